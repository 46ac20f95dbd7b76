package stagecraft

import (
	"sandglass/fonts"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// Banner is an act that shows a name on a band across the table's middle row y
// for so long; the band opens and closes from its middle.
func Banner(name string, y int, length anim.Ticks) anim.Act {
	return anim.Act{Length: length, Draw: func(l *paint.List, t anim.Ticks) {
		const half, opens = 20, anim.Ticks(8)
		h := anim.Between(0, half, min(anim.Part(t, opens), anim.Part(length-t, opens)))
		r := paint.Rect{X: 0, Y: y - h, W: paint.StageW, H: 2 * h}
		l.Fill(r, sprites.N1)
		l.Fill(paint.Rect{X: 0, Y: r.Y, W: r.W, H: 1}, sprites.G2)
		l.Fill(paint.Rect{X: 0, Y: r.Y + r.H - 1, W: r.W, H: 1}, sprites.G0)
		l.PushClip(r.In(2))
		ui.Title(l, fonts.Display, paint.StageW/2, y-12, name)
		l.PopClip()
	}}
}
