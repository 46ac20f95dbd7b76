package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// drawTray paints deck and open cards, the actions and the viewer's permissions.
func (b *Board) drawTray(l *paint.List, m *table.Moment) {
	ui.Dark(l, trayRect)
	b.drawDeck(l)
	ui.Ring(l, deckRect.In(2), m.Focus.State(spotDeck))
	for slot, c := range b.pic.offers {
		if c != none && b.play.took != slot+1 {
			b.drawOffer(l, m, slot, rules.Card(c))
		}
	}
	l.Fill(paint.Rect{X: 276, Y: 290, W: 1, H: 64}, sprites.G0)
	for i, id := range b.actions(m) {
		if id != "" {
			b.drawAction(l, m, i, id)
		}
	}
	b.drawPermits(l)
	ui.Ring(l, permitsRect.In(2), m.Focus.State(spotPermits))
}

// drawDeck paints the deck, or with the option preview its next cards, small.
func (b *Board) drawDeck(l *paint.List) {
	p, x, y := &b.pic, deckRect.X, deckRect.Y
	if p.preview {
		for i, c := range p.upcoming {
			if c == none {
				continue
			}
			r := paint.Rect{X: x + 1, Y: y + 26*i, W: 52, H: 25}
			ui.Plate(l, r, ui.OnPaper)
			card := rules.Card(c)
			drawKind(l, r.X+3, r.Y+3, card)
			if v := card.Value(); v > 0 {
				l.Text(fonts.Small, r.X+15, r.Y+3, ui.Number(v), sprites.E0)
			}
			l.Sprite(art.Hourglass, r.X+30, r.Y+3)
			l.Text(fonts.Small, r.X+39, r.Y+3, ui.Number(card.Weeks()), sprites.E1)
			l.Text(fonts.Label, r.X+3, r.Y+15, b.words.short[i], sprites.E1)
		}
	} else {
		for i := min(2, p.deck/8); i >= 0; i-- {
			l.Sprite(art.CityBack, x+3-i, y+1+i)
		}
		if p.deck == 0 {
			l.Fill(paint.Rect{X: x + 3, Y: y + 1, W: 48, H: 64}, sprites.N0)
			l.Frame(paint.Rect{X: x + 3, Y: y + 1, W: 48, H: 64}, sprites.S0)
		}
	}
	w := ui.TagWidth(b.words.left)
	ui.Tag(l, x+27-w/2, y+53, b.words.left, ui.OnDark)
	if p.discards > 0 && !p.preview {
		w = ui.TagWidth(b.words.away)
		ui.Tag(l, x+27-w/2, y+2, b.words.away, ui.OnStone)
	}
}

// kindIcons are the small pictures of the kinds of cards.
var kindIcons = [...]sprites.ID{rules.Congress: art.Congress, rules.Assistant: art.Assistant, rules.Spade: art.Spade,
	rules.Horse: art.Horse, rules.Faked: art.Permission, rules.Airship: art.Airship, rules.Exhibition: shell.Star}

// drawKind paints the small picture of a city card.
func drawKind(l *paint.List, x, y int, c rules.Card) {
	switch k := c.Kind(); k {
	case rules.Special:
		l.Sprite(art.Book(int(c.Region())), x, y)
	case rules.General:
		l.Sprite(art.Book(art.General), x, y)
	default:
		l.Sprite(kindIcons[k], x, y)
	}
}

// drawOffer paints an open card with what it would cost in all.
func (b *Board) drawOffer(l *paint.List, m *table.Moment, slot int, c rules.Card) {
	r := offerRect(slot)
	off := m.Asked && b.sel.panel == closed && b.refusal(m, slot) != ""
	state := m.Focus.State(offerSpots[slot])
	if state&ui.Focused != 0 && !off {
		r.Y -= 2
	}
	b.drawCard(l, r.X, r.Y, c)
	if off {
		ui.Plate(l, paint.Rect{X: r.X + 2, Y: r.Y + 34, W: 12, H: 13}, ui.OnDark)
		l.Sprite(shell.Lock, r.X+4, r.Y+36)
	}
	if state&ui.Focused != 0 {
		ui.Ring(l, offerRect(slot).In(1), state)
	}
	if off && b.pic.bound != none {
		return // its price would be that of a second journey
	}
	tone := ui.OnDark
	if state&ui.Focused != 0 && !off {
		tone = ui.OnGold
	}
	w := ui.TagWidth(b.words.price[slot])
	ui.Tag(l, r.X+24-w/2, r.Y-8, b.words.price[slot], tone)
}

