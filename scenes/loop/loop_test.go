package loop

import (
	"slices"
	"testing"
	"time"

	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/store"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// A room is a screen of four buttons for the tests.
type room struct {
	scenes.Base
	name  string
	acted []string
	on    func(e *scenes.Env, id string)
	ticks anim.Ticks
	typed string
	field bool
}

func (r *room) Name() string                        { return r.name }
func (r *room) Update(_ *scenes.Env, by anim.Ticks) { r.ticks += by }
func (r *room) Typing() bool                        { return r.field }

func (r *room) Spots(dst []ui.Spot) []ui.Spot {
	for i, id := range []string{"a", "b", "c", "d"} {
		dst = append(dst, ui.Spot{ID: id, Rect: paint.Rect{X: 100 * i, Y: 0, W: 80, H: 40}})
	}
	return dst
}

func (r *room) Act(e *scenes.Env, id string, _ input.Intent) {
	r.acted = append(r.acted, id)
	if r.on != nil {
		r.on(e, id)
	}
}

func (r *room) Handle(_ *scenes.Env, in input.Intent) bool {
	if in.Kind == input.Typed {
		r.typed += string(in.Rune)
	}
	return in.Kind == input.Typed
}

func (r *room) Draw(_ *scenes.Env, l *paint.List, f *ui.Focus) {
	l.Fill(paint.Stage, sprites.N0)
	l.Frame(f.Rect, sprites.G2)
}

type screen struct{ full bool }

func (s *screen) Fullscreen() bool      { return s.full }
func (s *screen) SetFullscreen(on bool) { s.full = on }
func (s *screen) CanQuit() bool         { return false }
func (s *screen) Quit()                 {}

func start(first scenes.Scene) *Loop {
	e := &scenes.Env{Stack: &scenes.Stack{}, Sound: scenes.Silence{}, Settings: scenes.DefaultSettings(), Window: &screen{}, Store: &store.Memory{}}
	e.Stack.Push(first, scenes.Cut)
	l := New(e)
	l.Update(1)
	l.Draw()
	return l
}

func tap(l *Loop, keys ...input.Key) {
	for _, k := range keys {
		l.Router.Post(input.Edge{Device: input.Keyboard, Key: k})
		l.Router.Post(input.Edge{Device: input.Keyboard, Kind: input.Up, Key: k})
	}
}

func click(l *Loop, x, y int) {
	l.Router.Post(input.Edge{Device: input.Mouse, X: x, Y: y})
	l.Router.Post(input.Edge{Device: input.Mouse, Kind: input.Up, X: x, Y: y})
}

func TestThirtyTapsInAFrameAct(t *testing.T) {
	r := &room{}
	l := start(r)
	for range 30 {
		click(l, 110, 10)
		tap(l, input.KeyEnter)
	}
	l.Update(1)
	if len(r.acted) != 60 {
		t.Errorf("%d of 60 taps acted", len(r.acted))
	}
}

func TestKeysWalkAndConfirm(t *testing.T) {
	r := &room{}
	l := start(r)
	tap(l, input.KeyRight, input.KeyRight, input.KeyEnter, input.KeyLeft, input.KeySpace)
	l.Update(1)
	if !slices.Equal(r.acted, []string{"c", "b"}) {
		t.Errorf("acted %v", r.acted)
	}
}

func TestAPressThatOpensALayerNeverReachesIt(t *testing.T) {
	below, above := &room{name: "below"}, &room{name: "above"}
	l := start(below)
	below.on = func(e *scenes.Env, _ string) { e.Stack.Push(above, scenes.Cut) }
	click(l, 110, 10)
	click(l, 110, 10)
	tap(l, input.KeyEnter, input.KeyEnter)
	l.Update(1)
	if !l.Describe(paint.StagePlace{}).Busy {
		t.Error("the new layer is not drawn yet, but is said to be ready")
	}
	l.Draw()
	l.Update(1)
	if len(below.acted) != 1 || len(above.acted) != 0 {
		t.Errorf("below acted %v, above %v", below.acted, above.acted)
	}
	click(l, 210, 10)
	l.Update(1)
	if !slices.Equal(above.acted, []string{"c"}) {
		t.Errorf("above acted %v", above.acted)
	}
}

func TestAHeldDirectionStopsAtAnotherLayer(t *testing.T) {
	above := &room{}
	l := start(&room{})
	l.Router.Post(input.Edge{Device: input.Keyboard, Key: input.KeyRight})
	l.Update(1)
	l.Env.Stack.Push(above, scenes.Cut)
	for range 60 {
		l.Update(1)
		l.Draw()
	}
	if id := l.Env.Stack.Focus().ID; id != "a" {
		t.Errorf("the focus went on to %s", id)
	}
}

func TestFieldsGetText(t *testing.T) {
	r := &room{field: true}
	l := start(r)
	tap(l, input.KeyA+'M'-'A')
	l.Router.Post(input.Edge{Device: input.Keyboard, Kind: input.Text, Rune: 'm'})
	l.Update(1)
	if r.typed != "m" {
		t.Errorf("typed %q", r.typed)
	}
}

func TestFullscreenIsToggled(t *testing.T) {
	l := start(&room{})
	tap(l, input.KeyF11)
	l.Update(1)
	if !l.Env.Window.Fullscreen() || !l.Env.Settings.Fullscreen {
		t.Error("not full")
	}
	text, err := l.Env.Store.Read("settings")
	if err != nil {
		t.Fatal(err)
	}
	if kept, err := scenes.ParseSettings(text); err != nil || !kept.Fullscreen {
		t.Errorf("stored: %s, %v", text, err)
	}
}

func TestASteadyFrameAllocatesNothing(t *testing.T) {
	l := start(&room{})
	frame := func() { l.Update(1); l.Draw() }
	frame()
	if n := testing.AllocsPerRun(100, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestTheClockCountsRealTime(t *testing.T) {
	now := time.Unix(0, 0)
	c := NewClock(func() time.Time { return now })
	c.Ticks()
	total := anim.Ticks(0)
	for range 144 { // a second at 144 frames
		now = now.Add(time.Second / 144)
		total += c.Ticks()
	}
	if total < 59 || total > 60 {
		t.Errorf("%d ticks in a second", total)
	}
	now = now.Add(time.Hour)
	if n := c.Ticks(); n > 6 {
		t.Errorf("%d ticks after a pause", n)
	}
	now = now.Add(-time.Hour)
	if n := c.Ticks(); n > 1 {
		t.Errorf("%d ticks when the clock was set back", n)
	}
}
