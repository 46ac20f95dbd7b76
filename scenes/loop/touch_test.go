package loop

import (
	"slices"
	"testing"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// A desk is a table of small spots that notes what fingers do.
type desk struct {
	room
	show bool
	done bool // there is nothing to take back
	got  []string
}

func (d *desk) Spots(dst []ui.Spot) []ui.Spot {
	dst = append(dst, ui.Spot{ID: "big", Rect: paint.Rect{X: 0, Y: 280, W: 300, H: 60}, Show: d.show})
	for i, id := range []string{"a", "b", "c"} {
		dst = append(dst, ui.Spot{ID: id, Rect: paint.Rect{X: 400 + 80*i, Y: 100, W: 22, H: 22}, Show: d.show})
	}
	return append(dst, ui.Spot{ID: "undo", Rect: paint.Rect{X: 560, Y: 330, W: 22, H: 22}, Off: d.done, Shy: true})
}

func (d *desk) Tell(_ *scenes.Env, id string) (label, why string) { return "the " + id, "because" }
func (d *desk) OpenRules(*scenes.Env)                             { d.got = append(d.got, "rules") }
func (d *desk) OpenLog(*scenes.Env)                               { d.got = append(d.got, "log") }

func (d *desk) Handle(_ *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Press:
		d.got = append(d.got, "press")
	case input.Menu:
		d.got = append(d.got, "menu")
	case input.Undo:
		d.got = append(d.got, "undo")
	case input.Cancel:
		d.got = append(d.got, "back")
	case input.Info:
		d.got = append(d.got, "info")
	}
	return false
}

// Draw shows every spot in a colour of its own, which tests find on the picture.
func (d *desk) Draw(_ *scenes.Env, l *paint.List, _ *ui.Focus) {
	l.Fill(paint.Stage, sprites.E5)
	for i, s := range d.Spots(nil) {
		l.Fill(s.Rect, sprites.B0+sprites.Index(i%3))
	}
}

// phone is the surface of one of 6 inches, so wide.
func phone(w int) paint.Surface {
	return paint.Surface{Rect: paint.Rect{X: (paint.StageW - w) / 2, W: w, H: paint.StageH}, MM: .16, Small: true}
}

func (l *Loop) finger(kind input.EdgeKind, id uint8, x, y int) {
	l.Router.Post(input.Edge{Device: input.Touch, Kind: kind, ID: id, X: x, Y: y})
	l.Update(1)
	l.Draw()
}

func (l *Loop) touchAt(x, y int) {
	l.finger(input.Down, 0, x, y)
	l.finger(input.Up, 0, x, y)
}

// rests lets so much time pass that no second tap is a double one.
func (l *Loop) rests() {
	for range twice + 1 {
		l.Update(1)
		l.Draw()
	}
}

func onPhone(w int) (*Loop, *desk) {
	d := &desk{}
	l := start(d)
	l.Env.Device = input.Touch
	l.Surface = phone(w)
	l.Update(1)
	l.Draw()
	return l, d
}

func TestAFingersPressThatOpensALayerNeverReachesIt(t *testing.T) {
	for _, s := range []paint.Surface{{}, phone(640)} {
		below, above := &desk{}, &desk{}
		l := start(below)
		l.Surface = s
		below.on = func(e *scenes.Env, _ string) { e.Stack.Push(above, scenes.Cut) }
		for range 2 {
			for _, k := range []input.EdgeKind{input.Down, input.Up} {
				l.Router.Post(input.Edge{Device: input.Touch, Kind: k, X: 410, Y: 110})
			}
		}
		l.finger(input.Down, 0, 410, 110)
		l.finger(input.Up, 0, 410, 110)
		if len(below.acted) != 1 || len(above.acted) != 0 {
			t.Errorf("small %v: below acted %v, above %v", s.Small, below.acted, above.acted)
		}
	}
	// What comes before a layer was seen opens no lens on it.
	l := start(&desk{})
	l.Surface = phone(640)
	l.Env.Stack.Push(&desk{}, scenes.Cut)
	l.finger(input.Down, 0, 410, 110)
	if l.touch.state != idle {
		t.Errorf("unseen: %d", l.touch.state)
	}
	// And one that holds a press while the layer goes away.
	below, above := &desk{}, &desk{}
	l = start(below)
	l.Env.Stack.Push(above, scenes.Cut)
	l.Update(1)
	l.Draw()
	l.finger(input.Down, 0, 410, 110)
	l.Env.Stack.Pop(scenes.Cut)
	l.Draw()
	l.finger(input.Up, 0, 410, 110)
	if len(below.acted)+len(above.acted) != 0 {
		t.Errorf("below acted %v, above %v", below.acted, above.acted)
	}
}

