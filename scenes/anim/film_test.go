package anim

import "testing"

func TestAFilmShowsEveryPictureForItsTime(t *testing.T) {
	f := Film{2, 1, 3}
	shown := map[int]Ticks{}
	for t := range f.Length(3) {
		i, more := f.At(t)
		if !more {
			break
		}
		shown[i]++
	}
	for i, n := range f {
		if shown[i] != n {
			t.Errorf("picture %d showed %d ticks, not %d", i, shown[i], n)
		}
	}
	if i, more := f.At(f.Length(3)); i != 2 || more {
		t.Errorf("at the end picture %d, more %v", i, more)
	}
	if f.Length(2) != 3 {
		t.Errorf("two pictures take %d ticks", f.Length(2))
	}
}

func TestSmoothBeginsAndEndsGently(t *testing.T) {
	if Smooth(0) != 0 || Smooth(1) != 1 || Smooth(.5) != .5 || Smooth(.1) > .05 || Smooth(.9) < .95 {
		t.Errorf("%v %v %v %v %v", Smooth(0), Smooth(.1), Smooth(.5), Smooth(.9), Smooth(1))
	}
}
