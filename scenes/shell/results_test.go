package shell

import (
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
)

// view is what everybody sees at the start of a game of so many seats.
func view(t *testing.T, seats int) engine.View {
	t.Helper()
	m, err := match.New(rules.Game, engine.Setup{Seats: seats, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	return m.View(engine.Spectator)
}

// Every seat of a full table stands on the podium and is named there.
func TestEverySeatStandsOnThePodium(t *testing.T) {
	for seats := 3; seats <= engine.MaxSeats; seats++ {
		r := start(t, nil)
		x := r.shell.results(r.e, finished(testGame, seats)).(*results)
		r.over(x)
		var list paint.List
		x.drawPodium(r.e, &list)
		if n := len(lines(&list)); n < 2*seats {
			t.Errorf("%d seats: %d texts on the podium", seats, n)
		}
	}
}

// The page has no files: it speaks of the browser, a window of the place.
func TestTheRecordsPlaceIsToldAsThePlayerFindsIt(t *testing.T) {
	for _, page := range []bool{false, true} {
		r := start(t, nil)
		r.window.page = page
		x := finished(testGame, 3)
		told := r.shell.results(r.e, x).(*results).kept
		if names := strings.Contains(told, x.Saved); names == page {
			t.Errorf("page %v: told %q", page, told)
		}
		x.Saved = ""
		if told := r.shell.results(r.e, x).(*results).kept; !strings.Contains(told, "could not") {
			t.Errorf("page %v, not stored: told %q", page, told)
		}
	}
}

func TestTheResultsOpenTheLogWhereThereIsOne(t *testing.T) {
	r := start(t, nil)
	x := finished(testGame, 3)
	r.over(r.shell.results(r.e, x))
	r.click("log")
	r.at("message", "ok")
	x.Log = nil
	r.over(r.shell.results(r.e, x))
	if r.has("log") {
		t.Error("a log that is not there can be opened")
	}
}

// Games that give colours give one a source, no two alike.
func TestSourceColoursAreComplete(t *testing.T) {
	for _, g := range boards.All() {
		if g.SourceInk != nil && len(g.SourceInk) != len(g.Sources) {
			t.Errorf("%s: %d colours for %d sources", g.ID, len(g.SourceInk), len(g.Sources))
		}
		seen := map[uint8]bool{}
		for _, c := range g.SourceInk {
			if c == 0 || seen[c] {
				t.Errorf("%s: colour %d is none or twice", g.ID, c)
			}
			seen[c] = true
		}
	}
}

func TestCellsTellHowPointsCameAbout(t *testing.T) {
	r := start(t, nil)
	all := boards.All()
	x := finished(all[slices.IndexFunc(all, func(g *table.Game) bool { return g.Rules == rules.Game })], 4)
	x.View = view(t, 4)
	for _, row := range r.shell.results(r.e, x).(*results).rows {
		for k, sum := range row.sums {
			if !strings.Contains(sum, "×0=") { // nothing is lost yet
				t.Errorf("seat %d, source %d: %q", row.seat, k, sum)
			}
		}
	}
}

// logOf stands in for a table's log.
func logOf(e *scenes.Env) scenes.Scene { return NewMessage(e, "The log.") }
