package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
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
	region  rules.Region
	know    rules.Knowledge
	odds    [rules.MostWeeks]rules.Odds
	landing [rules.MostWeeks]engine.Seat // whose marker is on top there, or Spectator
	same    [rules.MostWeeks]bool        // draws no more than fewer weeks do

	title, knowledge, spades, permit, heading string
	rows                                      [5]string // what the lines of columns are
	cards, points, weeks                      [rules.MostWeeks]string
	chances                                   [rules.MostWeeks + 1]string // of the weeks chosen
	first                                     int                         // find in the first bar
	expect, lines                             []string
	values                                    [8]int // unseen artefacts by value
	books                                     [2]bool
	unseen, pile, dig, back                   string
}

// digWeeks is how many weeks the panel of a dig is about: those of the tile in
// focus, else those chosen.
func (b *Board) digWeeks(m *table.Moment) int {
	if i := index(weekSpots[:], m.Focus.ID); i >= 0 {
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
	d.know, d.odds = v.Knowledge(seat, d.region), v.DigOdds(seat, d.region)
	d.title = trs(e, &text.DigTitle, inPlace(e, d.region.Place()), "")
	d.knowledge = tr(e, &text.Knowledge)
	if n, bonus := v.Spades(seat); bonus > 0 {
		d.spades = trd(e, &text.SpadesAdd, n, bonus)
	}
	d.permit = tr(e, &text.UsesPermit)
	if v.Spent(seat).Has(d.region) {
		d.permit = tr(e, &text.UsesFaked)
	}
	if v.With(rules.HardTable) {
		d.permit = tr(e, &text.HardTable) + ", " + d.permit
	}
	for i, t := range [5]*locale.Msg{&text.WeeksRow, &text.CardsRow, &text.ChanceRow, &text.PointsRow, &text.WeekRow} {
		d.rows[i] = tr(e, t)
	}
	for i := range d.odds {
		o := &d.odds[i]
		d.same[i] = i > 0 && o.Cards == d.odds[i-1].Cards
		d.landing[i] = engine.Spectator
		if !has(m, rules.DigFor(i+1)) {
			continue
		}
		d.cards[i] = itoa(o.Cards)
		if d.same[i] {
			d.cards[i] += "="
		}
		d.points[i] = oneDecimal(e, o.Points)
		l := v.Landing(seat, rules.DigFor(i+1))
		d.weeks[i] = itoa(l.Week.Week())
		if l.Height > 0 {
			d.landing[i] = b.pic.top(l.Week)
		}
	}
	b.readChoice(e, m, &d, chosen)
	return d
}

// readChoice words what the weeks chosen mean.
func (b *Board) readChoice(e *scenes.Env, m *table.Moment, d *digging, chosen int) {
	v := m.View.(*rules.View)
	o := &d.odds[chosen-1]
	d.heading = trn(e, &text.Weeks, chosen) + ": " + trn(e, &text.CardsDrawn, o.Cards)
	d.dig, d.back = trs(e, &text.DigFor, trn(e, &text.Weeks, chosen), ""), tr(e, &text.Back)
	for k, chance := range o.Chance {
		d.chances[k] = percent(chance)
	}
	for d.first+barRows <= o.Cards && o.Chance[d.first] < o.Chance[d.first+barRows] {
		d.first++
	}
	if !e.Settings.HideOdds {
		d.expect = []string{oneDecimal(e, o.Finds), tr(e, &text.ExpectFinds), oneDecimal(e, o.Points), tr(e, &text.ExpectPoints)}
	}
	pile := v.Pile(d.region)
	for f := range rules.Find(rules.Artefacts) {
		if pile.Unseen.Has(f) {
			d.values[f.Value(d.region)]++
		}
	}
	d.books = [2]bool{pile.Unseen.Has(rules.FindSpecial), pile.Unseen.Has(rules.FindGeneral)}
	d.unseen = tr(e, &text.Unseen)
	d.pile = trd(e, &text.PileHolds, pile.Cards)
	if !v.With(rules.AlternateDigs) {
		d.pile = trd(e, &text.PileOut, pile.Cards)
	}
	if p := b.plan(m); p.on {
		for _, line := range b.landingLines(e, m.Seating, p.landing) {
			d.lines = fonts.Small.Wrap(d.lines, line.Text, 258)
		}
	} else {
		d.lines = fonts.Small.Wrap(nil, tr(e, whyNot(v, rules.DigFor(chosen))), 258)
	}
	d.lines = d.lines[:min(3, len(d.lines))]
}

// barRows is how many bars of chances the panel shows.
const barRows = 7

// oneDecimal writes a number above 0 with one decimal.
func oneDecimal(e *scenes.Env, x float64) string {
	n := int(x*10 + .5)
	return trd(e, &text.Decimal, n/10, n%10)
}

func percent(p float64) string {
	n := int(p*100 + .5)
	switch {
	case n == 0 && p > 0:
		return "<1%"
	case n == 100 && p < 1:
		return "99%"
	}
	return itoa(n) + "%"
}

// findTones are the colours of so many finds, 0 to 6 and more.
var findTones = [7]sprites.Index{sprites.S1, sprites.E2, sprites.E3, sprites.G1, sprites.G2, sprites.G3, sprites.E6}

func findTone(k int) (face, ink sprites.Index) {
	if k < 2 {
		return findTones[k], sprites.E7
	}
	return findTones[min(k, len(findTones)-1)], sprites.N0
}

// drawDig paints the panel where the weeks of a dig are chosen.
func (b *Board) drawDig(e *scenes.Env, l *paint.List, m *table.Moment) {
	d := b.digging(e, m)
	ui.Parchment(l, digRect)
	x, y := digRect.X, digRect.Y
	ui.Title(l, fonts.DisplayBrown, x+digRect.W/2, y+4, d.title)
	ui.Divider(l, x+14, y+29, digRect.W-28)
	b.drawKnowledge(l, m, d)
	rows := [5]int{6, 24, 44, 91, 104}
	for i, s := range d.rows {
		if e.Settings.HideOdds && (i == 2 || i == 3) {
			continue
		}
		l.Text(fonts.Small, x+8, y+52+rows[i], s, sprites.E1)
	}
	for w := 1; w <= rules.MostWeeks; w++ {
		drawWeek(e, l, m, d, w, b.digWeeks(m))
	}
	ui.Rule(l, x+12, y+169, digRect.W-24)
	b.drawChances(e, l, d, b.digWeeks(m))
	b.drawMeaning(l, d)
	ui.Button(l, digGo, d.dig, m.Focus.State(spotDigGo).With(ui.Chosen, true).With(ui.Off, !has(m, rules.DigFor(b.sel.weeks))))
	ui.Button(l, digBack, d.back, m.Focus.State(spotDigBack))
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
			x = l.Text(fonts.Small, x, y, itoa(n), sprites.E0) + 3
		}
	}
	if d.know.Sum > d.know.Special {
		x = l.Text(fonts.Small, x, y, "=", sprites.E1) + 3
	}
	x = l.Bold(fonts.Body, x, y-3, itoa(d.know.Sum), sprites.R1) + 12
	if d.spades != "" {
		l.Sprite(art.Spade, x, y-1)
		l.Text(fonts.Small, x+12, y, d.spades, sprites.E0)
	}
	l.Right(fonts.Small, digRect.X+digRect.W-14, y, d.permit, sprites.E1)
}

