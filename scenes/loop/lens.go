package loop

import (
	"strings"

	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

const (
	reach     = 28 // stage px within which a spot is caught
	thick     = 9. // mm: what is smaller is sought with the lens
	lensW     = 132
	lensH     = 80
	lensTimes = 2
	lensAfter = 6  // ticks: a quick tap opens none
	readAfter = 30 // until what it names can have been read
)

// A lens shows a part of the stage twice as large, on the other half of it.
type lens struct {
	kept  bool
	right bool  // it is on the right
	mid   point // of what it shows
	name  caught
}

// caught is the spot that was caught last, in words.
type caught struct {
	id    string
	face  fonts.Face
	title string
	lines []string
}

// window is where the lens is.
func (n *lens) window() paint.Rect {
	r := paint.Rect{X: 40, Y: 74, W: lensTimes * lensW, H: lensTimes * lensH}
	if n.right {
		r.X = paint.StageW - r.X - r.W
	}
	return r
}

// over puts the lens over a point, and itself on the other half.
func (n *lens) over(p point) {
	n.mid = point{}
	n.by(p.x, p.y)
	if w := n.window(); w.Has(p.x, p.y) || n.name.id == "" && !n.kept {
		n.right = p.x < paint.StageW/2
	}
}

func (n *lens) keep(p point) {
	n.kept, n.right = true, p.x < paint.StageW/2
	n.over(p)
}

// by moves what the lens shows, within the stage.
func (n *lens) by(dx, dy int) {
	n.mid.x = min(max(n.mid.x+dx, lensW/2), paint.StageW-lensW/2)
	n.mid.y = min(max(n.mid.y+dy, lensH/2), paint.StageH-lensH/2)
}

// corner is where the stage's corner lies, as large as the lens shows it.
func (n *lens) corner() point {
	w := n.window()
	return point{w.X - lensTimes*(n.mid.x-lensW/2), w.Y - lensTimes*(n.mid.y-lensH/2)}
}

// at is the point of the stage that is seen at p in the lens.
func (n *lens) at(p point) point {
	c := n.corner()
	return point{(p.x - c.x) / lensTimes, (p.y - c.y) / lensTimes}
}

// lenses says whether there are spots too small for fingers, and the lens is on.
func (l *Loop) lenses() bool { return l.Surface.MM > 0 && !l.Env.Settings.NoLens }

// seeksAt says whether a finger there is served by the lens: no spot large enough
// is below it.
func (l *Loop) seeksAt(p point) bool {
	if !l.lenses() {
		return false
	}
	spots := l.Env.Stack.Spots()
	i := l.sought(spots, p)
	return i >= 0 && float64(min(spots[i].Rect.W, spots[i].Rect.H))*l.Surface.MM < thick
}

// catch puts the lens over a finger and names what it has caught.
func (l *Loop) catch(p point) {
	if l.touch.more > 0 {
		return
	}
	n := &l.touch.lens
	n.over(p)
	spots := l.Env.Stack.Spots()
	i := l.sought(spots, p)
	switch {
	case i < 0:
		n.name = caught{}
	case spots[i].ID != n.name.id:
		n.name.id = spots[i].ID
		n.name.say(l.Env.Stack.Top().Tell(l.Env, n.name.id))
	}
}

// drawLens draws the lens with the frame's first n commands in it.
func (l *Loop) drawLens(list *paint.List) {
	t, n := &l.touch, &l.touch.lens
	seeking := t.state == seeks && t.since >= lensAfter
	if !seeking && !n.kept {
		return
	}
	all, w, c := len(list.Cmds), n.window(), n.corner()
	for d, ink := range [...]sprites.Index{sprites.N0, sprites.G2, sprites.G2, sprites.G1, sprites.N0} {
		list.Frame(w.In(d-5), ink)
	}
	list.Magnify(all, lensTimes, c.x, c.y, w)
	spots := l.Env.Stack.Spots()
	i := ui.Find(spots, n.name.id)
	if !seeking || i < 0 {
		return
	}
	r := spots[i].Rect
	list.PushClip(w)
	for d, ink := range [...]sprites.Index{sprites.N0, sprites.E7, sprites.E7, sprites.N0} {
		list.Frame(paint.Rect{X: c.x + lensTimes*r.X, Y: c.y + lensTimes*r.Y, W: lensTimes * r.W, H: lensTimes * r.H}.In(-d), ink)
	}
	list.PopClip()
	x, y := within(t.last.x, r.X, r.W), within(t.last.y, r.Y, r.H)
	for d, ink := range [...]sprites.Index{sprites.N0, sprites.E7, sprites.N0} {
		circle(list, x, y, 25+d, ink)
	}
	ty := y + 30
	if ty > 270 { // there is the prompt
		ty = y - 30 - ui.TagHigh
	}
	if l.reads(&spots[i]) {
		l.drawTag(list, x, ty, &locale.LensLift)
	}
	l.drawName(list, paint.Rect{X: w.X - 5, Y: w.Y + w.H + 5, W: w.W + 10, H: 48})
}

// drawTag tells what a finger does, in a tag round x that stays on the stage.
func (l *Loop) drawTag(list *paint.List, x, y int, m *locale.Msg) {
	tag := l.Env.Text(m)
	wide := ui.TagWidth(tag)
	ui.Tag(list, min(max(2, x-wide/2), paint.StageW-2-wide), y, tag, ui.OnDark)
}

// drawAgain tells above the spot that the first tap has shown that a second one acts.
func (l *Loop) drawAgain(list *paint.List) {
	spot, ok := l.Env.Stack.Awaited()
	if !ok || l.Env.Device != input.Touch || l.touch.state != idle {
		return
	}
	r, y := spot.Rect, spot.Rect.Y-ui.TagHigh-2
	if y < 2 {
		y = r.Y + r.H + 2
	}
	l.drawTag(list, r.X+r.W/2, y, &locale.TapAgain)
}

// within is the middle of a ring round what lies from at on, as near to p as it goes.
func within(p, at, size int) int {
	half := min(25, size/2)
	return min(max(p, at+half), at+size-half)
}

// drawName tells what was caught, and why it is off.
func (l *Loop) drawName(list *paint.List, r paint.Rect) {
	n := &l.touch.lens.name
	ui.Dark(list, r)
	list.Text(n.face, r.X+8, ui.Middle(n.face, r.Y+4, 16), n.title, sprites.E7)
	for i, line := range n.lines {
		list.Text(fonts.Small, r.X+8, r.Y+21+11*i, line, sprites.R4)
	}
}

// say words what was caught for the lens: a title, and what follows it.
func (c *caught) say(label, why string) {
	const room = lensTimes*lensW - 6
	rest := ""
	if fonts.Body.Width(label) > room {
		if head, tail, ok := strings.Cut(label, ": "); ok {
			label, rest = head, tail+" "
		}
	}
	c.face = ui.Roomy(label, room)
	c.title = c.face.Fit(label, room)
	c.lines = fonts.Small.Wrap(c.lines[:0], rest+why, room)
	c.lines = c.lines[:min(2, len(c.lines))]
}

// circle draws a ring of one pixel.
func circle(l *paint.List, x, y, r int, c sprites.Index) {
	for dx, dy := 0, r; dx <= dy; dx++ {
		for dx*dx+dy*dy > r*r+r {
			dy--
		}
		for _, p := range [...]point{{dx, dy}, {dy, dx}} {
			for _, s := range [...]point{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
				l.Fill(paint.Rect{X: x + s.x*p.x, Y: y + s.y*p.y, W: 1, H: 1}, c)
			}
		}
	}
}
