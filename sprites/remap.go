package sprites

// Remap names a recolouring of a sprite: a table from palette index to palette
// index. Plain draws as it is; values 1 to 48 paint every opaque pixel in that
// one colour (text, silhouettes, flashes: Solid).
type Remap uint8

// The remaps beyond Plain and the solid ones. The five players' follow their
// base in seat order: Player+2 is Lapis, NightPlayer+2 is Lapis at night.
const (
	Plain       Remap = 0
	Player      Remap = 64 // red ramp to the player's ramp, 5 entries
	Night       Remap = 70 // everything that is not the matter at hand (screens)
	NightPlayer Remap = 71 // 5 entries
	Dusk        Remap = 76 // day sprites and sand in the evening light
	DuskPlayer  Remap = 77 // 5 entries
	Disabled    Remap = 82 // stone tones of the same lightness
	Darker      Remap = 83 // one tone down its ramp (card backs in a flip)
	Lighter     Remap = 84 // one tone up
	remaps      Remap = 85
)

// Solid is the remap that paints every opaque pixel in colour c, 1 to 48.
func Solid(c Index) Remap { return Remap(c) }

// Ramps are the palette's ramps, dark to light; tones move along them.
var Ramps = [...][]Index{
	{N0, N1}, {E0, E1, E2, E3, E4, E5, E6, E7}, {P0, P1, P2, P3}, {R0, R1, R2, R3, R4}, {G0, G1, G2, G3},
	{F0, F1, F2, F3, F4}, {W0, W1, W2, W3, W4}, {V0, V1, V2, V3, V4, V5, V6}, {S0, S1, S2, S3, S4}, {B0, B1, B2},
}

// PlayerRamps are the five players' colours (outline, dark, mid, light):
// Carnelian, Saffron, Lapis, Turquoise, Obsidian. Player parts are drawn in the
// first and remapped.
var PlayerRamps = [5][4]Index{{R0, R1, R2, R3}, {G0, G1, G2, G3}, {V0, B0, B1, B2}, {W0, W1, W3, W4}, {N0, N0, N1, S1}}

// Table is the index table of remap r; a number that names none is Plain.
func Table(r Remap) *[Colours]Index {
	if r >= remaps {
		r = Plain
	}
	return &tables[r]
}

var tables = makeTables()

func makeTables() (t [remaps][Colours]Index) {
	for r := range t {
		for c := range t[r] {
			t[r][c] = Index(c)
		}
	}
	for c := N0; c < Colours; c++ {
		for to := N0; to < Colours; to++ {
			t[to][c] = to
		}
		t[Night][c] = night(c)
		t[Dusk][c] = dusk(c)
		t[Disabled][c] = byLight(c, []Index{N0, N1, S0, S1, S2, S3, S4})
		t[Darker][c], t[Lighter][c] = neighbour(c, -1), neighbour(c, 1)
	}
	for p, ramp := range PlayerRamps {
		for i, c := range ramp {
			t[Player+Remap(p)][PlayerRamps[0][i]] = c
		}
		for c := N0; c < Colours; c++ {
			t[NightPlayer+Remap(p)][c] = t[Night][t[Player+Remap(p)][c]]
			t[DuskPlayer+Remap(p)][c] = t[Dusk][t[Player+Remap(p)][c]]
		}
	}
	return t
}

// night keeps a scene's shape in five dark tones, by lightness.
func night(c Index) Index { return byLight(c, []Index{N0, N1, V0, S0, S1}) }

// dusk turns day tones to evening ones; colours it does not name stay.
func dusk(c Index) Index {
	switch c {
	case E5:
		return V6
	case E4, P2:
		return V5
	case E2:
		return E1
	case E1:
		return E0
	case E0:
		return V0
	case P3:
		return V6
	case P1:
		return E2
	}
	return c
}

// byLight picks a tone of the scale (dark to light) by the lightness of c.
func byLight(c Index, scale []Index) Index {
	v := RGB[c]
	l := (2126*(v>>16&255) + 7152*(v>>8&255) + 722*(v&255)) / 10000
	return scale[min(int(l)*len(scale)/256, len(scale)-1)]
}

func neighbour(c Index, step int) Index {
	for _, ramp := range Ramps {
		for i, d := range ramp {
			if d == c {
				return ramp[max(0, min(i+step, len(ramp)-1))]
			}
		}
	}
	return c
}
