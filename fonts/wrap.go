package fonts

import (
	"strings"
	"unicode/utf8"
)

// Wrap breaks s into lines of at most w pixels and appends them to dst. It
// breaks at spaces and line feeds, and within a word only where the word alone
// is wider than w. The lines are pieces of s: nothing is copied.
func (f Face) Wrap(dst []string, s string, w int) []string {
	for paragraph := range strings.SplitSeq(s, "\n") {
		dst = f.wrapParagraph(dst, paragraph, w)
	}
	return dst
}

func (f Face) wrapParagraph(dst []string, s string, w int) []string {
	s = strings.Trim(s, " ")
	for {
		end := f.fitting(s, w)
		if end == len(s) {
			return append(dst, s)
		}
		if space := strings.LastIndexByte(s[:end+1], ' '); space > 0 {
			end = space
		}
		dst = append(dst, strings.TrimRight(s[:end], " "))
		s = strings.TrimLeft(s[end:], " ")
	}
}

// fitting is how many bytes of s fit into w pixels, at least one character.
func (f Face) fitting(s string, w int) int {
	width := -table[f].gap
	for i, r := range s {
		_, advance, _ := f.Glyph(r)
		if width += advance; width > w && i > 0 {
			return i
		}
	}
	return len(s)
}

// Fit is s if it is at most w pixels wide, and otherwise its beginning with an
// ellipsis; when not even one letter fits, the ellipsis alone.
func (f Face) Fit(s string, w int) string {
	if f.Width(s) <= w {
		return s
	}
	_, ellipsis, _ := f.Glyph('…')
	room := w - ellipsis
	if _, first, _ := f.Glyph(firstRune(s)); first-table[f].gap > room {
		return "…"
	}
	return strings.TrimRight(s[:f.fitting(s, room)], " ") + "…"
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}
