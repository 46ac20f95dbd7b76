package main

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/games"
	"sandglass/engine/match"
)

// totals is what play prints.
type totals struct {
	Game         string            `json:"game"`
	Seats        int               `json:"seats"`
	Seed         uint64            `json:"seed"`
	Options      map[string]string `json:"options,omitempty"`
	Games        int               `json:"games"`
	MovesPerGame float64           `json:"moves_per_game"`
	Levels       map[string]*level `json:"levels"`
}

// level is how the bots of a level did.
type level struct {
	Played  int                `json:"played"` // seats times games
	Wins    float64            `json:"wins"`
	WinRate float64            `json:"win_rate"` // of a seat; 1/seats is par
	Points  *spread            `json:"points"`
	Sources map[string]*spread `json:"sources"`
}

// spread is mean and standard deviation of numbers added one by one (Welford).
type spread struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
	n, m float64
}

func (s *spread) add(x float64) {
	s.n++
	d := x - s.Mean
	s.Mean += d / s.n
	s.m += d * (x - s.Mean)
	s.SD = math.Sqrt(s.m / max(s.n-1, 1))
}

func (s spread) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"mean":%.3f,"sd":%.3f}`, s.Mean, s.SD), nil
}

func play(c *call) error {
	g, err := games.Find(c.args[0])
	if err != nil {
		return err
	}
	names, err := c.levels(g)
	if err != nil {
		return err
	}
	setup, err := c.setupOf(g, len(names))
	if err != nil {
		return err
	}
	count, err := c.number("games", 1, 1e6, 100)
	if err != nil {
		return err
	}
	playouts, err := c.number("playouts", 0, 1e6, 1000)
	if err != nil {
		return err
	}
	sum := totals{
		Game: g.Name, Seats: setup.Seats, Seed: setup.Seed, Options: g.Chosen(setup.Options),
		Games: int(count), Levels: map[string]*level{},
	}
	moves := 0
	seeds := engine.Seed(setup.Seed)
	for i := range int(count) {
		seated := make([]string, len(names))
		for seat := range seated {
			seated[seat] = names[(seat+i)%len(names)]
		}
		setup.Seed = seeds.Uint64() & engine.MaxSeed
		m, err := playOne(g, setup, seated, &seeds, int(playouts))
		if err != nil {
			return fmt.Errorf("game %d: %w", i+1, err)
		}
		if c.flags["record"] != "" {
			_, err := c.stdout.Write(m.Record())
			return err
		}
		moves += m.Len()
		sum.add(m, seated)
	}
	sum.MovesPerGame = float64(moves) / float64(count)
	for _, l := range sum.Levels {
		l.WinRate = math.Round(l.Wins/float64(l.Played)*1e4) / 1e4
	}
	out := json.NewEncoder(c.stdout)
	out.SetIndent("", "  ")
	return out.Encode(sum)
}

// levels reads -seats LEVELS; without it the strongest plays the weakest.
func (c *call) levels(g *engine.Game) ([]string, error) {
	text, ok := c.flags["seats"]
	if !ok {
		text = "best" + strings.Repeat(",random", g.MinSeats-1)
	}
	names := strings.Split(text, ",")
	for i, name := range names {
		if _, err := bot.New(g.Name, name, 0); err != nil {
			return nil, fmt.Errorf("-seats: %w", err)
		}
		if all := bot.Levels(g.Name); name == "" || name == "best" {
			names[i] = all[len(all)-1]
		}
	}
	if len(names) < g.MinSeats || len(names) > g.MaxSeats {
		return nil, fmt.Errorf("-seats %.60q: %d seats, %s has %d to %d", text, len(names), g.Name, g.MinSeats, g.MaxSeats)
	}
	return names, nil
}

// playOne plays a game of bots to its end; playouts is what those that think may
// spend on a decision.
func playOne(g *engine.Game, setup engine.Setup, seated []string, seeds *engine.RNG, playouts int) (*match.Match, error) {
	m, err := match.New(g, setup)
	if err != nil {
		return nil, err
	}
	bots := make([]bot.Bot, len(seated))
	for seat, name := range seated {
		if bots[seat], err = bot.New(g.Name, name, seeds.Uint64()); err != nil {
			return nil, err
		}
	}
	var moves []engine.Move
	for m.Deciders() != 0 {
		seat := m.Deciders().First()
		v := m.View(seat)
		moves = v.AppendMoves(moves[:0])
		mv := bot.Decide(bots[seat], v, moves, playouts)
		if _, err := m.Play(seat, mv, engine.Spectator); err != nil {
			return nil, fmt.Errorf("%s of seat %d plays %q: %w", seated[seat], seat+1, g.Format(mv), err)
		}
	}
	return m, nil
}

func (t *totals) add(m *match.Match, seated []string) {
	sources, places := m.Game().Sources, m.Places()
	first := 0
	for _, p := range places {
		if p == 1 {
			first++
		}
	}
	for seat, name := range seated {
		l := t.Levels[name]
		if l == nil {
			l = &level{Points: &spread{}, Sources: map[string]*spread{}}
			for _, source := range sources {
				l.Sources[source] = &spread{}
			}
			t.Levels[name] = l
		}
		l.Played++
		if places[seat] == 1 {
			l.Wins += 1 / float64(first)
		}
		l.Points.add(float64(m.Points(engine.Seat(seat))))
		by := make([]int, len(sources))
		for _, p := range m.AppendScore(nil, engine.Seat(seat)) {
			by[p.Source] += int(p.Points)
		}
		for i, source := range sources {
			l.Sources[source].add(float64(by[i]))
		}
	}
}
