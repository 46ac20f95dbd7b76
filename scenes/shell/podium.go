package shell

import (
	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// A stand is where the seats of a game stand on the podium, the best first: the
// middle of each block, and how wide the blocks are.
type stand struct {
	x [engine.MaxSeats]int
	w int
}

// stands are by the number of seats; fewer than three stand as three do.
var stands = [engine.MaxSeats + 1]stand{
	4: {[engine.MaxSeats]int{120, 78, 162, 36}, 42},
	5: {[engine.MaxSeats]int{99, 65, 133, 31, 167}, 34},
}

var threeStand = stand{[engine.MaxSeats]int{99, 55, 143}, 45}

// stepTop is the top of a block by the place.
var stepTop = [engine.MaxSeats + 1]int{0, 162, 192, 212, 222, 230}

const (
	floor      = 256
	podiumName = 42 // room for a name below
)

func (x *results) drawPodium(e *scenes.Env, l *paint.List) {
	ui.Dark(l, paint.Rect{X: 10, Y: 34, W: 178, H: 252})
	l.Sprite(shell.Stage, 14, 38)
	at := threeStand
	if len(x.rank) > 3 {
		at = stands[len(x.rank)]
	}
	for i := len(x.rank) - 1; i >= 0; i-- {
		seat := x.rank[i]
		top, cx := stepTop[x.r.Places[seat]], at.x[i]
		ui.Frame(l, &shell.PodiumStep, paint.Rect{X: cx - at.w/2, Y: top, W: at.w, H: floor - top})
		place := x.rows[i].place
		l.Bold(fonts.Body, cx-fonts.Body.BoldWidth(place)/2, min(top+14, floor-16), place, sprites.R1)
		l.Draw(shell.Bust, cx, top, sprites.Player+sprites.Remap(seat), 0)
		if x.r.Places[seat] == 1 {
			l.Sprite(shell.Cup, cx-6, top-48)
		}
		y := 264
		if len(x.rank) > 3 { // neighbours' names share two lines
			y = [engine.MaxSeats]int{260, 272, 272, 260, 260}[i]
		}
		w := fonts.Small.Width(x.rows[i].short)
		l.Text(fonts.Small, max(18, min(cx-w/2, 181-w)), y, x.rows[i].short, sprites.E7)
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
