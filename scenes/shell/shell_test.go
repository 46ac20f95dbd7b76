package shell

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/loop"
	"sandglass/scenes/paint"
	"sandglass/scenes/store"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites/timbuktu"
)

// plain is a board with one spot a move, so that the shell can be tested
// without any game's own.
type plain struct{}

func (plain) Show(engine.View) {}
func (plain) Animate(*scenes.Env, *anim.Timeline, engine.Events, *table.Seating) {
}
func (plain) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	if m.Asked {
		dst = append(dst, ui.Spot{ID: "move", Rect: paint.Rect{X: 10, Y: 10, W: 60, H: 30}})
	}
	return dst
}
func (plain) Tell(*scenes.Env, *table.Moment, string) (string, string) { return "move", "" }
func (plain) Act(_ *scenes.Env, m *table.Moment, _ string, _ input.Intent) (engine.Move, bool) {
	return m.Moves[0], true
}
func (plain) Back() bool                                           { return false }
func (plain) Prompt(*scenes.Env, *table.Moment) table.Prompt       { return table.Prompt{Title: "Move"} }
func (plain) Log(*scenes.Env, engine.Event, *table.Seating) string { return "" }
func (plain) Draw(*scenes.Env, *paint.List, *table.Moment)         {}
func (plain) PromptRect() paint.Rect                               { return paint.Rect{X: 388, Y: 288, W: 252, H: 72} }
func (plain) Tense(engine.View) bool                               { return false }
func (plain) Secrets(engine.View) bool                             { return true }
func (plain) MoveName(*scenes.Env, engine.Move) string             { return "camel D" }

var all3 = func(s string) locale.Msg { return locale.Msg{s, s, s} }

var testGame = &table.Game{
	ID: "timbuktu", Rules: rules.Game, Board: func() table.Board { return plain{} }, Music: "timbuktu",
	Title: all3("Timbuktu"), About: all3("Eight camels, five goods, thieves, and half the truth."), Picture: timbuktu.Vignette,
	HowTo:   []locale.RulePage{{Heading: all3("The aim"), Text: all3("Bring your goods home.")}, {Heading: all3("A round"), Text: all3("Choose a camel.")}},
	Sources: []locale.Msg{all3("Gold"), all3("Coffee"), all3("Pepper"), all3("Salt"), all3("Water")},
	Options: []locale.RuleOption{
		{Key: "own-loads", Name: all3("Own loads"), Meaning: all3("you load the camels yourself")},
		{Key: "deal-first", Name: all3("Deal first"), Meaning: all3("thieves before placing")},
	},
}

// A noise records what is played.
type noise struct {
	scenes.Silence
	played  []string
	music   string
	volumes [4]int
	mono    bool
	few     bool
	locked  bool
	tried   int
}

func (n *noise) Play(name string, _ cue.Cue) { n.played = append(n.played, name) }
func (n *noise) Music(piece string)          { n.music = piece }
func (n *noise) Volumes(a, b, c, d int)      { n.volumes = [4]int{a, b, c, d} }
func (n *noise) Mono(on bool)                { n.mono = on }
func (n *noise) Fewer(on bool)               { n.few = on }
func (n *noise) Ready() bool                 { return !n.locked }
func (n *noise) Unlock()                     { n.tried++ }
func (n *noise) has(name string) bool        { return slices.Contains(n.played, name) }

type window struct{ full, page, quit bool }

func (w *window) Fullscreen() bool      { return w.full }
func (w *window) SetFullscreen(on bool) { w.full = on }
func (w *window) CanQuit() bool         { return !w.page }
func (w *window) Quit()                 { w.quit = true }

// A rig is the shell on a loop, acted on by edges as from devices.
type rig struct {
	*loop.Loop
	t      *testing.T
	e      *scenes.Env
	sound  *noise
	window *window
	store  *store.Memory
	shell  *Shell

	plugged []input.Reading // the pads
}

