package anim

// A Film is how long each picture of a drawn movement shows.
type Film []Ticks

// Flip is the film of a card being turned up, as the cards of all games are
// drawn in six pictures.
var Flip = Film{Ms(40), Ms(40), Ms(30), Ms(40), Ms(40), Ms(60)}

// At is the picture that shows t ticks in, and false when all have been shown:
// then it is the last.
func (f Film) At(t Ticks) (picture int, more bool) {
	for i, n := range f {
		if t < n {
			return i, true
		}
		t -= n
	}
	return len(f) - 1, false
}

// Length is how long the first n pictures take together.
func (f Film) Length(n int) (t Ticks) {
	for _, x := range f[:n] {
		t += x
	}
	return t
}
