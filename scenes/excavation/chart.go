package excavation

import (
	"strconv"

	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
)

// MostWeeks is how many weeks a dig lasts at most, barRows how many bars of chances show.
const (
	MostWeeks = 12
	barRows   = 7
)

// Nobody is no seat, where a column tells one.
const Nobody = -1

// A Panel is where the weeks of a dig are chosen, with its top left at X, Y.
type Panel struct{ X, Y int }

// Rect is the whole panel.
func (p Panel) Rect() paint.Rect { return paint.Rect{X: p.X, Y: p.Y, W: 444, H: 268} }

func (p Panel) week(weeks int) paint.Rect {
	return paint.Rect{X: p.X + 49 + (weeks-1)*32, Y: p.Y + 52, W: 28, H: 18}
}

// Column is all that tells of so many weeks, from 1.
func (p Panel) Column(weeks int) paint.Rect {
	t := p.week(weeks)
	return paint.Rect{X: t.X - 2, Y: t.Y - 3, W: 32, H: 118}
}

// Go is the button that digs, Back the one that closes the panel.
func (p Panel) Go() paint.Rect { return paint.Rect{X: p.X + 172, Y: p.Y + 236, W: 128, H: 24} }

// Back is the button beside Go.
func (p Panel) Back() paint.Rect { return paint.Rect{X: p.X + 312, Y: p.Y + 236, W: 84, H: 24} }

// A Column is what a dig for so many weeks means.
type Column struct {
	Allowed             bool
	Same                bool // fewer weeks bring as many cards
	Draws               int  // cards
	Chance              [MostWeeks + 1]float64
	Cards, Points, Week string
	On                  int // the seat on whose marker one lands, or Nobody
}

// A Chart is what the panel tells.
type Chart struct {
	Title   string
	Rows    [5]string // weeks, cards, chances, points, the week on which one lands
	Columns [MostWeeks]Column
	Chosen  int  // weeks
	Hide    bool // the odds

	// Of the weeks chosen:

	Heading string
	Expect  []string // numbers and words in turn, none if odds are hidden
	Lines   []string // at most three
	first   int      // find in the first bar
	chances [MostWeeks + 1]string

	// What has not been found yet: artefacts by value, and books.

	Unseen string
	Values [8]int
	Books  []sprites.ID
	Note   string
	Go     string // on the button that digs
}

// Choose sets the weeks chosen and words their chances.
func (c *Chart) Choose(weeks int) {
	c.Chosen = weeks
	o := &c.Columns[weeks-1]
	for k, chance := range o.Chance {
		c.chances[k] = percent(chance)
	}
	for c.first = 0; c.first+barRows <= o.Draws && o.Chance[c.first] < o.Chance[c.first+barRows]; {
		c.first++
	}
}

func percent(p float64) string {
	n := int(p*100 + .5)
	switch {
	case n == 0 && p > 0:
		return "<1%"
	case n == 100 && p < 1:
		return "99%"
	}
	return strconv.Itoa(n) + "%"
}

// chipWide is how wide the sign of a seat is.
const chipWide = 9

// findTones are the colours of so many finds, 0 to 6 and more.
var findTones = [7]sprites.Index{sprites.S1, sprites.E2, sprites.E3, sprites.G1, sprites.G2, sprites.G3, sprites.E6}

func findTone(k int) (face, ink sprites.Index) {
	if k < 2 {
		return findTones[k], sprites.E7
	}
	return findTones[min(k, len(findTones)-1)], sprites.N0
}

// Draw paints the panel but for its buttons; spots are the columns' in focus.
func (p Panel) Draw(l *paint.List, c *Chart, f *ui.Focus, spots *[MostWeeks]string) {
	r := p.Rect()
	ui.Parchment(l, r)
	ui.Title(l, fonts.DisplayBrown, r.X+r.W/2, r.Y+4, c.Title)
	ui.Divider(l, r.X+14, r.Y+29, r.W-28)
	rows := [5]int{6, 24, 44, 91, 104}
	for i, s := range c.Rows {
		if c.Hide && (i == 2 || i == 3) {
			continue
		}
		l.Text(fonts.Small, r.X+8, r.Y+52+rows[i], s, sprites.E1)
	}
	for w := 1; w <= MostWeeks; w++ {
		p.drawWeek(l, c, w, f.State(spots[w-1]))
	}
	ui.Rule(l, r.X+12, r.Y+169, r.W-24)
	p.drawChances(l, c)
	p.drawMeaning(l, c)
}

