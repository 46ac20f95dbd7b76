package tombraiders

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/tombraiders"
)

// A professor walks for so long from where he is to whom he comes to, with so many steps,
// and then bows.
var (
	walkTime = anim.Ms(1100)
	bowTime  = anim.Ms(900)
)

const walkSteps = 6

// professor lets a professor walk to the seat that he comes to; other events are only
// folded.
func (d *director) professor(x engine.Event) {
	if x.Kind != rules.EventProfessor {
		d.after(x)
		return
	}
	i, b := int(x.A), d.b
	from, to := profRect(i), seatRect(int(x.Seat))
	said := d.Env.Filled(&text.ProfessorTo, d.Env.Text(&text.Professors[i]), shortName(d.Seating, x.Seat))
	if x.C > 0 {
		loser := engine.Seat(x.C) - 1
		from = seatRect(int(loser))
		said = text.ProfessorFrom.In(d.Env.Settings.Lang, d.Env.Text(&text.Professors[i]), shortName(d.Seating, x.Seat), shortName(d.Seating, loser))
	}
	// Beside the panels he hides nothing.
	x0, y0, x1, y1 := from.X-8, from.Y+from.H, to.X-8, to.Y+to.H
	if x.C == 0 {
		x0 = from.X + from.W/2
	}
	lines := fonts.Small.Wrap(nil, said, 150)
	d.Add(anim.Act{
		Length: walkTime + bowTime,
		Start: func() {
			b.play.leaves = i + 1
			d.Play("professor", x0, x.Seat, 0)
		},
		End: func() {
			b.play.leaves = 0
			b.pic.Fold(x)
			d.Play("find_high", x1, x.Seat, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Smooth(anim.Part(t, walkTime))
			hop := int(4 * math.Abs(math.Sin(walkSteps*math.Pi*at)))
			drawProfessor(l, i, anim.Between(x0, x1, at), anim.Between(y0, y1, at)-hop, lines, t >= walkTime)
		},
	})
}

// drawProfessor paints a professor with his feet at x, y, what is said of him on his
// left, and the shine of having arrived.
func drawProfessor(l *paint.List, i, x, y int, lines []string, there bool) {
	bust := art.ProfessorCard(i).Art
	l.Draw(bust, x-14, y-31, sprites.Solid(sprites.N0), 0)
	l.Sprite(bust, x-16, y-32)
	if there {
		l.Sprite(shell.Sparkle(1), x+14, y-28)
		l.Sprite(shell.Sparkle(2), x-16, y-10)
	}
	wide := 0
	for _, s := range lines {
		wide = max(wide, fonts.Small.BoldWidth(s))
	}
	r := paint.Rect{X: x - 30 - wide - 12, Y: y - 16 - 5*len(lines) - 5, W: wide + 12, H: 10*len(lines) + 10}
	ui.Parchment(l, r)
	for n, s := range lines {
		l.Bold(fonts.Small, r.X+6, r.Y+6+10*n, s, sprites.E0)
	}
}
