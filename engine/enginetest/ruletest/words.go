package ruletest

import (
	"strings"
	"testing"

	"sandglass/engine"
)

// Words says how positions are altered by words.
type Words struct {
	Setups []engine.Setup
	Kinds  [][]string // words that may stand one for another
	Rare   int        // one in so many positions is altered
	Times  int        // so often, and a view of it as often
}

// Altered tests that an altered position that is accepted can be played to its end, and
// that a view stands for states of which that is true. (Package enginetest alters
// digits, this words.)
func Altered(t *testing.T, g *engine.Game, w Words) {
	t.Helper()
	rng, states, views := engine.Seed(12), 0, 0
	try := func(original string) {
		text := w.alter(original, &rng)
		state, view, err := g.Load([]byte(text))
		if err != nil || text == original {
			return
		}
		if view != nil {
			views++
			state = view.NewState()
			view.Determinize(state, &rng)
		} else {
			states++
		}
		PlayUntil(t, state, &rng, func(s engine.State) bool {
			if err := s.Check(); err != nil {
				t.Fatalf("%v from %s", err, text)
			}
			return false
		})
	}
	for _, setup := range w.Setups {
		PlayUntil(t, Start(t, g, setup), &rng, func(s engine.State) bool {
			if rng.N(w.Rare) != 0 {
				return false
			}
			viewer := engine.Seat(rng.N(setup.Seats+1) - 1)
			for _, original := range []string{Document(t, s), Document(t, s.View(viewer))} {
				for range w.Times {
					try(original)
				}
			}
			return false
		})
	}
	if states < 50 || views < 50 {
		t.Errorf("only %d altered states and %d views were accepted", states, views)
	}
}

// alter replaces a word of the document by another one of its kind.
func (w *Words) alter(doc string, rng *engine.RNG) string {
	kind := w.Kinds[rng.N(len(w.Kinds))]
	old, replacement := kind[rng.N(len(kind))], kind[rng.N(len(kind))]
	parts := strings.Split(doc, old)
	if len(parts) == 1 || old == replacement {
		return doc
	}
	i := 1 + rng.N(len(parts)-1)
	return strings.Join(parts[:i], old) + replacement + strings.Join(parts[i:], old)
}
