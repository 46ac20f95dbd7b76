package shell

import (
	"fmt"
	"slices"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
)

// offered are the games that there are and one that has as much of everything
// as a game may have: options, sources, long texts.
func offered() []*table.Game {
	r := *rules.Game
	g := *testGame
	r.Name, r.MinSeats, r.MaxSeats = "second", 2, 5
	r.Sources = append(slices.Clone(r.Sources), "luck")
	g.ID, g.Rules, g.Title = r.Name, &r, all3("The second game")
	g.Options = nil
	r.Options = []engine.Option{engine.FirstOption}
	for i := range 7 {
		key := fmt.Sprintf("rule-%d", i)
		r.Options = append(r.Options, engine.Option{Key: key, Values: []string{"no", "yes"}})
		g.Options = append(g.Options, locale.RuleOption{Key: key, Name: all3("A rule of some length"), Meaning: all3("what it means, said in few words")})
	}
	g.Sources = nil
	for range r.Sources {
		g.Sources = append(g.Sources, all3("Sources"))
	}
	return append(boards.All(), &g)
}

// beside are the games of a shell that offers this one: four cards fit.
func beside(g *table.Game) []*table.Game {
	if all := boards.All(); slices.Contains(ids(all), g.ID) {
		return all
	}
	return append(boards.All()[1:], g)
}

// everywhere runs a check on every screen of the shell with every game, in
// every language, at its fullest.
func everywhere(t *testing.T, check func(r *rig, screen string)) {
	t.Helper()
	for lang := range locale.Langs {
		for _, game := range offered() {
			r := start(t, func(e *scenes.Env) {
				e.Settings.Lang = lang
				if err := e.Store.Write("saves/"+game.ID+"-20260101-120000", []byte("saved 1767323045\n")); err != nil {
					t.Fatal(err)
				}
			})
			visit(r, game, locale.Codes[lang]+" "+game.ID, check)
		}
	}
}

func visit(r *rig, game *table.Game, code string, check func(r *rig, screen string)) {
	r.shell.games = beside(game)
	r.sound.locked = true
	check(r, "title "+code)
	r.sound.locked = false
	all := make([]save, 20)
	for i := range all {
		all[i] = save{fmt.Sprintf("saves/%s-%d", game.ID, i), r.e.Now(), "WWWWWWWWWW, Mariannka, Hildegard, Őrségi, Anna"}
	}
	r.e.Stack.Push(newSaves(r.e, r.shell, all), scenes.Cut)
	r.frame()
	check(r, "saves "+code)
	r.keys(input.KeyEscape)
	r.e.Stack.Push(newSaves(r.e, r.shell, all), scenes.Cut)
	r.frame()
	r.click("older")
	check(r, "saves, further down, "+code)
	r.keys(input.KeyEscape)
	r.keys(input.KeyRight)
	check(r, "title, play, "+code)
	r.openSetup(game)
	r.click("driver.2")
	check(r, "setup "+code)
	r.click("name.1")
	check(r, "setup, typing, "+code)
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	for last := game.Rules.MaxSeats - 1; u.seats[last].Driver != scenes.Nobody; {
		r.click(driverIDs[last])
	}
	r.click("option.first")
	r.tap("seed")
	check(r, "setup, seats free, "+code)
	r.click("join")
	check(r, "join, seats free, "+code)
	r.crowd(game)
	check(r, "join "+code)
	r.click("name.1")
	check(r, "letters "+code)
	r.tap("shift")
	check(r, "letters, small, "+code)
	r.click("discard")
	r.click("back")
	r.keys(input.KeyEscape)
	check(r, "games "+code)
	r.keys(input.KeyEscape)
	r.click("settings")
	for i := range tabIDs {
		r.click(tabIDs[i])
		check(r, fmt.Sprintf("settings %d %s", i, code))
	}
	r.keys(input.KeyEscape)
	r.openSetup(game)
	r.keys(input.KeyEnter)
	check(r, "pause "+code+r.over(NewPause(r.e, r.e.Stack.Top().(*table.Table))))
	r.click("keys")
	check(r, "keys "+code)
	r.click("back")
	h := &halt{}
	for i := range game.Rules.MaxSeats {
		h.seats = append(h.seats, scenes.SeatSetup{Name: longNames[i], Driver: []scenes.Driver{scenes.Human, scenes.Best(game.ID)}[i/4], Hand: hands[i%len(hands)]})
	}
	check(r, "seats "+code+r.over(newSeatsMenu(r.e, h)))
	check(r, "bind "+code+r.over(newBind(r.e, input.ActScrollDown, input.Pad, nil)))
	r.pad(200)
	check(r, "bind, refused, "+code)
	r.e.Catch = false
	h.away = true
	check(r, "lost "+code+r.over(NewLost(r.e, h, 1)))
	r.e.Pads = &input.Pads{}
	r.plug("Odd thing")
	check(r, "mapping, which, "+code+r.over(newMapping(r.e, noPad)))
	m := newMapping(r.e, 0).(*mapping)
	m.step, m.twice = 5, true
	m.build(r.e)
	check(r, "mapping "+code+r.over(m))
	r.e.Halves = true
	check(r, "keys of halves "+code+r.over(newShortcuts(r.e)))
	r.e.Halves, r.e.Pads = false, nil
	r.e.Stack.Reset(NewPause(r.e, h), scenes.Cut)
	r.frame()
	r.click("how")
	for range game.HowTo {
		check(r, "rules "+code)
		r.keys(input.KeyDown)
	}
	for seats := game.Rules.MinSeats; seats <= game.Rules.MaxSeats; seats++ {
		check(r, "results "+code+r.over(r.shell.results(r.e, finished(game, seats))))
	}
	for seat, name := range longNames[:3] {
		check(r, "curtain "+code+r.over(NewCurtain(r.e, seat, name, func(*scenes.Env) {})))
	}
	list := newSaves(r.e, r.shell, all).(*savesScene)
	check(r, "question "+code+r.over(list.question(r.e, all[0].name, r.shell.told(r.e, all[0]))))
	check(r, "message "+code+r.over(NewMessage(r.e, locale.SaveDamaged.In(r.e.Settings.Lang, "saves/timbuktu-20260101-000000.damaged-20260314-150926", "save: line 2: unknown key"))))
}

