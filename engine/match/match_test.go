package match_test

import (
	"bytes"
	"errors"
	"hash/fnv"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/toy"
	"sandglass/engine/games"
	"sandglass/engine/match"
)

func start(t *testing.T, seats int, options ...string) *match.Match {
	t.Helper()
	setup := engine.Setup{Seats: seats, Seed: 5, Options: map[string]string{"first": "1"}}
	for i := 0; i < len(options); i += 2 {
		setup.Options[options[i]] = options[i+1]
	}
	m, err := match.New(toy.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func play(t *testing.T, m *match.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		mv, err := toy.Game.Parse(text[2:])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(engine.Seat(text[0]-'1'), mv, engine.Spectator); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

func load(text string) (*match.Match, error) {
	return match.LoadWith(strings.NewReader(text), func(name string) (*engine.Game, error) {
		if name == "toy" {
			return toy.Game, nil
		}
		return games.Find(name)
	})
}

func moves(m *match.Match) string {
	_, after, _ := strings.Cut(string(m.Record()), "\n\n")
	return strings.ReplaceAll(strings.TrimSuffix(after, "\n"), "\n", ", ")
}

func TestRecordIsAsDocumented(t *testing.T) {
	m := start(t, 3, "long", "yes")
	play(t, m, "3 bid 0", "1 bid 0", "2 bid 0", "1 walk 2", "2 draw")
	want := "sandglass 1\ngame toy rules 1\nseats 3\noption long=yes\noption first=1\nseed 5\n\n" +
		"1 bid 0\n2 bid 0\n3 bid 0\n1 walk 2\n2 draw\n"
	if got := string(m.Record()); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	m = start(t, 2, "first", "lot")
	if got := string(m.Record()); got != "sandglass 1\ngame toy rules 1\nseats 2\nseed 5\n\n" {
		t.Errorf("options at their defaults are written: %q", got)
	}
}

func TestSimultaneousMovesStandInSeatOrder(t *testing.T) {
	m := start(t, 3)
	play(t, m, "3 bid 0", "1 bid 0")
	if got := moves(m); got != "1 bid 0, 3 bid 0" {
		t.Errorf("amid the choice: %s", got)
	}
	back, err := load(string(m.Record()))
	if err != nil || back.Hash() != m.Hash() {
		t.Fatalf("amid the choice the record is not read back: %v", err)
	}
	play(t, back, "2 bid 0")
	play(t, m, "2 bid 0")
	if back.Hash() != m.Hash() || moves(back) != "1 bid 0, 2 bid 0, 3 bid 0" {
		t.Errorf("goes on as another game: %s", moves(back))
	}
	// The moves in turn stay in their order, and so do the next choice's.
	play(t, m, "1 walk 1", "2 walk 1", "3 walk 1", "2 bid 0", "1 bid 0")
	if got := moves(m); !strings.HasSuffix(got, "1 walk 1, 2 walk 1, 3 walk 1, 1 bid 0, 2 bid 0") {
		t.Errorf("after the choice: %s", got)
	}
}

func TestHashIsFNV1a(t *testing.T) {
	m := start(t, 3)
	state, err := toy.Game.New(m.Setup())
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(state.AppendBinary(nil))
	if m.Hash() != h.Sum64() {
		t.Errorf("%x, want %x", m.Hash(), h.Sum64())
	}
}

func TestUndoOfMovesInTurn(t *testing.T) {
	m := start(t, 3)
	expect := func(seat engine.Seat, want error) {
		t.Helper()
		if got := m.CanUndo(seat); !errors.Is(got, want) || (got == nil) != (want == nil) {
			t.Errorf("seat %d: %v, want %v", seat+1, got, want)
		}
		if want != nil {
			before := m.Hash()
			if _, err := m.Undo(seat); !errors.Is(err, want) || m.Hash() != before {
				t.Errorf("seat %d is refused with %v, and changed", seat+1, err)
			}
		}
	}
	expect(0, match.ErrNothing)
	play(t, m, "1 bid 0", "2 bid 0", "3 bid 0")
	for seat := range engine.Seat(3) {
		expect(seat, match.ErrBarrier) // the bids were shown
	}
	before := m.Hash()
	play(t, m, "1 walk 2")
	expect(0, nil)
	expect(1, match.ErrBarrier)
	middle := m.Hash()
	play(t, m, "2 walk 1")
	expect(0, match.ErrOther)
	if mv, err := m.Undo(1); err != nil || toy.Game.Format(mv) != "walk 1" || m.Hash() != middle {
		t.Fatalf("undo gives %v, %v", mv, err)
	}
	if mv, err := m.Undo(0); err != nil || toy.Game.Format(mv) != "walk 2" || m.Hash() != before {
		t.Fatalf("undo gives %v, %v", mv, err)
	}
	play(t, m, "1 draw")
	expect(0, match.ErrBarrier)
}

func TestUndoAmongSimultaneousChoices(t *testing.T) {
	m, other := start(t, 3), start(t, 3)
	play(t, m, "2 bid 0", "3 bid 0")
	play(t, other, "3 bid 0")
	if m.CanUndo(0) != match.ErrNothing {
		t.Error("seat 1 has not bid yet")
	}
	if _, err := m.Undo(1); err != nil {
		t.Fatalf("another's commit in the same choice is no barrier: %v", err)
	}
	if m.Hash() != other.Hash() || m.Deciders() != other.Deciders() {
		t.Error("what is left is not the others' choices")
	}
	play(t, m, "1 bid 0")
	play(t, other, "1 bid 0")
	if m.Hash() != other.Hash() || moves(m) != "1 bid 0, 3 bid 0" {
		t.Errorf("goes on as %s", moves(m))
	}
	// After a load it is the same.
	m, err := load(string(m.Record()))
	if err != nil || m.CanUndo(0) != nil || m.CanUndo(2) != nil {
		t.Errorf("after loading: %v", err)
	}
}

func TestStepTellsTheViewerAlone(t *testing.T) {
	m := start(t, 2)
	card := m.Moves(nil, 0)[1]
	twin, err := load(string(m.Record()))
	if err != nil {
		t.Fatal(err)
	}
	own, err := m.Play(0, card, 0)
	if err != nil || own.Move != card || len(own.Events) != 2 || own.Barrier {
		t.Errorf("the bidder gets %+v, %v", own, err)
	}
	others, err := twin.Play(0, card, 1)
	if err != nil || others.Move != (engine.Move{}) || len(others.Events) != 1 {
		t.Errorf("the other gets %+v, %v", others, err)
	}
	if others.Old.Viewer() != 1 || others.New.Viewer() != 1 || bytes.Equal(others.Old.AppendBinary(nil), others.New.AppendBinary(nil)) {
		t.Error("the views are not those of before and after")
	}
	last, err := m.Play(1, engine.Move{Kind: toy.Bid}, 0)
	if err != nil || !last.Barrier {
		t.Errorf("the last bid shows all: %+v, %v", last, err)
	}
	if _, err := m.Play(1, engine.Move{Kind: toy.Bid}, 0); err == nil || m.Len() != 2 {
		t.Error("an illegal move is played")
	}
}

func TestScoreWhileTheGameRuns(t *testing.T) {
	m := start(t, 2)
	play(t, m, "1 bid 0", "2 bid 0", "1 walk 2")
	if got := m.Points(0); got != 3 { // a step for the bid, two walked; the cards are secret
		t.Errorf("%d points as they stand, want 3", got)
	}
	play(t, m, "2 walk 1", "1 bid 0", "2 bid 0", "1 walk 1", "2 walk 1", "1 bid 0", "2 bid 0", "1 walk 1", "2 walk 1")
	if m.Deciders() != 0 || m.Points(0) != 9 || m.Points(1) != 5 || m.Places() != [5]uint8{1, 2} {
		t.Errorf("at the end %d and %d points, places %v", m.Points(0), m.Points(1), m.Places())
	}
}

func TestNewRefuses(t *testing.T) {
	for want, setup := range map[string]engine.Setup{
		"seats 4": {Seats: 4},
		"seed":    {Seats: 2, Seed: engine.MaxSeed + 1},
		`"fast"`:  {Seats: 2, Options: map[string]string{"fast": "yes"}},
		`"maybe"`: {Seats: 2, Options: map[string]string{"long": "maybe"}},
		"first=3": {Seats: 2, Options: map[string]string{"first": "3"}},
	} {
		if _, err := match.New(toy.Game, setup); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", setup, err, want)
		}
	}
}

func TestRecordFromPosition(t *testing.T) {
	m := start(t, 3, "long", "yes")
	play(t, m, "1 bid 0")
	doc, err := m.Position()
	if err != nil {
		t.Fatal(err)
	}
	p, err := match.FromPosition(toy.Game, doc)
	if err != nil || p.Setup().Seats != 3 || p.Setup().Options["long"] != "yes" {
		t.Fatalf("%+v, %v", p, err)
	}
	play(t, p, "3 bid 0", "2 bid 0", "1 walk 1")
	back, err := load(string(p.Record()))
	if err != nil || back.Hash() != p.Hash() || !bytes.Equal(back.Record(), p.Record()) {
		t.Errorf("not read back: %v\n%s", err, p.Record())
	}
	view, err := m.View(0).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.FromPosition(toy.Game, view); err == nil {
		t.Error("a game starts from a view")
	}
}

// damaged are records with a fault, and what the error must say.
var damaged = []struct{ record, want string }{
	{"", "line 1: is missing"},
	{"sandglass 2\n", `line 1: is "sandglass 2"`},
	{"sandglass 1", "line 1: is cut off"},
	{"sandglass 1\ngame chess rules 1\n", `line 2: game "chess"`},
	{"sandglass 1\ngame toy\n", `line 2: is "game toy"`},
	{"sandglass 1\ngame toy rules 2\n", "line 2: rules 2 of toy; this program has rules 1"},
	{"sandglass 1\ngame toy rules 0\n", "line 2: rules 0"},
	{"sandglass 1\ngame toy rules 01\n", `line 2: is "game toy rules 01"`},
	{"sandglass 1\ngame toy rules 1\nseats 4\n", `line 3: is "seats 4"`},
	{"sandglass 1\ngame toy rules 1\nseats 1\n", "line 3: seats 1"},
	{"sandglass 1\ngame toy rules 1\nseats 02\n", `line 3: is "seats 02"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\noption long\n", `line 4: is "option long"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\noption long=maybe\n", `line 4: option long="maybe"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\noption fast=yes\n", `line 4: option "fast"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\noption long=yes\noption long=yes\n", "line 5: option \"long\" is given twice"},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed -1\n", `line 4: is "seed -1"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 9007199254740992\n", `line 4: is "seed 9007`},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n", "line 5: is missing"},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n1 bid 0\n", `line 5: is "1 bid 0"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n\n3 bid 0\n", `line 6: is "3 bid 0"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n\n1 fly\n", `line 6: move "fly"`},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n\n1 draw\n", `line 6: "1 draw": it is not this seat's turn`},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n\n1 bid 0\n1 bid 0\n", "line 7: "},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n\n1 bid 0\n\n", "line 7: "},
	{"sandglass 1\ngame toy rules 1\nseats 2\nseed 1\n\n1 bid 0\n2 bid", "line 7: is cut off"},
	{"sandglass 1\ngame toy rules 1\nseats 2\nposition {}\n", "line 4: position: "},
	{"sandglass 1\ngame toy rules 1\nseats 2\nposition {\"game\":\"chess\"}\n", `line 4: position: of game "chess"`},
	{strings.Repeat("x", 1<<20), "longer than"},
	{"sandglass 1\n" + strings.Repeat("\x00\xff", 1000) + "\n", "line 2: is \"\\x00"},
}

func TestLoadSaysWhatIsWrong(t *testing.T) {
	for _, d := range damaged {
		_, err := load(d.record)
		if err == nil || !strings.Contains(err.Error(), d.want) || strings.Contains(err.Error(), "\n") || len(err.Error()) > 300 {
			t.Errorf("%.100q: %v, want %s", d.record, err, d.want)
		}
	}
}

func TestPositionMustFitTheHeader(t *testing.T) {
	doc, err := start(t, 3).Position()
	if err != nil {
		t.Fatal(err)
	}
	head := "sandglass 1\ngame toy rules 1\n"
	for header, want := range map[string]string{
		"seats 2\noption first=1\n":                  "has 3 seats",
		"seats 3\noption long=yes\noption first=1\n": "option long differs",
		"seats 3\noption long=no\noption first=2\n":  "option first differs",
		"seats 3\noption long=no\noption first=1\n":  "",
	} {
		_, err := load(head + header + "position " + string(doc) + "\n\n")
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", header, err, want)
		}
	}
}

