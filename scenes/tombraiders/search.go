package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/excavation"
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

// A raid is what the scene of a search has told. The pile itself is shown only to who
// searches it, from what the picture knows of it.
type raid struct {
	on      bool
	seat    engine.Seat
	card    rules.Card // that is played
	region  rules.Region
	open    bool // its cards are turned up, before the viewer who searches
	kept    int  // 1 + the Find that is taken
	nothing int  // 1 + what a search that brought nothing tells: no artefact, or only rubble
}

// The search: somebody creeps to the pile, then cards are turned up one after the other.
var (
	creepTime = anim.Ms(1200)
	turnGap   = anim.Ms(70)
)

// search tells that a pile is searched, what its searcher sees there, and that nothing
// was found if so. It returns how many events it took.
func (d *director) search(ev engine.Events) (n int) {
	x, b := ev[0], d.b
	s := raid{on: true, seat: x.Seat, card: rules.Card(x.A), region: rules.Region(x.B)}
	sound := "outbid"
	if s.card.Kind() == rules.Scholar {
		sound = "card_flip"
	}
	for n = 1; n < len(ev) && ev[n].Kind == rules.EventSaw; n++ {
	}
	saw := ev[1:n]
	d.Add(anim.Act{
		Length: creepTime,
		Start: func() {
			b.pic.Fold(x)
			for _, y := range saw {
				b.pic.Fold(y)
			}
			b.play.raid = s
			d.Play(sound, clothRect.W/2, x.Seat, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			b.drawSneak(l, anim.Between(12, sneakX, anim.Part(t, creepTime)), int(t/anim.Ms(120)))
		},
	})
	human := d.Seating.Human[x.Seat]
	if len(saw) > 0 {
		d.look(s, saw, human)
	} else if s.card.Kind() == rules.Scholar {
		d.Rest(creepTime)
	}
	if n < len(ev) && ev[n].Kind == rules.EventNothing {
		y := ev[n]
		n++
		d.Add(anim.Act{
			Length: creepTime, Hold: human,
			Start: func() {
				b.play.raid.nothing = 1 + int(y.B)
				d.Play("rubble", clothRect.W/2, y.Seat, 0)
			},
			End: d.Fold(y),
		})
	}
	d.Add(anim.Act{End: func() { b.play.raid = raid{} }})
	return n
}

// look turns up the pile before who searches it; a scholar may look as long as they like.
func (d *director) look(s raid, saw engine.Events, human bool) {
	b, pile := d.b, 0
	for _, y := range saw {
		pile += int(y.C)
	}
	flip := anim.Flip.Length(old.FlipFrames)
	back := art.OnTheben(int(s.region))
	acts := []anim.Act{{
		Length: flip + turnGap*anim.Ticks(pile-1),
		End:    func() { b.play.raid.open = true },
		Draw: func(l *paint.List, t anim.Ticks) {
			for i, f := range b.pic.pile(s.region) {
				x, y := place.SearchCard(i, pile)
				at := t - turnGap*anim.Ticks(i)
				if frame, more := anim.Flip.At(at); at < 0 {
					l.Sprite(old.DigBack(back), x, y)
				} else if more {
					l.Sprite(old.DigFlip(back, frame), x, y)
				} else {
					b.drawSeen(l, x, y, s.region, f, i, pile, sprites.Plain)
				}
			}
		},
	}}
	for i := range anim.Ticks(pile) {
		acts = append(acts, anim.Act{Delay: turnGap * i, Start: d.Sound("card_flip", clothRect.W/2, s.seat)})
	}
	d.Add(acts...)
	if s.card.Kind() == rules.Scholar {
		d.Add(anim.Act{Length: creepTime, Hold: human})
	}
}

// rob tells what a searcher has taken from the pile: everybody sees that.
func (d *director) rob(x engine.Event) {
	b := d.b
	f, r := rules.Find(x.B), rules.Region(x.A)
	c := siteCard(r, f)
	d.Add(anim.Act{
		Length: anim.Ms(1600),
		Start: func() {
			b.play.raid = raid{on: true, seat: x.Seat, card: b.pic.card, region: r, open: b.pic.viewer == x.Seat, kept: 1 + int(f)}
			d.Play("card_flip", clothRect.W/2, x.Seat, 0)
		},
		End: func() {
			b.play.raid = raid{}
			b.pic.Fold(x)
		},
	}, anim.Act{Delay: anim.Ms(250), Start: d.Sound(c.Sound(), clothRect.W/2, x.Seat)})
}

// pile lists the cards of a pile as far as the viewer has seen it.
func (p *picture) pile(r rules.Region) (all []rules.Find) {
	for f, n := range p.known[r] {
		for range n {
			all = append(all, rules.Find(f))
		}
	}
	return all
}

// drawSeen paints the card number i of the n of a pile that lie open.
func (b *Board) drawSeen(l *paint.List, x, y int, r rules.Region, f rules.Find, i, n int, remap sprites.Remap) {
	c, value := siteCard(r, f), 35
	if n > 7 { // the next card covers its right side
		value = 2
	}
	excavation.DrawCard(l, x, y, &c, i, value, b.words.show.cards[c.Kind], remap)
}

// sneakX is where who searches stands before the mat.
const sneakX, sneakY = 66, 132

func (b *Board) drawSneak(l *paint.List, x, frame int) {
	l.Draw(art.Sneak(frame), x, sneakY, ui.SeatRemap(int(b.play.raid.seat)), 0)
}

// lampTime is how long a picture of the lamp's flame stays.
var lampTime = anim.Ms(90)

// drawChamber paints the room where a pile is searched, by the light of a lamp, with a
// title and a line on its wall.
func (b *Board) drawChamber(l *paint.List, m *table.Moment, title, line string) {
	l.Sprite(art.Chamber, 0, 0)
	flame := 0
	if !b.still {
		flame = int(m.Now / lampTime)
	}
	l.Sprite(art.Lamp(flame), place.LampX, place.LampY)
	mid := clothRect.W / 2
	head := paint.Rect{X: mid - 150, Y: 95, W: 300, H: 34}
	ui.Dark(l, head)
	f := fonts.Body
	if f.BoldWidth(title) > head.W-12 {
		f = fonts.Small
	}
	l.Bold(f, mid-f.BoldWidth(title)/2, ui.Middle(f, head.Y+3, 14), title, sprites.E7)
	l.Centre(fonts.Small, mid, head.Y+20, line, sprites.P2)
}

// drawRaid paints the search.
func (b *Board) drawRaid(l *paint.List, m *table.Moment) {
	s, w := &b.play.raid, &b.words.show
	b.drawChamber(l, m, w.title, w.line)
	if s.open || s.kept > 0 || s.nothing > 0 {
		b.drawSneak(l, sneakX, 0)
	}
	switch {
	case s.open:
		b.drawPile(l)
	case s.kept > 0:
		b.drawKept(l, clothRect.W/2-24, 174, 0, 1)
	case b.pic.viewer != s.seat && b.pic.piles[s.region] > 0:
		l.Sprite(old.DigBack(art.OnTheben(int(s.region))), clothRect.W/2-24, 174)
	}
	m.DrawGoOn(l, paint.Rect{X: 366, Y: 258, W: 90, H: 22}, b.words.goOn)
}

// drawPile lays the pile out; what is taken of it is raised.
func (b *Board) drawPile(l *paint.List) {
	s := &b.play.raid
	all, taken := b.pic.pile(s.region), false
	for i, f := range all {
		x, y := place.SearchCard(i, len(all))
		switch {
		case s.kept == 1+int(f) && !taken:
			taken = true
			defer b.drawKept(l, x, y-4, i, len(all)) // over its neighbours
		case s.kept > 0 || f == rules.Rubble:
			b.drawSeen(l, x, y, s.region, f, i, len(all), sprites.Darker)
		default:
			b.drawSeen(l, x, y, s.region, f, i, len(all), sprites.Plain)
		}
	}
}

// drawKept paints the card that is taken, with what it brings.
func (b *Board) drawKept(l *paint.List, x, y, i, n int) {
	s := &b.play.raid
	f := rules.Find(s.kept - 1)
	b.drawSeen(l, x, y, s.region, f, i, n, sprites.Plain)
	ui.Glow(l, paint.Rect{X: x, Y: y, W: 48, H: 64})
	l.Sprite(shell.Sparkle(1), x+46, y+44)
	l.Sprite(shell.Sparkle(2), x+3, y+38)
	c := siteCard(s.region, f)
	excavation.DrawVerdict(l, x+24, y-15, &c, b.words.show.prize)
}

func (b *Board) sayRaid(w *words, e *scenes.Env, m *table.Moment) {
	s := &b.play.raid
	kind := s.card.Kind()
	for k := range w.show.cards {
		w.show.cards[k] = excavation.Banner(e.Settings.Lang, excavation.Kind(k))
	}
	w.show.title = e.Filled(&text.SearchHeads[kind-rules.Scholar], shortName(m.Seating, s.seat), regionName(e, s.region))
	switch mine := b.pic.viewer == s.seat; {
	case s.kept > 0:
		c := siteCard(s.region, rules.Find(s.kept-1))
		w.show.line, w.show.prize = e.Filled(&text.SearchTakes, shortName(m.Seating, s.seat), ""), excavation.Verdict(e.Settings.Lang, &c)
	case s.nothing > 0:
		w.show.line = e.Text(&text.SearchNone[s.nothing-1])
	case b.pic.piles[s.region] == 0:
		w.show.line = e.Text(&text.SearchEmpty)
	case mine:
		w.show.line = e.Text(&text.SearchMine)
	default:
		w.show.line = e.Text(&text.SearchLies)
	}
}

func (b *Board) promptRaid(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	s, name := &b.play.raid, shortName(m.Seating, b.play.raid.seat)
	switch {
	case s.kept > 0:
		t.Say(e.Text(&text.PileShuffled))
		what := foundName(e, s.region, rules.Find(s.kept-1))
		return fitting(e.Filled(&text.Robs, name, what), what)
	case s.nothing > 0:
		t.Say(e.Text(&text.PileShuffled))
		return e.Filled(&text.RobsNothing, name, "")
	case b.pic.viewer == s.seat && s.card.Kind() == rules.Scholar:
		t.Gold(e.Text(&text.LookHint))
		t.Say(e.Text(&text.PileShuffled))
		return e.Text(&text.AskLook)
	case b.pic.viewer == s.seat:
		t.Say(e.Text(&text.UseActions[s.card.Kind()-rules.Excavation]))
		return e.Text(&text.Kinds[s.card.Kind()]) + ": " + regionName(e, s.region)
	}
	t.Say(e.Text(&text.SearchSecret))
	return e.Filled(&text.Searches, name, "")
}
