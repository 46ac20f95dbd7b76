package table

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"sandglass/engine"
	"sandglass/engine/games"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/store"
	"sandglass/scenes/ui"
)

// plain is a board without art: one spot a legal move, named in notation, one
// that only tells, and an animation of one second a step.
type plain struct {
	rules  *engine.Game
	shown  engine.View
	spots  map[string]engine.Move
	played []engine.Events // what was animated, step by step
	hold   bool            // the animation holds
	intent input.Intent    // of the last act
	told   int             // how often the telling spot was acted on
	takes  func(input.Intent) bool
	begun  bool // what is asked goes on with the last move
}

const tells = "tell.this"

func (b *plain) Show(v engine.View) { b.shown = v }
func (b *plain) Animate(_ *scenes.Env, tl *anim.Timeline, ev engine.Events, _ *Seating) {
	b.played = append(b.played, ev)
	tl.Add(anim.Act{Length: 60, Hold: b.hold})
}
func (b *plain) Spots(dst []ui.Spot, m *Moment) []ui.Spot {
	b.spots = map[string]engine.Move{}
	for i, mv := range m.Moves {
		id := b.rules.Format(mv)
		b.spots[id] = mv
		dst = append(dst, ui.Spot{ID: id, Rect: paint.Rect{X: 24 * (i % 26), Y: 24 * (i / 26), W: 22, H: 22}})
	}
	return append(dst, ui.Spot{ID: tells, Rect: paint.Rect{X: 0, Y: 260, W: 22, H: 22}, Shy: true})
}
func (b *plain) Tell(_ *scenes.Env, _ *Moment, id string) (string, string) { return id, "" }
func (b *plain) Act(_ *scenes.Env, _ *Moment, id string, by input.Intent) (engine.Move, bool) {
	b.intent = by
	if id == tells {
		b.told++
	}
	mv, ok := b.spots[id]
	return mv, ok
}
func (b *plain) Handle(_ *scenes.Env, _ *Moment, in input.Intent) bool {
	return b.takes != nil && b.takes(in)
}
func (b *plain) Back() bool                         { return false }
func (b *plain) Begun(*Moment) bool                 { return b.begun }
func (b *plain) Prompt(*scenes.Env, *Moment) Prompt { return Prompt{Title: "?"} }
func (b *plain) Log(_ *scenes.Env, ev engine.Event, _ *Seating) string {
	return b.rules.EventKinds[ev.Kind]
}
func (b *plain) Draw(*scenes.Env, *paint.List, *Moment)       {}
func (b *plain) PromptRect() paint.Rect                       { return paint.Rect{X: 388, Y: 288, W: 252, H: 72} }
func (b *plain) Tense(engine.View) bool                       { return false }
func (b *plain) Secrets(engine.View) bool                     { return true }
func (b *plain) MoveName(_ *scenes.Env, m engine.Move) string { return b.rules.Format(m) }

// stop is a scene that waits for nothing: curtains, results and messages here.
type stop struct {
	scenes.Base
	name string
	open func(*scenes.Env)
}

func (s *stop) Name() string { return s.name }

// party is a table with its surroundings, played by scripted intents.
type party struct {
	*testing.T
	e       *scenes.Env
	hooks   Hooks
	board   *plain
	result  *Result
	curtain *stop
	told    string
}

func newParty(t *testing.T) *party {
	p := &party{T: t}
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	p.e = &scenes.Env{Stack: &scenes.Stack{}, Sound: scenes.Silence{}, Store: &store.Memory{}, Settings: scenes.DefaultSettings(), Now: func() time.Time { return now }}
	p.e.Settings.Speed = scenes.Instant
	p.hooks = Hooks{
		Curtain: func(_ *scenes.Env, seat engine.Seat, _ string, open func(*scenes.Env)) scenes.Scene {
			p.curtain = &stop{name: fmt.Sprint("curtain ", seat), open: open}
			return p.curtain
		},
		Pause:   func(*scenes.Env, *Table) scenes.Scene { return &stop{name: "pause"} },
		Results: func(_ *scenes.Env, r Result) scenes.Scene { p.result = &r; return &stop{name: "results"} },
		Message: func(_ *scenes.Env, text string) scenes.Scene { p.told = text; return &stop{name: "message"} },
		Title:   func(*scenes.Env) scenes.Scene { return &stop{name: "title"} },
	}
	return p
}

func (p *party) game() *Game {
	rules, err := games.Find("timbuktu")
	if err != nil {
		p.Fatal(err)
	}
	return &Game{ID: "timbuktu", Rules: rules, Board: func() Board { p.board = &plain{rules: rules}; return p.board }}
}

