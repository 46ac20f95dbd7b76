package tombraiders

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// asked is all that the prompt depends on.
type asked struct {
	spoken
	focus string
}

// Prompt says what is asked of the viewer, and what the focused choice means and
// costs; or what is going on.
func (b *Board) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	key := asked{b.spoken(e, m), m.Focus.ID}
	return *b.prompts.Get(key, func() table.Prompt { return b.prompt(e, m) })
}

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	t := table.Telling{Panel: promptRect}
	title := b.promptShow(e, m, &t)
	if title == "" {
		title = b.tell(e, m, &t)
	}
	if title == "" {
		title = b.question(e, m, &t)
	}
	return table.Prompt{Title: title, Lines: t.Lines}
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	p, id := &b.pic, m.Focus.ID
	if i := ui.Index(seatSpots[:], id); i >= 0 && i < p.seats && b.sel.panel != toLook {
		behind := p.time[p.lead()] - p.time[i]
		spent := [4]int{rules.SquareOf(p.time[i]), behind, rules.BonusPoints(behind), roundOf(p.time[i])}
		if spent[3] == 1 {
			t.Gold(e.Numbers(&text.SeatTime[0], spent[:3]...))
		} else {
			t.Gold(e.Numbers(&text.SeatTime[1], spent[:]...))
		}
		if m.Asked {
			t.Say(e.Text(&text.SeatOpens))
		}
		t.Say(e.Text(&text.SeatRows))
		return m.Seating.Names[i]
	}
	if i := ui.Index(profSpots[:], id); i >= 0 {
		b.tellProfessor(e, m, t, i)
		return e.Text(&text.Professors[i])
	}
	if i := ui.Index(paperSpots[:], id); i >= 0 {
		if i == general {
			t.Say(e.Text(&text.PermitAny))
		} else {
			t.Say(e.Filled(&text.PermitFor, regionName(e, rules.Region(i)), ""))
		}
		t.Say(e.Text(&text.PermitSpent))
		return b.paperName(e, i)
	}
	switch id {
	case spotDeck:
		t.Gold(e.Counted(&text.CardsLeft, p.deck))
		t.Say(e.Text(&text.DeckRule))
		return e.Text(&text.DeckTitle)
	case spotPage:
		return e.Text(&text.ShownTitle)
	}
	return ""
}

// roundOf is in which round of the line a marker is that has spent so many weeks, from 1.
func roundOf(weeks int) int { return weeks/rules.Squares + 1 }

func (b *Board) tellProfessor(e *scenes.Env, m *table.Moment, t *table.Telling, i int) {
	v := m.View.(*rules.View)
	if holder := b.pic.holders[i]; holder == engine.Spectator {
		t.Gold(e.Text(&text.ProfNobody))
	} else {
		t.Gold(e.Filled(&text.ProfHolder, shortName(m.Seating, holder), "", v.ProfessorBooks(holder, i)))
	}
	needs := &text.ProfNeeds
	if i == rules.Greatest {
		needs = &text.ProfNeedsAll
	}
	t.Say(e.Numbers(needs, v.ProfessorNeeds(i)))
	if seat := v.Viewer(); seat != engine.Spectator {
		t.Say(e.Numbers(&text.ProfYours, v.ProfessorBooks(seat, i)))
	}
}

// question is the title of what is asked or waited for; its lines say what the
// focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	if b.sel.panel == toLook {
		return m.Seating.Names[b.sel.seat]
	}
	p := b.plan(m)
	switch {
	case !m.Asked:
		if title := b.focused(e, m, t, p); title != "" {
			return title
		}
		return b.waiting(e, m, t)
	case b.sel.panel == toPay:
		return b.promptPay(e, m, t)
	}
	switch b.step(m) {
	case rules.Digging:
		return b.promptDig(e, m, t, p)
	case rules.Searching:
		return b.promptSearch(e, m, t, p)
	case rules.Giving:
		return b.promptGifts(e, m, t, p)
	}
	if title := b.focused(e, m, t, p); title != "" {
		return title
	}
	if b.sel.panel == toAim {
		return e.Filled(&text.AskPile, e.Text(&text.Kinds[b.sel.card.Kind()]), "")
	}
	t.Say(e.Text(&text.TurnHint))
	return e.Text(&text.AskTurn)
}

