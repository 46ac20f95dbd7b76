package theben

import (
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

// mostDealt is the most cards that a dig draws.
const mostDealt = 12

// blank is a card of a dig that is no find.
const blank rules.Find = rules.Finds

// A reveal is what the scene of a dig shows while its cards are turned up.
type reveal struct {
	on            bool
	seat          engine.Seat
	region        rules.Region
	weeks, drawn  int
	told          int // cards turned up
	turning       bool
	cards         [mostDealt]rules.Find
	points, books int // so far
	done          bool
}

// brushTime is how long a picture of the sand being brushed off stays.
const brushTime = anim.Ticks(4)

// dig plays a dig card by card, and returns how many events it took.
func (d *director) dig(ev engine.Events) (n int) {
	x, b := ev[0], d.b
	region := rules.Region(x.A)
	d.add(anim.Act{
		Length: anim.Ms(700),
		Start: func() {
			b.play.dig = reveal{on: true, seat: x.Seat, region: region, weeks: int(x.B), drawn: int(x.D)}
			d.Play("dig", boardRect.W/2, x.Seat, 0)
		},
	})
	for n = 1; ev[n].Kind != rules.EventDug; n++ {
		if y := ev[n]; y.Kind == rules.EventFound || y.Kind == rules.EventBlank {
			d.turnUp(y, region, int(x.D))
		} else {
			d.add(anim.Act{End: d.Fold(y)})
		}
	}
	y := ev[n]
	d.add(anim.Act{
		Length: anim.Ms(1000), Hold: d.Seating.Human[y.Seat],
		Start: func() { b.play.dig.done = true },
		End:   func() { b.play.dig = reveal{}; b.pic.Fold(y) },
	})
	return n + 1
}

// turnUp turns one card up and brushes the sand off it: then it shows whether
// there is anything.
func (d *director) turnUp(y engine.Event, region rules.Region, drawn int) {
	i, find, b := int(y.A), blank, d.b
	if y.Kind == rules.EventFound {
		find = rules.Find(y.C)
	}
	cx, cy := dealtAt(i, drawn)
	flip := anim.Flip.Length(art.FlipFrames)
	length := flip + brushTime*art.SandFrames
	d.add(anim.Act{
		Length: length,
		Start: func() {
			b.play.dig.turning = true
			d.Play("card_flip", cx, y.Seat, 0)
		},
		End: func() {
			r := &b.play.dig
			r.turning, r.cards[i], r.told = false, find, i+1
			if find < rules.Artefacts {
				r.points += find.Value(region)
			} else if find < blank {
				r.books++
			}
			b.pic.Fold(y)
			d.Play(findSound(find, region), cx, y.Seat, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			if frame, more := anim.Flip.At(t); more {
				l.Sprite(art.DigFlip(int(region), frame), cx, cy)
				return
			}
			frame := min(art.SandFrames-1, int((t-flip)/brushTime))
			b.drawDug(l, cx, cy, region, find, i, sprites.Plain)
			l.Sprite(art.SandCover(frame), cx, cy)
			tip := cx + art.SandEdge(frame)
			l.Sprite(art.Dust(frame%4), tip, cy+40)
			l.Sprite(art.Brush(frame%3), tip, cy+[3]int{18, 28, 38}[frame%3])
		},
	}, anim.Act{Delay: flip, Start: d.Sound("brush", cx, y.Seat)})
	d.Rest(anim.Ms(260))
}

// findSound is what a card sounds like, better ones higher.
func findSound(f rules.Find, r rules.Region) string {
	switch {
	case f == blank:
		return "rubble"
	case !f.Artefact():
		return "knowledge"
	case f.Value(r) >= 5:
		return "find_high"
	case f.Value(r) >= 3:
		return "find_mid"
	}
	return "find_low"
}

// drawDug paints a card of an excavation.
func (b *Board) drawDug(l *paint.List, x, y int, r rules.Region, f rules.Find, i int, remap sprites.Remap) {
	value := x + 35
	if dig := &b.play.dig; dig.drawn > 5 && i < dig.told-1 { // the next card lies on its right side
		value = x + 2
	}
	card, name := art.Rubble(i%2), b.words.banner[1]
	switch {
	case f.Artefact():
		card, name = art.Find(int(r), pictureOf(f)), b.words.banner[0]
	case f == rules.FindSpecial:
		card, name = art.Special(int(r.Teaches()), 1), b.words.banner[2]
	case f == rules.FindGeneral:
		card, name = art.GeneralKnowledge(1), b.words.banner[2]
	}
	card.Draw(x, y, func(id sprites.ID, own sprites.Remap, x, y int) {
		if own == sprites.Plain {
			own = remap
		}
		l.Draw(id, x, y, own, 0)
	})
	switch {
	case f.Artefact():
		bubble(l, art.BubbleRed, value, y+2, f.Value(r), sprites.E7)
	case f != blank:
		bubble(l, art.BubbleGreen, value, y+2, f.Value(r), sprites.E7)
	}
	banner(l, x, y, name)
}

// drawReveal paints the dig: the site, and the cards on their mat.
func (b *Board) drawReveal(l *paint.List, m *table.Moment) {
	r, w := &b.play.dig, b.words
	l.Sprite(art.DigSky, 0, 0)
	l.Sprite(art.Horizon(int(r.region)), 0, 0)
	l.Sprite(art.DigGround, 0, 0)
	l.Draw(art.Pawn, 158, 168, ui.SeatRemap(int(r.seat)), 0)
	head := paint.Rect{X: 82, Y: 6, W: 300, H: 34}
	ui.Dark(l, head)
	f := fonts.Body
	if f.BoldWidth(w.digTitle) > head.W-12 {
		f = fonts.Small
	}
	l.Bold(f, head.X+head.W/2-f.BoldWidth(w.digTitle)/2, ui.Middle(f, head.Y+3, 14), w.digTitle, sprites.E7)
	l.Centre(fonts.Small, head.X+head.W/2, head.Y+20, w.digLine, sprites.P2)
	for i := range r.drawn {
		x, y := dealtAt(i, r.drawn)
		newest := i == r.told-1 && !r.turning
		if newest {
			y -= 4
		}
		if i == r.told && r.turning {
			continue
		}
		l.Fill(paint.Rect{X: x + 3, Y: y + 64, W: 46, H: 2}, sprites.R0)
		l.Fill(paint.Rect{X: x + 48, Y: y + 3, W: 2, H: 62}, sprites.R0)
		switch {
		case i >= r.told:
			l.Sprite(art.DigBack(int(r.region)), x, y)
		case r.cards[i] == blank:
			b.drawDug(l, x, y, r.region, r.cards[i], i, sprites.Darker)
		default:
			b.drawDug(l, x, y, r.region, r.cards[i], i, sprites.Plain)
		}
		if newest {
			ui.Glow(l, paint.Rect{X: x, Y: y, W: 48, H: 64})
			if r.cards[i] != blank {
				l.Sprite(shell.Sparkle(1), x+44, y+4)
				l.Sprite(shell.Sparkle(2), x+3, y+38)
			}
		}
		if i < r.told && (r.drawn <= 5 || newest) {
			b.drawVerdict(l, x+24, y-15, i)
		}
	}
	b.drawGoOn(l, m, paint.Rect{X: 366, Y: 46, W: 90, H: 22})
}

// drawVerdict tells above a card what it brings.
func (b *Board) drawVerdict(l *paint.List, x, y, i int) {
	tag, c := &art.TagGold, sprites.N0
	switch f := b.play.dig.cards[i]; {
	case f == blank:
		tag, c = &art.TagDark, sprites.E7
	case !f.Artefact():
		tag, c = &art.TagBlue, sprites.E7
	}
	s := b.words.verdicts[i]
	w := ui.TagWidth(s)
	ui.Frame(l, tag, paint.Rect{X: x - w/2, Y: y, W: w, H: 12})
	l.Text(fonts.Small, x-w/2+4, ui.Middle(fonts.Small, y, 12), s, c)
}

func (b *Board) sayReveal(w *words, e *scenes.Env, s *table.Seating) {
	r := &b.play.dig
	w.digTitle = trs(e, &text.DigHead, fonts.Small.Fit(s.Names[r.seat], 60), inPlace(e, r.region.Place())) + " " + trn(e, &text.Weeks, r.weeks) + ", " + trn(e, &text.CardsDrawn, r.drawn)
	w.banner = [3]string{tr(e, &text.Artefact), tr(e, &text.Rubble), tr(e, &text.Book)}
	for i, f := range r.cards[:r.told] {
		switch {
		case f == blank:
			w.verdicts[i] = tr(e, &text.Nothing)
		case f.Artefact():
			w.verdicts[i] = trn(e, &text.PlusPoints, f.Value(r.region))
		default:
			w.verdicts[i] = tr(e, &text.PlusBook)
		}
	}
	if w.digLine = tr(e, &text.DigBegins); r.told == 0 {
		return
	}
	switch f := r.cards[r.told-1]; {
	case f == blank:
		w.digLine = trd(e, &text.SaysBlank, r.told)
	case f == rules.FindSpecial:
		w.digLine = trs(e, &text.SaysBook, placeName(e, r.region.Teaches().Place()), "", r.told)
	case f == rules.FindGeneral:
		w.digLine = trd(e, &text.SaysGeneral, r.told)
	default:
		w.digLine = trd(e, &text.SaysFind, r.told, f.Value(r.region))
	}
}
