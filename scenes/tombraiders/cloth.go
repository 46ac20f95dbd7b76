package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
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

// drawCloth paints deck, row, presentations and sites.
func (b *Board) drawCloth(l *paint.List, m *table.Moment) {
	w := b.words
	l.Sprite(art.Cloth, 0, 0)
	from := len(l.Cmds)
	b.drawDeck(l)
	ui.Ring(l, deckRect, m.Focus.State(spotDeck))
	if !b.opened(m) { // the edge of a panel would lie on the titles
		l.Text(fonts.Label, 74, 51, w.row, sprites.G3)
		l.Text(fonts.Label, 302, 51, w.shows, sprites.G3)
	}
	for i, c := range b.pic.row {
		if c != none && b.play.took != i+1 {
			b.drawRowCard(l, m, i, rules.Card(c))
		}
	}
	if b.sel.panel == toAim { // only the sites count now
		l.Night(from)
		ui.Button(l, aimBack, w.back, m.Focus.State(spotAimBack))
	} else {
		b.drawPresentations(l, m)
	}
	l.Text(fonts.Label, 12, 151, w.sites, sprites.G3)
	for r := range rules.Regions {
		b.drawSite(l, m, r)
	}
}

// drawPresentations paints the page of presentations, and which page it is.
func (b *Board) drawPresentations(l *paint.List, m *table.Moment) {
	w := b.words
	if b.pic.waiting == 0 {
		l.Text(fonts.Small, 304, 66, w.none, sprites.P2)
	}
	for i := range shownOnPage {
		if n, ok := b.showing(i); ok {
			b.drawPresentation(l, m, i, n)
		}
	}
	if w.more == "" || b.opened(m) {
		return
	}
	r := paint.Rect{X: 456 - ui.TagWidth(w.more), Y: 47, W: ui.TagWidth(w.more), H: ui.TagHigh}
	ui.Plate(l, r, ui.OnPaper)
	if b.hides() {
		ui.Glow(l, r)
	}
	l.Text(fonts.Small, r.X+4, ui.Middle(fonts.Small, r.Y, r.H), w.more, sprites.E0)
	ui.Ring(l, r, m.Focus.State(spotPage))
}

// thickness is how much is left of the deck, as one sees it.
func thickness(cards int) art.Thickness {
	const thick, half = 100, 50
	switch {
	case cards > thick:
		return art.Thick
	case cards > half:
		return art.Half
	case cards > tenseCards:
		return art.Thin
	}
	return art.Last
}

func (b *Board) drawDeck(l *paint.List) {
	x, y := place.DeckX, place.DeckY
	if b.pic.deck == 0 {
		l.Frame(paint.Rect{X: x, Y: y, W: 48, H: 64}, sprites.N0)
	} else {
		t := thickness(b.pic.deck)
		dx, dy := art.PileTop(t)
		l.Sprite(art.Pile(t), x, y)
		l.Sprite(art.Back, x+dx, y+dy)
	}
	l.Centre(fonts.Small, x+24, y+68, b.words.deck, sprites.E7)
}

// drawRowCard paints a card of the row with the week to which it leads.
func (b *Board) drawRowCard(l *paint.List, m *table.Moment, i int, c rules.Card) {
	x, y := place.Row(i)
	state := m.Focus.State(rowSpots[i])
	tone := ui.OnDark
	if state&ui.Focused != 0 && m.May(rules.Take(i)) {
		y -= 2
		tone = ui.OnGold
	}
	b.drawCard(l, x, y, c)
	ui.Ring(l, paint.Rect{X: x - 1, Y: y - 1, W: 50, H: 66}, state)
	s := b.words.landing[i]
	ui.Tag(l, x+24-ui.TagWidth(s)/2, rowRect(i).Y+67, s, tone)
}

// face is the picture of a card.
func face(c rules.Card) sprites.Card {
	r := int(c.Region())
	switch c.Kind() {
	case rules.Special:
		return old.Special(art.OnTheben(r), c.Books())
	case rules.General:
		return old.GeneralKnowledge(c.Books())
	case rules.Congress:
		return old.CongressCard
	case rules.Excavation:
		return art.GeneralDigCard()
	case rules.Assistant:
		return art.HandCard(old.AssistantCard.Art)
	case rules.Scholar:
		return art.ScholarCard()
	case rules.Thief:
		return art.ThiefCard(r)
	case rules.Robbers:
		return art.RobbersCard(r)
	}
	return old.Exhibition(large(c))
}

// large says whether an exhibition is one of three steps.
func large(c rules.Card) bool { return len(c.Needs()) > 2 }

