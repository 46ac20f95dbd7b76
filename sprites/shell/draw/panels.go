package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// parchment is the panel for reading and choosing, with a hard shadow of 2 px.
func parchment() *bake.Image {
	const w, h = 19, 19
	m := bake.New(w+2, h+2)
	m.Rect(2, h, w, 2, N0)
	m.Rect(w, 2, 2, h, N0)
	m.Rect(0, 0, w, h, E0)
	m.Rect(1, 1, w-2, h-2, P3)
	m.Rect(1, h-2, w-2, 1, P1)
	m.Rect(w-2, 1, 1, h-2, P1)
	m.Rect(1, 1, w-2, 1, E7)
	m.Rect(1, 1, 1, h-2, E7)
	m.Frame(3, 3, w-6, h-6, P2)
	for _, c := range [4][4]int{{3, 3, 1, 1}, {w - 4, 3, -1, 1}, {3, h - 4, 1, -1}, {w - 4, h - 4, -1, -1}} {
		m.Set(c[0], c[1], P3)
		m.Set(c[0]+c[2], c[1]+c[3], P2)
	}
	return m
}

// darkPanel is the panel for status: gold frame, four studs, ink face.
func darkPanel() *bake.Image {
	const w = 13
	m := bake.New(w, w)
	m.Rect(0, 0, w, w, N0)
	m.Rect(1, 1, w-2, w-2, G1)
	m.Rect(1, w-2, w-2, 1, G0)
	m.Rect(w-2, 1, 1, w-2, G0)
	m.Rect(1, 1, w-2, 1, G2)
	m.Rect(1, 1, 1, w-2, G2)
	m.Rect(2, 2, w-4, w-4, N0)
	m.Rect(3, 3, w-6, w-6, N1)
	m.Rect(3, 3, w-6, 1, S0)
	stud := bake.Grid("kkkkk\nkrqqk\nkqqk.\nkqk..\nkk...")
	m.Blit(stud, 0, 0)
	m.Blit(stud.Mirrored(), w-5, 0)
	foot := bake.Grid("kk...\nkqk..\nkqqk.\nkrqqk\nkkkkk")
	m.Blit(foot, 0, w-5)
	m.Blit(foot.Mirrored(), w-5, w-5)
	return m
}

// button is a face with a side of 2 px below it; pressed, the face goes down
// over the side. Only the face and the light change between the other states.
func button(b bake.Bevel, side Index, pressed bool) *bake.Image {
	out, hi, face, lo := b[0], b[1], b[2], b[3]
	const w, h = 9, 13 // face 11, side 2
	m := bake.New(w, h)
	y := 0
	if pressed {
		y = 2
	}
	m.Rect(1, y, w-2, h-y, out)
	m.Rect(0, y+1, w, h-y-2, out)
	m.Rect(1, y+1, w-2, h-y-2, side)
	m.Rect(1, y+1, w-2, 9, face)
	m.Rect(2, y+9, w-4, 1, lo)
	m.Rect(w-2, y+2, 1, 7, lo)
	m.Rect(2, y+1, w-4, 1, hi)
	m.Rect(1, y+2, 1, 7, hi)
	return m
}

// focusRing is E7 between two lines of ink round a rectangle; in its second
// frame the pixels at the corners step out.
func focusRing(step bool) *bake.Image {
	const w = 15
	m := bake.New(w, w)
	m.Frame(1, 1, w-2, w-2, N0)
	m.Frame(2, 2, w-4, w-4, E7)
	m.Frame(3, 3, w-6, w-6, N0)
	for _, c := range [4][2]int{{1, 1}, {w - 2, 1}, {1, w - 2}, {w - 2, w - 2}} {
		m.Set(c[0], c[1], E7)
	}
	if step {
		for _, c := range [4][2]int{{0, 0}, {w - 1, 0}, {0, w - 1}, {w - 1, w - 1}} {
			m.Set(c[0], c[1], E7)
		}
	}
	return m
}

// ring is a 1 px frame in colour c with a 1 px line of ink outside it.
func ring(c Index) *bake.Image {
	m := bake.New(7, 7)
	m.Frame(0, 0, 7, 7, N0)
	m.Frame(1, 1, 5, 5, c)
	return m
}

// dashes are the legal-target lines: 2 of W4, 2 of ink, moving on by 1 px a frame.
func dashes(w, h int) []*bake.Image {
	out := make([]*bake.Image, 4)
	for f := range out {
		out[f] = bake.New(w, h)
		for i := range max(w, h) {
			c := N0
			if (i-f+4)%4 < 2 {
				c = W4
			}
			if w > h {
				out[f].Set(i, 0, c)
			} else {
				out[f].Set(0, i, c)
			}
		}
	}
	return out
}

// step is a block of the winners' podium: cornice, lit front, dark right side.
func step() *bake.Image {
	m := bake.New(18, 14)
	m.Rect(0, 0, 18, 5, E0)
	m.Rect(1, 1, 16, 3, E5)
	m.Rect(1, 1, 16, 1, E6)
	m.Rect(2, 5, 14, 9, E0)
	m.Rect(3, 5, 12, 8, E4)
	m.Rect(3, 5, 12, 2, E3)
	m.Rect(11, 5, 4, 8, E2)
	m.Rect(3, 5, 1, 8, E5)
	return m
}
