package fonts

import (
	"go/build"
	"slices"
	"strings"
	"testing"

	"sandglass/sprites"
)

var all = []Face{Label, Small, Body, Display, DisplayBrown}

const (
	english   = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	hungarian = "áéíóöőúüűÁÉÍÓÖŐÚÜŰ"
	german    = "äöüßÄÖÜẞ"
	signs     = " .,:;!?-–&'\"()/+×%…„“”‘’*"
	ascii     = "#$<=>@[\\]^_`{|}~"
	symbols   = "»«—→←↑↓★✓•·½−\u00A0"
)

func TestEveryFaceHasItsCharacters(t *testing.T) {
	for _, f := range all {
		text := english + hungarian + german + signs
		if !f.Coloured() {
			text += ascii + symbols
		}
		for _, r := range text {
			if _, _, ok := f.Glyph(r); !ok {
				t.Errorf("face %d has no %q", f, r)
			}
		}
	}
}

func TestUnknownCharacterIsABox(t *testing.T) {
	for _, f := range all {
		box, width, _ := f.Glyph(Missing)
		if id, advance, ok := f.Glyph('漢'); ok || id != box || advance != width {
			t.Errorf("face %d: 漢 gives %v %d %v, want the box %v %d false", f, id, advance, ok, box, width)
		}
	}
}

// pixels draws a character at the top left of its line into a text picture.
func pixels(t *testing.T, f Face, r rune) string {
	t.Helper()
	id, _, ok := f.Glyph(r)
	if !ok {
		t.Fatalf("face %d has no %q", f, r)
	}
	sheet := Sheet
	if f.Coloured() {
		sheet = DisplaySheet
	}
	p, err := sheet.Decode()
	if err != nil {
		t.Fatal(err)
	}
	frame := sheet.Frames[id.Index()]
	g := p.Cut(frame)
	var b strings.Builder
	for y := -4; y < f.Line()+4; y++ {
		for x := range g.W {
			if gy := y + int(frame.AY); gy >= 0 && gy < g.H && g.Pix[gy*g.W+x] != sprites.T {
				b.WriteByte('#')
			} else {
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestNoTwoCharactersLookAlike(t *testing.T) {
	for _, f := range all {
		text := english + hungarian + "äß-–.,:;!?'…„“”’()"
		if f == Label || f.Coloured() {
			text = strings.ToUpper(english[:26]) + english[52:] + "ÁÉÍÓÖŐÚÜŰÄß-–.,:;!?'…„“”’()"
		}
		seen := map[string]rune{}
		for _, r := range text {
			p := pixels(t, f, r)
			if other, ok := seen[p]; ok {
				t.Errorf("face %d: %q and %q look alike", f, other, r)
			}
			seen[p] = r
		}
	}
}

func TestLowerCaseSharesTheCaps(t *testing.T) {
	lower, upper := []rune("azáéíóöőúüűä"), []rune("AZÁÉÍÓÖŐÚÜŰÄ")
	for _, f := range []Face{Label, Display, DisplayBrown} {
		for i := range lower {
			a, _, _ := f.Glyph(lower[i])
			if b, _, _ := f.Glyph(upper[i]); a != b {
				t.Errorf("face %d: %q is not drawn as %q", f, lower[i], upper[i])
			}
		}
	}
}

func TestCapsStandOnTheBaseline(t *testing.T) {
	for _, f := range all {
		rows := strings.Split(pixels(t, f, 'H'), "\n")
		rim := 0
		if f.Coloured() {
			rim = 1 // the outline above the caps; below there is a shadow too
		}
		var first, last = -1, -1
		for y, row := range rows {
			if strings.Contains(row, "#") {
				if first < 0 {
					first = y - 4
				}
				last = y - 4
			}
		}
		if first+rim != f.Ascent()-f.Cap() || last-2*rim != f.Ascent()-1 {
			t.Errorf("face %d: H is in rows %d to %d, ascent %d, caps %d", f, first, last, f.Ascent(), f.Cap())
		}
	}
}

func TestSmallFiguresAreTabular(t *testing.T) {
	for r := '0'; r <= '9'; r++ {
		if _, advance, _ := Small.Glyph(r); advance != 5 {
			t.Errorf("%q advances %d, want 4 and a gap", r, advance)
		}
	}
}

func TestWidth(t *testing.T) {
	for _, c := range []struct {
		face       Face
		text       string
		want, bold int
	}{
		{Label, "", 0, 0},
		{Label, "I", 1, 2},
		{Label, "AB", 7, 9},
		{Small, "10", 9, 11},
		{Small, "a b", 4 + 1 + 2 + 1 + 4, 4 + 1 + 2 + 1 + 4 + 3},
		{Body, "nő", 5 + 1 + 5, 13},
		{Display, "I", 11, 12}, // 8 px, the outline on both sides and the shadow
		{Display, "II", 21, 23},
	} {
		if got := c.face.Width(c.text); got != c.want {
			t.Errorf("face %d: width of %q is %d, want %d", c.face, c.text, got, c.want)
		}
		if got := c.face.BoldWidth(c.text); got != c.bold {
			t.Errorf("face %d: bold width of %q is %d, want %d", c.face, c.text, got, c.bold)
		}
	}
}

func TestPangramsAreInkedWithinTheLine(t *testing.T) {
	// Accents on capitals may reach 3 px above the line, nothing below it.
	for _, f := range all {
		for _, r := range "árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP Weißer Käse für Öl Ägypten jpqy" {
			rows := strings.Split(pixels(t, f, r), "\n")
			outside := append([]string{rows[0]}, rows[4+f.Line():]...)
			if strings.Contains(strings.Join(outside, ""), "#") {
				t.Errorf("face %d: %q leaves its line", f, r)
			}
			if r != ' ' && !strings.Contains(strings.Join(rows, ""), "#") {
				t.Errorf("face %d: %q is blank", f, r)
			}
		}
	}
}

func TestGlyphAndWidthAllocateNothing(t *testing.T) {
	var w int
	if n := testing.AllocsPerRun(20, func() { w += Body.Width("Őrült szerencse: 漢 ½") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestFontsImportOnlySprites(t *testing.T) {
	p, err := build.ImportDir(".", 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range p.Imports {
		if strings.HasPrefix(path, "sandglass/") && path != "sandglass/sprites" {
			t.Errorf("imports %s", path)
		}
	}
	if !slices.Contains(p.Imports, "sandglass/sprites") {
		t.Error("the list of imports was not read")
	}
}
