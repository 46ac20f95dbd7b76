// Package tabletest is the test that every board must pass, as enginetest is
// the rule sets'. It plays random games of every number of seats by hot-spots
// alone and looks at each position for all that package table's contract
// promises. It knows nothing of any game: what a board draws, and where, are its
// own tests'. Desk is for those, too.
//
// The checks, by the names that findings carry:
//
//	texts        title, rules, options, sources and music exist and fit their places
//	spots        hot-spots are large, inside the stage, apart, named and explained
//	focus        every spot is reached by directions and by pointer
//	prompt       prompts fit their panel, in every language, and heed a change of it
//	drawn        sprites exist, and text stays on the stage
//	steady       a frame in which nothing changes allocates nothing
//	play         what is asked can be answered by spots alone, and games end
//	look         spots give no move when nothing is asked
//	picture      animations, played, still or skipped, end in the picture shown
//	sound        effects exist; equal-looking worlds sound and move alike
//	hidden       pictures and prompts do not change when only hidden facts do
//	between      while people choose in secret, on a keypad or behind curtains, nothing
//	             drawn, described, said, heard or felt by others tells of it, nor the time;
//	             the words of keys fit
//	secrets      what no curtain hides, everybody at the screen may see
//	tense        the music follows from public facts
//	log          lines fit, and every public event that is not quiet has one
//	undo         every move has a name, in every language, that fits
//	panic        nothing panics
package tabletest

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
)

// Checks are the names of all checks.
var Checks = []string{"texts", "spots", "focus", "prompt", "drawn", "steady", "play", "look", "picture", "sound", "hidden", "between", "secrets", "tense", "log", "undo", "panic"}

// A Finding is a fault that the kit found.
type Finding struct {
	Check string // which of the checks found it
	Where string // set-up, and number of the move
	What  string
}

func (f Finding) String() string { return fmt.Sprintf("%s: %s: %s", f.Check, f.Where, f.What) }

// Run tests the board of a game and fails with what Find finds. Quiet names the
// kinds of public events that the log need not tell.
func Run(t *testing.T, g *table.Game, quiet ...string) {
	t.Helper()
	for _, f := range Find(g, Setups(g.Rules), quiet...) {
		t.Error(f)
	}
}

// Find plays one game of each set-up and lists the faults, a few of each check.
// It stops after a game with faults: later ones tell little more.
func Find(g *table.Game, setups []engine.Setup, quiet ...string) []Finding {
	k := &kit{game: g, quiet: quiet, events: map[uint8]bool{}, told: map[uint8]bool{}, named: map[string]bool{}}
	k.where = "texts"
	k.guard(k.texts)
	for i, s := range setups {
		if len(k.findings) > 0 {
			return k.findings
		}
		k.lang = locale.Lang(i) % locale.Langs
		k.guard(func() { k.play(s) })
	}
	k.where = "all games"
	k.guard(k.coverage)
	return k.findings
}

// Setups gives, for every number of seats, the game without options, with all of
// them, and with one alone, which goes round.
func Setups(g *engine.Game) (all []engine.Setup) {
	var options []engine.Option
	for _, o := range g.Options {
		if o.Key != engine.FirstOption.Key {
			options = append(options, o)
		}
	}
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		full := map[string]string{engine.FirstOption.Key: engine.FirstOption.Values[seats]}
		chosen := []map[string]string{nil}
		for i, o := range options {
			value := o.Values[1+(seats+i)%(len(o.Values)-1)]
			full[o.Key] = value
			if (seats+i)%len(options) == 0 && len(options) > 1 {
				chosen = append(chosen, map[string]string{o.Key: value})
			}
		}
		for _, c := range append(chosen, full) {
			all = append(all, engine.Setup{Seats: seats, Seed: uint64(100*seats + len(all)), Options: c})
		}
	}
	return all
}

// kit is one run over a game. It is the Reporter of its desks.
type kit struct {
	game     *table.Game
	quiet    []string
	findings []Finding
	check    string
	where    string
	lang     locale.Lang
	seats    int // of the game that is played

	betweens     map[uint8]int   // secret choices compared in this game, by the kind of move
	events, told map[uint8]bool  // public kinds that happened, and those with a line
	named        map[string]bool // spots seen
}

// guard runs f and makes a finding of its panic, if it is not one of ours.
func (k *kit) guard(f func()) {
	defer func() {
		switch r := recover().(type) {
		case nil, stop:
		default:
			k.check = "panic"
			k.Errorf("%v\n%s", r, trimmed(string(debug.Stack())))
		}
	}()
	f()
}

// stop is the panic after which this game is not looked at further.
type stop struct{}

// trimmed is the part of a stack that leads to the panic.
func trimmed(stack string) string {
	if i := strings.Index(stack, "panic("); i >= 0 {
		stack = stack[i:]
	}
	return stack[:min(len(stack), 1200)]
}

// full says whether there are as many findings of a check as are told.
func (k *kit) full() bool {
	for _, f := range k.findings {
		if k.count(f.Check) == mostTold {
			return true
		}
	}
	return false
}

func (k *kit) count(check string) (n int) {
	for _, f := range k.findings {
		if f.Check == check {
			n++
		}
	}
	return n
}

// mostTold is how many findings of a check are told.
const mostTold = 3

// Helper is there for Reporter.
func (k *kit) Helper() {}

// Errorf records a finding of the check that runs, the first few of each.
func (k *kit) Errorf(format string, args ...any) {
	if k.count(k.check) < mostTold {
		k.findings = append(k.findings, Finding{k.check, k.where, fmt.Sprintf(format, args...)})
	}
}

// Fatalf records a finding and ends this game.
func (k *kit) Fatalf(format string, args ...any) {
	k.Errorf(format, args...)
	panic(stop{})
}