// openSetup goes from the title to the set-up of a game.
func (r *rig) openSetup(g *table.Game) {
	r.t.Helper()
	r.click("play")
	if r.Describe(paint.StagePlace{}).Screen == "setup" { // of the last game
		r.keys(input.KeyEscape)
	}
	r.click(cardIDs[slices.Index(ids(r.shell.games), g.ID)])
	r.at("setup", "start")
}

func ids(games []*table.Game) (all []string) {
	for _, g := range games {
		all = append(all, g.ID)
	}
	return all
}

// over puts a scene alone on the stack and lets it come to rest.
func (r *rig) over(s scenes.Scene) string {
	r.e.Stack.Reset(s, scenes.Cut)
	r.frame()
	r.Update(200)
	r.Draw()
	return ""
}

// longNames are as wide as names get, and hands as long as devices are called.
var (
	longNames = [engine.MaxSeats]string{"Anna", "WWWWWWWWWW", "Őrségi", "Mariannka", "Hildegard"}
	hands     = [...]string{input.MouseHand, input.LeftHand, input.RightHand, "pad never-here 1", input.AnyHand}
)

// crowd fills the seats of the join screen.
func (r *rig) crowd(game *table.Game) {
	j := r.e.Stack.Top().(*join)
	for i := range game.Rules.MaxSeats {
		j.seats[i] = scenes.SeatSetup{Name: longNames[i], Driver: scenes.Human, Hand: hands[i]}
	}
	j.build(r.e)
	r.frame()
}

// finished is a finished game of so many seats with long names and numbers of
// three digits, the first two tied.
func finished(g *table.Game, seats int) table.Result {
	r := table.Result{Game: g, Saved: "records/timbuktu-20260314-150926", Record: []byte("sandglass 1\n"), Log: logOf}
	r.Seating.Seats = seats
	for i := range seats {
		r.Seating.Names[i] = longNames[i]
		driver := scenes.BotOf("random")
		if i == 0 {
			driver = scenes.Human
		}
		r.Seating.Human[i] = driver == scenes.Human
		r.Seats = append(r.Seats, scenes.SeatSetup{Name: r.Seating.Names[i], Driver: driver})
		for k := range g.Sources {
			r.Parts[i] = append(r.Parts[i], engine.Part{Source: uint8(k), Points: int16(188 - 20*i)})
			r.Points[i] += 188 - 20*i
		}
		r.Places[i] = uint8(i + 1)
	}
	return r
}