// start runs the shell from its first scene; prepare may fill the store.
func start(t *testing.T, prepare func(*scenes.Env)) *rig {
	t.Helper()
	r := &rig{t: t, sound: &noise{}, window: &window{}, store: &store.Memory{}, shell: New([]*table.Game{testGame})}
	r.e = &scenes.Env{
		Stack: &scenes.Stack{}, Sound: r.sound, Store: r.store, Settings: scenes.DefaultSettings(), Window: r.window,
		Now: func() time.Time { return time.Date(2026, 3, 14, 15, 9, 26, 0, time.UTC) }, Device: input.Keyboard,
	}
	if prepare != nil {
		prepare(r.e)
	}
	r.e.Stack.Push(r.shell.First(r.e, ""), scenes.Cut)
	r.Loop = loop.New(r.e)
	r.frame()
	return r
}

// frame is one frame, with the wipe of a change of screens over at once.
func (r *rig) frame() {
	r.Update(1)
	for r.e.Stack.Changing() {
		r.Update(60)
	}
	r.Draw()
}

func (r *rig) keys(keys ...input.Key) {
	for _, k := range keys {
		r.Router.Post(input.Edge{Device: input.Keyboard, Key: k})
		r.Router.Post(input.Edge{Device: input.Keyboard, Kind: input.Up, Key: k})
		r.frame()
	}
}

func (r *rig) text(s string) {
	for _, c := range s {
		r.Router.Post(input.Edge{Device: input.Keyboard, Kind: input.Text, Rune: c})
		r.frame()
	}
}

func (r *rig) pad(buttons ...uint8) {
	for _, b := range buttons {
		r.Router.Post(input.Edge{Device: input.Pad, Button: b})
		r.Router.Post(input.Edge{Device: input.Pad, Kind: input.Up, Button: b})
		r.frame()
	}
}

// click presses the mouse in the middle of a spot.
func (r *rig) click(id string) {
	r.t.Helper()
	x, y := r.middle(id)
	r.clickAt(x, y)
}

func (r *rig) clickAt(x, y int) {
	for _, k := range []input.EdgeKind{input.Move, input.Down, input.Up} {
		r.Router.Post(input.Edge{Device: input.Mouse, Kind: k, X: x, Y: y})
	}
	r.frame()
}

func (r *rig) tap(id string) {
	r.t.Helper()
	x, y := r.middle(id)
	for _, k := range []input.EdgeKind{input.Down, input.Up} {
		r.Router.Post(input.Edge{Device: input.Touch, Kind: k, X: x, Y: y})
	}
	r.frame()
}

func (r *rig) middle(id string) (x, y int) {
	r.t.Helper()
	h := r.spot(id)
	return h.X + h.W/2, h.Y + h.H/2
}

func (r *rig) spot(id string) scenes.Hotspot {
	r.t.Helper()
	d := r.Describe(paint.StagePlace{Scale: 1})
	for _, h := range d.Hotspots {
		if h.ID == id {
			return h
		}
	}
	r.t.Fatalf("no spot %q on the screen %s: %+v", id, d.Screen, d.Hotspots)
	return scenes.Hotspot{}
}

func (r *rig) has(id string) bool {
	return slices.ContainsFunc(r.Describe(paint.StagePlace{}).Hotspots, func(h scenes.Hotspot) bool { return h.ID == id })
}

// at checks which screen is up and where the focus is; "" is any focus.
func (r *rig) at(screen, focus string) {
	r.t.Helper()
	d := r.Describe(paint.StagePlace{})
	if d.Screen != screen || focus != "" && d.Focus != focus {
		r.t.Fatalf("on screen %q with focus %q, want %q with %q", d.Screen, d.Focus, screen, focus)
	}
}

func TestFromAColdStartToAGameInTwoInputs(t *testing.T) {
	r := start(t, nil)
	r.at("title", "play")
	r.keys(input.KeyEnter)
	r.at("setup", "start")
	r.keys(input.KeyEnter)
	r.at("table", "")
	if r.e.Settings.Last.Game != "timbuktu" || len(r.e.Settings.Last.Seats) != 4 {
		t.Errorf("kept for the next time: %+v", r.e.Settings.Last)
	}
	kept, err := r.store.Read("settings")
	if err != nil || !strings.Contains(string(kept), `"Game":"timbuktu"`) {
		t.Errorf("settings stored: %s, %v", kept, err)
	}
}

