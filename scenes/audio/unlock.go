//go:build !js

package audio

// bufferMs is kept short: little lies between an event and its sound.
const bufferMs = 50

// unlock has nothing to do where nothing is locked.
func unlock() {}
