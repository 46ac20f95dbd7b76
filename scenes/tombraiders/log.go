package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// Log tells an event in a line.
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	name, a, n := "", int(ev.A), int(ev.B)
	if ev.Seat != engine.Spectator {
		name = s.Names[ev.Seat]
	}
	switch ev.Kind {
	case rules.EventTook:
		return e.Filled(&text.LogTook, name, cardName(e, rules.Card(a)))
	case rules.EventHeld:
		return e.Filled(&text.LogHeld, name, cardName(e, rules.Card(a)), int(ev.D))
	case rules.EventGave:
		return e.Filled(&text.LogGave, name, regionName(e, rules.Region(a)), n)
	case rules.EventPlayed:
		return trs2(e, &text.LogPlayed, name, e.Text(&text.Kinds[rules.Card(a).Kind()]), regionName(e, rules.Region(n)))
	case rules.EventNothing:
		return e.Filled(&text.LogNothing[n], name, "")
	case rules.EventKept:
		return e.Filled(&text.LogKept, name, foundName(e, rules.Region(a), rules.Find(n)))
	case rules.EventAssistant:
		return e.Filled(&text.LogAssist, name, "", a)
	case rules.EventDig:
		return e.Filled(&text.LogDigs, name, inRegion(e, rules.Region(a)), n)
	case rules.EventDug:
		return e.Filled(&text.LogDug, name, "", int(ev.C), int(ev.D))
	case rules.EventProfessor:
		if lost := int(ev.C) - 1; lost >= 0 {
			return trs2(e, &text.ProfessorFrom, e.Text(&text.Professors[a]), name, s.Names[lost])
		}
		return e.Filled(&text.ProfessorTo, e.Text(&text.Professors[a]), name)
	case rules.EventMarker:
		return e.Filled(&text.LogMarker, name, "", int(ev.D), rules.SquareOf(n))
	case rules.EventDisplayed:
		return e.Filled(&text.LogDisplayed, cardName(e, rules.Card(a)), "")
	case rules.EventEnd:
		return e.Text(&text.LogEnd)
	case rules.EventBonus:
		return e.Filled(&text.LogBonus, name, "", a, n)
	case rules.EventScored:
		return e.Filled(&text.LogScored, name, "", a)
	}
	return ""
}

// foundName names a card of a site.
func foundName(e *scenes.Env, r rules.Region, f rules.Find) string {
	switch {
	case f.Artefact():
		return regionName(e, r) + " " + ui.Number(f.Value())
	case f == rules.FindGeneral:
		return e.Numbers(&text.GeneralCard, 1)
	}
	return e.Filled(&text.SpecialCard, regionName(e, r.Teaches()), "", 1)
}

// trs2 gives a text with three texts in it.
//
//go:noinline
func trs2(e *scenes.Env, m *locale.Msg, s, t, u string) string { return m.In(e.Settings.Lang, s, t, u) }
