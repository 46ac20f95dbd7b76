package table

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"time"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/games"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/input"
)

const saveHeader = "sandglass save 1"

// A save is lines of "key value" (when it was saved, who sits where and holds
// which device, the bots' random states, what people have chosen in secret and is not committed yet, the
// position and its hash) and then, after a blank line, the record:
//
//	sandglass save 1
//	saved 1767323045
//	seat 1 human Anna
//	seat 2 bot:greedy Julia
//	hand 1 pad 045e-02ea-Xbox-Controller 1
//	bot 2 8f3a...
//	held 1 camel C
//	hash 0123456789abcdef
//	position {"game":"timbuktu",...}
//
//	sandglass 1
//	game timbuktu rules 1
//	...
func (t *Table) save(now time.Time) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\nsaved %d\n", saveHeader, now.Unix())
	for i, s := range t.seats {
		fmt.Fprintf(&b, "seat %d %s %s\n", i+1, s.Driver, s.Name)
	}
	for i, s := range t.seats {
		if s.Hand != input.AnyHand {
			fmt.Fprintf(&b, "hand %d %s\n", i+1, s.Hand)
		}
	}
	for i, p := range t.bots {
		if p != nil {
			fmt.Fprintf(&b, "bot %d %s\n", i+1, p.State())
		}
	}
	for _, c := range t.draft.held {
		fmt.Fprintf(&b, "held %d %s\n", c.seat+1, t.game.Rules.Format(c.move))
	}
	position, err := t.match.Position()
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "hash %016x\nposition %s\n\n", t.match.Hash(), position)
	b.Write(t.match.Record())
	return b.Bytes(), nil
}

// SavedAt is when a save was written; ok is false where it does not say so.
func SavedAt(save []byte) (at time.Time, ok bool) {
	head, _, _ := strings.Cut(string(save), "\n\n")
	for line := range strings.Lines(head) {
		if value, is := strings.CutPrefix(line, "saved "); is {
			unix, err := strconv.ParseInt(strings.TrimSpace(value), 10, 64)
			return time.Unix(unix, 0), err == nil
		}
	}
	return at, false
}

// SavedNames are the names of a save's seats, in their order; none where it
// does not say.
func SavedNames(save []byte) (names []string) {
	head, _, _ := strings.Cut(string(save), "\n\n")
	for line := range strings.Lines(head) {
		if f := strings.SplitN(strings.TrimSpace(line), " ", 4); len(f) == 4 && f[0] == "seat" {
			names = append(names, f[3])
		}
	}
	return names
}

// saved is a save that was read.
type saved struct {
	match *match.Match
	seats []scenes.SeatSetup
	bots  [engine.MaxSeats]string
	held  []string // "SEAT MOVE"
	draft draft
}

// parseSave reads what save wrote. Where the record is damaged or leads to
// another position than the saved one, that one counts. Errors say which line is
// wrong; one of another rules version is engine.ErrVersion.
func parseSave(text []byte) (*saved, error) {
	head, record, ok := bytes.Cut(text, []byte("\n\n"))
	if !ok {
		return nil, fmt.Errorf("save: the record is missing")
	}
	var s saved
	var hash uint64
	var position string
	for i, line := range strings.Split(string(head), "\n") {
		if i == 0 {
			if line != saveHeader {
				return nil, fmt.Errorf("save: line 1: %q instead of %q", clip(line), saveHeader)
			}
			continue
		}
		if err := s.line(line, &hash, &position); err != nil {
			return nil, fmt.Errorf("save: line %d: %w", i+1, err)
		}
	}
	m, err := match.Load(bytes.NewReader(record))
	if err == nil && m.Hash() != hash {
		err = fmt.Errorf("the record leads to another position than the saved one")
	}
	if err != nil {
		if m = fromPosition([]byte(position)); m == nil || m.Hash() != hash {
			return nil, fmt.Errorf("save: %w", err)
		}
	}
	if s.match = m; len(s.seats) != m.Setup().Seats {
		return nil, fmt.Errorf("save: %d seat lines for %d seats", len(s.seats), m.Setup().Seats)
	}
	if err := s.hold(); err != nil {
		return nil, fmt.Errorf("save: %w", err)
	}
	return &s, nil
}