func TestContinueIsTheFirstItemAndOneInput(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter, input.KeyEnter)
	saved := r.store
	again := start(t, func(e *scenes.Env) { e.Store = saved })
	again.at("title", "continue")
	if label := again.spot("continue").Label; label != "Continue" {
		t.Errorf("label %q", label)
	}
	again.keys(input.KeyEnter)
	again.at("table", "")
}

func TestOfSeveralSavesOneIsChosen(t *testing.T) {
	first := start(t, nil)
	first.keys(input.KeyEnter, input.KeyEnter)
	names, _ := first.store.Names("saves/")
	text, _ := first.store.Read(names[0])
	r := start(t, func(e *scenes.Env) {
		for n, at := range map[string]int64{"saves/timbuktu-20260101-000000": 1767225600, "saves/amunre-20260201-000000": 1735689600, "saves/timbuktu-20250101-235959": 1767139200} {
			again := regexp.MustCompile("saved [0-9]+").ReplaceAll(text, fmt.Appendf(nil, "saved %d", at))
			if err := e.Store.Write(n, again); err != nil {
				t.Fatal(err)
			}
		}
	})
	r.keys(input.KeyEnter)
	r.at("saves", "save.1")
	for id, want := range map[string]string{"save.1": "2026-01-01", "save.2": "2025-12-31", "save.3": "2025-01-01"} {
		if label := r.spot(id).Label; !strings.Contains(label, want) {
			t.Errorf("%s is %q", id, label)
		} else if !strings.Contains(label, "Anna, Ben, Clara, Daniel") {
			t.Errorf("%s does not tell who plays: %q", id, label)
		}
	}
	r.keys(input.KeyDown, input.KeyEnter)
	r.at("table", "")
	r.e.Stack.Reset(r.shell.title(r.e, ""), scenes.Cut)
	r.frame()
	r.click("continue")
	r.click("back")
	r.at("title", "continue")
}

func TestADamagedSaveIsKeptAsideAndTold(t *testing.T) {
	const name = "saves/timbuktu-20260101-000000"
	r := start(t, func(e *scenes.Env) { _ = e.Store.Write(name, []byte("sandglass save 1\nrubbish")) })
	r.keys(input.KeyEnter)
	r.at("title", "play")
	d := r.Describe(paint.StagePlace{})
	if !strings.Contains(d.Prompt, name+".damaged-") || strings.Contains(d.Prompt, "\n") {
		t.Errorf("told: %q", d.Prompt)
	}
	if _, err := r.store.Read(name); err == nil {
		t.Error("the damaged save is still offered")
	}
	r.keys(input.KeyEscape)
	if d := r.Describe(paint.StagePlace{}); d.Prompt != "" {
		t.Errorf("after Escape it still says %q", d.Prompt)
	}
}

// many stores so many saves of the test's game, the first played last, and
// opens their list.
func many(t *testing.T, n int) *rig {
	t.Helper()
	first := start(t, nil)
	first.keys(input.KeyEnter, input.KeyEnter)
	names, _ := first.store.Names("saves/")
	text, _ := first.store.Read(names[0])
	r := start(t, func(e *scenes.Env) {
		for i := range n {
			again := regexp.MustCompile("saved [0-9]+").ReplaceAll(text, fmt.Appendf(nil, "saved %d", 1767225600-86400*i))
			if err := e.Store.Write(fmt.Sprintf("saves/timbuktu-%d", i+1), again); err != nil {
				t.Fatal(err)
			}
		}
	})
	r.click("continue")
	r.at("saves", "save.1")
	return r
}

