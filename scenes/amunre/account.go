package amunre

import (
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/amunre"
)

// The parts of the ledger: its sheet, and above it what is compared.
var (
	ledgerRect   = paint.Rect{X: 6, Y: 152, W: 452, H: 204}
	comparedRect = paint.Rect{X: 0, Y: 0, W: 464, H: 152}
)

// rowRect is a line of the ledger.
func rowRect(line int) paint.Rect { return paint.Rect{X: 11, Y: 179 + 17*line, W: 442, H: 17} }

// columnX is the middle of a seat's column, columnWide what n of them take each.
func columnX(s, n int) int { return 202 + columnWide(n)*s + columnWide(n)/2 }

func columnWide(n int) int { return 240 / n }

// rowIcons are the signs of the lines.
var rowIcons = [ledgerLines]sprites.ID{art.ScorePyramids, art.ScoreSets, art.ScoreWest, art.ScoreEast, art.ScoreTemples, art.ScoreCards, art.ScoreGold}

// drawLedger paints a scoring: the sheet with the lines told so far, the one that is
// told now in gold, and above it the provinces that it compares.
func (b *Board) drawLedger(l *paint.List, m *table.Moment) {
	w, now, n := &b.words.show, b.telling(), b.pic.lines()
	b.drawCompared(l, m, now)
	l.Fill(paint.Rect{X: 0, Y: comparedRect.H, W: trayRect.W, H: paint.StageH - comparedRect.H}, sprites.N1)
	ui.Parchment(l, ledgerRect)
	l.Bold(fonts.Body, ledgerRect.X+11, ledgerRect.Y+7, w.title, sprites.E0)
	for s := range b.pic.seats {
		x := columnX(s, b.pic.seats) - 20
		ui.Chip(l, x, ledgerRect.Y+8, s)
		l.Text(fonts.Small, x+9, ledgerRect.Y+9, w.altars[s], sprites.E0)
	}
	ui.Rule(l, ledgerRect.X+8, ledgerRect.Y+22, ledgerRect.W-16)
	for line := range n {
		b.drawRow(l, line, now)
	}
	y := rowRect(n).Y + 1
	ui.Rule(l, ledgerRect.X+8, y, ledgerRect.W-16)
	l.Text(fonts.Small, 45, y+4, w.soFar, sprites.E1)
	if b.pic.kingdom > 0 {
		l.Text(fonts.Small, 45, y+15, w.before, sprites.E2)
	}
	foot := ledgerRect.Y + ledgerRect.H - 26
	l.Bold(fonts.Body, 196-fonts.Body.BoldWidth(w.sumWord), foot+5, w.sumWord, sprites.E0)
	for s := range b.pic.seats {
		x := columnX(s, b.pic.seats)
		l.Centre(fonts.Small, x, y+4, w.sums[s], sprites.E1)
		if b.pic.kingdom > 0 {
			l.Centre(fonts.Small, x, y+15, w.was[s], sprites.E2)
		}
		r := paint.Rect{X: x - 13, Y: foot + 4, W: 26, H: 15}
		l.Fill(r, sprites.E0)
		l.Fill(r.In(1), ui.SeatColour(s))
		if now == ledgerLines && m.View.(*rules.View).Places()[s] == 1 {
			ui.Glow(l, r)
		}
		l.Bold(fonts.Body, x-fonts.Body.BoldWidth(b.words.points[s])/2, ui.Middle(fonts.Body, r.Y, r.H), b.words.points[s], ui.InkOn(s))
	}
	m.DrawGoOn(l, paint.Rect{X: ledgerRect.X + 11, Y: foot, W: 92, H: 22}, b.words.goOn)
}

// drawRow paints a line: told, being told in gold, or not told so far.
func (b *Board) drawRow(l *paint.List, line, now int) {
	w, r := &b.words.show, rowRect(line)
	name, ink := sprites.E0, sprites.E0
	switch {
	case line > now:
		name, ink = sprites.P0, sprites.P1
	case line == now:
		l.Fill(r, sprites.G2)
		l.Fill(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, sprites.G3)
		fallthrough
	default:
		l.Sprite(rowIcons[line], r.X+14, r.Y+3)
	}
	l.Text(fonts.Small, r.X+36, ui.Middle(fonts.Small, r.Y, r.H), w.rows[line], name)
	for s := range b.pic.seats {
		f, x, c := fonts.Small, columnX(s, b.pic.seats), w.cells[line][s]
		if line == now && c != "-" {
			l.Bold(f, x-f.BoldWidth(c)/2, ui.Middle(f, r.Y, r.H), c, sprites.E0)
			continue
		}
		l.Centre(f, x, ui.Middle(f, r.Y, r.H), c, ink)
	}
}

