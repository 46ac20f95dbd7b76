package tombraiders

import (
	"testing"
	"time"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/store"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// paused stands for the menu.
type paused struct{ scenes.Base }

func (paused) Name() string { return "pause" }

// begun is a whole table at which the first seat, a person, is asked in a step.
func begun(t *testing.T, step rules.Step) (*scenes.Env, *table.Table, *match.Match) {
	t.Helper()
	for seed := range uint64(40) {
		m, err := match.New(rules.Game, engine.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.Seed(seed)
		for m.Deciders() != 0 {
			seat := m.Deciders().First()
			if v := m.View(seat).(*rules.View); seat == 0 && v.Step() == step {
				e, tb := sit(t, m)
				return e, tb, m
			}
			if _, err := m.Play(seat, m.View(seat).Pick(&rng, m.Moves(nil, seat)), seat); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("step %d never came", step)
	return nil, nil, nil
}

// sit puts a match before a person and a bot.
func sit(t *testing.T, m *match.Match) (*scenes.Env, *table.Table) {
	t.Helper()
	e := &scenes.Env{Stack: &scenes.Stack{}, Sound: scenes.Silence{}, Store: &store.Memory{}, Settings: scenes.DefaultSettings(), Pads: &input.Pads{}, Now: time.Now}
	bot, err := scenes.ParseDriver(Game.ID, "bot:random")
	if err != nil {
		t.Fatal(err)
	}
	hooks := table.Hooks{Pause: func(*scenes.Env, *table.Table) scenes.Scene { return paused{} }}
	tb, err := table.Continue(e, Game, m, []scenes.SeatSetup{{Name: "Anna", Driver: scenes.Human}, {Name: "Bot", Driver: bot}}, hooks)
	if err != nil {
		t.Fatal(err)
	}
	e.Stack.Reset(tb, scenes.Cut)
	e.Stack.Update(e, 1)
	return e, tb
}

// The step that weeks are chosen in, and that of gifts, has a button that leads back,
// for every device; so does Cancel.
func TestAStepLeadsBackByEveryDevice(t *testing.T) {
	ways := map[string]func(e *scenes.Env, back ui.Spot){
		"cancel by keys": func(e *scenes.Env, _ ui.Spot) {
			e.Stack.Give(e, input.Intent{Kind: input.Cancel, Device: input.Keyboard})
		},
		"cancel by a pad": func(e *scenes.Env, _ ui.Spot) {
			e.Stack.Give(e, input.Intent{Kind: input.Cancel, Device: input.Pad})
		},
		"confirm": func(e *scenes.Env, back ui.Spot) {
			spots := e.Stack.Top().Spots(nil)
			e.Stack.Focus().Set(spots, ui.Find(spots, back.ID))
			e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: input.Pad})
		},
	}
	for name, device := range map[string]input.Device{"mouse": input.Mouse, "touch": input.Touch} {
		ways[name] = func(e *scenes.Env, back ui.Spot) {
			for _, kind := range [3]input.Kind{input.Point, input.Press, input.Release} {
				e.Stack.Give(e, input.Intent{Kind: kind, X: back.Rect.X + 5, Y: back.Rect.Y + 5, Device: device})
			}
		}
	}
	for step, id := range map[rules.Step]string{rules.Digging: spotDigBack, rules.Giving: spotGiveBack} {
		for name, way := range ways {
			e, tb, m := begun(t, step)
			spots := tb.Spots(nil)
			i := ui.Find(spots, id)
			if i < 0 || spots[i].Off || spots[i].Shy {
				t.Fatalf("there is no %s", id)
			}
			moves := m.Len()
			way(e, spots[i])
			e.Stack.Update(e, 1)
			if v := m.View(0).(*rules.View); m.Len() != moves-1 || v.Step() != rules.Choosing || e.Stack.Top() != scenes.Scene(tb) {
				t.Errorf("%s, %s: %d moves were made, now %d; step %d, on %s", id, name, moves, m.Len(), v.Step(), e.Stack.Top().Name())
			}
			if ui.Find(tb.Spots(nil), id) >= 0 {
				t.Errorf("%s, %s: the button is still there", id, name)
			}
		}
	}
}

func TestWhoHasSeenAPileHasNoWayBack(t *testing.T) {
	e, tb, m := begun(t, rules.Searching)
	for _, id := range [2]string{spotDigBack, spotGiveBack} {
		if ui.Find(tb.Spots(nil), id) >= 0 {
			t.Errorf("there is %s", id)
		}
	}
	moves := m.Len()
	e.Stack.Give(e, input.Intent{Kind: input.Cancel, Device: input.Keyboard})
	if m.Len() != moves || e.Stack.Top().Name() != "pause" {
		t.Errorf("cancel leads to %s, %d moves, were %d", e.Stack.Top().Name(), m.Len(), moves)
	}
}

func TestWithoutAMoveToTakeBackThereIsNoButton(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	rng := engine.Seed(3)
	d.until(&rng, rules.Digging, 0)
	with := len(d.Draw().Cmds)
	d.Moment.CanTakeBack = false
	if ui.Find(d.Spots(), spotDigBack) >= 0 || len(d.Draw().Cmds) >= with {
		t.Error("the button shows though nothing can be taken back")
	}
}

func TestTheButtonBackSaysThatNothingIsSpent(t *testing.T) {
	told := map[rules.Step]int{}
	inLangs(t, 3, func(d desk) {
		id := map[rules.Step]string{rules.Digging: spotDigBack, rules.Giving: spotGiveBack}[d.view().Step()]
		if id == "" {
			return
		}
		told[d.view().Step()]++
		label, _ := d.b.Tell(d.Env, &d.Moment, id)
		if want := d.Env.Text(&text.Back) + ": " + d.Env.Text(&text.BackFree); label != want {
			t.Fatalf("%q, want %q", label, want)
		}
	})
	if told[rules.Digging] == 0 || told[rules.Giving] == 0 {
		t.Errorf("told %v", told)
	}
}
