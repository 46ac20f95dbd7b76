package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
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

// A telling gathers the lines of a prompt, as many as there is room for: the first
// matter most.
type telling struct {
	lines []table.Line
	n     int
}

func (t *telling) line(s string, gold bool) {
	const room = 3
	n := len(fonts.Small.Wrap(nil, s, promptRect.W-16))
	if t.n += n; t.n <= room {
		t.lines = append(t.lines, table.Line{Text: s, Gold: gold})
	} else {
		t.n = room
	}
}

//go:noinline
func (t *telling) say(s string) { t.line(s, false) }

//go:noinline
func (t *telling) gold(s string) { t.line(s, true) }

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	var t telling
	title := b.promptShow(e, m, &t)
	if title == "" {
		title = b.tell(e, m, &t)
	}
	if title == "" {
		title = b.question(e, m, &t)
	}
	return table.Prompt{Title: title, Lines: t.lines}
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *telling) string {
	p, id := &b.pic, m.Focus.ID
	if i := index(seatSpots[:], id); i >= 0 && i < p.seats && b.sel.panel != toLook {
		n := p.count(engine.Seat(i))
		t.gold(trd(e, &text.SeatPoints, n.parts[rules.SourceArtefacts], n.parts[rules.SourceExhibitions], n.parts[rules.SourceMuseums]))
		t.say(trd(e, &text.SeatMore, n.parts[rules.SourceProfessors], n.parts[rules.SourceCongresses]))
		behind := p.time[p.lead()] - p.time[i]
		t.say(trd(e, &text.SeatTime, p.time[i], behind, rules.BonusPoints(behind)))
		return m.Seating.Names[i]
	}
	if i := index(profSpots[:], id); i >= 0 {
		b.tellProfessor(e, m, t, i)
		return tr(e, &text.Professors[i])
	}
	if i := index(paperSpots[:], id); i >= 0 {
		if i == general {
			t.say(tr(e, &text.PermitAny))
		} else {
			t.say(trs(e, &text.PermitFor, regionName(e, rules.Region(i)), ""))
		}
		t.say(tr(e, &text.PermitSpent))
		return b.paperName(e, i)
	}
	switch id {
	case spotDeck:
		t.gold(trn(e, &text.CardsLeft, p.deck))
		t.say(tr(e, &text.DeckRule))
		return tr(e, &text.DeckTitle)
	case spotPage:
		return tr(e, &text.ShownTitle)
	}
	return ""
}

func (b *Board) tellProfessor(e *scenes.Env, m *table.Moment, t *telling, i int) {
	v := m.View.(*rules.View)
	if holder := b.pic.holders[i]; holder == engine.Spectator {
		t.gold(tr(e, &text.ProfNobody))
	} else {
		t.gold(trs(e, &text.ProfHolder, shortName(m.Seating, holder), "", v.ProfessorBooks(holder, i)))
	}
	needs := &text.ProfNeeds
	if i == rules.Greatest {
		needs = &text.ProfNeedsAll
	}
	t.say(trd(e, needs, v.ProfessorNeeds(i)))
	if seat := v.Viewer(); seat != engine.Spectator {
		t.say(trd(e, &text.ProfYours, v.ProfessorBooks(seat, i)))
	}
}

// question is the title of what is asked or waited for; its lines say what the
// focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *telling) string {
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
		return trs(e, &text.AskPile, tr(e, &text.Kinds[b.sel.card.Kind()]), "")
	}
	t.say(tr(e, &text.TurnHint))
	return tr(e, &text.AskTurn)
}

// waiting says who is at it, and with what.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *telling) string {
	p := &b.pic
	if p.turn == engine.Spectator {
		return tr(e, &text.GameOver)
	}
	what := &text.WaitSteps[p.step]
	if p.step == rules.Choosing {
		t.say(trd(e, what, rules.SquareOf(p.time[p.turn])))
	} else {
		t.gold(tr(e, what))
	}
	return trs(e, &text.Waiting, fonts.Small.Fit(m.Seating.Names[p.turn], 90), "")
}

