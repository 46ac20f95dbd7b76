package amunre

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/amunre"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/shell"
)

// offered is what the scene of the offerings has told. The offerings themselves are
// in the picture, which has none that is not told.
type offered struct {
	on    bool
	told  int         // altars, in the order of turns
	turns bool        // the next one is being turned up
	moves bool        // the temple is on its way
	ends  bool        // the temple stands where it goes, and the gifts are told
	by    engine.Seat // 1 + who changes the total
	cards rules.Cards // sold with the offering told last
}

// offerings tells all offerings, one altar after the other, and then where the temple
// goes, unless somebody is still to change the total. It returns how many events
// it took.
func (d *director) offerings(ev engine.Events) (n int) {
	b := d.b
	d.Add(anim.Act{Length: anim.Ms(800), Start: func() {
		b.play.offered = offered{on: true}
		d.Play("offering", mapRect.W/2, engine.Spectator, 0)
	}})
	for n < len(ev) && ev[n].Kind == rules.EventShown {
		first := n
		for n++; n < len(ev) && (ev[n].Kind == rules.EventSold || ev[n].Kind == rules.EventGold || ev[n].Kind == rules.EventPlayed); n++ {
		}
		d.altar(ev[first:n])
	}
	return n + d.summed(ev[n:])
}

// The coins of an offering fall one after the other, each for so long.
const (
	coinTime = anim.Ticks(16)
	coinGap  = anim.Ticks(5)
)

// altar turns up the offering of a seat, with the events that belong to it.
func (d *director) altar(ev engine.Events) {
	b, x := d.b, ev[0]
	coins := heap(int(x.A))
	length := max(coinTime+coinGap*anim.Ticks(coins), anim.Ms(350))
	at := 0
	acts := []anim.Act{{
		Length: length,
		Start: func() {
			b.play.offered.turns, b.play.offered.cards = true, 0
			at, _ = b.altarAt(x.Seat)
			d.Play("card_flip", at+place.AltarWidth/2, x.Seat, 0)
		},
		End: func() {
			b.play.offered.turns = false
			b.play.offered.told++
			for _, y := range ev {
				if y.Kind == rules.EventSold {
					b.play.offered.cards += rules.CardsOf(rules.Card(y.A))
				}
				b.pic.Fold(y)
			}
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			ax, ay := b.altarAt(x.Seat)
			if x.A < 0 {
				part := anim.Part(t, length)
				l.Sprite(art.BigStealCard, ax+place.OfferedTheftX, ay+anim.Between(place.OfferedTheftY-40, place.OfferedTheftY, part*part))
			}
			for i := range coins {
				part := anim.Part(t-coinGap*anim.Ticks(i), coinTime)
				if part <= 0 {
					return
				}
				id, cx, cy := offeredCoin(int(x.A), i)
				if part < 1 {
					id = art.Coin(int(t/2) % art.CoinFrames)
				}
				l.Sprite(id, ax+cx, ay+anim.Between(cy-60, cy, part*part))
			}
		},
	}}
	for i := range min(coins, 5) {
		acts = append(acts, anim.Act{Delay: coinTime + 2*coinGap*anim.Ticks(i), Start: func() { d.Play("coin", at, x.Seat, i) }})
	}
	d.Add(acts...)
	d.Rest(anim.Ms(600))
}

// shifted tells how a seat changes the total.
func (d *director) shifted(ev engine.Events) (n int) {
	b, x := d.b, ev[0]
	d.Add(anim.Act{
		Length: anim.Ms(900),
		Start: func() {
			b.play.offered = offered{on: true, told: b.pic.seats, by: x.Seat + 1}
			at, _ := b.altarAt(x.Seat)
			b.pic.Fold(x)
			d.Play("card_flip", at, x.Seat, 0)
		},
	})
	return 1 + d.summed(ev[1:])
}

// summed moves the temple if that comes next, and tells the gifts; else what is told
// waits for who changes the total.
func (d *director) summed(ev engine.Events) (n int) {
	b := d.b
	if len(ev) > 0 && ev[0].Kind == rules.EventTemple {
		d.temple(ev[0])
		n = 1
	}
	d.Add(anim.Act{
		Length: anim.Ms(1400), Hold: true,
		Start: func() {
			b.play.offered.ends = n > 0
			if b.pic.crown != b.pic.pharaoh {
				d.Play("disc_hop", seatX, b.pic.crown, 0)
			}
		},
		End: func() { b.play.offered = offered{} },
	})
	return n
}

