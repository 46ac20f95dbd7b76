package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
)

// hand is what a player owns that helps it, as far as the player thinks about it.
type hand struct {
	books      [rules.Regions]float64
	general    float64
	permits    [rules.Regions]int
	anywhere   int // general permits and general excavations
	assistants int
	scholars   int
	congresses int
	thieves    [rules.Regions]int
	robbers    [rules.Regions]int
	finds      [rules.Regions]rules.Stock
	spent      rules.Card // a presentation that it has just taken, or 0
}

func handOf(v *rules.View, seat engine.Seat) hand {
	own := v.Notebook().Hands[seat]
	h := hand{
		general: float64(v.GeneralBooks(seat)), congresses: v.Congresses(seat),
		anywhere:   own.General() + own.Count(rules.CardOf(rules.Excavation, 0)),
		assistants: own.Count(rules.CardOf(rules.Assistant, 0)), scholars: own.Count(rules.CardOf(rules.Scholar, 0)),
	}
	for r := range rules.Region(rules.Regions) {
		h.books[r] = float64(v.Books(seat, r))
		h.permits[r] = own.Permits(r)
		h.thieves[r] = own.Count(rules.CardOf(rules.Thief, r))
		h.robbers[r] = own.Count(rules.CardOf(rules.Robbers, r))
		h.finds[r] = v.Found(seat, r)
	}
	return h
}

// with is the hand with one more card of the row, or one less.
func (h hand) with(c rules.Card, n int) hand {
	switch c.Kind() {
	case rules.Special:
		h.books[c.Region()] += float64(n * c.Books())
	case rules.General:
		h.general += float64(n * c.Books())
	case rules.Congress:
		h.congresses += n
	case rules.Excavation:
		h.anywhere += n
	case rules.Assistant:
		h.assistants += n
	case rules.Scholar:
		h.scholars += n
	case rules.Thief:
		h.thieves[c.Region()] += n
	case rules.Robbers:
		h.robbers[c.Region()] += n
	}
	return h
}

// found is the hand with a find of a region more.
func (h hand) found(r rules.Region, f rules.Find) hand {
	switch f {
	case rules.FindBook:
		h.books[r.Teaches()]++
	case rules.FindGeneral:
		h.general++
	default:
		h.finds[r] = h.finds[r].With(f)
	}
	return h
}

// knows is the knowledge for a dig if so many books of the region and general ones are still
// to come.
func (h *hand) knows(r rules.Region, more, general float64) float64 {
	books := h.books[r] + more
	return books + min(h.general+general, books)
}

// count is the number of artefacts of a region.
func (h *hand) count(r rules.Region) int { return h.finds[r].Artefacts().Len() }
