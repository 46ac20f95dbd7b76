package shell

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
)

// The buttons of a pad's standard mapping.
const (
	padA, padB                        = 0, 1
	padX, padY, padLB, padRB          = 2, 3, 4, 5
	padStart                          = 9
	padUp, padDown, padLeft, padRight = 12, 13, 14, 15
)

func (r *rig) erase(n int) {
	for range n {
		r.keys(input.KeyBackspace)
	}
}

func TestANameIsTyped(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	focus := func(id string) { r.e.Stack.Focus().ID = id; r.frame() }
	focus("name.1")
	r.keys(input.KeyEnter)
	if !u.Typing() {
		t.Fatal("Enter on a name does not begin typing")
	}
	r.erase(10)
	r.text(" Őrsi#ßÄ ")
	r.keys(input.KeyEnter)
	if got := u.seats[0].Name; got != "ŐrsißÄ" || u.Typing() {
		t.Errorf("name %q, typing %v", got, u.Typing())
	}
	focus("name.2")
	r.keys(input.KeyEnter)
	r.erase(10)
	r.text("abcdefghijklmno")
	r.keys(input.KeyEscape)
	if got := u.seats[1].Name; got != "Ben" {
		t.Errorf("Escape while typing left %q", got)
	}
	r.at("setup", "name.2")
	r.keys(input.KeyEnter)
	r.erase(10)
	r.text("abcdefghijklmno")
	r.keys(input.KeyDown) // leaves the field and keeps the name
	if got := u.seats[1].Name; got != "abcdefghij" || u.Typing() {
		t.Errorf("name %q, typing %v", got, u.Typing())
	}
	focus("name.3")
	r.keys(input.KeyEnter)
	r.erase(10)
	r.keys(input.KeyEnter)
	if got := u.seats[2].Name; got != "Clara" {
		t.Errorf("an empty name became %q", got)
	}
}

func TestNamesWithoutAKeyboard(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	r.tap("name.1") // a keyboard on the screen
	r.at("letters", "")
	r.erase(4)
	for _, id := range []string{"key.9", "shift", "key.35", "done"} {
		r.tap(id)
	}
	r.at("setup", "name.1")
	if got := u.seats[0].Name; got != "JŐ" {
		t.Errorf("taps write %q", got)
	}
	r.pad(padA)
	r.at("letters", "key.0")
	r.pad(padX, padX, padA, padRight, padA, padStart)
	if got := u.seats[0].Name; got != "Ab" || u.Typing() {
		t.Errorf("a pad writes %q", got)
	}
	s := r.spot("name.1")
	r.clickAt(s.X+s.W-5, s.Y+8)
	if got := u.seats[0].Name; got != "Anna" || u.Typing() {
		t.Errorf("the mouse on the arrow gives %q", got)
	}
	r.clickAt(s.X+10, s.Y+8)
	if !u.Typing() {
		t.Error("the mouse on the field does not begin typing")
	}
	r.click("option.own-loads")
	if u.Typing() || u.options["own-loads"] != "yes" {
		t.Error("a press elsewhere does not end typing and act")
	}
}

func TestSeatsFillFromTheFirst(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	turn := func(id string, until scenes.Driver) {
		for n := 0; u.seats[id[len(id)-1]-'1'].Driver != until; n++ {
			if n > 9 {
				t.Fatalf("%s never becomes %q", id, until)
			}
			r.click(id)
		}
	}
	turn("driver.5", scenes.Human)
	turn("driver.2", scenes.Human)
	if got := u.humans(); got != 3 {
		t.Errorf("%d people", got)
	}
	u.options["first"] = "5"
	turn("driver.4", scenes.Nobody)
	if len(u.taken()) != 3 || u.seats[4].Driver != scenes.Nobody {
		t.Errorf("seats taken: %+v", u.taken())
	}
	if _, still := u.options["first"]; still {
		t.Error("the first player is one who left")
	}
	s := r.spot("driver.5")
	if s.Enabled || !strings.Contains(s.Why, "4") {
		t.Errorf("seat 5: %+v", s)
	}
	r.click("driver.5")
	if u.seats[4].Driver != scenes.Nobody || !r.sound.has("denied") {
		t.Error("a closed seat can be taken")
	}
	if slices.Contains(u.drivers(2), scenes.Nobody) {
		t.Error("Timbuktu can be played by two")
	}
}