// temple moves the temple of Amun-Re along its bands.
func (d *director) temple(x engine.Event) {
	b := d.b
	length := anim.Ms(900)
	x0, y0 := place.Waiting()
	if x.C > 0 {
		x0, y0 = place.Temple(int(x.C) - 1)
	}
	x1, y1 := place.Temple(int(x.A) - 1)
	d.Add(anim.Act{
		Length: length,
		Start: func() {
			b.play.offered.moves, b.play.offered.by = true, 0
			d.Play([4]string{"temple_1", "temple_2", "temple_3", "temple_4"}[x.A-1], x1, engine.Spectator, 0)
		},
		End: func() { b.play.offered.moves = false; b.pic.Fold(x) },
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Smooth(anim.Part(t, length))
			l.Sprite(art.BigTemple, anim.Between(x0, x1, at), anim.Between(y0, y1, at))
		},
	})
}

// heap is how many coins, or stacks of five, show an offering; none the -3.
func heap(gold int) int {
	const five = 5
	if gold <= place.MostCoins {
		return max(0, gold)
	}
	return min(place.MostCoins, gold/five+gold%five)
}

// offeredCoin is the i-th coin or stack of an offering: stacks lie below.
func offeredCoin(gold, i int) (id sprites.ID, x, y int) {
	id = art.Coin(0)
	if gold > place.MostCoins && i < gold/5 {
		id = art.CoinStack
	}
	x, y = place.Offered(i)
	return id, x, y
}

// order is how many places clockwise from the Pharaoh a seat is, inOrder the seat at a
// place.
func (p *picture) order(s engine.Seat) int { return (int(s-p.pharaoh) + p.seats) % p.seats }

func (p *picture) inOrder(i int) engine.Seat {
	return (p.pharaoh + engine.Seat(i)) % engine.Seat(p.seats)
}

// rank is a seat's place, from 0, among those who offered gold; none if it did not.
func (p *picture) rank(s engine.Seat) (rank int) {
	if p.offers[s] <= 0 {
		return none
	}
	for o := range engine.Seat(p.seats) {
		if p.offers[o] > p.offers[s] || p.offers[o] == p.offers[s] && p.order(o) < p.order(s) {
			rank++
		}
	}
	return rank
}

// generous is who offered most gold, or Spectator.
func (p *picture) generous() engine.Seat {
	for s := range engine.Seat(p.seats) {
		if p.rank(s) == 0 {
			return s
		}
	}
	return engine.Spectator
}

// altarAt is the top left of a seat's altar.
func (b *Board) altarAt(s engine.Seat) (x, y int) { return place.Altar(b.pic.order(s), b.pic.seats) }

// isTold says whether the offering of a seat is told.
func (b *Board) isTold(s engine.Seat) bool {
	return b.pic.order(s) < b.play.offered.told || !b.play.offered.on
}

// drawOffering paints the temple at dusk: the altars with what lies on them, and the
// meter with the sum.
func (b *Board) drawOffering(l *paint.List, m *table.Moment) {
	o, w := &b.play.offered, &b.words.show
	l.PushClip(mapRect)
	l.Sprite(art.Dusk, 0, 0)
	b.drawMeter(l)
	for s := range engine.Seat(b.pic.seats) {
		b.drawAltar(l, s)
	}
	l.PopClip()
	ui.Dark(l, trayRect)
	if o.told > 0 || o.turns && !o.moves {
		ui.Badge(l, trayRect.X+10, trayRect.Y+9, int(b.teller()))
		l.Bold(fonts.Body, trayRect.X+36, trayRect.Y+11, w.title, sprites.E7)
	} else {
		l.Bold(fonts.Body, trayRect.X+12, trayRect.Y+11, w.title, sprites.E7)
	}
	ui.Lines(l, fonts.Small, trayRect.X+12, trayRect.Y+33, w.lines, sprites.P3)
	m.DrawGoOn(l, paint.Rect{X: trayRect.X + trayRect.W - 102, Y: trayRect.Y + 42, W: 92, H: 22}, b.words.goOn)
}

