//go:build !js

// Package probe finds out whether there is a sound device that plays. Without
// one Ebitengine would end the whole game, and asking it whether it is ready
// says yes even then. A device can be opened only once in a process, so a
// child process does the asking.
package probe

import (
	"os/exec"
	"time"

	"github.com/ebitengine/oto/v3"

	"sandglass/scenes/audio/synth"
)

// Flag is the only argument of the child.
const Flag = "-probe-audio"

const (
	readyLimit = 2 * time.Second
	childLimit = 4 * time.Second
)

// Child opens the device and returns the child's exit code: 0 if it plays,
// 1 if not.
func Child() (exitCode int) {
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: synth.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE})
	if err != nil {
		return 1
	}
	select {
	case <-ready:
	case <-time.After(readyLimit):
		return 1
	}
	if ctx.Err() != nil {
		return 1
	}
	return 0
}

// Available runs the program exe with Flag and reports whether there is a
// device that plays. A child that fails to start or hangs counts as no.
func Available(exe string) bool { return available(exe, childLimit) }

func available(exe string, limit time.Duration) bool {
	c := exec.Command(exe, Flag)
	if c.Start() != nil {
		return false
	}
	late := time.AfterFunc(limit, func() { c.Process.Kill() })
	defer late.Stop()
	return c.Wait() == nil
}