func TestEverySaveIsWithinReach(t *testing.T) {
	r := many(t, 20)
	if r.has("save.20") {
		t.Fatal("all 20 saves fit the screen: this test needs more")
	}
	for i := 2; i <= 20; i++ {
		r.keys(input.KeyDown)
		r.at("saves", fmt.Sprintf("save.%d", i))
	}
	r.keys(input.KeyRight)
	r.at("saves", "delete.20")
	for i := 19; i >= 1; i-- {
		r.keys(input.KeyUp)
		r.at("saves", fmt.Sprintf("delete.%d", i))
	}
	r.keys(input.KeyRight)
	r.keys(input.KeyDown)
	for n := 0; r.has("older"); n++ { // a finger has no wheel
		if n > 20 {
			t.Fatal("the list has no end")
		}
		r.tap("older")
	}
	if !r.has("save.20") || r.has("save.1") {
		t.Error("the end of the list does not show")
	}
	for r.has("newer") {
		r.tap("newer")
	}
	if !r.has("save.1") {
		t.Error("the beginning of the list does not show")
	}
	r.e.Stack.Give(r.e, input.Intent{Kind: input.Scroll, DY: 100})
	r.frame()
	r.click("save.20")
	r.at("table", "")
}

func TestADeletedSaveIsAskedForOnce(t *testing.T) {
	r := many(t, 2)
	r.click("delete.2")
	r.at("message", "no")
	if d := r.Describe(paint.StagePlace{}); !strings.Contains(d.Prompt, "2025-12-31") {
		t.Errorf("it asks %q", d.Prompt)
	}
	r.keys(input.KeyEscape)
	r.at("saves", "delete.2")
	if _, err := r.store.Read("saves/timbuktu-2"); err != nil {
		t.Errorf("no deletes: %v", err)
	}
	r.click("delete.2")
	r.keys(input.KeyRight, input.KeyEnter)
	r.at("saves", "save.1")
	if names, _ := r.store.Names(""); !slices.Equal(names, []string{"saves/timbuktu-1"}) || r.has("save.2") {
		t.Errorf("left: %q", names)
	}
	r.click("delete.1")
	r.click("yes")
	r.at("title", "play")
	if r.has("continue") {
		t.Error("a deleted game can be continued")
	}
}

func TestASaveOfAnotherVersionIsLeftAndTold(t *testing.T) {
	r := many(t, 2)
	const name = "saves/timbuktu-1"
	text, _ := r.store.Read(name)
	version := regexp.MustCompile(`(rules |"rules":)[0-9]+`)
	if n := len(version.FindAll(text, -1)); n != 2 {
		t.Fatalf("%d versions in a save", n)
	}
	other := version.ReplaceAll(text, []byte("${1}99"))
	if err := r.store.Write(name, other); err != nil {
		t.Fatal(err)
	}
	r.keys(input.KeyEnter)
	r.at("title", "continue")
	if d := r.Describe(paint.StagePlace{}); !strings.Contains(d.Prompt, "another version") || strings.Contains(d.Prompt, "\n") {
		t.Errorf("told %q", d.Prompt)
	}
	if now, err := r.store.Read(name); err != nil || string(now) != string(other) {
		t.Errorf("the save is not what it was: %v", err)
	}
}

func TestWhatTheLaunchAsksFor(t *testing.T) {
	r := start(t, func(e *scenes.Env) {
		e.Launch = scenes.Launch{Game: "timbuktu", Seats: []scenes.Driver{"human", scenes.Best("timbuktu"), "bot:random"}, Seed: 42, HasSeed: true, Options: map[string]string{"first": "1"}}
	})
	r.at("table", "")
	names, _ := r.store.Names("saves/")
	text, err := r.store.Read(names[0])
	if err != nil {
		t.Fatal(err)
	}
	best := bot.Levels("timbuktu")
	for _, want := range []string{"seed 42\n", "option first=1\n", "seat 2 bot:" + best[len(best)-1] + " ", "seat 3 bot:random "} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the save lacks %q:\n%s", want, text)
		}
	}
	_, record, _ := strings.Cut(string(text), "\n\n")
	m, err := match.Load(strings.NewReader(record))
	if err != nil {
		t.Fatal(err)
	}
	again := start(t, func(e *scenes.Env) { e.Launch = scenes.Launch{Record: m} })
	again.at("table", "")
	lost := start(t, func(e *scenes.Env) { e.Store, e.Launch = r.store, scenes.Launch{Game: "timbuktu", Lost: true} })
	lost.at("message", "ok")
	lost.keys(input.KeyEnter)
	lost.at("table", "")
}

