package tombraiders

import (
	"strings"

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
		return trs2(e, &text.LogTook, name, cardName(e, rules.Card(a)), e.Counted(&text.ShortWeeks, int(ev.C)))
	case rules.EventHeld:
		worth := e.Counted(&text.ShortWeeks, int(ev.C)) + ", +" + ui.Number(int(ev.D))
		return trs2(e, &text.LogHeld, name, shownName(e, rules.Card(a)), worth)
	case rules.EventGave:
		return e.Filled(&text.LogGave, name, regionName(e, rules.Region(a)), n)
	case rules.EventPlayed:
		what := regionName(e, rules.Region(n)) + ", " + e.Counted(&text.ShortWeeks, int(ev.C))
		return trs2(e, &text.LogPlayed, name, e.Text(&text.Kinds[rules.Card(a).Kind()]), what)
	case rules.EventSpent:
		if permit := rules.Permit(n); permit != rules.Regional { // which one is plain from where it is dug
			return e.Filled(&text.LogPays, name, e.Text(&text.Permits[permit]))
		}
	case rules.EventNothing:
		return e.Filled(&text.LogNothing[n], name, "")
	case rules.EventKept:
		return e.Filled(&text.LogKept, name, foundName(e, rules.Region(a), rules.Find(n)))
	case rules.EventAssistant:
		return e.Filled(&text.LogAssist, name, "", a)
	case rules.EventDig:
		brings := e.Counted(&text.ShortWeeks, n) + ": " + e.Counted(&text.CardsDrawn, int(ev.D))
		return trs2(e, &text.LogDigs, name, inRegion(e, rules.Region(a)), brings)
	case rules.EventDug:
		return e.Filled(&text.LogDug, name, dugUp(e, n, int(ev.C), int(ev.D)))
	case rules.EventProfessor:
		if lost := int(ev.C) - 1; lost >= 0 {
			return trs2(e, &text.ProfessorFrom, e.Text(&text.Professors[a]), name, s.Names[lost])
		}
		return e.Filled(&text.ProfessorTo, e.Text(&text.Professors[a]), name)
	case rules.EventDisplayed:
		return e.Filled(&text.LogDisplayed, shownName(e, rules.Card(a)), "")
	case rules.EventEnd:
		return e.Text(&text.LogEnd)
	case rules.EventBonus:
		return e.Filled(&text.LogBonus, name, "", a, n)
	case rules.EventScored:
		return e.Filled(&text.LogScored, name, "", a)
	}
	return ""
}

// dugUp sums up what a dig has brought.
func dugUp(e *scenes.Env, artefacts, points, books int) string {
	var parts []string
	if artefacts > 0 {
		parts = append(parts, e.Counted(&text.LogFound, artefacts), e.Counted(&text.PlusPoints, points))
	}
	if books > 0 {
		parts = append(parts, e.Counted(&text.LogBooks, books))
	}
	if len(parts) == 0 {
		return e.Text(&text.LogRubble)
	}
	return strings.Join(parts, ", ")
}

// shownName names a presentation with the regions that it is about.
func shownName(e *scenes.Env, c rules.Card) string {
	if c.Kind() == rules.Museum {
		return cardName(e, c)
	}
	var regions []string
	for _, need := range c.Needs() {
		regions = append(regions, e.Text(&text.ShortRegions[need.Region]))
	}
	return e.Filled(&text.RegionalCard, e.Text(&text.Kinds[c.Kind()]), strings.Join(regions, ", "))
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
