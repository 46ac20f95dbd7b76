package stagecraft

import (
	"fmt"
	"testing"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/sprites"
)

type heard struct {
	scenes.Silence
	all []string
}

func (h *heard) Play(name string, c cue.Cue) {
	h.all = append(h.all, fmt.Sprintf("%s %.1f %v %d", name, c.Pan, c.Far, c.Semitones))
}

type folded struct{ kinds []uint8 }

func (f *folded) Fold(e engine.Event) { f.kinds = append(f.kinds, e.Kind) }

func TestADirectorFoldsAndSounds(t *testing.T) {
	var h heard
	var f folded
	var tl anim.Timeline
	d := Director{Env: &scenes.Env{Sound: &h}, Timeline: &tl, Picture: &f,
		Seating: &table.Seating{Human: [engine.MaxSeats]bool{true}}}
	d.Add(anim.Act{Length: 5, Start: d.Sound("pay", 0, 0), End: d.Fold(engine.Event{Kind: 3})})
	d.Rest(10)
	d.Add(anim.Act{Start: d.Sound("step", paint.StageW/2, 1), End: d.Fold(engine.Event{Kind: 4})},
		anim.Act{Start: func() { d.Play("gain", 2*paint.StageW, engine.Spectator, -2) }})
	tl.Advance(4)
	if len(f.kinds) != 0 {
		t.Error("folded before the movement ended")
	}
	tl.Advance(10)
	if len(h.all) != 1 || len(f.kinds) != 1 {
		t.Errorf("in the rest: heard %v, folded %v", h.all, f.kinds)
	}
	tl.Finish()
	if got, want := fmt.Sprint(h.all), "[pay -0.6 false 0 step 0.0 true 0 gain 0.6 false -2]"; got != want {
		t.Errorf("heard %s, want %s", got, want)
	}
	if fmt.Sprint(f.kinds) != "[3 4]" {
		t.Errorf("folded %v", f.kinds)
	}
}

// where gives the places of a sprite in what draw paints.
func where(piece sprites.ID, draw func(*paint.List)) (at [][2]int) {
	var l paint.List
	draw(&l)
	for _, c := range l.Cmds {
		if c.Sprite == piece {
			at = append(at, [2]int{int(c.X), int(c.Y)})
		}
	}
	return at
}

func TestAFlightBringsEveryPieceFromPlaceToPlace(t *testing.T) {
	const piece = sprites.ID(1)
	f := &Flight{Piece: piece, N: 3, X0: 10, Y0: 200, X1: 300, Y1: 40}
	at := func(t anim.Ticks) [][2]int { return where(piece, func(l *paint.List) { f.Draw(l, t) }) }
	if got := fmt.Sprint(at(0)); got != "[[10 200] [10 200] [10 200]]" {
		t.Errorf("begins at %s", got)
	}
	if got := at(f.Length()); len(got) != 0 {
		t.Errorf("at the end still in the air: %v", got)
	}
	last := 0
	for t0 := range f.Length() {
		if all := at(t0); len(all) > 0 {
			x := all[len(all)-1][0]
			if x < last || x > 300 {
				t.Errorf("%d ticks in the last piece is at %d, after %d", t0, x, last)
			}
			last = x
		}
	}
}

func TestAMarkerIsPassedFromSeatToSeat(t *testing.T) {
	const marker = sprites.ID(2)
	for t0, want := range map[anim.Ticks][2]int{0: {50, 9}, PassTime: {170, 9}} {
		if got := where(marker, func(l *paint.List) { Pass(l, marker, 50, 170, 9, t0) }); len(got) != 1 || got[0] != want {
			t.Errorf("%d ticks in at %v, want %v", t0, got, want)
		}
	}
}

func TestABannerOpensAndCloses(t *testing.T) {
	high := func(t anim.Ticks) (h int) {
		var l paint.List
		Banner("To Timbuktu", 160, 90).Draw(&l, t)
		for _, c := range l.Cmds {
			if c.Sprite == sprites.Fill {
				h = max(h, int(c.H))
			}
		}
		return h
	}
	if a, b, c, d := high(1), high(8), high(82), high(89); a >= b || b != 40 || c != 40 || d >= c {
		t.Errorf("heights %d %d %d %d", a, b, c, d)
	}
}
