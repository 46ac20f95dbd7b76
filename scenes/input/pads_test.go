package input

import "testing"

func TestFingersAreNumberedFromZero(t *testing.T) {
	var f Fingers
	if f.Down(1000) != 0 || f.Down(77) != 1 || f.At(1000) != 0 || f.Up(1000) != 0 || f.Down(5) != 0 || f.Up(77) != 1 {
		t.Error("numbers are not the lowest that are free")
	}
}
