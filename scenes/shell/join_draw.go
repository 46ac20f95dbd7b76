package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
)

var joinHints = hints{{ui.ToGo, &locale.SitDown}, {ui.ToBack, &locale.LeaveSeat}, {ui.ToInfo, &locale.SwapSeats}, {ui.ToUndo, &locale.NameWord}, {ui.ToTabs, &locale.BotOrNot}, {ui.ToMenu, &locale.Start}}

func (j *join) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if j.lang != e.Settings.Lang {
		j.build(e)
	}
	backdrop(l)
	headline(l, e.T(locale.TakeSeats))
	ui.Centred(l, fonts.Small, paint.StageW/2, 35, j.how, sprites.S4)
	for i := range j.seats {
		j.drawPennon(e, l, f, i)
	}
	ui.Dark(l, paint.Rect{X: 12, Y: 282, W: 616, H: 46})
	l.Sprite(shell.Pad, 22, 289)
	y := ui.Lines(l, fonts.Small, 52, 286, j.foot[0], sprites.P3)
	l.Sprite(shell.Touch, 26, 309)
	ui.Lines(l, fonts.Small, 52, max(y, 307), j.foot[1], sprites.P3)
	j.items.draw(l, f)
	ui.HintBar(l, e.Look(), j.hints.get(e, &joinHints))
}

func (j *join) drawPennon(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	x, s, t := pennonX(i), j.seats[i], &j.texts[i]
	rod := paint.Rect{X: x - 62, Y: 50, W: 124, H: 5}
	l.Fill(rod, sprites.E0)
	l.Fill(rod.In(1), sprites.G1)
	l.Fill(paint.Rect{X: rod.X + 1, Y: 51, W: 122, H: 1}, sprites.G3)
	if s.Driver != scenes.Human || t.closed != "" {
		l.Draw(shell.Pennon, x-56, 55, sprites.NightPlayer+sprites.Remap(i), 0)
		j.drawFree(e, l, f, i)
		return
	}
	l.Draw(shell.Pennon, x-56, 55, ui.SeatRemap(i), 0)
	l.Draw(shell.Crest, x, 92, ui.SeatRemap(i), 0)
	l.Sprite(shell.CrestMark(i), x, 92)
	ui.Ring(l, j.rect("emblem", i), f.State(j.id("emblem", i)))
	ui.Dark(l, paint.Rect{X: x - 48, Y: 130, W: 96, H: 96})
	name := paint.Rect{X: x - 44, Y: 134, W: 88, H: 22}
	l.PushClip(name)
	if w := fonts.Body.BoldWidth(s.Name); w <= name.W {
		l.Bold(fonts.Body, x-w/2, ui.Middle(fonts.Body, name.Y, name.H), s.Name, sprites.E7)
	} else {
		l.Centre(fonts.Small, x, ui.Middle(fonts.Small, name.Y, name.H), s.Name, sprites.E7)
	}
	l.PopClip()
	ui.Ring(l, name, f.State(j.id("name", i)))
	centred(l, handIcon(e, s.Hand), x, 165)
	l.Centre(fonts.Small, x, 173, t.device, sprites.S4)
	low, what := j.rect("leave", i), locale.LeaveSeat
	id := j.id("leave", i)
	if held(s) {
		ready := e.T(locale.Ready)
		w := fonts.Small.Width(ready) + 12
		l.Sprite(shell.Check, x-w/2, 188)
		l.Text(fonts.Small, x-w/2+12, 186, ready, sprites.F4)
	} else {
		low, id, what = j.rect("seat", i), j.id("seat", i), locale.SitDown
	}
	ui.Button(l, low, e.T(what), f.State(id))
}

// drawFree draws what a pennon that nobody has says.
func (j *join) drawFree(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	x, t := pennonX(i), &j.texts[i]
	if t.closed != "" {
		l.Centre(fonts.Small, x, 140, t.closed, sprites.S3)
		return
	}
	look := j.freeLook(e)
	w := ui.GlyphWidth(ui.ToGo, look)
	ui.Glyph(l, x-w/2, 116, ui.ToGo, look)
	l.Centre(fonts.Small, x, 128, e.T(locale.PressHere), sprites.S4)
	l.Centre(fonts.Small, x, 143, e.T(locale.OrBot), sprites.S3)
	ui.Ring(l, j.rect("seat", i), f.State(j.id("seat", i)))
	if j.seats[i].Driver != scenes.Nobody {
		centred(l, shell.Bot, x, 188)
	}
	ui.Choice(l, j.rect("driver", i), t.driver, f.State(j.id("driver", i)))
}

// freeLook is whose glyph invites to a free pennon: where one half of the keyboard has
// sat down that of the other, and where both have the mouse's.
func (j *join) freeLook(e *scenes.Env) ui.Look {
	look := e.Look()
	if look.Device == input.Keyboard && j.seatOf(input.LeftHand) >= 0 && j.seatOf(input.RightHand) >= 0 {
		look.Device = input.Mouse
	}
	if look.Device == input.Keyboard && j.seatOf(input.KeysHand) >= 0 {
		switch j.half {
		case input.LeftHand:
			look.Keys = input.HalfKeys(input.RightHalf)
		case input.RightHand:
			look.Keys = input.HalfKeys(input.LeftHalf)
		}
	}
	return look
}

// centred draws an icon with its middle at x, y.
func centred(l *paint.List, icon sprites.ID, x, y int) {
	fr := atlas.Frame(icon)
	l.Sprite(icon, x-int(fr.W)/2, y-int(fr.H)/2)
}

// id is the spot that does something to a seat.
func (j *join) id(what string, seat int) string {
	for i := range j.items {
		if id := j.items[i].id; len(id) == len(what)+2 && id[:len(what)] == what && int(id[len(what)+1]-'1') == seat {
			return id
		}
	}
	return ""
}

// rect is its place.
func (j *join) rect(what string, seat int) paint.Rect {
	if it := j.items.find(j.id(what, seat)); it != nil {
		return it.rect
	}
	return paint.Rect{}
}
