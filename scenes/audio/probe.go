//go:build !js

package audio

import (
	"os/exec"
	"time"

	"github.com/ebitengine/oto/v3"

	"sandglass/scenes/audio/synth"
)

const (
	bufferMs = 50
	// ProbeFlag is the first argument that makes a process a probe.
	ProbeFlag  = "-probe-audio"
	probeLimit = 2 * time.Second
)

// ProbeChild opens the sound device and returns the exit code of the probing
// process: 0 if it plays, 1 if not. Without a device Ebitengine would end the
// whole game, and a device can be opened once only in a process; so main
// asks a child of its own.
func ProbeChild() (exitCode int) {
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: synth.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE})
	if err != nil {
		return 1
	}
	select {
	case <-ready:
	case <-time.After(probeLimit):
		return 1
	}
	if ctx.Err() != nil {
		return 1
	}
	return 0
}

// Available runs the program exe as a probe and reports whether there is a
// sound device that plays. A probe that hangs counts as none.
func Available(exe string) bool {
	c := exec.Command(exe, ProbeFlag)
	c.WaitDelay = time.Second
	if c.Start() != nil {
		return false
	}
	late := time.AfterFunc(2*probeLimit, func() { c.Process.Kill() })
	defer late.Stop()
	return c.Wait() == nil
}

// unlock has nothing to do where nothing is locked.
func unlock() {}
