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
		return trs(e, &text.LogTravel, name, toPlace(e, rules.Place(ev.B)))
	case rules.EventDiscarded:
		return trs(e, &text.LogUses, name, cardName(e, rules.Card(a)))
	case rules.EventMarker:
		return trs(e, &text.LogMarker, name, "", int(ev.D), rules.Week(ev.B).Week())
	case rules.EventTook:
		return trs(e, &text.LogTook, name, cardName(e, rules.Card(a)))
	case rules.EventAnnounced:
		return trs(e, &text.LogAnnounced, city(), "", rules.Week(ev.B).Week())
	case rules.EventSwept:
		if name != "" {
			return trs(e, &text.LogChanges, name, "")
		}
		return tr(e, &text.LogSwept)
	case rules.EventReshuffled:
		return trd(e, &text.LogReshuffled, a)
	case rules.EventDiscardDrew:
		return trs(e, &text.LogDrew, cardName(e, rules.Card(a)), "")
	case rules.EventDug:
		return trs(e, &text.LogDug, name, inPlace(e, rules.Region(a).Place()), int(ev.C), int(ev.D))
	case rules.EventWon:
		return trs(e, &text.LogWon, name, city(), int(ev.B))
	case rules.EventNobody:
		return trs(e, &text.LogNobody, city(), "")
	case rules.EventYear:
		return trd(e, &text.LogYear, a)
	case rules.EventScored:
		return trs(e, &text.LogScored, name, "", a)
	}
	return ""
}
