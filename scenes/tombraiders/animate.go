package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/excavation"
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

// marker lets a marker hop from week to week, and dip the stack it lands on.
func (d *director) marker(x engine.Event) {
	from, to, height := int(x.A), int(x.B), int(x.C)
	b := d.b
	tx, _ := b.discAt(to, 0)
	h := excavation.Hops{Weeks: to - from, High: 12, X: tx,
		At: func(n int) (int, int) {
			switch week := from + n; week {
			case from:
				return b.discAt(from, b.pic.height[x.Seat])
			case to:
				return b.discAt(to, height)
			default:
				return b.discAt(week, 0)
			}
		},
		Start: func() { b.play.hops, b.play.seat = true, x.Seat },
		Lands: func() { b.play.hops, b.play.dips, b.play.dipped = false, to, height > 0 },
		Rests: func() { b.play.dips, b.play.dipped = 0, false },
	}
	h.Add(&d.Director, x)
}

// took brings a card of the row to its owner.
func (d *director) took(x engine.Event) {
	card := rules.Card(x.A)
	k := excavation.Taking{From: rowRect(int(x.B)), To: seatRect(int(x.Seat)), Slot: &d.b.play.took,
		Sound: "professor", // an assistant, or another card for the hand
		Draw:  func(l *paint.List, x, y int) { d.b.drawCard(l, x, y, card) }}
	switch card.Kind() {
	case rules.Special, rules.General:
		k.Sound = "knowledge"
	case rules.Congress:
		k.Sound = "congress"
	}
	k.Add(&d.Director, x)
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
	r := showRect(min(int(x.B), shownOnPage-1))
	d.turned(x, r.X+r.W/2-24, r.Y-19)
}