// drawWeek paints the column of so many weeks.
func drawWeek(e *scenes.Env, l *paint.List, m *table.Moment, d *digging, w, chosen int) {
	t, i := weekTile(w), w-1
	column := weekColumn(w)
	tile, ink := &art.WeekTile, sprites.E0
	allowed := has(m, rules.DigFor(w))
	switch {
	case w == chosen && allowed:
		l.Fill(column, sprites.G2)
		l.Fill(column.In(1), sprites.E7)
		tile = &art.WeekTileChosen
	case d.same[i] || !allowed:
		tile = &art.WeekTileSame
	}
	ui.Frame(l, tile, t)
	if !allowed {
		ink = sprites.P0
	}
	l.Bold(fonts.Body, t.X+14-fonts.Body.BoldWidth(itoa(w))/2, ui.Middle(fonts.Body, t.Y, t.H), itoa(w), ink)
	if allowed {
		l.Sprite(art.CardIcon, t.X+3, t.Y+24)
		l.Text(fonts.Small, t.X+13, t.Y+24, d.cards[i], sprites.E0)
		if !e.Settings.HideOdds {
			drawBar(l, t.X+5, t.Y+36, &d.odds[i])
			l.Centre(fonts.Small, t.X+14, t.Y+91, d.points[i], sprites.R1)
		}
		x := t.X + 14
		if s := d.landing[i]; s != engine.Spectator {
			ui.Chip(l, t.X, t.Y+103, int(s))
			x += 4
		}
		l.Centre(fonts.Small, x, t.Y+104, d.weeks[i], sprites.E1)
	}
	ui.Ring(l, column.In(2), m.Focus.State(weekSpots[i]))
}

