package theben

import (
	"unicode"
	"unicode/utf8"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
)

// asked is all that the prompt depends on.
type asked struct {
	spoken
	view  engine.View
	asked bool
	focus string
}

// Prompt says what is asked of the viewer, and what the focused choice means and
// costs; or what is going on.
func (b *Board) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	key := asked{b.spoken(e, m.Seating), m.View, m.Asked, m.Focus.ID}
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
	title := ""
	switch b.scene() {
	case digScene:
		title = b.promptReveal(e, m, &t)
	case showScene:
		title = b.promptShow(e, m, &t)
	case conferenceScene:
		title = tr(e, &text.ConferenceTitle)
		t.gold(b.explain(e, m.Seating, b.told()-1))
	case noScene:
		if b.play.year > 0 {
			t.gold(tr(e, &text.YearBegins))
			title = trd(e, &text.ThenYear, b.play.year)
		} else if title = b.tell(e, m, &t); title == "" {
			title = b.question(e, m, &t)
		}
	}
	return table.Prompt{Title: title, Lines: t.lines}
}

func (b *Board) promptReveal(e *scenes.Env, m *table.Moment, t *telling) string {
	d := &b.play.dig
	title, gold, line := excavation.Prompt(e, d, m.Seating.Human[d.Seat])
	t.gold(gold)
	if line != "" {
		t.say(line)
	}
	return title
}

func (b *Board) promptShow(e *scenes.Env, m *table.Moment, t *telling) string {
	s := &b.play.show
	switch {
	case s.over && s.winner != engine.Spectator:
		if s.guests.Len() == 1 {
			t.say(tr(e, &text.ShowAlone))
		} else {
			t.say(tr(e, &text.ShowWhy))
		}
		return trs(e, &text.ShowWon, fonts.Small.Fit(m.Seating.Names[s.winner], 60), "", s.card.Value())
	case s.guests == 0:
		t.say(tr(e, &text.NobodyWhy))
		return tr(e, &text.NobodyCame)
	case s.round > 0:
		t.say(tr(e, &text.RollAgain))
	}
	t.say(tr(e, &text.ShowWhy))
	return tr(e, &text.WhoShows)
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *telling) string {
	p, id := &b.pic, m.Focus.ID
	if i := index(seatSpots[:], id); i >= 0 && i < p.seats {
		h := p.hand(engine.Seat(i))
		t.gold(trd(e, &text.SeatPoints, h.found, h.won, h.congress))
		t.say(trs(e, &text.SeatWhere, inPlace(e, p.place[i]), "", p.time[i].Week(), p.time[i].Year()))
		n := 0
		for _, f := range m.View.(*rules.View).Conference() {
			n += int(f.Points[i])
		}
		t.say(trd(e, &text.SeatConference, n))
		return m.Seating.Names[i]
	}
	if i := index(showSpots[:], id); i >= 0 && i < p.waiting {
		a := p.calendar[i]
		t.gold(trs(e, &text.ShowNeeds, inPlace(e, a.Card.City()), "", a.Week.Week(), a.Week.Year()))
		if p.fresh {
			t.say(tr(e, &text.ShowFresh))
		}
		if p.more {
			t.say(tr(e, &text.ShowMore))
		}
		return cardName(e, a.Card)
	}
	switch id {
	case spotPage:
		return tr(e, &text.More)
	case spotDeck:
		t.gold(trd(e, &text.DeckHolds, p.deck, p.discards))
		if !p.preview {
			t.say(tr(e, &text.DeckRule))
		}
		for i, c := range p.upcoming {
			if c != none {
				card := rules.Card(c)
				t.say(trs(e, [2]*locale.Msg{&text.NextCard, &text.SecondCard}[i], cardName(e, card), placeName(e, card.City())))
			}
		}
		return tr(e, &text.Deck)
	case spotPermits:
		t.say(tr(e, &text.PermitRule))
		return tr(e, &text.Permits)
	}
	return ""
}

// question is the title of what is asked or waited for; its lines say what the
// focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *telling) string {
	if !m.Asked && b.sel.panel != toLook {
		return b.waiting(e, m, t)
	}
	v, p := m.View.(*rules.View), b.plan(m)
	switch b.sel.panel {
	case toDig:
		b.meaning(e, m, t, p)
		return tr(e, &text.AskWeeks)
	case toLook:
		return m.Seating.Names[b.sel.seat]
	case toWait:
		b.meaning(e, m, t, p)
		return trs(e, &text.AskWait, trn(e, &text.Weeks, b.sel.weeks), "")
	}
	if to, _, bound := v.Bound(); bound {
		b.focused(e, m, t, p)
		if p.slot >= 0 && p.on {
			c, _ := v.Offered(p.slot)
			return upper(inPlace(e, to)) + ": " + cardName(e, c) + "?"
		}
		return trs(e, &text.AskThere, inPlace(e, to), "")
	}
	b.focused(e, m, t, p)
	switch {
	case p.slot >= 0:
		return cardTitle(e, v, p)
	case p.goes:
		return upper(toPlace(e, p.to)) + ": " + trn(e, &text.Weeks, p.landing.Weeks)
	}
	return tr(e, &text.AskTurn)
}

