package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// packAt is where the pack of a place of the ring lies.
func packAt(place int) (x, y int) {
	r := seatRect(place)
	return r.X + 1, r.Y + 23
}

const (
	packWidth = 55
	dealTime  = anim.Ticks(14)
	dealGap   = anim.Ticks(4)
	slideTime = anim.Ticks(36)
	flipTime  = anim.Ticks(18)
)

// dealt deals the five packs from the middle of the strip.
func (d *director) dealt(x engine.Event) {
	acts := []anim.Act{{
		Length: dealTime + dealGap*(rules.Packs-1),
		Start: func() {
			d.b.pic.Fold(x)
			d.b.play.packs, d.b.play.open = true, d.b.pic.viewer != engine.Spectator
		},
		End: func() { d.b.play.packs = false },
		Draw: func(l *paint.List, t anim.Ticks) {
			for i := range rules.Packs {
				part := anim.Part(t-dealGap*anim.Ticks(i), dealTime)
				if t < dealGap*anim.Ticks(i) {
					continue
				}
				px, py := packAt(i)
				miniPack(l, anim.Between(ringRect.W/2-packWidth/2, px, anim.OutCubic(part)), anim.Between(60, py, anim.OutCubic(part)), rules.Pack{})
			}
		},
	}}
	for i := range rules.Packs {
		px, _ := packAt(i)
		acts = append(acts, anim.Act{Delay: dealGap * anim.Ticks(i), Start: d.Sound("card_flip", px, engine.Spectator)})
	}
	d.Add(acts...)
}

// exchange slides every pack one place on; the last comes in at the first.
func (d *director) exchange(x engine.Event) {
	d.Add(anim.Act{
		Length: slideTime,
		Start: func() {
			d.b.play.packs, d.b.play.swap = true, swap{true, x.Seat, rules.Place(x.B)}
			d.Sound("exchange", ringRect.W/2, x.Seat)()
		},
		End: func() {
			d.b.pic.Fold(x)
			d.b.play.packs, d.b.play.open = false, d.b.pic.viewer != engine.Spectator
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			dx := anim.Between(0, ringPitch, anim.Smooth(anim.Part(t, slideTime)))
			sx, sy := feet(east, rules.Place(x.B))
			l.Sprite(shell.Sparkle(int(t/5)%4), sx-6, sy-30)
			l.Sprite(shell.Sparkle(int(t/5+2)%4), sx+9, sy-22)
			l.PushClip(ringRect.In(3))
			for i := range rules.Packs {
				px, py := packAt(i)
				k := d.b.pic.packs[d.b.pic.packAt(i)]
				miniPack(l, px+dx, py, k)
				if i == rules.Packs-1 {
					miniPack(l, px+dx-ringPitch*rules.Packs, py, k)
				}
			}
			l.PopClip()
		},
	})
	d.swapped = true
	if d.b.pic.viewer == engine.Spectator { // nobody's new pack will be turned up
		d.read()
	}
}

// read lets an exchange stand until it can have been read, the new line of the
// notebook lit.
func (d *director) read() {
	d.swapped = false
	d.Add(anim.Act{
		Length: readTime,
		Start:  func() { d.b.play.fresh = true },
		End:    func() { d.b.play.fresh, d.b.play.swap = false, swap{} },
	})
}

// look turns the viewer's new pack up.
func (d *director) look(x engine.Event) {
	d.Add(anim.Act{
		Length: flipTime,
		Start: func() {
			d.b.pic.Fold(x)
			d.Sound("card_flip", seatX(d.b, x.Seat), x.Seat)()
		},
		End:  func() { d.b.play.open = false },
		Draw: d.b.drawLook,
	})
	if d.swapped {
		d.read()
	}
}

// drawLook draws the viewer's pack being turned: narrower, then wide again with
// the other side.
func (b *Board) drawLook(l *paint.List, t anim.Ticks) {
	i := b.pic.place(b.pic.viewer)
	if i < 0 {
		return
	}
	x, y := packAt(i)
	k := rules.Pack{}
	part := anim.Part(t, flipTime)
	if part > .5 {
		k = b.pic.packs[b.pic.packAt(i)]
	}
	shut := 1 - 2*part
	if shut < 0 {
		shut = -shut
	}
	w := anim.Between(2, packWidth, shut)
	l.Fill(paint.Rect{X: x, Y: y, W: packWidth, H: 18}, sprites.N1)
	l.PushClip(paint.Rect{X: x + (packWidth-w)/2, Y: y - 1, W: w, H: 20})
	miniPack(l, x, y-1, k)
	l.PopClip()
}
