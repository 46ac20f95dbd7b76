package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
	"sandglass/sprites/caravan"
	art "sandglass/sprites/timbuktu"
	"sandglass/sprites/timbuktu/place"
)

// Animate appends what turns the picture of old into that of new: every event
// folds itself into the picture when its own movement ends.
func (b *Board) Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *table.Seating) {
	d := director{stagecraft.Director{Env: e, Timeline: tl, Seating: s, Picture: &b.pic}, b, false}
	d.follow(ev)
}

// A director turns events into acts.
type director struct {
	stagecraft.Director
	b       *Board
	swapped bool // an exchange is told, and not yet read
}

func (d *director) follow(ev engine.Events) {
	for i := 0; i < len(ev); i++ {
		switch x := ev[i]; x.Kind {
		case rules.EventCarries:
			i += d.carries(ev[i:]) - 1
		case rules.EventLoaded:
			d.loaded(x)
		case rules.EventPlaced:
			d.placed(x)
		case rules.EventDealt:
			d.dealt(x)
		case rules.EventPack:
			d.look(x)
		case rules.EventRound:
			d.round(x)
		case rules.EventTurn:
			d.turn(x)
		case rules.EventPaid:
			d.paid(x)
		case rules.EventWent:
			d.went(x)
		case rules.EventExchange:
			d.exchange(x)
		case rules.EventArrived:
			d.arrived(x)
		case rules.EventRobbery:
			i += d.robbery(ev[i:]) - 1
		case rules.EventStage:
			d.stage(x)
		default:
			d.Add(anim.Act{End: d.Fold(x)})
		}
	}
}

// carries shows all loads at once and returns how many events it took.
func (d *director) carries(ev engine.Events) (n int) {
	for n < len(ev) && ev[n].Kind == rules.EventCarries {
		n++
	}
	all := ev[:n]
	d.Add(anim.Act{Length: anim.Ms(300), Start: d.Sound("load", paint.StageW/2, engine.Spectator), End: func() {
		for _, x := range all {
			d.b.pic.Fold(x)
		}
	}})
	return n
}

func (d *director) loaded(x engine.Event) {
	d.Add(anim.Act{End: func() {
		d.b.pic.Fold(x)
		d.b.load = pick{}
	}})
}

// placed walks a camel from the left edge of the table to its stand.
func (d *director) placed(x engine.Event) {
	at := rules.Place(x.B)
	fx, fy := feet(west, at)
	w := walk{seat: x.Seat, camel: int(x.A), x0: -18, x1: fx, y0: fy, y1: fy}
	w.load = d.loadOf(x)
	d.walk(w, x)
}

// loadOf is the load of the camel of an event when its movement begins.
func (d *director) loadOf(x engine.Event) func() rules.Load {
	return func() rules.Load { return d.b.pic.herd[x.Seat][x.A].load }
}

// went walks a camel along its way from pen to pen.
func (d *director) went(x engine.Event) {
	from, to := rules.Place(x.B), rules.Place(x.C)
	x0, y0 := feet(west, from)
	x1, y1 := feet(east, to)
	w := walk{seat: x.Seat, camel: int(x.A), x0: x0, x1: x1, y0: y0, y1: y1, load: d.loadOf(x)}
	w.way = way{true, rules.Price(x.D) != rules.PriceFree, int(from.Pen()), int(to.Pen())}
	d.walk(w, x)
}

func (d *director) walk(w walk, x engine.Event) {
	length := w.length()
	acts := []anim.Act{{
		Length: length,
		Start: func() {
			d.b.play.hidden, d.b.play.seat, d.b.play.camel, d.b.play.way = true, w.seat, w.camel, w.way
			if d.Env.Random.N(12) == 0 {
				d.Sound("camel_grunt", w.x0, w.seat)()
			}
		},
		End: func() {
			d.b.play.hidden, d.b.play.seat, d.b.play.camel, d.b.play.way = false, 0, 0, way{}
			d.b.pic.Fold(x)
			d.Sound("disc_land", w.x1, w.seat)()
		},
		Draw: w.draw,
	}}
	for t := anim.Ticks(0); t < length; t += stepEvery {
		at, _ := w.at(t)
		acts = append(acts, anim.Act{Delay: t, Start: d.Sound("camel_step", at, w.seat)})
	}
	d.Add(acts...)
}

// stepEvery is the time between two footfalls that are heard.
const stepEvery anim.Ticks = 12

// A walk is a camel on its way: level in its pen, along the arrow through the
// desert, level again to its stand.
type walk struct {
	seat           engine.Seat
	camel          int
	x0, x1, y0, y1 int
	way            way // none at the start of the journey
	load           func() rules.Load
}

// The pace: on short ways 2 px a picture of the gait, and never longer than
// longest in all, which makes long ways a trot.
const (
	pace    = 4 // px a tick
	longest = anim.Ticks(84)
	stride  = 8 // px a picture of the gait
)

func (w *walk) length() anim.Ticks { return min(longest, anim.Ticks((w.x1-w.x0)/pace)) }

