package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// allFields is the number of columns of the final conference, the last of them for
// the weakest field.
const allFields = rules.Regions + 1

// fieldTime is how long a column is new.
var fieldTime = anim.Ms(1100)

// conference unfolds the final conference column by column, waits at the end of
// it, and returns how many events it took.
func (d *director) conference(ev engine.Events) (n int) {
	b := d.b
	for n < len(ev) && ev[n].Kind == rules.EventConference {
		first := n
		for n < len(ev) && ev[n].Kind == rules.EventConference && ev[n].A == ev[first].A {
			n++
		}
		column := ev[first:n]
		last := int(column[0].A) == rules.Weakest
		d.Add(anim.Act{
			Length: fieldTime, Hold: last,
			Start: func() {
				b.play.fields = int(column[0].A) + 1
				for _, x := range column {
					b.pic.Fold(x)
				}
				if last {
					d.Play("exhibition", boardRect.W/2, engine.Spectator, 0)
				} else {
					d.Play("find_mid", fieldX(int(column[0].A)), engine.Spectator, int(column[0].A))
				}
			},
		})
	}
	for n < len(ev) && ev[n].Kind == rules.EventScored {
		d.Add(anim.Act{End: d.Fold(ev[n])})
		n++
	}
	d.Add(anim.Act{End: func() { b.play.fields = 0 }})
	return n
}

// told is how many columns of the final conference show.
func (b *Board) told() int {
	if b.play.fields > 0 {
		return b.play.fields
	}
	return allFields
}

// drawConference paints the table of what everybody knows of each region.
func (b *Board) drawConference(l *paint.List, m *table.Moment) {
	w := b.words
	l.Sprite(art.Hall, 0, 0)
	ui.Parchment(l, tableRect)
	mid := tableRect.X + tableRect.W/2
	ui.Title(l, fonts.DisplayBrown, mid, tableRect.Y+4, w.confTitle)
	ui.Divider(l, tableRect.X+14, tableRect.Y+30, tableRect.W-28)
	top := tableRect.Y + 40
	for f := range rules.Regions {
		r := paint.Rect{X: fieldX(f), Y: top, W: 46, H: 26}
		ui.Frame(l, &art.FieldPlate, r)
		l.Sprite(art.Sign(f), r.X+18, r.Y+3)
		l.Centre(fonts.Small, r.X+23, r.Y+14, w.fields[f], sprites.E0)
	}
	if n := b.play.fields; n > 0 { // the column that is new
		width := [2]int{48, 74}[n/allFields]
		l.Fill(paint.Rect{X: fieldX(n-1) - 1 - 3*(n/allFields), Y: rowY(0) - 4, W: width, H: 34 * b.pic.seats}, sprites.E7)
	}
	r := paint.Rect{X: fieldX(rules.Weakest), Y: top, W: 66, H: 26}
	ui.Frame(l, &art.WeakestPlate, r)
	ui.Centred(l, fonts.Small, r.X+33, r.Y+13-5*len(w.weakest), w.weakest, sprites.E7)
	for s := range b.pic.seats {
		b.drawConferring(l, s)
	}
	l.Frame(paint.Rect{X: r.X - 4, Y: top - 4, W: r.W + 8, H: 36 + 34*b.pic.seats}, sprites.R1)
	l.Sprite(shell.ArrowRight, tableRect.X+14, tableRect.Y+215)
	l.Text(fonts.Small, tableRect.X+24, tableRect.Y+215, w.confLine, sprites.E0)
	ui.Lines(l, fonts.Small, tableRect.X+24, tableRect.Y+228, fit(w.counts, 2), sprites.E1)
	m.DrawGoOn(l, paint.Rect{X: tableRect.X + tableRect.W - 104, Y: tableRect.Y + 238, W: 92, H: 22}, b.words.goOn)
	ui.Dark(l, trayRect)
	for i, s := range w.legend {
		y := trayRect.Y + 10 + 19*i
		l.Sprite([3]sprites.ID{art.Vase, shell.Star, art.Congress}[i], trayRect.X+14, y)
		l.Text(fonts.Small, trayRect.X+28, y, s, sprites.E7)
	}
	ui.Lines(l, fonts.Small, trayRect.X+226, trayRect.Y+10, w.note, sprites.P3)
}

func fit(lines []string, most int) []string { return lines[:min(most, len(lines))] }