func TestTheSetupIsWhatIsPlayedAndRemembered(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	r.click("option.own-loads")
	r.click("option.first")
	r.click("seed")
	r.text("12x3")
	r.keys(input.KeyEnter)
	r.click("start")
	r.at("table", "")
	names, _ := r.store.Names("saves/")
	text, _ := r.store.Read(names[0])
	for _, want := range []string{"option own-loads=yes\n", "option first=1\n", "seed 123\n", "seat 1 human Anna\n"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the save lacks %q:\n%s", want, text)
		}
	}
	kept, err := r.store.Read("settings")
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenes.ParseSettings(kept)
	if err != nil || s.Last.Options["own-loads"] != "yes" || s.Last.Seats[0].Name != "Anna" {
		t.Errorf("kept: %+v, %v", s.Last, err)
	}
	r.e.Stack.Reset(newSeats(r.e, r.shell, testGame), scenes.Cut)
	r.frame()
	if u := r.e.Stack.Top().(*setup); u.options["first"] != "1" || u.seed != "" {
		t.Errorf("the next set-up: %+v, seed %q", u.options, u.seed)
	}
}

func TestAStoredSetupOfAnotherVersionDoesNoHarm(t *testing.T) {
	for _, last := range []scenes.LastGame{
		{Game: "timbuktu", Seats: []scenes.SeatSetup{{Name: "", Driver: "bot:oracle"}, {Name: "\x00#\n", Driver: "human"}, {Name: "C", Driver: ""}}},
		{Game: "timbuktu", Seats: []scenes.SeatSetup{{Name: "A", Driver: "human"}}},
		{Game: "timbuktu", Seats: make([]scenes.SeatSetup, 9)},
		{Game: "timbuktu", Seats: make([]scenes.SeatSetup, 3), Options: map[string]string{"first": "5", "old": "yes"}},
		{Game: "chess"},
	} {
		r := start(t, func(e *scenes.Env) { e.Settings.Last = last })
		r.keys(input.KeyEnter, input.KeyEnter)
		r.at("table", "")
	}
}

func TestSettingsApplyAtOnceAndAreStored(t *testing.T) {
	r := start(t, nil)
	r.click("settings")
	r.at("settings", "language")
	r.keys(input.KeyRight)
	if r.e.Settings.Lang != locale.Hungarian || r.spot("back").Label != "Vissza" {
		t.Errorf("language %d, back %q", r.e.Settings.Lang, r.spot("back").Label)
	}
	r.keys(input.KeyTab, input.KeyLeft)
	r.at("settings", "volume")
	if r.sound.volumes != [4]int{70, 80, 80, 80} {
		t.Errorf("volumes %v", r.sound.volumes)
	}
	s := r.spot("music")
	r.clickAt(s.X+s.W-2, s.Y+8)
	if r.e.Settings.Music != 100 {
		t.Errorf("music %d", r.e.Settings.Music)
	}
	r.drag(s.X+s.W-2, s.X+1, s.Y+8)
	if r.sound.volumes[1] != 0 {
		t.Errorf("dragged to the left end: %v", r.sound.volumes)
	}
	r.click("mono")
	r.click("few")
	if !r.sound.mono || !r.sound.few {
		t.Error("mono and fewer sounds are not heard")
	}
	r.click("tab.3")
	s = r.spot("speed")
	r.clickAt(s.X+s.W-4, s.Y+8)
	r.pad(padLB, padLB)
	r.tap("fullscreen")
	r.e.Stack.Focus().ID = "calm"
	r.frame()
	r.pad(padA)
	r.pad(padRB, padRB)
	r.at("settings", "speed")
	if r.spot("odds").Label != "Esélyek mutatása: be" {
		t.Errorf("odds are %q at first", r.spot("odds").Label)
	}
	r.click("odds")
	if r.e.Settings.Speed != scenes.Instant || !r.window.full || !r.e.Settings.ReducedMotion {
		t.Errorf("settings %+v, fullscreen %v", r.e.Settings, r.window.full)
	}
	text, err := r.store.Read("settings")
	if err != nil {
		t.Fatal(err)
	}
	if kept, err := scenes.ParseSettings(text); err != nil || kept.Lang != locale.Hungarian || kept.Master != 70 || kept.Music != 0 || kept.Speed != scenes.Instant || !kept.Mono || !kept.FewSounds || !kept.ReducedMotion || !kept.HideOdds {
		t.Errorf("stored: %+v, %v", kept, err)
	}
	r.pad(padB)
	r.at("title", "settings")
	if label := r.spot("play").Label; label != "Játék" {
		t.Errorf("the title still says %q", label)
	}
}

