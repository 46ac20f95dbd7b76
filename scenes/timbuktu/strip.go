package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	"sandglass/sprites/shell"
	art "sandglass/sprites/timbuktu"
)

// drawStrip paints what everybody knows: the ring of five packs, and the values
// with the goods that make them.
func (b *Board) drawStrip(l *paint.List, m *table.Moment) {
	ui.Dark(l, ringRect)
	if b.pic.phase < rules.Over {
		l.Sprite(art.StageMarker, ringRect.X+5, ringRect.Y+7)
	}
	for i := range rules.Packs {
		b.drawSeat(l, i, m.Seating)
	}
	ui.Dark(l, valuesRect)
	for g := range rules.Goods {
		b.drawValue(l, g)
	}
	for g := range rules.Goods {
		ui.Ring(l, valueRect(g).In(2), m.Focus.State(valueSpots[g]))
	}
	for i := range rules.Packs {
		ui.Ring(l, seatRect(i).In(2), m.Focus.State(packSpots[i]))
	}
}

// drawSeat paints a place of the ring: who sits there, the markers, the pack.
func (b *Board) drawSeat(l *paint.List, i int, s *table.Seating) {
	p := &b.pic
	r := seatRect(i)
	seat := p.ring[i]
	if seat == engine.Spectator {
		l.Text(fonts.Small, r.X+3, r.Y+3, b.words.nobody, sprites.P1)
	} else {
		ui.SeatLabel(l, r, int(seat), b.words.names[seat], b.seatState(seat))
		if p.phase != rules.Loading {
			l.Sprite(shell.Star, r.X+2, r.Y+12)
			l.Bold(fonts.Small, r.X+13, r.Y+13, b.words.worths[seat], sprites.G3)
		}
		if seat == p.roundMarker && !b.play.round {
			l.Sprite(art.RoundMarker, r.X+r.W-roundIn, r.Y+14)
		}
	}
	if p.dealt && !b.play.packs {
		k := p.packs[p.packAt(i)]
		if b.play.open && seat == p.viewer {
			k = rules.Pack{}
		}
		px, py := packAt(i)
		miniPack(l, px, py, k)
		if p.phase < rules.Over && !b.play.rob.on {
			l.Sprite(art.PackArrow, r.X+56, py+5)
		}
	}
}

// roundIn is how far the round marker is from the right end of its seat.
const roundIn = 9

// acts says whether a seat is deciding now, as everybody can see.
func (b *Board) acts(s engine.Seat) bool {
	if p := &b.pic; p.phase == rules.Loading || p.phase == rules.Choosing {
		return !p.locked.Has(s)
	}
	return s == b.pic.turn
}

// seatState is what the label of a seat tells.
func (b *Board) seatState(s engine.Seat) ui.SeatState {
	return ui.SeatState(0).With(ui.SeatOwn, s == b.pic.viewer).With(ui.SeatActs, b.acts(s)).
		With(ui.SeatLocked, b.pic.locked.Has(s)).With(ui.SeatDone, b.done(s))
}

// done says whether a seat has moved its camel in this round.
func (b *Board) done(s engine.Seat) bool {
	p := &b.pic
	if p.phase != rules.Moving && p.phase != rules.Paying || p.turn == engine.Spectator {
		return false
	}
	n := engine.Seat(p.seats)
	return (s-p.roundMarker+n)%n < (p.turn-p.roundMarker+n)%n
}

// drawValue paints what a good is worth: the number and the units lost.
func (b *Board) drawValue(l *paint.List, g int) {
	r := valueRect(g)
	ui.Lit(l, r, b.play.flash[g] > 0)
	l.Text(fonts.Small, r.X+3, r.Y+5, b.words.goods[g], sprites.S4)
	v := b.pic.lost[g]
	right := r.X + r.W - 4
	c := sprites.G3
	if v == 0 {
		c = sprites.P1
	}
	l.Bold(fonts.Body, right-fonts.Body.BoldWidth(ui.Number(v)), r.Y+2, ui.Number(v), c)
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + 18, W: r.W - 4, H: 13}, sprites.S0)
	if v == 0 {
		l.Sprite(art.NoGood, r.X+5, r.Y+23)
		return
	}
	for i := range v {
		l.Sprite(caravan.Good(g), r.X+3+i*lostPitch(v), r.Y+20+i%2)
	}
	if n := b.play.flash[g]; n > 0 {
		ui.Tag(l, r.X+r.W-20, r.Y+18, gains[min(n, len(gains)-1)], ui.OnRed)
	}
}

// lostPitch is how far apart the v units lost lie in their cell.
func lostPitch(v int) int { return max(1, min(9, 50/max(v, 1))) }

// gains are the numbers shown when units are added to a value.
var gains = [...]string{"", "+1", "+2", "+3", "+4"}

// valueAt is where a unit flies to when it is lost.
func valueAt(g, lost int) (x, y int) {
	r := valueRect(g)
	return r.X + 3 + lost*lostPitch(lost+1), r.Y + 20
}
