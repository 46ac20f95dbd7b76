package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
)

// Log tells an event in a line.
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	name, a, n := "", int(ev.A), int(ev.B)
	if ev.Seat != engine.Spectator {
		name = s.Names[ev.Seat]
	}
	switch ev.Kind {
	case rules.EventTook:
		return trs(e, &text.LogTook, name, cardName(e, rules.Card(a)))
	case rules.EventHeld:
		return trs(e, &text.LogHeld, name, cardName(e, rules.Card(a)), int(ev.D))
	case rules.EventGave:
		return trs(e, &text.LogGave, name, regionName(e, rules.Region(a)), n)
	case rules.EventPlayed:
		return trs2(e, &text.LogPlayed, name, tr(e, &text.Kinds[rules.Card(a).Kind()]), regionName(e, rules.Region(n)))
	case rules.EventNothing:
		return trs(e, &text.LogNothing[n], name, "")
	case rules.EventKept:
		return trs(e, &text.LogKept, name, foundName(e, rules.Region(a), rules.Find(n)))
	case rules.EventAssistant:
		return trs(e, &text.LogAssist, name, "", a)
	case rules.EventDig:
		return trs(e, &text.LogDigs, name, inRegion(e, rules.Region(a)), n)
	case rules.EventDug:
		return trs(e, &text.LogDug, name, "", int(ev.C), int(ev.D))
	case rules.EventProfessor:
		if lost := int(ev.C) - 1; lost >= 0 {
			return trs2(e, &text.ProfessorFrom, tr(e, &text.Professors[a]), name, s.Names[lost])
		}
		return trs(e, &text.ProfessorTo, tr(e, &text.Professors[a]), name)
	case rules.EventMarker:
		return trs(e, &text.LogMarker, name, "", int(ev.D), rules.SquareOf(n))
	case rules.EventDisplayed:
		return trs(e, &text.LogDisplayed, cardName(e, rules.Card(a)), "")
	case rules.EventEnd:
		return tr(e, &text.LogEnd)
	case rules.EventBonus:
		return trs(e, &text.LogBonus, name, "", a, n)
	case rules.EventScored:
		return trs(e, &text.LogScored, name, "", a)
	}
	return ""
}

// foundName names a card of a site.
func foundName(e *scenes.Env, r rules.Region, f rules.Find) string {
	switch {
	case f.Artefact():
		return regionName(e, r) + " " + itoa(f.Value())
	case f == rules.FindGeneral:
		return trd(e, &text.GeneralCard, 1)
	}
	return trs(e, &text.SpecialCard, regionName(e, r.Teaches()), "", 1)
}

// trs2 gives a text with three texts in it.
//
//go:noinline
func trs2(e *scenes.Env, m *locale.Msg, s, t, u string) string { return m.In(e.Settings.Lang, s, t, u) }