func (r *rig) drag(from, to, y int) {
	for _, e := range []input.Edge{{Kind: input.Down, X: from, Y: y}, {Kind: input.Move, X: (from + to) / 2, Y: y}, {Kind: input.Move, X: to, Y: y}, {Kind: input.Up, X: to, Y: y}} {
		r.Router.Post(e)
		r.frame()
	}
}

func TestSettingsThatCannotBeStoredAreTold(t *testing.T) {
	r := start(t, nil)
	r.click("settings")
	r.store.Why = errFull
	r.keys(input.KeyRight)
	r.at("message", "ok")
	r.keys(input.KeyEnter)
	r.at("settings", "language")
	if r.e.Settings.Lang != locale.Hungarian {
		t.Error("the change is lost")
	}
}

type full struct{}

func (full) Error() string { return "the disk is full" }

var errFull = full{}

// A halt is a table for the pause menu.
type halt struct {
	can   bool
	taken int
	again int
	by    input.Intent // that took back or made again
	left  bool
	seats []scenes.SeatSetup
	away  bool
}

func (h *halt) Game() *table.Game { return testGame }
func (h *halt) Undoing(*scenes.Env) (string, bool) {
	if h.can {
		return "Take back: camel D", true
	}
	return "Cards were turned up since.", false
}
func (h *halt) TakeBack(_ *scenes.Env, by input.Intent) { h.taken, h.by = h.taken+1, by }
func (h *halt) Leave(*scenes.Env)                       { h.left = true }
func (h *halt) Redoing(*scenes.Env) (string, bool) {
	if h.can {
		return "Redo: camel D", true
	}
	return "Nothing has been taken back.", false
}
func (h *halt) Redo(_ *scenes.Env, by input.Intent) { h.again, h.by = h.again+1, by }
func (h *halt) Seats() []scenes.SeatSetup           { return h.seats }
func (h *halt) Away(*scenes.Env, engine.Seat) bool  { return h.away }
func (h *halt) SetHand(_ *scenes.Env, seat engine.Seat, hand string) {
	h.seats[seat].Hand, h.away = hand, false
}
func (h *halt) SetDriver(_ *scenes.Env, seat engine.Seat, d scenes.Driver) error {
	h.seats[seat].Driver, h.away = d, false
	return nil
}