func TestTheLensCatchesTheNearestSpot(t *testing.T) {
	for _, c := range []struct {
		x, y int
		want string
	}{{410, 110, "a"}, {400 - 28, 110, "a"}, {421 + 28, 110, "a"}, {455, 110, "b"}, {399, 121 + 27, "a"}, {400 - 29, 110, ""}, {410, 121 + 29, ""}} {
		l, d := onPhone(640)
		l.touchAt(c.x, c.y)
		want := []string{c.want}
		if c.want == "" {
			want = nil
		}
		if !slices.Equal(d.acted, want) {
			t.Errorf("%d,%d: acted %v, want %q", c.x, c.y, d.acted, c.want)
		}
	}
}

func TestTheLensIsForWhatIsSmallerThanNineMillimetres(t *testing.T) {
	for _, c := range []struct {
		mm     float64
		off    bool
		caught bool
	}{{.16, false, true}, {.4, false, true}, {.45, false, false}, {0, false, false}, {.16, true, false}} {
		l, d := onPhone(640)
		l.Surface.MM, l.Env.Settings.NoLens = c.mm, c.off
		l.touchAt(390, 110)
		if got := len(d.acted) == 1; got != c.caught {
			t.Errorf("%v mm a pixel, off %v: caught %v", c.mm, c.off, got)
		}
	}
}

// lensOpen says whether the lens is drawn, and on which side.
func lensOpen(l *Loop) (left, right bool) {
	p := paint.NewStage()
	l.Draw().Raster(p, &atlas.Atlas{})
	at := func(x int) bool { return p.Pix[140*paint.StageW+x] == sprites.G2 } // its frame
	return at(37), at(640 - 40 - 264 - 3)
}

func TestTheLensOpensOnTheOtherHalf(t *testing.T) {
	l, d := onPhone(640)
	l.finger(input.Down, 0, 410, 110)
	if left, right := lensOpen(l); left || right {
		t.Error("a quick tap opens it")
	}
	for range lensAfter {
		l.Update(1)
	}
	if left, right := lensOpen(l); !left || right {
		t.Errorf("left %v, right %v", left, right)
	}
	if n := l.touch.lens.name; n.title != "the a" || !slices.Equal(n.lines, []string{"because"}) {
		t.Errorf("named %+v", n)
	}
	l.finger(input.Move, 0, 490, 112)
	if n := l.touch.lens.name; n.title != "the b" {
		t.Errorf("named %+v after sliding", n)
	}
	l.finger(input.Move, 0, 250, 220) // off, into the lens: it makes room
	if left, right := lensOpen(l); left || !right {
		t.Errorf("under the finger: left %v, right %v", left, right)
	}
	l.finger(input.Up, 0, 250, 220)
	if left, right := lensOpen(l); left || right || len(d.acted)+len(d.got) != 0 {
		t.Errorf("let go off the spots: left %v, right %v, acted %v", left, right, d.acted)
	}
}

func TestATouchThatTheBrowserTakesAwayDoesNothing(t *testing.T) {
	l, d := onPhone(640)
	for _, p := range []point{{410, 110}, {100, 310}, {200, 200}} {
		l.finger(input.Down, 0, p.x, p.y)
		l.finger(input.Up, 0, -1, -1)
	}
	// Where nothing is a press is told at once, and that alone.
	if len(d.acted) != 0 || !slices.Equal(d.got, []string{"press"}) || l.touch.state != idle {
		t.Errorf("acted %v, got %v", d.acted, d.got)
	}
}

