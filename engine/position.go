package engine

import (
	"encoding/json"
	"fmt"
	"strings"
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
	if err := json.Unmarshal(doc, &h); err != nil {
		return h, fmt.Errorf("position: %s", strings.TrimPrefix(err.Error(), "json: "))
	}
	if h.Game == "" {
		return h, fmt.Errorf(`position: names no "game"`)
	}
	return h, nil
}
