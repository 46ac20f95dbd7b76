package pixels

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"
)

// picture is w times h pixels of a few colours with flat parts, rows that repeat
// and noise.
func picture(w, h int) []byte {
	r := rand.New(rand.NewPCG(uint64(w), uint64(h)))
	pix := make([]byte, w*h)
	for i := range pix {
		switch x, y := i%w, i/w; {
		case y < h/3:
			pix[i] = 7
		case y < h/2:
			pix[i] = byte((x*x + y%3) % 11)
		default:
			pix[i] = byte(r.IntN(Colours))
		}
	}
	return pix
}

func TestPicturesComeBack(t *testing.T) {
	for _, size := range [][2]int{{0, 0}, {1, 1}, {1, 40}, {40, 1}, {13, 7}, {200, 120}, {MaxSide, 3}, {2, MaxSide}} {
		w, h := size[0], size[1]
		pix := picture(w, h)
		kept := bytes.Clone(pix)
		gotW, gotH, got, err := Unpack(Pack(w, h, pix))
		if err != nil || gotW != w || gotH != h || !bytes.Equal(got, kept) || !bytes.Equal(pix, kept) {
			t.Errorf("%dx%d: %dx%d, %v", w, h, gotW, gotH, err)
		}
	}
}

// What is damaged is refused unless the pixels are the same all the same: the last
// bytes are longer than they must be.
func TestDamageIsNotTakenForAPicture(t *testing.T) {
	w, h := 13, 7
	pix := picture(w, h)
	data := Pack(w, h, pix)
	whole := func(data []byte) bool {
		gotW, gotH, got, err := Unpack(data)
		if err == nil && (gotW != w || gotH != h || !bytes.Equal(got, pix)) {
			t.Errorf("a picture of %dx%d came out of damaged data", gotW, gotH)
		}
		return err == nil
	}
	if !whole(data) {
		t.Error("it is refused as it is")
	}
	refused := 0
	for n := range data {
		bad := bytes.Clone(data)
		bad[n] ^= 0x80
		if !whole(bad) {
			refused++
		}
		if whole(data[:n]) && n < len(data)-4 {
			t.Errorf("cut after %d bytes it is whole", n)
		}
	}
	if refused < len(data)-4 {
		t.Errorf("of %d damaged bytes %d are seen", len(data), refused)
	}
}

// What repeats takes next to nothing, noise at least its six bits a pixel.
func TestWhatIsExpectedTakesLittle(t *testing.T) {
	const w, h = 128, 128
	flat, columns, noise := make([]byte, w*h), make([]byte, w*h), make([]byte, w*h)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range noise {
		noise[i] = byte(r.IntN(Colours))
		columns[i] = noise[i%w]
	}
	for _, c := range []struct {
		name     string
		pix      []byte
		from, to int
	}{{"flat", flat, 0, 20}, {"columns", columns, w * depth / 8, 400}, {"noise", noise, w * h * depth / 8, 2 * w * h}} {
		if n := len(Pack(w, h, c.pix)); n < c.from || n > c.to {
			t.Errorf("%s: %d bytes, want %d to %d", c.name, n, c.from, c.to)
		}
	}
}

// Machines differ in the last digits of an exponential: none of the chances is
// so near to the middle between two numbers that this could show.
func TestChancesAreTheSameEverywhere(t *testing.T) {
	m := newModel(coder{})
	for i, p := range m.chances {
		exact := chance(float64(i)/512 - 8)
		if _, part := math.Modf(exact); math.Abs(part-.5) < 1e-7 || p == 0 || i > 0 && p < m.chances[i-1] {
			t.Errorf("chance %d: %d of %f", i, p, exact)
		}
	}
}
