package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
)

// dug is all that the panel of a dig depends on.
type dug struct {
	view  engine.View
	weeks int
	lang  locale.Lang
	hide  bool
	names [engine.MaxSeats]string
}

// digging is what the panel of a dig tells.
type digging struct {
	excavation.Chart
	region                          rules.Region
	know                            rules.Knowledge
	knowledge, spades, permit, back string
}

// digPanel is the panel of a dig.
var digPanel = excavation.Panel{X: digX, Y: digY}

// digWeeks is how many weeks the panel of a dig is about: those of the tile in
// focus, else those chosen.
func (b *Board) digWeeks(m *table.Moment) int {
	if i := ui.Index(weekSpots[:], m.Focus.ID); i >= 0 {
		return i + 1
	}
	return b.sel.weeks
}

// goodWeeks is how many weeks draw the most cards for their time, counted with the
// journey, which most digs cost about three weeks.
func (b *Board) goodWeeks(m *table.Moment) (good int) {
	const journey = 3
	v := m.View.(*rules.View)
	best := 0.0
	r, _ := b.digPlace(v).Region()
	know := v.Knowledge(v.Viewer(), r).Sum
	for _, mv := range m.Moves {
		if mv.Kind != rules.KindDig {
			continue
		}
		if worth := float64(v.Cell(know, int(mv.A))) / float64(int(mv.A)+journey); worth > best {
			best, good = worth, int(mv.A)
		}
	}
	return max(1, good)
}

// digPlace is where the viewer is, or will be after the journey chosen.
func (b *Board) digPlace(v *rules.View) rules.Place {
	if to, _, bound := v.Bound(); bound {
		return to
	}
	return v.Place(v.Viewer())
}

func (b *Board) digging(e *scenes.Env, m *table.Moment) *digging {
	key := dug{m.View, b.digWeeks(m), e.Settings.Lang, e.Settings.HideOdds, m.Seating.Names}
	return b.digs.Get(key, func() digging { return b.readDig(e, m) })
}

func (b *Board) readDig(e *scenes.Env, m *table.Moment) (d digging) {
	v := m.View.(*rules.View)
	seat, chosen := v.Viewer(), b.digWeeks(m)
	d.region, _ = b.digPlace(v).Region()
	d.know, d.Hide = v.Knowledge(seat, d.region), e.Settings.HideOdds
	d.Title = e.Filled(&text.DigTitle, inPlace(e, d.region.Place()), "")
	d.knowledge = e.Text(&text.Knowledge)
	if n, bonus := v.Spades(seat); bonus > 0 {
		d.spades = e.Numbers(&text.SpadesAdd, n, bonus)
	}
	d.permit = e.Text(&text.UsesPermit)
	if v.Spent(seat).Has(d.region) {
		d.permit = e.Text(&text.UsesFaked)
	}
	if v.With(rules.HardTable) {
		d.permit = e.Text(&text.HardTable) + ", " + d.permit
	}
	for i, t := range [5]*locale.Msg{&text.WeeksRow, &text.CardsRow, &text.ChanceRow, &text.PointsRow, &text.WeekRow} {
		d.Rows[i] = e.Text(t)
	}
	odds := v.DigOdds(seat, d.region)
	for i := range odds {
		o, c := &odds[i], &d.Columns[i]
		c.Same = i > 0 && o.Cards == odds[i-1].Cards
		c.On, c.Draws, c.Chance = excavation.Nobody, o.Cards, o.Chance
		if c.Allowed = m.May(rules.DigFor(i + 1)); !c.Allowed {
			continue
		}
		c.Cards = ui.Number(o.Cards)
		if c.Same {
			c.Cards += "="
		}
		c.Points = oneDecimal(e, o.Points)
		l := v.Landing(seat, rules.DigFor(i+1))
		c.Week = ui.Number(l.Week.Week())
		if l.Height > 0 {
			c.On = int(b.pic.top(l.Week))
		}
	}
	d.Choose(chosen)
	b.readChoice(e, m, &d, &odds[chosen-1])
	return d
}

