package tabletest_test

import (
	"fmt"
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/timbuktu"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// quiet are the events of Timbuktu that the log does not tell.
var quiet = []string{"confirmed", "locked", "turn", "bound", "arrived"}

// setups are two short games that between them show all the faults.
var setups = []engine.Setup{
	{Seats: 3, Seed: 8},
	{Seats: 3, Seed: 9, Options: map[string]string{"own-loads": "yes", "deal-first": "yes"}},
}

// A faulty board is that of Timbuktu with one fault planted.
type faulty struct {
	table.Board
	fault  string
	lang   locale.Lang  // of the first prompt
	moves  int          // animated so far, and with them what a board should forget
	moment table.Moment // with Timbuktu's own view
	leak   uint64       // of the leaking view that was shown last
	choice int          // that was made in secret
}

// The faults, each with the check that must find it.
var faults = map[string]string{
	"small spot":             "spots",
	"spot off the stage":     "spots",
	"spots overlap":          "spots",
	"table's ID":             "spots",
	"spot on the prompt":     "spots",
	"no label":               "spots",
	"off without a reason":   "spots",
	"out of reach":           "focus",
	"focus begins on none":   "focus",
	"letter of no spot":      "focus",
	"long title":             "prompt",
	"many lines":             "prompt",
	"narrow panel":           "prompt",
	"no such sprite":         "drawn",
	"text off the stage":     "drawn",
	"text on text":           "drawn",
	"allocates":              "steady",
	"dead spots":             "play",
	"nothing to act on":      "play",
	"another move":           "play",
	"plays at once":          "play",
	"selection after Show":   "play",
	"moves unasked":          "look",
	"fold forgets":           "picture",
	"left over":              "picture",
	"remembers others":       "picture",
	"language kept":          "prompt",
	"no such effect":         "sound",
	"sound tells":            "sound",
	"picture tells":          "hidden",
	"label tells":            "hidden",
	"press shows":            "between",
	"long key":               "between",
	"choice sounds":          "between",
	"choice takes its time":  "between",
	"no secrets":             "secrets",
	"tense tells":            "tense",
	"log silent":             "log",
	"log long":               "log",
	"log looks":              "log",
	"move without a name":    "undo",
	"move with a long name":  "undo",
	"panics":                 "panic",
	"handles no pointer":     "panic",
	"no music":               "texts",
	"option without a text":  "texts",
	"source too wide":        "texts",
	"eleven pages of rules":  "texts",
	"long page of the rules": "texts",
}

func (b *faulty) is(fault string) bool { return b.fault == fault }

func (b *faulty) Show(v engine.View) {
	if l, ok := v.(leaking); ok {
		b.leak, v = l.hash(), l.View
	}
	if !b.is("remembers others") {
		b.moves = 0
	}
	b.Board.Show(v)
}

func (b *faulty) Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *table.Seating) {
	b.moves++
	switch {
	case b.is("fold forgets") && len(ev) > 1:
		ev = ev[:len(ev)-1]
	case b.is("no such effect"):
		e.Sound.Play("gong", cue.Cue{})
	case b.is("choice sounds") && b.secret(ev):
		e.Sound.Play("pay", cue.Cue{Semitones: int8(b.choice)})
	case b.is("choice takes its time") && b.secret(ev):
		tl.Add(anim.Act{Length: anim.Ticks(20 * b.choice)})
	case b.is("sound tells"):
		e.Sound.Play("pay", cue.Cue{Semitones: int8(b.leak % 8)})
	case b.is("panics") && len(ev) > 3:
		panic("too much at once")
	}
	b.Board.Animate(e, tl, ev, s)
}

// secret notes what was chosen in secret, if the events tell.
func (b *faulty) secret(ev engine.Events) bool {
	for _, x := range ev {
		if x.See != engine.Public && (x.Kind == rules.EventChose || x.Kind == rules.EventLoaded) {
			b.choice = 1 + int(x.A+x.B)%50
			return true
		}
	}
	return false
}

func (b *faulty) Legend(e *scenes.Env, v engine.View) (table.Legend, bool) {
	if l, ok := v.(leaking); ok {
		v = l.View
	}
	legend, ok := b.Board.(table.Keypad).Legend(e, v)
	if b.is("long key") {
		legend.Words[1] += strings.Repeat(" and", 9)
	}
	return legend, ok
}

func (b *faulty) Typed(v engine.View, keys []uint8) ([]engine.Move, bool) {
	if b.is("press shows") {
		b.choice = int(keys[len(keys)-1])
	}
	return b.Board.(table.Keypad).Typed(v, keys)
}