// drawCard paints a card, 48x64: weeks on the left, books on the right or the sign of
// the region that it is about, the name below.
func (b *Board) drawCard(l *paint.List, x, y int, c rules.Card) {
	face(c).Draw(x, y, func(id sprites.ID, r sprites.Remap, x, y int) { l.Draw(id, x, y, r, 0) })
	bubble(l, old.BubbleBlue, x+2, y+2, c.Weeks())
	switch k := c.Kind(); {
	case k == rules.Thief || k == rules.Robbers:
		l.Sprite(old.Sign(art.OnTheben(int(c.Region()))), x+36, y+3)
	case c.Books() > 0:
		bubble(l, old.BubbleGreen, x+35, y+2, c.Books())
	}
	if c < rules.RowCards {
		l.Centre(fonts.Label, x+24, ui.Middle(fonts.Label, y+49, 7), b.words.banners[c], sprites.E7)
	}
}

// bubble paints a number in a small round.
func bubble(l *paint.List, id sprites.ID, x, y, n int) {
	l.Sprite(id, x, y)
	l.Centre(fonts.Label, x+6, ui.Middle(fonts.Label, y, 11), ui.Number(n), sprites.E7)
}

// drawPresentation paints an exhibition or a museum: what it is worth, its steps, and
// what the viewer would pay now or lacks.
func (b *Board) drawPresentation(l *paint.List, m *table.Moment, i, n int) {
	r, c := showRect(i), rules.Card(b.pic.shown[n])
	met := 0
	if b.pic.viewer != engine.Spectator {
		met = b.pic.met(b.pic.viewer, c)
	}
	frame := &art.Presentation
	if met > 0 {
		frame = &art.PresentationReady
	}
	ui.Frame(l, frame, r)
	mark := art.MuseumMark
	if c.Kind() == rules.Exhibition {
		mark = art.ExhibitionMark(large(c))
	}
	l.Sprite(mark, r.X+place.MarkX, r.Y+place.MarkY)
	l.Sprite(shell.Star, r.X+25, r.Y+8)
	l.Bold(fonts.Body, r.X+36, ui.Middle(fonts.Body, r.Y, r.H-2), ui.Number(c.Points()), sprites.R1)
	for s, need := range c.Needs() {
		x := r.X + place.StepX(s)
		l.Text(fonts.Small, x, r.Y+3, ui.Number(int(need.Count)), sprites.E0)
		l.Sprite(old.Sign(art.OnTheben(int(need.Region))), x+6, r.Y+3)
		chip, ink := &art.StepOpen, sprites.E1
		switch {
		case s == met-1:
			chip, ink = &art.StepPrice, sprites.N0
		case s < met:
			chip = &art.StepMet
			ink = sprites.E7
		}
		at := paint.Rect{X: x, Y: r.Y + place.StepChipY, W: place.StepW, H: place.StepH}
		ui.Frame(l, chip, at)
		l.Draw(old.Hourglass, at.X+2, at.Y, sprites.Solid(ink), 0)
		l.Text(fonts.Small, at.X+10, ui.Middle(fonts.Small, at.Y, at.H), ui.Number(int(need.Weeks)), ink)
	}
	if s := b.words.price[i]; s != "" {
		tone := ui.OnDark
		if met > 0 {
			tone = ui.OnGold
		}
		ui.Tag(l, r.X+r.W-5-ui.TagWidth(s), r.Y+7, s, tone)
	}
	ui.Ring(l, r.In(1), m.Focus.State(showSpots[n]))
}

// drawSite paints a site: its pile in the pit, and what the viewer knows and has for a
// dig there.
func (b *Board) drawSite(l *paint.List, m *table.Moment, r int) {
	at, n := siteRect(r), art.OnTheben(r)
	x, y := at.X, at.Y
	l.Sprite(art.Site, x, y)
	l.Sprite(art.SiteHead(r), x, y)
	l.Bold(fonts.Small, x+5, y+3, b.words.regions[r], sprites.E7)
	l.Sprite(old.Sign(n), x+at.W-14, y+4)
	if b.pic.piles[r] > 0 {
		l.Sprite(old.DigBack(n), x+place.PitX, y+place.PitY)
		l.Sprite(art.Heap, x+place.HeapX, y+place.HeapY)
	}
	l.Sprite(art.Relic(r), x+place.RelicX, y+place.RelicY)
	if b.pic.knows[r] {
		l.Sprite(shell.Eye, x+place.PitX+37, y+place.PitY+3)
	}
	if b.pic.viewer == engine.Spectator {
		return
	}
	know := &b.words.counts[b.pic.viewer].know
	counted := min(know[general], know[r])
	x += 66
	l.Sprite(old.Book(n), x, y+21)
	l.Text(fonts.Small, x+12, y+22, ui.Number(know[r]), sprites.E0)
	l.Sprite(old.Book(old.General), x, y+33)
	l.Text(fonts.Small, x+12, y+34, b.words.plus[counted], sprites.E0)
	l.Fill(paint.Rect{X: x, Y: y + 44, W: 38, H: 1}, sprites.E2)
	xx := l.Text(fonts.Small, x, y+49, b.words.sum, sprites.E1) + 3
	l.Bold(fonts.Body, xx, y+46, ui.Number(know[r]+counted), sprites.R1)
	b.drawPays(l, x, y+61, r)
	state := m.Focus.State(siteSpots[r])
	on := m.Asked && b.serves(m, rules.Region(r))
	ui.Button(l, digButton(r), b.words.acts[r], (state&^ui.Focused).With(ui.Off, !on).With(ui.Chosen, on && state&ui.Focused != 0))
	ui.Ring(l, at.In(1), state)
}

