//go:build unix

package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"sandglass/scenes/input"
)

// A window is the binary in a display of its own, without a sound device.
type window struct {
	display string
	id      string // of the X window
	data    string // the directory of the store
	cmd     *exec.Cmd
	ended   chan struct{} // closed when the program has ended
	last    error         // why no more was read then
	errors  said

	mu     sync.Mutex
	latest description
	lines  int
}

// said is what a program has written to its standard error.
type said struct {
	mu   sync.Mutex
	text strings.Builder
}

func (s *said) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *said) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// newDisplay starts an X server and gives its name.
func newDisplay(t *testing.T) string {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		t.Fatal(err)
	}
	w.Close()
	t.Cleanup(func() {
		x.Process.Kill()
		x.Wait()
	})
	var number int
	if _, err := fmt.Fscan(r, &number); err != nil {
		t.Fatalf("Xvfb names no display: %v", err)
	}
	return fmt.Sprintf(":%d", number)
}

// silent is an ALSA configuration without any device.
func silent(t *testing.T) string {
	file := filepath.Join(t.TempDir(), "asound.conf")
	if err := os.WriteFile(file, []byte("# no device\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// openWindow starts the binary; the flags -automation and -data are added.
func openWindow(t *testing.T, display, data string, args ...string) *window {
	t.Helper()
	return openWith(t, display, data, []string{"ALSA_CONFIG_PATH=" + silent(t)}, args...)
}

func openWith(t *testing.T, display, data string, env []string, args ...string) *window {
	t.Helper()
	w := &window{display: display, data: data, ended: make(chan struct{})}
	w.cmd = exec.Command(built.binary, append([]string{"-automation", "-data", data}, args...)...)
	w.cmd.Env = append(append(os.Environ(), "DISPLAY="+display), env...)
	w.cmd.Stderr = &w.errors
	w.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // what it starts ends with it
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go w.read(bufio.NewReader(out))
	t.Cleanup(func() { w.close(t) })
	until(t, w, "the window", func(d description) bool { return d.V == 1 })
	w.focus(t)
	return w
}

// focus gives the window the keyboard, as a window manager would.
func (w *window) focus(t *testing.T) {
	t.Helper()
	ids := strings.Fields(w.xdotool(t, "search", "--sync", "--onlyvisible", "--name", "^Sandglass$"))
	if len(ids) == 0 {
		t.Fatal("there is no window")
	}
	w.id = ids[len(ids)-1]
	w.xdotool(t, "windowfocus", "--sync", w.id)
}

func (w *window) read(out *bufio.Reader) {
	defer close(w.ended)
	for d := json.NewDecoder(out); ; {
		var now description
		if err := d.Decode(&now); err != nil {
			w.last = err
			return
		}
		w.mu.Lock()
		w.latest, w.lines = now, w.lines+1
		w.mu.Unlock()
	}
}

func (w *window) xdotool(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+w.display)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

func (w *window) see(t *testing.T) description {
	t.Helper()
	w.mu.Lock()
	d := w.latest
	w.mu.Unlock()
	select {
	case <-w.ended:
		t.Fatalf("the program has ended (%v): %s", w.last, w.errors.String())
	default:
	}
	return d
}

var keyNames = map[input.Key]string{
	input.KeyRight: "Right", input.KeyLeft: "Left", input.KeyUp: "Up", input.KeyDown: "Down",
	input.KeyEnter: "Return", input.KeyTab: "Tab", input.KeyEscape: "Escape", input.KeySpace: "space",
}

func (w *window) tap(t *testing.T, k input.Key) {
	t.Helper()
	w.xdotool(t, "key", "--delay", "0", keyNames[k])
}

func (w *window) point(t *testing.T, x, y float64) {
	t.Helper()
	w.xdotool(t, "mousemove", "--window", w.id, fmt.Sprint(int(x)), fmt.Sprint(int(y)))
}

func (w *window) click(t *testing.T, x, y float64) {
	t.Helper()
	w.point(t, x, y)
	w.xdotool(t, "click", "--delay", "0", "1")
}

// kill ends the program as a crash would.
func (w *window) kill(t *testing.T) {
	t.Helper()
	if err := syscall.Kill(-w.cmd.Process.Pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	<-w.ended
	w.cmd.Wait()
}

func (w *window) close(t *testing.T) {
	_ = syscall.Kill(-w.cmd.Process.Pid, syscall.SIGKILL) // it may have ended
	select {
	case <-w.ended:
	case <-time.After(patience):
		t.Error("the program does not end")
	}
	w.cmd.Wait()
}