func TestPauseNamesWhatUndoTakesBackOrWhyNot(t *testing.T) {
	r := start(t, nil)
	h := &halt{}
	open := func() { r.e.Stack.Push(NewPause(r.e, h), scenes.Cut); r.frame() }
	open()
	r.at("pause", "go_on")
	if s := r.spot("undo"); s.Enabled || s.Why != "Cards were turned up since." {
		t.Errorf("undo: %+v", s)
	}
	if s := r.spot("redo"); s.Enabled || s.Why != "Nothing has been taken back." {
		t.Errorf("redo: %+v", s)
	}
	r.click("undo")
	r.keys(input.KeyA + 'U' - 'A')
	if r.at("pause", ""); h.taken != 0 {
		t.Error("taken back what cannot be")
	}
	r.keys(input.KeyEscape)
	r.at("title", "")
	h.can = true
	open()
	if s := r.spot("undo"); !s.Enabled || s.Label != "Take back: camel D" {
		t.Errorf("undo: %+v", s)
	}
	r.keys(input.KeyA + 'U' - 'A')
	if r.at("pause", ""); h.taken != 0 {
		t.Error("a button for the keypad below takes a move back")
	}
	r.click("undo")
	if r.at("title", ""); h.taken != 1 || h.by.Device != input.Mouse {
		t.Errorf("taken back %d times, not once, by %+v", h.taken, h.by)
	}
	open()
	if s := r.spot("redo"); !s.Enabled || s.Label != "Redo: camel D" {
		t.Errorf("redo: %+v", s)
	}
	r.click("redo")
	if r.at("title", ""); h.again != 1 || h.by.Device != input.Mouse {
		t.Errorf("done again %d times, not once, by %+v", h.again, h.by)
	}
	open()
	r.pad(padStart)
	r.at("title", "")
	open()
	r.click("leave")
	if !h.left {
		t.Error("leave does not leave")
	}
}

func TestThePauseMenuSpeaksTheNewLanguageAtOnce(t *testing.T) {
	r := start(t, nil)
	r.e.Stack.Push(NewPause(r.e, &halt{}), scenes.Cut)
	r.frame()
	r.click("settings")
	r.keys(input.KeyRight, input.KeyRight, input.KeyEscape)
	r.at("pause", "settings")
	if label := r.spot("go_on").Label; label != "Weiterspielen" {
		t.Errorf("label %q", label)
	}
}

func TestTheRulesAreReadWithOneButton(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	r.click("how")
	r.at("rules", "page.1")
	first := r.Describe(paint.StagePlace{}).Prompt
	r.keys(input.KeyEnter)
	r.at("rules", "page.2")
	if next := r.Describe(paint.StagePlace{}).Prompt; next == first || !strings.HasPrefix(next, "A round\n") {
		t.Errorf("second page %q", next)
	}
	r.keys(input.KeyEnter)
	r.at("rules", "page.1")
	r.click("page.2")
	if p := r.Describe(paint.StagePlace{}).Prompt; !strings.HasPrefix(p, "A round\n") {
		t.Errorf("clicked page: %q", p)
	}
	r.pad(4) // the shoulder button turns back
	r.at("rules", "page.1")
	r.pad(padB)
	r.at("setup", "")
}

func TestTheCurtainOpensOnlyAfterItsCoolDown(t *testing.T) {
	r := start(t, nil)
	opened := false
	r.e.Stack.Push(NewCurtain(r.e, 2, "Júlia", func(*scenes.Env) { opened = true }), scenes.Cut)
	r.frame()
	r.at("curtain", "open")
	d := r.Describe(paint.StagePlace{})
	if !d.Busy || d.Viewer != nil || d.View != nil || len(d.Deciders) != 0 {
		t.Errorf("a fresh curtain tells %+v", d)
	}
	r.keys(input.KeyEnter)
	r.click("open")
	r.pad(padA)
	r.keys(input.KeyEscape)
	if opened {
		t.Fatal("opened at once")
	}
	r.Update(30)
	r.Draw()
	r.keys(input.KeyEnter)
	if !opened || !r.sound.has("curtain_close") || !r.sound.has("curtain_open") {
		t.Errorf("opened %v, heard %v", opened, r.sound.played)
	}
	r.at("title", "")
}

