package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/enginetest/toy"
	"sandglass/engine/games"
)

// arena runs a command and gives what it prints.
func arena(stdin string, args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = run(args, strings.NewReader(stdin), &out, &errs)
	return code, out.String(), errs.String()
}

// good runs a command that must do its work in silence.
func good(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	code, out, errs := arena(stdin, args...)
	if code != exitGood || errs != "" {
		t.Fatalf("arena %q: exit code %d, %s", args, code, errs)
	}
	return out
}

func TestHelpTellsAll(t *testing.T) {
	all := good(t, "", "help")
	for _, cmd := range commands() {
		if !strings.Contains(all, "\n  "+cmd.name) {
			t.Errorf("help does not name %s", cmd.name)
		}
		one := good(t, "", "help", cmd.name)
		for _, f := range cmd.flags {
			if !strings.Contains(one, "-"+f.name) {
				t.Errorf("help %s does not name -%s", cmd.name, f.name)
			}
		}
	}
	if good(t, "") != all {
		t.Error("without a command there is no help")
	}
}

func TestGamesListsAll(t *testing.T) {
	out := good(t, "", "games")
	for _, g := range games.All() {
		if !strings.Contains(out, g.Name+" rules") {
			t.Errorf("%s is missing in %s", g.Name, out)
		}
	}
}

// TestPositionsByHand plays a game of each kind with pipes alone: new, legal,
// apply, view, score.
func TestPositionsByHand(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name, func(t *testing.T) {
			doc := good(t, "", "new", g.Name, "-seed", "4", "-option", "first=1")
			moves := 0
			for ; ; moves++ {
				list := good(t, doc, "legal")
				if list == "" {
					break
				}
				move, _, _ := strings.Cut(list, "\n")
				if moves == 3 {
					checkViews(t, doc, list)
				}
				doc = good(t, doc, "apply", move)
			}
			if out := good(t, doc, "score"); !strings.Contains(out, "place 1 points") || strings.Count(out, "\n") != g.MinSeats {
				t.Errorf("the score after %d moves is %s", moves, out)
			}
		})
	}
}

func checkViews(t *testing.T, doc, list string) {
	t.Helper()
	seat := list[:1]
	view := good(t, doc, "view", "-seat", seat)
	var own string
	for line := range strings.Lines(list) {
		if line[:1] == seat {
			own += line
		}
	}
	if got := good(t, view, "legal"); got != own {
		t.Errorf("of the view %q are legal, not %q", got, own)
	}
	good(t, view, "score")
	spectator := good(t, doc, "view")
	if got := good(t, spectator, "legal"); got != "" {
		t.Errorf("a spectator may %q", got)
	}
	if code, _, errs := arena(view, "apply", strings.SplitN(own, "\n", 2)[0]); code != exitInput || !strings.Contains(errs, "whole state") {
		t.Errorf("a move in a view: %d, %s", code, errs)
	}
}

func TestApplyTellsEvents(t *testing.T) {
	doc := good(t, "", "new", "timbuktu", "-option=first=1")
	out := good(t, doc, "apply", "-events", "1 place lamp", "2 place palm")
	if !strings.Contains(out, "seat 1 ") || !strings.Contains(out, "seat 2 ") || !strings.Contains(out, "seen by all") {
		t.Errorf("the events are %s", out)
	}
}

func TestRecordsReplay(t *testing.T) {
	for _, g := range games.All() {
		record := good(t, "", "play", g.Name, "-record", "-seed=8")
		file := filepath.Join(t.TempDir(), "a.record")
		if err := os.WriteFile(file, []byte(record), 0o600); err != nil {
			t.Fatal(err)
		}
		end := good(t, "", "replay", "-in", file)
		if out := good(t, end, "score"); !strings.Contains(out, "place 1") {
			t.Errorf("%s: the record ends amid the game: %s", g.Name, out)
		}
		begin := good(t, record, "replay", "-at", "0")
		if good(t, begin, "legal") == "" {
			t.Errorf("%s: no moves at the start", g.Name)
		}
		if a, b := good(t, record, "replay", "-hash"), good(t, record, "replay", "-hash", "-at", "1"); a == b || !strings.HasPrefix(b, "moves 1 hash ") {
			t.Errorf("%s: the hashes are %s and %s", g.Name, a, b)
		}
	}
}

