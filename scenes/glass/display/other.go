//go:build !linux

package display

// Begun has nothing to do where a window can always be opened.
func Begun() {}