func TestTheLensShowsTheFrameTwiceAsLarge(t *testing.T) {
	l, _ := onPhone(640)
	l.finger(input.Down, 0, 411, 111)
	for range lensAfter {
		l.Update(1)
	}
	p := paint.NewStage()
	l.Draw().Raster(p, &atlas.Atlas{})
	w := l.touch.lens.window()
	count := 0
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			if p.Pix[y*paint.StageW+x] == sprites.B1 { // spot a
				count++
			}
		}
	}
	if count < 42*42 || count > 44*44 { // its frame lies over the edge
		t.Errorf("%d pixels of the spot", count)
	}
}

func TestUnderTheLensTheFirstLiftShowsAndTheSecondActs(t *testing.T) {
	l, d := onPhone(640)
	d.show = true
	l.touchAt(480, 110)
	if f := l.Env.Stack.Focus(); len(d.acted) != 0 || f.ID != "b" || f.Hidden {
		t.Errorf("first: acted %v, focus %+v", d.acted, f)
	}
	l.rests()
	if l.touchAt(480, 110); !slices.Equal(d.acted, []string{"b"}) {
		t.Errorf("second: acted %v", d.acted)
	}
	l, d = onPhone(640)
	d.show, l.Env.Settings.TwoTaps = true, false
	if l.touchAt(480, 110); !slices.Equal(d.acted, []string{"b"}) {
		t.Errorf("without the setting: acted %v", d.acted)
	}
}

// hold lets a finger seek until the lens is open.
func (l *Loop) hold(x, y int) {
	l.finger(input.Down, 0, x, y)
	for range readAfter {
		l.Update(1)
		l.Draw()
	}
}

// TestLiftingChoosesWhatTheLensHasTold, as it says: what was caught is told by it.
func TestLiftingChoosesWhatTheLensHasTold(t *testing.T) {
	l, d := onPhone(640)
	d.show = true
	l.hold(480, 110)
	if l.finger(input.Up, 0, 480, 110); !slices.Equal(d.acted, []string{"b"}) {
		t.Errorf("acted %v", d.acted)
	}
	l.hold(410, 110)
	l.finger(input.Move, 0, 571, 112) // on to another one
	if l.finger(input.Up, 0, 571, 112); !slices.Equal(d.acted, []string{"b", "c"}) {
		t.Errorf("after sliding on acted %v", d.acted)
	}
	l.hold(410, 110)
	l.finger(input.Move, 0, 200, 200)
	if l.finger(input.Up, 0, 200, 200); len(d.acted) != 2 {
		t.Errorf("after sliding off acted %v", d.acted)
	}
	// What is off is only told, and the hint promises nothing.
	d.done = true
	words := func() (n int) {
		l.hold(571, 341)
		n = len(l.Draw().Cmds)
		l.finger(input.Up, 0, 571, 341)
		l.rests()
		return n
	}
	off, acts := words(), l.Env.Stack.Acts()
	if d.done = false; len(d.acted) != 2 || acts != l.Env.Stack.Acts() || words() <= off {
		t.Errorf("what is off: acted %v", d.acted)
	}
}

// TestAShortTapUnderTheLensOnlyShows: nobody has read so soon what it names.
func TestAShortTapUnderTheLensOnlyShows(t *testing.T) {
	for _, ticks := range []int{lensAfter, lensAfter + 6, readAfter - 2} {
		l, d := onPhone(640)
		d.show = true
		l.finger(input.Down, 0, 480, 110)
		for range ticks {
			l.Update(1)
			l.Draw()
		}
		if l.finger(input.Up, 0, 480, 110); len(d.acted) != 0 {
			t.Errorf("after %d ticks acted %v", ticks, d.acted)
		}
	}
}