// readChoice words what the weeks chosen mean.
func (b *Board) readChoice(e *scenes.Env, m *table.Moment, d *digging, o *rules.Odds) {
	v := m.View.(*rules.View)
	d.Heading = e.Counted(&text.Weeks, d.Chosen) + ": " + e.Counted(&text.CardsDrawn, o.Cards)
	d.Go, d.back = e.Filled(&text.DigFor, e.Counted(&text.Weeks, d.Chosen), ""), e.Text(&text.Back)
	if !d.Hide {
		d.Expect = []string{oneDecimal(e, o.Finds), e.Text(&text.ExpectFinds), oneDecimal(e, o.Points), e.Text(&text.ExpectPoints)}
	}
	pile := v.Pile(d.region)
	for f := range rules.Find(rules.Artefacts) {
		if pile.Unseen.Has(f) {
			d.Values[f.Value(d.region)]++
		}
	}
	if pile.Unseen.Has(rules.FindSpecial) {
		d.Books = append(d.Books, art.Book(int(d.region.Teaches())))
	}
	if pile.Unseen.Has(rules.FindGeneral) {
		d.Books = append(d.Books, art.Book(art.General))
	}
	d.Unseen = e.Text(&text.Unseen)
	d.Note = e.Numbers(&text.PileHolds, pile.Cards)
	if !v.With(rules.AlternateDigs) {
		d.Note = e.Numbers(&text.PileOut, pile.Cards)
	}
	if p := b.plan(m); p.on {
		for _, line := range b.landingLines(e, m.Seating, p.landing) {
			d.Lines = fonts.Small.Wrap(d.Lines, line.Text, 258)
		}
	} else {
		d.Lines = fonts.Small.Wrap(nil, e.Text(whyNot(v, rules.DigFor(d.Chosen))), 258)
	}
	d.Lines = d.Lines[:min(3, len(d.Lines))]
}

// oneDecimal writes a number above 0 with one decimal.
func oneDecimal(e *scenes.Env, x float64) string {
	n := int(x*10 + .5)
	return e.Numbers(&text.Decimal, n/10, n%10)
}

// drawDig paints the panel where the weeks of a dig are chosen.
func (b *Board) drawDig(e *scenes.Env, l *paint.List, m *table.Moment) {
	d := b.digging(e, m)
	digPanel.Draw(l, &d.Chart, m.Focus, &weekSpots)
	b.drawKnowledge(l, m, d)
	ui.Button(l, digPanel.Go(), d.Go, m.Focus.State(spotDigGo).With(ui.Chosen, true).With(ui.Off, !m.May(rules.DigFor(b.sel.weeks))))
	ui.Button(l, digPanel.Back(), d.back, m.Focus.State(spotDigBack))
}

// drawKnowledge sums up what the viewer knows, and what else counts.
func (b *Board) drawKnowledge(l *paint.List, m *table.Moment, d *digging) {
	x, y := digRect.X+14, digRect.Y+38
	x = l.Text(fonts.Small, x, y, d.knowledge, sprites.E1) + 4
	for i, n := range [3]int{d.know.Special, d.know.Assistants, d.know.Counted} {
		if n == 0 && i > 0 {
			continue
		}
		if i > 0 {
			x = l.Text(fonts.Small, x, y, "+", sprites.E1) + 3
		}
		l.Sprite([3]sprites.ID{art.Book(int(d.region)), art.Assistant, art.Book(art.General)}[i], x, y-1)
		if x += 11; d.know.Sum > d.know.Special {
			x = l.Text(fonts.Small, x, y, ui.Number(n), sprites.E0) + 3
		}
	}
	if d.know.Sum > d.know.Special {
		x = l.Text(fonts.Small, x, y, "=", sprites.E1) + 3
	}
	x = l.Bold(fonts.Body, x, y-3, ui.Number(d.know.Sum), sprites.R1) + 12
	if d.spades != "" {
		l.Sprite(art.Spade, x, y-1)
		l.Text(fonts.Small, x+12, y, d.spades, sprites.E0)
	}
	l.Right(fonts.Small, digRect.X+digRect.W-14, y, d.permit, sprites.E1)
}
