package scenes

import (
	"testing"

	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// page is a scene with two spots that notes what it is asked to do.
type page struct {
	Base
	name    string
	overlay bool
	off     bool
	acted   []string
	handled []input.Kind
	onAct   func(*Env)
}

func (p *page) Name() string  { return p.name }
func (p *page) Overlay() bool { return p.overlay }
func (p *page) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: "left", Rect: paint.Rect{X: 10, Y: 10, W: 30, H: 30}},
		ui.Spot{ID: "right", Rect: paint.Rect{X: 60, Y: 10, W: 30, H: 30}, Off: p.off, Show: true})
}
func (p *page) Tell(_ *Env, id string) (string, string) { return "the " + id, "" }
func (p *page) Act(e *Env, id string, _ input.Intent) {
	p.acted = append(p.acted, id)
	if p.onAct != nil {
		p.onAct(e)
	}
}
func (p *page) Handle(_ *Env, in input.Intent) bool {
	p.handled = append(p.handled, in.Kind)
	return in.Kind != input.Nav && in.Kind != input.TabLeft && in.Kind != input.TabRight
}
func (p *page) Draw(_ *Env, l *paint.List, _ *ui.Focus) { l.Fill(paint.Stage, sprites.E5) }

func newEnv(first Scene) *Env {
	e := &Env{Stack: &Stack{}, Sound: Silence{}, Settings: DefaultSettings()}
	e.Stack.Push(first, Cut)
	e.Stack.Update(e, 1)
	return e
}

func pointer(kind input.Kind, x, y int, d input.Device) input.Intent {
	return input.Intent{Kind: kind, X: x, Y: y, Device: d}
}

func TestEveryDeviceActsOnSpots(t *testing.T) {
	p := &page{name: "p"}
	e := newEnv(p)
	e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
	e.Stack.Give(e, input.Intent{Kind: input.Nav, DX: 1, Device: input.Pad})
	e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: input.Pad})
	e.Stack.Give(e, pointer(input.Press, 20, 20, input.Mouse))
	e.Stack.Give(e, pointer(input.Release, 20, 20, input.Mouse))
	if len(p.acted) != 3 || p.acted[0] != "left" || p.acted[1] != "right" || p.acted[2] != "left" {
		t.Errorf("acted %v", p.acted)
	}
	if e.Device != input.Mouse {
		t.Errorf("the device last used is %d", e.Device)
	}
}

func TestLettingGoElsewhereDoesNothing(t *testing.T) {
	p := &page{name: "p"}
	e := newEnv(p)
	e.Stack.Give(e, pointer(input.Press, 20, 20, input.Mouse))
	e.Stack.Give(e, pointer(input.Release, 70, 20, input.Mouse))
	if len(p.acted) != 0 {
		t.Errorf("acted %v", p.acted)
	}
}

func TestAFingersFirstTapOnlyShows(t *testing.T) {
	p := &page{name: "p"}
	e := newEnv(p)
	tap := func() {
		e.Stack.Give(e, pointer(input.Press, 70, 20, input.Touch))
		e.Stack.Give(e, pointer(input.Release, 70, 20, input.Touch))
	}
	if _, ok := e.Stack.Awaited(); ok {
		t.Error("a second tap is awaited before the first")
	}
	if tap(); len(p.acted) != 0 || e.Stack.Focus().ID != "right" {
		t.Errorf("first tap: acted %v, focus %s", p.acted, e.Stack.Focus().ID)
	}
	// The scene knows where on the spot the finger was, as it does of a mouse.
	if p.handled[0] != input.Point {
		t.Errorf("first tap: handled %v", p.handled)
	}
	if s, ok := e.Stack.Awaited(); !ok || s.ID != "right" {
		t.Errorf("a second tap is awaited on %q, %v", s.ID, ok)
	}
	if tap(); len(p.acted) != 1 {
		t.Errorf("second tap: acted %v", p.acted)
	}
	if _, ok := e.Stack.Awaited(); ok {
		t.Error("a tap is awaited after the second")
	}
	// What is off waits for none.
	e.Stack.Give(e, pointer(input.Press, 20, 20, input.Touch))
	p.off = true
	tap()
	if _, ok := e.Stack.Awaited(); ok {
		t.Error("a second tap is awaited on what is off")
	}
}

