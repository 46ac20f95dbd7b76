package amunre

import (
	"slices"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/amunre"
	"sandglass/sprites/amunre/place"
)

// Animate appends what turns the picture of old into that of new: every event folds
// itself into the picture when its own movement ends.
func (b *Board) Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *table.Seating) {
	b.sel = selection{} // whatever was looked at, there is something to see
	d := director{stagecraft.Director{Env: e, Timeline: tl, Seating: s, Picture: &b.pic}, b}
	for i := 0; i < len(ev); i++ {
		if n := d.show(ev[i:]); n > 0 {
			i += n - 1
			continue
		}
		d.event(ev[i])
	}
	d.Add(anim.Act{End: func() { b.play = playing{} }})
}

// A director turns events into acts.
type director struct {
	stagecraft.Director
	b *Board
}

func (d *director) event(x engine.Event) {
	switch x.Kind {
	case rules.EventRound:
		d.round(x)
	case rules.EventTurned:
		d.turned(x)
	case rules.EventBid:
		d.bid(x)
	case rules.EventPlayed:
		d.played(x)
	case rules.EventAcquired:
		d.acquired(x)
	case rules.EventSold:
		d.still(x, 250, "coin", seatX)
	case rules.EventLocked:
		d.still(x, 200, "card_deal", seatX)
	case rules.EventActs:
		d.Add(anim.Act{Length: anim.Ms(120), End: func() { d.b.play.turn, d.b.play.sold = int(x.Seat)+1, sold{} }})
	case rules.EventBought:
		d.still(x, 250, "pay", seatX)
	case rules.EventDrew:
		d.drew(x)
	case rules.EventCard:
		d.card(x)
	case rules.EventBricks:
		d.bricks(x)
	case rules.EventPyramid:
		d.pyramid(x)
	case rules.EventFarmer:
		d.farmer(x)
	case rules.EventGifts:
		d.Add(anim.Act{Length: anim.Ms(400), Start: func() { d.b.play.turn = int(x.Seat) + 1 }})
	default:
		d.Add(anim.Act{End: d.Fold(x)})
	}
}

// seatX is the column of the stage where what a seat does is heard.
const seatX = 552

func (d *director) landX(pr int) int {
	x, _ := place.Plate(place.Province(pr))
	return x
}

// still lets an event be seen for a while, with a sound at the column x.
func (d *director) still(x engine.Event, ms int, sound string, at int) {
	d.Add(anim.Act{Length: anim.Ms(ms), Start: d.Sound(sound, at, x.Seat), End: d.Fold(x)})
}

// round tells that a round begins.
func (d *director) round(x engine.Event) {
	name := d.Env.Filled(&text.Header, d.Env.Text(&text.Kingdoms[x.A]), "", int(x.B)+1)
	act := stagecraft.Banner(name, mapRect.H/2, anim.Ms(1100))
	act.Start = d.Fold(x)
	d.Add(act)
}

// turned turns a province up: its plate turns gold, and its free goods are laid out.
func (d *director) turned(x engine.Event) {
	d.Add(anim.Act{
		Length: anim.Ms(260),
		Start: func() {
			d.b.play.flips = int(x.A) + 1
			d.Play("card_flip", d.landX(int(x.A)), engine.Spectator, 0)
		},
		End: func() { d.b.play.flips = 0; d.b.pic.Fold(x) },
	})
}

// slideTime is how long a stone takes to its space.
var slideTime = anim.Ms(420)

// bid slides a stone over the rails to its space.
func (d *director) bid(x engine.Event) {
	b, s := d.b, x.Seat
	var x0, y0, x1, y1 int
	d.Add(anim.Act{
		Length: slideTime,
		Start: func() {
			x1, y1 = b.stoneAt(stone{int8(x.A), int8(x.B)}, s)
			if x0, y0 = x1, trayRect.Y-14; b.pic.stones[s].at != none {
				x0, y0 = b.stoneAt(b.pic.stones[s], s)
			}
			b.play.turn, b.play.slides = int(s)+1, int(s)+1
			d.Play("bid_slide", x1, s, 0)
		},
		End: func() {
			b.play.slides = 0
			b.pic.Fold(x)
			if x.C > 0 {
				d.Play("disc_stack", x1, s, 0)
				d.Play("outbid", x1, s, 0)
			}
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Smooth(anim.Part(t, slideTime))
			l.Sprite(art.Stone(int(s)), anim.Between(x0, x1, at), anim.Between(y0, y1, at))
		},
	})
}

