package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
	"sandglass/sprites/tombraiders/place"
)

// mostGiven is how many artefacts a museum gets.
const mostGiven = 3

// A presented is what the scene of an exhibition or a museum has told.
type presented struct {
	on    bool
	seat  engine.Seat
	card  rules.Card
	weeks int
	told  int            // needs told to be met
	gave  [mostGiven]int // values of what a museum has got so far
	given int            // how many these are
	over  bool
}

// shown tells an exhibition or a museum: what is shown step by step, or given piece by
// piece, and what it is worth. It returns how many events it took.
func (d *director) shown(ev engine.Events) (n int) {
	b := d.b
	for ev[n].Kind == rules.EventGave {
		n++
	}
	held := ev[n]
	c := rules.Card(held.A)
	sound := "exhibition"
	if c.Kind() == rules.Museum {
		sound = "museum"
	}
	d.Add(anim.Act{
		Length: anim.Ms(900),
		Start: func() {
			b.play.presented = presented{on: true, seat: held.Seat, card: c, weeks: int(held.C)}
			d.Play(sound, clothRect.W/2, held.Seat, 0)
		},
	})
	for _, x := range ev[:n] {
		d.Add(anim.Act{
			Length: anim.Ms(500),
			Start: func() {
				s := &b.play.presented
				s.gave[s.given] = int(x.B)
				s.given++
				b.pic.Fold(x)
				d.Play("card_deal", clothRect.W/2, x.Seat, 0)
			},
		})
	}
	for i, need := range c.Needs() {
		d.Add(anim.Act{
			Length: anim.Ms(600),
			Start: func() {
				b.play.presented.told = i + 1
				d.Play("find_mid", clothRect.W/2, held.Seat, 2*i)
			},
		})
		if need.Weeks == uint8(held.C) {
			break
		}
	}
	d.Add(anim.Act{
		Length: anim.Ms(1600), Hold: d.Seating.Human[held.Seat],
		Start: func() {
			b.play.presented.over = true
			d.Play("find_high", clothRect.W/2, held.Seat, 0)
		},
		End: func() {
			b.play.presented = presented{}
			b.pic.Fold(held)
		},
	})
	return n + 1
}

// pieces are what stands on the plinths: region and find of each artefact shown so far, the
// best of those that count.
func (b *Board) pieces() (all []piece) {
	s := &b.play.presented
	if s.card.Kind() == rules.Museum {
		for _, value := range s.gave[:s.given] {
			all = append(all, piece{s.card.Region(), rules.Find(value - 1)})
		}
		return all
	}
	for _, need := range s.card.Needs()[:s.told] {
		left := int(need.Count)
		for f := int(rules.FindBook) - 1; f >= 0 && left > 0; f-- {
			for range min(left, b.pic.finds[s.seat][need.Region][f]) {
				all = append(all, piece{need.Region, rules.Find(f)})
				left--
			}
		}
	}
	return all
}

type piece struct {
	region rules.Region
	find   rules.Find
}

// The scene: a scroll on the cloth with the picture and the needs below it.
var (
	presentedRect = paint.Rect{X: 100, Y: 54, W: 264, H: 226}
	presentedArt  = paint.Rect{X: 116, Y: 84, W: place.ShowW, H: place.ShowH}
)

// needRect is the i-th of n needs.
func needRect(i, n int) paint.Rect {
	const wide = 66
	return paint.Rect{X: 232 - wide*n/2 + wide*i, Y: 212, W: wide - 6, H: 30}
}

