package theben

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	texts "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// Game is what the client adds to the rule set.
var Game = &table.Game{
	ID:      rules.Game.Name,
	Rules:   rules.Game,
	Board:   New,
	Music:   "theben",
	Title:   texts.Title,
	About:   texts.About,
	Picture: art.Vignette,
	HowTo:   texts.Rules,
	Sources: texts.Sources,
	Options: texts.Options,

	HowToArt:  howToArt(),
	SourceInk: []sprites.Index{sprites.R3, sprites.G2, sprites.F2, sprites.B1, sprites.V3},
	Explain:   explain,
}

// explain tells how many artefacts or congresses a seat has, and what makes up
// the points of exhibitions and of the conference.
func explain(v engine.View, seat engine.Seat, source int) string {
	p := read(v.(*rules.View))
	h := p.hand(seat)
	var parts []int
	switch uint8(source) {
	case rules.SourceArtefacts:
		return times(h.artefacts)
	case rules.SourceCongresses:
		return times(h.kinds[rules.Congress])
	case rules.SourceExhibitions:
		for c := range rules.Card(rules.Cards) {
			if c.Kind() == rules.Exhibition && p.cards[seat].Has(c) {
				parts = append(parts, c.Value())
			}
		}
	case rules.SourceConference:
		for r := range rules.Regions {
			if n := p.conference[r].points[seat]; n > 0 {
				parts = append(parts, int(n))
			}
		}
	}
	const most = 5 // of them fit
	if len(parts) < 2 || len(parts) > most {
		return ""
	}
	words := make([]string, len(parts))
	for i, n := range parts {
		words[i] = ui.Number(n)
	}
	return strings.Join(words, "+")
}

func times(n int) string {
	if n == 0 {
		return ""
	}
	return ui.Number(n) + "×"
}

// howToArt are the pictures of the pages of the rules; the first page has the
// vignette.
func howToArt() [][]sprites.ID {
	var discs, books, backs, signs, finds []sprites.ID
	for s := range mostSeats {
		discs = append(discs, art.Disc(s))
	}
	for r := range rules.Regions {
		books = append(books, art.Book(r))
		backs = append(backs, art.DigBack(r))
		signs = append(signs, art.BigSign(r))
		finds = append(finds, art.Artefact(r, r))
	}
	return [][]sprites.ID{
		texts.PageTime:      discs,
		texts.PageTurn:      {art.Pawn, art.Waiting, art.Spade, art.Hourglass},
		texts.PageTravel:    {art.Walk(false, 0), art.Ride(false, 1), art.Fly(false, 0)},
		texts.PageCards:     {art.Congress, art.Assistant, art.Spade, art.Horse, art.Airship, art.Permission},
		texts.PageKnowledge: append(books, art.Book(art.General)),
		texts.PageDig:       finds,
		texts.PageShows:     {art.Flag(false), art.Flag(true), art.Die(5), art.Die(3), shell.Star},
		texts.PageYear:      backs[:4],
		texts.PageEnd:       signs,
	}
}
