package match

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"sandglass/engine"
	"sandglass/engine/games"
)

// A record is a game as text:
//
//	sandglass 1
//	game timbuktu rules 1
//	seats 3
//	option own-loads=yes
//	seed 42
//
//	1 place lamp
//	2 place palm
//
// Options at their defaults are not written (but read); the others stand in the
// game's order when written. Instead of a seed there may be the position that
// the game started from: "position {...}", on one line. Every line ends in a
// line feed, the last one too: a record that was cut off is noticed.
const (
	format = "sandglass 1"

	maxRecord = 256 << 10 // bytes
	maxMoves  = 10000
)

// Record is the game so far. It holds every secret, the seed above all.
func (m *Match) Record() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\ngame %s rules %d\nseats %d\n", format, m.game.Name, m.game.Rules, m.setup.Seats)
	for _, o := range m.game.Options {
		if v, ok := m.setup.Options[o.Key]; ok {
			fmt.Fprintf(&b, "option %s=%s\n", o.Key, v)
		}
	}
	if m.doc != nil {
		fmt.Fprintf(&b, "position %s\n", m.doc)
	} else {
		fmt.Fprintf(&b, "seed %d\n", m.setup.Seed)
	}
	b.WriteByte('\n')
	for _, e := range m.log {
		fmt.Fprintf(&b, "%d %s\n", e.seat+1, m.game.Format(e.move))
	}
	return b.Bytes()
}

// Load reads a record and plays it to its last move. The error names the line
// and what is wrong with it, in one line; errors.Is tells an intact record of
// another rules version by engine.ErrVersion.
func Load(r io.Reader) (*Match, error) { return LoadWith(r, games.Find) }

// LoadWith is Load with another way to find the game of a name, for games that
// package games does not list.
func LoadWith(r io.Reader, find func(name string) (*engine.Game, error)) (*Match, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxRecord+1))
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	if len(text) > maxRecord {
		return nil, fmt.Errorf("record: longer than %d bytes", maxRecord)
	}
	p := parser{rest: string(text)}
	m, err := p.header(find)
	if err == nil {
		err = p.moves(m)
	}
	if err != nil {
		return nil, fmt.Errorf("record: line %d: %w", max(p.number, 1), err)
	}
	return m, nil
}

// A parser stands on a line of a record.
type parser struct {
	rest   string
	line   string
	number int // of the line, from 1
}

// next goes to the next line; false at the end.
func (p *parser) next() (bool, error) {
	if p.rest == "" {
		return false, nil
	}
	p.number++
	line, rest, whole := strings.Cut(p.rest, "\n")
	if !whole {
		return false, errors.New("is cut off: it does not end in a line feed")
	}
	p.line, p.rest = line, rest
	return true, nil
}

// want goes to the next line of the header, which must be there.
func (p *parser) want(what string) error {
	ok, err := p.next()
	if err == nil && !ok {
		p.number++
		err = fmt.Errorf("is missing; it should be %s", what)
	}
	return err
}

func (p *parser) header(find func(string) (*engine.Game, error)) (*Match, error) {
	if err := p.want(format); err != nil {
		return nil, err
	}
	if p.line != format {
		return nil, fmt.Errorf("is %s; a record begins with %q", quote(p.line), format)
	}
	game, err := p.game(find)
	if err != nil {
		return nil, err
	}
	var setup engine.Setup
	if err := p.want("seats N"); err != nil {
		return nil, err
	}
	seats, err := p.uint("seats", uint64(game.MaxSeats))
	if err != nil {
		return nil, err
	}
	setup.Seats = int(seats)
	if err := game.CheckSetup(setup); err != nil {
		return nil, err
	}
	if err := p.want("seed N, or position {...}"); err != nil {
		return nil, err
	}
	for strings.HasPrefix(p.line, "option ") {
		if err := p.option(game, &setup); err != nil {
			return nil, err
		}
		if err := p.want("seed N, or position {...}"); err != nil {
			return nil, err
		}
	}
	m, err := p.start(game, setup)
	if err != nil {
		return nil, err
	}
	if err := p.want("empty"); err != nil {
		return nil, err
	}
	if p.line != "" {
		return nil, fmt.Errorf("is %s; it should be empty, the header ends here", quote(p.line))
	}
	return m, nil
}

