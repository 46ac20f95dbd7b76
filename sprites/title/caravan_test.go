package title

import (
	"testing"

	"sandglass/sprites"
)

func TestTheCaravanWalksWithoutJumpsInSight(t *testing.T) {
	for i := range Camels + 1 {
		x0, _, frame := Member(0, i)
		if x0 != start-i*pitch {
			t.Errorf("member %d begins at %d", i, x0)
		}
		before := x0
		for step := 1; step <= lap/2; step++ {
			x, y, f := Member(step*stepTicks, i)
			hidden := before > 640+offset-20 || x < -offset+20
			if x != before+2 && !hidden {
				t.Fatalf("member %d jumps from %d to %d", i, before, x)
			}
			if want := int(Crest(float64(x))) + 1; y != want {
				t.Fatalf("member %d stands at %d,%d, the sand is at %d", i, x, y, want)
			}
			if f != (frame+1)%steps {
				t.Fatalf("member %d: frame %d after %d", i, f, frame)
			}
			before, frame = x, f
		}
		if before != x0 {
			t.Errorf("member %d is at %d after a lap, not %d", i, before, x0)
		}
	}
}

func TestLeadsReachFromCamelToCamel(t *testing.T) {
	p, err := Sheet.Decode()
	if err != nil {
		t.Fatal(err)
	}
	for tick := 0; tick < lap/2*stepTicks; tick += stepTicks {
		for i := 2; i <= Camels; i++ {
			id, x, y := Lead(tick, i)
			bx, by, _ := Member(tick, i)
			ax, ay, _ := Member(tick, i-1)
			if x != bx+headX || y != by+headY {
				t.Fatalf("tick %d: lead %d does not begin at the head", tick, i)
			}
			f := Sheet.Frames[id.Index()]
			m := p.Cut(f)
			ex, ey := ax+rumpX-x+int(f.AX), ay+rumpY-y+int(f.AY)
			if m.Pix[int(f.AY)*m.W] == sprites.T || ex >= m.W || m.Pix[ey*m.W+ex] == sprites.T {
				t.Fatalf("tick %d: lead %d does not reach the rump", tick, i)
			}
		}
	}
}

func TestRopeBeyondWhatThereIsIsTheSteepest(t *testing.T) {
	for dy, want := range map[int]sprites.ID{-100: Rope, -RopeRise: Rope, 0: Rope + RopeRise, RopeFall: Rope + RopeRise + RopeFall, 99: Rope + RopeRise + RopeFall} {
		if got := rope(dy); got != want {
			t.Errorf("rope(%d) = %d, want %d", dy, got, want)
		}
	}
}
