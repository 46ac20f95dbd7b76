package glass

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// Pixels can be read only while Ebitengine's loop runs, so all tests run in its
// first frame.
func TestMain(m *testing.M) {
	g := &runner{m: m}
	if err := ebiten.RunGame(g); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(g.code)
}

type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image)         {}
func (r *runner) Layout(int, int) (int, int) { return paint.StageW, paint.StageH }

// all are the sprites of every sheet.
func all() []sprites.ID {
	var ids []sprites.ID
	for sheet := range 63 {
		for i := range sprites.MaxFrames {
			if id := sprites.NewID(sheet, i); atlas.Frame(id).W > 0 {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// compare shows a list and compares it with the rasteriser, pixel by pixel.
func compare(t *testing.T, g *Glass, surface *ebiten.Image, a *atlas.Atlas, l *paint.List) {
	t.Helper()
	g.Show(surface, l)
	b := surface.Bounds()
	want := &sprites.Picture{W: b.Dx(), H: b.Dy(), Pix: make([]sprites.Index, b.Dx()*b.Dy())}
	for i := range want.Pix {
		want.Pix[i] = sprites.N0
	}
	l.Raster(want, a)
	pix := make([]byte, 4*b.Dx()*b.Dy())
	surface.ReadPixels(pix)
	for y := range b.Dy() {
		for x := range b.Dx() {
			c := sprites.RGB[want.Pix[y*want.W+x]]
			p := pix[4*(y*b.Dx()+x):]
			if got := uint32(p[0])<<16 | uint32(p[1])<<8 | uint32(p[2]); got != c || p[3] != 255 {
				t.Fatalf("at %d,%d: the glass shows %06x (alpha %d), the rasteriser %06x", x, y, got, p[3], c)
			}
		}
	}
}

// remaps are the kinds of remap; every solid colour is tried on its own.
func remaps() []sprites.Remap {
	kinds := []sprites.Remap{sprites.Plain, sprites.Night, sprites.Dusk, sprites.Disabled, sprites.Darker, sprites.Lighter, sprites.Solid(sprites.W3)}
	for p := range sprites.Remap(5) {
		kinds = append(kinds, sprites.Player+p, sprites.NightPlayer+p, sprites.DuskPlayer+p)
	}
	return kinds
}

func TestTheGlassShowsWhatTheRasteriserPaints(t *testing.T) {
	g, surface, a := New(), ebiten.NewImage(paint.StageW, paint.StageH), &atlas.Atlas{}
	ids := all()
	if len(ids) == 0 {
		t.Fatal("there are no sprites")
	}
	random := rand.New(rand.NewPCG(1, 2))
	var l paint.List
	for _, r := range remaps() {
		// Every sprite once in this remap, some over the edges, some flipped, clipped.
		for first := 0; first < len(ids); first += 150 {
			l.Reset()
			l.Fill(paint.Stage, sprites.Index(1+random.IntN(int(sprites.Colours)-1)))
			for _, id := range ids[first:min(len(ids), first+150)] {
				clip := random.IntN(3) == 0
				if clip {
					l.PushClip(paint.Rect{X: random.IntN(600), Y: random.IntN(300), W: random.IntN(200), H: random.IntN(200)})
				}
				l.Draw(id, random.IntN(paint.StageW), random.IntN(paint.StageH), r, uint8(random.IntN(2)))
				if clip {
					l.PopClip()
				}
			}
			compare(t, g, surface, a, &l)
		}
	}
	for c := sprites.N0; c < sprites.Colours; c++ {
		l.Reset()
		l.Fill(paint.Rect{X: 10, Y: 10, W: 300, H: 200}, c)
		for i, id := range ids[:min(len(ids), 60)] {
			l.Draw(id, 20+10*i, 250, sprites.Solid(c), 0)
		}
		compare(t, g, surface, a, &l)
	}
}

func TestTheGlassZoomsAsTheRasteriserDoes(t *testing.T) {
	g, a := New(), &atlas.Atlas{}
	g.lay = newLayout(2400, 1080, 1)
	surface := ebiten.NewImage(int(g.lay.w), int(g.lay.h))
	ids, random := all(), rand.New(rand.NewPCG(3, 4))
	for times := 1; times <= 3; times++ {
		for first := 0; first < len(ids); first += 150 {
			var l paint.List
			l.Fill(paint.Stage, sprites.E5)
			for i, id := range ids[first:min(len(ids), first+150)] {
				if i%3 == 0 {
					l.PushClip(paint.Rect{X: random.IntN(600), Y: random.IntN(300), W: random.IntN(200), H: random.IntN(200)})
				}
				l.Draw(id, random.IntN(paint.StageW), random.IntN(paint.StageH), sprites.Plain, uint8(random.IntN(2)))
				l.Fill(paint.Rect{X: random.IntN(600), Y: random.IntN(300), W: random.IntN(20), H: random.IntN(20)}, sprites.R2)
				if i%3 == 0 {
					l.PopClip()
				}
			}
			l.Zoom(times, -random.IntN(640*times-639), -random.IntN(360*times-359))
			l.Magnify(len(l.Cmds), 1+random.IntN(3), -random.IntN(640), -random.IntN(360), paint.Rect{X: 20, Y: 70, W: 264, H: 160})
			l.PushBeyond(paint.Rect{X: -80, Y: 0, W: 80, H: 360})
			l.Sprite(ids[first], -40, 100)
			l.PopClip()
			compare(t, g, surface, a, &l)
		}
	}
}

func TestTheSurfaceTellsWhatIsRoundTheStage(t *testing.T) {
	for _, c := range []struct {
		w, h, device float64
		beside       int
		small, tall  bool
		from, to     float64 // mm a stage pixel
	}{
		{800, 360, 3, 80, true, false, .155, .165}, // a phone of 6 inches, 20:9
		{640, 360, 3, 0, true, false, .155, .165},  // 16:9
		{360, 800, 3, 0, true, true, .08, .1},      // held upright
		{1280, 720, 1, 0, false, false, .51, .53},  // a window
		{1280, 800, 2, 0, false, false, .51, .53},  // a tablet
		{1600, 720, 1, 80, false, false, .51, .53}, // with room beside
	} {
		g := &Glass{lay: newLayout(c.w, c.h, c.device)}
		s := g.Surface()
		if s.Beside() != c.beside || s.Small != c.small || s.Tall != c.tall || s.MM < c.from || s.MM > c.to {
			t.Errorf("%v x %v: %+v, %d beside", c.w, c.h, s, s.Beside())
		}
	}
}

func TestAFullPageIsEmptiedInMidFrame(t *testing.T) {
	g, surface, a := New(), ebiten.NewImage(paint.StageW, paint.StageH), &atlas.Atlas{}
	// Room for the white square and little else: the page fills again and again.
	g.page.room.size = 128
	g.page.clear()
	var l paint.List
	l.Reset()
	n := 0
	for _, id := range all() {
		if f := atlas.Frame(id); f.W <= 100 && f.H <= 100 && n < 400 {
			l.Sprite(id, 13*n%600, 17*n%340)
			n++
		}
	}
	compare(t, g, surface, a, &l)
}

func TestTheLetterboxIsDark(t *testing.T) {
	g, a := New(), &atlas.Atlas{}
	g.lay = newLayout(1400, 760, 1)
	w, h := int(g.lay.w), int(g.lay.h)
	surface := ebiten.NewImage(w, h)
	if w != 700 || h != 380 || g.lay.ox != 30 || g.lay.oy != 10 {
		t.Fatalf("the surface is %d x %d, the stage at %d,%d", w, h, g.lay.ox, g.lay.oy)
	}
	var l paint.List
	l.Fill(paint.Stage, sprites.E5)
	compare(t, g, surface, a, &l)
}

func TestNothingIsDrawnWhenNothingChanged(t *testing.T) {
	g, surface := New(), ebiten.NewImage(paint.StageW, paint.StageH)
	var l paint.List
	show := func(frames int) int {
		before := g.Drawn
		for range frames {
			g.Show(surface, &l)
		}
		return g.Drawn - before
	}
	l.Fill(paint.Stage, sprites.E5)
	if n := show(10); n != 1 {
		t.Errorf("an unchanged frame was drawn %d times in 10", n)
	}
	if n := show(2 * heartbeat); n != 2 {
		t.Errorf("%d heartbeats in %d frames", n, 2*heartbeat)
	}
	l.Fill(paint.Rect{X: 1, Y: 1, W: 1, H: 1}, sprites.N0)
	if n := show(1); n != 1 {
		t.Error("a change was not drawn")
	}
	g.lay = newLayout(1, 1, 1)
	g.Layout(800, 600)
	if n := show(1); n != 1 {
		t.Error("not drawn anew after the window changed")
	}
}

func TestFramesAllocateNoMoreThanADrawCall(t *testing.T) {
	g, surface := New(), ebiten.NewImage(paint.StageW, paint.StageH)
	ids := all()
	var l paint.List
	x := 0
	frame := func() {
		x++
		l.Reset()
		l.Fill(paint.Stage, sprites.E5)
		for i := range 300 {
			l.Sprite(ids[i%len(ids)], (x+7*i)%600, 11*i%340)
		}
		g.Show(surface, &l)
	}
	frame()
	got := testing.AllocsPerRun(50, frame)
	vertices, indices := make([]ebiten.Vertex, 4), []uint16{0, 1, 2, 1, 2, 3}
	call := testing.AllocsPerRun(50, func() { surface.DrawTriangles(vertices, indices, g.page.img, &g.op) })
	if got > call {
		t.Errorf("%v allocations a drawn frame; a draw call of Ebitengine has %v", got, call)
	}
	if n := testing.AllocsPerRun(50, func() { g.Show(surface, &l) }); n > call/10 {
		t.Errorf("%v allocations an unchanged frame", n)
	}
}

func TestManyQuadsAreSplit(t *testing.T) {
	g, surface, a := New(), ebiten.NewImage(paint.StageW, paint.StageH), &atlas.Atlas{}
	var l paint.List
	for i := range 2*maxQuads + 500 {
		l.Fill(paint.Rect{X: i % 640, Y: i / 640 * 3, W: 2, H: 2}, sprites.Index(1+i%48))
	}
	compare(t, g, surface, a, &l)
}