// hold makes the draft of the choices that the save holds.
func (s *saved) hold() error {
	if s.held == nil {
		return nil
	}
	s.draft = newDraft(s.match, people(s.seats))
	for _, line := range s.held {
		number, text, _ := strings.Cut(line, " ")
		n, _ := strconv.Atoi(number)
		seat := engine.Seat(n - 1)
		if s.draft.match == nil || n < 1 || n > len(s.seats) || !s.draft.left().Has(seat) {
			return fmt.Errorf("held %q: this seat has nothing to choose in secret with others", clip(line))
		}
		mv, err := s.match.Game().Parse(text)
		if err != nil {
			return fmt.Errorf("held %q: %w", clip(line), err)
		}
		if _, last, err := s.draft.hold(seat, mv); err != nil {
			return fmt.Errorf("held %q: %w", clip(line), err)
		} else if last {
			return fmt.Errorf("held %q: nobody is left to choose", clip(line))
		}
	}
	return nil
}

// people are the seats of humans.
func people(seats []scenes.SeatSetup) (ss engine.SeatSet) {
	for i, s := range seats {
		if s.Driver == scenes.Human {
			ss |= engine.Seat(i).One()
		}
	}
	return ss
}

func (s *saved) line(line string, hash *uint64, position *string) (err error) {
	key, value, _ := strings.Cut(line, " ")
	switch key {
	case "saved":
		if _, err := strconv.ParseInt(value, 10, 64); err != nil {
			return fmt.Errorf("%q is not a time", clip(value))
		}
	case "seat":
		f := strings.SplitN(value, " ", 3)
		if len(f) != 3 || f[0] != strconv.Itoa(len(s.seats)+1) || len(s.seats) == engine.MaxSeats {
			return fmt.Errorf("%q is not seat %d with driver and name", clip(value), len(s.seats)+1)
		}
		s.seats = append(s.seats, scenes.SeatSetup{Driver: scenes.Driver(f[1]), Name: f[2]})
	case "bot", "hand":
		number, text, _ := strings.Cut(value, " ")
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > len(s.seats) || text == "" {
			return fmt.Errorf("%q is no %s of these seats", clip(value), key)
		}
		if key == "bot" {
			s.bots[n-1] = text
			break
		}
		if s.seats[n-1].Hand != input.AnyHand || !input.ValidHand(text) {
			return fmt.Errorf("%q is no hand, or the seat's second", clip(value))
		}
		s.seats[n-1].Hand = text
	case "held":
		s.held = append(s.held, value)
	case "hash":
		if *hash, err = strconv.ParseUint(value, 16, 64); err != nil {
			return fmt.Errorf("%q is not a hash", clip(value))
		}
	case "position":
		*position = value
	default:
		return fmt.Errorf("unknown key %q", clip(key))
	}
	return nil
}

// fromPosition begins a match at the saved position, or gives nil.
func fromPosition(doc []byte) *match.Match {
	h, err := engine.ReadHeading(doc)
	if err != nil {
		return nil
	}
	g, err := games.Find(h.Game)
	if err != nil {
		return nil
	}
	m, err := match.FromPosition(g, doc)
	if err != nil {
		return nil
	}
	return m
}

// clip keeps a message to one readable line.
func clip(s string) string {
	if len(s) > 40 {
		return s[:40] + "..."
	}
	return s
}

// seatBots makes the bots of the seats.
func seatBots(game string, seats []scenes.SeatSetup, seed uint64) (made [engine.MaxSeats]bot.Bot, err error) {
	for i, s := range seats {
		if made[i], err = s.Driver.Bot(game, seed+uint64(i)+1); err != nil {
			return made, fmt.Errorf("seat %d: %w", i+1, err)
		}
	}
	return made, nil
}
