package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
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

// drawPanel paints the panel over the cloth that is open.
func (b *Board) drawPanel(e *scenes.Env, l *paint.List, m *table.Moment) {
	switch {
	case b.sel.panel == toLook:
		b.drawLook(l, m)
	case b.sel.panel == toPay:
		b.drawPay(l, m)
	case b.step(m) == rules.Digging:
		b.drawDig(e, l, m)
	default:
		b.drawGifts(l, m)
	}
}

// sayPanel words the panel that is open.
func (b *Board) sayPanel(w *words, e *scenes.Env, m *table.Moment) {
	p := &w.panel
	switch {
	case b.sel.panel == toLook:
		w.look = e.Counted(&text.Points, w.counts[b.sel.seat].points())
	case b.sel.panel == toPay:
		p.title = e.Filled(&text.DigTitle, inRegion(e, b.sel.region), "")
		for i := range p.options {
			p.options[i] = e.Text(&text.PayWith[i])
			if n := b.left(rules.Permit(i)); n > 1 {
				p.options[i] += " ×" + ui.Number(n)
			}
		}
	case !m.Asked:
	case b.step(m) == rules.Giving:
		p.title = e.Filled(&text.GiveTitle, regionName(e, b.pic.region), "")
		_, worth := b.given()
		p.line, p.ok = e.Numbers(&text.GiveSum, b.pic.card.Points(), worth), e.Text(&text.GiveGo)
	case b.step(m) == rules.Searching:
		p.title, p.line = b.pileName(e), e.Text(&text.SearchMine)
		for f := range rules.Find(rules.Finds) {
			p.banners[f] = excavation.Banner(e.Settings.Lang, siteCard(b.pic.region, f).Kind)
		}
	}
}

// pileName is with what which pile is searched.
func (b *Board) pileName(e *scenes.Env) string {
	return e.Text(&text.Kinds[b.pic.card.Kind()]) + ": " + regionName(e, b.pic.region)
}

// left is how many of a kind of permits the viewer has for the dig to be paid.
func (b *Board) left(p rules.Permit) int {
	h := &b.pic.hands[b.pic.viewer]
	switch p {
	case rules.Regional:
		return h.permits[b.sel.region]
	case rules.Everywhere:
		return h.permits[general]
	}
	return h.actions[0]
}

// payRect is the panel that asks what a dig is paid with, payButton its i-th button.
var (
	payRect = paint.Rect{X: 36, Y: 84, W: 392, H: 156}
	payBack = paint.Rect{X: 190, Y: 208, W: 84, H: 24}
)

func payButton(i int) paint.Rect { return paint.Rect{X: 142, Y: 122 + 28*i, W: 180, H: 24} }

func (b *Board) paySpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for i, id := range paySpots {
		dst = ui.Put(dst, ui.Spot{ID: id, Rect: payButton(i), Off: !m.May(rules.DigIn(b.sel.region, rules.Permit(i))), Group: rowGroup, Show: true})
	}
	return ui.Put(dst, ui.Spot{ID: spotPayBack, Rect: payBack, Group: goGroup})
}

func (b *Board) drawPay(l *paint.List, m *table.Moment) {
	w := b.words
	ui.Parchment(l, payRect)
	ui.Title(l, fonts.DisplayBrown, payRect.X+payRect.W/2, payRect.Y+5, w.panel.title)
	ui.Divider(l, payRect.X+14, payRect.Y+30, payRect.W-28)
	for i, id := range paySpots {
		r := payButton(i)
		off := !m.May(rules.DigIn(b.sel.region, rules.Permit(i)))
		ui.Button(l, r, w.panel.options[i], m.Focus.State(id).With(ui.Off, off))
		sign := [3]sprites.ID{old.Sign(art.OnTheben(int(b.sel.region))), old.Permission, art.GeneralDig}[i]
		remap := sprites.Plain
		if off {
			remap = sprites.Disabled
		}
		l.Draw(sign, r.X+18, r.Y+6, remap, 0) // beside the mark of a button in focus
	}
	ui.Button(l, payBack, w.back, m.Focus.State(spotPayBack))
}

// promptPay tells of a way to pay for a dig.
func (b *Board) promptPay(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	if i := ui.Index(paySpots[:], m.Focus.ID); i >= 0 {
		switch n := b.left(rules.Permit(i)); {
		case n == 0:
			t.Say(e.Text(&text.WhyNone))
		default:
			t.Gold(e.Numbers(&text.PayLeft, n))
			t.Say(e.Text(&text.PermitSpent))
		}
	}
	return e.Text(&text.AskPay)
}