// A line is a run of glyphs, as it stands on the stage.
type line struct {
	paint.Rect
	baseline int16
}

// lines gathers the glyphs of a frame to lines of text.
func lines(l *paint.List) (all []line) {
	for _, c := range l.Cmds {
		if s := c.Sprite.Sheet(); c.Sprite == sprites.Fill || s != fonts.SheetNo && s != fonts.DisplaySheetNo {
			continue
		}
		r, _ := paint.Place(c)
		if n := len(all) - 1; n >= 0 && all[n].baseline == c.Y && r.X >= all[n].X && r.X <= all[n].X+all[n].W+14 {
			p := &all[n]
			right, bottom := max(p.X+p.W, r.X+r.W), max(p.Y+p.H, r.Y+r.H)
			p.Y = min(p.Y, r.Y)
			p.W, p.H = right-p.X, bottom-p.Y
			continue
		}
		all = append(all, line{r, c.Y})
	}
	return all
}

func TestTextsFitTheirPlaces(t *testing.T) {
	everywhere(t, func(r *rig, screen string) {
		list := r.Draw()
		all := lines(list)
		if len(all) < 2 {
			t.Errorf("%s: only %d lines of text", screen, len(all))
		}
		for i, a := range all {
			if a.And(paint.Stage) != a.Rect {
				t.Errorf("%s: text outside the stage: %+v", screen, a)
			}
			for _, b := range all[i+1:] {
				if over := a.And(b.Rect); over.W > 1 && over.H > 1 {
					t.Errorf("%s: text on text: %+v and %+v", screen, a, b)
				}
			}
			for _, wall := range walls(list) {
				if over := a.And(wall); over.W > 0 && over.H > 0 {
					t.Errorf("%s: text %+v crosses the edge %+v", screen, a, wall)
				}
			}
		}
	})
}

// walls are the upright edges in a frame, which text must not cross: those of
// panels, buttons and fields. (Across level ones letters hang down.)
func walls(l *paint.List) (all []paint.Rect) {
	for _, c := range l.Cmds {
		if upright := c.W <= 2 && c.H >= 16; c.Sprite == sprites.Fill && c.Clip == 0 && upright {
			all = append(all, paint.Rect{X: int(c.X), Y: int(c.Y), W: int(c.W), H: int(c.H)})
		}
	}
	return all
}

func TestEverySpotCanBeHit(t *testing.T) {
	everywhere(t, func(r *rig, screen string) {
		spots := r.Describe(paint.StagePlace{}).Hotspots
		if len(spots) == 0 {
			t.Errorf("%s: nothing can be acted on", screen)
		}
		for i, s := range spots {
			a := paint.Rect{X: s.X, Y: s.Y, W: s.W, H: s.H}
			if s.W < 22 || s.H < 22 || a.And(paint.Stage) != a {
				t.Errorf("%s: %s is %+v", screen, s.ID, a)
			}
			if s.Label == "" || s.Enabled == (s.Why != "") {
				t.Errorf("%s: %+v has no label, or its reason is wrong", screen, s)
			}
			for _, o := range spots[i+1:] {
				if over := a.And(paint.Rect{X: o.X, Y: o.Y, W: o.W, H: o.H}); over.W > 0 && over.H > 0 {
					t.Errorf("%s: %s lies on %s", screen, s.ID, o.ID)
				}
			}
		}
	})
}

func TestASteadyFrameAllocatesNothing(t *testing.T) {
	everywhere(t, func(r *rig, screen string) {
		for range 3 {
			r.Update(1)
			r.Draw()
		}
		if n := testing.AllocsPerRun(20, func() { r.Update(1); r.Draw() }); n != 0 {
			t.Errorf("%s: %v allocations a frame", screen, n)
		}
	})
}

