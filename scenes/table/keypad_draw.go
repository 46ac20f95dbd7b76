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

// The parts of the keypad's screen.
var (
	keypadRect = paint.Rect{X: 96, Y: 14, W: 448, H: 206}
	keypadMenu = paint.Rect{X: 554, Y: 326, W: 80, H: 26}
	keypadBeat = paint.Rect{X: 220, Y: 334, W: 200, H: 8}
)

const (
	keyW, keyH     = 86, 26
	keyX, keyY     = 178, 62 // of the first key
	typistW        = 116
	typistY        = 230
	typistH        = 86
	typistGap      = 8
	typistGlyphs   = 26 // from glyph to glyph
	typistGlyphsIn = 8
)

// keypadWords are the texts and glyphs of a keypad, and what they depend on.
type keypadWords struct {
	lang   locale.Lang
	beat   bool // a new one has begun: pads may have come
	legend Legend
	how    []string
	names  [engine.MaxSeats]string
	states [2]string // choosing, has chosen
	menu   string
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
	*w = keypadWords{lang: e.Settings.Lang, menu: e.T(tabletop.MenuButton)}
	w.legend, _ = t.legend(e)
	room := keypadRect.W - 40
	w.how = append(fonts.Small.Wrap(nil, e.T(tabletop.KeypadHow), room), fonts.Small.Wrap(nil, e.T(tabletop.KeypadTill), room)...)
	w.states = [2]string{e.T(tabletop.KeypadOpen), e.T(tabletop.KeypadShut)}
	for ss := t.draft.seats; ss != 0; ss &= ss - 1 {
		seat := ss.First()
		w.names[seat] = fonts.Body.Fit(t.seating.Names[seat], typistW-40)
		w.looks[seat], w.means[seat] = keysOf(e, t.seats[seat].Hand)
	}
}

// facesMean are the glyphs of the first of faces.
var facesMean = [KeyRows]ui.Means{ui.ToUndo, ui.ToInfo, ui.ToBack, ui.ToGo}

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
	for i, m := range facesMean {
		if row := faces[i].of(e, pad, id); row != noRow {
			rows[row] = m
		}
	}
	return o, rows
}

// Draw implements scenes.Scene.
func (k *keypad) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	t := k.table
	if t.drawPeek(e, l) {
		return
	}
	k.words(e)
	w := &k.drawn
	ui.Dark(l, keypadRect)
	middle := keypadRect.X + keypadRect.W/2
	ui.Title(l, fonts.Display, middle, keypadRect.Y+7, w.legend.Title)
	for column, arrow := range [KeyColumns]sprites.ID{shell.ArrowLeft, shell.ArrowUp, shell.ArrowDown, shell.ArrowRight} {
		l.Draw(arrow, keyX+column*keyW+keyW/2-3, keyY-12, sprites.Solid(sprites.G3), 0)
	}
	for row := range KeyRows {
		y := keyY + row*keyH
		drawFace(l, keyX-30, y+keyH/2-1, row)
		for column := range KeyColumns {
			drawKey(l, paint.Rect{X: keyX + column*keyW, Y: y, W: keyW - 2, H: keyH - 2}, w.legend.Words[row*KeyColumns+column])
		}
	}
	ui.Centred(l, fonts.Small, middle, keyY+KeyRows*keyH+6, w.how, sprites.P3)
	n := t.draft.seats.Len()
	x := (paint.StageW - n*typistW - (n-1)*typistGap) / 2
	for ss := t.draft.seats; ss != 0; ss &= ss - 1 {
		k.drawTypist(l, x, ss.First())
		x += typistW + typistGap
	}
	ui.Frame(l, &shell.BarTrack, keypadBeat)
	l.Fill(paint.Rect{X: keypadBeat.X + 2, Y: keypadBeat.Y + 2, W: (keypadBeat.W - 4) * int(k.beat) / int(beatTime), H: keypadBeat.H - 4}, sprites.G2)
	ui.Button(l, keypadMenu, w.menu, f.State(spotMenu))
	t.drawNotice(l)
}

// drawFace draws the four face buttons, that of the row lit.
func drawFace(l *paint.List, x, y, row int) {
	for i, at := range [KeyRows][2]int{{0, -7}, {-7, 0}, {7, 0}, {0, 7}} {
		c := sprites.S1
		if i == row {
			c = sprites.G3
		}
		l.Fill(paint.Rect{X: x + at[0] - 2, Y: y + at[1] - 3, W: 5, H: 7}, c)
		l.Fill(paint.Rect{X: x + at[0] - 3, Y: y + at[1] - 2, W: 7, H: 5}, c)
	}
}

func drawKey(l *paint.List, r paint.Rect, word string) {
	if word == "" {
		l.Fill(r, sprites.N0)
		return
	}
	ui.Plate(l, r, ui.OnPaper)
	face := ui.Roomy(word, r.W-6)
	l.Centre(face, r.X+r.W/2, ui.Middle(face, r.Y, r.H), word, sprites.E0)
}

// drawTypist paints who chooses: alike whatever is pressed, between two beats.
func (k *keypad) drawTypist(l *paint.List, x int, seat engine.Seat) {
	w := &k.drawn
	ui.Dark(l, paint.Rect{X: x, Y: typistY, W: typistW, H: typistH})
	ui.Badge(l, x+8, typistY+8, int(seat))
	l.Text(fonts.Body, x+33, typistY+11, w.names[seat], sprites.E7)
	for row, m := range w.means[seat] {
		ui.Glyph(l, x+typistGlyphsIn+row*typistGlyphs, typistY+44, m, w.looks[seat])
	}
	state, c := w.states[0], sprites.P3
	if k.shown.Has(seat) {
		state, c = w.states[1], sprites.G3
		l.Sprite(shell.Lock, x+10, typistY+66)
	}
	l.Text(fonts.Small, x+22, typistY+66, state, c)
}