func (b *faulty) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	from := len(dst)
	dst = b.Board.Spots(dst, b.plain(m))
	mine := dst[from:]
	if b.is("moves unasked") && !m.Asked {
		return append(dst, ui.Spot{ID: "go.on", Rect: paint.Rect{X: 300, Y: 150, W: 40, H: 40}})
	}
	if len(mine) < 2 || !m.Asked {
		return dst
	}
	switch b.fault {
	case "small spot":
		mine[0].Rect.H = 21
	case "spot off the stage":
		mine[0].Rect.X = 630
	case "spots overlap":
		mine[0].Rect = mine[1].Rect.In(-1)
	case "table's ID":
		mine[len(mine)-1].ID = "log"
	case "spot on the prompt":
		mine[len(mine)-1].Rect = b.PromptRect().In(10)
	case "plays at once":
		for i := range mine {
			mine[i].Show = false
		}
	case "nothing to act on":
		for i := range mine {
			mine[i].Off = true
		}
	case "out of reach":
		// one hides the other from the pointer, and their middles are one to directions
		dst = append(dst, ui.Spot{ID: "far.west", Rect: paint.Rect{X: 0, Y: 44, W: 22, H: 22}, Off: true})
		dst = append(dst, ui.Spot{ID: "far.over", Rect: paint.Rect{X: 0, Y: 44, W: 22, H: 22}, Off: true})
	}
	return dst
}

// plain is the moment with Timbuktu's own view.
func (b *faulty) plain(m *table.Moment) *table.Moment {
	if l, ok := m.View.(leaking); ok {
		b.moment = *m
		b.moment.View = l.View
		return &b.moment
	}
	return m
}

func (b *faulty) Back() bool { return b.Board.Back() || b.is("selection after Show") }

func (b *faulty) Handle(_ *scenes.Env, _ *table.Moment, in input.Intent) bool {
	if b.is("handles no pointer") && in.Kind == input.Point {
		panic("no such intent")
	}
	return false
}

func (b *faulty) Start(m *table.Moment) string {
	if b.is("focus begins on none") {
		return "value.gold"
	}
	return b.Board.(table.Starter).Start(b.plain(m))
}

func (b *faulty) Letter(r rune) string {
	if b.is("letter of no spot") && r == 'X' {
		return "camel.X"
	}
	return b.Board.(table.Lettered).Letter(r)
}

func (b *faulty) Tell(e *scenes.Env, m *table.Moment, id string) (label, why string) {
	label, why = b.Board.Tell(e, b.plain(m), id)
	switch b.fault {
	case "no label":
		label = ""
	case "off without a reason":
		why = ""
	case "label tells":
		label += fmt.Sprint(b.leak)
	}
	return label, why
}

func (b *faulty) Act(e *scenes.Env, m *table.Moment, id string, by input.Intent) (engine.Move, bool) {
	if id == "go.on" || b.is("another move") {
		return engine.Move{Kind: 1, A: 99}, true
	}
	if b.is("dead spots") {
		return engine.Move{}, false
	}
	return b.Board.Act(e, b.plain(m), id, by)
}

func (b *faulty) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	if b.is("language kept") {
		if b.lang == locale.Langs {
			b.lang = e.Settings.Lang
		}
		lang := e.Settings.Lang
		defer func() { e.Settings.Lang = lang }()
		e.Settings.Lang = b.lang
	}
	p := b.Board.Prompt(e, b.plain(m))
	switch b.fault {
	case "long title":
		p.Title += strings.Repeat(" and so on", 5)
	case "many lines":
		p.Lines = append(p.Lines[:1:1], table.Line{Text: strings.Repeat("on and on ", 20)})
	}
	return p
}

func (b *faulty) PromptRect() paint.Rect {
	r := b.Board.PromptRect()
	if b.is("narrow panel") {
		r.W = 160
	}
	return r
}

var sink []byte

func (b *faulty) Draw(e *scenes.Env, l *paint.List, m *table.Moment) {
	b.Board.Draw(e, l, b.plain(m))
	switch b.fault {
	case "no such sprite":
		l.Sprite(sprites.ID(900), 10, 10)
	case "text off the stage":
		ui.Tag(l, 630, 100, "Timbuktu", ui.OnGold)
	case "text on text":
		l.Text(fonts.Small, 100, 150, "Timbuktu", sprites.N0)
		l.Text(fonts.Small, 120, 153, "Timbuktu", sprites.N0)
	case "allocates":
		sink = make([]byte, 1)
	case "press shows":
		l.Fill(paint.Rect{X: b.choice, Y: 100, W: 1, H: 1}, sprites.N0)
	case "left over", "remembers others":
		l.Fill(paint.Rect{X: b.moves % 99, Y: 100, W: 1, H: 1}, sprites.N0)
	case "picture tells":
		l.Fill(paint.Rect{X: int(b.leak % 99), Y: 100, W: 1, H: 1}, sprites.N0)
	}
}