// drawConferring paints a seat's row: its knowledge and what it brings.
func (b *Board) drawConferring(l *paint.List, s int) {
	y := rowY(s)
	ui.Badge(l, tableRect.X+12, y+3, s)
	l.Text(fonts.Body, tableRect.X+36, y+4, b.words.names[s], sprites.E0)
	for f := range b.told() {
		c := &b.pic.conference[f]
		n, points := int(c.know[s]), int(c.points[s])
		x, ink := fieldX(f)+4, sprites.E1
		if f < rules.Regions {
			l.Sprite(art.Book(f), x, y+8)
			x += 11
		} else {
			x += 8
		}
		if points > 0 {
			x = l.Bold(fonts.Body, x, y+4, ui.Number(n), sprites.E0)
			ui.Tag(l, x+2, y+6, b.words.gain[points], ui.OnGold)
		} else {
			l.Text(fonts.Body, x, y+4, ui.Number(n), ink)
		}
	}
	ui.Rule(l, tableRect.X+10, y+30, tableRect.W-20)
}

// drawCount paints on the right what every seat has so far, and of what.
func (b *Board) drawCount(l *paint.List) {
	w := b.words
	ui.Dark(l, countRect)
	l.Text(fonts.Small, countRect.X+8, countRect.Y+6, w.header, sprites.G3)
	most := 1
	for s := range b.pic.seats {
		most = max(most, w.hands[s].points())
	}
	for s := range b.pic.seats {
		x, y, h := countRect.X+8, countRect.Y+20+66*s, &w.hands[s]
		ui.Badge(l, x, y+2, s)
		l.Text(fonts.Body, x+26, y+3, w.names[s], sprites.E7)
		l.Bold(fonts.Body, countRect.X+countRect.W-10-fonts.Body.BoldWidth(w.points[s]), y+3, w.points[s], sprites.G3)
		for i, part := range [3]int{h.found, h.won, h.congress} {
			xx := x + 36*i
			l.Sprite([3]sprites.ID{art.Vase, shell.Star, art.Congress}[i], xx, y+26)
			l.Text(fonts.Small, xx+12, y+27, ui.Number(part), sprites.E7)
		}
		xx := l.Text(fonts.Small, x+106, y+27, w.conf, sprites.S4)
		l.Text(fonts.Small, xx+3, y+27, ui.Number(h.conferred), sprites.G3)
		bar := paint.Rect{X: x, Y: y + 40, W: 158, H: 12}
		l.Fill(bar, sprites.N0)
		tones := sprites.PlayerRamps[s]
		at := bar.X + 1
		for i, part := range [4]int{h.found, h.won, h.congress, h.conferred} {
			n := part * (bar.W - 2) / most
			l.Fill(paint.Rect{X: at, Y: bar.Y + 1, W: n, H: bar.H - 2}, tones[1+(i+1)%2])
			l.Fill(paint.Rect{X: at, Y: bar.Y + 1, W: n, H: 1}, tones[3])
			at += n
		}
	}
}

func (b *Board) sayConference(w *words, e *scenes.Env, s *table.Seating) {
	w.header = e.Text(&text.TheCount)
	w.confTitle, w.conf, w.goOn = e.Text(&text.ConferenceTitle), e.Text(&text.Conferred), e.Text(&text.GoOn)
	for r := range w.fields {
		w.fields[r] = fonts.Small.Fit(placeName(e, rules.Region(r).Place()), 42)
	}
	w.weakest = fonts.Small.Wrap(nil, e.Text(&text.WeakestField), 60)
	rule := e.Text(&text.ConferenceRule)
	if b.pic.zero {
		rule += " " + e.Text(&text.ConferenceZero)
	}
	w.counts = fonts.Small.Wrap(nil, rule, 300)
	w.note = fonts.Small.Wrap(nil, e.Text(&text.ConferenceNote), 220)
	for i := range w.gain {
		w.gain[i] = "+" + ui.Number(i)
	}
	for i := range w.legend {
		w.legend[i] = e.Text(&text.Legend[i])
	}
	w.confLine = b.explain(e, s, b.told()-1)
}

// explain says in a line who scores in a field, and why.
func (b *Board) explain(e *scenes.Env, s *table.Seating, f int) string {
	c := &b.pic.conference[f]
	best, points, know, n := 0, 0, 0, 0
	for seat := range b.pic.seats {
		if c.points[seat] > 0 {
			best, points, know = seat, int(c.points[seat]), int(c.know[seat])
			n++
		}
	}
	name := e.Text(&text.WeakestField)
	if f < rules.Regions {
		name = placeName(e, rules.Region(f).Place())
	}
	switch n {
	case 0:
		return e.Filled(&text.FieldNobody, name, "")
	case 1:
		return e.Filled(&text.FieldOne, name, s.Names[best], know, points)
	}
	return e.Filled(&text.FieldTied, name, "", know, points)
}