// waiting says who is at it, and with what.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	p := &b.pic
	if p.turn == engine.Spectator {
		return e.Text(&text.GameOver)
	}
	what := &text.WaitSteps[p.step]
	if p.step == rules.Choosing {
		t.Say(e.Numbers(what, rules.SquareOf(p.time[p.turn])))
	} else {
		t.Gold(e.Text(what))
	}
	return e.Filled(&text.Waiting, fonts.Small.Fit(m.Seating.Names[p.turn], 90), "")
}

// focused tells what the card, presentation, site or action card in focus means, or why
// it cannot be chosen; "" if none is in focus.
func (b *Board) focused(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) string {
	id := m.Focus.ID
	if i := ui.Index(rowSpots[:], id); i >= 0 && b.pic.row[i] != none {
		return b.promptCard(e, m, t, p, rules.Card(b.pic.row[i]))
	}
	if i := ui.Index(showSpots[:], id); i >= 0 && i < b.pic.waiting {
		return b.promptPresentation(e, m, t, p, rules.Card(b.pic.shown[i]))
	}
	if i := ui.Index(siteSpots[:], id); i >= 0 {
		if b.sel.panel == toAim {
			return b.promptAim(e, m, t, p, rules.Region(i))
		}
		return b.promptSite(e, m, t, rules.Region(i))
	}
	if i := ui.Index(actionSpots[:], id); i >= 0 {
		return b.promptAction(e, m, t, openCards+rules.Card(i))
	}
	return ""
}

// promptSides is what of a panel's width its text leaves free.
const promptSides = 16

// fitting is a title, or a shorter one if it is too long for the prompt.
func fitting(title, short string) string {
	if fonts.Small.BoldWidth(title) > promptRect.W-promptSides {
		return short
	}
	return title
}

// priced is a card's name with what it costs; the region is left out where there is no
// room: the card shows its sign.
func priced(e *scenes.Env, c rules.Card, weeks int) string {
	cost := ": " + e.Counted(&text.ShortWeeks, weeks)
	return fitting(cardName(e, c)+cost, e.Text(&text.Kinds[c.Kind()])+cost)
}

// promptCard tells of a card of the row: what comes with it first, then where taking it
// leads, and what it is good for.
func (b *Board) promptCard(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan, c rules.Card) string {
	v := m.View.(*rules.View)
	for i, comes := range p.comes {
		if !comes {
			continue
		}
		books := v.ProfessorBooks(v.Viewer(), i) + c.Books()
		if holder := v.Professor(i); holder != engine.Spectator {
			t.Gold(e.Filled(&text.ProfTaken, shortName(m.Seating, holder), "", books))
		} else {
			t.Gold(e.Filled(&text.ProfComes, e.Text(&text.Professors[i]), "", books))
		}
	}
	b.use(e, v, t, c)
	b.landing(e, m, t, p)
	return priced(e, c, c.Weeks())
}

// use tells what a card of the row is good for.
func (b *Board) use(e *scenes.Env, v *rules.View, t *table.Telling, c rules.Card) {
	switch k := c.Kind(); k {
	case rules.Special:
		without := 0
		if seat := v.Viewer(); seat != engine.Spectator {
			hand := v.Hand()
			if hand.Permits(c.Region())+hand.General()+hand.Count(rules.CardOf(rules.Excavation, 0)) == 0 {
				without = 1
			}
		}
		t.Say(e.Text(&text.UseSpecial[without]))
	case rules.General:
		t.Say(e.Text(&text.UseGeneral))
	case rules.Congress:
		n := 1
		if b.pic.viewer != engine.Spectator {
			n += b.pic.count(b.pic.viewer).congresses
		}
		more := rules.CongressPoints(min(n, c.Number())) - rules.CongressPoints(n-1)
		t.Say(text.UseCongress.In(e.Settings.Lang, more, n))
	default:
		use := e.Text(&text.UseActions[k-rules.Excavation])
		if weeks := v.PlayWeeks(c); weeks > 0 {
			use += " " + e.Filled(&text.PlayCosts, e.Counted(&text.Weeks, weeks), "")
		}
		t.Say(use)
	}
}

