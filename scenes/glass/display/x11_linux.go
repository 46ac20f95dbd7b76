package display

import (
	"os"
	"syscall"
)

func init() {
	if name := os.Getenv("DISPLAY"); !reachable(name) {
		if name == "" {
			name = "DISPLAY is not set"
		}
		os.Stderr.WriteString("sandglass: there is no display to open a window on (" + name + "); make serve puts the game on a page\n")
		os.Exit(1)
	}
}

// reachable says whether an X server answers. Only local ones are tried; of
// another machine's nothing is known before it is used.
func reachable(name string) bool {
	if name == "" {
		return false
	}
	if name[0] != ':' {
		return true
	}
	number := name[1:]
	for i := range number {
		if number[i] == '.' {
			number = number[:i]
			break
		}
	}
	return connects("/tmp/.X11-unix/X"+number) || connects("@/tmp/.X11-unix/X"+number)
}

// connects says whether somebody listens on a local socket; a name that begins
// with @ is one without a file.
func connects(name string) bool {
	s, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return false
	}
	defer syscall.Close(s)
	return syscall.Connect(s, &syscall.SockaddrUnix{Name: name}) == nil
}
