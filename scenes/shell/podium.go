package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// steps are where the first three stand on the podium: the middle of their
// block; its top depends on the place.
var (
	stepX   = [3]int{99, 55, 143}
	stepTop = [6]int{0, 162, 192, 212, 212, 212}
)

const floor = 256

func (x *results) drawPodium(e *scenes.Env, l *paint.List) {
	ui.Dark(l, paint.Rect{X: 10, Y: 34, W: 178, H: 252})
	l.Sprite(shell.Stage, 14, 38)
	for i := min(3, len(x.rank)) - 1; i >= 0; i-- {
		seat := x.rank[i]
		top, cx := stepTop[x.r.Places[seat]], stepX[i]
		ui.Frame(l, &shell.PodiumStep, paint.Rect{X: cx - 22, Y: top, W: 45, H: floor - top})
		place := x.rows[i].place
		l.Bold(fonts.Body, cx-fonts.Body.BoldWidth(place)/2, top+14, place, sprites.R1)
		l.Draw(shell.Bust, cx, top, sprites.Player+sprites.Remap(seat), 0)
		if x.r.Places[seat] == 1 {
			l.Sprite(shell.Cup, cx-6, top-48)
		}
		l.Centre(fonts.Small, cx, 264, x.rows[i].short, sprites.E7)
	}
	if e.Settings.ReducedMotion {
		return
	}
	for i := range 6 { // glints about the winner
		t := int(x.now) + i*17
		if t/20%7 < 4 && t%20 < 16 {
			px, py := 40+(i*53+t/140*29)%118, 56+(i*37+t/140*41)%90
			l.Sprite(shell.Sparkle(t%20/5), px, py)
		}
	}
}
