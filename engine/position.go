package engine

import (
	"fmt"

	"sandglass/engine/jsondoc"
)

// MaxPosition is the largest position document that is read, in bytes.
const MaxPosition = 64 << 10

// Heading is what the position documents of all games begin with; a rule set
// embeds it as the first field of its own document.
type Heading struct {
	Game    string            `json:"game"`
	Rules   int               `json:"rules"`
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"` // those that differ from their defaults
}

// ReadHeading gives the heading of a position document, of whatever game. It
// does not say whether the rest is right.
func ReadHeading(doc []byte) (Heading, error) {
	var h Heading
	if len(doc) > MaxPosition {
		return h, fmt.Errorf("position: longer than %d bytes", MaxPosition)
	}
	if err := jsondoc.UnmarshalKnown(doc, &h); err != nil {
		return h, fmt.Errorf("position: %w", err)
	}
	if h.Game == "" {
		return h, fmt.Errorf(`position: names no "game"`)
	}
	return h, nil
}

// DecodePosition reads a position document into the rule set's struct: bounded,
// one JSON value with no unknown fields, and the heading must be the game's.
// What the fields say is for the rule set to check.
func (g *Game) DecodePosition(doc []byte, into any) error {
	h, err := ReadHeading(doc)
	if err != nil {
		return err
	}
	if h.Game != g.Name || h.Rules != g.Rules {
		return fmt.Errorf("position: of %.40q rules %d, not %s rules %d", h.Game, h.Rules, g.Name, g.Rules)
	}
	if err := g.CheckSetup(Setup{Seats: h.Seats, Options: h.Options}); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	if err := jsondoc.Unmarshal(doc, into); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	return nil
}