// TestAnotherRulesVersionIsNoDamage: what a newer or an older program made is
// told from what is damaged, in one line.
func TestAnotherRulesVersionIsNoDamage(t *testing.T) {
	m := start(t, 3)
	doc, err := m.Position()
	if err != nil {
		t.Fatal(err)
	}
	newer := *toy.Game
	newer.Rules = 2
	byName := func(string) (*engine.Game, error) { return &newer, nil }
	_, errPosition := match.FromPosition(toy.Game, bytes.Replace(doc, []byte(`"rules":1`), []byte(`"rules":2`), 1))
	_, errRecord := match.LoadWith(bytes.NewReader(m.Record()), byName)
	_, errNested := load("sandglass 1\ngame toy rules 1\nseats 3\nposition " + strings.Replace(string(doc), `"rules":1`, `"rules":7`, 1) + "\n\n")
	for from, err := range map[string]error{"position": errPosition, "record": errRecord, "record with a position": errNested} {
		if !errors.Is(err, engine.ErrVersion) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", from, err)
		}
	}
	_, errNone := match.FromPosition(toy.Game, bytes.Replace(doc, []byte(`"rules":1`), []byte(`"rules":0`), 1))
	_, errDamaged := load("sandglass 1\ngame toy rules x\n")
	for _, err := range []error{errNone, errDamaged} {
		if err == nil || errors.Is(err, engine.ErrVersion) {
			t.Errorf("damaged: %v", err)
		}
	}
}

