package theben

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// A show is what the scene of an exhibition tells.
type show struct {
	on      bool
	card    rules.Card
	week    rules.Week
	guests  engine.SeatSet // those who take part
	shown   [mostSeats]int // artefacts
	rolls   [mostSeats]int // of this round, 0 for none so far
	left    engine.SeatSet // those who may still win
	round   int
	rolling bool
	over    bool
	winner  engine.Seat // Spectator for nobody
}

// rollFilm is how long a picture of a rolling die stays.
var rollFilm = anim.Ms(45)

// exhibition plays an exhibition round by round, and returns how many events it
// took.
func (d *director) exhibition(ev engine.Events) (n int) {
	x, b := ev[0], d.b
	d.Add(anim.Act{
		Length: anim.Ms(1200),
		Start: func() {
			s := show{on: true, card: rules.Card(x.A), week: rules.Week(x.B), guests: engine.SeatSet(x.C), left: engine.SeatSet(x.C), winner: engine.Spectator}
			for seat := range engine.Seat(b.pic.seats) {
				s.shown[seat] = b.pic.shows(seat, s.card)
			}
			b.play.show = s
			b.pic.Fold(x)
			d.Play("exhibition", boardRect.W/2, engine.Spectator, 0)
		},
	})
	for n = 1; n < len(ev) && ev[n].Kind == rules.EventRoll; {
		n += d.roll(ev[n:])
	}
	y := ev[n]
	won := y.Kind == rules.EventWon
	d.Add(anim.Act{
		Length: anim.Ms(1600), Hold: won,
		Start: func() {
			b.play.show.over, b.play.show.winner = true, y.Seat
			if won {
				d.Play("find_high", boardRect.W/2, y.Seat, 0)
			}
		},
		End: func() { b.play.show = show{}; b.pic.Fold(y) },
	})
	return n + 1
}