// acquired plants a standard. The rails stay until all provinces have theirs.
func (d *director) acquired(x engine.Event) {
	d.Add(anim.Act{
		Length: anim.Ms(350),
		Start: func() {
			s := &d.b.play.sold
			s.rails, s.n = d.b.rails()
			d.b.play.turn = int(x.Seat) + 1
			s.paid[max(0, slices.Index(s.rails[:s.n], int(x.A)))] = int(x.B) + 1
			d.Play("disc_land", d.landX(int(x.A)), x.Seat, 0)
		},
		End: d.Fold(x),
	})
}

// played shows the card that a seat plays.
func (d *director) played(x engine.Event) {
	act := stagecraft.Banner(d.Env.Text(&text.Cards[x.A]), mapRect.H/2, anim.Ms(1100))
	under := act.Draw
	act.Draw = func(l *paint.List, t anim.Ticks) {
		under(l, t)
		if t > 8 {
			ui.Badge(l, 120, mapRect.H/2-10, int(x.Seat))
			l.Sprite(art.PowerCard(int(x.A)), 500, mapRect.H/2-13)
		}
	}
	act.Start, act.End = d.Sound("card_flip", seatX, x.Seat), d.Fold(x)
	d.Add(act)
}

// drew lets face-down cards fly to their seat: from the province where they lay free,
// else from the middle of the table.
func (d *director) drew(x engine.Event) {
	f := &stagecraft.Flight{Piece: art.CardIcon, N: int(x.A), X0: mapRect.W / 2, Y0: mapRect.H - 20}
	r := seatRect(int(x.Seat))
	f.X1, f.Y1 = r.X+28, r.Y+14
	d.Add(anim.Act{
		Length: f.Length(),
		Start: func() {
			for pr := range d.b.pic.lands {
				if ld := &d.b.pic.lands[pr]; rules.Why(x.C) == rules.ForFree && ld.owner == x.Seat && ld.lying > 0 {
					f.X0, f.Y0 = place.Plate(place.Province(pr))
				}
			}
			d.Play("card_deal", f.X0, x.Seat, 0)
		},
		End:  d.Fold(x),
		Draw: f.Draw,
	})
}

// card lets the viewer see what was drawn.
func (d *director) card(x engine.Event) {
	d.Add(anim.Act{
		Length: anim.Ms(500),
		Start: func() {
			d.b.pic.Fold(x)
			d.b.play.drawn |= 1 << x.A
			d.Play("card_flip", seatX, x.Seat, 0)
		},
	})
}

// dropTime is how long a piece falls to its place.
var dropTime = anim.Ms(220)

// bricks lets bricks fall into a province; with those that lie there the next sounds
// higher.
func (d *director) bricks(x engine.Event) {
	if d.b.pic.lands[x.B].up { // they lie there already, free
		d.Add(anim.Act{End: d.Fold(x)})
		return
	}
	cx, y := place.Plate(place.Province(x.B))
	d.drop(x, art.Bricks(1), cx, y+35, "brick", max(0, int(x.C)-1)%3)
}

// farmer lets a farmer come to its field, or to plain land.
func (d *director) farmer(x engine.Event) {
	fx, fy := place.Plate(place.Province(x.A))
	d.drop(x, art.Farmer, fx, fy+23, "farmer", 0)
}

func (d *director) drop(x engine.Event, piece sprites.ID, px, py int, sound string, semitones int) {
	d.Add(anim.Act{
		Length: dropTime,
		End: func() {
			d.b.pic.Fold(x)
			d.Play(sound, px, x.Seat, semitones)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Part(t, dropTime)
			l.Sprite(piece, px, anim.Between(py-26, py, at*at))
		},
	})
	d.Rest(anim.Ms(120))
}

// pyramid lets three bricks rise into a pyramid.
func (d *director) pyramid(x engine.Event) {
	length := anim.Ms(600)
	d.Add(anim.Act{
		Length: length,
		Start: func() {
			d.b.play.rises = int(x.A) + 1
			d.Play("pyramid", d.landX(int(x.A)), x.Seat, 0)
		},
		End: func() { d.b.play.rises = 0; d.b.pic.Fold(x) },
		Draw: func(l *paint.List, t anim.Ticks) {
			d.b.drawRising(l, int(x.A), t, length)
		},
	})
	d.Rest(anim.Ms(250))
}