// upper begins a text with a capital.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

func cardTitle(e *scenes.Env, v *rules.View, p *plan) string {
	c, _ := v.Offered(p.slot)
	if !p.on {
		return cardName(e, c)
	}
	return cardName(e, c) + ": " + trn(e, &text.ShortWeeks, p.landing.Weeks)
}

// waiting says who is at it.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *telling) string {
	p := &b.pic
	if p.turn == engine.Spectator {
		return tr(e, &text.ConferenceTitle)
	}
	if p.bound != none {
		t.gold(trs(e, &text.IsBound, toPlace(e, rules.Place(p.bound)), ""))
	}
	if p.time[p.turn] == p.now() {
		t.say(trd(e, &text.FurthestBack, p.time[p.turn].Week()))
	}
	return trs(e, &text.Waiting, fonts.Small.Fit(m.Seating.Names[p.turn], 90), "")
}

// focused tells what the spot in focus means, or why it cannot be chosen.
func (b *Board) focused(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	v, id := m.View.(*rules.View), m.Focus.ID
	if i := index(placeSpots[:], id); i >= 0 {
		b.placeLines(e, m, t, p, rules.Place(i))
		return
	}
	if p.slot >= 0 {
		b.cardLines(e, m, t, p)
		return
	}
	switch id {
	case spotDig:
		if why := whyNot(v, rules.DigFor(1)); !b.can(m, id) {
			t.say(tr(e, why))
			return
		}
		r, _ := b.digPlace(v).Region()
		t.gold(trd(e, &text.DigHint, v.Knowledge(v.Viewer(), r).Sum))
		t.say(tr(e, &text.DigHint2))
	case spotWait:
		t.say(tr(e, &text.WaitHint))
	case spotFly:
		t.say(tr(e, &text.FlyHint))
		if b.sel.flying {
			t.gold(tr(e, &text.FlyNow))
		}
	case spotChange, spotDone:
		if !p.on {
			mv := rules.Done()
			if id == spotChange {
				mv = rules.Change()
			}
			t.say(tr(e, whyNot(v, mv)))
			return
		}
		if id == spotChange {
			t.say(tr(e, &text.ChangeHint))
		}
		b.meaning(e, m, t, p)
	default:
		t.say(tr(e, &text.TurnHint))
	}
}

// placeLines tells of a journey to a place: where it lands, and what can be done
// on arrival.
func (b *Board) placeLines(e *scenes.Env, m *table.Moment, t *telling, p *plan, to rules.Place) {
	v := m.View.(*rules.View)
	seat := v.Viewer()
	if at, _, bound := v.Bound(); bound {
		if to == at {
			t.say(tr(e, &text.BoundHere))
			return
		}
		t.say(tr(e, &text.BoundAway))
		return
	}
	if !p.on {
		t.say(tr(e, whyNot(v, b.going(to))))
		return
	}
	b.meaning(e, m, t, p)
	if r, ok := to.Region(); ok {
		switch err := v.AllowedAt(seat, to, p.flying, rules.DigFor(rules.MostWeeks)); err {
		case nil, rules.RuleTime, rules.RuleTable:
			t.say(trd(e, &text.ThereDig, v.Knowledge(seat, r).Sum))
		case rules.RulePermission:
			t.say(tr(e, &text.ThereSpent))
		default:
			t.say(tr(e, &text.ThereNoDig))
		}
		return
	}
	n := 0
	for slot := range rules.Offers {
		if v.AllowedAt(seat, to, p.flying, rules.Take(slot)) == nil {
			n++
		}
	}
	if n > 0 {
		t.say(trn(e, &text.ThereCards, n))
		return
	}
	t.say(tr(e, &text.ThereNothing))
}

// cardLines tells of an open card: what it costs in all and what it is good for.
func (b *Board) cardLines(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	v := m.View.(*rules.View)
	c, _ := v.Offered(p.slot)
	if !p.on {
		t.say(tr(e, why(p.refused)))
		t.say(b.use(e, c))
		return
	}
	_, _, bound := v.Bound()
	if bound { // what it is good for was read before the journey
		t.gold(trs(e, &text.TakeNow, trn(e, &text.Weeks, c.Weeks()), ""))
	} else {
		t.say(b.use(e, c))
	}
	lines := b.landingLines(e, m.Seating, p.landing)
	if there := p.landing.Weeks - c.Weeks(); there > 0 && !bound {
		lines[0].Text = trs(e, &text.CardLands, b.weekOf(e, p.landing.Week), "", there, c.Weeks())
	}
	if n := len(lines) - 1; n > 1 { // what begins or is held comes before who moves then
		lines[1], lines[n] = lines[n], lines[1]
	}
	for _, line := range lines {
		t.line(line.Text, line.Gold)
	}
}

