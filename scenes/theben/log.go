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
	city := func() string { return tr(e, &text.Places[rules.Card(a).City()]) }
	switch ev.Kind {
	case rules.EventTravelled:
		return tr(e, &text.LogTravel, name, tr(e, &text.ToPlaces[ev.B]))
	case rules.EventDiscarded:
		return tr(e, &text.LogUses, name, cardName(e, rules.Card(a)))
	case rules.EventMarker:
		return tr(e, &text.LogMarker, name, int(ev.D), rules.Week(ev.B).Week())
	case rules.EventTook:
		return tr(e, &text.LogTook, name, cardName(e, rules.Card(a)))
	case rules.EventAnnounced:
		return tr(e, &text.LogAnnounced, city(), rules.Week(ev.B).Week())
	case rules.EventSwept:
		if name != "" {
			return tr(e, &text.LogChanges, name)
		}
		return tr(e, &text.LogSwept)
	case rules.EventReshuffled:
		return tr(e, &text.LogReshuffled, a)
	case rules.EventDiscardDrew:
		return tr(e, &text.LogDrew, cardName(e, rules.Card(a)))
	case rules.EventDug:
		return tr(e, &text.LogDug, name, tr(e, &text.InPlaces[rules.Region(a).Place()]), int(ev.C), int(ev.D))
	case rules.EventWon:
		return tr(e, &text.LogWon, name, city(), int(ev.B))
	case rules.EventNobody:
		return tr(e, &text.LogNobody, city())
	case rules.EventYear:
		return tr(e, &text.LogYear, a)
	case rules.EventScored:
		return tr(e, &text.LogScored, name, a)
	}
	return ""
}
