package enginetest

import (
	"bytes"
	"errors"

	"sandglass/engine"
)

// clone: what Set copies is whole and goes its own way.
func (k *kit) clone() {
	c := clone(k.state)
	if !same(c, k.state) {
		k.fault("clone", "a copy differs")
		return
	}
	before := k.state.AppendBinary(nil)
	if !bytes.Equal(before, c.AppendBinary(nil)) {
		k.fault("clone", "a copy has other bytes")
	}
	c.(Scrambled).Scramble(engine.Spectator, &k.rng)
	if seat := c.Deciders().First(); seat >= 0 {
		if moves := c.AppendMoves(nil, seat); len(moves) > 0 {
			_ = c.Apply(seat, moves[k.rng.N(len(moves))], nil)
		}
	}
	if !bytes.Equal(before, k.state.AppendBinary(nil)) {
		k.fault("clone", "changing a copy changes the original")
	}
	used := clone(c)
	used.Set(k.state)
	if !same(used, k.state) {
		k.fault("clone", "Set leaves something of the old state")
	}
}

// legal: every listed move can be played, no other one can, and a refusal
// changes nothing. Only deciders have moves, and they have one at least.
func (k *kit) legal() {
	deciders := k.state.Deciders()
	if deciders&^engine.AllSeats(k.setup.Seats) != 0 {
		k.fault("legal", "seats %b decide", deciders)
	}
	for seat := engine.Spectator; seat < engine.MaxSeats; seat++ {
		moves := k.state.AppendMoves(nil, seat)
		if !deciders.Has(seat) {
			if len(moves) > 0 {
				k.fault("legal", "seat %d has moves and does not decide", seat+1)
			}
			for _, m := range k.state.AppendMoves(nil, deciders.First()) {
				k.refused(seat, m)
			}
			k.refused(seat, engine.Move{})
			continue
		}
		if len(moves) == 0 {
			k.fault("stuck", "seat %d decides and has no move", seat+1)
			continue
		}
		listed := map[engine.Move]bool{}
		for _, m := range moves {
			if listed[m] {
				k.fault("legal", "%q is listed twice", k.game.Format(m))
			}
			listed[m] = true
			k.notation(m)
			c := clone(k.state)
			if err := c.Apply(seat, m, nil); err != nil {
				k.fault("legal", "seat %d: listed %q is refused: %v", seat+1, k.game.Format(m), err)
			} else if err := c.Check(); err != nil {
				k.fault("check", "after seat %d: %q: %v", seat+1, k.game.Format(m), err)
			} else if same(c, k.state) {
				k.fault("legal", "seat %d: %q changes nothing", seat+1, k.game.Format(m))
			}
		}
		for range 30 {
			if m := k.nearby(moves); !listed[m] {
				k.refused(seat, m)
			}
		}
	}
}

// nearby is a listed move with a field or two altered, or anything.
func (k *kit) nearby(moves []engine.Move) engine.Move {
	m := moves[k.rng.N(len(moves))]
	for range 1 + k.rng.N(2) {
		switch k.rng.N(6) {
		case 0:
			m.Kind = uint8(k.rng.N(len(k.game.Kinds) + 1))
		case 1:
			m.A += uint8(1 - 2*k.rng.N(2))
		case 2:
			m.A = uint8(k.rng.Uint32())
		case 3:
			m.B = uint8(k.rng.N(8))
		case 4:
			m.N = uint16(k.rng.N(8))
		case 5:
			m.B, m.N = uint8(k.rng.Uint32()), uint16(k.rng.Uint32())
		}
	}
	return m
}

// refused: the move names a rule and leaves the state as it was.
func (k *kit) refused(seat engine.Seat, m engine.Move) {
	c := clone(k.state)
	var events engine.Events
	err := c.Apply(seat, m, &events)
	var rule engine.Rule
	switch {
	case err == nil:
		k.fault("legal", "seat %d: %+v is not listed and accepted", seat+1, m)
	case !errors.As(err, &rule) || rule == "":
		k.fault("legal", "seat %d: %+v: the error names no rule: %v", seat+1, m, err)
	case !same(c, k.state) || len(events) > 0:
		k.fault("legal", "seat %d: refused %+v leaves a change", seat+1, m)
	}
}

