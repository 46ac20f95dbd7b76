package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

//go:noinline
func provinceName(e *scenes.Env, pr int) string { return e.Text(&text.Provinces[pr]) }

// words are the texts on the table in the language of the player, and what is
// counted for them.
type words struct {
	north             string
	halves, sides     [2]string
	lands             [rules.Provinces]string
	names             [mostSeats]string // for the seats' rows
	short             [mostSeats]string // for lines of text
	notes             [mostSeats]string // what the seats did last
	points            [mostSeats]string
	header, phase     string
	bandTitle         string
	bands             [4]string
	pays              [4]string // what each band would pay the viewer
	handTitle, gold   string
	goldWord, noCards string
	cards             [rules.CardKinds]string
	captions          [rules.CardKinds]string // of cards in two rows
	steal             string

	// The tray.

	title string
	large string   // on the banner of a large card
	lines []string // beside or below the tray's tiles
	rails [mostSeats]railWords
	tiles [5]tileWords
	goOn  string

	land landWords // the panel of a province
	show showWords
}

// railWords say who leads on a rail, or what the bid set would mean.
type railWords struct {
	line      string
	gold, bad bool
}

// tileWords are what a ladder, a button or another tile of the tray says.
type tileWords struct{ name, line, price string }

// spoken is all that the words depend on.
type spoken struct {
	lang  locale.Lang
	pic   picture
	sel   selection
	play  playing
	view  engine.View
	asked bool
	look  int
	rail  bool // the one that is set has the focus
	names [engine.MaxSeats]string
}

func (b *Board) spoken(e *scenes.Env, m *table.Moment) spoken {
	return spoken{e.Settings.Lang, b.pic, b.sel, b.play, m.View, m.Asked, b.looked(m), b.onRail(m), m.Seating.Names}
}

// say brings the words up to date.
func (b *Board) say(e *scenes.Env, m *table.Moment) {
	b.words = b.said.Get(b.spoken(e, m), func() (w words) {
		w.north = e.Text(&text.North)
		for i := range 2 {
			w.halves[i], w.sides[i] = e.Text(&text.Halves[i]), e.Text(&text.Sides[i])
		}
		for pr := range w.lands {
			w.lands[pr] = provinceName(e, pr)
		}
		b.saySeats(&w, e, m)
		b.sayBands(&w, e, m)
		b.sayHand(&w, e)
		b.sayTray(&w, e, m)
		w.goOn = e.Text(&text.GoOn)
		if pr := b.looked(m); pr >= 0 {
			b.sayLand(&w, e, m, pr)
		}
		b.sayShow(&w, e, m)
		return w
	})
}

// shortName is a seat's name for a line of text.
func shortName(s *table.Seating, seat engine.Seat) string {
	return fonts.Small.Fit(s.Names[seat], 54)
}

func (b *Board) saySeats(w *words, e *scenes.Env, m *table.Moment) {
	p, v := &b.pic, m.View.(*rules.View)
	w.header = e.Filled(&text.Header, e.Text(&text.Kingdoms[p.kingdom]), "", p.round+1)
	if v.Phase() >= rules.Scoring {
		w.header = e.Filled(&text.HeaderEnd, e.Text(&text.Kingdoms[p.kingdom]), "")
	}
	w.phase = e.Text(&text.Phases[v.Phase()])
	if fonts.Small.Width(w.header)+fonts.Small.Width(w.phase) > seatsRect.W-20 {
		w.header = e.Filled(&text.LogRound, e.Text(&text.Kingdoms[p.kingdom]), "", p.round+1)
	}
	for s := range engine.Seat(p.seats) {
		w.names[s] = fonts.Small.Fit(m.Seating.Names[s], 84)
		w.short[s] = shortName(m.Seating, s)
		w.notes[s] = fonts.Small.Fit(b.note(e, m, v, s), 70)
		w.points[s] = ui.Number(p.pointsOf(s))
	}
}

// note says in a few words what a seat does or did last.
func (b *Board) note(e *scenes.Env, m *table.Moment, v *rules.View, s engine.Seat) string {
	p := &b.pic
	if at := p.stones[s]; at.at != none {
		if p.top(int(at.at)) != s {
			return e.Text(&text.ActOutbid)
		}
		return e.Filled(&text.ActBid, provinceName(e, int(at.at)), "", rules.BidPrice(int(at.space)))
	}
	switch phase := v.Phase(); {
	case phase == rules.Turning || phase == rules.Offering:
		if p.locked.Has(s) {
			return e.Text(&text.ActLocked)
		}
		return e.Text(&text.ActDecides)
	case phase == rules.Acting || phase == rules.Placing:
		switch {
		case v.Turn() == s:
			return e.Text(&text.ActBuys)
		case v.OrderOf(s) < v.OrderOf(v.Turn()):
			return e.Text(&text.ActDone)
		}
	case phase >= rules.Changing && phase < rules.Scoring:
		switch n := p.offers[s]; {
		case n > 0:
			return e.Numbers(&text.ActGave, n)
		case n < 0:
			return e.Text(&text.ActStole)
		}
	}
	return ""
}

func (b *Board) sayBands(w *words, e *scenes.Env, m *table.Moment) {
	p := &b.pic
	switch {
	case b.changing(m):
		w.bandTitle = e.Numbers(&text.TotalNow, p.total())
	case p.temple > 0:
		w.bandTitle = e.Numbers(&text.LastTotal, p.total())
	default:
		w.bandTitle = e.Text(&text.NoOffering)
	}
	for k := range w.bands {
		w.bands[k] = e.Text(&text.ShortBands[k])
		if p.viewer != engine.Spectator {
			w.pays[k] = ui.Number(p.pays(p.viewer, k+1))
		}
	}
}

// changing says whether the offerings are told, but somebody may still change their total.
func (b *Board) changing(m *table.Moment) bool {
	return b.phase(m) == rules.Changing && !b.play.offered.on
}

// lit is the band that is lit, 1 to 4: where the temple stands, or where the total leads it
// as long as it can be changed; 0 for none.
func (b *Board) litBand(m *table.Moment) int {
	if b.changing(m) {
		return rules.Band(b.pic.total())
	}
	return b.pic.temple
}

func (b *Board) sayHand(w *words, e *scenes.Env) {
	p := &b.pic
	w.handTitle = e.Text(&text.MyHand)
	if p.viewer == engine.Spectator {
		w.noCards = e.Text(&text.Secret)
		return
	}
	w.gold, w.goldWord = ui.Number(p.gold[p.viewer]), e.Text(&text.GoldWord)
	if w.steal = e.Text(&text.StealShort); p.own.cards == 0 {
		w.noCards = e.Text(&text.NoCards)
	}
	_, n := p.kinds()
	for c := range w.cards {
		w.cards[c] = e.Text(&text.ShortCards[c])
		w.captions[c] = fonts.Label.Fit(w.cards[c], handSpot(0, n).W-2)
	}
}
