package draw

import (
	"sync"
	"testing"

	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
)

// world is the map and what it is drawn from, made once for all tests.
var world = sync.OnceValue(func() (v struct {
	w *water
	l *lands
	m *bake.Image
}) {
	v.w = measure()
	v.l = share(v.w)
	v.m = picture(v.w, v.l)
	return v
})

// The land under a province's rows is its own: no border, no water and nothing that
// grows there disturbs what lies on it.
func TestProvincesHoldTheirRows(t *testing.T) {
	l, m := world().l, world().m
	for p := range place.Provinces {
		cx, top := place.Plate(p)
		for _, r := range taken {
			for y := top + r.top + 1; y < min(top+r.bottom, place.Height); y++ {
				for x := cx - r.half + 8; x < cx+r.half-8; x++ {
					c := m.At(x, y)
					if l.at(x, y) != p || c == E1 || c == R1 || c == R4 || c == E0 || c == E2 {
						t.Fatalf("province %d: at %d,%d lies province %d in colour %d", p, x, y, l.at(x, y), c)
					}
				}
			}
		}
	}
}

// Every province is one piece of land of a good size, and touches no land across the Nile.
func TestProvincesAreWhole(t *testing.T) {
	l := world().l
	size, found := [place.Provinces]int{}, [place.Provinces]int{}
	seen := map[[2]int]bool{}
	for y := range place.Height {
		for x := range place.Width {
			p := l.at(x, y)
			if p == sea {
				continue
			}
			if east := y < place.Nile(x); east != p.East() {
				t.Fatalf("province %d has land at %d,%d across the Nile", p, x, y)
			}
			size[p]++
			if seen[[2]int{x, y}] {
				continue
			}
			todo, n := [][2]int{{x, y}}, 0
			seen[[2]int{x, y}] = true
			for ; len(todo) > 0; n++ {
				q := todo[0]
				todo = todo[1:]
				for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
					r := [2]int{q[0] + d[0], q[1] + d[1]}
					if l.at(r[0], r[1]) == p && !seen[r] {
						seen[r] = true
						todo = append(todo, r)
					}
				}
			}
			if n > 900 { // the delta's islands belong to the land beside them
				found[p]++
			}
		}
	}
	for p := range place.Provinces {
		if size[p] < 5000 || found[p] != 1 {
			t.Errorf("province %d: %d pixels, %d large parts", p, size[p], found[p])
		}
	}
}

// The red line runs from the top to the bottom of the map but for the Nile.
func TestTheRedLineCutsEgypt(t *testing.T) {
	m, w := world().m, world().w
	for y := range place.Height {
		x := place.Cut(y)
		red, wet := 0, false
		for dx := -90; dx <= 90; dx++ {
			if c := m.At(x+dx, y); c == R1 || c == R4 {
				red++
			}
			wet = wet || w.wet(x+dx, y)
		}
		if red < 2 && !wet {
			t.Errorf("at height %d the line is %d px thick", y, red)
		}
	}
}

// The power cards' pictures lie inside their niches, and no two are alike.
func TestPowerCardsDiffer(t *testing.T) {
	seen := map[string]int{}
	for i, m := range powerCards() {
		if j, ok := seen[string(m.Pix)]; ok {
			t.Errorf("cards %d and %d look the same", i, j)
		}
		seen[string(m.Pix)] = i
		ground := blank(handWidth, handHeight, grounds[i][0], grounds[i][1])
		for y := range m.H {
			for x := range m.W {
				if in := x >= 3 && x < handWidth-3 && y >= 3 && y < handHeight-3; !in && m.At(x, y) != ground.At(x, y) {
					t.Errorf("card %d: its picture leaves the niche at %d,%d", i, x, y)
				}
			}
		}
	}
}

// Tiles of the sand thicken from frame to frame until they are closed.
func TestSandThickens(t *testing.T) {
	last := bake.New(place.SandWidth, place.SandHeight)
	for f, m := range sands() {
		open := 0
		for i, c := range m.Pix {
			if c == T {
				open++
				if last.Pix[i] != T {
					t.Fatalf("frame %d opens a grain of frame %d", f, f-1)
				}
			}
		}
		if (open == 0) != (f == place.SandFrames-1) {
			t.Errorf("frame %d has %d open pixels", f, open)
		}
		last = m
	}
}
