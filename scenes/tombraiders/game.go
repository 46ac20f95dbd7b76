package tombraiders

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	texts "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
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

// explain tells how many a seat has of what brought the points, what exhibitions were
// worth, and how many weeks it was behind.
func explain(v engine.View, seat engine.Seat, source int) string {
	t := v.(*rules.View)
	p := read(t)
	n := p.count(seat)
	sum := 0
	switch source := uint8(source); source {
	case rules.SourceArtefacts:
		for _, of := range n.artefacts {
			sum += of
		}
	case rules.SourceMuseums:
		sum = n.parts[source] / rules.CardOf(rules.Museum, 0).Points()
	case rules.SourceProfessors:
		sum = n.parts[source] / rules.ProfessorPoints
	case rules.SourceCongresses:
		sum = n.congresses
	case rules.SourceTime:
		if n.parts[source] > 0 {
			return ui.Number(t.Behind(seat)) + "/3"
		}
	default:
		return shown(p.won[seat])
	}
	if sum == 0 {
		return ""
	}
	return ui.Number(sum) + "×"
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
		texts.PageTurn:       {old.CongressCard.Art, art.ExhibitionMark(true), art.ThiefCard(art.Crete).Art, art.GeneralDigCard().Art},
		texts.PageKnowledge:  append(books, old.GeneralKnowledge(1).Art),
		texts.PageDig:        append([]sprites.ID{art.Permit(art.Egypt)}, finds...),
		texts.PageProfessors: append(professors, old.Congress),
		texts.PageShows:      {art.ExhibitionMark(false), art.ExhibitionMark(true), finds[0], finds[1], finds[2], art.MuseumMark, shell.Star},
		texts.PageActions:    {art.ScholarCard().Art, art.ThiefCard(art.Egypt).Art, art.RobbersCard(art.Greece).Art, old.AssistantCard.Art, art.GeneralDigCard().Art},
		texts.PageEnd:        {art.Back, old.DigBack(art.OnTheben(art.Mesopotamia)), old.DigBack(art.OnTheben(art.Crete)), old.DigBack(art.OnTheben(art.Greece)), old.Hourglass},
	}
}
