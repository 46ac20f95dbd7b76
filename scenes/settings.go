package scenes

import (
	"fmt"

	"sandglass/engine/jsondoc"
	"sandglass/scenes/anim"
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
}

// DefaultSettings are those of a first start.
func DefaultSettings() *Settings {
	return &Settings{Master: 80, Music: 80, Effects: 80, Interface: 80}
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
	return s, nil
}

// Save stores the settings; what cannot be stored is lost with the program only.
func (e *Env) SaveSettings() error {
	return e.Store.Write("settings", jsondoc.Marshal(e.Settings))
}