// A curtain covers the whole stage: nothing of what lies below shows.
func TestTheCurtainIsOpaque(t *testing.T) {
	r := start(t, nil)
	r.e.Stack.Push(NewCurtain(r.e, 4, "Júlia", func(*scenes.Env) {}), scenes.Cut)
	r.frame()
	if r.e.Stack.Top().Overlay() {
		t.Fatal("a curtain lets what is below show through")
	}
	pic := rastered(r.Draw())
	for i, p := range pic.Pix {
		if p == 0 {
			t.Fatalf("pixel %d,%d is bare", i%640, i/640)
		}
	}
}

func TestResultsTellWinnersTiesAndPoints(t *testing.T) {
	r := start(t, nil)
	seat := func(i int, place uint8, points int) func(*table.Result) {
		return func(x *table.Result) { x.Places[i], x.Points[i] = place, points }
	}
	for _, c := range []struct {
		change []func(*table.Result)
		want   string
	}{
		{[]func(*table.Result){seat(0, 1, 12), seat(1, 2, 11), seat(2, 3, 5)}, "Anna wins, 1 point ahead."},
		{[]func(*table.Result){seat(0, 3, 1), seat(1, 1, 20), seat(2, 2, 11)}, "WWWWWWWWWW wins, 9 points ahead."},
		{[]func(*table.Result){seat(0, 1, 12), seat(1, 2, 12), seat(2, 3, 5)}, "Equal points: the tie-break decides for Anna."},
		{[]func(*table.Result){seat(0, 1, 12), seat(1, 3, 10), seat(2, 1, 12)}, "Anna and Őrségi share the victory."},
		{[]func(*table.Result){seat(0, 1, 12), seat(1, 1, 12), seat(2, 1, 12)}, "Anna, WWWWWWWWWW and Őrségi share the victory."},
	} {
		x := finished(testGame, 3)
		for _, f := range c.change {
			f(&x)
		}
		r.over(r.shell.results(r.e, x))
		r.at("results", "again")
		if got := r.Describe(paint.StagePlace{}).Prompt; got != c.want {
			t.Errorf("told %q, want %q", got, c.want)
		}
	}
}

func TestTheBestOfEverySourceStandsOut(t *testing.T) {
	r := start(t, nil)
	x := finished(testGame, 3)
	x.Parts[2][1].Points = 999
	x.Parts[1][1].Points = 999
	for i := range 3 {
		x.Parts[i][4].Points = 0
	}
	s := r.shell.results(r.e, x).(*results)
	want := [][]bool{{true, false, true, true, false}, {false, true, false, false, false}, {false, true, false, false, false}}
	for i, row := range s.rows {
		if !slices.Equal(row.best, want[i]) || row.total != strconv.Itoa(x.Points[row.seat]) {
			t.Errorf("row %d: best %v, total %s", i, row.best, row.total)
		}
	}
}

func TestTheEndSoundsAsItWas(t *testing.T) {
	r := start(t, nil)
	for _, c := range []struct {
		humans engine.SeatSet
		first  int
		want   string
	}{{1, 0, "win"}, {1, 1, "lose"}, {3, 2, "win"}, {0, 0, "win"}} {
		x := finished(testGame, 3)
		for i := range 3 {
			x.Seating.Human[i] = c.humans.Has(engine.Seat(i))
			x.Places[i] = 2
		}
		x.Places[c.first] = 1
		r.sound.played, r.sound.music = nil, ""
		r.over(r.shell.results(r.e, x))
		if !r.sound.has(c.want) || r.sound.music != "results" {
			t.Errorf("people %b, winner %d: heard %v, music %q", c.humans, c.first, r.sound.played, r.sound.music)
		}
	}
}

func TestAfterTheResults(t *testing.T) {
	r := start(t, nil)
	show := func() { r.over(r.shell.results(r.e, finished(testGame, 4))) }
	show()
	r.keys(input.KeyEnter)
	r.at("table", "")
	show()
	r.click("new")
	r.at("setup", "start")
	r.click("back")
	r.click("back")
	r.at("title", "")
	show()
	r.keys(input.KeyEscape)
	r.at("title", "")
}