func (p *party) start(seed uint64, options map[string]string, drivers ...string) *Table {
	p.Helper()
	var seats []scenes.SeatSetup
	for i, d := range drivers {
		driver, err := scenes.ParseDriver("timbuktu", d)
		if err != nil {
			p.Fatal(err)
		}
		seats = append(seats, scenes.SeatSetup{Name: fmt.Sprint("P", i+1), Driver: driver})
	}
	t, err := Start(p.e, p.game(), engine.Setup{Seed: seed, Options: options}, seats, p.hooks)
	if err != nil {
		p.Fatal(err)
	}
	p.e.Stack.Reset(t, scenes.Cut)
	return t
}

// on lets time pass until the viewer is asked or another scene is on top.
func (p *party) on(t *Table) {
	p.Helper()
	for range 10000 {
		p.e.Stack.Update(p.e, 1)
		if p.curtain != nil && p.e.Stack.Top().Name() == p.curtain.name {
			c := p.curtain
			if t.moment.View.Viewer() != engine.Spectator {
				p.Fatal("secrets are on the screen under the curtain")
			}
			p.e.Stack.Pop(scenes.Cut)
			c.open(p.e)
			continue
		}
		if t.moment.Asked || p.e.Stack.Top() != t {
			return
		}
	}
	p.Fatal("nobody is asked and nothing ends")
}

func (p *party) confirm() {
	p.e.Stack.Give(p.e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
}

// play confirms whatever has the focus until the results come.
func (p *party) play(t *Table) {
	p.Helper()
	for range 2000 {
		p.on(t)
		if p.result != nil {
			return
		}
		if p.told != "" {
			p.Fatalf("message: %s", p.told)
		}
		p.confirm()
	}
	p.Fatal("the game does not end")
}

func TestAWholeGameForEveryMixOfSeats(t *testing.T) {
	for _, c := range []struct {
		options map[string]string
		drivers []string
	}{
		{nil, []string{"human", "bot", "bot:greedy"}},
		{nil, []string{"bot", "bot:random", "bot", "bot"}},
		{nil, []string{"human", "human", "bot"}},
		{map[string]string{"own-loads": "yes"}, []string{"human", "human", "human"}},
		{map[string]string{"own-loads": "yes", "deal-first": "yes"}, []string{"bot", "human", "bot", "human", "bot"}},
	} {
		t.Run(strings.Join(c.drivers, ","), func(t *testing.T) {
			p := newParty(t)
			tb := p.start(7, c.options, c.drivers...)
			p.play(tb)
			best := 0
			for i := range c.drivers {
				if p.result.Points[i] > p.result.Points[best] {
					best = i
				}
			}
			if p.result.Places[best] != 1 || p.result.Saved == "" {
				t.Errorf("result %+v", p.result)
			}
			if names, _ := p.e.Store.Names("saves/"); len(names) != 0 {
				t.Errorf("the save of the finished game is still there: %v", names)
			}
		})
	}
}

func TestOneHumanNeverSeesACurtain(t *testing.T) {
	p := newParty(t)
	p.play(p.start(3, nil, "bot", "human", "bot", "bot"))
	if p.curtain != nil {
		t.Error("a curtain came up with one human at the table")
	}
}

func saveOf(p *party) (name string, text []byte) {
	names, err := p.e.Store.Names("saves/")
	if err != nil || len(names) != 1 {
		p.Fatalf("saves %v, %v", names, err)
	}
	if text, err = p.e.Store.Read(names[0]); err != nil {
		p.Fatal(err)
	}
	return names[0], text
}

func (p *party) find(string) (*Game, error) { return p.game(), nil }

func TestAGameGoesOnWhereItWasSaved(t *testing.T) {
	p := newParty(t)
	tb := p.start(11, nil, "bot", "human", "bot:greedy")
	for range 9 {
		p.on(tb)
		p.confirm()
	}
	p.on(tb)
	name, text := saveOf(p)
	again, err := Resume(p.e, p.find, name, text, p.hooks)
	if err != nil {
		t.Fatal(err)
	}
	if again.match.Hash() != tb.match.Hash() || again.seating != tb.seating || len(again.log) != len(tb.log) {
		t.Error("the resumed game is another")
	}
	p.e.Stack.Reset(again, scenes.Cut)
	p.play(again)
	resumed := p.result.Points
	p.result = nil
	p.e.Stack.Reset(tb, scenes.Cut)
	p.play(tb)
	if resumed != p.result.Points {
		t.Errorf("resumed the game ends %v, else %v: the bots' states were not kept", resumed, p.result.Points)
	}
}

func TestAPositionCountsWhereTheRecordNoLongerFits(t *testing.T) {
	p := newParty(t)
	tb := p.start(11, nil, "bot", "human", "bot")
	p.on(tb)
	name, text := saveOf(p)
	changed := bytes.Replace(text, []byte("seed 11"), []byte("seed 12"), 1)
	again, err := Resume(p.e, p.find, name, changed, p.hooks)
	if err != nil || again.match.Hash() != tb.match.Hash() {
		t.Errorf("resumed: %v", err)
	}
}

func TestDamagedSavesSayWhatIsWrong(t *testing.T) {
	p := newParty(t)
	p.on(p.start(11, nil, "bot", "human", "bot"))
	_, text := saveOf(p)
	for old, new := range map[string]string{
		"sandglass save 1":       "something else",
		"seat 2 human":           "seat 5 human",
		"hash ":                  "hash x",
		"saved ":                 "saved x",
		"bot 1 ":                 "bot 9 ",
		"position ":              "posture ",
		"\n\n":                   "\n",
		"seat 3 bot:greedy P3\n": "",
		"hash":                   "held 2 camel A\nhash",
	} {
		damaged := bytes.Replace(text, []byte(old), []byte(new), 1)
		if bytes.Equal(damaged, text) {
			t.Fatalf("%q is not in the save", old)
		}
		if _, err := Resume(p.e, p.find, "saves/x", damaged, p.hooks); err == nil || !strings.HasPrefix(err.Error(), "save: ") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q for %q: %v", new, old, err)
		}
	}
	for cut := range len(text) {
		Resume(p.e, p.find, "saves/x", text[:cut], p.hooks) // must not panic
	}
}

