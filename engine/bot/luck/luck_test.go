package luck_test

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot/luck"
)

func TestLeastDrawsAmongEquals(t *testing.T) {
	l := luck.New(1)
	moves := []engine.Move{{A: 5}, {A: 2}, {A: 7}, {A: 2, B: 1}, {A: 2, B: 2}}
	cost := func(m engine.Move) float64 { return float64(m.A) - 4 }
	count := map[engine.Move]int{}
	for range 3000 {
		count[l.Least(moves, cost)]++
	}
	for _, m := range []engine.Move{moves[1], moves[3], moves[4]} {
		if n := count[m]; n < 850 || n > 1150 {
			t.Errorf("%v was drawn %d times of 3000, not about 1000", m, n)
		}
	}
	if len(count) != 3 {
		t.Errorf("what costs more is chosen: %v", count)
	}
}

func TestStateComesBack(t *testing.T) {
	a := luck.New(7)
	a.RNG.Uint64()
	var b luck.Luck
	if err := b.SetState(a.State()); err != nil || b != a {
		t.Errorf("%q reads as %v, %v", a.State(), b, err)
	}
	for _, text := range []string{"", "xyz", "-1", "10000000000000000"} {
		if err := b.SetState(text); err == nil || b != a {
			t.Errorf("%q is accepted: %v", text, b)
		}
	}
}
