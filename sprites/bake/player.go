package bake

import "sandglass/sprites"

// marks are the players' signs, so that colour is never the only one.
var marks = [5]string{
	"..#..\n.###.\n#####",
	".###.\n#...#\n.###.",
	"##.##\n..#..\n##.##",
	"#####\n.....\n#####",
	"#.#.#\n#.#.#\n#.#.#",
}

// Mark is a player's sign, 5x3.
func Mark(seat int) *Image { return Stencil(marks[seat], MarkInk(seat)) }

// MarkInk is E7 where it stands out from the player's middle tone, else ink.
func MarkInk(seat int) sprites.Index {
	if seat == 1 || seat == 3 {
		return sprites.N0
	}
	return sprites.E7
}

// Players are five pictures of m, which is in the red ramp, in the players' colours,
// each finished by what is its own.
func Players(m *Image, finish func(seat int, m *Image)) []*Image {
	out := make([]*Image, len(sprites.PlayerRamps))
	for seat := range out {
		out[seat] = m.Remapped(sprites.Player + sprites.Remap(seat))
		finish(seat, out[seat])
	}
	return out
}

// Ghost is the light line round a piece that is not there yet, a pixel larger all round.
func Ghost(piece *Image) *Image {
	m := New(piece.W+2, piece.H+2)
	m.Blit(piece, 1, 1)
	o := m.Outlined(func(sprites.Index) sprites.Index { return sprites.E7 })
	for i, c := range m.Pix {
		if c != sprites.T {
			o.Pix[i] = sprites.T
		}
	}
	return o
}