// teller is whom the scene tells about: who offers, who changes the total, at last who
// offered most, or the Pharaoh if nobody gave.
func (b *Board) teller() engine.Seat {
	o := &b.play.offered
	switch {
	case o.by > 0:
		return o.by - 1
	case o.turns:
		return b.pic.inOrder(o.told)
	case !o.ends:
		return b.pic.inOrder(max(o.told, 1) - 1)
	}
	return b.pic.crown
}

// drawMeter paints the four bands, the temple among them, and the sum below.
func (b *Board) drawMeter(l *paint.List) {
	o, w := &b.play.offered, &b.words.show
	ui.Dark(l, paint.Rect{X: place.MeterX, Y: place.MeterY, W: place.MeterWidth, H: place.MeterHeight})
	sum, on := b.sum()
	for k := range w.bands {
		x, y, wide, h := place.Band(k)
		plate, ink := &art.BandDark, sprites.S4
		if on && rules.Band(sum) == k+1 {
			plate, ink = &art.PlateOpen, sprites.N0
		}
		ui.Frame(l, plate, paint.Rect{X: x, Y: y, W: wide, H: h})
		l.Centre(fonts.Small, x+wide/2, ui.Middle(fonts.Small, y, h), w.bands[k], ink)
		for i := range k + 1 {
			l.Sprite(art.FarmerHead, x+2+6*i, y-10) // beside the temple
		}
	}
	if !o.moves {
		x, y := place.Waiting()
		if b.pic.temple > 0 {
			x, y = place.Temple(b.pic.temple - 1)
		}
		l.Sprite(art.BigTemple, x, y)
	}
	if w.sum == "" {
		return
	}
	r := paint.Rect{X: 112, Y: place.MeterY + place.MeterHeight + 2, W: 240, H: 22}
	ui.Dark(l, r)
	x := l.Text(fonts.Small, r.X+8, ui.Middle(fonts.Small, r.Y, r.H), w.sum, sprites.E7)
	x = l.Bold(fonts.Body, x+5, ui.Middle(fonts.Body, r.Y, r.H), w.total, sprites.G3)
	l.Text(fonts.Small, x+6, ui.Middle(fonts.Small, r.Y, r.H), w.band, sprites.P3)
}

// sum is the total of what is told; false before anything is.
func (b *Board) sum() (total int, told bool) {
	for s := range engine.Seat(b.pic.seats) {
		if b.isTold(s) {
			total += b.pic.offers[s] + b.pic.shift[s]
			told = true
		}
	}
	return total, told
}

// drawAltar paints the altar of a seat: a card face down, then coins or the -3.
func (b *Board) drawAltar(l *paint.List, s engine.Seat) {
	o, w := &b.play.offered, &b.words.show
	x, y := b.altarAt(s)
	l.Sprite(art.Altar, x, y)
	ui.Badge(l, x+10, y+14, int(s))
	l.Text(fonts.Small, x+33, y+20, w.altars[s], sprites.E0)
	if b.pic.crown == s {
		l.Sprite(art.Pharaoh, x+66, y+9)
	}
	if !b.isTold(s) {
		if !o.turns || b.teller() != s {
			l.Sprite(art.CardBack, x+33, y-22)
		}
		return
	}
	n := b.pic.offers[s]
	if n < 0 {
		l.Sprite(art.BigStealCard, x+place.OfferedTheftX, y+place.OfferedTheftY)
	}
	for i := range heap(n) {
		id, cx, cy := offeredCoin(n, i)
		l.Sprite(id, x+cx, y+cy)
	}
	if b.pic.laid.Has(s) {
		l.Sprite(art.PowerCard(int(rules.ChangeOffering)), x+place.OfferedCardX, y+place.OfferedCardY)
	}
	if n > 0 {
		sum := ui.Number(n)
		wide := fonts.Body.BoldWidth(sum)
		r := paint.Rect{X: x + 74 - wide/2, Y: y - 22, W: wide + 6, H: 16}
		if b.pic.laid.Has(s) {
			r.Y -= 20
		}
		l.Fill(r, sprites.N0)
		l.Fill(r.In(1), sprites.N1)
		l.Bold(fonts.Body, r.X+3, ui.Middle(fonts.Body, r.Y, r.H), sum, sprites.G3)
	}
	if tag := w.tags[s]; tag != "" {
		frame, ink := &art.PlateOpen, sprites.N0
		if n < 0 {
			frame, ink = &art.TagRed, sprites.E7
		}
		r := paint.Rect{X: x + 10, Y: y + 36, W: ui.TagWidth(tag), H: ui.TagHigh}
		ui.Frame(l, frame, r)
		l.Text(fonts.Small, r.X+4, ui.Middle(fonts.Small, r.Y, r.H), tag, ink)
	}
	if o.ends && b.pic.rank(s) == 0 {
		l.Sprite(shell.Sparkle(1), x+24, y-28)
		l.Sprite(shell.Sparkle(2), x+70, y-34)
	}
}