// face is the picture of a city card.
func face(c rules.Card) art.Card {
	switch c.Kind() {
	case rules.Special:
		return art.Special(int(c.Region()), c.Value())
	case rules.General:
		return art.GeneralKnowledge(c.Value())
	case rules.Congress:
		return art.CongressCard
	case rules.Assistant:
		return art.AssistantCard
	case rules.Spade:
		return art.SpadeCard
	case rules.Horse:
		return art.HorseCard
	case rules.Faked:
		return art.PermissionCard
	case rules.Airship:
		return art.AirshipCard
	}
	return art.Exhibition(large(c))
}

// drawCard paints a city card, 48x64: weeks on the left, value on the right, the
// city below.
func (b *Board) drawCard(l *paint.List, x, y int, c rules.Card) {
	face(c).Draw(x, y, func(id sprites.ID, r sprites.Remap, x, y int) { l.Draw(id, x, y, r, 0) })
	bubble(l, art.BubbleBlue, x+2, y+2, c.Weeks(), sprites.E7)
	switch {
	case c.Kind() == rules.Exhibition:
		bubble(l, art.BubbleRed, x+35, y+2, c.Value(), sprites.E7)
	case c.Value() > 0:
		bubble(l, art.BubbleGreen, x+35, y+2, c.Value(), sprites.E7)
	}
	banner(l, x, y, b.words.places[c.City()])
}

// banner writes the name on a card.
func banner(l *paint.List, x, y int, name string) {
	l.Centre(fonts.Label, x+24, ui.Middle(fonts.Label, y+49, 7), name, sprites.E7)
}

// drawAction paints a button of the tray, with the sign of what it does.
func (b *Board) drawAction(l *paint.List, m *table.Moment, i int, id string) {
	icon, name := art.Spade, b.words.acts[0]
	switch id {
	case spotWait:
		icon, name = art.Hourglass, b.words.acts[1]
	case spotFly:
		icon, name = art.Airship, b.words.acts[2]
	case spotChange:
		icon, name = art.CardIcon, b.words.acts[3]
	case spotDone:
		icon, name = shell.Check, b.words.done
	}
	on := m.Asked && b.can(m, id)
	chosen := id == spotDig && on || id == spotFly && b.sel.flying || id == spotDone && on
	r := actRect(i)
	ui.Button(l, r, "", m.Focus.State(id).With(ui.Off, !on).With(ui.Chosen, chosen))
	f := ui.Roomy(name, r.W-24)
	w := f.Width(name)
	x := r.X + r.W/2 - (w+14)/2
	if on {
		l.Sprite(icon, x, r.Y+6)
	} else {
		l.Draw(icon, x, r.Y+6, sprites.Disabled, 0)
	}
	c := sprites.E0
	if chosen || !on {
		c = sprites.N0
	}
	l.Text(f, x+14, ui.Middle(f, r.Y, r.H-2), name, c)
}

// drawPermits paints which permissions the viewer still has.
func (b *Board) drawPermits(l *paint.List) {
	s := b.pic.viewer
	if s == engine.Spectator {
		return
	}
	l.Text(fonts.Label, permitsRect.X, permitsRect.Y+8, b.words.permits, sprites.S4)
	for r := range rules.Region(rules.Regions) {
		l.Sprite(art.Permit(int(r), b.pic.spent[s].Has(r)), permitsRect.X+42+27*int(r), permitsRect.Y+4)
	}
}
