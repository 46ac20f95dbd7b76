package table

import (
	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// The parts of the keypad's screen: below the table who chooses, above them the
// legend, as large as its words need.
var (
	typistsRect = paint.Rect{X: 0, Y: 288, W: 640, H: 72}
	keypadMenu  = paint.Rect{X: 556, Y: 322, W: 78, H: 26}
)

const (
	keyH      = 20
	leastKeyW = 34
	// leastLegend covers the plate on which a board tells what happened last.
	leastLegend = 212
	faceW       = 34 // beside the keys
	keysY       = 31 // below the title and the arrows
	typistsX    = 8
	typistsY    = 313
	glyphGap    = 20 // from glyph to glyph
	lockW       = 16
	eyeW        = 13
	nameX       = 24 // behind the badge
)

// keypadWords are the texts and glyphs of a keypad, and what they depend on.
type keypadWords struct {
	lang   locale.Lang
	beat   bool // a new one has begun: pads may have come
	legend Legend
	rect   paint.Rect // of the legend
	keyW   int
	rows   int
	how    [2]string
	names  [engine.MaxSeats]string
	menu   string
	peek   string
	opens  [engine.MaxSeats]string // what each may choose, where that is told
	looks  [engine.MaxSeats]ui.Look
	means  [engine.MaxSeats][KeyRows]ui.Means
}

// words brings the texts up to date.
func (k *keypad) words(e *scenes.Env) {
	w := &k.drawn
	if w.menu != "" && w.lang == e.Settings.Lang && !w.beat {
		return
	}
	t := k.table
	*w = keypadWords{lang: e.Settings.Lang, menu: e.T(tabletop.MenuButton), peek: e.T(tabletop.KeypadPeek)}
	w.legend, _ = t.legend(e)
	w.how = [2]string{e.T(tabletop.KeypadHow), e.T(tabletop.KeypadTill)}
	w.keyW = leastKeyW
	for i, word := range w.legend.Words {
		if word != "" {
			w.keyW, w.rows = max(w.keyW, fonts.Small.Width(word)+12), i/KeyColumns+1
		}
	}
	w.rect.W = max(leastLegend, faceW+KeyColumns*w.keyW+14, fonts.Small.BoldWidth(w.legend.Title)+24)
	w.rect.H = keysY + w.rows*keyH + 8
	w.rect.X, w.rect.Y = (paint.StageW-w.rect.W)/2, typistsRect.Y-w.rect.H
	for ss := t.draft.seats; ss != 0; ss &= ss - 1 {
		seat := ss.First()
		w.opens[seat] = w.legend.opens(seat)
		w.names[seat] = fonts.Small.Fit(t.seating.Names[seat], k.pitch()-nameX-lockW-6-fonts.Small.Width(w.opens[seat]))
		w.looks[seat], w.means[seat] = keysOf(e, t.seats[seat].Hand)
	}
}

// opens are the words of the keys that a seat may press, "" where that is not told.
func (g *Legend) opens(seat engine.Seat) (words string) {
	for i, word := range g.Words {
		if g.Open[seat]>>i&1 != 0 {
			words += " " + word
		}
	}
	return words
}

// keysOf is how the buttons for the rows look to a hand: by place on a pad.
func keysOf(e *scenes.Env, hand string) (o ui.Look, rows [KeyRows]ui.Means) {
	o = ui.Look{Device: input.Keyboard, Keys: e.Settings.Keys, Buttons: e.Settings.Buttons}
	id, _ := e.Pads.Find(hand)
	pad := false
	switch hand {
	case input.LeftHand:
		o.Keys = input.HalfKeys(input.LeftHalf)
	case input.RightHand:
		o.Keys = input.HalfKeys(input.RightHalf)
	case input.KeysHand:
	default:
		pad = true
		o.Device, o.Style, o.Swap = input.Pad, e.Pads.Style(id), e.Swapped(id)
	}
	for i := range faces {
		if row := faces[i].of(e, pad, id); row != noRow {
			rows[row] = faces[i].means
		}
	}
	return o, rows
}

// pitch is from seat to seat.
func (k *keypad) pitch() int {
	return min(180, (keypadMenu.X-typistsX)/k.table.draft.seats.Len())
}

// Draw implements scenes.Scene.
func (k *keypad) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	t := k.table
	if t.drawPeek(e, l) {
		return
	}
	t.moment.Focus = &k.nowhere
	t.board.Draw(e, l, &t.moment)
	if k.over() { // until its next Update ends it
		return
	}
	k.words(e)
	k.drawLegend(l)
	w := &k.drawn
	ui.Dark(l, typistsRect)
	l.Fill(paint.Rect{X: typistsRect.X + 3, Y: typistsRect.Y + 3, W: (typistsRect.W - 6) * int(k.beat) / int(beatTime), H: 2}, sprites.G2)
	for i, s := range w.how {
		l.Text(fonts.Small, typistsX, typistsRect.Y+6+i*9, s, sprites.P3)
	}
	l.Sprite(shell.Eye, keypadMenu.X, typistsRect.Y+17)
	l.Text(fonts.Small, keypadMenu.X+eyeW+2, typistsRect.Y+15, w.peek, sprites.P3)
	x := typistsX
	for ss := t.draft.seats; ss != 0; ss &= ss - 1 {
		k.drawTypist(l, x, ss.First())
		x += k.pitch()
	}
	ui.Button(l, keypadMenu, w.menu, f.State(spotMenu))
	t.drawNotice(l)
}

