package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

// drawSide paints the players, the professors and the log.
func (b *Board) drawSide(e *scenes.Env, l *paint.List, m *table.Moment) {
	ui.Dark(l, seatsRect)
	for s := range b.pic.seats {
		b.drawSeat(l, s)
		ui.Ring(l, seatRect(s).In(1), m.Focus.State(seatSpots[s]))
	}
	ui.Dark(l, profsRect)
	l.Text(fonts.Label, profsRect.X+7, profsRect.Y+5, b.words.profs, sprites.G3)
	p := b.plan(m)
	for i := range rules.Professors {
		b.drawProfessor(l, i)
		if r := profRect(i); p.comes[i] {
			frame := 0
			if !b.still {
				frame = int(m.Now / changeTime)
			}
			l.Sprite(art.Changing(frame), r.X, r.Y)
		}
		ui.Ring(l, profRect(i), m.Focus.State(profSpots[i]))
	}
	ui.Dark(l, logRect)
	b.log.Draw(e, l, paint.Rect{X: logRect.X + 5, Y: logRect.Y + 3, W: logRect.W - 8, H: 33}, sprites.P3, b, m)
}

// changeTime is how long a frame of a professor who would change stays.
var changeTime = anim.Ms(120)

// drawSeat paints what lies before a seat: how many cards it holds, points and the week
// its marker is on, in gold after the first round of the line; books; artefacts and
// congresses.
func (b *Board) drawSeat(l *paint.List, s int) {
	r, n := seatRect(s), &b.words.counts[s]
	x, y := r.X, r.Y
	if b.pic.turn == engine.Seat(s) {
		l.Fill(r, sprites.S0)
		l.Fill(paint.Rect{X: x, Y: y, W: 2, H: r.H}, sprites.G3)
	}
	ui.Badge(l, x+4, y+3, s)
	c := sprites.E7
	if b.pic.viewer == engine.Seat(s) {
		c = sprites.G3
	}
	l.Text(fonts.Body, x+28, y+1, b.words.names[s], c)
	l.Sprite(old.CardIcon, x+88, y+5)
	l.Text(fonts.Small, x+97, y+5, b.words.held[s], sprites.S4)
	l.Sprite(shell.Star, x+109, y+4)
	l.Right(fonts.Small, x+132, y+5, b.words.points[s], sprites.G3)
	l.Sprite(old.Hourglass, x+138, y+4)
	ink := sprites.S4
	if roundOf(b.pic.time[s]) > 1 {
		ink = sprites.G3
	}
	l.Text(fonts.Small, x+148, y+5, b.words.spent[s], ink)
	for k, books := range n.know {
		drawCount(l, x+28+25*k, y+15, old.Book(art.OnTheben(k)), books)
	}
	all := 0
	for k, found := range n.artefacts {
		all += found
		drawCount(l, x+28+25*k, y+26, old.Sign(art.OnTheben(k)), found)
	}
	drawCount(l, x+4, y+26, old.Vase, all)
	drawCount(l, x+128, y+26, old.Congress, n.congresses)
}

// drawCount paints a picture of 9x9 and how many there are: nothing but its shadow if
// none.
func drawCount(l *paint.List, x, y int, id sprites.ID, n int) {
	if n == 0 {
		l.Draw(id, x, y, sprites.Solid(sprites.S1), 0)
		return
	}
	l.Sprite(id, x, y)
	l.Text(fonts.Small, x+11, y+1, ui.Number(n), sprites.E7)
}

// drawProfessor paints a professor: who has it, and how many books it takes.
func (b *Board) drawProfessor(l *paint.List, i int) {
	r, holder := profRect(i), b.pic.holders[i]
	l.Fill(r, sprites.N0)
	remap, sign := sprites.Plain, old.Sign(art.OnTheben(i))
	if holder == engine.Spectator || b.play.leaves == i+1 {
		remap = sprites.Disabled
	}
	if i == rules.Greatest {
		sign = old.Book(old.General)
	}
	l.Draw(art.ProfessorHead(i), r.X+1, r.Y+4, remap, 0)
	l.Sprite(sign, r.X+20, r.Y+1)
	l.Centre(fonts.Small, r.X+24, r.Y+10, ui.Number(b.pic.needs(i)), sprites.E7)
	if holder != engine.Spectator {
		ui.Chip(l, r.X+21, r.Y+19, int(holder))
	}
}