// TestTheLensChoosesOnlyWhatItNames: under a finger that rests another spot may come.
func TestTheLensChoosesOnlyWhatItNames(t *testing.T) {
	l, d := onPhone(640)
	d.show = true
	l.hold(480, 110)
	l.touch.lens.name.id = "old"
	if l.finger(input.Up, 0, 480, 110); len(d.acted) != 0 {
		t.Errorf("acted %v", d.acted)
	}
}

// TestGoDoesNothingUnseen: what has the focus may lie outside the zoomed stage.
func TestGoDoesNothingUnseen(t *testing.T) {
	l, d := onPhone(800)
	r := l.thumbRect(thumbGo)
	l.touchAt(480, 110)
	acted := len(d.acted)
	l.touch.more, l.touch.pan = 1, point{0, -300}
	if l.touchAt(r.X+9, r.Y+9); len(d.acted) != acted || l.touch.zoom() != 1 {
		t.Errorf("acted %v, %d times", d.acted, l.touch.zoom())
	}
	if l.touchAt(r.X+9, r.Y+9); len(d.acted) != acted+1 {
		t.Errorf("seen, acted %v", d.acted)
	}
	l.touch.more, l.touch.pan = 1, point{-600, 0}
	if l.touchAt(r.X+9, r.Y+9); len(d.acted) != acted+2 || l.touch.zoom() != 2 {
		t.Errorf("in sight, acted %v, %d times", d.acted, l.touch.zoom())
	}
}

// TestAStillSceneIsNotUnzoomed by pads: it would tell that somebody pressed.
func TestAStillSceneIsNotUnzoomed(t *testing.T) {
	l, _ := onPhone(800)
	d := &stillDesk{}
	l.Env.Stack.Push(d, scenes.Cut)
	l.Update(1)
	l.Draw()
	l.touch.more = 1
	l.Router.Post(input.Edge{Device: input.Pad, Button: 1})
	l.Router.Post(input.Edge{Device: input.Pad, Kind: input.Up, Button: 1})
	l.Update(1)
	if l.Draw(); l.touch.zoom() != 2 || !slices.Equal(d.got, []string{"back"}) {
		t.Errorf("%d times, got %v", l.touch.zoom(), d.got)
	}
}

type stillDesk struct{ desk }

func (*stillDesk) Still() {}

// TestWhereASecondTapIsAwaitedItIsTold, on the stage: the button for it may be in the drawer.
func TestWhereASecondTapIsAwaitedItIsTold(t *testing.T) {
	l, d := onPhone(640)
	d.show = true
	bare := len(l.Draw().Cmds)
	more := func() bool { return len(l.Draw().Cmds) > bare }
	if l.touchAt(480, 110); !more() || len(d.acted) != 0 {
		t.Errorf("after the first tap: acted %v", d.acted)
	}
	l.rests()
	if l.touchAt(480, 110); more() || len(d.acted) != 1 {
		t.Errorf("after the second tap: acted %v", d.acted)
	}
	l.rests()
	l.touchAt(100, 310)
	if l.touchAt(300, 200); more() {
		t.Error("after a tap on nothing")
	}
	l.touchAt(410, 110)
	if l.Env.Device = input.Mouse; more() {
		t.Error("to who has taken the mouse")
	}
}

func TestGoConfirms(t *testing.T) {
	l, d := onPhone(800)
	d.show = true
	l.touchAt(480, 110)
	goes := l.thumbRect(thumbGo)
	if l.touchAt(goes.X+9, goes.Y+9); !slices.Equal(d.acted, []string{"b"}) {
		t.Errorf("what was shown: acted %v", d.acted)
	}
	// With the lens open, what it has caught.
	l.finger(input.Down, 0, 570, 110)
	l.finger(input.Down, 1, goes.X+9, goes.Y+9)
	l.finger(input.Up, 1, goes.X+9, goes.Y+9)
	l.finger(input.Up, 0, 570, 110)
	if !slices.Equal(d.acted, []string{"b", "c"}) {
		t.Errorf("what the lens has caught: acted %v", d.acted)
	}
	// What is not seen does not act.
	l.touchAt(200, 200)
	l.touchAt(goes.X+9, goes.Y+9)
	if len(d.acted) != 2 || l.Env.Stack.Focus().Hidden {
		t.Errorf("unseen: acted %v", d.acted)
	}
}

