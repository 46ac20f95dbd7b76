package tombraiders

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
	"sandglass/sprites/tombraiders/place"
)

// Animate appends what turns the picture of old into that of new: every event
// folds itself into the picture when its own movement ends.
func (b *Board) Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *table.Seating) {
	b.sel = selection{} // whatever was looked at, there is something to see
	d := director{stagecraft.Director{Env: e, Timeline: tl, Seating: s, Picture: &b.pic}, b}
	d.follow(ev)
}

// A director turns events into acts.
type director struct {
	stagecraft.Director
	b *Board
}

func (d *director) follow(ev engine.Events) {
	for i := 0; i < len(ev); i++ {
		if n := d.show(ev[i:]); n > 0 {
			i += n - 1
			continue
		}
		switch x := ev[i]; x.Kind {
		case rules.EventMarker:
			d.marker(x)
		case rules.EventTook:
			d.took(x)
		case rules.EventBuried:
			d.buried(x)
		case rules.EventDisplayed:
			d.displayed(x)
		case rules.EventFilled:
			x0, y0 := place.Row(int(x.B))
			d.turned(x, x0, y0)
		case rules.EventChose, rules.EventPlayed:
			d.Add(anim.Act{Length: anim.Ms(120), Start: d.Sound("card_deal", trayRect.W/2, x.Seat), End: d.Fold(x)})
		default:
			d.Add(anim.Act{End: d.Fold(x)})
		}
	}
}

// The marker's hops: so long each, and all together no longer than longest.
const (
	hopTime = anim.Ticks(11)
	longest = anim.Ticks(90)
)

// marker lets a marker hop from week to week, and dip the stack it lands on.
func (d *director) marker(x engine.Event) {
	from, to, height := int(x.A), int(x.B), int(x.C)
	weeks := to - from
	length := min(longest, hopTime*anim.Ticks(weeks))
	seat := int(x.Seat)
	tx, _ := d.b.discAt(to, 0)
	const high, top = 12.0, 12 // of a hop, and of a disc
	acts := []anim.Act{{
		Length: length,
		Start:  func() { d.b.play.hops, d.b.play.seat = true, x.Seat },
		End: func() {
			d.b.play.hops = false
			d.b.play.dips, d.b.play.dipped = to, height > 0
			d.b.pic.Fold(x)
			if height > 0 {
				d.Play("disc_stack", tx, x.Seat, 0)
			} else {
				d.Play("disc_land", tx, x.Seat, 0)
			}
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Part(t, length) * float64(weeks)
			n := min(weeks-1, int(at))
			part := at - float64(n)
			x0, y0 := d.b.discAt(from+n, 0)
			x1, y1 := d.b.discAt(from+n+1, 0)
			if n == 0 {
				_, y0 = d.b.discAt(from, d.b.pic.height[seat])
			}
			if n == weeks-1 {
				_, y1 = d.b.discAt(to, height)
			}
			id := old.Disc(seat)
			switch {
			case part < .15 || part > .92:
				id = old.DiscSquashed(seat)
			case part < .4:
				id = old.DiscStretched(seat)
			}
			y := anim.Between(y0, y1, part) - int(high*math.Sin(math.Pi*part))
			l.Sprite(id, anim.Between(x0, x1, part), max(y, top))
		},
	}}
	each := max(hopTime, length/anim.Ticks(weeks))
	for t := anim.Ticks(0); t < length; t += each {
		acts = append(acts, anim.Act{Delay: t, Start: d.Sound("disc_hop", tx, x.Seat)})
	}
	d.Add(acts...)
	d.Add(anim.Act{Length: anim.Ms(80), End: func() { d.b.play.dips, d.b.play.dipped = 0, false }})
}

// took brings a card of the row to its owner.
func (d *director) took(x engine.Event) {
	card := rules.Card(x.A)
	r, to := rowRect(int(x.B)), seatRect(int(x.Seat))
	length := anim.Ms(450)
	sound := "professor" // an assistant, or another card for the hand
	switch card.Kind() {
	case rules.Special, rules.General:
		sound = "knowledge"
	case rules.Congress:
		sound = "congress"
	}
	d.Add(anim.Act{
		Length: length,
		Start: func() {
			d.b.play.took = int(x.B) + 1
			d.Play("card_deal", r.X, x.Seat, 0)
		},
		End: func() {
			d.b.play.took = 0
			d.b.pic.Fold(x)
			d.Play(sound, to.X, x.Seat, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.OutCubic(anim.Part(t, length))
			d.b.drawCard(l, anim.Between(r.X, to.X+20, at), anim.Between(r.Y, to.Y-10, at), card)
		},
	})
}

// slideTime is how long a card of the deck slides to where it is to lie.
var slideTime = anim.Ms(180)

// turned slides the deck's top card to a place and turns it up there.
func (d *director) turned(x engine.Event, x1, y1 int) {
	d.Add(anim.Act{
		Length: slideTime + anim.Flip.Length(art.FlipFrames),
		Start:  d.Sound("card_deal", x1, engine.Spectator),
		End:    d.Fold(x),
		Draw: func(l *paint.List, t anim.Ticks) {
			if t < slideTime {
				at := anim.OutCubic(anim.Part(t, slideTime))
				l.Sprite(art.Back, anim.Between(place.DeckX, x1, at), anim.Between(place.DeckY, y1, at))
			} else if frame, more := anim.Flip.At(t - slideTime); more {
				l.Sprite(art.Flip(frame), x1, y1)
			}
		},
	}, anim.Act{Delay: slideTime, Start: d.Sound("card_flip", x1, engine.Spectator)})
}

// buried slides site cards from the deck face down onto their pile.
func (d *director) buried(x engine.Event) {
	r, n := int(x.A), int(x.B)
	s := siteRect(r)
	back := old.DigBack(art.OnTheben(r))
	const gap = anim.Ticks(9)
	length := slideTime + gap*anim.Ticks(n-1)
	acts := []anim.Act{{
		Length: length,
		End:    d.Fold(x),
		Draw: func(l *paint.List, t anim.Ticks) {
			for i := range anim.Ticks(n) {
				if from := gap * i; t >= from && t < from+slideTime {
					at := anim.OutCubic(anim.Part(t-from, slideTime))
					l.Sprite(back, anim.Between(place.DeckX, s.X+place.PitX, at), anim.Between(place.DeckY, s.Y+place.PitY, at))
				}
			}
		},
	}}
	for i := range anim.Ticks(n) {
		acts = append(acts, anim.Act{Delay: gap * i, Start: d.Sound("card_deal", s.X, engine.Spectator)})
	}
	d.Add(acts...)
}

// displayed turns up an exhibition or a museum and lays it beside the board.
func (d *director) displayed(x engine.Event) {
	i := int(x.B)
	r := showRect(min(i, shownOnPage-1))
	d.turned(x, r.X+r.W/2-24, r.Y-19)
}