// landing tells where the plan leads, and who moves then, which matters more: where it
// leads is shown on the line of weeks.
func (b *Board) landing(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) {
	if !p.lands {
		return
	}
	where, then := e.Numbers(&text.Lands, rules.SquareOf(p.to)), ""
	switch on := b.pic.top(p.to); {
	case p.weeks == 0:
		where = e.Text(&text.CostsNothing)
	case p.height > 0 && on != engine.Spectator:
		where = e.Filled(&text.LandsOn, shortName(m.Seating, on), "", rules.SquareOf(p.to))
	}
	switch {
	case p.ends:
		then = e.Text(&text.GameOver) + "."
	case p.next == b.pic.viewer:
		then = e.Text(&text.ThenYou)
	default:
		then = e.Filled(&text.ThenSeat, shortName(m.Seating, p.next), "")
	}
	if both := where + " " + then; fonts.Small.Width(both) <= t.Panel.W-promptSides {
		t.Gold(both)
		return
	}
	t.Gold(then)
	t.Say(where)
}

// promptPresentation tells of an exhibition or a museum: its price for the viewer now,
// and with what it lacks.
func (b *Board) promptPresentation(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan, c rules.Card) string {
	v := m.View.(*rules.View)
	seat, name := v.Viewer(), cardName(e, c)
	if seat == engine.Spectator {
		t.Say(e.Numbers(&text.PresentationWorth, c.Points()))
		return name
	}
	weeks, steps := v.Price(seat, c)
	if lacks := v.Lacks(seat, c); lacks > 0 {
		t.Say(text.WhyNeeds.In(e.Settings.Lang, lacks, regionName(e, c.Region())))
		t.Gold(text.ShowAsks.In(e.Settings.Lang, int(c.Needs()[0].Weeks), c.Points()))
	} else if c.Kind() == rules.Museum {
		t.Gold(e.Numbers(&text.MuseumHint, c.Points()))
	} else {
		t.Gold(e.Numbers(&text.ShowSteps, steps, len(c.Needs()), c.Points()))
	}
	if steps > 0 && steps < len(c.Needs()) && c.Kind() == rules.Exhibition { // with more finds it takes less time
		need := c.Needs()[steps]
		short := int(need.Count) - v.Artefacts(seat, need.Region)
		t.Say(e.Filled(&text.StepAhead, regionName(e, need.Region), e.Counted(&text.Weeks, int(need.Weeks)), short))
	}
	b.landing(e, m, t, p)
	if steps == 0 {
		return name
	}
	return priced(e, c, weeks)
}

// promptSite tells of a site: with what the viewer would dig there.
func (b *Board) promptSite(e *scenes.Env, m *table.Moment, t *table.Telling, r rules.Region) string {
	v := m.View.(*rules.View)
	permit, ok := firstPay(m, r)
	known, seen := v.Known(r)
	if seen {
		t.Say(e.Filled(&text.PileHolds, pileHolds(e, known), ""))
	}
	switch seat := v.Viewer(); {
	case m.Asked && !ok:
		t.Say(e.Text(whyNot(v, rules.DigIn(r, permit))))
	case m.Asked && pays(m, r) > 1:
		t.Gold(e.Numbers(&text.SiteKnowledge, v.Knowledge(seat, r, 0).Sum))
		t.Say(e.Text(&text.SiteNextPay))
	case m.Asked:
		t.Gold(e.Filled(&text.DigHint, e.Text(&text.Permits[permit]), "", v.Knowledge(seat, r, 0).Sum))
		t.Say(e.Text(&text.DigHint2))
	}
	if seen {
		return regionName(e, r)
	}
	left := v.Unseen(r).Artefacts()
	t.Say(e.Numbers(&text.SiteUnfound, left.Len(), left.Points()))
	t.Say(e.Text(&text.SiteHolds))
	return regionName(e, r)
}