// drawPays paints which permits the viewer has for a site: its own, and general ones.
func (b *Board) drawPays(l *paint.List, x, y, r int) {
	h := &b.pic.hands[b.pic.viewer]
	for i, n := range [2]int{h.permits[r], h.permits[general] + h.actions[0]} {
		sign := old.Sign(art.OnTheben(r))
		if i > 0 {
			sign = art.GeneralDig
		}
		remap, ink := sprites.Plain, sprites.E0
		if n == 0 {
			remap, ink = sprites.Solid(sprites.E3), sprites.E2
		}
		l.Draw(old.Permission, x, y+11*i, remap, 0)
		l.Draw(sign, x+11, y+11*i, remap, 0)
		l.Text(fonts.Small, x+24, y+1+11*i, ui.Number(n), ink)
	}
}

// met is how many needs of a presentation a seat meets, each with all before it.
func (p *picture) met(s engine.Seat, c rules.Card) int {
	have := p.count(s).artefacts
	for i, need := range c.Needs() {
		if have[need.Region] < int(need.Count) {
			return i
		}
	}
	return len(c.Needs())
}

// sayCloth words the row, the presentations and the sites.
func (b *Board) sayCloth(w *words, e *scenes.Env, m *table.Moment) {
	p := &b.pic
	w.row, w.shows, w.sites, w.none = e.Text(&text.RowTitle), e.Text(&text.ShownTitle), e.Text(&text.SitesTitle), e.Text(&text.NoneShown)
	w.deck, w.sum = e.Text(&text.Decks[thickness(p.deck)]), e.Text(&text.Sum)
	if p.waiting > shownOnPage {
		w.more = ui.Number(b.top()+1) + "-" + ui.Number(min(p.waiting, b.top()+shownOnPage)) + "/" + ui.Number(p.waiting)
	}
	for i, c := range p.row {
		if c == none {
			continue
		}
		weeks := rules.Card(c).Weeks()
		if p.viewer == engine.Spectator {
			w.landing[i] = e.Counted(&text.ShortWeeks, weeks)
		} else {
			w.landing[i] = e.Numbers(&text.OnWeek, rules.SquareOf(p.time[p.viewer]+weeks))
		}
	}
	for i := range w.price {
		if n, ok := b.showing(i); ok && p.viewer != engine.Spectator {
			c := rules.Card(p.shown[n])
			if met := p.met(p.viewer, c); met > 0 {
				w.price[i] = e.Counted(&text.ShortWeeks, int(c.Needs()[met-1].Weeks))
			} else {
				w.price[i] = e.Numbers(&text.ShownMore, int(c.Needs()[0].Count)-w.counts[p.viewer].artefacts[c.Region()])
			}
		}
	}
	for r := range w.regions {
		w.regions[r] = regionName(e, rules.Region(r))
		w.acts[r] = b.actOn(e, m, r)
	}
	for i := range w.plus {
		w.plus[i] = "+" + ui.Number(i)
	}
}

// actOn is what stands on the button of a site.
func (b *Board) actOn(e *scenes.Env, m *table.Moment, r int) string {
	p := &b.pic
	if b.sel.panel == toAim {
		return e.Text(&text.Kinds[b.sel.card.Kind()])
	}
	if p.viewer == engine.Spectator {
		return ""
	}
	switch h := &p.hands[p.viewer]; {
	case p.count(p.viewer).know[r] == 0:
		return e.Text(&text.SiteNoBook)
	case p.piles[r] == 0:
		return e.Text(&text.SiteEmpty)
	case h.permits[r] > 0:
		return e.Text(&text.SiteDig)
	case h.permits[general]+h.actions[0] > 0:
		return e.Text(&text.SiteAny)
	}
	return e.Text(&text.SiteSpent)
}