// drawBand tells on the right what the band of the sum means.
func (b *Board) drawBand(l *paint.List) {
	w := &b.words.show
	ui.Dark(l, asideRect)
	l.Text(fonts.Label, asideRect.X+8, asideRect.Y+6, w.caption, sprites.G3)
	ui.Lines(l, fonts.Small, asideRect.X+8, asideRect.Y+18, w.because, sprites.P3)
	for i, s := range w.means {
		r := paint.Rect{X: asideRect.X + 5, Y: asideRect.Y + 17 + 29*i, W: asideRect.W - 10, H: 27}
		if len(s) == 0 {
			continue
		}
		l.Fill(r, sprites.N0)
		icon := [4]sprites.ID{art.FarmerHead, art.TempleIcon, shell.Camel, art.Pharaoh}[i]
		l.Sprite(icon, r.X+6, r.Y+9)
		ink := sprites.E7
		if sum, _ := b.sum(); i == 2 && rules.Band(sum) > 2 {
			ink = sprites.V5
			l.Sprite(art.Struck, r.X+4, r.Y+7)
		}
		ui.Lines(l, fonts.Small, r.X+24, r.Y+9-5*(len(s)-1), s, ink)
	}
}

// sayOffering words the scene.
func (b *Board) sayOffering(w *words, e *scenes.Env, m *table.Moment) {
	o, p, s := &b.play.offered, &b.pic, &w.show
	for k := range s.bands {
		s.bands[k] = e.Text(&text.Bands[k])
	}
	for seat := range engine.Seat(p.seats) {
		w.notes[seat] = b.offeringNote(e, seat)
		s.altars[seat] = fonts.Small.Fit(m.Seating.Names[seat], 45)
		if rank := p.rank(seat); o.ends && rank >= 0 {
			s.tags[seat] = e.Counted(&text.GiftsN, rules.GiftsFor(rank))
		} else if b.isTold(seat) && rank < 0 {
			s.tags[seat] = fonts.Small.Fit(e.Text(&text.Altar), 66)
		}
	}
	sum, told := b.sum()
	s.title, s.lines = e.Text(&text.OfferingTitle), fonts.Small.Wrap(nil, e.Text(&text.OfferingSums), 340)
	s.caption = e.Text(&text.OfferingTitle)
	if o.turns {
		s.title, s.lines = shortName(m.Seating, b.teller()), nil
	}
	if !told {
		for _, line := range [3]string{e.Text(&text.OfferAlone), e.Text(&text.OfferHint), e.Text(&text.StealName) + ": " + e.Text(&text.StealMeans)} {
			s.because = append(fonts.Small.Wrap(s.because, line, 160), "")
		}
		return
	}
	s.sum, s.total, s.band = b.sumText(), ui.Number(sum), e.Text(&text.BandNames[rules.Band(sum)-1])
	s.title, s.lines = b.offeringTitle(e, m), b.beside(e)
	if o.ends {
		s.title, s.lines = b.pharaohLine(e, m), []string{e.Text(&text.Ranking), e.Text(&text.PharaohStarts)}
	}
	band := rules.Band(sum)
	s.caption = e.Text(&text.BandMeans[band-1])
	camels := 1
	if band > 2 {
		camels = 0
	}
	for i, line := range [3]string{e.Numbers(&text.MeansFarmers, band), e.Counted(&text.MeansTemples, band), e.Text(&text.MeansCamels[camels])} {
		s.means[i] = fonts.Small.Wrap(nil, line, 136)
	}
	if o.ends {
		line := e.Text(&text.MeansNobody)
		if best := p.generous(); best != engine.Spectator {
			line = e.Filled(&text.MeansPharaoh, shortName(m.Seating, best), "")
		}
		s.means[3] = fonts.Small.Wrap(nil, line, 136)
	}
}