// pileHolds lists what a pile that was looked through holds: artefacts by value, books
// and rubble.
func pileHolds(e *scenes.Env, s rules.Stock) string {
	var parts []string
	for f := range rules.FindBook {
		switch n := s.Count(f); {
		case n == 1:
			parts = append(parts, ui.Number(f.Value()))
		case n > 1:
			parts = append(parts, ui.Number(f.Value())+"×"+ui.Number(n))
		}
	}
	if n := s.Count(rules.FindBook) + s.Count(rules.FindGeneral); n > 0 {
		parts = append(parts, e.Counted(&text.PileBooks, n))
	}
	if n := s.Count(rules.Rubble); n > 0 {
		parts = append(parts, e.Numbers(&text.PileRubble, n))
	}
	if len(parts) == 0 {
		return e.Text(&text.PileNothing)
	}
	return strings.Join(parts, ", ")
}

// promptAim tells of a pile on which an action card could be played.
func (b *Board) promptAim(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan, r rules.Region) string {
	c := b.sel.card
	if !p.on {
		t.Say(e.Text(&text.WhyAim))
	} else {
		b.landing(e, m, t, p)
		t.Say(e.Text(&text.UseActions[c.Kind()-rules.Excavation]))
	}
	return e.Text(&text.Kinds[c.Kind()]) + ": " + regionName(e, r)
}

// promptAction tells of an action card in hand.
func (b *Board) promptAction(e *scenes.Env, m *table.Moment, t *table.Telling, c rules.Card) string {
	v := m.View.(*rules.View)
	t.Say(e.Text(&text.UseActions[c.Kind()-rules.Excavation]))
	if c.Kind() == rules.Excavation || c.Kind() == rules.Assistant {
		t.Gold(e.Text(&text.WithDig))
	} else {
		t.Gold(e.Filled(&text.PlayNow, e.Counted(&text.Weeks, v.PlayWeeks(c)), ""))
	}
	return cardName(e, c)
}

// whyNot is the reason why the viewer may not make a move.
func whyNot(v *rules.View, mv engine.Move) *locale.Msg {
	r, _ := v.Allowed(mv).(engine.Rule)
	for i := range reasons {
		if reasons[i].rule == r {
			return reasons[i].text
		}
	}
	return &text.WhyTurn
}

// reasons are the rules in the player's words.
var reasons = [...]struct {
	rule engine.Rule
	text *locale.Msg
}{
	{rules.RuleBook, &text.WhyBook},
	{rules.RulePermit, &text.WhyPermit},
	{rules.RulePile, &text.WhyPile},
	{rules.RuleCards, &text.WhyCards},
	{rules.RuleAssistants, &text.WhyAssistants},
	{rules.RuleArtefacts, &text.WhyArtefacts},
	{rules.RuleBegun, &text.WhyBegun},
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	switch mv.Kind {
	case rules.KindTake:
		return e.Text(&text.UndoTake)
	case rules.KindPlay:
		return e.Filled(&text.UndoPlay, e.Text(&text.Kinds[rules.Card(mv.A).Kind()]), "")
	case rules.KindDig:
		return e.Filled(&text.UndoDig, inRegion(e, rules.Region(mv.A)), "")
	case rules.KindWeeks:
		return e.Text(&text.SiteDig)
	case rules.KindKeep:
		return e.Text(&text.UndoKeep)
	}
	return e.Text(&text.UndoShow)
}