func TestADoubleTapKeepsTheLens(t *testing.T) {
	l, d := onPhone(640)
	d.show = true
	l.touchAt(410, 110)
	l.touchAt(410, 110)
	if left, _ := lensOpen(l); !left || len(d.acted) != 0 {
		t.Fatalf("open %v, acted %v", left, d.acted)
	}
	was := l.touch.lens.mid
	l.finger(input.Down, 0, 200, 150)
	l.finger(input.Move, 0, 140, 150)
	l.finger(input.Up, 0, 140, 150)
	if now := l.touch.lens.mid; now.x != was.x+60 || now.y != was.y || len(d.acted) != 0 {
		t.Errorf("dragged: from %v to %v, acted %v", was, now, d.acted)
	}
	// A tap in it means what it shows there.
	c := l.touch.lens.corner()
	for range 2 {
		l.touchAt(c.x+2*490, c.y+2*110)
		l.rests()
	}
	if !slices.Equal(d.acted, []string{"b"}) {
		t.Errorf("in the lens: acted %v", d.acted)
	}
}

func TestADoubleTapOnAButtonThatActsActsTwice(t *testing.T) {
	l, d := onPhone(640)
	l.touchAt(410, 110)
	l.touchAt(410, 110)
	if !slices.Equal(d.acted, []string{"a", "a"}) || l.touch.lens.kept {
		t.Errorf("acted %v", d.acted)
	}
}

func TestTheButtonsBesideTheStage(t *testing.T) {
	l, d := onPhone(800)
	plain := start(&desk{})
	if a, b := plain.Draw(), l.Draw(); !slices.Equal(a.Cmds, b.Cmds[:len(a.Cmds)]) {
		t.Error("the table has moved")
	}
	for b := thumbMenu; b <= thumbGo; b++ {
		r := l.thumbRect(b)
		if beside := r.X+r.W <= -8 || r.X >= paint.StageW+8; !beside || r.W != 58 || r.H < 56 || r.And(l.Surface.Rect) != r {
			t.Errorf("button %d is at %v", b, r)
		}
		l.touchAt(r.X+r.W/2, r.Y+r.H/2)
	}
	if want := []string{"menu", "undo", "back", "rules", "log", "info"}; !slices.Equal(d.got, want) || !slices.Equal(d.acted, []string{"big"}) || !l.touch.lens.kept {
		t.Errorf("got %v, acted %v, lens kept %v", d.got, d.acted, l.touch.lens.kept)
	}
	// One that can do nothing leads to where that is told.
	d.done = true
	r := l.thumbRect(thumbUndo)
	if l.touchAt(r.X+9, r.Y+9); len(d.got) != 6 || l.Env.Stack.Focus().ID != "undo" || l.Env.Stack.Focus().Hidden {
		t.Errorf("got %v, the focus is on %s", d.got, l.Env.Stack.Focus().ID)
	}
	// A finger that slides off a button means nothing.
	r = l.thumbRect(thumbMenu)
	l.finger(input.Down, 0, r.X+9, r.Y+9)
	l.finger(input.Up, 0, r.X+9, r.Y+80)
	// Nor do there those of who uses a mouse, or no table.
	l.Env.Device = input.Mouse
	if l.thumbAt(point{r.X + 9, r.Y + 9}) != noThumb {
		t.Error("there are buttons for a mouse")
	}
	l.Env.Device = input.Touch
	l.Env.Stack.Push(&room{}, scenes.Cut)
	l.Update(1)
	l.Draw()
	l.touchAt(r.X+9, r.Y+9)
	if len(d.got) != 6 || !l.thumbOff(thumbMenu) || l.thumbOff(thumbGo) || l.thumbOff(thumbBack) {
		t.Errorf("got %v", d.got)
	}
}

