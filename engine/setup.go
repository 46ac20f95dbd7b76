package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// CheckSetup says which part of a set-up is wrong for the game, nil if none.
func (g *Game) CheckSetup(s Setup) error {
	if s.Seats < g.MinSeats || s.Seats > g.MaxSeats {
		return fmt.Errorf("seats %d: %s has %d to %d", s.Seats, g.Name, g.MinSeats, g.MaxSeats)
	}
	if s.Seed > MaxSeed {
		return fmt.Errorf("seed %d: the largest is %d", s.Seed, uint64(MaxSeed))
	}
	for _, key := range sortedKeys(s.Options) {
		if err := g.checkOption(s.Seats, key, s.Options[key]); err != nil {
			return err
		}
	}
	return nil
}

func (g *Game) checkOption(seats int, key, value string) error {
	i := slices.IndexFunc(g.Options, func(o Option) bool { return o.Key == key })
	if i < 0 {
		return fmt.Errorf("option %q: %s has no such option", key, g.Name)
	}
	if !slices.Contains(g.Options[i].Values, value) {
		return fmt.Errorf("option %s=%q: the values are %s", key, value, strings.Join(g.Options[i].Values, ", "))
	}
	if n, err := strconv.Atoi(value); key == FirstOption.Key && err == nil && n > seats {
		return fmt.Errorf("option %s=%s: there are %d seats", key, value, seats)
	}
	return nil
}

// Chosen gives the options of a set-up that differ from their defaults, or nil.
func (g *Game) Chosen(options map[string]string) map[string]string {
	var chosen map[string]string
	for _, o := range g.Options {
		if v, ok := options[o.Key]; ok && v != o.Values[0] {
			if chosen == nil {
				chosen = map[string]string{}
			}
			chosen[o.Key] = v
		}
	}
	return chosen
}

// FirstSeat is the seat that starts: the one that the checked options name, else
// one drawn by lot (only then is chance used).
func FirstSeat(options map[string]string, seats int, rng *RNG) Seat {
	if first := named(options); first != Spectator {
		return first
	}
	return Seat(rng.N(seats))
}

// named is the seat that the checked options name as the first, or Spectator.
func named(options map[string]string) Seat {
	n, err := strconv.Atoi(options[FirstOption.Key])
	if err != nil {
		return Spectator
	}
	return Seat(n - 1)
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