// full is a store that takes nothing.
type full struct{ store.Store }

func (full) Write(string, []byte) error { return errors.New("no space") }

func TestAGameThatCannotBeSavedSaysSoOnceAndGoesOn(t *testing.T) {
	p := newParty(t)
	works := p.e.Store
	p.e.Store = full{works}
	tb := p.start(2, nil, "human", "bot", "bot") // from the start, before the table is on the screen
	p.on(tb)
	if !strings.Contains(p.told, "no space") {
		t.Fatalf("told %q", p.told)
	}
	again := func() {
		p.told = ""
		for range 3 {
			p.e.Stack.Pop(scenes.Cut)
			p.e.Stack.Push(tb, scenes.Cut)
			p.on(tb)
			p.confirm()
			p.e.Stack.Update(p.e, 1)
		}
	}
	if again(); p.told != "" {
		t.Errorf("told again: %q", p.told)
	}
	p.e.Store = works
	if again(); p.told != "" {
		t.Errorf("told when it works again: %q", p.told)
	}
	p.e.Store = full{works}
	if again(); !strings.Contains(p.told, "no space") {
		t.Errorf("told %q when it fails anew", p.told)
	}
	p.e.Stack.Reset(tb, scenes.Cut)
	p.told = ""
	p.play(tb)
}

func TestGamesBegunInOneSecondHaveTheirOwnNames(t *testing.T) {
	p := newParty(t)
	for n := 1; n < 4; n++ {
		tb := p.start(uint64(n), nil, "bot", "bot", "bot")
		if names, _ := p.e.Store.Names("saves/"); len(names) != n {
			t.Errorf("%d games, saves %v", n, names)
		}
		if n == 3 {
			p.play(tb)
		}
	}
	first := p.result.Saved
	p.result = nil
	p.play(p.start(9, nil, "bot", "bot", "bot"))
	if p.result.Saved == first {
		t.Errorf("two records are called %s", first)
	}
	if names, _ := p.e.Store.Names("saves/"); len(names) != 2 {
		t.Errorf("two games are not finished, saves %v", names)
	}
}

func TestSetUpErrorsAreOneLine(t *testing.T) {
	p := newParty(t)
	human := scenes.SeatSetup{Name: "A", Driver: "human"}
	for _, c := range []struct {
		seats   []scenes.SeatSetup
		options map[string]string
	}{
		{[]scenes.SeatSetup{human}, nil},
		{[]scenes.SeatSetup{human, human, {Driver: "cat"}}, nil},
		{[]scenes.SeatSetup{human, human, {Driver: "bot:genius"}}, nil},
		{[]scenes.SeatSetup{human, human, human}, map[string]string{"own-loads": "maybe"}},
	} {
		_, err := Start(p.e, p.game(), engine.Setup{Options: c.options}, c.seats, p.hooks)
		if err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