func TestWithoutRoomTheButtonsAreInADrawer(t *testing.T) {
	for _, w := range []int{640, 700} {
		l, d := onPhone(w)
		r := l.thumbRect(thumbMenu)
		if l.thumbAt(point{r.X + 9, r.Y + 9}) != noThumb {
			t.Error("the drawer is open")
		}
		h := l.handle()
		open := func() { l.touchAt(h.X+5, h.Y+30) }
		open()
		l.touchAt(r.X+9, r.Y+9)
		if !slices.Equal(d.got, []string{"menu"}) || l.touch.drawer {
			t.Errorf("%d wide: got %v, open %v", w, d.got, l.touch.drawer)
		}
		// What shuts it does nothing else.
		open()
		l.touchAt(410, 110)
		if l.touch.drawer || len(d.acted) != 0 {
			t.Errorf("%d wide: open %v, acted %v", w, l.touch.drawer, d.acted)
		}
		open()
		if l.touchAt(drawerPanel.X+2, 2); !l.touch.drawer || len(d.acted) != 0 {
			t.Errorf("%d wide: beside its buttons: open %v, acted %v", w, l.touch.drawer, d.acted)
		}
	}
}

func TestPinchingZoomsAndDraggingPans(t *testing.T) {
	l, d := onPhone(800)
	l.finger(input.Down, 0, 400, 110)
	l.finger(input.Down, 1, 420, 110)
	l.finger(input.Move, 1, 440, 110)
	if z := l.touch.zoom(); z != 2 {
		t.Fatalf("%d times", z)
	}
	// What was between the fingers is between them still.
	if p := l.touch.onStage(point{420, 110}); !p.near(point{410, 110}, 1) {
		t.Errorf("between the fingers is %v", p)
	}
	l.finger(input.Move, 0, 330, 110)
	if z := l.touch.zoom(); z != 3 {
		t.Errorf("%d times", z)
	}
	l.finger(input.Move, 1, 900, 110)
	if z := l.touch.zoom(); z != 3 {
		t.Errorf("%d times", z)
	}
	l.finger(input.Move, 0, 400, 110)
	l.finger(input.Move, 1, 440, 110)
	l.finger(input.Up, 0, 400, 110)
	l.finger(input.Up, 1, 440, 110)
	if z := l.touch.zoom(); z != 2 || len(d.acted) != 0 {
		t.Fatalf("%d times, acted %v", z, d.acted)
	}
	// The picture, the description and fingers agree on where a spot is.
	stage := paint.StagePlace{X: 240, Scale: 3}
	place := l.Describe(stage).Stage
	x := int((place.X+place.Scale*411-stage.X)/stage.Scale) + 0
	y := int((place.Y + place.Scale*111 - stage.Y) / stage.Scale)
	p := paint.NewStage()
	l.Draw().Raster(p, &atlas.Atlas{})
	if p.Pix[y*paint.StageW+x] != sprites.B1 {
		t.Errorf("spot a is not seen at %d,%d", x, y)
	}
	l.touchAt(x, y)
	if !slices.Equal(d.acted, []string{"a"}) {
		t.Errorf("at %d,%d acted %v", x, y, d.acted)
	}
	// Clicks go there too.
	click(l, x, y)
	l.Update(1)
	if !slices.Equal(d.acted, []string{"a", "a"}) {
		t.Errorf("a click acted %v", d.acted)
	}
	l.Env.Device = input.Touch
	was := l.touch.pan
	l.finger(input.Down, 0, x, y)
	l.finger(input.Move, 0, x+30, y+20)
	l.finger(input.Up, 0, x+30, y+20)
	if now := l.touch.pan; now != (point{was.x + 30, was.y + 20}) || len(d.acted) != 2 {
		t.Errorf("from %v to %v, acted %v", was, now, d.acted)
	}
	l.finger(input.Down, 0, 300, 200)
	l.finger(input.Move, 0, 3000, 2000)
	l.finger(input.Up, 0, 3000, 2000)
	if l.touch.pan != (point{}) {
		t.Errorf("dragged beyond the stage: %v", l.touch.pan)
	}
	// The buttons stay.
	r := l.thumbRect(thumbMenu)
	if l.touchAt(r.X+9, r.Y+9); !slices.Equal(d.got, []string{"menu"}) {
		t.Errorf("got %v", d.got)
	}
	l.rests()
	l.touchAt(300, 100)
	l.touchAt(300, 100)
	if z := l.touch.zoom(); z != 1 || len(d.acted) != 2 {
		t.Errorf("after a double tap %d times, acted %v", z, d.acted)
	}
}