func (k *keypad) drawLegend(l *paint.List) {
	w := &k.drawn
	r := w.rect
	ui.Dark(l, r)
	l.Bold(fonts.Small, r.X+(r.W-fonts.Small.BoldWidth(w.legend.Title))/2, r.Y+5, w.legend.Title, sprites.G3)
	x0 := r.X + (r.W+faceW-KeyColumns*w.keyW)/2
	for column, arrow := range [KeyColumns]sprites.ID{shell.ArrowLeft, shell.ArrowUp, shell.ArrowDown, shell.ArrowRight} {
		l.Draw(arrow, x0+column*w.keyW+w.keyW/2-4, r.Y+keysY-11, sprites.Solid(sprites.G3), 0)
	}
	for row := range w.rows {
		y := r.Y + keysY + row*keyH
		drawFace(l, x0-faceW/2, y+keyH/2-1, row)
		for column := range KeyColumns {
			key := paint.Rect{X: x0 + column*w.keyW, Y: y, W: w.keyW - 2, H: keyH - 2}
			if word := w.legend.Words[row*KeyColumns+column]; word != "" {
				ui.ValuePlate(l, key, word, ui.OnPaper)
			} else {
				l.Fill(key, sprites.N0)
			}
		}
	}
}

// drawFace draws the four face buttons, that of the row lit.
func drawFace(l *paint.List, x, y, row int) {
	for i, at := range [KeyRows][2]int{{0, -6}, {-6, 0}, {6, 0}, {0, 6}} {
		c := sprites.S1
		if i == row {
			c = sprites.G3
		}
		l.Fill(paint.Rect{X: x + at[0] - 2, Y: y + at[1] - 2, W: 5, H: 5}, c)
	}
}

// drawTypist paints who chooses: alike whatever is pressed, between two beats.
func (k *keypad) drawTypist(l *paint.List, x int, seat engine.Seat) {
	w := &k.drawn
	ui.Badge(l, x, typistsY, int(seat))
	c := sprites.E7
	if k.shown.Has(seat) {
		c = sprites.G3
		l.Sprite(shell.Lock, x+k.pitch()-14, typistsY+1)
	}
	end := x + k.pitch()
	l.Text(fonts.Small, x+nameX, typistsY+1, w.names[seat], c)
	l.Text(fonts.Small, end-lockW-2-fonts.Small.Width(w.opens[seat]), typistsY+1, w.opens[seat], sprites.P3)
	look, y := w.looks[seat], typistsY+24
	x += nameX
	for _, m := range w.means[seat][:w.rows] {
		ui.Glyph(l, x, y, m, look)
		x += glyphGap
	}
	if columns := columnKeys(look); x+fonts.Small.Width(columns) < end {
		l.Text(fonts.Small, x, y-4, columns, sprites.P3)
		x += fonts.Small.Width(columns) + 6
	}
	if x+eyeW+ui.GlyphWidth(ui.ToPeek, look) < end {
		l.Sprite(shell.Eye, x, y-2)
		ui.Glyph(l, x+eyeW, y, ui.ToPeek, look)
	}
}

// columnKeys are the letters of the keys for the columns; "" for arrows and pads.
func columnKeys(o ui.Look) (letters string) {
	if o.Device == input.Keyboard {
		for _, a := range [KeyColumns]input.Action{input.ActLeft, input.ActUp, input.ActDown, input.ActRight} {
			letters += ui.KeyName(input.KeyFor(o.Keys, a))
		}
	}
	return letters
}
