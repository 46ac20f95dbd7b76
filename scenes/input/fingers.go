package input

// Fingers gives small numbers to touches, whatever ids the system has for them:
// the lowest that is free.
type Fingers struct{ ids []int }

const noFinger = -1 << 31

// Down numbers a new touch.
func (f *Fingers) Down(id int) uint8 {
	for i, was := range f.ids {
		if was == noFinger || was == id {
			f.ids[i] = id
			return uint8(i)
		}
	}
	f.ids = append(f.ids, id)
	return uint8(len(f.ids) - 1)
}

// At is the number of a touch; one never seen gets a number.
func (f *Fingers) At(id int) uint8 {
	for i, was := range f.ids {
		if was == id {
			return uint8(i)
		}
	}
	return f.Down(id)
}

// Up is the number of a touch that ends, and frees it.
func (f *Fingers) Up(id int) uint8 {
	n := f.At(id)
	f.ids[n] = noFinger
	return n
}