// searched is the i-th card of the pile that the viewer searches, from the lowest.
func (b *Board) searched(i int) (f rules.Find, ok bool) {
	for f, n := range b.pic.known[b.pic.region] {
		if i -= n; i < 0 {
			return rules.Find(f), true
		}
	}
	return 0, false
}

func (b *Board) searchedCards() (n int) {
	for _, count := range b.pic.known[b.pic.region] {
		n += count
	}
	return n
}

// bestFind is the spot of the card that is worth most points, else of a book.
func (b *Board) bestFind(m *table.Moment) (id string) {
	best := none
	for i, spot := range findSpots {
		f, ok := b.searched(i)
		if !ok {
			break
		}
		worth := f.Value()
		if !f.Artefact() {
			worth = 0
		}
		if m.May(rules.Keep(f)) && worth > best {
			best, id = worth, spot
		}
	}
	return id
}

func (b *Board) searchSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	n := b.searchedCards()
	for i := range n {
		f, _ := b.searched(i)
		dst = ui.Put(dst, ui.Spot{ID: findSpots[i], Rect: visible(findRect(i, n), findRect(i+1, n), i+1 < n), Off: !m.May(rules.Keep(f)), Group: rowGroup, Show: true})
	}
	return dst
}

// findRect is the i-th of n cards of the pile that is searched.
func findRect(i, n int) paint.Rect {
	x, y := place.SearchCard(i, n)
	return paint.Rect{X: x, Y: y, W: 48, H: 64}
}

// drawSearch paints the pile before the viewer who searches it, and says whether it does.
func (b *Board) drawSearch(l *paint.List, m *table.Moment) bool {
	if !m.Asked || b.step(m) != rules.Searching || b.sel.panel == toLook {
		return false
	}
	w := &b.words.panel
	b.drawChamber(l, m, w.title, w.line)
	n := b.searchedCards()
	for i := range n {
		f, _ := b.searched(i)
		r, state, remap := findRect(i, n), m.Focus.State(findSpots[i]), sprites.Plain
		on := m.May(rules.Keep(f))
		if !on {
			remap = sprites.Darker
		}
		if state&ui.Focused != 0 && on {
			r.Y -= 4
		}
		card, value := siteCard(b.pic.region, f), 35
		if n > 7 {
			value = 2
		}
		excavation.DrawCard(l, r.X, r.Y, &card, i, value, w.banners[f], remap)
		ui.Ring(l, r, state)
	}
	return true
}

func (b *Board) findName(e *scenes.Env, i int) string {
	switch f, _ := b.searched(i); {
	case f.Artefact():
		return e.Numbers(&text.KeepIs, f.Value())
	case f == rules.FindBook:
		return e.Filled(&text.KeepBook, regionName(e, b.pic.region.Teaches()), "")
	case f == rules.FindGeneral:
		return e.Filled(&text.KeepBook, e.Text(&text.General), "")
	}
	return e.Text(&text.WhyRubble)
}

func (b *Board) promptSearch(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) string {
	thief := b.pic.card.Kind() == rules.Thief
	if i := ui.Index(findSpots[:], m.Focus.ID); i >= 0 {
		f, _ := b.searched(i)
		t.Gold(b.findName(e, i))
		if !p.on && f != rules.Rubble {
			t.Say(e.Text(&text.WhyFits))
		}
		b.landing(e, m, t, p)
	}
	if thief {
		return e.Text(&text.AskKeep[0])
	}
	return e.Text(&text.AskKeep[1])
}

// gifts are the artefacts that the viewer can give to the museum, from the lowest.
func (b *Board) gifts() (all [mostGifts]rules.Find, n int) {
	if b.pic.viewer == engine.Spectator {
		return all, 0
	}
	for f, count := range b.pic.finds[b.pic.viewer][b.pic.region] {
		for range count {
			if rules.Find(f).Artefact() {
				all[n] = rules.Find(f)
				n++
			}
		}
	}
	return all, n
}

// given are how many artefacts are chosen for the museum, and their points.
func (b *Board) given() (n, points int) {
	all, most := b.gifts()
	for i, f := range all[:most] {
		if b.sel.gifts>>i&1 != 0 {
			n++
			points += f.Value()
		}
	}
	return n, points
}

