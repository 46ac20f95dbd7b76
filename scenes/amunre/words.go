package amunre

import (
	"strconv"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
)

// The functions below give texts in the player's language. They take pointers,
// and the usual arguments as what they are: handed on by value and as interfaces
// they make the page larger.

//go:noinline
func tr(e *scenes.Env, m *locale.Msg) string { return m.In(e.Settings.Lang) }

// trd gives a text with numbers in it.
//
//go:noinline
func trd(e *scenes.Env, m *locale.Msg, n ...int) string { return trs(e, m, "", "", n...) }

// trs gives a text with one or two texts in it, the second perhaps "", and then
// numbers.
//
//go:noinline
func trs(e *scenes.Env, m *locale.Msg, s, t string, n ...int) string {
	var args []any
	for _, x := range [2]string{s, t} {
		if x != "" {
			args = append(args, x)
		}
	}
	for _, x := range n {
		args = append(args, x)
	}
	return m.In(e.Settings.Lang, args...)
}

// trn gives a text that depends on a number.
//
//go:noinline
func trn(e *scenes.Env, p *locale.Plural, n int) string { return p.In(e.Settings.Lang, n) }

// itoa gives a number as text; usual ones cost nothing.
//
//go:noinline
func itoa(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// numbers are the numbers that stand on the table: points, gold and prices.
var numbers = func() (all [400]string) {
	for i := range all {
		all[i] = strconv.Itoa(i)
	}
	return all
}()

//go:noinline
func provinceName(e *scenes.Env, pr int) string { return tr(e, &text.Provinces[pr]) }

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
type tileWords struct{ name, line string }

// spoken is all that the words depend on.
type spoken struct {
	lang  locale.Lang
	pic   picture
	sel   selection
	play  playing
	view  engine.View
	asked bool
	look  int
	names [engine.MaxSeats]string
}

func (b *Board) spoken(e *scenes.Env, m *table.Moment) spoken {
	return spoken{e.Settings.Lang, b.pic, b.sel, b.play, m.View, m.Asked, b.looked(m), m.Seating.Names}
}

// say brings the words up to date.
func (b *Board) say(e *scenes.Env, m *table.Moment) {
	b.words = b.said.Get(b.spoken(e, m), func() (w words) {
		w.north = tr(e, &text.North)
		for i := range 2 {
			w.halves[i], w.sides[i] = tr(e, &text.Halves[i]), tr(e, &text.Sides[i])
		}
		for pr := range w.lands {
			w.lands[pr] = provinceName(e, pr)
		}
		b.saySeats(&w, e, m)
		b.sayBands(&w, e, m)
		b.sayHand(&w, e)
		b.sayTray(&w, e, m)
		w.goOn = tr(e, &text.GoOn)
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
	w.header = trs(e, &text.Header, tr(e, &text.Kingdoms[p.kingdom]), "", p.round+1)
	if v.Phase() >= rules.Scoring {
		w.header = trs(e, &text.HeaderEnd, tr(e, &text.Kingdoms[p.kingdom]), "")
	}
	w.phase = tr(e, &text.Phases[v.Phase()])
	if fonts.Small.Width(w.header)+fonts.Small.Width(w.phase) > seatsRect.W-20 {
		w.header = trs(e, &text.LogRound, tr(e, &text.Kingdoms[p.kingdom]), "", p.round+1)
	}
	for s := range engine.Seat(p.seats) {
		w.names[s] = fonts.Small.Fit(m.Seating.Names[s], 84)
		w.short[s] = shortName(m.Seating, s)
		w.notes[s] = fonts.Small.Fit(b.note(e, m, v, s), 76)
		w.points[s] = itoa(p.pointsOf(s))
	}
}

// note says in a few words what a seat does or did last.
func (b *Board) note(e *scenes.Env, m *table.Moment, v *rules.View, s engine.Seat) string {
	p := &b.pic
	if at := p.stones[s]; at.at != none {
		if p.top(int(at.at)) != s {
			return tr(e, &text.ActOutbid)
		}
		return trs(e, &text.ActBid, provinceName(e, int(at.at)), "", rules.BidPrice(int(at.space)))
	}
	switch phase := v.Phase(); {
	case phase == rules.Turning || phase == rules.Offering:
		if p.locked.Has(s) {
			return tr(e, &text.ActLocked)
		}
		return tr(e, &text.ActDecides)
	case phase == rules.Acting || phase == rules.Placing:
		switch {
		case v.Turn() == s:
			return tr(e, &text.ActBuys)
		case v.OrderOf(s) < v.OrderOf(v.Turn()):
			return tr(e, &text.ActDone)
		}
	case phase >= rules.Changing && phase < rules.Scoring:
		switch n := p.offers[s]; {
		case n > 0:
			return trd(e, &text.ActGave, n)
		case n < 0:
			return tr(e, &text.ActStole)
		}
	}
	return ""
}

func (b *Board) sayBands(w *words, e *scenes.Env, m *table.Moment) {
	p, v := &b.pic, m.View.(*rules.View)
	w.bandTitle = tr(e, &text.NoOffering)
	if p.temple > 0 {
		w.bandTitle = trd(e, &text.LastTotal, p.total())
	}
	for k := range w.bands {
		w.bands[k] = tr(e, &text.ShortBands[k])
		if p.viewer != engine.Spectator {
			w.pays[k] = itoa(v.Pays(p.viewer, k+1))
		}
	}
}

func (b *Board) sayHand(w *words, e *scenes.Env) {
	p := &b.pic
	w.handTitle = tr(e, &text.MyHand)
	if p.viewer == engine.Spectator {
		w.noCards = tr(e, &text.Secret)
		return
	}
	w.gold, w.goldWord = itoa(p.gold[p.viewer]), tr(e, &text.GoldWord)
	if w.steal = tr(e, &text.StealShort); p.own.cards == 0 {
		w.noCards = tr(e, &text.NoCards)
	}
	for c := range w.cards {
		w.cards[c] = tr(e, &text.ShortCards[c])
	}
}