func TestEveryBotLevelHasAName(t *testing.T) {
	for _, level := range bot.Levels("timbuktu") {
		if _, ok := levels[level]; !ok {
			t.Errorf("level %s is called by its id", level)
		}
	}
}

// The whole way to a table and back works with each kind of device alone.
func TestEachDeviceAloneLeadsToATableAndBack(t *testing.T) {
	ways := map[string][]func(r *rig){
		"mouse": {func(r *rig) { r.click("play") }, func(r *rig) { r.click("start") }, func(r *rig) { r.click("menu") }, func(r *rig) { r.click("leave") }},
		"touch": {func(r *rig) { r.tap("play") }, func(r *rig) { r.tap("start") }, func(r *rig) { r.tap("menu") }, func(r *rig) { r.tap("leave") }},
		"pad": {func(r *rig) { r.pad(padA) }, func(r *rig) { r.pad(padA) }, func(r *rig) { r.pad(padStart) }, func(r *rig) {
			r.pad(padUp, padUp, padDown, padDown, padDown, padDown, padDown, padDown, padDown, padA)
		}},
		"keys": {func(r *rig) { r.keys(input.KeyEnter) }, func(r *rig) { r.keys(input.KeySpace) }, func(r *rig) { r.keys(input.KeyA + 'M' - 'A') },
			func(r *rig) {
				for range 7 {
					r.keys(input.KeyDown)
				}
				r.keys(input.KeyEnter)
			}},
	}
	for device, way := range ways {
		r := start(t, nil)
		way[0](r)
		r.at("setup", "")
		way[1](r)
		r.at("table", "")
		way[2](r)
		r.at("pause", "")
		way[3](r)
		if d := r.Describe(paint.StagePlace{}); d.Screen != "title" {
			t.Errorf("%s: on screen %s", device, d.Screen)
		}
	}
}

func TestPanelsSlideInUnlessThatIsNotWanted(t *testing.T) {
	r := start(t, nil)
	first, later := 0, 0
	show := func() {
		r.e.Stack.Push(NewMessage(r.e, "Something."), scenes.Cut)
		r.Update(1)
		first = int(r.Draw().Cmds[len(r.Draw().Cmds)-1].Y)
		r.Update(30)
		later = int(r.Draw().Cmds[len(r.Draw().Cmds)-1].Y)
	}
	if show(); first <= later {
		t.Errorf("the panel is at %d, then at %d", first, later)
	}
	r.e.Settings.ReducedMotion = true
	if show(); first != later {
		t.Errorf("with reduced motion the panel is at %d, then at %d", first, later)
	}
	r.e.Settings.ReducedMotion, r.e.Settings.Speed = false, scenes.Instant
	if show(); first != later {
		t.Errorf("at instant speed the panel is at %d, then at %d", first, later)
	}
}

// A game as it is really offered, from the set-up to its results and its
// record, with nobody but bots.
func TestAGameOfBotsEndsInTheResults(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Settings.Speed = scenes.Instant })
	r.e.Launch = scenes.Launch{Game: "timbuktu", Seats: []scenes.Driver{"bot:random", "bot:greedy", "bot:greedy"}, Seed: 7, HasSeed: true}
	r.e.Stack.Reset(New(boards.All()).First(r.e, ""), scenes.Cut)
	for n := 0; r.Describe(paint.StagePlace{}).Screen != "results"; n++ {
		if n > 5000 {
			t.Fatalf("after %d frames still on screen %s", n, r.Describe(paint.StagePlace{}).Screen)
		}
		r.frame()
	}
	d := r.Describe(paint.StagePlace{})
	if !strings.Contains(d.Prompt, "win") && !strings.Contains(d.Prompt, "victory") && !strings.Contains(d.Prompt, "tie-break") {
		t.Errorf("told: %q", d.Prompt)
	}
	records, _ := r.store.Names("records/")
	saves, _ := r.store.Names("saves/")
	if len(records) != 1 || len(saves) != 0 {
		t.Errorf("kept: records %q, saves %q", records, saves)
	}
}