// notation: a move has one spelling, which reads as the same move (so that
// unused fields are zero), and nothing that is altered reads as another one's.
func (k *kit) notation(m engine.Move) {
	text := k.game.Format(m)
	if back, err := k.game.Parse(text); err != nil || back != m {
		k.fault("notation", "%+v is written %q and reads as %+v, %v", m, text, back, err)
		return
	}
	for _, altered := range []string{
		text + " ", " " + text, text + "x", text + " 1", text + "0", text[:len(text)-1], "", "0" + text, text + "\n",
	} {
		back, err := k.game.Parse(altered)
		if err == nil && k.game.Format(back) != altered {
			k.fault("notation", "%q reads as %q", altered, k.game.Format(back))
		}
		if err != nil && !oneLine(err) {
			k.fault("notation", "the error has several lines: %q", err)
		}
	}
}

// commute: in a simultaneous choice it does not matter who is first.
func (k *kit) commute(a engine.Seat, ma engine.Move) {
	b := k.oneOf(k.state.Deciders())
	if a == b {
		return
	}
	moves := k.state.AppendMoves(nil, b)
	mb := k.state.Pick(&k.rng, moves)
	one, other := clone(k.state), clone(k.state)
	for _, err := range []error{
		one.Apply(a, ma, nil), one.Apply(b, mb, nil),
		other.Apply(b, mb, nil), other.Apply(a, ma, nil),
	} {
		if err != nil {
			k.fault("commute", "%q and %q of seats %d and %d: %v", k.game.Format(ma), k.game.Format(mb), a+1, b+1, err)
			return
		}
	}
	if !same(one, other) {
		k.fault("commute", "%q and %q of seats %d and %d depend on their order", k.game.Format(ma), k.game.Format(mb), a+1, b+1)
	}
}

// score: the parts add up, from sources that have names; places only at the end.
func (k *kit) score() {
	for seat := range engine.Seat(k.setup.Seats) {
		sum := 0
		for _, p := range k.state.AppendScore(nil, seat) {
			if int(p.Source) >= len(k.game.Sources) {
				k.fault("score", "source %d has no name", p.Source)
			}
			sum += int(p.Points)
		}
		if sum != k.state.Points(seat) {
			k.fault("score", "the parts of seat %d are %d, its points %d", seat+1, sum, k.state.Points(seat))
		}
	}
	if places := k.state.Places(); k.state.Deciders() != 0 && places != [engine.MaxSeats]uint8{} {
		k.fault("score", "places %v while the game runs", places)
	}
}

// result: the final ranking follows the points and everybody may know it.
func (k *kit) result() {
	places := k.state.Places()
	first := false
	for a := range engine.Seat(engine.MaxSeats) {
		if int(a) >= k.setup.Seats {
			if places[a] != 0 {
				k.fault("score", "seat %d is not in the game and has place %d", a+1, places[a])
			}
			continue
		}
		better := 0
		for b := range engine.Seat(k.setup.Seats) {
			if places[b] < places[a] {
				better++
			}
			if k.state.Points(b) > k.state.Points(a) && places[b] >= places[a] {
				k.fault("score", "places %v: seat %d has more points than seat %d", places, b+1, a+1)
			}
		}
		if int(places[a]) != better+1 {
			k.fault("score", "places %v: seat %d has %d better ones", places, a+1, better)
		}
		first = first || places[a] == 1
		for viewer := engine.Spectator; int(viewer) < k.setup.Seats; viewer++ {
			seen := k.state.View(viewer).AppendScore(nil, a)
			if want := k.state.AppendScore(nil, a); !equalParts(seen, want) {
				k.fault("score", "viewer %d sees %v for seat %d, not %v", viewer+1, seen, a+1, want)
			}
		}
	}
	if !first {
		k.fault("score", "nobody is first: %v", places)
	}
}

func equalParts(a, b []engine.Part) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