func TestPinchingOutGoesBack(t *testing.T) {
	l, d := onPhone(640)
	for _, to := range []int{360, 300} {
		l.finger(input.Down, 0, 280, 180)
		l.finger(input.Down, 1, 320, 180)
		if to == 300 { // together
			l.finger(input.Move, 1, 290, 180)
		} else {
			l.finger(input.Move, 1, to, 180)
		}
		l.finger(input.Up, 1, to, 180)
		l.finger(input.Move, 0, 250, 180) // the one that is left does nothing
		l.finger(input.Up, 0, 250, 180)
	}
	if l.touch.zoom() != 1 || l.touch.pan != (point{}) || len(d.acted) != 0 {
		t.Errorf("%d times, at %v, acted %v", l.touch.zoom(), l.touch.pan, d.acted)
	}
}

func TestASecondFingerTakesThePressBack(t *testing.T) {
	l, d := onPhone(640)
	l.finger(input.Down, 0, 100, 310) // large: it is pressed at once
	if l.Env.Stack.Focus().Pressed != "big" {
		t.Fatal("not pressed")
	}
	l.finger(input.Down, 1, 200, 310)
	if p := l.Env.Stack.Focus().Pressed; p != "" {
		t.Errorf("%s is pressed still", p)
	}
	l.finger(input.Down, 2, 150, 310) // and a third one is just not there
	l.finger(input.Move, 1, 300, 310)
	l.finger(input.Up, 2, 150, 310)
	if z := l.touch.zoom(); z != 2 {
		t.Errorf("%d times", z)
	}
	l.finger(input.Up, 1, 300, 310)
	// The one that stayed can pinch anew.
	l.finger(input.Down, 1, 300, 310)
	l.finger(input.Move, 1, 200, 310)
	l.finger(input.Up, 1, 200, 310)
	l.finger(input.Up, 0, 100, 310)
	if len(d.acted) != 0 || l.touch.zoom() != 1 {
		t.Errorf("acted %v, %d times", d.acted, l.touch.zoom())
	}
	if l.touchAt(100, 310); len(d.acted) != 1 {
		t.Errorf("then acted %v", d.acted)
	}
	// On a large screen a second finger is just not there.
	l.Surface.Small = false
	l.finger(input.Down, 0, 100, 310)
	l.finger(input.Down, 1, 200, 310)
	l.finger(input.Up, 1, 200, 310)
	l.finger(input.Up, 0, 100, 310)
	if len(d.acted) != 2 || l.touch.zoom() != 1 {
		t.Errorf("acted %v", d.acted)
	}
}

// TestBackZoomsOutFirst, before it means anything to the table.
func TestBackZoomsOutFirst(t *testing.T) {
	for name, back := range map[string]func(l *Loop){
		"the thumb's button": func(l *Loop) {
			r := l.thumbRect(thumbBack)
			l.touchAt(r.X+9, r.Y+9)
		},
		"a key": func(l *Loop) { tap(l, input.KeyEscape); l.Update(1); l.Draw() },
		"a pad": func(l *Loop) {
			l.Router.Post(input.Edge{Device: input.Pad, Button: 1})
			l.Router.Post(input.Edge{Device: input.Pad, Kind: input.Up, Button: 1})
			l.Update(1)
			l.Draw()
		},
	} {
		l, d := onPhone(800)
		l.touch.more, l.touch.pan = 1, point{-100, -50}
		if back(l); l.touch.zoom() != 1 || l.touch.pan != (point{}) || len(d.got) != 0 {
			t.Errorf("%s: %d times, got %v", name, l.touch.zoom(), d.got)
		}
		l.Env.Device = input.Touch
		if back(l); !slices.Equal(d.got, []string{"back"}) {
			t.Errorf("%s again: got %v", name, d.got)
		}
	}
}