func (p *parser) game(find func(string) (*engine.Game, error)) (*engine.Game, error) {
	if err := p.want("game NAME rules N"); err != nil {
		return nil, err
	}
	words := strings.Split(p.line, " ")
	if len(words) != 4 || words[0] != "game" || words[2] != "rules" {
		return nil, fmt.Errorf("is %s; it should be game NAME rules N", quote(p.line))
	}
	game, err := find(words[1])
	if err != nil {
		return nil, err
	}
	rules, err := strconv.Atoi(words[3])
	if err != nil || strconv.Itoa(rules) != words[3] {
		return nil, fmt.Errorf("is %s; it should be game NAME rules N", quote(p.line))
	}
	return game, game.CheckRules(rules)
}

func (p *parser) option(game *engine.Game, setup *engine.Setup) error {
	key, value, ok := strings.Cut(strings.TrimPrefix(p.line, "option "), "=")
	if !ok {
		return fmt.Errorf("is %s; it should be option KEY=VALUE", quote(p.line))
	}
	if _, twice := setup.Options[key]; twice {
		return fmt.Errorf("option %s is given twice", quote(key))
	}
	if setup.Options == nil {
		setup.Options = map[string]string{}
	}
	setup.Options[key] = value
	return game.CheckSetup(*setup)
}

// start reads the line of the seed or the position.
func (p *parser) start(game *engine.Game, setup engine.Setup) (*Match, error) {
	doc, isPosition := strings.CutPrefix(p.line, "position ")
	if !isPosition {
		seed, err := p.uint("seed", engine.MaxSeed)
		if err != nil {
			return nil, err
		}
		setup.Seed = seed
		return New(game, setup)
	}
	m, err := FromPosition(game, []byte(doc))
	if err != nil {
		return nil, err
	}
	if m.setup.Seats != setup.Seats {
		return nil, fmt.Errorf("position: has %d seats, the record %d", m.setup.Seats, setup.Seats)
	}
	chosen := game.Chosen(setup.Options)
	for _, o := range game.Options {
		if m.setup.Options[o.Key] != chosen[o.Key] {
			return nil, fmt.Errorf("position: option %s differs from the record's", o.Key)
		}
	}
	return m, nil
}

// uint reads a line "key N" with N at most limit, in its only spelling.
func (p *parser) uint(key string, limit uint64) (uint64, error) {
	text, ok := strings.CutPrefix(p.line, key+" ")
	n, err := strconv.ParseUint(text, 10, 64)
	if !ok || err != nil || n > limit || strconv.FormatUint(n, 10) != text {
		return 0, fmt.Errorf("is %s; it should be %s N, N from 0 to %d", quote(p.line), key, limit)
	}
	return n, nil
}

func (p *parser) moves(m *Match) error {
	for {
		ok, err := p.next()
		if err != nil || !ok {
			return err
		}
		if m.Len() == maxMoves {
			return fmt.Errorf("more than %d moves", maxMoves)
		}
		text, ok := "", len(p.line) > 2 && p.line[1] == ' '
		if ok {
			text = p.line[2:]
		}
		if !ok || p.line[0] < '1' || int(p.line[0]-'0') > m.setup.Seats {
			return fmt.Errorf("is %s; it should be SEAT MOVE, SEAT from 1 to %d", quote(p.line), m.setup.Seats)
		}
		mv, err := m.game.Parse(text)
		if err != nil {
			return err
		}
		if _, err := m.play(engine.Seat(p.line[0]-'1'), mv); err != nil {
			return fmt.Errorf("%s: %w", quote(p.line), err)
		}
	}
}

// quote shows a text of unknown length and content.
func quote(s string) string {
	if len(s) > 40 {
		return strconv.Quote(s[:40]) + "..."
	}
	return strconv.Quote(s)
}
