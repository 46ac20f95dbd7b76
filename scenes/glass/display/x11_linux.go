package display

import (
	"os"
	"syscall"

	"sandglass/scenes/boards"
	"sandglass/scenes/launch"
)

// stderr is the standard error while Ebitengine's X library begins: its logger
// tells of a server that asks for no authority, which is no fault.
var stderr = os.Stderr

func init() {
	name := os.Getenv("DISPLAY")
	if !reachable(name) {
		end(name)
	}
	if null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0); err == nil {
		os.Stderr = null
	}
}

// Begun gives the standard error back.
func Begun() { os.Stderr = stderr }

// end ends the program. What is wrong with the flags comes first, and help needs
// no display.
func end(name string) {
	opts, err := launch.FromArgs(os.Args[1:], boards.Names())
	switch {
	case err != nil:
		os.Stderr.WriteString("sandglass: " + launch.Line(err) + "\n")
		os.Exit(2)
	case opts.Help:
		os.Stdout.WriteString(launch.Help(boards.Names()))
		os.Exit(0)
	case name == "":
		name = "DISPLAY is not set"
	}
	os.Stderr.WriteString("sandglass: there is no display to open a window on (" + name + "); make serve puts the game on a page\n")
	os.Exit(1)
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
