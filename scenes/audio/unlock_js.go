package audio

import "syscall/js"

// bufferMs is longer in a page, where a frame may take its time.
const bufferMs = 85

// unlock looks to the page like a key that was let go, which is what the
// audio library listens for.
func unlock() {
	js.Global().Get("document").Call("dispatchEvent", js.Global().Get("Event").New("keyup"))
}
