package engine

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sandglass/engine/jsondoc"
)

// MaxPosition is the largest position document that is read, in bytes.
const MaxPosition = 64 << 10

// ErrVersion is the error, in the sense of errors.Is, of a position or a record
// that was made by another rules version: not damaged, but not to be played on.
var ErrVersion = errors.New("another rules version")

// Heading is what the position documents of all games begin with; a rule set
// embeds it as the first field of its own document. What else documents have in
// common is written in one way, which is binding for every game (the test kit
// reads it):
//
//	options   those that differ from their defaults; first is always there and
//	          names the seat that started: Game.PositionOptions and StartedBy
//	view      the viewer's number, 0 for a spectator, absent from a whole state:
//	          a field View *int, for ViewOf and Viewer
//	chance    a state's generator, absent from a view: a string, for ChanceText
//	          and ParseChance
//
// Seats count from 1, sets of seats are lists of them (SeatList, ParseSeats), and
// enumerations are words (ParseName), never numbers.
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
	if h.Game != g.Name {
		return fmt.Errorf("position: of game %.40q, not %s", h.Game, g.Name)
	}
	if err := g.CheckRules(h.Rules); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	if err := g.CheckSetup(Setup{Seats: h.Seats, Options: h.Options}); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	if err := jsondoc.Unmarshal(doc, into); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	return nil
}

// CheckRules says whether the program has that rules version of the game: nil,
// ErrVersion, or another error if there cannot be such a version.
func (g *Game) CheckRules(rules int) error {
	if rules < 1 {
		return fmt.Errorf("rules %d: versions count from 1", rules)
	}
	if rules != g.Rules {
		return fmt.Errorf("rules %d of %s; this program has rules %d: %w", rules, g.Name, g.Rules, ErrVersion)
	}
	return nil
}

// PositionOptions gives the options as a position tells them: of those given,
// what differs from its default, and the seat that started.
func (g *Game) PositionOptions(first Seat, options map[string]string) map[string]string {
	chosen := g.Chosen(options)
	if chosen == nil {
		chosen = map[string]string{}
	}
	chosen[FirstOption.Key] = strconv.Itoa(int(first) + 1)
	return chosen
}

// StartedBy is the seat that a position's checked options name as the first.
func StartedBy(options map[string]string) (Seat, error) {
	first := named(options)
	if first == Spectator {
		return first, errors.New("options.first: want the seat that started")
	}
	return first, nil
}

// Answer is the value of a YesNo option.
func Answer(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// ViewOf is the field view of a viewer's document.
func ViewOf(viewer Seat) *int {
	n := int(viewer) + 1
	return &n
}

// Viewer reads the field view, which is not nil, of a document with that many
// seats.
func Viewer(view *int, seats int) (Seat, error) {
	if *view < 0 || *view > seats {
		return Spectator, fmt.Errorf("view: %d: want a seat 1 to %d, or 0 for a spectator", *view, seats)
	}
	return Seat(*view - 1), nil
}

// ChanceText is the field chance: the generator as 16 hexadecimal digits.
func ChanceText(r RNG) string { return fmt.Sprintf("%016x", r.S) }

// ParseChance reads the field chance of a whole state.
func ParseChance(s string) (RNG, error) {
	n, err := strconv.ParseUint(s, 16, 64)
	r := RNG{n}
	if err != nil || ChanceText(r) != s {
		return RNG{}, errors.New("chance: want 16 hexadecimal digits")
	}
	return r, nil
}

// SeatList is a set of seats as a list of their numbers; nil for none.
func SeatList(set SeatSet) []int {
	var list []int
	for ; set != 0; set &= set - 1 {
		list = append(list, int(set.First())+1)
	}
	return list
}

// ParseSeats reads a list of seats of a game with that many. The error begins
// with what, the name of the field.
func ParseSeats(what string, list []int, seats int) (SeatSet, error) {
	var set SeatSet
	for _, n := range list {
		seat := Seat(n - 1)
		if n < 1 || n > seats || set.Has(seat) {
			return 0, fmt.Errorf("%s: %d: want seats 1 to %d, each once", what, n, seats)
		}
		set |= seat.One()
	}
	return set, nil
}

// ParseName gives the index of a name; an empty one in names is never found.
// The error says what it is that has no such name.
func ParseName(what, s string, names []string) (int, error) {
	if i := slices.Index(names, s); i >= 0 && s != "" {
		return i, nil
	}
	known := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return n == "" })
	return 0, fmt.Errorf("no %s %.40q: want one of %s", what, s, strings.Join(known, ", "))
}