// Focus must reach every spot from every other by the four directions alone.
func TestEverySpotIsReachedByDirections(t *testing.T) {
	keys := []input.Key{input.KeyUp, input.KeyDown, input.KeyLeft, input.KeyRight}
	everywhere(t, func(r *rig, screen string) {
		if screen[:5] == "rules" || screen[:5] == "saves" || r.e.Stack.Top().Name() == "setup" && r.e.Stack.Top().Typing() || screen[:4] == "bind" {
			return // the pages turn; the list scrolls (it has a test of its own); the field has the keys; a bound key is caught
		}
		if k, ok := r.e.Stack.Top().(*letters); ok {
			k.hand = input.AnyHand // the mouse has opened it, and the keyboard is another's
		}
		seen := map[string]bool{}
		queue := []string{r.Describe(paint.StagePlace{}).Focus}
		for len(queue) > 0 {
			from := queue[0]
			queue = queue[1:]
			if seen[from] {
				continue
			}
			seen[from] = true
			for _, k := range keys {
				focus := r.e.Stack.Focus()
				focus.ID, focus.Hidden = from, false
				r.Update(0)
				r.keys(k)
				queue = append(queue, r.Describe(paint.StagePlace{}).Focus)
			}
		}
		for _, s := range r.Describe(paint.StagePlace{}).Hotspots {
			if !seen[s.ID] {
				t.Errorf("%s: %s cannot be reached", screen, s.ID)
			}
		}
	})
}

func TestEverythingDrawnExists(t *testing.T) {
	everywhere(t, func(r *rig, screen string) {
		for _, c := range r.Draw().Cmds {
			if c.Sprite != sprites.Fill && atlas.Frame(c.Sprite).W == 0 {
				t.Fatalf("%s: no sprite %d", screen, c.Sprite)
			}
		}
	})
}

func TestWrappedTextsKeepToTheirRows(t *testing.T) {
	for lang := range locale.Langs {
		for _, game := range offered() {
			wrapped(t, lang, game)
		}
	}
}

func wrapped(t *testing.T, lang locale.Lang, game *table.Game) {
	r := start(t, func(e *scenes.Env) { e.Settings.Lang = lang })
	r.shell.games = beside(game)
	u := newSeats(r.e, r.shell, game).(*setup)
	for range 4 { // one person, several, none
		for i := range u.seats {
			if n := len(u.texts.remarks[i]); n > 2 {
				t.Errorf("%s: seat %d: %q has %d lines", locale.Codes[lang], i+1, u.texts.remarks[i], n)
			}
			u.turn(i, 1)
		}
		u.build(r.e)
		if n := len(u.texts.notice); n > 2 {
			t.Errorf("%s: notice has %d lines", locale.Codes[lang], n)
		}
	}
	for i, m := range u.texts.means {
		if n := len(m); n > 1 && (!u.isTick(i) || 10*(n+1) > u.optRect(i).H) {
			t.Errorf("%s: option %s: %q has %d lines", locale.Codes[lang], u.optIDs[i], m, n)
		}
	}
	h := newHowTo(r.e, game, 0).(*howTo)
	for i := range game.HowTo {
		if h.turn(r.e, i); len(h.lines) > 15 || i >= len(pageIDs) {
			t.Errorf("%s: page %d has %d lines", locale.Codes[lang], i+1, len(h.lines))
		}
	}
	for _, c := range newGames(r.e, r.shell, game).(*gamesScene).cards {
		if len(c.about) > 6 {
			t.Errorf("%s: a card has %d lines", locale.Codes[lang], len(c.about))
		}
	}
}

func TestResultsHaveAColumnForEverySource(t *testing.T) {
	for _, g := range offered() {
		if n := len(g.Sources); n > engine.MaxSources || n != len(g.Rules.Sources) {
			t.Errorf("%s: %d names for %d sources, at most %d", g.ID, n, len(g.Rules.Sources), engine.MaxSources)
		}
	}
	seen := map[*sprites.Nine]bool{}
	for i := range engine.MaxSources {
		seen[shell.Bar(i)] = true
	}
	if len(seen) != engine.MaxSources {
		t.Errorf("%d colours of bars for %d sources", len(seen), engine.MaxSources)
	}
}

// rastered is a frame as pixels; 0 is where nothing was drawn.
func rastered(l *paint.List) *sprites.Picture {
	pic := paint.NewStage()
	l.Raster(pic, &atlas.Atlas{})
	return pic
}