// drawWeek paints the column of so many weeks.
func (p Panel) drawWeek(l *paint.List, c *Chart, w int, s ui.State) {
	t, o := p.week(w), &c.Columns[w-1]
	column := p.Column(w)
	tile, ink := &art.WeekTile, sprites.E0
	switch {
	case w == c.Chosen && o.Allowed:
		l.Fill(column, sprites.G2)
		l.Fill(column.In(1), sprites.E7)
		tile = &art.WeekTileChosen
	case o.Same || !o.Allowed:
		tile = &art.WeekTileSame
	}
	ui.Frame(l, tile, t)
	if !o.Allowed {
		ink = sprites.P0
	}
	n := strconv.Itoa(w)
	l.Bold(fonts.Body, t.X+14-fonts.Body.BoldWidth(n)/2, ui.Middle(fonts.Body, t.Y, t.H), n, ink)
	if o.Allowed {
		l.Sprite(art.CardIcon, t.X+3, t.Y+24)
		l.Text(fonts.Small, t.X+13, t.Y+24, o.Cards, sprites.E0)
		if !c.Hide {
			drawBar(l, t.X+5, t.Y+36, o)
			l.Centre(fonts.Small, t.X+14, t.Y+91, o.Points, sprites.R1)
		}
		x := t.X + 14 - fonts.Small.Width(o.Week)/2
		if o.On != Nobody { // its sign and the week in the middle of the column
			x -= (chipWide + 1) / 2
			ui.Chip(l, x, t.Y+103, o.On)
			x += chipWide + 1
		}
		l.Text(fonts.Small, x, t.Y+104, o.Week, sprites.E1)
	}
	ui.Ring(l, column.In(2), s)
}

// drawBar stacks the chances of each number of finds, 18x50.
func drawBar(l *paint.List, x, y int, o *Column) {
	l.Fill(paint.Rect{X: x, Y: y, W: 18, H: 50}, sprites.E0)
	const high = 48
	sum := 0.0
	for k := range o.Draws + 1 {
		y1 := y + 49 - int(sum*high+.5)
		sum += o.Chance[k]
		y0 := y + 49 - int(sum*high+.5)
		face, ink := findTone(k)
		l.Fill(paint.Rect{X: x + 1, Y: y0, W: 16, H: y1 - y0}, face)
		if y1-y0 >= 8 {
			l.Centre(fonts.Small, x+9, (y0+y1)/2-4, strconv.Itoa(k), ink)
		}
	}
}

// drawChances tells the chances of the weeks chosen in numbers.
func (p Panel) drawChances(l *paint.List, c *Chart) {
	x, y := p.X+14, p.Y+173
	l.Bold(fonts.Small, x, y, c.Heading, sprites.E0)
	if c.Hide {
		return
	}
	o := &c.Columns[c.Chosen-1]
	for row := range barRows {
		k := c.first + row
		if k > o.Draws {
			break
		}
		yy := y + 12 + row*11
		l.Right(fonts.Small, x+9, yy, strconv.Itoa(k), sprites.E0)
		l.Fill(paint.Rect{X: x + 13, Y: yy - 1, W: 102, H: 9}, sprites.P2)
		if n := int(100*o.Chance[k] + .5); n > 0 {
			face, _ := findTone(k)
			l.Fill(paint.Rect{X: x + 13, Y: yy - 1, W: n + 2, H: 9}, sprites.E0)
			l.Fill(paint.Rect{X: x + 14, Y: yy, W: n, H: 7}, face)
		}
		l.Right(fonts.Small, x+139, yy, c.chances[k], sprites.E0)
	}
}

// drawMeaning tells what the weeks chosen bring and cost, and what may still lie in the
// ground.
func (p Panel) drawMeaning(l *paint.List, c *Chart) {
	x, y := p.X+172, p.Y+173
	l.Fill(paint.Rect{X: x - 8, Y: y, W: 1, H: 88}, sprites.P1)
	at := x
	for i, s := range c.Expect {
		if i%2 == 0 {
			at = l.Bold(fonts.Body, at, y-3, s, sprites.R1) + 3
		} else {
			at = l.Text(fonts.Small, at, y, s, sprites.E1) + 4
		}
	}
	ui.Lines(l, fonts.Small, x, y+12, c.Lines, sprites.E0)
	y += 43
	at = l.Text(fonts.Small, x, y, c.Unseen, sprites.E1) + 4
	l.Sprite(art.Vase, at, y-1)
	at += 12
	for value, n := range c.Values {
		if n > 0 {
			at = l.Text(fonts.Small, at, y, strconv.Itoa(value), sprites.R1)
			if n > 1 {
				at = l.Text(fonts.Small, at, y, "×", sprites.E1)
				at = l.Text(fonts.Small, at, y, strconv.Itoa(n), sprites.E1)
			}
			at += 6
		}
	}
	for _, id := range c.Books {
		l.Sprite(id, at, y-1)
		at += 11
	}
	l.Text(fonts.Small, x, y+9, c.Note, sprites.E1)
}