func (b *faulty) Tense(v engine.View) bool {
	if b.is("tense tells") {
		return v.Viewer() == 1
	}
	if l, ok := v.(leaking); ok {
		v = l.View
	}
	return b.Board.Tense(v)
}

func (b *faulty) Secrets(v engine.View) bool {
	if l, ok := v.(leaking); ok {
		v = l.View
	}
	return !b.is("no secrets") && b.Board.Secrets(v)
}

func (b *faulty) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	line := b.Board.Log(e, ev, s)
	switch {
	case b.is("log silent"):
		return ""
	case b.is("log long") && line != "":
		return strings.Repeat(line, 6)
	case b.is("log looks") && line != "":
		return line + strings.Repeat(".", b.moves)
	}
	return line
}

func (b *faulty) MoveName(e *scenes.Env, m engine.Move) string {
	name := b.Board.MoveName(e, m)
	switch b.fault {
	case "move without a name":
		return ""
	case "move with a long name":
		return strings.Repeat(name+" ", 20)
	}
	return name
}

// A leaking state gives views in which all can be seen.
type leaking struct {
	engine.View
	state engine.State
}

func (l leaking) hash() (h uint64) {
	for _, b := range l.state.AppendBinary(nil) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

type leakingState struct{ engine.State }

func (s leakingState) New() engine.State      { return leakingState{s.State.New()} }
func (s leakingState) Set(other engine.State) { s.State.Set(other.(leakingState).State) }
func (s leakingState) Scramble(viewer engine.Seat, rng *engine.RNG) {
	s.State.(interface {
		Scramble(viewer engine.Seat, rng *engine.RNG)
	}).Scramble(viewer, rng)
}
func (s leakingState) View(seat engine.Seat) engine.View {
	c := s.State.New()
	c.Set(s.State)
	return leaking{s.State.View(seat), c}
}

// with is the game of Timbuktu with a fault.
func with(fault string) *table.Game {
	g := *timbuktu.Game
	g.Board = func() table.Board { return &faulty{Board: timbuktu.New(), fault: fault, lang: locale.Langs} }
	switch fault {
	case "sound tells", "picture tells", "label tells":
		old, rules := g.Rules, *g.Rules
		rules.New = func(s engine.Setup) (engine.State, error) {
			state, err := old.New(s)
			return leakingState{state}, err
		}
		g.Rules = &rules
	case "no music":
		g.Music = "silence"
	case "option without a text":
		g.Options = nil
	case "source too wide":
		g.Sources = append([]locale.Msg{{"All that is left", "Minden, ami maradt", "Alles, was übrig ist"}}, g.Sources[1:]...)
	case "eleven pages of rules":
		for len(g.HowTo) < 11 {
			g.HowTo = append(g.HowTo[:len(g.HowTo):len(g.HowTo)], g.HowTo[0])
		}
	case "long page of the rules":
		p := g.HowTo[0]
		p.Text[locale.German] = strings.Repeat("Sand ", 70)
		g.HowTo = append([]locale.RulePage{p}, g.HowTo[1:]...)
	}
	return &g
}

func TestEveryFaultIsFound(t *testing.T) {
	for fault, check := range faults {
		t.Run(fault, func(t *testing.T) {
			found := tabletest.Find(with(fault), setups, quiet...)
			for _, f := range found {
				if f.Check == check {
					return
				}
			}
			t.Errorf("%s did not find it; found were %v", check, found)
		})
	}
}

func TestWithoutAFaultNothingIsFound(t *testing.T) {
	for _, f := range tabletest.Find(with(""), setups, quiet...) {
		t.Error(f)
	}
}

// Every check of the kit has a fault that it finds.
func TestEveryCheckFindsAFault(t *testing.T) {
	has := map[string]bool{}
	for _, check := range faults {
		has[check] = true
	}
	for _, check := range tabletest.Checks {
		if !has[check] {
			t.Errorf("no fault is planted for %s", check)
		}
		delete(has, check)
	}
	for check := range has {
		t.Errorf("%s is no check", check)
	}
}

func TestSetUpsShowEveryOption(t *testing.T) {
	g := &engine.Game{MinSeats: 2, MaxSeats: 4, Options: []engine.Option{engine.YesNo("a"), engine.FirstOption, {Key: "b", Values: []string{"x", "y", "z"}}}}
	seen := map[string]bool{}
	for _, s := range tabletest.Setups(g) {
		seen[fmt.Sprint(s.Seats, len(s.Options))] = true
		for key, value := range s.Options {
			seen[key+value] = true
		}
	}
	for _, want := range []string{"2 0", "3 0", "4 0", "2 1", "2 3", "4 3", "ayes", "by", "bz", "first2", "first4"} {
		if !seen[want] {
			t.Errorf("no set-up has %s", want)
		}
	}
}
