//go:build !js

package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/scenes"
	"sandglass/scenes/audio"
	"sandglass/scenes/boards"
	"sandglass/scenes/glass/display" // before Ebitengine begins
	"sandglass/scenes/input"
	"sandglass/scenes/launch"
	"sandglass/scenes/locale"
	"sandglass/scenes/store"
)

// Ebitengine has begun when this runs.
func init() { display.Begun() }

func options() (launch.Options, error) { return launch.FromArgs(os.Args[1:], boards.Names()) }

func usage() { fmt.Print(launch.Help(boards.Names())) }

// fail ends the program with one line.
func fail(code int, err error) {
	warn(err)
	os.Exit(code)
}

// warn prints one line.
func warn(err error) { fmt.Fprintln(os.Stderr, "sandglass:", launch.Line(err)) }

//go:embed sprites/title/icon/*.png
var icons embed.FS

// windowIcons are the window's icon in the sizes there are.
func windowIcons() []image.Image {
	const dir = "sprites/title/icon"
	var all []image.Image
	entries, _ := icons.ReadDir(dir)
	for _, e := range entries {
		data, _ := icons.ReadFile(dir + "/" + e.Name())
		if m, err := png.Decode(bytes.NewReader(data)); err == nil {
			all = append(all, m)
		}
	}
	return all
}

// openWindow sets the window up; it opens when the game runs.
func openWindow(fullscreen bool) {
	ebiten.SetWindowTitle("Sandglass")
	ebiten.SetWindowIcon(windowIcons())
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(320, 180, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(fullscreen)
}

// begun has nothing to do: a program is not opened anew by itself.
func begun() {}

// quitting ends the game before its next frame.
var quitting bool

// window is the program's window for the scenes.
type window struct{ data string }

func newWindow(data string) scenes.Window { return window{data} }

// Copy writes a file into the data directory: not every system has a clipboard
// that a program can reach.
func (w window) Copy(text string) (where string, err error) {
	dir, err := store.Dir(w.data)
	if err != nil {
		return "", err
	}
	where = filepath.Join(dir, "copied.txt")
	return where, os.WriteFile(where, []byte(text), 0o644)
}

// firstDevice is not known before one is used.
func firstDevice() input.Device { return input.Mouse }

// newVoice is nil: screen readers are not served outside of browsers.
func newVoice(*scenes.Settings) scenes.Voice { return nil }

func (window) Fullscreen() bool      { return ebiten.IsFullscreen() }
func (window) SetFullscreen(on bool) { ebiten.SetFullscreen(on) }
func (window) CanQuit() bool         { return true }
func (window) Quit()                 { quitting = true }

// restartMuted goes on without sound after the sound device was lost, which
// ends Ebitengine's loop: the program runs once more, from the saved game.
func restartMuted(cause error) {
	exe, err := os.Executable()
	if err != nil {
		fail(1, errors.Join(cause, err))
	}
	warn(fmt.Errorf("%w; going on without sound", cause))
	again := exec.Command(exe, append(slices.Clone(os.Args[1:]), "-lost")...)
	again.Stdin, again.Stdout, again.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = again.Run()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		os.Exit(exit.ExitCode())
	case err != nil:
		fail(1, err)
	}
}

// systemLanguage is what the environment asks for.
func systemLanguage() locale.Lang {
	for _, key := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(key); len(v) >= 2 {
			if l, err := locale.Parse(v[:2]); err == nil {
				return l
			}
		}
	}
	return locale.English
}

func openDescription(func() []byte) {}

func printDescription(text []byte) { os.Stdout.Write(append(text, '\n')) }

// serveProbe is all that the program does when it was started to see whether
// there is a sound device.
func serveProbe() {
	if len(os.Args) > 1 && os.Args[1] == "-probe-audio" {
		os.Exit(audio.ProbeChild())
	}
}

// canPlay asks a child for a sound device: without one Ebitengine would end the
// whole game.
func canPlay() bool {
	exe, err := os.Executable()
	return err == nil && audio.Available(exe)
}

// onHide has nothing to watch: behind other windows the music goes on.
func onHide(func(bool)) {}
