package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table/stagecraft"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	art "sandglass/sprites/timbuktu"
)

// When what happens while a pack is turned up, in ticks from its start.
const (
	turnGap   = anim.Ticks(12)
	turnTime  = anim.Ticks(15)
	strikeAt  = 2*turnGap + turnTime + 12
	readTime  = anim.Ticks(60) // after the last movement
	quietTime = anim.Ticks(50) // when nothing is lost
)

// strikeFilm is how long the thieves' pictures show.
var strikeFilm = anim.Film{anim.Ms(120), anim.Ms(80), anim.Ms(40), anim.Ms(40), anim.Ms(80), anim.Ms(80), anim.Ms(80), anim.Ms(80)}

// grabbed is when the strike has the goods, ticks after strikeAt.
var grabbed = strikeFilm.Length(4)

// robbery turns one pack up and takes what it names: one group, so that a press
// ends it whole. It returns how many events it took.
func (d *director) robbery(ev engine.Events) (n int) {
	x := ev[0]
	n = 1
	for n < len(ev) && ev[n].Kind == rules.EventStolen {
		n++
	}
	stolen := ev[1:n]
	b := d.b
	acts := []anim.Act{{Start: func() { d.beginPack(x, stolen) }}}
	for kind := range 3 {
		acts = append(acts, d.turnCard(art.Kind(kind), turnGap*anim.Ticks(kind)))
	}
	acts = append(acts, anim.Act{Delay: strikeAt - 6, Start: func() {
		b.pic.Fold(x)
		b.play.rob.struck = true
		d.Sound("thieves", east+80, engine.Spectator)()
	}})
	end := strikeAt + quietTime
	acts = append(acts, d.strikes(rules.PackOf(x))...)
	at := strikeAt + grabbed
	for i, s := range stolen {
		act := d.steal(s, i)
		act.Delay = at
		acts = append(acts, act)
		at += stagecraft.FlightGap * anim.Ticks(s.C)
		end = max(end, act.Delay+act.Length+readTime)
	}
	acts = append(acts, anim.Act{Length: end, End: func() { b.play.flash = [rules.Goods]int{} }})
	d.Add(acts...)
	if int(x.A) == rules.Packs-1 {
		d.summary()
	}
	return n
}

// beginPack opens the panel for the pack and gathers who will lose what.
func (d *director) beginPack(x engine.Event, stolen engine.Events) {
	b := d.b
	pack := int(x.A)
	r := robbery{on: true, n: pack + 1, pack: rules.PackOf(x), holder: b.pic.ring[(pack+b.pic.exchanged)%rules.Packs]}
	for _, s := range stolen {
		k := lossOf(&r, s)
		k.seat, k.camel, k.at = s.Seat, int(s.A), b.pic.herd[s.Seat][s.A].at
		k.goods[k.kinds] = taken{int(s.B), int(s.C), int(s.D) - int(s.C), int(s.D)}
		k.kinds++
	}
	b.play.rob = r
	if pack == 0 {
		b.play.sum = summary{}
		for s := range engine.Seat(b.pic.seats) {
			_, _, b.play.sum.before[s] = b.pic.holding(s)
		}
	}
	b.play.sum.add(r.losses[:r.hit])
}

// lossOf is the loss of the event's camel, a new one if it has none yet.
func lossOf(r *robbery, s engine.Event) *loss {
	for i := range r.hit {
		if k := &r.losses[i]; k.seat == s.Seat && k.camel == int(s.A) {
			return k
		}
	}
	r.hit++
	return &r.losses[r.hit-1]
}

// turnCard turns one of the three large cards up.
func (d *director) turnCard(kind art.Kind, delay anim.Ticks) anim.Act {
	x, y := cardAt(int(kind))
	return anim.Act{
		Delay: delay, Length: turnTime,
		Start: d.Sound("card_flip", x, engine.Spectator),
		End:   func() { d.b.play.rob.cards = int(kind) + 1 },
		Draw: func(l *paint.List, t anim.Ticks) {
			frame, more := anim.Flip.At(t)
			if !more {
				return
			}
			l.Fill(paint.Rect{X: x - 2, Y: y - 2, W: 53, H: 70}, sprites.P3)
			l.Sprite(art.Flip(kind, frame), x, y)
		},
	}
}

// strikes sends a thief to each of the two stands, whether or not there is
// anything to take.
func (d *director) strikes(k rules.Pack) []anim.Act {
	var acts []anim.Act
	for _, stand := range k.Stands() {
		at := rules.At(k.Pen(), stand)
		x, y := feet(east, at)
		acts = append(acts, anim.Act{
			Delay: strikeAt, Length: strikeFilm.Length(art.StrikeFrames),
			Draw: func(l *paint.List, t anim.Ticks) { d.b.drawThief(l, x, y, at, t) },
		})
	}
	return acts
}

// drawThief draws a thief t ticks into the strike at the camel on a stand.
func (b *Board) drawThief(l *paint.List, x, y int, at rules.Place, t anim.Ticks) {
	frame, _ := strikeFilm.At(t)
	forward := [art.StrikeFrames]int{-26, -28, -20, -14, -14, -14, -24, -38}[frame]
	if frame == 3 {
		if s, c, ok := b.standing(at); ok {
			solidCamel(l, x+2, y, caravan.Kneel, b.pic.herd[s][c].load, sprites.E7)
		}
	}
	l.PushClip(boardRect)
	if frame >= 6 {
		l.Sprite(art.Dust(frame-6), x+forward+16, y+1)
	}
	l.Sprite(art.Thief(frame), x+forward, y+1)
	if frame == 3 || frame == 4 {
		l.Sprite(art.Slash(frame-3), x-4, y-9)
	}
	l.PopClip()
}

// standing is the camel on a stand ahead.
func (b *Board) standing(at rules.Place) (engine.Seat, int, bool) {
	for s := range engine.Seat(b.pic.seats) {
		for c := range b.pic.camels {
			if k := &b.pic.herd[s][c]; k.ahead && k.at == at {
				return s, c, true
			}
		}
	}
	return engine.Spectator, 0, false
}

// steal takes the units of one good off a camel and lets them fly to their value;
// the i-th loss of the pack sounds a little lower than the one before.
func (d *director) steal(s engine.Event, i int) anim.Act {
	b := d.b
	f := &stagecraft.Flight{Piece: caravan.Good(int(s.B)), N: int(s.C)}
	return anim.Act{
		Length: f.Length(),
		Start: func() {
			at := b.pic.herd[s.Seat][s.A].at
			x, y := feet(east, at)
			f.X0, f.Y0 = x-4, y-18
			f.X1, f.Y1 = valueAt(int(s.B), b.pic.lost[s.B])
			d.Play("load", x, engine.Spectator, -2*i)
			c := &b.pic.herd[s.Seat][s.A]
			c.load = withCount(c.load, rules.Good(s.B), 0)
			b.play.rob.tell(s)
		},
		End: func() {
			b.pic.Fold(s)
			b.play.flash[s.B] += int(s.C)
		},
		Draw: f.Draw,
	}
}

// tell lets the panel tell the loss of the event's camel.
func (r *robbery) tell(s engine.Event) {
	for i := range r.hit {
		if k := &r.losses[i]; k.seat == s.Seat && k.camel == int(s.A) {
			r.told = max(r.told, i+1)
		}
	}
}
