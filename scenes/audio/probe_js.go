package audio

import "syscall/js"

const (
	// bufferMs is longer in a page, where a frame may take its time.
	bufferMs = 85
	// ProbeFlag is the first argument that makes a process a probe.
	ProbeFlag = "-probe-audio"
)

// ProbeChild has nothing to probe in a page.
func ProbeChild() (exitCode int) { return 0 }

// Available is true in a page: without a device it stays silent by itself.
func Available(string) bool { return true }

// unlock looks to the page like a key that was let go, which is what the
// audio library listens for.
func unlock() {
	js.Global().Get("document").Call("dispatchEvent", js.Global().Get("Event").New("keyup"))
}
