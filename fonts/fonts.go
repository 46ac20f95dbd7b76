// Package fonts is the four pixel faces as baked glyphs and their measures:
// Label, Small and Body are one-bit glyphs drawn in any colour, Display is
// coloured and comes in gold and, for parchment, in brown.
package fonts

import (
	_ "embed"
	"slices"

	"sandglass/sprites"
)

//go:generate go run ./cmd/bake -dir .

// A Face is a typeface in its one size.
type Face uint8

// The faces. Label and the display ones draw lower case as caps.
const (
	Label        Face = iota // caps 5 px: map labels, track numbers, captions
	Small                    // caps 7 px, tabular figures: logs, tags, numbers in panels
	Body                     // caps 10 px: prompts, rules, buttons
	Display                  // caps 16 px in gold, for dark grounds: titles
	DisplayBrown             // the same on parchment
	faces
)

// The numbers of the two sheets in the atlas.
const (
	SheetNo        = sprites.FontsNo
	DisplaySheetNo = sprites.DisplayNo
)

var (
	//go:embed mask.pixels
	maskPicture []byte
	//go:embed display.pixels
	displayPicture []byte
)

// Sheet holds the one-bit glyphs, DisplaySheet the coloured ones.
var (
	Sheet        = &sprites.Sheet{Name: "fonts", Pixels: maskPicture, Frames: maskFrames, Mask: true}
	DisplaySheet = &sprites.Sheet{Name: "display", Pixels: displayPicture, Frames: displayFrames}
)

// Missing is drawn for a character that a face does not have.
const Missing = '\uFFFD'

type face struct {
	line, ascent, cap int
	gap               int // from the right edge of a glyph to the next one
	capsOnly          bool
	sheet, first      int
	frames            []sprites.Frame
	runes             []rune // ascending; glyph i is sprite first+i
}

// The display glyphs hold an outline and a shadow, which may overlap by one pixel.
var table = [faces]face{
	Label:        {8, 7, 5, 1, true, SheetNo, labelFirst, maskFrames, []rune(labelRunes)},
	Small:        {10, 8, 7, 1, false, SheetNo, smallFirst, maskFrames, []rune(smallRunes)},
	Body:         {15, 12, 10, 1, false, SheetNo, bodyFirst, maskFrames, []rune(bodyRunes)},
	Display:      {24, 20, 16, -1, true, DisplaySheetNo, goldFirst, displayFrames, []rune(goldRunes)},
	DisplayBrown: {24, 20, 16, -1, true, DisplaySheetNo, brownFirst, displayFrames, []rune(brownRunes)},
}

// Line is the distance from one line's top to the next one's, in pixels. Caps
// stand in the middle of it; accents on capitals reach up to 3 px above it.
func (f Face) Line() int { return table[f].line }

// Ascent is the distance from a line's top to its baseline, in pixels: the
// lowest row of the caps is row Ascent-1.
func (f Face) Ascent() int { return table[f].ascent }

// Cap is the height of the caps in pixels; they begin in row Ascent-Cap of the line.
func (f Face) Cap() int { return table[f].cap }

// Coloured says that the glyphs have their own colours, so that they are drawn
// with the plain remap and not painted in one colour.
func (f Face) Coloured() bool { return f >= Display }

// Glyph is the sprite of a character and the distance to the next one. Drawn at
// the top left of its line it stands where it belongs. A character that the
// face does not have gives a box, and false.
func (f Face) Glyph(r rune) (id sprites.ID, advance int, ok bool) {
	t := &table[f]
	i, ok := slices.BinarySearch(t.runes, t.fold(r))
	if !ok {
		i, _ = slices.BinarySearch(t.runes, Missing)
	}
	return sprites.NewID(t.sheet, t.first+i), int(t.frames[t.first+i].W) + t.gap, ok
}

// Width is how many pixels wide s is, the gap behind its last glyph not counted.
func (f Face) Width(s string) int { return f.width(s, 0) }

// BoldWidth is the width of s in bold, which is every glyph drawn twice, the
// second time 1 px to the right, with 1 px more to the next. Small and Body are
// made for it; Label's letters close up.
func (f Face) BoldWidth(s string) int { return f.width(s, 1) }

func (f Face) width(s string, bold int) int {
	if s == "" {
		return 0
	}
	w := -table[f].gap
	for _, r := range s {
		_, advance, _ := f.Glyph(r)
		w += advance + bold
	}
	return w
}

// fold maps a character to the one whose glyph it shares.
func (t *face) fold(r rune) rune {
	switch r {
	case '\u00A0', '\u202F': // spaces that do not break
		return ' '
	case '−': // minus
		return '–'
	case 'ẞ':
		return 'ß'
	}
	if !t.capsOnly {
		return r
	}
	switch {
	case r >= 'a' && r <= 'z', r >= 'à' && r <= 'þ' && r != '÷':
		return r - 'a' + 'A'
	case r == 'ő', r == 'ű':
		return r - 1
	}
	return r
}

// frames reads the generated table, five numbers a glyph.
func frames(numbers []int16) []sprites.Frame {
	list := make([]sprites.Frame, 0, len(numbers)/5)
	for n := range slices.Chunk(numbers, 5) {
		list = append(list, sprites.Frame{X: n[0], Y: n[1], W: n[2], H: n[3], AY: -n[4]})
	}
	return list
}
