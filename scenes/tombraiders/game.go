package tombraiders

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	texts "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

// Game is what the client adds to the rule set.
var Game = &table.Game{
	ID:      rules.Game.Name,
	Rules:   rules.Game,
	Board:   New,
	Music:   "tombraiders",
	Title:   texts.Title,
	About:   texts.About,
	Picture: art.Vignette,
	HowTo:   texts.Rules,
	Sources: texts.Sources,
	Options: texts.Options,

	HowToArt:  howToArt(),
	SourceInk: []sprites.Index{sprites.R3, sprites.G2, sprites.E5, sprites.V3, sprites.F2, sprites.B1},
	Explain:   explain,
}

// explain tells how many museums and professors a seat has, and at how many points each;
// what exhibitions were worth, and how many weeks it was behind.
func explain(v engine.View, seat engine.Seat, source int) string {
	t := v.(*rules.View)
	p := read(t)
	n := p.count(seat)
	each := 0
	switch source := uint8(source); source {
	case rules.SourceMuseums:
		each = rules.CardOf(rules.Museum, 0).Points()
	case rules.SourceProfessors:
		each = rules.ProfessorPoints
	case rules.SourceTime:
		if n.parts[source] > 0 {
			return ui.Number(t.Behind(seat)) + "/3"
		}
	case rules.SourceExhibitions:
		return shown(p.won[seat])
	}
	if each == 0 || n.parts[source] == 0 {
		return ""
	}
	return ui.Number(n.parts[source]/each) + "×" + ui.Number(each)
}

// shown adds up what exhibitions are worth, "" if it is one or too many to tell.
func shown(won [rules.Presentations]bool) string {
	var parts []string
	for i, has := range won {
		if c := rules.RowCards + rules.Card(i); has && c.Kind() == rules.Exhibition {
			parts = append(parts, ui.Number(c.Points()))
		}
	}
	const most = 5 // fit
	if len(parts) < 2 || len(parts) > most {
		return ""
	}
	return strings.Join(parts, "+")
}

// howToArt are the pictures of the pages of the rules; the first page has the vignette.
func howToArt() [][]sprites.ID {
	var discs, books, finds, professors []sprites.ID
	for s := range mostSeats {
		discs = append(discs, old.Disc(s))
	}
	for r := range rules.Regions {
		books = append(books, old.Special(art.OnTheben(r), 2).Art)
		finds = append(finds, old.Artefact(art.OnTheben(r), r))
	}
	for i := range rules.Professors {
		professors = append(professors, art.ProfessorHead(i))
	}
	return [][]sprites.ID{
		texts.PageTime:       discs,
		texts.PageTurn:       {old.CongressCard.Art, old.Exhibition(true).Art, art.ThiefCard(art.Crete).Art, art.GeneralDigCard().Art},
		texts.PageKnowledge:  append(books, old.GeneralKnowledge(1).Art),
		texts.PageDig:        finds,
		texts.PageProfessors: professors,
		texts.PageShows:      {art.ExhibitionMark(false), art.ExhibitionMark(true), art.MuseumMark},
		texts.PageActions:    {art.ScholarCard().Art, art.ThiefCard(art.Egypt).Art, art.RobbersCard(art.Greece).Art, old.AssistantCard.Art, art.GeneralDigCard().Art},
		texts.PageEnd:        {art.Back, old.DigBack(art.OnTheben(art.Mesopotamia)), old.DigBack(art.OnTheben(art.Crete)), old.DigBack(art.OnTheben(art.Greece))},
	}
}
