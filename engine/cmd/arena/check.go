package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"sandglass/engine"
	"sandglass/engine/match"
)

func check(c *call) error {
	list, err := c.games()
	if err != nil {
		return err
	}
	count, err := c.number("games", 1, 1e6, 100)
	if err != nil {
		return err
	}
	seed, err := c.number("seed", 0, engine.MaxSeed, 1)
	if err != nil {
		return err
	}
	for _, g := range list {
		moves, err := checkGame(c.stdout, g, count, seed)
		if err != nil {
			return fmt.Errorf("%w: %s, seed %d: %v", errFault, g.Name, seed, err)
		}
		fmt.Fprintf(c.stdout, "%s: %d games, %d moves, no fault\n", g.Name, count, moves)
	}
	return nil
}

// checkGame plays random games and counts their moves. It prints the record of
// the one in which it finds a fault.
func checkGame(w io.Writer, g *engine.Game, count, seed uint64) (moves int, err error) {
	rng := engine.Seed(seed)
	for i := range count {
		m, err := match.New(g, randomSetup(g, &rng))
		if err != nil {
			return 0, fmt.Errorf("game %d: %w", i+1, err)
		}
		if err := checkOne(m, &rng); err != nil {
			fmt.Fprintf(w, "%s", m.Record())
			return 0, fmt.Errorf("game %d: %w", i+1, err)
		}
		moves += m.Len()
	}
	return moves, nil
}

func randomSetup(g *engine.Game, rng *engine.RNG) engine.Setup {
	s := engine.Setup{
		Seats:   g.MinSeats + rng.N(g.MaxSeats-g.MinSeats+1),
		Seed:    rng.Uint64() & engine.MaxSeed,
		Options: map[string]string{},
	}
	for _, o := range g.Options {
		values := o.Values
		if o.Key == engine.FirstOption.Key {
			values = values[:s.Seats+1]
		}
		s.Options[o.Key] = values[rng.N(len(values))]
	}
	return s
}

// checkOne plays a match to its end.
func checkOne(m *match.Match, rng *engine.RNG) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("move %d: panic: %v", m.Len()+1, p)
		}
	}()
	for m.Deciders() != 0 {
		seats := m.Deciders()
		for range rng.N(seats.Len()) {
			seats &= seats - 1
		}
		seat := seats.First()
		moves := m.Moves(nil, seat)
		if len(moves) == 0 {
			return fmt.Errorf("move %d: seat %d decides and has no move", m.Len()+1, seat+1)
		}
		mv := m.View(seat).Pick(rng, moves)
		if _, err := m.Play(seat, mv, engine.Spectator); err != nil {
			return fmt.Errorf("move %d: seat %d %q: %w", m.Len()+1, seat+1, m.Game().Format(mv), err)
		}
		if err := m.Check(); err != nil {
			return fmt.Errorf("move %d: seat %d %q: %w", m.Len(), seat+1, m.Game().Format(mv), err)
		}
	}
	itself := func(string) (*engine.Game, error) { return m.Game(), nil }
	back, err := match.LoadWith(bytes.NewReader(m.Record()), itself)
	if err != nil {
		return err
	}
	if back.Hash() != m.Hash() {
		return errors.New("the record plays to another state")
	}
	return nil
}