// use is what a card is good for; congresses are worth the more the more there are.
func (b *Board) use(e *scenes.Env, c rules.Card) string {
	if c.Kind() == rules.Congress {
		return trd(e, &text.UseCongress, b.pic.hand(b.pic.viewer).kinds[rules.Congress]+1)
	}
	return tr(e, cardUse[c.Kind()])
}

// cardUse is what the kinds of cards are good for.
var cardUse = [...]*locale.Msg{
	rules.Special: &text.UseSpecial, rules.General: &text.UseGeneral, rules.Assistant: &text.UseAssistant,
	rules.Spade: &text.UseSpade, rules.Horse: &text.UseHorse, rules.Faked: &text.UseFaked, rules.Airship: &text.UseAirship,
}

// meaning tells where the plan lands and what follows.
func (b *Board) meaning(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	if !p.on {
		if p.refused == "" && b.sel.panel == toDig {
			t.say(tr(e, whyNot(m.View.(*rules.View), rules.DigFor(b.digWeeks(m)))))
		}
		return
	}
	for _, line := range b.landingLines(e, m.Seating, p.landing) {
		t.line(line.Text, line.Gold)
	}
}

// landingLines say where the viewer's marker would come to stand, and who moves
// then, in gold; and what would be held or begin.
func (b *Board) landingLines(e *scenes.Env, s *table.Seating, l rules.Landing) (lines []table.Line) {
	where, then := trs(e, &text.Lands, b.weekOf(e, l.Week), ""), ""
	switch on := b.pic.top(l.Week); {
	case l.Weeks == 0:
		where = tr(e, &text.CostsNothing)
	case l.Week == rules.End:
		where = tr(e, &text.LandsEnd)
	case l.Height > 0 && on != engine.Spectator && on != b.pic.viewer:
		where = upper(trs(e, &text.LandsOn, b.weekOf(e, l.Week), shortName(s, on)))
	}
	switch l.Next {
	case engine.Spectator:
		then = tr(e, &text.ThenOver)
	case b.pic.viewer:
		then = tr(e, &text.ThenYou)
	default:
		then = trs(e, &text.ThenSeat, shortName(s, l.Next), "")
	}
	lines = []table.Line{{Text: where}, {Text: then, Gold: true}}
	for _, a := range l.Held {
		lines = append(lines, table.Line{Text: trs(e, &text.ThenHeld, inPlace(e, a.Card.City()), "")})
	}
	if l.Year > 0 {
		lines = append(lines, table.Line{Text: trd(e, &text.ThenYear, l.Year)})
	}
	return lines
}

// weekOf names a week, with its year where that is not the one on the table.
func (b *Board) weekOf(e *scenes.Env, w rules.Week) string {
	switch {
	case w == rules.End:
		return tr(e, &text.OnEnd)
	case w.Year() != b.pic.year:
		return trd(e, &text.OnWeekOf, w.Week(), w.Year())
	}
	return trd(e, &text.OnWeek, w.Week())
}

func shortName(s *table.Seating, seat engine.Seat) string {
	return fonts.Small.Fit(s.Names[seat], 54)
}

// whyNot is the reason why the viewer may not make a move.
func whyNot(v *rules.View, mv engine.Move) *locale.Msg {
	r, _ := v.Allowed(v.Viewer(), mv).(engine.Rule)
	return why(r)
}

// reasons are the rules in the player's words.
var reasons = [...]struct {
	rule engine.Rule
	text *locale.Msg
}{
	{rules.RuleHere, &text.WhyHere},
	{rules.RuleTime, &text.WhyTime},
	{rules.RuleCity, &text.WhyCity},
	{rules.RuleHorse, &text.WhyHorse},
	{rules.RuleSpades, &text.WhySpades},
	{rules.RuleAssistants, &text.WhyAssistants},
	{rules.RuleRegion, &text.WhyRegion},
	{rules.RuleSpecial, &text.WhySpecial},
	{rules.RulePermission, &text.WhyPermission},
	{rules.RuleTable, &text.WhyTable},
	{rules.RuleNothing, &text.WhyNothing},
	{rules.RuleBound, &text.BoundAway},
}

func why(r engine.Rule) *locale.Msg {
	for i := range reasons {
		if reasons[i].rule == r {
			return reasons[i].text
		}
	}
	return &text.WhyNothing
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	switch mv.Kind {
	case rules.KindTravel:
		return trs(e, &text.UndoTravel, toPlace(e, rules.Place(mv.A)), "")
	case rules.KindFly:
		return trs(e, &text.UndoFly, toPlace(e, rules.Place(mv.A)), "")
	case rules.KindTake:
		return tr(e, &text.UndoTake)
	case rules.KindDig:
		return tr(e, &text.Dig)
	case rules.KindWait:
		return trs(e, &text.UndoWait, trn(e, &text.Weeks, int(mv.A)), "")
	case rules.KindChange:
		return tr(e, &text.ChangeCards)
	}
	return tr(e, &text.Done)
}