// at is where the feet are t ticks in, and how far the camel has come.
func (w *walk) at(t anim.Ticks) (x, y int) {
	x = anim.Between(w.x0, w.x1, anim.Part(t, w.length()))
	return x, w.height(x)
}

// height is the y of the way at x: that of the arrow between the signs.
func (w *walk) height(x int) int {
	switch {
	case x <= place.ArrowX:
		return w.y0
	case x >= place.ArrowX+place.ArrowLength:
		return w.y1
	}
	rows := (w.y1 - w.y0) / place.RowPitch
	lo, hi := 0.0, 1.0
	for range 10 { // the way's x grows with t: halve until it is met
		mid := (lo + hi) / 2
		if ax, _ := place.Arrow(rows, mid); ax < float64(x-place.ArrowX) {
			lo = mid
		} else {
			hi = mid
		}
	}
	_, ay := place.Arrow(rows, lo)
	return w.y0 + int(ay+.5)
}

func (w *walk) draw(l *paint.List, t anim.Ticks) {
	x, y := w.at(t)
	pose := caravan.Pose((x-w.x0)/stride) % (caravan.Walk5 + 1)
	l.PushClip(boardRect)
	drawWalking(l, x, y, pose, w.seat, w.camel, w.load())
	l.PopClip()
}

// turn turns a camel card up: the camel and its ways show, and it is that seat's
// turn.
func (d *director) turn(x engine.Event) {
	d.Add(anim.Act{
		Length: anim.Ms(350),
		Start: func() {
			d.b.pic.Fold(x)
			d.Sound("card_flip", seatX(d.b, x.Seat), x.Seat)()
		},
	})
}

func seatX(b *Board, s engine.Seat) int {
	if i := b.pic.place(s); s != engine.Spectator && i >= 0 {
		return seatRect(i).X + ringPitch/2
	}
	return paint.StageW / 2
}

// paid lets the unit fly from the camel to the value it raises.
func (d *director) paid(x engine.Event) {
	g := int(x.B)
	f := &stagecraft.Flight{Piece: caravan.Good(g), N: 1}
	d.Add(anim.Act{
		Length: f.Length(),
		Start: func() {
			fx, fy := feet(west, d.b.pic.herd[x.Seat][x.A].at)
			f.X0, f.Y0 = fx, fy-24
			f.X1, f.Y1 = valueAt(g, d.b.pic.lost[g])
			d.Sound("pay", fx, x.Seat)()
		},
		End:  func() { d.b.pic.Fold(x); d.b.play.flash[g]++ },
		Draw: f.Draw,
	})
	d.Add(anim.Act{Length: anim.Ms(300), End: func() { d.b.play.flash[g] = 0 }})
}

// round passes the round marker on.
func (d *director) round(x engine.Event) {
	at := func(s engine.Seat) int {
		r := seatRect(d.b.pic.place(s))
		return r.X + r.W - roundIn
	}
	d.Add(anim.Act{
		Length: stagecraft.PassTime,
		Start:  func() { d.b.play.round = d.b.pic.roundMarker != x.Seat },
		End:    func() { d.b.play.round = false; d.b.pic.Fold(x) },
		Draw: func(l *paint.List, t anim.Ticks) {
			if d.b.play.round {
				stagecraft.Pass(l, art.RoundMarker, at(d.b.pic.roundMarker), at(x.Seat), seatRect(0).Y+14, t)
			}
		},
	})
}

// arrived stops for a moment when the oasis is full.
func (d *director) arrived(x engine.Event) {
	name := "arrive"
	if rules.Oasis(x.A) == rules.Timbuktu {
		name = "exhibition"
	}
	d.Add(anim.Act{
		Length: anim.Ms(900),
		Start: func() {
			d.b.play.arrived = true
			d.b.pic.Fold(x)
			d.Sound(name, paint.StageW/2, engine.Spectator)()
		},
	})
}

// stage moves the table on: the oasis ahead becomes the one to be left.
func (d *director) stage(x engine.Event) {
	name := d.Env.T(text.Stage, x.A+1, d.b.pic.stages)
	if int(x.A) == d.b.pic.stages-1 {
		name = d.Env.T(text.StageEnd)
	}
	d.Add(stagecraft.Banner(name, boardRect.Y+boardRect.H/2, journey+bannerStays), anim.Act{
		Length: journey,
		Start: func() {
			d.b.pic.dealt, d.b.pic.packs = false, [rules.Packs]rules.Pack{}
			d.Sound("year_turn", paint.StageW/2, engine.Spectator)()
		},
		Draw: func(_ *paint.List, t anim.Ticks) {
			d.b.play.pan = anim.Between(0, east-west, anim.Smooth(anim.Part(t, journey)))
		},
		End: func() {
			d.b.play = playing{}
			d.b.pic.Fold(x)
		},
	})
}

// journey is how long the table takes to the next oasis.
const (
	journey     = anim.Ticks(54)
	bannerStays = anim.Ticks(36) // after it
)
