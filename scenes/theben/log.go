package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/scenes"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
)

// Log tells an event in a line.
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	name, a := "", int(ev.A)
	if ev.Seat != engine.Spectator {
		name = s.Names[ev.Seat]
	}
	city := func() string { return placeName(e, rules.Card(a).City()) }
	switch ev.Kind {
	case rules.EventTravelled:
		return e.Filled(&text.LogTravel, name, toPlace(e, rules.Place(ev.B)))
	case rules.EventDiscarded:
		return e.Filled(&text.LogUses, name, cardName(e, rules.Card(a)))
	case rules.EventMarker:
		return e.Filled(&text.LogMarker, name, "", int(ev.D), rules.Week(ev.B).Week())
	case rules.EventTook:
		return e.Filled(&text.LogTook, name, cardName(e, rules.Card(a)))
	case rules.EventAnnounced:
		return e.Filled(&text.LogAnnounced, city(), "", rules.Week(ev.B).Week())
	case rules.EventSwept:
		if name != "" {
			return e.Filled(&text.LogChanges, name, "")
		}
		return e.Text(&text.LogSwept)
	case rules.EventReshuffled:
		return e.Numbers(&text.LogReshuffled, a)
	case rules.EventDiscardDrew:
		return e.Filled(&text.LogDrew, cardName(e, rules.Card(a)), "")
	case rules.EventDug:
		return e.Filled(&text.LogDug, name, inPlace(e, rules.Region(a).Place()), int(ev.C), int(ev.D))
	case rules.EventWon:
		return e.Filled(&text.LogWon, name, city(), int(ev.B))
	case rules.EventNobody:
		return e.Filled(&text.LogNobody, city(), "")
	case rules.EventYear:
		return e.Numbers(&text.LogYear, a)
	case rules.EventScored:
		return e.Filled(&text.LogScored, name, "", a)
	}
	return ""
}