// focused tells what the card, presentation, site or action card in focus means, or why
// it cannot be chosen; "" if none is in focus.
func (b *Board) focused(e *scenes.Env, m *table.Moment, t *telling, p *plan) string {
	id := m.Focus.ID
	if i := index(rowSpots[:], id); i >= 0 && b.pic.row[i] != none {
		return b.promptCard(e, m, t, p, rules.Card(b.pic.row[i]))
	}
	if i := index(showSpots[:], id); i >= 0 && i < b.pic.waiting {
		return b.promptPresentation(e, m, t, p, rules.Card(b.pic.shown[i]))
	}
	if i := index(siteSpots[:], id); i >= 0 {
		if b.sel.panel == toAim {
			return b.promptAim(e, m, t, p, rules.Region(i))
		}
		return b.promptSite(e, m, t, rules.Region(i))
	}
	if i := index(actionSpots[:], id); i >= 0 {
		return b.promptAction(e, m, t, openCards+rules.Card(i))
	}
	return ""
}

// fitting is a title, or a shorter one if it is too long for the prompt.
func fitting(title, short string) string {
	if fonts.Small.BoldWidth(title) > promptRect.W-16 {
		return short
	}
	return title
}

// priced is a card's name with what it costs; the region is left out where there is no
// room: the card shows its sign.
func priced(e *scenes.Env, c rules.Card, weeks int) string {
	cost := ": " + trn(e, &text.ShortWeeks, weeks)
	return fitting(cardName(e, c)+cost, tr(e, &text.Kinds[c.Kind()])+cost)
}

// promptCard tells of a card of the row: what comes with it first, then where taking it
// leads, and what it is good for.
func (b *Board) promptCard(e *scenes.Env, m *table.Moment, t *telling, p *plan, c rules.Card) string {
	v := m.View.(*rules.View)
	for i, comes := range p.comes {
		if !comes {
			continue
		}
		books := v.ProfessorBooks(v.Viewer(), i) + c.Books()
		if holder := v.Professor(i); holder != engine.Spectator {
			t.gold(trs(e, &text.ProfTaken, shortName(m.Seating, holder), "", books))
		} else {
			t.gold(trs(e, &text.ProfComes, tr(e, &text.Professors[i]), "", books))
		}
	}
	b.landing(e, m, t, p)
	b.use(e, v, t, c)
	return priced(e, c, c.Weeks())
}

// use tells what a card of the row is good for.
func (b *Board) use(e *scenes.Env, v *rules.View, t *telling, c rules.Card) {
	switch k := c.Kind(); k {
	case rules.Special:
		t.say(tr(e, &text.UseSpecial))
	case rules.General:
		t.say(tr(e, &text.UseGeneral))
	case rules.Congress:
		n := 1
		if b.pic.viewer != engine.Spectator {
			n += b.pic.count(b.pic.viewer).congresses
		}
		more := rules.CongressPoints(min(n, c.Number())) - rules.CongressPoints(n-1)
		t.say(text.UseCongress.In(e.Settings.Lang, more, n))
	default:
		t.say(tr(e, &text.UseActions[k-rules.Excavation]))
		if weeks := v.PlayWeeks(c); weeks > 0 {
			t.say(trs(e, &text.PlayCosts, trn(e, &text.Weeks, weeks), ""))
		}
	}
}

// landing tells where the plan leads, and who moves then.
func (b *Board) landing(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	if !p.lands {
		return
	}
	where, then := trd(e, &text.Lands, rules.SquareOf(p.to)), ""
	switch on := b.pic.top(p.to); {
	case p.weeks == 0:
		where = tr(e, &text.CostsNothing)
	case p.height > 0 && on != engine.Spectator:
		where = trs(e, &text.LandsOn, shortName(m.Seating, on), "", rules.SquareOf(p.to))
	}
	switch {
	case p.ends:
		then = tr(e, &text.GameOver) + "."
	case p.next == b.pic.viewer:
		then = tr(e, &text.ThenYou)
	default:
		then = trs(e, &text.ThenSeat, shortName(m.Seating, p.next), "")
	}
	t.say(where)
	t.gold(then)
}