func TestPlayAddsUp(t *testing.T) {
	for _, g := range games.All() {
		levels := bot.Levels(g.Name)
		args := []string{"play", g.Name, "-games", "6", "-seats", "best" + strings.Repeat(",random", g.MinSeats-1)}
		out := good(t, "", args...)
		if good(t, "", args...) != out {
			t.Errorf("%s: the same seed gives other totals", g.Name)
		}
		var sum struct {
			Games  int
			Levels map[string]struct {
				Played  int
				Wins    float64
				Points  struct{ Mean, SD float64 }
				Sources map[string]struct{ Mean, SD float64 }
			}
		}
		if err := json.Unmarshal([]byte(out), &sum); err != nil {
			t.Fatalf("%v in %s", err, out)
		}
		wins, played := 0.0, 0
		for name, l := range sum.Levels {
			wins += l.Wins
			played += l.Played
			points := 0.0
			for _, s := range l.Sources {
				points += s.Mean
			}
			if d := points - l.Points.Mean; d > 0.01 || d < -0.01 {
				t.Errorf("%s %s: the sources are %f, the points %f", g.Name, name, points, l.Points.Mean)
			}
		}
		if sum.Games != 6 || played != 6*g.MinSeats || wins < 5.999 || wins > 6.001 || sum.Levels[levels[len(levels)-1]].Played == 0 {
			t.Errorf("%s: the totals are %s", g.Name, out)
		}
	}
}

func TestSpread(t *testing.T) {
	var s spread
	for _, x := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		s.add(x)
	}
	if text, _ := s.MarshalJSON(); string(text) != `{"mean":5.000,"sd":2.138}` {
		t.Errorf("got %s", text)
	}
}

func TestCheckFindsNothing(t *testing.T) {
	out := good(t, "", "check", "-games", "10", "-seed", "3")
	if strings.Count(out, "no fault") != len(games.All()) {
		t.Errorf("got %s", out)
	}
}

// broken is a state whose invariants fail in its second round.
type broken struct{ toy.State }

func (b *broken) New() engine.State    { return new(broken) }
func (b *broken) Set(src engine.State) { *b = *src.(*broken) }
func (b *broken) Check() error {
	if b.Round == 2 {
		return errors.New("a camel too many")
	}
	return b.State.Check()
}

func TestCheckFindsAFault(t *testing.T) {
	good, bad := *toy.Game, *toy.Game
	bad.New = func(s engine.Setup) (engine.State, error) {
		state, err := toy.Game.New(s)
		if err != nil {
			return nil, err
		}
		return &broken{*state.(*toy.State)}, nil
	}
	var out bytes.Buffer
	if _, err := checkGame(&out, &good, 5, 1); err != nil || out.Len() > 0 {
		t.Errorf("in a good game: %v, %s", err, &out)
	}
	_, err := checkGame(&out, &bad, 5, 1)
	if err == nil || !strings.Contains(err.Error(), "game 1: move") || !strings.Contains(err.Error(), "a camel too many") {
		t.Errorf("in a bad game: %v", err)
	}
	if !strings.HasPrefix(out.String(), "sandglass 1\ngame toy") {
		t.Errorf("the record is %s", &out)
	}
	var errs bytes.Buffer
	if code := report(fmt.Errorf("check: %w", fmt.Errorf("%w: %v", errFault, err)), &errs); code != exitFault || strings.Count(errs.String(), "\n") != 1 {
		t.Errorf("exit code %d, %s", code, &errs)
	}
}

func TestBenchPrintsFigures(t *testing.T) {
	var all map[string]map[string]float64
	if err := json.Unmarshal([]byte(good(t, "", "bench", "-json")), &all); err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		f := all[g.Name]
		for _, key := range []string{"playouts_per_s", "moves_per_s", "moves_per_game", "copy_ns", "state_bytes"} {
			if f[key] <= 0 {
				t.Errorf("%s: %s is %v", g.Name, key, f[key])
			}
		}
		if f["seats"] != float64(g.MaxSeats) || f["allocs_per_move"] > 0.001 {
			t.Errorf("%s: %v", g.Name, f)
		}
	}
}

