package paint

import (
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
)

// small is a list with fills, flips, and clips.
func small() *List {
	var l List
	l.Reset()
	l.Fill(Stage, sprites.E5)
	l.Draw(shell.Camel, 50, 40, sprites.Plain, FlipX)
	l.PushClip(Rect{300, 170, 30, 20})
	l.Sprite(shell.Pad, 305, 175)
	l.Sprite(shell.Keyboard, 320, 185)
	l.PopClip()
	l.Fill(Rect{310, 186, 9, 3}, sprites.R2)
	return &l
}

func raster(l *List) *sprites.Picture {
	p := NewStage()
	l.Raster(p, &atlas.Atlas{})
	return p
}

func TestTheZoomedStageShowsEveryPixelLarger(t *testing.T) {
	was := raster(small())
	for times := 1; times <= 3; times++ {
		l := small()
		x, y := -250*(times-1), -140*(times-1)
		l.Zoom(times, x, y)
		got := raster(l)
		for py := range StageH {
			for px := range StageW {
				want := was.Pix[(py-y)/times*StageW+(px-x)/times]
				if got.Pix[py*StageW+px] != want {
					t.Fatalf("%d times: at %d,%d is %d, want %d", times, px, py, got.Pix[py*StageW+px], want)
				}
			}
		}
	}
}

func TestTheLensShowsAPartOfTheFrameLargerAndNothingElse(t *testing.T) {
	was, l, window := raster(small()), small(), Rect{20, 60, 264, 160}
	x, y := window.X-2*250, window.Y-2*140
	l.Magnify(len(l.Cmds), 2, x, y, window)
	got := raster(l)
	for py := range StageH {
		for px := range StageW {
			want := was.Pix[py*StageW+px]
			if window.Has(px, py) {
				want = was.Pix[(py-y)/2*StageW+(px-x)/2]
			}
			if got.Pix[py*StageW+px] != want {
				t.Fatalf("at %d,%d is %d, want %d", px, py, got.Pix[py*StageW+px], want)
			}
		}
	}
	if n := len(l.Cmds); n > 2*len(small().Cmds) {
		t.Errorf("%d commands", n)
	}
	for _, c := range l.Cmds[len(small().Cmds):] {
		if c.Sprite == shell.Camel {
			t.Error("what lies outside the lens is drawn")
		}
	}
}

func TestOnlyWhatIsPushedBeyondLiesOutsideTheStage(t *testing.T) {
	var l List
	l.Fill(Rect{-40, 0, 20, 20}, sprites.R2)
	l.PushBeyond(Rect{-80, 0, 80, StageH})
	l.Fill(Rect{-20, 0, 40, 20}, sprites.G2)
	l.PopClip()
	wide := &sprites.Picture{W: 800, H: StageH, Pix: make([]sprites.Index, 800*StageH)}
	l.Raster(wide, &atlas.Atlas{})
	for x, want := range map[int]sprites.Index{45: 0, 65: sprites.G2, 79: sprites.G2, 80: 0} {
		if wide.Pix[x] != want {
			t.Errorf("at %d is %d, want %d", x, wide.Pix[x], want)
		}
	}
}
