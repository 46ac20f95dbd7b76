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

// drawTray paints the viewer's hand: permits, then action cards.
func (b *Board) drawTray(l *paint.List, m *table.Moment) {
	w := b.words
	ui.Dark(l, trayRect)
	if b.pic.viewer == engine.Spectator {
		return
	}
	x := l.Text(fonts.Label, 8, trayRect.Y+6, w.hand, sprites.G3)
	if !b.pic.open {
		l.Sprite(shell.Lock, x+5, trayRect.Y+4)
	}
	l.Fill(paint.Rect{X: 262, Y: trayRect.Y + 6, W: 1, H: 60}, sprites.G0)
	l.Text(fonts.Label, 268, trayRect.Y+6, w.actions, sprites.G3)
	papers, n := b.papers()
	for i, p := range papers[:n] {
		r := paperRect(i, n)
		b.drawPaper(l, r, p)
		ui.Ring(l, visible(r, paperRect(i+1, n), i+1 < n), m.Focus.State(paperSpots[p]))
	}
	actions, n := b.actions()
	if n == 0 {
		l.Text(fonts.Small, 270, trayRect.Y+24, w.noActions, sprites.P2)
	}
	for i, c := range actions[:n] {
		b.drawAction(l, m, actionRect(i, n), c)
	}
}

// drawPaper paints the permits of a kind.
func (b *Board) drawPaper(l *paint.List, r paint.Rect, p int) {
	l.Sprite(art.Permit(p), r.X, r.Y)
	if p == general {
		for i := range rules.Regions {
			l.Sprite(old.Sign(art.OnTheben(i)), r.X+17+13*(i%2), r.Y+5+11*(i/2))
		}
	} else {
		l.Sprite(old.BigSign(art.OnTheben(p)), r.X+20, r.Y+8)
	}
	l.Centre(fonts.Small, r.X+28, r.Y+28, b.words.papers[p], sprites.E0)
	if n := b.pic.hands[b.pic.viewer].permits[p]; n > 1 {
		l.Text(fonts.Small, r.X+6, r.Y+6, b.words.times[n], sprites.R1)
	}
}

// icons are the small pictures of action cards, from general excavation.
var icons = [...]sprites.ID{art.GeneralDig, old.Assistant, art.Scholar, art.Thief, art.Robbers}

// drawAction paints the action cards of a kind: large with what they do, or small.
func (b *Board) drawAction(l *paint.List, m *table.Moment, r paint.Rect, c int) {
	card := openCards + rules.Card(c)
	k := card.Kind()
	state := m.Focus.State(actionSpots[c])
	if b.sel.panel == toAim && b.sel.card == card {
		ui.Glow(l, r)
	}
	ui.Frame(l, &art.ActionCard, r)
	x, y, n := r.X+4, r.Y+5, b.pic.hands[b.pic.viewer].actions[c]
	l.Sprite(art.EmblemTile, x, y)
	l.Sprite(icons[k-rules.Excavation], x+3, y+3)
	if r.W == place.ActionW {
		b.drawName(l, r, c, n > 1)
	}
	right := r.X + r.W - 5
	if k == rules.Thief || k == rules.Robbers {
		l.Sprite(old.Sign(art.OnTheben(int(card.Region()))), right-9, y+3)
	} else if n > 1 {
		l.Right(fonts.Small, right, y+4, b.words.times[n], sprites.G3)
	}
	if r.H > flatH {
		l.Text(fonts.Small, x+2, r.Y+26, b.words.actionLines[c], sprites.F4)
	}
	if m.Asked && !b.plays(m, card) {
		l.Fill(paint.Rect{X: r.X + 2, Y: r.Y + r.H - 3, W: r.W - 4, H: 1}, sprites.F1)
	}
	ui.Ring(l, r.In(1), state)
}

// drawName paints the name of an action card as large as there is room for beside what
// stands on its right.
func (b *Board) drawName(l *paint.List, r paint.Rect, c int, many bool) {
	x, y, room := r.X+23, r.Y+5, r.W-28
	if k := (openCards + rules.Card(c)).Kind(); many || k == rules.Thief || k == rules.Robbers {
		room -= 11
	}
	name := b.words.actionNames[c]
	f := fonts.Small
	switch {
	case fonts.Body.BoldWidth(name) <= room:
		f = fonts.Body
	case f.BoldWidth(name) > room:
		name = b.words.banners[openCards+c]
	}
	l.Bold(f, x, ui.Middle(f, y, 15), name, sprites.E7)
}

// sayTray words the hand.
func (b *Board) sayTray(w *words, e *scenes.Env, m *table.Moment) {
	w.hand, w.actions, w.noActions = e.Text(&text.HandPermits), e.Text(&text.HandActions), e.Text(&text.NoActions)
	for p := range w.papers {
		if p == general {
			w.papers[p] = e.Text(&text.General)
		} else {
			w.papers[p] = e.Text(&text.ShortRegions[p])
		}
	}
	v := m.View.(*rules.View)
	for c := range w.banners {
		card := rules.Card(c)
		if k := card.Kind(); k == rules.Special {
			w.banners[c] = e.Text(&text.ShortRegions[card.Region()])
		} else {
			w.banners[c] = e.Text(&text.Banners[k])
		}
	}
	for c := range w.actionNames {
		card := openCards + rules.Card(c)
		k := card.Kind()
		w.actionNames[c] = e.Text(&text.Kinds[k])
		if means := &text.ActionMeans[k-rules.Excavation]; k <= rules.Assistant {
			w.actionLines[c] = e.Text(means)
		} else {
			w.actionLines[c] = e.Numbers(means, v.PlayWeeks(card))
		}
	}
	for i := range w.times {
		w.times[i] = "×" + ui.Number(i)
	}
}
