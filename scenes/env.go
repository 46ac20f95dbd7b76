package scenes

import (
	"time"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/store"
)

// Env is what all scenes share. Main makes it and hands in the parts that need
// a device as small interfaces.
type Env struct {
	Stack    *Stack
	Sound    Sound
	Store    store.Store
	Settings *Settings
	Window   Window
	Launch   Launch
	Now      func() time.Time // for names of saves and seeds, never for rules
	Random   engine.RNG       // cosmetic: twinkles, grunts; never for rules
	Device   input.Device     // whose glyphs the prompts show: the device last used, or that of the seat on turn
	Style    input.Style      // and, of a pad, which ones
	Pads     *input.Pads      // nil for none
	Feel     Feel             // nil where nothing rumbles
	Voice    Voice            // nil where nothing speaks
	Halves   bool             // the keyboard is two hands: some seat has one, or may take one
	Catch    bool             // keys and buttons come as input.Caught: the remap screen asks

	prompt   string // the hand that the prompts are for, while the epoch is prompted
	prompted uint32
	part     uint8 // the part of the keyboard whose keys they show
}

// Sound plays what is heard; package audio is the real one.
type Sound interface {
	Play(name string, c cue.Cue)
	Music(piece string) // "" for none
	Tense(on bool)
	Volumes(master, music, effects, ui int) // 0 to 100
	Mono(on bool)                           // both sides sound alike
	Fewer(on bool)                          // leaves out what only adorns
	Pause(on bool)                          // muffles the music
	Ready() bool                            // whether anything can be heard yet
	Unlock()                                // try to, on a press that the browser does not count
}

// Window is the little of the window that scenes may move.
type Window interface {
	Fullscreen() bool
	SetFullscreen(on bool)
	CanQuit() bool
	Quit()
}

// A Copier is a Window that can put text on the clipboard, or in a file whose place
// it gives.
type Copier interface {
	Copy(text string) (where string, err error)
}

// Feel lets pads rumble.
type Feel interface {
	Rumble(pad uint8, p input.Pulse)
}

// Voice tells what happens in words to those who do not look: a screen reader.
// The two queues are heard apart.
type Voice interface {
	Say(text string)   // events and prompts
	Focus(text string) // what has the focus
	Title(text string) // whose turn it is, as the window's or page's title
}

// Launch is what the command line or the page's address asked for.
type Launch struct {
	Game    string   // "" for none: the title
	Seats   []Driver // nil for the usual ones
	Seed    uint64   // meaningful when HasSeed
	HasSeed bool
	Options map[string]string
	Record  *match.Match // a record to continue, nil for none
	Muted   bool
	Lost    bool // started again because the sound device was lost
}

// T gives a text in the player's language.
//
//go:noinline
func (e *Env) T(m locale.Msg, args ...any) string { return m.In(e.Settings.Lang, args...) }

// N gives a text that depends on a number.
//
//go:noinline
func (e *Env) N(p locale.Plural, n int, args ...any) string {
	return p.In(e.Settings.Lang, n, args...)
}

// Play plays an effect of the screen's own, in the middle.
//
//go:noinline
func (e *Env) Play(name string) { e.Sound.Play(name, cue.Cue{}) }

// Silence is a Sound that plays nothing: tests, and machines without a device.
type Silence struct{}

func (Silence) Play(string, cue.Cue)   {}
func (Silence) Music(string)           {}
func (Silence) Tense(bool)             {}
func (Silence) Volumes(_, _, _, _ int) {}
func (Silence) Mono(bool)              {}
func (Silence) Fewer(bool)             {}
func (Silence) Pause(bool)             {}
func (Silence) Ready() bool            { return true }
func (Silence) Unlock()                {}