// drawPresented paints the exhibition, or the museum.
func (b *Board) drawPresented(l *paint.List, m *table.Moment) {
	s, w := &b.play.presented, &b.words.show
	from := len(l.Cmds)
	b.drawCloth(l, m)
	l.Night(from)
	ui.Parchment(l, presentedRect)
	mid, p := presentedRect.X+presentedRect.W/2, presentedArt
	l.Bold(fonts.Body, mid-fonts.Body.BoldWidth(w.title)/2, presentedRect.Y+10, w.title, sprites.E0)
	l.Frame(p.In(-1), sprites.E0)
	back := art.Gallery
	if s.card.Kind() == rules.Museum {
		back = art.MuseumFront
	}
	l.Sprite(back, p.X, p.Y)
	all := b.pieces()
	for i, piece := range all {
		x, y := place.Plinth(i, len(all))
		l.Sprite(art.Plinth, p.X+x, p.Y+y)
		l.Sprite(old.Artefact(art.OnTheben(int(piece.region)), pictureOf(piece.find)), p.X+x-16, p.Y+y-31)
	}
	l.Sprite(art.Guests, p.X, p.Y+p.H-1)
	l.Centre(fonts.Small, mid, p.Y+p.H+8, w.line, sprites.E1)
	b.drawNeeds(l)
	if s.over {
		x := mid - ui.TagWidth(w.prize)/2
		l.Sprite(shell.Star, x-14, presentedRect.Y+presentedRect.H-22)
		ui.Tag(l, x, presentedRect.Y+presentedRect.H-24, w.prize, ui.OnGold)
		ui.Glow(l, p.In(-1))
		l.Sprite(shell.Sparkle(1), p.X+p.W-4, p.Y+2)
		l.Sprite(shell.Sparkle(2), p.X+4, p.Y+p.H-6)
	}
	m.DrawGoOn(l, paint.Rect{X: presentedRect.X + presentedRect.W - 82, Y: presentedRect.Y + presentedRect.H - 28, W: 76, H: 22}, b.words.goOn)
}

// drawNeeds paints the needs as steps: those met in green, the last of them, which is
// paid, in gold.
func (b *Board) drawNeeds(l *paint.List) {
	s := &b.play.presented
	needs := s.card.Needs()
	for i, need := range needs {
		r := needRect(i, len(needs))
		chip, ink := &art.StepOpen, sprites.E1
		switch {
		case i >= s.told:
		case int(need.Weeks) == s.weeks:
			chip, ink = &art.StepPrice, sprites.N0
		default:
			chip, ink = &art.StepMet, sprites.E7
		}
		mid := r.X + r.W/2
		l.Bold(fonts.Body, mid-14, r.Y, ui.Number(int(need.Count)), sprites.E0)
		l.Sprite(old.BigSign(art.OnTheben(int(need.Region))), mid-3, r.Y-1)
		if i < s.told {
			l.Sprite(shell.Check, mid+17, r.Y+2)
		}
		ui.Frame(l, chip, paint.Rect{X: mid - 22, Y: r.Y + 16, W: 44, H: 12})
		l.Centre(fonts.Small, mid, r.Y+18, b.words.show.needs[i], ink)
	}
}

func (b *Board) sayPresented(w *words, e *scenes.Env, m *table.Moment) {
	s := &b.play.presented
	museum := s.card.Kind() == rules.Museum
	needs := s.card.Needs()
	w.show.prize = e.Counted(&text.PlusPoints, s.card.Points())
	for i, need := range needs {
		w.show.needs[i] = e.Counted(&text.ShortWeeks, int(need.Weeks))
	}
	if !museum {
		w.show.title = e.Filled(&text.Held[0], fonts.Body.Fit(m.Seating.Names[s.seat], 96), "")
		w.show.line = e.Numbers(&text.HeldSteps, s.told, len(needs))
		return
	}
	w.show.title = e.Filled(&text.Held[1], fonts.Body.Fit(m.Seating.Names[s.seat], 96), "")
	w.show.line = e.Numbers(&text.HeldGone, s.given)
	if s.over {
		lost := 0
		for _, value := range s.gave {
			lost += value
		}
		w.show.line = e.Numbers(&text.GiveSum, s.card.Points(), lost)
	}
}

func (b *Board) promptPresented(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	s := &b.play.presented
	museum := s.card.Kind() == rules.Museum
	if s.over {
		t.Gold(e.Filled(&text.ShowTook, e.Counted(&text.Weeks, s.weeks), ""))
	}
	if museum {
		t.Say(e.Text(&text.ShowGone))
	} else {
		t.Say(e.Text(&text.ShowKept))
	}
	if s.over {
		return e.Filled(&text.ShowPrize, shortName(m.Seating, s.seat), "", s.card.Points())
	}
	return cardName(e, s.card)
}