func TestWhatTheLensHasToldActsAtOnce(t *testing.T) {
	for _, c := range []struct {
		told string
		acts int
	}{{"right", 1}, {"left", 0}} { // only what has the focus counts
		p := &page{name: "p"}
		e := newEnv(p)
		e.Stack.Give(e, pointer(input.Point, 70, 20, input.Touch))
		e.Stack.Told(c.told)
		e.Stack.Give(e, pointer(input.Press, 70, 20, input.Touch))
		e.Stack.Give(e, pointer(input.Release, 70, 20, input.Touch))
		if len(p.acted) != c.acts {
			t.Errorf("%s was told: acted %v", c.told, p.acted)
		}
	}
}

func TestSpotsThatAreOffDoNotAct(t *testing.T) {
	p := &page{name: "p", off: true}
	e := newEnv(p)
	e.Stack.Give(e, input.Intent{Kind: input.Nav, DX: 1})
	e.Stack.Give(e, input.Intent{Kind: input.Confirm})
	if e.Stack.Focus().ID != "right" || len(p.acted) != 0 {
		t.Errorf("focus %s, acted %v", e.Stack.Focus().ID, p.acted)
	}
}

func TestOnlyTheTopSceneHasTheInput(t *testing.T) {
	below, above := &page{name: "below"}, &page{name: "above", overlay: true}
	e := newEnv(below)
	epoch := e.Stack.Epoch()
	e.Stack.Push(above, Cut)
	if e.Stack.Epoch() == epoch {
		t.Error("the epoch did not change when a scene came on top")
	}
	e.Stack.Give(e, input.Intent{Kind: input.Cancel})
	e.Stack.Give(e, input.Intent{Kind: input.Confirm})
	if len(below.handled)+len(below.acted) != 0 || len(above.handled) != 1 || len(above.acted) != 1 {
		t.Errorf("below got %v %v, above %v %v", below.handled, below.acted, above.handled, above.acted)
	}
	e.Stack.Pop(Cut)
	if e.Stack.Top() != below {
		t.Error("the scene below did not come back")
	}
}

func TestAnOverlayShowsWhatIsBelowAtNight(t *testing.T) {
	e := newEnv(&page{name: "below"})
	e.Stack.Push(&page{name: "above", overlay: true}, Cut)
	var l paint.List
	e.Stack.Draw(e, &l)
	if len(l.Cmds) != 2 || l.Cmds[0].Remap != sprites.Solid(sprites.Table(sprites.Night)[sprites.E5]) || l.Cmds[1].Remap != sprites.Solid(sprites.E5) {
		t.Errorf("drawn: %v", l.Cmds)
	}
}

func TestTheSandWipeGoesFromTheOldScreenToTheNew(t *testing.T) {
	e := newEnv(&page{name: "old"})
	var l paint.List
	e.Stack.Draw(e, &l)
	e.Stack.Replace(&page{name: "new"}, SandWipe)
	e.Stack.Update(e, wipeTicks/2)
	if e.Stack.Draw(e, &l); !e.Stack.Changing() || len(l.Cmds) < 100 {
		t.Errorf("half way: changing %v, %d commands", e.Stack.Changing(), len(l.Cmds))
	}
	e.Stack.Update(e, wipeTicks)
	if e.Stack.Draw(e, &l); e.Stack.Changing() || len(l.Cmds) != 1 {
		t.Errorf("at the end: changing %v, %d commands", e.Stack.Changing(), len(l.Cmds))
	}
}

