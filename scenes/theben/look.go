package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// lookBack closes the panel that shows what a seat has collected.
var lookBack = paint.Rect{X: digX + 340, Y: digY + 238, W: 92, H: 24}

// drawLook paints all that lies before a seat, region by region: knowledge, finds
// and permission, then cards and points.
func (b *Board) drawLook(l *paint.List, m *table.Moment) {
	s, w := engine.Seat(b.sel.seat), b.words
	h := &w.hands[s]
	ui.Parchment(l, digRect)
	x, y := digRect.X, digRect.Y
	ui.Badge(l, x+14, y+7, int(s))
	l.Bold(fonts.Body, x+40, y+9, w.names[s], sprites.E0)
	at := x + 150
	for i, n := range [3]int{h.found, h.won, h.congress} {
		l.Sprite([3]sprites.ID{art.Vase, shell.Star, art.Congress}[i], at, y+13)
		at = l.Text(fonts.Small, at+12, y+14, ui.Number(n), sprites.E0) + 12
	}
	l.Right(fonts.Body, x+digRect.W-14, y+9, w.lookPoints, sprites.R1)
	ui.Divider(l, x+14, y+31, digRect.W-28)
	for r := range rules.Region(rules.Regions) {
		b.drawCollection(l, s, r, y+38+34*int(r))
	}
	at = x + 14
	for k := rules.General; k <= rules.Airship; k++ {
		n, icon := h.kinds[k], kindIcons[k]
		if k == rules.General {
			n, icon = h.know[general], art.Book(art.General)
		}
		remap, ink := sprites.Plain, sprites.E0
		if n == 0 {
			remap, ink = sprites.Solid(sprites.P1), sprites.P0
		}
		l.Draw(icon, at, y+243, remap, 0)
		l.Text(fonts.Small, at+13, y+244, ui.Number(n), ink)
		at += 40
	}
	for c := range rules.Card(rules.Cards) { // the exhibitions won
		if c.Kind() == rules.Exhibition && b.pic.cards[s].Has(c) && at < lookBack.X-14 {
			l.Sprite(art.Flag(large(c)), at, y+256)
			at += 12
		}
	}
	ui.Button(l, lookBack, w.back, m.Focus.State(spotLookBack).With(ui.Chosen, true))
}

// drawCollection paints what a seat has of a region, a row of 34 px.
func (b *Board) drawCollection(l *paint.List, s engine.Seat, r rules.Region, y int) {
	x, know := digRect.X+14, b.words.hands[s].know[r]
	if r > 0 {
		ui.Rule(l, x, y-1, digRect.W-28)
	}
	l.Sprite(art.BigSign(int(r)), x, y+8)
	l.Text(fonts.Small, x+22, y+5, b.words.places[r.Place()], sprites.E0)
	remap, ink := sprites.Plain, sprites.E0
	if know == 0 {
		remap, ink = sprites.Solid(sprites.P1), sprites.P0
	}
	l.Draw(art.Book(int(r)), x+22, y+17, remap, 0)
	l.Text(fonts.Small, x+34, y+18, ui.Number(know), ink)
	l.Sprite(art.Permit(int(r), b.pic.spent[s].Has(r)), x+56, y+15)
	x += 96
	for f := range rules.Find(rules.Artefacts) {
		if !b.pic.finds[s][r].Has(f) {
			continue
		}
		l.Fill(paint.Rect{X: x, Y: y + 2, W: 22, H: 29}, sprites.P2)
		l.Sprite(art.SmallArtefact(int(r), pictureOf(f)), x+3, y+3)
		l.Centre(fonts.Small, x+11, y+21, ui.Number(f.Value(r)), sprites.R1)
		x += 25
	}
}

// pictureOf is which of the pictures of a region's artefacts a find has.
func pictureOf(f rules.Find) int { return int(f) * art.Artefacts / rules.Artefacts }

// sayLook words the panel.
func (b *Board) sayLook(w *words, e *scenes.Env) {
	if b.sel.panel == toLook {
		w.lookPoints = e.Counted(&text.Points, w.hands[b.sel.seat].points())
	}
}