// drawBar stacks the chances of each number of finds, 18x50.
func drawBar(l *paint.List, x, y int, o *rules.Odds) {
	l.Fill(paint.Rect{X: x, Y: y, W: 18, H: 50}, sprites.E0)
	const high = 48
	sum := 0.0
	for k := range o.Cards + 1 {
		y1 := y + 49 - int(sum*high+.5)
		sum += o.Chance[k]
		y0 := y + 49 - int(sum*high+.5)
		face, ink := findTone(k)
		l.Fill(paint.Rect{X: x + 1, Y: y0, W: 16, H: y1 - y0}, face)
		if y1-y0 >= 8 {
			l.Centre(fonts.Small, x+9, (y0+y1)/2-4, itoa(k), ink)
		}
	}
}

// drawChances tells the chances of the weeks chosen in numbers.
func (b *Board) drawChances(e *scenes.Env, l *paint.List, d *digging, chosen int) {
	x, y := digRect.X+14, digRect.Y+173
	l.Bold(fonts.Small, x, y, d.heading, sprites.E0)
	if e.Settings.HideOdds {
		return
	}
	o := &d.odds[chosen-1]
	for row := range barRows {
		k := d.first + row
		if k > o.Cards {
			break
		}
		yy := y + 12 + row*11
		l.Right(fonts.Small, x+9, yy, itoa(k), sprites.E0)
		l.Fill(paint.Rect{X: x + 13, Y: yy - 1, W: 102, H: 9}, sprites.P2)
		if n := int(100*o.Chance[k] + .5); n > 0 {
			face, _ := findTone(k)
			l.Fill(paint.Rect{X: x + 13, Y: yy - 1, W: n + 2, H: 9}, sprites.E0)
			l.Fill(paint.Rect{X: x + 14, Y: yy, W: n, H: 7}, face)
		}
		l.Right(fonts.Small, x+139, yy, d.chances[k], sprites.E0)
	}
}

// drawMeaning tells what the weeks chosen bring and cost, and what may still lie
// in the ground.
func (b *Board) drawMeaning(l *paint.List, d *digging) {
	x, y := digRect.X+172, digRect.Y+173
	l.Fill(paint.Rect{X: x - 8, Y: y, W: 1, H: 88}, sprites.P1)
	if d.expect != nil {
		at := x
		for i, s := range d.expect {
			if i%2 == 0 {
				at = l.Bold(fonts.Body, at, y-3, s, sprites.R1) + 3
			} else {
				at = l.Text(fonts.Small, at, y, s, sprites.E1) + 4
			}
		}
	}
	ui.Lines(l, fonts.Small, x, y+12, d.lines, sprites.E0)
	y += 45
	at := l.Text(fonts.Small, x, y, d.unseen, sprites.E1) + 4
	l.Sprite(art.Vase, at, y-1)
	at += 12
	for value, n := range d.values {
		if n > 0 {
			at = l.Text(fonts.Small, at, y, itoa(value), sprites.R1)
			if n > 1 {
				at = l.Text(fonts.Small, at, y, "×", sprites.E1)
				at = l.Text(fonts.Small, at, y, itoa(n), sprites.E1)
			}
			at += 6
		}
	}
	for i, id := range [2]sprites.ID{art.Book(int(d.region.Teaches())), art.Book(art.General)} {
		if d.books[i] {
			l.Sprite(id, at, y-1)
			at += 11
		}
	}
	l.Text(fonts.Small, x, y+9, d.pile, sprites.E1)
}