// FuzzLoad: a record is refused in one line, or it writes as one that reads as
// the same game.
func FuzzLoad(f *testing.F) {
	for _, d := range damaged {
		f.Add(d.record)
	}
	f.Add("sandglass 1\ngame toy rules 1\nseats 3\noption long=yes\nseed 5\n\n3 bid 0\n2 bid 0\n")
	for _, g := range games.All() {
		m, err := match.New(g, engine.Setup{Seats: g.MinSeats, Seed: 2})
		if err != nil {
			f.Fatal(err)
		}
		for m.Len() < 30 && m.Deciders() != 0 {
			seat := m.Deciders().First()
			if _, err := m.Play(seat, m.Moves(nil, seat)[0], seat); err != nil {
				f.Fatal(err)
			}
		}
		doc, err := m.Position()
		if err != nil {
			f.Fatal(err)
		}
		from, err := match.FromPosition(g, doc)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(m.Record()))
		f.Add(string(from.Record()))
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := load(text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("the error has several lines: %q", err)
			}
			return
		}
		back, err := load(string(m.Record()))
		if err != nil || back.Hash() != m.Hash() {
			t.Errorf("%q is not read back: %v", m.Record(), err)
		}
		for seat := range engine.Seat(m.Setup().Seats) {
			if m.CanUndo(seat) != nil {
				continue
			}
			if _, err := back.Undo(seat); err != nil {
				t.Errorf("%q: undo of seat %d: %v", m.Record(), seat+1, err)
			}
			break
		}
	})
}