// TestBadInput: one line that says what and where, exit code 2, nothing printed.
func TestBadInput(t *testing.T) {
	doc := good(t, "", "new", "timbuktu", "-option", "first=1")
	for _, bad := range []struct {
		stdin string
		args  string // separated by |
		want  string
	}{
		{"", "sing", `command "sing"`},
		{"", "help|sing", `command "sing"`},
		{"", "new", "new: 0 arguments"},
		{"", "new|chess", `game "chess"`},
		{"", "new|timbuktu|chess", "2 arguments"},
		{"", "new|timbuktu|-seats|9", `-seats "9"`},
		{"", "new|timbuktu|-seats", "-seats needs"},
		{"", "new|timbuktu|-seed|-3", `-seed "-3"`},
		{"", "new|timbuktu|-seed|9007199254740992", "-seed"},
		{"", "new|timbuktu|-option|long", "KEY=VALUE"},
		{"", "new|timbuktu|-option|long=yes", `option "long"`},
		{"", "new|timbuktu|-option|own-loads=maybe", "maybe"},
		{"", "new|timbuktu|-option|first=5", "first=5"},
		{"", "new|timbuktu|-option|first=1|-option|first=2", "first is given twice"},
		{"", "new|timbuktu|-seed|1|-seed=2", "-seed is given twice"},
		{"", "new|timbuktu|-colour", "-colour"},
		{"", "legal", "position: "},
		{"{}", "legal", "position: "},
		{`{"game":"chess"}`, "legal", `game "chess"`},
		{doc[:len(doc)/2], "legal", "position: "},
		{strings.Repeat("x", 1<<20), "legal", "longer than"},
		{doc, "legal|-in|no/such/file", "no/such/file"},
		{doc, "apply", "0 arguments"},
		{doc, "apply|place lamp", "SEAT MOVE"},
		{doc, "apply|4 place lamp", "SEAT from 1 to 3"},
		{doc, "apply|2 place lamp", `"2 place lamp"`},
		{doc, "apply|1 fly", `"fly"`},
		{doc, "view|-seat|4", `-seat "4"`},
		{"sandglass 1\n", "replay", "line 2"},
		{good(t, "", "play", "timbuktu", "-record"), "replay|-at|99999", "-at"},
		{"", "play|timbuktu|-seats|random,genius,random", `"genius"`},
		{"", "play|timbuktu|-seats|random", "1 seats"},
		{"", "play|timbuktu|-games|0", `-games "0"`},
		{"", "play|timbuktu|-playouts|-1", `-playouts "-1"`},
		{"", "check|chess", `game "chess"`},
		{"", "bench|-time|0", `-time "0"`},
		{"", "bench|-json=no", "-json takes no value"},
	} {
		code, out, errs := arena(bad.stdin, strings.Split(bad.args, "|")...)
		if code != exitInput || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, bad.want) {
			t.Errorf("arena %s: exit code %d, %q, %q; want %s", bad.args, code, out, errs, bad.want)
		}
	}
}

// full takes a few bytes and then no more, as a full disk does.
type full struct{ room int }

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errors.New("no room")
	}
	return len(p), nil
}

func TestWhatCannotBeWrittenIsTold(t *testing.T) {
	doc := good(t, "", "new", "timbuktu", "-option", "first=1")
	record := good(t, "", "play", "timbuktu", "-record")
	for _, c := range []struct{ stdin, args string }{
		{"", "help"}, {"", "help legal"}, {"", "games"}, {"", "new timbuktu"}, {doc, "legal"}, {doc, "view"}, {doc, "score"},
		{record, "replay"}, {record, "replay -hash"}, {"", "play timbuktu -games 1"}, {"", "play timbuktu -record"},
		{"", "check timbuktu -games 1"}, {"", "bench timbuktu"}, {"", "bench timbuktu -json"},
	} {
		var errs bytes.Buffer
		code := run(strings.Fields(c.args), strings.NewReader(c.stdin), &full{room: 5}, &errs)
		if code != exitInput || strings.Count(errs.String(), "\n") != 1 || !strings.Contains(errs.String(), "no room") {
			t.Errorf("arena %s: exit code %d, %q", c.args, code, &errs)
		}
	}
}
