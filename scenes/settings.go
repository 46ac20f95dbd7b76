package scenes

import (
	"fmt"
	"slices"

	"sandglass/engine/jsondoc"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
)

// Speed is how fast animations play.
type Speed uint8

const (
	Normal Speed = iota
	Double
	Quadruple
	Instant
	speeds
)

// Ticks is how far a frame of by ticks takes an animation at this speed; it is
// far enough to end any at Instant.
func (s Speed) Ticks(by anim.Ticks) anim.Ticks {
	if s == Instant {
		return 1 << 20
	}
	return by << s
}

// Settings are a player's own, kept between runs.
type Settings struct {
	Lang          locale.Lang
	Master        int // volumes, 0 to 100
	Music         int
	Effects       int
	Interface     int
	Speed         Speed
	Fullscreen    bool
	ReducedMotion bool
	HideOdds      bool // of what a move may bring, where a game tells them
	Last          LastGame

	Rumble      bool               // pads rumble
	PadStyle    input.Style        // the glyphs of all pads
	SwapConfirm bool               // pads of StyleSwitch confirm by letter, not by place
	Keys        []input.Key        // bindings, by input.Action; what is missing is as at a first start
	Buttons     []uint8            // the same of pads
	Pads        []input.PadMapping // of pads without a standard layout
	TwoTaps     bool               // a finger's first tap selects and explains, the second acts
	NoLens      bool               // no zoom lens on small screens
	Hold        input.Hold         // until a held direction repeats
	LookAway    bool               // a peek first asks the others to look away
	NoKeypad    bool               // what all choose in secret is chosen behind curtains, whatever they hold
	Mono        bool
	FewSounds   bool
}

// LastGame is the last set-up, so that the next game starts with two inputs.
type LastGame struct {
	Game    string
	Seats   []SeatSetup
	Options map[string]string
}

// SeatSetup is who sits on a seat.
type SeatSetup struct {
	Name   string
	Driver Driver
	Hand   string // the device that plays it: see input.AnyHand
}

// DefaultSettings are those of a first start.
func DefaultSettings() *Settings {
	return &Settings{Master: 80, Music: 80, Effects: 80, Interface: 80, Rumble: true, TwoTaps: true}
}

// ParseSettings reads what Marshal wrote. Damaged text gives an error that says
// what is wrong, and the defaults.
func ParseSettings(text []byte) (*Settings, error) {
	s := DefaultSettings()
	if err := jsondoc.UnmarshalKnown(text, s); err != nil {
		return DefaultSettings(), fmt.Errorf("settings: %w", err)
	}
	for _, v := range []*int{&s.Master, &s.Music, &s.Effects, &s.Interface} {
		if *v < 0 || *v > 100 {
			return DefaultSettings(), fmt.Errorf("settings: volume %d is not 0 to 100", *v)
		}
	}
	if s.Lang >= locale.Langs || s.Speed >= speeds {
		return DefaultSettings(), fmt.Errorf("settings: language %d or speed %d is unknown", s.Lang, s.Speed)
	}
	if s.PadStyle >= input.Styles || s.Hold >= input.Holds {
		return DefaultSettings(), fmt.Errorf("settings: pad style %d or hold time %d is unknown", s.PadStyle, s.Hold)
	}
	s.bound()
	return s, nil
}

// bound takes bindings and mappings that no remap screen makes back to those of
// a first start, rather than all settings with them.
func (s *Settings) bound() {
	if len(s.Keys) > int(input.Actions) || slices.ContainsFunc(s.Keys, func(k input.Key) bool { return k >= input.Keys }) || !input.KeysServe(s.Keys) {
		s.Keys = nil
	}
	if len(s.Buttons) > int(input.Actions) || !input.ButtonsServe(s.Buttons) {
		s.Buttons = nil
	}
	for i := range s.Last.Seats {
		if seat := &s.Last.Seats[i]; !input.ValidHand(seat.Hand) {
			seat.Hand = input.AnyHand
		}
	}
}

// Save stores the settings; what cannot be stored is lost with the program only.
func (e *Env) SaveSettings() error {
	return e.Store.Write("settings", jsondoc.Marshal(e.Settings))
}