func TestAnotherSceneIsNotZoomed(t *testing.T) {
	l, _ := onPhone(800)
	l.touch.more = 2
	l.Env.Stack.Push(&desk{}, scenes.Cut)
	l.Update(1)
	if l.touch.zoom() != 1 {
		t.Error("it is")
	}
	l.Draw()
	l.touch.more = 2
	tap(l, input.KeyRight)
	if l.Update(1); l.touch.zoom() != 1 {
		t.Error("it is while keys move the focus")
	}
}

func TestAPhoneHeldUprightIsTurned(t *testing.T) {
	l, d := onPhone(640)
	l.Surface = paint.Surface{Rect: paint.Rect{Y: -531, W: 640, H: 1422}, MM: .09, Small: true, Tall: true}
	before := d.ticks
	for range 60 {
		l.Update(1)
	}
	l.touchAt(100, 310)
	if d.ticks != before || len(d.acted) != 0 {
		t.Errorf("the game went on for %d ticks, acted %v", d.ticks-before, d.acted)
	}
	if !l.Describe(paint.StagePlace{}).Busy {
		t.Error("not busy")
	}
	for lang := range locale.Langs {
		l.Env.Settings.Lang = lang
		title := l.Env.T(locale.TurnPhone)
		if l.Draw(); fonts.Body.BoldWidth(title) > paint.StageW/turnTimes-8 || len(l.turn.lines) > 3 {
			t.Errorf("%q, %q do not fit", title, l.turn.lines)
		}
		for _, c := range l.Draw().Cmds {
			if c.Times != turnTimes {
				t.Fatalf("%+v is not of the words", c)
			}
		}
	}
	// Who has a mouse or keys goes on.
	tap(l, input.KeyEnter)
	l.Update(1)
	if l.Update(1); d.ticks == before {
		t.Error("a key does not go on")
	}
	l.Env.Device = input.Touch
	if l.Surface.Tall = false; l.upright() {
		t.Error("turned, it still asks")
	}
}

func TestTheWordsOnTheButtonsFit(t *testing.T) {
	for lang := range locale.Langs {
		for _, m := range locale.Thumbs {
			if w := fonts.Small.Width(m.In(lang)); w > thumbWide-4 {
				t.Errorf("%q is %d wide", m.In(lang), w)
			}
		}
		for _, m := range [...]locale.Msg{locale.LensLift, locale.TapAgain} {
			if tag := m.In(lang); ui.TagWidth(tag) > 220 {
				t.Errorf("%q is too wide", tag)
			}
		}
	}
}

func TestSteadyFramesForFingersAllocateNothing(t *testing.T) {
	for name, set := range map[string]func(l *Loop){
		"pillars": func(l *Loop) {},
		"lens":    func(l *Loop) { l.touch.lens.keep(point{100, 100}) },
		"finger":  func(l *Loop) { l.finger(input.Down, 0, 410, 110) },
		"zoom":    func(l *Loop) { l.touch.more = 1 },
		"drawer":  func(l *Loop) { l.Surface = phone(640); l.touch.drawer = true },
		"upright": func(l *Loop) { l.Surface.Tall = true },
	} {
		l := start(&listener{})
		l.Env.Device, l.Surface = input.Touch, phone(800)
		set(l)
		frame := func() { l.Update(1); l.Draw() }
		for range 30 {
			frame()
		}
		if n := testing.AllocsPerRun(50, frame); n != 0 {
			t.Errorf("%s: %v allocations a frame", name, n)
		}
	}
}
