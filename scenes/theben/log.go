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
	city := func() string { return e.T(text.Places[rules.Card(a).City()]) }
	switch ev.Kind {
	case rules.EventTravelled:
		return e.T(text.LogTravel, name, e.T(text.ToPlaces[ev.B]))
	case rules.EventDiscarded:
		return e.T(text.LogUses, name, cardName(e, rules.Card(a)))
	case rules.EventMarker:
		return e.T(text.LogMarker, name, int(ev.D), rules.Week(ev.B).Week())
	case rules.EventTook:
		return e.T(text.LogTook, name, cardName(e, rules.Card(a)))
	case rules.EventAnnounced:
		return e.T(text.LogAnnounced, city(), rules.Week(ev.B).Week())
	case rules.EventSwept:
		if name != "" {
			return e.T(text.LogChanges, name)
		}
		return e.T(text.LogSwept)
	case rules.EventReshuffled:
		return e.T(text.LogReshuffled, a)
	case rules.EventDiscardDrew:
		return e.T(text.LogDrew, cardName(e, rules.Card(a)))
	case rules.EventDug:
		return e.T(text.LogDug, name, e.T(text.InPlaces[rules.Region(a).Place()]), int(ev.C), int(ev.D))
	case rules.EventWon:
		return e.T(text.LogWon, name, city(), int(ev.B))
	case rules.EventNobody:
		return e.T(text.LogNobody, city())
	case rules.EventYear:
		return e.T(text.LogYear, a)
	case rules.EventScored:
		return e.T(text.LogScored, name, a)
	}
	return ""
}
