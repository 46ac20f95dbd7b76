package theben

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/excavation"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
	"sandglass/sprites/theben/place"
)

// Animate appends what turns the picture of old into that of new: every event
// folds itself into the picture when its own movement ends.
func (b *Board) Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *table.Seating) {
	b.sel = selection{page: b.sel.page} // whatever was looked at, there is something to see
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
		switch x := ev[i]; x.Kind {
		case rules.EventBound:
			d.bound(x)
		case rules.EventMarker:
			d.marker(x)
		case rules.EventTook:
			d.took(x)
		case rules.EventFilled:
			d.filled(x)
		case rules.EventAnnounced:
			d.announced(x)
		case rules.EventSwept, rules.EventDiscardDrew:
			d.Add(anim.Act{Length: anim.Ms(300), Start: d.Sound("card_deal", 32, x.Seat), End: d.Fold(x)})
		case rules.EventDig:
			i += d.dig(ev[i:]) - 1
		case rules.EventExhibition:
			i += d.exhibition(ev[i:]) - 1
		case rules.EventYear:
			d.year(x)
		case rules.EventConference:
			i += d.conference(ev[i:]) - 1
		default:
			d.Add(anim.Act{End: d.Fold(x)})
		}
	}
}

// legTime is how long a figure takes from place to place, stepTime how long a
// picture of its gait stays.
var (
	legTime  = anim.Ms(420)
	stepTime = anim.Ms(90)
)

// bound sends a figure along its way: on foot, on its horse where that saves a
// week, or by airship straight through the air. The rules move it together with the
// action that follows; it is shown where it is bound for, so that the choice is seen
// to be made.
func (d *director) bound(x engine.Event) {
	from, to := d.b.pic.place[x.Seat], rules.Place(x.A)
	flies := x.C == 1
	rides := !flies && int(x.B) < from.Steps(to)
	var way []rules.Place
	length := 2 * legTime
	if !flies {
		way = from.Way(to)
		length = legTime * anim.Ticks(len(way)-1)
	}
	tx, _ := place.Spot(place.Space(to))
	acts := []anim.Act{{
		Length: length,
		Start:  func() { d.b.play.walks, d.b.play.seat = true, x.Seat },
		End:    func() { d.b.play.walks = false; d.b.pic.Fold(x) },
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Part(t, length)
			frame := int(t / stepTime)
			remap := ui.SeatRemap(int(x.Seat))
			if flies {
				x0, y0 := place.Spot(place.Space(from))
				x1, y1 := place.Spot(place.Space(to))
				at = anim.Smooth(at)
				up := int(24 * math.Sin(math.Pi*at))
				l.Draw(art.Fly(x1 < x0, frame%art.FlyFrames), anim.Between(x0, x1, at), anim.Between(y0, y1, at)-up, remap, 0)
				return
			}
			leg := min(len(way)-2, int(at*float64(len(way)-1)))
			a, z := place.Space(way[leg]), place.Space(way[leg+1])
			fx, fy := place.Walk(place.Between(a, z), a, at*float64(len(way)-1)-float64(leg))
			ax, _ := place.Spot(a)
			zx, _ := place.Spot(z)
			id := art.Walk(zx < ax, frame%art.WalkFrames)
			if rides {
				id = art.Ride(zx < ax, frame%art.WalkFrames)
			}
			l.Draw(id, int(fx+.5), int(fy+.5), remap, 0)
		},
	}}
	for i := 1; i < len(way); i++ {
		acts = append(acts, anim.Act{Delay: legTime * anim.Ticks(i-1), Start: d.Sound("disc_hop", tx, x.Seat)})
	}
	d.Add(acts...)
}

// marker lets a marker hop from week to week, and dip the stack it lands on.
func (d *director) marker(x engine.Event) {
	from, to, height := rules.Week(x.A), rules.Week(x.B), int(x.C)
	b := d.b
	tx, _ := place.Disc(to.Week(), 0, 1)
	h := excavation.Hops{Weeks: int(to - from), High: 14, X: tx,
		At: func(n int) (int, int) {
			switch week := from + rules.Week(n); week {
			case from:
				return place.Disc(from.Week(), b.pic.height[x.Seat], b.pic.stacked(from))
			case to:
				return b.discAt(to, height, true)
			default:
				return place.Disc(week.Week(), 0, 1)
			}
		},
		Start: func() { b.play.hops, b.play.seat = true, x.Seat },
		Lands: func() { b.play.hops, b.play.dips, b.play.dipped = false, to, height > 0 },
		Rests: func() { b.play.dips, b.play.dipped = 0, false },
	}
	h.Add(&d.Director, x)
}