// giving is the move that gives what is chosen; none fits as long as it is not three.
func (b *Board) giving() engine.Move {
	var three [3]int
	n := 0
	all, most := b.gifts()
	for i, f := range all[:most] {
		if b.sel.gifts>>i&1 != 0 {
			if n == len(three) {
				return engine.Move{}
			}
			three[n] = f.Value()
			n++
		}
	}
	if n < len(three) {
		return engine.Move{}
	}
	return rules.Give(three[0], three[1], three[2])
}

// giftRect is the panel of what a museum is given with its buttons, giftTile the i-th of n artefacts.
var (
	giftRect = paint.Rect{X: 76, Y: 56, W: 312, H: 224}
	giftGo   = paint.Rect{X: 162, Y: 250, W: 140, H: 24}
	giftBack = paint.Rect{X: 312, Y: 250, W: 64, H: 24}
)

func giftTile(i, n int) paint.Rect {
	return paint.Rect{X: giftRect.X + giftRect.W/2 - 12*n + 24*i, Y: giftRect.Y + 144, W: 23, H: 32}
}

func (b *Board) giftSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	_, n := b.gifts()
	for i, id := range giftSpots[:n] {
		dst = ui.Put(dst, ui.Spot{ID: id, Rect: giftTile(i, n), Group: rowGroup})
	}
	if m.CanTakeBack {
		dst = ui.Put(dst, ui.Spot{ID: spotGiveBack, Rect: giftBack, Group: goGroup})
	}
	return ui.Put(dst, ui.Spot{ID: spotGiveGo, Rect: giftGo, Off: !m.May(b.giving()), Group: goGroup, Show: true})
}

func (b *Board) drawGifts(l *paint.List, m *table.Moment) {
	w, r := &b.words.panel, giftRect
	ui.Parchment(l, r)
	l.Bold(fonts.Body, r.X+r.W/2-fonts.Body.BoldWidth(w.title)/2, r.Y+9, w.title, sprites.E0)
	x, y := r.X+(r.W-place.ShowW)/2, r.Y+32
	l.Sprite(art.MuseumFront, x, y)
	l.Frame(paint.Rect{X: x - 1, Y: y - 1, W: place.ShowW + 2, H: place.ShowH + 2}, sprites.E0)
	region := art.OnTheben(int(b.pic.region))
	all, n := b.gifts()
	chosen, _ := b.given()
	for i, f := range all[:n] {
		on := b.sel.gifts>>i&1 != 0
		if before := (b.sel.gifts & (1<<i - 1)); on && chosen <= 6 {
			px, py := place.Plinth(count16(before), chosen)
			l.Sprite(art.Plinth, x+px, y+py)
			l.Sprite(old.Artefact(region, pictureOf(f)), x+px-16, y+py-32)
		}
		t := giftTile(i, n)
		face := sprites.P2
		if on {
			face = sprites.G3
		}
		l.Fill(t, sprites.E0)
		l.Fill(t.In(1), face)
		l.Sprite(old.SmallArtefact(region, pictureOf(f)), t.X+4, t.Y+3)
		l.Centre(fonts.Small, t.X+12, t.Y+21, ui.Number(f.Value()), sprites.R1)
		if on {
			l.Sprite(shell.Check, t.X+13, t.Y-3)
		}
		ui.Ring(l, t.In(1), m.Focus.State(giftSpots[i]))
	}
	l.Centre(fonts.Small, r.X+r.W/2, r.Y+181, w.line, sprites.E0)
	ui.Button(l, giftGo, w.ok, m.Focus.State(spotGiveGo).With(ui.Chosen, true).With(ui.Off, !m.May(b.giving())))
	if m.CanTakeBack {
		ui.Button(l, giftBack, b.words.back, m.Focus.State(spotGiveBack))
	}
}

func count16(bits uint16) (n int) {
	for ; bits != 0; bits &= bits - 1 {
		n++
	}
	return n
}

func (b *Board) giftName(e *scenes.Env, i int) string {
	all, _ := b.gifts()
	return e.Numbers(&text.KeepIs, all[i].Value())
}

func (b *Board) promptGifts(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) string {
	if m.Focus.ID == spotGiveBack {
		t.Say(e.Text(&text.BackFree))
		return e.Text(&text.AskGive)
	}
	n, worth := b.given()
	t.Say(e.Numbers(&text.GivePicked, n, worth))
	if !p.on {
		t.Gold(e.Text(&text.WhyArtefacts))
	}
	b.landing(e, m, t, p)
	return e.Text(&text.AskGive)
}
