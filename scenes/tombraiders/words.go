package tombraiders

import (
	"strconv"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
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

//go:noinline
func regionName(e *scenes.Env, r rules.Region) string { return tr(e, &text.Regions[r]) }

//go:noinline
func inRegion(e *scenes.Env, r rules.Region) string { return tr(e, &text.InRegions[r]) }

// itoa gives a number as text; those below 100 cost nothing.
//
//go:noinline
func itoa(n int) string { return strconv.Itoa(n) }

// words are the texts on the table in the language of the player, and what is
// counted for them.
type words struct {
	counts      [mostSeats]count
	names       [mostSeats]string // for the seats' rows
	points      [mostSeats]string
	spent, held [mostSeats]string // weeks, and cards in hand
	sooner      string            // on the left of the line of weeks
	leads       string            // on its right
	row, shows  string            // titles
	sites, more string
	none        string // beside the board
	deck        string
	landing     [rules.RowSpaces]string // of the cards of the row
	price       [shownOnPage]string     // of the presentations
	regions     [rules.Regions]string
	papers      [rules.Regions + 1]string // short names on permits, and on the cards' banners
	sum         string
	plus, times [30]string            // "+2", "×2"
	acts        [rules.Regions]string // on the sites' buttons
	profs       string
	hand        string
	actions     string
	noActions   string
	actionNames [actionCards]string
	actionLines [actionCards]string
	banners     [openCards + actionCards]string
	goOn, back  string
	look        string // points of the seat looked at
	panel       panelWords
	show        showWords
}

// panelWords are the texts of the panel that is open.
type panelWords struct {
	title, line, ok string
	options         [3]string // what a dig can be paid with
	banners         [rules.Finds]string
}

// spoken is all that the words depend on.
type spoken struct {
	lang  locale.Lang
	pic   picture
	sel   selection
	play  playing
	view  engine.View
	asked bool
	names [engine.MaxSeats]string
}

func (b *Board) spoken(e *scenes.Env, m *table.Moment) spoken {
	return spoken{e.Settings.Lang, b.pic, b.sel, b.play, m.View, m.Asked, m.Seating.Names}
}

// say brings the words up to date.
func (b *Board) say(e *scenes.Env, m *table.Moment) {
	b.words = b.said.Get(b.spoken(e, m), func() (w words) {
		for i := range b.pic.seats {
			h := &b.pic.hands[i]
			w.counts[i] = b.pic.count(engine.Seat(i))
			w.names[i] = fonts.Body.Fit(m.Seating.Names[i], 58)
			w.points[i], w.spent[i], w.held[i] = itoa(w.counts[i].points()), itoa(b.pic.time[i]), itoa(h.papers+h.played)
		}
		b.sayLine(&w, e, m)
		b.sayCloth(&w, e, m)
		b.sayTray(&w, e, m)
		w.profs = tr(e, &text.ProfsTitle)
		w.goOn, w.back = tr(e, &text.GoOn), tr(e, &text.Back)
		b.sayPanel(&w, e, m)
		b.sayShow(&w, e, m)
		return w
	})
}

// shortName is a seat's name for a line of text.
func shortName(s *table.Seating, seat engine.Seat) string {
	return fonts.Small.Fit(s.Names[seat], 54)
}

// cardName names a green-backed card in a few words.
func cardName(e *scenes.Env, c rules.Card) string {
	k := c.Kind()
	switch k {
	case rules.Special:
		return trs(e, &text.SpecialCard, regionName(e, c.Region()), "", c.Books())
	case rules.General:
		return trd(e, &text.GeneralCard, c.Books())
	case rules.Thief, rules.Robbers, rules.Museum:
		return trs(e, &text.RegionalCard, tr(e, &text.Kinds[k]), regionName(e, c.Region()))
	}
	return tr(e, &text.Kinds[k])
}
