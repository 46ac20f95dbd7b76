package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

//go:noinline
func regionName(e *scenes.Env, r rules.Region) string { return e.Text(&text.Regions[r]) }

//go:noinline
func inRegion(e *scenes.Env, r rules.Region) string { return e.Text(&text.InRegions[r]) }

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
			w.points[i], w.spent[i], w.held[i] = ui.Number(w.counts[i].points()), ui.Number(rules.SquareOf(b.pic.time[i])), ui.Number(h.papers+h.played)
		}
		b.sayLine(&w, e, m)
		b.sayCloth(&w, e, m)
		b.sayTray(&w, e, m)
		w.profs = e.Text(&text.ProfsTitle)
		w.goOn, w.back = e.Text(&text.GoOn), e.Text(&text.Back)
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
		return e.Filled(&text.SpecialCard, regionName(e, c.Region()), "", c.Books())
	case rules.General:
		return e.Numbers(&text.GeneralCard, c.Books())
	case rules.Thief, rules.Robbers, rules.Museum:
		return e.Filled(&text.RegionalCard, e.Text(&text.Kinds[k]), regionName(e, c.Region()))
	}
	return e.Text(&text.Kinds[k])
}