// promptPresentation tells of an exhibition or a museum: its price for the viewer now,
// and with what it lacks.
func (b *Board) promptPresentation(e *scenes.Env, m *table.Moment, t *telling, p *plan, c rules.Card) string {
	v := m.View.(*rules.View)
	seat, name := v.Viewer(), cardName(e, c)
	if seat == engine.Spectator {
		t.say(trd(e, &text.PresentationWorth, c.Points()))
		return name
	}
	weeks, steps := v.Price(seat, c)
	if lacks := v.Lacks(seat, c); lacks > 0 {
		t.say(text.WhyNeeds.In(e.Settings.Lang, lacks, regionName(e, c.Region())))
	} else if c.Kind() == rules.Museum {
		t.gold(trd(e, &text.MuseumHint, c.Points()))
	} else {
		t.gold(trd(e, &text.ShowSteps, steps, len(c.Needs()), c.Points()))
	}
	if steps < len(c.Needs()) && c.Kind() == rules.Exhibition { // with more finds it takes less time
		need := c.Needs()[steps]
		short := int(need.Count) - v.Artefacts(seat, need.Region)
		t.say(trs(e, &text.StepAhead, regionName(e, need.Region), trn(e, &text.Weeks, int(need.Weeks)), short))
	}
	b.landing(e, m, t, p)
	if steps == 0 {
		return name
	}
	return priced(e, c, weeks)
}

// promptSite tells of a site: with what the viewer would dig there.
func (b *Board) promptSite(e *scenes.Env, m *table.Moment, t *telling, r rules.Region) string {
	v := m.View.(*rules.View)
	permit, ok := firstPay(m, r)
	switch seat := v.Viewer(); {
	case m.Asked && !ok:
		t.say(tr(e, whyNot(v, rules.DigIn(r, permit))))
	case m.Asked && pays(m, r) > 1:
		t.gold(trd(e, &text.SiteKnowledge, v.Knowledge(seat, r, 0).Sum))
		t.say(tr(e, &text.SiteNextPay))
	case m.Asked:
		t.gold(trs(e, &text.DigHint, tr(e, &text.Permits[permit]), "", v.Knowledge(seat, r, 0).Sum))
		t.say(tr(e, &text.DigHint2))
	}
	left := v.Unseen(r).Artefacts()
	if _, seen := v.Known(r); seen {
		t.say(tr(e, &text.PileSeen))
	} else {
		t.say(trd(e, &text.SiteUnfound, left.Len(), left.Points()))
	}
	t.say(tr(e, &text.SiteHolds))
	return regionName(e, r)
}

// promptAim tells of a pile on which an action card could be played.
func (b *Board) promptAim(e *scenes.Env, m *table.Moment, t *telling, p *plan, r rules.Region) string {
	c := b.sel.card
	if !p.on {
		t.say(tr(e, &text.WhyAim))
	} else {
		b.landing(e, m, t, p)
		t.say(tr(e, &text.UseActions[c.Kind()-rules.Excavation]))
	}
	return tr(e, &text.Kinds[c.Kind()]) + ": " + regionName(e, r)
}

// promptAction tells of an action card in hand.
func (b *Board) promptAction(e *scenes.Env, m *table.Moment, t *telling, c rules.Card) string {
	v := m.View.(*rules.View)
	t.say(tr(e, &text.UseActions[c.Kind()-rules.Excavation]))
	if c.Kind() == rules.Excavation || c.Kind() == rules.Assistant {
		t.gold(tr(e, &text.WithDig))
	} else {
		t.gold(trs(e, &text.PlayNow, trn(e, &text.Weeks, v.PlayWeeks(c)), ""))
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
		return tr(e, &text.UndoTake)
	case rules.KindPlay:
		return trs(e, &text.UndoPlay, tr(e, &text.Kinds[rules.Card(mv.A).Kind()]), "")
	case rules.KindDig:
		return trs(e, &text.UndoDig, inRegion(e, rules.Region(mv.A)), "")
	case rules.KindWeeks:
		return tr(e, &text.SiteDig)
	case rules.KindKeep:
		return tr(e, &text.UndoKeep)
	}
	return tr(e, &text.UndoShow)
}
