package main

import (
	"fmt"
	"strings"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/games"
	"sandglass/engine/match"
)

func listGames(c *call) error {
	for _, g := range games.All() {
		fmt.Fprintf(c.stdout, "%s rules %d: %d to %d seats; bots %s\n", g.Name, g.Rules, g.MinSeats, g.MaxSeats, strings.Join(bot.Levels(g.Name), ", "))
		for _, o := range g.Options {
			fmt.Fprintf(c.stdout, "  -option %s=%s\n", o.Key, strings.Join(o.Values, "|"))
		}
	}
	return nil
}

func newGame(c *call) error {
	g, err := games.Find(c.args[0])
	if err != nil {
		return err
	}
	setup, err := c.setup(g)
	if err != nil {
		return err
	}
	state, err := g.New(setup)
	if err != nil {
		return err
	}
	return c.print(state)
}

func legal(c *call) error {
	p, err := c.position()
	if err != nil {
		return err
	}
	list := func(seat engine.Seat, moves []engine.Move) {
		for _, m := range moves {
			fmt.Fprintf(c.stdout, "%d %s\n", seat+1, p.game.Format(m))
		}
	}
	if p.view != nil {
		list(p.view.Viewer(), p.view.AppendMoves(nil))
		return nil
	}
	for seat := range engine.Seat(p.heading.Seats) {
		list(seat, p.state.AppendMoves(nil, seat))
	}
	return nil
}

func apply(c *call) error {
	p, err := c.position()
	if err != nil {
		return err
	}
	if p.state == nil {
		return errNeedsState
	}
	var events engine.Events
	for _, text := range c.args {
		seat, m, err := parseMove(p.game, p.heading.Seats, text)
		if err != nil {
			return err
		}
		if err := p.state.Apply(seat, m, &events); err != nil {
			return fmt.Errorf("%.40q: %w", text, err)
		}
	}
	if c.flags["events"] == "" {
		return c.print(p.state)
	}
	for _, e := range events {
		see := "all"
		if e.See != engine.Public {
			see = seats(e.See)
		}
		reveal := ""
		if e.Flags&engine.Reveal != 0 {
			reveal = " reveal"
		}
		fmt.Fprintf(c.stdout, "seat %d %s %d %d %d %d, seen by %s%s\n", e.Seat+1, p.game.EventKinds[e.Kind], e.A, e.B, e.C, e.D, see, reveal)
	}
	return nil
}

func seats(set engine.SeatSet) string {
	var names []string
	for ; set != 0; set &= set - 1 {
		names = append(names, fmt.Sprint(set.First()+1))
	}
	return strings.Join(names, "+")
}

// parseMove reads "SEAT MOVE".
func parseMove(g *engine.Game, seats int, text string) (engine.Seat, engine.Move, error) {
	seat, move, ok := strings.Cut(text, " ")
	if !ok || len(seat) != 1 || seat[0] < '1' || int(seat[0]-'0') > seats {
		return 0, engine.Move{}, fmt.Errorf("%.40q: should be 'SEAT MOVE', SEAT from 1 to %d", text, seats)
	}
	m, err := g.Parse(move)
	return engine.Seat(seat[0] - '1'), m, err
}

func view(c *call) error {
	p, err := c.position()
	if err != nil {
		return err
	}
	if p.state == nil {
		return errNeedsState
	}
	seat, err := c.number("seat", 0, uint64(p.heading.Seats), 0)
	if err != nil {
		return err
	}
	return c.print(p.state.View(engine.Seat(seat) - 1))
}

func score(c *call) error {
	p, err := c.position()
	if err != nil {
		return err
	}
	var places [engine.MaxSeats]uint8
	if p.state != nil {
		places = p.state.Places()
	}
	for seat := range engine.Seat(p.heading.Seats) {
		var parts []engine.Part
		if p.state != nil {
			parts = p.state.AppendScore(nil, seat)
		} else {
			parts = p.view.AppendScore(nil, seat)
		}
		sum := 0
		var texts []string
		for _, part := range parts {
			sum += int(part.Points)
			texts = append(texts, fmt.Sprintf("%s %d", p.game.Sources[part.Source], part.Points))
		}
		place := ""
		if places[seat] != 0 {
			place = fmt.Sprintf(" place %d", places[seat])
		}
		fmt.Fprintf(c.stdout, "seat %d%s points %d: %s\n", seat+1, place, sum, strings.Join(texts, ", "))
	}
	return nil
}

func replay(c *call) error {
	in, err := c.input()
	if err != nil {
		return err
	}
	defer in.Close()
	m, err := match.Load(in)
	if err != nil {
		return err
	}
	at, err := c.number("at", 0, uint64(m.Len()), uint64(m.Len()))
	if err != nil {
		return err
	}
	if m, err = m.Until(int(at)); err != nil {
		return err
	}
	if c.flags["hash"] != "" {
		_, err := fmt.Fprintf(c.stdout, "moves %d hash %016x\n", m.Len(), m.Hash())
		return err
	}
	doc, err := m.Position()
	if err == nil {
		_, err = fmt.Fprintf(c.stdout, "%s\n", doc)
	}
	return err
}