// roll lets the dice of one round roll side by side, and returns how many there
// were.
func (d *director) roll(ev engine.Events) (n int) {
	for n < len(ev) && ev[n].Kind == rules.EventRoll && ev[n].A == ev[0].A {
		n++
	}
	dice, b := ev[:n], d.b
	length := rollFilm * 2 * art.TumbleFrames
	d.Add(anim.Act{
		Length: length,
		Start: func() {
			s := &b.play.show
			s.round, s.rolling, s.rolls, s.left = int(ev[0].A), true, [mostSeats]int{}, 0
			for _, y := range dice {
				s.left |= y.Seat.One()
			}
			d.Play("dice_rattle", boardRect.W/2, engine.Spectator, 0)
		},
		End: func() {
			s := &b.play.show
			s.rolling = false
			for _, y := range dice {
				s.rolls[y.Seat] = int(y.B)
				b.pic.Fold(y)
			}
			d.Play("dice_land", boardRect.W/2, engine.Spectator, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			for _, y := range dice {
				fx, fy := b.dieAt(y.Seat)
				at := anim.Part(t, length)
				up := int(14 * math.Abs(math.Sin(3*math.Pi*at)) * (1 - at))
				l.Sprite(art.DieShadow(min(2, up/5)), fx, fy)
				l.Sprite(art.Tumble((int(t/rollFilm)+3*int(y.Seat))%art.TumbleFrames), fx-int(10*(1-at)), fy-up)
			}
		},
	})
	d.Rest(anim.Ms(900))
	return n
}

// guestAt is the card of a participant.
func (b *Board) guestAt(s engine.Seat) paint.Rect {
	guests := b.play.show.guests
	return guestRect((guests & (s.One() - 1)).Len(), guests.Len())
}

// dieAt is the foot of a participant's die.
func (b *Board) dieAt(s engine.Seat) (x, y int) {
	r := b.guestAt(s)
	return r.X + r.W - 37, r.Y + r.H - 20
}

// drawShow paints the hall: what is shown, who takes part with how much, and why
// the others do not.
func (b *Board) drawShow(l *paint.List, m *table.Moment) {
	s, w := &b.play.show, b.words
	l.Sprite(art.Hall, 0, 0)
	ui.Parchment(l, hallTitle)
	mid := hallTitle.X + hallTitle.W/2
	l.Bold(fonts.Body, mid-fonts.Body.BoldWidth(w.showTitle)/2, hallTitle.Y+5, w.showTitle, sprites.E0)
	x := hallTitle.X + 9
	x = l.Text(fonts.Small, x, hallTitle.Y+25, w.showLine, sprites.E1) + 4
	for r := range rules.Region(rules.Regions) {
		if s.card.Regions().Has(r) {
			l.Sprite(art.Sign(int(r)), x, hallTitle.Y+24)
			x = l.Text(fonts.Small, x+11, hallTitle.Y+25, w.fields[r], sprites.E0) + 3
		}
	}
	l.Sprite(shell.Star, hallTitle.X+hallTitle.W-32, hallTitle.Y+7)
	l.Bold(fonts.Body, hallTitle.X+hallTitle.W-20, hallTitle.Y+5, ui.Number(s.card.Value()), sprites.R1)
	b.drawCases(l)
	for seat := range engine.Seat(b.pic.seats) {
		if s.guests.Has(seat) {
			b.drawGuest(l, seat)
		}
	}
	ui.Dark(l, hallReasons)
	x = hallReasons.X + 10
	if s.guests == 0 {
		l.Text(fonts.Small, x, hallReasons.Y+8, w.lone, sprites.E7)
		x += fonts.Small.Width(w.lone) + 10
	}
	for seat := range b.pic.seats {
		if reason := w.reasons[seat]; reason != "" {
			ui.Chip(l, x, hallReasons.Y+7, seat)
			x = l.Text(fonts.Small, x+10, hallReasons.Y+8, reason, sprites.E7) + 12
		}
	}
	m.DrawGoOn(l, paint.Rect{X: hallReasons.X + hallReasons.W - 92, Y: hallReasons.Y + 1, W: 90, H: 22}, b.words.goOn)
}

// drawCases shows five artefacts of the regions named, in their glass cases.
func (b *Board) drawCases(l *paint.List) {
	var regions []rules.Region
	var room [rules.Regions]rules.Region
	regions = room[:0]
	for r := range rules.Region(rules.Regions) {
		if b.play.show.card.Regions().Has(r) {
			regions = append(regions, r)
		}
	}
	for i := range 5 {
		x, y := 75+68*i, 65
		l.Sprite(art.GlassCase, x, y)
		l.Sprite(art.Artefact(int(regions[i%len(regions)]), (i+int(b.play.show.card))%art.Artefacts), x+6, y+7)
		l.Sprite(art.Glass, x, y)
	}
}

// drawGuest paints the card of a participant: artefacts, die and sum.
func (b *Board) drawGuest(l *paint.List, seat engine.Seat) {
	s, w := &b.play.show, b.words
	r := b.guestAt(seat)
	out := s.rolls != [mostSeats]int{} && !s.left.Has(seat)
	ui.Parchment(l, r)
	ui.Badge(l, r.X+8, r.Y+7, int(seat))
	tall := r.H > 60
	name := w.names[seat]
	if !tall {
		name = w.guests[seat]
	}
	l.Bold(fonts.Body, r.X+34, r.Y+6, name, sprites.E0)
	y := r.Y + r.H - 22
	n := min(s.shown[seat], 7)
	if tall {
		ui.Rule(l, r.X+8, r.Y+31, r.W-16)
		b.drawShown(l, r.X+9, r.Y+38, seat, n)
		l.Text(fonts.Small, r.X+10, r.Y+58, w.showing[seat], sprites.E1)
	}
	roll := s.rolls[seat]
	x := r.X + 10
	if s.guests.Len() > 1 { // one alone adds nothing up
		x = l.Bold(fonts.Body, x, y, ui.Number(s.shown[seat]), sprites.E0)
	}
	if !tall {
		l.Right(fonts.Small, r.X+r.W-60, r.Y+9, w.showing[seat], sprites.E1)
	}
	if roll > 0 && s.left.Has(seat) && !s.rolling {
		x = l.Text(fonts.Body, x+5, y, "+", sprites.E1)
		x = l.Bold(fonts.Body, x+4, y, ui.Number(roll), sprites.E0)
		x = l.Text(fonts.Body, x+4, y, "=", sprites.E1)
		ui.Title(l, fonts.DisplayBrown, x+16, y-6, ui.Number(s.shown[seat]+roll))
	}
	if s.guests.Len() > 1 {
		fx, fy := b.dieAt(seat)
		if tall {
			l.Sprite(art.Felt, r.X+r.W-62, r.Y+r.H-60)
		}
		if roll > 0 && !s.rolling {
			l.Sprite(art.DieShadow(0), fx, fy)
			l.Sprite(art.Die(roll), fx, fy)
		}
	}
	if s.over && s.winner == seat {
		ui.Glow(l, r)
		l.Sprite(shell.Sparkle(1), r.X+r.W-3, r.Y+2)
		l.Sprite(shell.Sparkle(2), r.X+4, r.Y+r.H-4)
		tw := ui.TagWidth(w.prize)
		ui.Tag(l, r.X+r.W-tw-8, r.Y+8, w.prize, ui.OnGold)
	} else if out {
		l.Sprite(shell.Cross, r.X+r.W-16, r.Y+10)
	}
}

// drawShown lays out artefacts that a participant shows.
func (b *Board) drawShown(l *paint.List, x, y int, seat engine.Seat, most int) {
	for r := range rules.Region(rules.Regions) {
		if !b.play.show.card.Regions().Has(r) {
			continue
		}
		for f := range rules.Find(rules.Artefacts) {
			if most > 0 && b.pic.finds[seat][r].Has(f) {
				l.Fill(paint.Rect{X: x - 1, Y: y - 1, W: 18, H: 18}, sprites.P2)
				l.Sprite(art.SmallArtefact(int(r), pictureOf(f)), x, y)
				x += 19
				most--
			}
		}
	}
}

func (b *Board) sayShow(w *words, e *scenes.Env, seating *table.Seating) {
	s, p := &b.play.show, &b.pic
	w.showTitle = e.Filled(&text.ShowTitle, placeName(e, s.card.City()), "")
	w.showLine = e.Numbers(&text.ShowIn, s.week.Week())
	for r := range w.fields {
		w.fields[r] = placeName(e, rules.Region(r).Place())
	}
	w.prize = e.Counted(&text.PlusPoints, s.card.Value())
	w.lone = e.Text(&text.NobodyCame)
	for i := range w.reasons[:p.seats] {
		w.guests[i] = fonts.Body.Fit(seating.Names[i], 62)
		w.showing[i] = e.Counted(&text.Showing, s.shown[i])
		switch seat := engine.Seat(i); {
		case s.guests.Has(seat):
		case p.time[i] != s.week:
			w.reasons[i] = e.Numbers(&text.TooLate, p.time[i].Week())
		case p.place[i] != s.card.City():
			w.reasons[i] = inPlace(e, p.place[i])
		default:
			w.reasons[i] = e.Text(&text.NoArtefacts)
		}
	}
}
