// Package audio lets the mix sound through the machine's device. It is the
// only package that knows Ebitengine's audio; everything that can be computed
// without a device lies in the pure packages below it.
package audio

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"sandglass/scenes/audio/cue"
	"sandglass/scenes/audio/mix"
	"sandglass/scenes/audio/probe"
	"sandglass/scenes/audio/synth"
	"sandglass/scenes/audio/tables"
)

// A Speaker is the sound sink of the scenes. All its methods belong to the
// game's thread.
type Speaker struct {
	desk    *mix.Desk
	mute    bool
	context *audio.Context // nil until the first Tick
	player  *audio.Player
	running bool
}

// New makes a Speaker whose device is opened by its first Tick. If mute, no
// device is touched: the Speaker takes everything and plays nothing. Call it
// once in a process. An error means that the tables of sounds are damaged.
func New(mute bool) (*Speaker, error) {
	sets, err := tables.Open()
	if err != nil {
		return nil, err
	}
	begin := time.Now()
	return &Speaker{desk: mix.New(sets, func() time.Duration { return time.Since(begin) }), mute: mute}, nil
}

// open opens the device and starts the stream, silent until the device really
// plays.
func (s *Speaker) open() (err error) {
	s.context = audio.NewContext(synth.Rate)
	if s.player, err = s.context.NewPlayerF32(s.desk); err != nil {
		s.mute = true
		return err
	}
	s.player.SetBufferSize(buffer)
	s.player.Play()
	return nil
}

// Play starts an effect of the tables; see mix.Desk.Play for what is dropped.
func (s *Speaker) Play(name string, c cue.Cue) { s.desk.Play(name, c) }

// Music changes to a piece, or to another entry into one such as "results";
// "" is silence.
func (s *Speaker) Music(piece string) { s.desk.Music(piece) }

// Tense turns the tense layer of the music on or off.
func (s *Speaker) Tense(on bool) { s.desk.Tense(on) }

// Volumes sets the sliders, 0..100 each, 80 = as composed.
func (s *Speaker) Volumes(master, music, effects, ui int) {
	s.desk.Volumes(master, music, effects, ui)
}

// Mono makes both sides sound alike.
func (s *Speaker) Mono(on bool) { s.desk.Mono(on) }

// Fewer leaves out ornaments (hops and steps, grunts, rattling dice) and the
// music's tense layer.
func (s *Speaker) Fewer(on bool) { s.desk.Fewer(on) }

// Pause muffles the music behind the pause menu.
func (s *Speaker) Pause(on bool) { s.desk.Pause(on) }

// Hide fades everything out while the window is hidden, and holds the music.
func (s *Speaker) Hide(on bool) { s.desk.Hide(on) }

// Mute reports whether there is no device: show the crossed-out speaker.
func (s *Speaker) Mute() bool { return s.mute }

// Ready reports whether sound comes out, or never will: as long as it is
// false a browser still waits for a key or a click.
func (s *Speaker) Ready() bool { return s.mute || s.running }

// Unlock asks a browser that waits for a key or a click to let the sound out;
// call it when a gamepad's button is pressed, which browsers do not count. It
// may be refused: Ready tells.
func (s *Speaker) Unlock() {
	if !s.Ready() {
		unlock()
	}
}

// Tick renders effects for at most some 3 ms and sees whether the device
// plays. Call it once a frame, from when the first picture is to be seen: the
// first call opens the device, which takes as long as much of the start. An
// error means that the device refused the stream, and comes once: from then on
// the Speaker is mute.
func (s *Speaker) Tick() error {
	if s.mute {
		return nil
	}
	if s.context == nil {
		return s.open()
	}
	// The context calls itself ready too early on some machines. The device
	// plays once it asks for more than fits into the buffer.
	if !s.running && s.context.IsReady() && s.desk.Frames() > bufferFrames {
		s.running = true
		s.desk.Open()
	}
	s.desk.Tick()
	return nil
}

// Close stops the stream.
func (s *Speaker) Close() {
	if s.player != nil {
		s.player.Close()
	}
}

// buffer is what is kept ready for the device.
const (
	buffer       = bufferMs * time.Millisecond
	bufferFrames = bufferMs * synth.Rate / 1000
)

// DeviceLost reports whether the game loop ended because the sound device
// failed: start again with a mute Speaker.
func DeviceLost(err error) bool { return probe.Lost(err) }

// ProbeChild is what the program does when its first argument is
// "-probe-audio": it returns the exit code, 0 if there is a device that plays.
func ProbeChild() (exitCode int) { return probe.Child() }

// Available runs the program exe as a probe and reports whether there is a
// device that plays; if not, make a mute Speaker. It takes some 40 ms, 4 s at
// most; in a page it is true at once.
func Available(exe string) bool { return probe.Available(exe) }
