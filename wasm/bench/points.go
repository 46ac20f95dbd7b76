package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// A spread is the mean of points and their standard deviation.
type spread struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
}

// totals are what arena play tells of bots of one level among themselves.
type totals struct {
	Levels map[string]struct {
		Points  spread            `json:"points"`
		Sources map[string]spread `json:"sources"`
	} `json:"levels"`
}

// simulated are the mean points by source and number of seats that a simulation
// of the same components with simple players of its own came to (400 games each;
// inferred). What it has no figure for is not there.
var simulated = map[string]map[int]map[string]float64{
	"tombraiders": {
		2: {"artefacts": 54, "congresses": 13, "exhibitions": 18, "museums": 15, "professors": 12, "all": 113},
		3: {"artefacts": 36, "congresses": 7, "exhibitions": 11, "museums": 10, "professors": 8, "all": 73},
		4: {"artefacts": 27, "congresses": 5, "exhibitions": 8, "museums": 7, "professors": 6, "all": 53},
	},
}

// played are the games whose points are printed, with the numbers of seats.
var played = []struct {
	game  string
	seats []int
}{{"tombraiders", []int{2, 3, 4}}, {"amunre", []int{3, 4, 5}}}

// points prints what greedy bots score, by source.
func points(dir string) error {
	const games = "200"
	fmt.Printf("\nPoints of greedy bots by source, %s games: mean and standard deviation, beside a simulation's mean where there is one\n", games)
	arena := filepath.Join(dir, "arena")
	for _, p := range played {
		for _, n := range p.seats {
			seats := strings.TrimSuffix(strings.Repeat("greedy,", n), ",")
			out, err := output(nil, arena, "play", p.game, "-seats", seats, "-games", games)
			if err != nil {
				return err
			}
			var t totals
			if err := json.Unmarshal(out, &t); err != nil {
				return err
			}
			greedy := t.Levels["greedy"]
			line := func(source string, s spread) {
				beside := ""
				if want, ok := simulated[p.game][n][source]; ok {
					beside = fmt.Sprintf("simulated %.0f", want)
				}
				fmt.Printf("%-44s %16s   %s\n", fmt.Sprintf("%s, %d seats: %s", p.game, n, source), fmt.Sprintf("%.1f +- %.1f", s.Mean, s.SD), beside)
			}
			for _, source := range slices.Sorted(maps.Keys(greedy.Sources)) {
				line(source, greedy.Sources[source])
			}
			line("all", greedy.Points)
		}
	}
	return nil
}
