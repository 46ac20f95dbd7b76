package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// placeName names a place, inPlace says where something is, toPlace where a journey
// goes.

//go:noinline
func placeName(e *scenes.Env, p rules.Place) string { return e.Text(&text.Places[p]) }

//go:noinline
func inPlace(e *scenes.Env, p rules.Place) string { return e.Text(&text.InPlaces[p]) }

//go:noinline
func toPlace(e *scenes.Env, p rules.Place) string { return e.Text(&text.ToPlaces[p]) }

// words are the texts on the table in the language of the player, and what is
// counted for them.
type words struct {
	places                           [rules.Places]string
	names                            [mostSeats]string
	hands                            [mostSeats]hand
	points                           [mostSeats]string
	header, headerYear               string
	left, away                       string                 // of the deck; discarded
	price                            [rules.Offers]string   // of the open cards
	short                            [rules.Upcoming]string // cities of the next cards
	acts                             [4]string
	done                             string
	permits                          string
	shows, page, noShows             string
	show                             [showsOnPage]string // city and week
	countdown                        [showsOnPage]string
	waitTitle, waitFor, waitGo, back string
	leaps                            [mostLeaps]string
	dig                              excavation.Words
	showTitle, showLine              string
	showing, guests                  [mostSeats]string
	prize                            string
	reasons                          [mostSeats]string
	lone                             string
	confTitle, confLine, conf        string
	weakest                          []string
	fields                           [rules.Regions]string
	legend                           [3]string
	counts                           []string
	note                             []string
	lookPoints                       string
	goOn, yearLine                   string
	gain                             [8]string // "+7"
}

// spoken is all that the words depend on.
type spoken struct {
	lang  locale.Lang
	pic   picture
	sel   selection
	play  playing
	names [engine.MaxSeats]string
}

func (b *Board) spoken(e *scenes.Env, s *table.Seating) spoken {
	return spoken{e.Settings.Lang, b.pic, b.sel, b.play, s.Names}
}

// say brings the words up to date.
func (b *Board) say(e *scenes.Env, s *table.Seating) {
	b.words = b.said.Get(b.spoken(e, s), func() (w words) {
		b.sayBoard(&w, e)
		b.saySeats(&w, e, s)
		b.sayShows(&w, e)
		b.sayWait(&w, e)
		b.sayLook(&w, e)
		switch b.scene() {
		case digScene:
			b.sayReveal(&w, e, s)
		case showScene:
			b.sayShow(&w, e, s)
		case conferenceScene:
			b.sayConference(&w, e, s)
		}
		return w
	})
}

func (b *Board) sayBoard(w *words, e *scenes.Env) {
	p := &b.pic
	for i := range w.places {
		w.places[i] = placeName(e, rules.Place(i))
	}
	now := min(p.now(), rules.End-1)
	w.header = e.Numbers(&text.Header, now.Week(), now.Year())
	w.headerYear = e.Numbers(&text.HeaderYear, p.year-firstYear(p.seats)+1, lastYear-firstYear(p.seats)+1)
	w.left, w.away = e.Numbers(&text.Left, p.deck), e.Numbers(&text.Away, p.discards)
	for i, c := range p.offers {
		if c == none {
			continue
		}
		weeks := rules.Card(c).Weeks()
		if p.viewer != engine.Spectator && !p.over {
			weeks += b.journey(rules.Card(c).City())
		}
		w.price[i] = e.Counted(&text.ShortWeeks, weeks)
	}
	for i, c := range p.upcoming {
		if c != none {
			w.short[i] = fonts.Label.Fit(w.places[rules.Card(c).City()], 46)
		}
	}
	for i, t := range [4]*locale.Msg{&text.Dig, &text.Wait, &text.Fly, &text.ChangeCards} {
		w.acts[i] = e.Text(t)
	}
	w.done = e.Text(&text.Done)
	w.goOn = e.Text(&text.GoOn)
	w.yearLine = e.Text(&text.YearBegins)
	w.permits = e.Text(&text.Permits)
}

func firstYear(seats int) int {
	if seats == mostSeats {
		return lastYear - 1
	}
	return lastYear - 2
}

// journey is how many weeks the viewer travels to a place from where its figure
// stands, or to where it is bound.
func (b *Board) journey(to rules.Place) int {
	p := &b.pic
	s := p.viewer
	if p.bound != none && p.turn == s {
		to = rules.Place(p.bound)
		if p.flying {
			return 0
		}
	}
	if b.sel.flying {
		return 0
	}
	return p.weeks(s, to)
}

// weeks is how long a seat travels to a place.
func (p *picture) weeks(s engine.Seat, to rules.Place) int {
	const far = 3
	steps := p.place[s].Steps(to)
	if steps >= far && p.owns(s, rules.Horse) {
		steps--
	}
	return steps
}

// owns says whether a seat has a card of the kind.
func (p *picture) owns(s engine.Seat, k rules.Kind) bool {
	for c := range rules.Card(rules.Cards) {
		if p.cards[s].Has(c) && c.Kind() == k {
			return true
		}
	}
	return false
}

func (b *Board) saySeats(w *words, e *scenes.Env, s *table.Seating) {
	for i := range b.pic.seats {
		w.hands[i] = b.pic.hand(engine.Seat(i))
		w.names[i] = fonts.Body.Fit(s.Names[i], 78)
		w.points[i] = ui.Number(w.hands[i].points())
	}
}

func (b *Board) sayShows(w *words, e *scenes.Env) {
	p := &b.pic
	w.shows, w.noShows = e.Text(&text.ShowsAnnounced), e.Text(&text.NoShows)
	if n := b.pages(); n > 1 {
		w.page = ui.Number(b.sel.page+1) + "/" + ui.Number(n)
	}
	for i := range w.show {
		n := b.sel.page*showsOnPage + i
		if n >= p.waiting {
			break
		}
		a := p.calendar[n]
		if w.show[i] = e.Filled(&text.ShowWeek, placeName(e, a.Card.City()), "", a.Week.Week()); a.Week.Year() != p.year {
			w.show[i] = e.Filled(&text.ShowYear, placeName(e, a.Card.City()), "", a.Week.Week(), a.Week.Year())
		}
		w.countdown[i] = ui.Number(max(0, int(a.Week)-int(b.since())))
	}
}

// since is the week from which countdowns run: the viewer's, or the last marker's.
func (b *Board) since() rules.Week {
	if b.pic.viewer == engine.Spectator {
		return b.pic.now()
	}
	return b.pic.time[b.pic.viewer]
}

// cardName names a city card in a few words.
func cardName(e *scenes.Env, c rules.Card) string {
	switch k := c.Kind(); k {
	case rules.Special:
		return e.Filled(&text.SpecialCard, placeName(e, c.Region().Place()), "", c.Value())
	case rules.General:
		return e.Numbers(&text.GeneralCard, c.Value())
	case rules.Exhibition:
		return e.Filled(&text.ShowCard, placeName(e, c.City()), "", c.Value())
	default:
		return e.Text(&text.Kinds[k])
	}
}