// drawCompared paints what a line compares: of a bank the map at night with the
// provinces in the light, else every seat's provinces one below the other, or its gold.
func (b *Board) drawCompared(l *paint.List, m *table.Moment, now int) {
	l.PushClip(comparedRect)
	defer l.PopClip()
	l.Fill(comparedRect, sprites.N1)
	lit, best := b.lit(now)
	switch now {
	case lineWest, lineEast:
		from := len(l.Cmds)
		b.drawMap(l, m)
		l.Night(from)
		for set := lit; set != 0; set &= set - 1 {
			b.drawRival(l, set.First(), best.Has(set.First()))
		}
		if now == lineWest {
			shift(l, from, 0, -westBank)
		}
	case lineGold:
		b.drawRiches(l)
	default:
		b.drawEstates(l, lit)
	}
}

// westBank is how far the map moves up to show the west bank above the ledger.
const westBank = 148

// shift moves what was painted since from.
func shift(l *paint.List, from, dx, dy int) {
	for i := from; i < len(l.Cmds); i++ {
		l.Cmds[i].X += int16(dx)
		l.Cmds[i].Y += int16(dy)
	}
}

// drawRival lights a province that is compared, and tells what stands there.
func (b *Board) drawRival(l *paint.List, pr rules.Province, best bool) {
	r := landSpot(pr)
	b.drawEstate(l, pr, true)
	tone := ui.OnDark
	if best {
		tone = ui.OnGold
		ui.Glow(l, r)
	}
	s := b.words.show.stands[pr]
	w := ui.TagWidth(s)
	ui.Tag(l, min(max(2, r.X+r.W/2-w/2), mapRect.W-w-2), r.Y+r.H+2, s, tone)
}

// drawEstate paints a province on a ground of its own, in the light or at night.
func (b *Board) drawEstate(l *paint.List, pr rules.Province, lit bool) {
	r, from := landSpot(pr), len(l.Cmds)
	l.Fill(r, sprites.E5)
	l.Frame(r, sprites.E7)
	b.drawLand(l, pr)
	if !lit {
		l.Night(from)
	}
	l.Frame(r.In(-1), sprites.N0)
}

// drawEstates paints the provinces of every seat in a column each, those that count
// in the light.
func (b *Board) drawEstates(l *paint.List, lit rules.ProvinceSet) {
	pitch := mapRect.W / b.pic.seats
	for s := range b.pic.seats {
		all, n := b.pic.owns(s)
		for i, pr := range all[:n] {
			r, from := landSpot(pr), len(l.Cmds)
			l.PushClip(comparedRect)
			b.drawEstate(l, pr, lit.Has(pr))
			l.PopClip()
			shift(l, from, pitch*s+pitch/2-r.W/2-r.X, 50*i-r.Y+1)
		}
	}
}

// drawRiches paints the gold of every seat.
func (b *Board) drawRiches(l *paint.List) {
	pitch := mapRect.W / b.pic.seats
	for s := range b.pic.seats {
		gold := b.words.show.tags[s]
		if gold == "" {
			continue
		}
		x := pitch*s + pitch/2
		ui.Badge(l, x-10, 28, s)
		n := 0
		for _, digit := range gold {
			n = 10*n + int(digit-'0')
		}
		const five, most = 5, 14
		for i := range min(most, n/five) {
			l.Sprite(art.CoinStack, x-26+13*(i%5), 92+20*(i/5))
		}
		l.Bold(fonts.Body, x-fonts.Body.BoldWidth(gold)/2, 52, gold, sprites.G3)
	}
}

// drawHow says on the right how a line scores, and for whom it does now.
func (b *Board) drawHow(l *paint.List) {
	w := &b.words.show
	ui.Dark(l, asideRect)
	l.Text(fonts.Label, asideRect.X+8, asideRect.Y+6, w.caption, sprites.G3)
	y := ui.Lines(l, fonts.Small, asideRect.X+8, asideRect.Y+16, w.lines, sprites.P3) + 4
	room := (asideRect.Y + asideRect.H - 4 - y) / fonts.Small.Line()
	ui.Lines(l, fonts.Small, asideRect.X+8, y, w.because[:min(len(w.because), room)], sprites.G3)
}

// showWords are the words of the shows.
type showWords struct {
	title   string
	lines   []string
	caption string
	altars  [mostSeats]string // names below coins and above columns
	tags    [mostSeats]string

	// The offering.

	bands            [4]string
	sum, total, band string
	means            [4][]string

	// The ledger.

	rows                   [ledgerLines]string
	cells                  [ledgerLines][mostSeats]string
	sums, was              [mostSeats]string
	soFar, before, sumWord string
	because                []string
	stands                 [rules.Provinces]string
}
