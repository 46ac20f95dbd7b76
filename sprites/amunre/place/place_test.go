package place

import (
	"testing"

	"sandglass/engine/amunre"
)

// The provinces are the rules' provinces in their order: each on its bank, and on its
// side of the red line.
func TestProvincesLieOnTheirSides(t *testing.T) {
	if Provinces != amunre.Provinces {
		t.Fatalf("%d provinces, want %d", Provinces, amunre.Provinces)
	}
	for p := range Provinces {
		land := amunre.Province(p).Land()
		if p.East() != land.East {
			t.Errorf("%s: on the east bank %v, want %v", land.Name, p.East(), land.East)
		}
		x, y, w, h := Ring(p)
		for _, q := range [][2]int{{x, y}, {x + w - 1, y}, {x, y + h - 1}, {x + w - 1, y + h - 1}} {
			if east := q[1] < Nile(q[0])-8; east != land.East {
				t.Errorf("%s: its corner %d,%d is not on its bank", land.Name, q[0], q[1])
			}
			if !land.East && q[1] < Nile(q[0])+8 {
				t.Errorf("%s: its corner %d,%d is in the Nile", land.Name, q[0], q[1])
			}
			if upper := q[0] > Cut(q[1]); upper != land.Upper {
				t.Errorf("%s: its corner %d,%d is not on its side of the red line", land.Name, q[0], q[1])
			}
		}
	}
}

func TestRingsLieApart(t *testing.T) {
	for p := range Provinces {
		x, y, w, h := Ring(p)
		if x < 2 || y < 2 || x+w > Width-2 || y+h > Height-2 {
			t.Errorf("province %d: ring %d,%d %dx%d leaves the map", p, x, y, w, h)
		}
		for q := range p {
			a, b, c, d := Ring(q)
			if x < a+c && a < x+w && y < b+d && b < y+h {
				t.Errorf("the rings of %d and %d overlap", p, q)
			}
		}
	}
}

// Rows lie one below the other inside the ring, whatever stands in them.
func TestRowsLieInTheRing(t *testing.T) {
	for p := range Provinces {
		x, y, w, h := Ring(p)
		in := func(what string, a, b, c, d int) {
			if a < x || b < y || a+c > x+w || b+d > y+h {
				t.Errorf("province %d: %s at %d,%d %dx%d, ring %d,%d %dx%d", p, what, a, b, c, d, x, y, w, h)
			}
		}
		cx, top := Plate(p)
		in("plate", cx-30, top, 60, PlateHeight)
		fx, bottom := Facts(p)
		in("facts", fx-20, bottom-FactsHeight, 40, FactsHeight)
		if bottom > top {
			t.Errorf("province %d: facts end at %d, the plate begins at %d", p, bottom, top)
		}
		for n := 1; n <= 20; n++ {
			last := 0
			for i := range n {
				a, b := Farmer(p, i, n)
				in("farmer", a-3, b-10, 7, 11)
				if b-10 < top+PlateHeight || i > 0 && a <= last {
					t.Errorf("province %d: farmer %d of %d at %d,%d", p, i, n, a, b)
				}
				last = a
			}
		}
		for pyramids := range 40 {
			for bricks := range 3 {
				_, feet := Farmer(p, 0, 1)
				two := 0
				for i := range Buildings(pyramids, bricks) {
					k, a, b := Building(p, pyramids, bricks, i)
					size := widths[k]
					in("building", a-size/2, b-10, size, 11)
					if b-10 <= feet {
						t.Errorf("province %d: building at %d, farmers' feet at %d", p, b, feet)
					}
					two += []int{Double: 2, Single: 1, Bricks: 0}[k]
				}
				if two != pyramids {
					t.Errorf("%d pyramids are shown as %d", pyramids, two)
				}
			}
		}
		sx, sy := Standard(p, 60)
		in("standard", sx-4, sy-15, 9, 16)
		lx, ly := Leader(p, 60)
		in("leader", lx, ly, 11, 18)
		gx, gb := Goods(p, 50)
		in("goods", gx, gb-10, 12, 10)
	}
}

// Altars lie beside one another, their coins on them.
func TestAltarsLieApart(t *testing.T) {
	for n := 3; n <= 5; n++ {
		for i := range n {
			x, y := Altar(i, n)
			if x < 0 || x+AltarWidth > Width || y+AltarHeight > Height {
				t.Errorf("altar %d of %d at %d,%d", i, n, x, y)
			}
			if i > 0 {
				if before, _ := Altar(i-1, n); before+AltarWidth > x {
					t.Errorf("altars %d and %d of %d overlap", i-1, i, n)
				}
			}
		}
	}
	seen := map[[2]int]bool{}
	for i := range MostCoins {
		x, y := Offered(i)
		if seen[[2]int{x, y}] || x < 7 || x+7 > AltarWidth {
			t.Errorf("coin %d at %d,%d", i, x, y)
		}
		seen[[2]int{x, y}] = true
	}
	for k := range 4 {
		x, y, w, h := Band(k)
		tx, ty := Temple(k)
		if x < MeterX || x+w > MeterX+MeterWidth || y+h > MeterY+MeterHeight || tx != x+w/2 || ty >= y {
			t.Errorf("band %d at %d,%d, temple at %d,%d", k, x, y, tx, ty)
		}
	}
}

// The sand is nowhere at first and everywhere in the end, and never thins on the way.
func TestSandCoversTheMap(t *testing.T) {
	for i := range SandTiles {
		last := -1
		for at := 0; at <= 1000; at += 10 {
			_, _, f := Sand(i, at)
			if f < last {
				t.Fatalf("tile %d thins from %d to %d at %d", i, last, f, at)
			}
			last = f
		}
		if _, _, f := Sand(i, 0); f != -1 {
			t.Errorf("tile %d begins with %d", i, f)
		}
		if last != SandFrames-1 {
			t.Errorf("tile %d ends with %d", i, last)
		}
	}
}