// took brings a card to its owner.
func (d *director) took(x engine.Event) {
	card := rules.Card(x.A)
	k := excavation.Taking{From: offerRect(int(x.B)), To: seatRect(int(x.Seat)), Slot: &d.b.play.took,
		Draw: func(l *paint.List, x, y int) { d.b.drawCard(l, x, y, card) }}
	switch card.Kind() {
	case rules.Special, rules.General:
		k.Sound = "knowledge"
	case rules.Assistant, rules.Faked:
		k.Sound = "professor"
	case rules.Congress:
		k.Sound = "congress"
	}
	k.Add(&d.Director, x)
}

// filled turns the deck's next card up into a gap.
func (d *director) filled(x engine.Event) {
	r := offerRect(int(x.B))
	slide := anim.Ms(180)
	d.Add(anim.Act{
		Length: slide + anim.Flip.Length(art.FlipFrames),
		Start:  d.Sound("card_deal", r.X, engine.Spectator),
		End:    d.Fold(x),
		Draw: func(l *paint.List, t anim.Ticks) {
			if t < slide {
				at := anim.OutCubic(anim.Part(t, slide))
				l.Sprite(art.CityBack, anim.Between(deckRect.X+3, r.X, at), anim.Between(deckRect.Y+1, r.Y, at))
				return
			}
			if frame, more := anim.Flip.At(t - slide); more {
				l.Sprite(art.CityFlip(frame), r.X, r.Y)
			}
		},
	}, anim.Act{Delay: slide, Start: d.Sound("card_flip", r.X, engine.Spectator)})
}

// announced shows the exhibition that was drawn, and plants its flag.
func (d *director) announced(x engine.Event) {
	card, week := rules.Card(x.A), rules.Week(x.B)
	name := d.Env.Filled(&text.AnnouncedIn, placeName(d.Env, card.City()), "", week.Week())
	length := anim.Ms(1600)
	banner := stagecraft.Banner(name, boardRect.Y+190, length)
	banner.Start, banner.End = d.Sound("card_flip", boardRect.W/2, engine.Spectator), d.Fold(x)
	under := banner.Draw
	banner.Draw = func(l *paint.List, t anim.Ticks) {
		under(l, t)
		if flip := anim.Flip.Length(art.FlipFrames); t > flip {
			d.b.drawCard(l, 296, 96, card)
		} else if frame, more := anim.Flip.At(t); more {
			l.Sprite(art.CityFlip(frame), 296, 96)
		}
	}
	d.Add(banner)
}

// yearTime is how long the turn of the year shows.
var yearTime = anim.Ms(2200)

// year turns the year: permissions come back, the cards are dealt anew.
func (d *director) year(x engine.Event) {
	d.Add(anim.Act{
		Length: yearTime, Hold: d.Seating.Human != [engine.MaxSeats]bool{},
		Start: func() {
			d.b.play.year = int(x.A)
			d.Play("year_turn", boardRect.W/2, engine.Spectator, 0)
		},
		End: func() {
			d.b.play.year = 0
			d.b.pic.Fold(x)
		},
	})
}

// drawYearTurn paints the picture of the turn of the year over the board.
func (b *Board) drawYearTurn(l *paint.List, m *table.Moment) {
	r := paint.Rect{X: 112, Y: 84, W: 240, H: 112}
	l.Fill(paint.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W + 2, H: r.H + 2}, sprites.N0)
	l.Sprite(art.YearTurn, r.X, r.Y)
	l.Frame(r.In(-1), sprites.N0)
	l.Frame(r.In(-2), sprites.G2)
	l.Frame(r.In(-3), sprites.N0)
	ui.Title(l, fonts.Display, r.X+r.W/2, r.Y+6, years[b.play.year-years0])
	w := ui.TagWidth(b.words.yearLine)
	ui.Tag(l, r.X+r.W/2-w/2, r.Y+r.H-16, b.words.yearLine, ui.OnDark)
	m.DrawGoOn(l, paint.Rect{X: r.X + r.W/2 - 45, Y: r.Y + r.H + 8, W: 90, H: 22}, b.words.goOn)
}

const years0 = lastYear - 2
