package loop

import (
	"math"

	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A gesture is what the fingers on the stage do together.
type gesture uint8

const (
	idle    gesture = iota // nothing more comes of the fingers that are down
	taps                   // one finger, handed on as it is
	seeks                  // one finger looks for a spot, which is acted on when it lifts
	pans                   // one finger moves the zoomed stage
	slides                 // one finger is in the lens that is kept
	pinches                // two fingers zoom
)

const (
	maxFingers = 10
	slop       = 8  // stage px that a finger may move and still taps
	twice      = 20 // ticks within which a second tap makes a double one
	mostZoom   = 3  // in whole steps: so every pixel stays a square
)

type point struct{ x, y int }

func (p point) near(o point, d int) bool {
	dx, dy := p.x-o.x, p.y-o.y
	return dx*dx+dy*dy <= d*d
}

// A finger is one that is down and is not left to the mapper.
type finger struct {
	on    bool
	at    point
	thumb thumb // the button it went down on; 0 for the stage
}

// touch is what fingers do on the stage and beside it, in stage pixels as the
// stage lies when it is not zoomed.
type touch struct {
	fingers [maxFingers]finger
	state   gesture
	first   uint8 // the finger of the gesture
	from    point // where it went down, and
	last    point // where it was
	moved   bool
	since   int // ticks since it went down
	tapped  int // ticks left for a second tap; 0 for no first one
	tap     point
	more    int   // the zoom beyond 1
	pan     point // where the zoomed stage's corner is
	pinch   struct {
		apart, x, y float64 // the fingers' distance, and the point of the stage between them
		zoom        int
	}
	lens   lens
	drawer bool // open
}

func (t *touch) zoom() int { return t.more + 1 }

// rest ends what goes on: another scene has come to the top.
func (t *touch) rest() { *t = touch{} }

// onStage is the point of the stage that a place shows.
func (t *touch) onStage(p point) point {
	z := t.zoom()
	return point{floorDiv(p.x-t.pan.x, z), floorDiv(p.y-t.pan.y, z)}
}

func floorDiv(a, b int) int { return int(math.Floor(float64(a) / float64(b))) }

// pass hands an edge of a pointer to the mapper.
func (l *Loop) pass(e input.Edge, live bool) {
	p := l.touch.onStage(point{e.X, e.Y})
	e.X, e.Y = p.x, p.y
	l.hand(e, live)
}

func (l *Loop) touched(e input.Edge, live bool) {
	t := &l.touch
	if e.ID >= maxFingers {
		return
	}
	f, p := &t.fingers[e.ID], point{e.X, e.Y}
	was := *f
	switch e.Kind {
	case input.Down:
		*f = finger{}
		if !live {
			l.pass(e, false)
			return
		}
		*f = finger{true, p, l.thumbAt(p)}
		if f.thumb == 0 {
			l.down(e)
		}
	case input.Move:
		if f.at = p; !was.on {
			l.pass(e, live)
		} else if was.thumb == 0 {
			l.move(e)
		}
	case input.Up:
		switch *f = (finger{}); {
		case !was.on || !live:
			l.pass(e, live)
		case was.thumb == 0:
			l.up(e)
		case was.thumb == l.thumbAt(p):
			l.press(was.thumb)
		}
	}
}

// staged is how many fingers are on the stage.
func (l *Loop) staged() (n int) {
	for _, f := range l.touch.fingers {
		if f.on && f.thumb == 0 {
			n++
		}
	}
	return n
}

func (l *Loop) down(e input.Edge) {
	t, p := &l.touch, point{e.X, e.Y}
	switch n := l.staged(); {
	case n == 2 && l.Surface.Small:
		if t.state == taps { // its finger has pressed: let go where nothing is
			l.hand(input.Edge{Device: input.Touch, Kind: input.Up, ID: t.first, X: -1, Y: -1}, true)
		}
		t.state, t.tapped = pinches, 0
		apart, mid := l.apart()
		t.pinch.apart, t.pinch.zoom = max(1, apart), t.zoom()
		t.pinch.x, t.pinch.y = (mid[0]-float64(t.pan.x))/float64(t.zoom()), (mid[1]-float64(t.pan.y))/float64(t.zoom())
	case n > 1:
		t.fingers[e.ID] = finger{}
	default:
		t.first, t.from, t.last, t.moved, t.since = e.ID, p, p, false, 0
		switch {
		case t.lens.kept && t.lens.window().Has(p.x, p.y):
			t.state = slides
		case t.more > 0 || l.seeksAt(p):
			t.state = seeks
			l.catch(p)
		default:
			t.state = taps
			l.pass(e, true)
		}
	}
}

// apart is how far apart the first two fingers on the stage are, and the middle
// between them.
func (l *Loop) apart() (d float64, mid [2]float64) {
	var two []point
	var room [2]point
	two = room[:0]
	for _, f := range l.touch.fingers {
		if f.on && f.thumb == 0 && len(two) < 2 {
			two = append(two, f.at)
		}
	}
	if len(two) < 2 {
		return 0, mid
	}
	a, b := two[0], two[1]
	return math.Hypot(float64(a.x-b.x), float64(a.y-b.y)), [2]float64{float64(a.x+b.x) / 2, float64(a.y+b.y) / 2}
}

func (l *Loop) move(e input.Edge) {
	t, p := &l.touch, point{e.X, e.Y}
	if t.state == pinches {
		d, mid := l.apart()
		t.more = min(mostZoom, max(1, int(math.Round(float64(t.pinch.zoom)*d/t.pinch.apart)))) - 1
		z := float64(t.zoom())
		t.place(int(math.Round(mid[0]-t.pinch.x*z)), int(math.Round(mid[1]-t.pinch.y*z)))
		return
	}
	if e.ID != t.first {
		return
	}
	t.moved = t.moved || !p.near(t.from, slop)
	switch {
	case t.state == taps:
		l.pass(e, true)
	case t.state == seeks && t.more > 0 && t.moved:
		t.state = pans
		fallthrough
	case t.state == pans:
		t.place(t.pan.x+p.x-t.last.x, t.pan.y+p.y-t.last.y)
	case t.state == seeks:
		l.catch(p)
	case t.state == slides && t.moved:
		t.lens.by(t.last.x-p.x, t.last.y-p.y)
	}
	t.last = p
}

// place puts the corner of the zoomed stage as near to x, y as leaves no gap.
func (t *touch) place(x, y int) {
	t.pan = point{min(0, max(x, -t.more*paint.StageW)), min(0, max(y, -t.more*paint.StageH))}
}

func (l *Loop) up(e input.Edge) {
	t, p := &l.touch, point{e.X, e.Y}
	switch {
	case t.state == taps && e.ID == t.first:
		l.pass(e, true)
	case t.state == seeks && e.ID == t.first:
		l.lift(p)
	case t.state == slides && !t.moved:
		t.from = t.lens.at(p)
		l.lift(t.from)
	}
	t.lens.name = caught{}
	t.state = idle
}

// lift taps the spot that was caught; one that the lens has shown, with all it means, is
// told by that. A double tap of which the first only showed
// something keeps the lens, or ends the zoom.
func (l *Loop) lift(p point) {
	t, s := &l.touch, l.Env.Stack
	t.moved = t.moved || !p.near(t.from, slop) // one that the browser took away ends elsewhere
	if t.state == seeks && !t.moved && t.tapped > 0 && p.near(t.tap, reach) {
		if t.tapped = 0; t.more > 0 {
			t.more, t.pan = 0, point{}
			return
		}
		t.lens.keep(p)
		return
	}
	to := t.onStage(p)
	spots := s.Spots()
	if i := l.sought(spots, to); i >= 0 {
		r := spots[i].Rect
		to = point{min(max(to.x, r.X), r.X+r.W-1), min(max(to.y, r.Y), r.Y+r.H-1)}
		if id := spots[i].ID; t.state == seeks && t.lens.name.id == id && l.reads(&spots[i]) {
			l.intent(input.Intent{Kind: input.Point, Device: input.Touch, ID: t.first, X: to.x, Y: to.y})
			s.Told(id)
		}
	} else if t.moved {
		return // slid off
	}
	moved, acts, epoch := t.moved, s.Acts(), s.Epoch()
	tap := input.Edge{Device: input.Touch, ID: t.first, X: to.x, Y: to.y}
	l.hand(tap, true)
	tap.Kind = input.Up
	l.hand(tap, s.Epoch() == epoch)
	if !moved && s.Acts() == acts && s.Epoch() == epoch {
		t.tapped, t.tap = twice, p
	}
}

// reads says that the lens has told what a spot means, so that lifting chooses it.
func (l *Loop) reads(spot *ui.Spot) bool {
	return l.touch.more == 0 && l.touch.since >= readAfter && !spot.Off
}

// sought is the spot that a finger at a point of the stage means: the one below it,
// or under the lens the nearest; -1 for none.
func (l *Loop) sought(spots []ui.Spot, p point) int {
	i := ui.At(spots, p.x, p.y)
	if i >= 0 || l.touch.more > 0 || !l.lenses() || !paint.Stage.Has(p.x, p.y) {
		return i
	}
	least := reach*reach + 1
	for j, s := range spots {
		r := s.Rect
		dx, dy := max(0, r.X-p.x, p.x-r.X-r.W+1), max(0, r.Y-p.y, p.y-r.Y-r.H+1)
		if d := dx*dx + dy*dy; d < least {
			i, least = j, d
		}
	}
	return i
}
