package fonts

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text string
		w    int
		want []string
	}{
		{"", 50, []string{""}},
		{"one two", 200, []string{"one two"}},
		{"one two", Small.Width("one two"), []string{"one two"}},
		{"one two", Small.Width("one two") - 1, []string{"one", "two"}},
		{"one  two", Small.Width("two"), []string{"one", "two"}},
		{"one\ntwo\n\nthree", 200, []string{"one", "two", "", "three"}},
		{"  one ", 200, []string{"one"}},
		{"go Karawanenführer", Small.Width("Karawanen"), []string{"go", "Karawanen", "führer"}},
		{"3\u00A0packs here", Small.Width("3 packs"), []string{"3\u00A0packs", "here"}},
		{"őű", 1, []string{"ő", "ű"}}, // never less than a character a line
	} {
		if got := Small.Wrap(nil, c.text, c.w); !slices.Equal(got, c.want) {
			t.Errorf("Wrap(%q, %d) = %q, want %q", c.text, c.w, got, c.want)
		}
	}
	if got := Small.Wrap([]string{"kept"}, "x", 50); !slices.Equal(got, []string{"kept", "x"}) {
		t.Errorf("Wrap does not append: %q", got)
	}
}

func TestWrapKeepsEveryWordAndTheWidth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.SampledFrom([]rune("aáWi ő.")), 0, 80, -1).Draw(t, "text")
		w := rapid.IntRange(12, 120).Draw(t, "width")
		f := rapid.SampledFrom([]Face{Label, Small, Body}).Draw(t, "face")
		lines := f.Wrap(nil, text, w)
		for _, l := range lines {
			if f.Width(l) > w {
				t.Fatalf("%q is %d wide, more than %d", l, f.Width(l), w)
			}
		}
		squeeze := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if got := squeeze(strings.Join(lines, "")); got != squeeze(text) {
			t.Fatalf("%q became %q", text, lines)
		}
	})
}

func TestFit(t *testing.T) {
	for _, c := range []struct {
		text string
		w    int
		want string
	}{
		{"Kairouan", 200, "Kairouan"},
		{"Kairouan", Body.Width("Kairouan"), "Kairouan"},
		{"Kairouan", Body.Width("Kairou…"), "Kairou…"},
		{"to Wien", Body.Width("to W…") - 1, "to…"},
		{"Wien", 3, "…"},
		{"", 0, ""},
	} {
		if got := Body.Fit(c.text, c.w); got != c.want {
			t.Errorf("Fit(%q, %d) = %q, want %q", c.text, c.w, got, c.want)
		}
	}
}
