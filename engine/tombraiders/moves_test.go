package tombraiders

import (
	"strings"
	"testing"
)

func TestNotation(t *testing.T) {
	for _, text := range []string{
		"take 1", "take 4", "show 12", "play scholar egypt", "play thief crete", "play robbers mesopotamia",
		"dig egypt permit", "dig greece general", "dig crete excavation", "weeks 1", "weeks 12 assistants 4",
		"keep 1", "keep 6", "keep book", "keep general", "give 1 1 6",
	} {
		m, err := Parse(text)
		if err != nil || Format(m) != text {
			t.Errorf("%q is read as %q, %v", text, Format(m), err)
		}
	}
	for _, text := range []string{
		"", "take", "take 0", "take 5", "take 01", "show 13", "play", "play assistant egypt", "play thief", "play thief palestine",
		"dig egypt", "dig rome permit", "dig egypt faked", "weeks 0", "weeks 13", "weeks 1 assistants 0", "weeks 1 assistants 5",
		"weeks 1 2", "keep 7", "keep", "give 1 1", "give 0 1 1", "give 1 1 7", "give 1 1 1 1", "pass", "take 1 ",
	} {
		if m, err := Parse(text); err == nil {
			t.Errorf("%q is read as %q", text, Format(m))
		} else if !strings.HasPrefix(err.Error(), "tombraiders: ") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: the error is %q", text, err)
		}
	}
}

// The order of lists is part of the rules version.
func TestTheOrderOfTheList(t *testing.T) {
	s := table(t, 3)
	s.display(t, "museum crete", "exhibition crete 4")
	s.getFinds(t, 0, Crete, "1 1 2")
	s.get(t, 0, "scholar", "thief greece", "robbers egypt", "excavation", "crete 1", "egypt 1")
	s.setPile(Crete, stock(t, "3"))
	s.setPile(Egypt, stock(t, "3"))
	var all []string
	for _, m := range s.AppendMoves(nil, 0) {
		all = append(all, Format(m))
	}
	want := "take 1, take 2, take 3, take 4, show 1, show 2, play scholar mesopotamia, play scholar crete, play scholar egypt, " +
		"play scholar greece, play thief greece, play robbers egypt, dig crete permit, dig crete general, dig crete excavation, " +
		"dig egypt permit, dig egypt general, dig egypt excavation"
	equal(t, "list", strings.Join(all, ", "), want)
}