func TestWhatCannotStartIsToldOnTheTitle(t *testing.T) {
	for _, l := range []scenes.Launch{
		{Game: "chess"},
		{Game: "timbuktu", Seats: []scenes.Driver{"human"}},
		{Game: "timbuktu", Options: map[string]string{"first": "9"}},
	} {
		r := start(t, func(e *scenes.Env) { e.Launch = l })
		r.at("title", "play")
		if d := r.Describe(paint.StagePlace{}); !strings.HasPrefix(d.Prompt, "This game cannot start: ") {
			t.Errorf("%+v: told %q", l, d.Prompt)
		}
	}
	r := start(t, nil)
	why := errors.New("no room")
	for told, want := range map[string]string{
		Trouble(r.e, "settings.damaged-1", why, why): "settings.damaged-1",
		Trouble(r.e, "", why, nil):                   "The settings could not be read",
		Trouble(r.e, "", nil, why):                   "Nothing can be saved: no room",
	} {
		if title := r.shell.First(r.e, told).(*titleScene); !strings.Contains(title.problem, want) {
			t.Errorf("%q is told as %q", want, title.problem)
		}
	}
	if told := Trouble(r.e, "", nil, nil); told != "" {
		t.Errorf("without trouble it says %q", told)
	}
}

func TestTheTitleLivesAndStandsStillWithReducedMotion(t *testing.T) {
	r := start(t, nil)
	if r.sound.music != "title" {
		t.Errorf("music %q", r.sound.music)
	}
	same := func() bool {
		var before paint.List
		before.Cmds = slices.Clone(r.Draw().Cmds)
		before.Clips = slices.Clone(r.Draw().Clips)
		r.Update(30)
		return r.Draw().Equal(&before)
	}
	if same() {
		t.Error("nothing moves")
	}
	r.e.Settings.ReducedMotion = true
	if !same() {
		t.Error("something moves with reduced motion")
	}
}

func TestTheSoundBadgeStaysUntilThereIsSound(t *testing.T) {
	r := start(t, nil)
	quiet := len(r.Draw().Cmds)
	r.sound.locked = true
	if n := len(r.Draw().Cmds); n <= quiet {
		t.Error("no badge while locked")
	}
	r.clickAt(300, 100)
	if r.sound.tried == 0 {
		t.Error("a press does not try to unlock")
	}
}

func TestQuitIsOnlyWhereOneCan(t *testing.T) {
	r := start(t, nil)
	r.click("quit")
	if !r.window.quit {
		t.Error("quit does not quit")
	}
	r.window.page = true
	r.e.Stack.Reset(r.shell.title(r.e, ""), scenes.Cut)
	r.frame()
	if r.has("quit") {
		t.Error("the page offers to quit")
	}
}

func TestLeavingTheSetupLeadsOverTheGamesToTheTitle(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	r.at("setup", "start")
	r.keys(input.KeyEscape)
	r.at("games", "game.1")
	r.keys(input.KeyEnter)
	r.at("setup", "start")
	r.click("back")
	r.click("back")
	r.at("title", "play")
}

func TestAMessageGoesWithOneInput(t *testing.T) {
	r := start(t, nil)
	for _, leave := range []func(){func() { r.keys(input.KeyEnter) }, func() { r.keys(input.KeyEscape) }, func() { r.click("ok") }, func() { r.tap("ok") }, func() { r.pad(1) }} {
		r.e.Stack.Push(NewMessage(r.e, "The disk is full."), scenes.Cut)
		r.frame()
		r.at("message", "ok")
		leave()
		r.at("title", "")
	}
}