// offeringNote says in a few words what a seat did, as far as it is told.
func (b *Board) offeringNote(e *scenes.Env, s engine.Seat) string {
	n := b.pic.offers[s]
	switch rank := b.pic.rank(s); {
	case !b.isTold(s):
		return ""
	case n < 0:
		return e.Text(&text.ActStole)
	case b.play.offered.ends:
		return e.Text(&text.Ranks[rank]) + ": " + e.Counted(&text.GiftsN, rules.GiftsFor(rank))
	default:
		return e.Numbers(&text.ActGave, n)
	}
}

// beside are what came with the offering told last: cards sold for it, and
// Change the Offering.
func (b *Board) beside(e *scenes.Env) (lines []string) {
	o := &b.play.offered
	s := b.teller()
	if o.cards != 0 {
		lines = append(lines, e.Numbers(&text.WithSold, o.cards.Len()))
	}
	if b.isTold(s) && b.pic.laid.Has(s) {
		lines = append(lines, e.Text(&text.WithLaid))
	}
	return lines
}

// offeringTitle says who offers what, how the total is changed, or what it is.
func (b *Board) offeringTitle(e *scenes.Env, m *table.Moment) string {
	o, s := &b.play.offered, b.teller()
	name := shortName(m.Seating, s)
	sum, _ := b.sum()
	switch n := b.pic.offers[s]; {
	case o.by > 0:
		how := &text.Raise
		if b.pic.shift[s] < 0 {
			how = &text.Lower
		}
		return name + ": " + e.Text(how)
	case o.ends || o.moves:
		return e.Filled(&text.SumIs, e.Text(&text.BandNames[rules.Band(sum)-1]), "", sum)
	case !b.isTold(s):
		return name
	case n < 0:
		return e.Filled(&text.ShowsThief, name, "")
	default:
		return e.Filled(&text.Shows, name, "", n)
	}
}

// pharaohLine says who is the Pharaoh now.
func (b *Board) pharaohLine(e *scenes.Env, m *table.Moment) string {
	how := &text.NewPharaoh
	if b.pic.crown == b.pic.pharaoh {
		how = &text.StaysPharaoh
	}
	return e.Filled(how, shortName(m.Seating, b.pic.crown), "")
}

// sumText is the sum as it is added up: "-3 + 4 + 9 =".
// What a card changed stands in brackets.
func (b *Board) sumText() string {
	var t strings.Builder
	add := func(n int) {
		switch {
		case t.Len() == 0:
			t.WriteString(ui.Number(n))
			return
		case n < 0:
			t.WriteString(" - ")
		default:
			t.WriteString(" + ")
		}
		t.WriteString(ui.Number(max(n, -n)))
	}
	for i := range b.pic.seats {
		if s := b.pic.inOrder(i); b.isTold(s) {
			add(b.pic.offers[s])
		}
	}
	for i := range b.pic.seats {
		if s := b.pic.inOrder(i); b.isTold(s) && b.pic.shift[s] != 0 {
			by := ui.Number(b.pic.shift[s])
			if b.pic.shift[s] > 0 {
				by = "+" + by
			}
			t.WriteString(" (" + by + ")")
		}
	}
	t.WriteString(" =")
	return t.String()
}

// promptOffering tells who offers, and what all that is told adds up to.
func (b *Board) promptOffering(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	o := &b.play.offered
	sum, told := b.sum()
	if !told {
		t.Say(e.Text(&text.OfferingSums))
		return e.Text(&text.OfferingTitle)
	}
	band := e.Text(&text.BandNames[rules.Band(sum)-1])
	if o.ends {
		t.Gold(b.pharaohLine(e, m))
	} else {
		t.Gold(e.Filled(&text.SumSoFar, band, "", sum))
		for _, line := range b.beside(e) {
			t.Say(line)
		}
	}
	return b.offeringTitle(e, m)
}
