// Package grid reads the text files that glyphs and lettering are drawn in, and
// doubles what they hold. Only the offline bakers import it.
package grid

import (
	"fmt"
	"strings"

	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// Parse reads one glyph: rows from the top, parted by '/', '#' is a pixel of index 1.
func Parse(rows string) *bake.Image {
	lines := strings.Split(rows, "/")
	w := 0
	for _, l := range lines {
		w = max(w, len(l))
	}
	m := bake.New(w, len(lines))
	for y, l := range lines {
		for x := range l {
			if l[x] == '#' {
				m.Set(x, y, 1)
			}
		}
	}
	return m
}

// ParseFace reads a face's file: a line is a character, a space, its rows.
// Lines that start with two slashes are remarks.
func ParseFace(text string) (map[rune]*bake.Image, error) {
	face := map[rune]*bake.Image{}
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if strings.HasPrefix(line, "// ") {
			continue
		}
		head, rows, ok := strings.Cut(strings.TrimSpace(line), " ")
		r := []rune(head)
		if !ok || len(r) != 1 || strings.Trim(rows, "#./") != "" {
			return nil, fmt.Errorf("line %d: want a character, a space and rows of # and . for dots", n+1)
		}
		if face[r[0]] != nil {
			return nil, fmt.Errorf("line %d: %q is there twice", n+1, r[0])
		}
		face[r[0]] = Parse(rows)
	}
	return face, nil
}

// Scale2x is m doubled; corners that the four neighbours agree on are rounded.
func Scale2x(m *bake.Image) *bake.Image {
	n := bake.New(m.W*2, m.H*2)
	for y := range m.H {
		for x := range m.W {
			p, up, right, left, down := m.At(x, y), m.At(x, y-1), m.At(x+1, y), m.At(x-1, y), m.At(x, y+1)
			e := [4]sprites.Index{p, p, p, p}
			if left == up && left != down && up != right {
				e[0] = up
			}
			if up == right && up != left && right != down {
				e[1] = right
			}
			if down == left && down != right && left != up {
				e[2] = left
			}
			if right == down && right != up && down != left {
				e[3] = down
			}
			for i, c := range e {
				n.Set(2*x+i%2, 2*y+i/2, c)
			}
		}
	}
	return n
}