func TestASteadyFrameAllocatesNothing(t *testing.T) {
	e := newEnv(&page{name: "p"})
	var l paint.List
	e.Stack.Draw(e, &l)
	if n := testing.AllocsPerRun(20, func() { e.Stack.Update(e, anim.Ticks(1)); e.Stack.Draw(e, &l) }); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestDescriptionTellsSpotsAndFocus(t *testing.T) {
	e := newEnv(&page{name: "p", off: true})
	d := e.Stack.Describe(e, paint.StagePlace{Scale: 2})
	if d.Screen != "p" || d.Focus != "left" || len(d.Hotspots) != 2 || d.Hotspots[0].Label != "the left" || d.Hotspots[1].Enabled || d.Viewer != nil || d.View != nil {
		t.Errorf("described: %+v", d)
	}
}

func TestSettingsSurviveAndDamageIsTold(t *testing.T) {
	if _, err := ParseSettings([]byte("{")); err == nil {
		t.Error("damaged settings were read")
	}
	for _, bad := range []string{`{"Music": 101}`, `{"Lang": 9}`, `{"Speed": 7}`, `[]`} {
		if s, err := ParseSettings([]byte(bad)); err == nil || s.Music != 80 {
			t.Errorf("%s was read as %+v", bad, s)
		}
	}
	if s, err := ParseSettings([]byte(`{"Music": 7, "Speed": 2}`)); err != nil || s.Music != 7 || s.Speed != Quadruple || s.Master != 80 {
		t.Errorf("read %+v, %v", s, err)
	}
}

// opener is a page whose focus begins on the right.
type opener struct{ page }

func (*opener) Start() string { return "right" }

func TestAPushedSceneCanBeDescribedBeforeItGoesOn(t *testing.T) {
	e := newEnv(&page{name: "below"})
	e.Stack.Push(&opener{page{name: "above"}}, Cut)
	d := e.Stack.Describe(e, paint.StagePlace{})
	if d.Focus != "right" || len(d.Hotspots) != 2 {
		t.Errorf("at once: focus %q, %d spots", d.Focus, len(d.Hotspots))
	}
	e.Stack.Pop(Cut)
	if d := e.Stack.Describe(e, paint.StagePlace{}); d.Screen != "below" || d.Focus != "left" || len(d.Hotspots) != 2 {
		t.Errorf("below again: %+v", d)
	}
}

// guarded is a page that lets pads through alone.
type guarded struct{ page }

func (*guarded) Lets(_ *Env, in input.Intent) bool { return in.Device == input.Pad }

func TestAGuardedSceneIsAskedFirst(t *testing.T) {
	p := &guarded{page{name: "p"}}
	e := newEnv(p)
	for _, in := range []input.Intent{{Kind: input.Confirm}, {Kind: input.Nav, DX: 1}, {Kind: input.Menu}, pointer(input.Press, 70, 20, input.Mouse), pointer(input.Release, 70, 20, input.Mouse)} {
		e.Stack.Give(e, in)
	}
	if len(p.acted)+len(p.handled) != 0 || e.Stack.Focus().ID != "left" {
		t.Errorf("acted %v, handled %v, focus %s", p.acted, p.handled, e.Stack.Focus().ID)
	}
	e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: input.Pad})
	if len(p.acted) != 1 {
		t.Error("what is let through does not act")
	}
}

// dial is a scene with one spot that means something else at every x.
type dial struct {
	page
	at int
}

func (d *dial) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: "dial", Rect: paint.Rect{X: 10, Y: 10, W: 100, H: 30}, Show: true})
}

func (d *dial) Handle(_ *Env, in input.Intent) bool {
	if in.Kind == input.Point {
		d.at = in.X / 10
	}
	return true
}

func (d *dial) Describe(_ *Env, to *Description) { to.Prompt = "number " + string(rune('0'+d.at)) }

// TestAFingerIsToldEachMeaningOfASpot: two taps in different places of one are two
// first ones, and so is a slide from one place to another.
func TestAFingerIsToldEachMeaningOfASpot(t *testing.T) {
	d := &dial{}
	e := newEnv(d)
	tap := func(from, to int) int {
		e.Stack.Give(e, pointer(input.Press, from, 20, input.Touch))
		e.Stack.Give(e, pointer(input.Release, to, 20, input.Touch))
		return len(d.acted)
	}
	for i, x := range []struct{ from, to, acted int }{{20, 20, 0}, {50, 50, 0}, {50, 80, 0}, {80, 80, 1}} {
		if n := tap(x.from, x.to); n != x.acted {
			t.Errorf("tap %d, from %d to %d: acted %d times, not %d", i, x.from, x.to, n, x.acted)
		}
	}
}
