package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"runtime"
	"text/tabwriter"
	"time"

	"sandglass/engine"
)

// figures are what bench measures of a game.
type figures struct {
	Seats         int     `json:"seats"`
	PlayoutsPerS  float64 `json:"playouts_per_s"`
	MovesPerS     float64 `json:"moves_per_s"`
	MovesPerGame  float64 `json:"moves_per_game"`
	CopyNs        float64 `json:"copy_ns"`
	StateBytes    int     `json:"state_bytes"`
	AllocsPerMove float64 `json:"allocs_per_move"`
}

func bench(c *call) error {
	list, err := c.games()
	if err != nil {
		return err
	}
	seconds, err := c.number("time", 1, 600, 1)
	if err != nil {
		return err
	}
	all := map[string]figures{}
	for _, g := range list {
		seats, err := c.number("seats", uint64(g.MinSeats), uint64(g.MaxSeats), uint64(g.MaxSeats))
		if err != nil {
			return err
		}
		if all[g.Name], err = measure(g, int(seats), time.Duration(seconds)*time.Second); err != nil {
			return err
		}
	}
	if c.flags["json"] != "" {
		return json.NewEncoder(c.stdout).Encode(all)
	}
	w := tabwriter.NewWriter(c.stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "game\tseats\tplayouts/s\tmoves/s\tmoves/game\tcopy ns\tstate bytes\tallocs/move\t")
	for _, g := range list {
		f := all[g.Name]
		fmt.Fprintf(w, "%s\t%d\t%.0f\t%.0f\t%.1f\t%.1f\t%d\t%.4f\t\n",
			g.Name, f.Seats, f.PlayoutsPerS, f.MovesPerS, f.MovesPerGame, f.CopyNs, f.StateBytes, f.AllocsPerMove)
	}
	return w.Flush()
}

func measure(g *engine.Game, seats int, long time.Duration) (figures, error) {
	start, err := g.New(engine.Setup{Seats: seats, Seed: 1})
	if err != nil {
		return figures{}, err
	}
	p := playouts{start: start, state: start.New(), rng: engine.Seed(1)}
	for range 100 { // the buffer grows to its size
		p.one()
	}
	p.moves = 0
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	count, begin := 0, time.Now()
	spent := time.Duration(0)
	for ; spent < long; spent = time.Since(begin) {
		for range 50 { // the clock is read rarely
			p.one()
		}
		count += 50
	}
	runtime.ReadMemStats(&after)
	return figures{
		Seats:         seats,
		PlayoutsPerS:  float64(count) / spent.Seconds(),
		MovesPerS:     float64(p.moves) / spent.Seconds(),
		MovesPerGame:  float64(p.moves) / float64(count),
		CopyNs:        copyTime(start),
		StateBytes:    int(reflect.TypeOf(start).Elem().Size()),
		AllocsPerMove: float64(after.Mallocs-before.Mallocs) / float64(p.moves),
	}, nil
}

// playouts plays games from start to end, over and over in the same memory.
type playouts struct {
	start, state engine.State
	rng          engine.RNG
	list         []engine.Move
	moves        int
}

func (p *playouts) one() {
	p.state.Set(p.start)
	for deciders := p.state.Deciders(); deciders != 0; deciders = p.state.Deciders() {
		seat := deciders.First()
		p.list = p.state.AppendMoves(p.list[:0], seat)
		if err := p.state.Apply(seat, p.state.Pick(&p.rng, p.list), nil); err != nil {
			panic(err) // a listed move is refused: check tells where
		}
		p.moves++
	}
}

// copyTime is how many nanoseconds a copy takes.
func copyTime(start engine.State) float64 {
	const copies = 2_000_000
	a, b := start.New(), start.New()
	a.Set(start)
	begin := time.Now()
	for range copies / 2 {
		b.Set(a)
		a.Set(b)
	}
	return float64(time.Since(begin).Nanoseconds()) / copies
}
