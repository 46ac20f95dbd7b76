package table

import (
	"bytes"
	"slices"
	"testing"
	"unicode/utf8"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// watch starts a game at normal speed, up to the first question.
func (p *party) watch(drivers ...string) *Table {
	p.Helper()
	p.e.Settings.Speed = scenes.Normal
	tb := p.start(5, map[string]string{"first": "1"}, drivers...)
	p.on(tb)
	return tb
}

func (p *party) describe(t *Table) (d scenes.Description) {
	t.Describe(p.e, &d)
	return d
}

// TestAfterASkipTheViewIsTheGames: what is described, and what boards are handed,
// is never an old view at rest.
func TestAfterASkipTheViewIsTheGames(t *testing.T) {
	for _, kind := range []input.Kind{input.Skip, input.Confirm, input.Cancel} {
		p := newParty(t)
		tb := p.watch("human", "bot", "bot")
		for range 10 {
			p.confirm()
			for tb.tl.Busy() {
				p.e.Stack.Give(p.e, input.Intent{Kind: kind, Device: input.Keyboard})
				want, err := tb.match.View(0).MarshalJSON()
				if got := p.describe(tb).View; !tb.tl.Busy() && (err != nil || !bytes.Equal(got, want)) {
					t.Fatalf("after a skip\n%s\nwant\n%s (%v)", got, want, err)
				}
			}
			p.on(tb)
		}
	}
}

func TestAHeldPartWaitsForThePerson(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	p.board.hold = true
	for _, still := range []bool{false, true} {
		p.e.Settings.ReducedMotion = still
		p.confirm()
		for range 500 {
			p.e.Stack.Update(p.e, 1)
		}
		moves, d := tb.match.Len(), p.describe(tb)
		label, _ := tb.Tell(p.e, SpotSkip)
		if !tb.moment.Holding || d.Busy || label != "Go on" || p.e.Stack.Focus().ID != SpotSkip {
			t.Fatalf("still %v: holds %v, busy %v, %q, focus %s", still, tb.moment.Holding, d.Busy, label, p.e.Stack.Focus().ID)
		}
		p.confirm()
		if tb.moment.Holding || tb.match.Len() != moves {
			t.Errorf("still %v: gone on it holds %v, %d moves, were %d", still, tb.moment.Holding, tb.match.Len(), moves)
		}
		for p.board.hold = false; !tb.moment.Asked; p.e.Stack.Update(p.e, 1) {
		}
		p.board.hold = true
	}
}

// Whoever hurries what plays presses once too often: that press decides nothing.
func TestAPressTooManyDecidesNothing(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	p.confirm()
	for n := 0; !tb.moment.Asked; n++ {
		if n%6 == 0 {
			p.confirm() // skips
		}
		p.e.Stack.Update(p.e, 1)
	}
	moves := tb.match.Len()
	if !p.describe(tb).Busy {
		t.Error("it is not told that a press has no effect yet")
	}
	p.confirm()
	if tb.match.Len() != moves {
		t.Error("a press that was meant to skip made a move")
	}
	for range deafTime {
		p.e.Stack.Update(p.e, 1)
	}
	if p.describe(tb).Busy {
		t.Error("the table stays deaf")
	}
	if p.confirm(); tb.match.Len() == moves {
		t.Error("a press after that makes no move")
	}
}

func TestNothingHoldsAmongBots(t *testing.T) {
	for _, speed := range []scenes.Speed{scenes.Quadruple, scenes.Instant} {
		p := newParty(t)
		p.e.Settings.Speed = speed
		tb := p.start(5, nil, "bot", "bot", "bot")
		p.board.hold = true
		p.play(tb)
	}
}

// TestAPersonIsWaitedForAtEverySpeed: what holds waits also at instant speed, and
// Cancel leads past all that moves, up to what holds next.
func TestAPersonIsWaitedForAtEverySpeed(t *testing.T) {
	for speed := range scenes.Instant + 1 {
		p := newParty(t)
		p.e.Settings.Speed = speed
		tb := p.start(5, nil, "human", "bot", "bot")
		for !tb.moment.Asked {
			p.e.Stack.Update(p.e, 1)
		}
		p.board.hold = true
		p.confirm()
		for n := 0; !tb.moment.Holding; n++ {
			if n > 500 {
				t.Fatalf("speed %v: nothing holds", speed)
			}
			p.e.Stack.Give(p.e, input.Intent{Kind: input.Cancel, Device: input.Keyboard})
			if p.e.Stack.Top() != tb {
				p.e.Stack.Pop(scenes.Cut)
			}
			p.e.Stack.Update(p.e, 1)
		}
		moves := tb.match.Len()
		for range 200 {
			p.e.Stack.Update(p.e, 1)
		}
		want, err := tb.match.View(0).MarshalJSON()
		if got := p.describe(tb).View; err != nil || !bytes.Equal(got, want) {
			t.Errorf("speed %v: while it holds\n%s\nis told, want\n%s", speed, got, want)
		}
		if !tb.moment.Holding || tb.match.Len() != moves {
			t.Errorf("speed %v: holds %v, %d moves, were %d", speed, tb.moment.Holding, tb.match.Len(), moves)
		}
		if p.confirm(); tb.moment.Holding {
			t.Errorf("speed %v: gone on, it holds", speed)
		}
	}
}

// slow is a bot that thinks in several frames.
type slow struct {
	bot.Bot
	left    int
	largest int
	views   []engine.View
}

func (b *slow) Think(v engine.View, _ []engine.Move, playouts int) bool {
	b.largest = max(b.largest, playouts)
	b.views = append(b.views, v)
	b.left--
	return b.left <= 0
}

func TestABotThinksAFrameAtATime(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"first": "1"}, "human", "bot", "bot")
	b := &slow{Bot: tb.bots[1], left: 7}
	tb.bots[1] = b
	p.on(tb)
	p.confirm()
	for n := 1; n < 7; n++ {
		if p.e.Stack.Update(p.e, 1); len(b.views) != n || tb.match.Len() != 1 {
			t.Fatalf("frame %d: %d thoughts, %d moves", n, len(b.views), tb.match.Len())
		}
	}
	if p.e.Stack.Update(p.e, 1); tb.match.Len() < 2 || slices.ContainsFunc(b.views, func(v engine.View) bool { return v != b.views[0] }) {
		t.Errorf("%d moves after seven thoughts, of one view", tb.match.Len())
	}
	// One that never comes to an end decides when its budget is spent.
	b.left, b.views = 1<<30, nil
	for n := tb.match.Len(); tb.match.Len() < n+3; {
		if p.on(tb); tb.moment.Asked {
			p.confirm()
		}
	}
	if n := len(b.views); n == 0 || n > 3*budget/aFrame || b.largest != aFrame {
		t.Errorf("%d thoughts of up to %d playouts", n, b.largest)
	}
}

// TestTheBoardIsAlwaysThereToBeAsked: its spots act while others decide, above
// the spot that skips, but no move comes of them.
func TestTheBoardIsAlwaysThereToBeAsked(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	offered := tb.Spots(nil)[0]
	p.confirm()
	p.e.Stack.Update(p.e, 1)
	spots := tb.Spots(nil)
	if ui.Find(spots, tells) < 0 || ui.Find(spots, SpotSkip) != 0 || p.e.Stack.Focus().ID != SpotSkip {
		t.Fatalf("while a camel walks: %v, focus %s", spots, p.e.Stack.Focus().ID)
	}
	r := spots[ui.Find(spots, tells)].Rect
	for _, kind := range []input.Kind{input.Press, input.Release} {
		p.e.Stack.Give(p.e, input.Intent{Kind: kind, X: r.X + 5, Y: r.Y + 5, Device: input.Mouse})
	}
	if p.board.told != 1 || p.board.intent.Device != input.Mouse || !tb.tl.Busy() {
		t.Errorf("told %d times, by %+v, busy %v", p.board.told, p.board.intent, tb.tl.Busy())
	}
	p.board.spots = map[string]engine.Move{offered.ID: {}}
	if moves := tb.match.Len(); true {
		tb.Act(p.e, offered.ID, input.Intent{})
		if tb.match.Len() != moves || p.told != "" {
			t.Errorf("a move is made while something plays: %q", p.told)
		}
	}
	for _, kind := range []input.Kind{input.Press, input.Release} { // beside it the press skips
		p.e.Stack.Give(p.e, input.Intent{Kind: kind, X: 600, Y: 5, Device: input.Mouse})
	}
	if tb.tl.Busy() {
		t.Error("a press on the table does not skip")
	}
}

func TestABoardMayTakeIntentsFirst(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	var got []input.Kind
	p.board.takes = func(in input.Intent) bool {
		got = append(got, in.Kind)
		return in.Kind == input.Info || in.Kind == input.Nav
	}
	focus := p.e.Stack.Focus().ID
	for _, kind := range []input.Kind{input.Nav, input.Info, input.Scroll, input.TabLeft, input.Undo, input.Menu} {
		p.e.Stack.Give(p.e, input.Intent{Kind: kind, DX: 1, Device: input.Keyboard})
		if kind == input.Info && (p.e.Stack.Top() != tb || p.e.Stack.Focus().ID != focus) {
			t.Error("what the board takes is done by the table too")
		}
	}
	if want := []input.Kind{input.Nav, input.Info, input.Scroll, input.TabLeft}; !slices.Equal(got, want) {
		t.Errorf("the board was asked %v, want %v", got, want)
	}
	if p.e.Stack.Top().Name() != "pause" {
		t.Error("the menu is not the table's")
	}
}

func TestABoardOpensTheRules(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	opened := -1
	tb.hooks.Rules = func(_ *scenes.Env, g *Game, page int) scenes.Scene {
		if opened = page; g != tb.game {
			t.Error("the rules of another game")
		}
		return &stop{name: "rules"}
	}
	if tb.moment.OpenRules(p.e, 3); opened != 3 || p.e.Stack.Top().Name() != "rules" {
		t.Errorf("page %d on %s", opened, p.e.Stack.Top().Name())
	}
	(&Moment{}).OpenRules(p.e, 1) // a board drawn without a table: nothing to open
}

// TestTheTableBelowAMenuKeepsItsPrompt: the menu's focus is not the table's.
func TestTheTableBelowAMenuKeepsItsPrompt(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	var before, below paint.List
	focus := *p.e.Stack.Focus()
	tb.Draw(p.e, &before, &focus)
	p.e.Stack.Push(&stop{name: "pause"}, scenes.Cut)
	p.e.Stack.Focus().ID = spotUndo
	if tb.Draw(p.e, &below, &focus); !slices.Equal(before.Cmds, below.Cmds) || tb.panel.button != "" {
		t.Error("the table under a menu is drawn otherwise")
	}
}

// TestButtonsFitPanelsOfAllGames measures the words in the narrowest and the
// widest panel, in every language, on every device.
func TestButtonsFitPanelsOfAllGames(t *testing.T) {
	for _, width := range []int{176, 252} {
		panel := paint.Rect{X: 100, Y: 280, W: width, H: 72}
		for _, n := range []int{BarButtons - 1, BarButtons} {
			end := panel.X
			for i := range n {
				r := ButtonRect(panel, i, n)
				if r.And(panel) != r || r.W < ui.HitW || r.H < ui.HitH || r.X < end {
					t.Errorf("%d px, button %d of %d is %+v", width, i, n, r)
				}
				end = r.X + r.W
			}
			for lang := range locale.Langs {
				for d := range input.Pad + 1 {
					for i, m := range map[int]locale.Msg{0: tabletop.UndoButton, 2: tabletop.LogButton, 3: tabletop.MenuButton} {
						buttonFits(t, panel, i, n, m.In(lang), ui.Look{Device: d})
					}
				}
			}
		}
	}
}

func buttonFits(t *testing.T, panel paint.Rect, i, n int, text string, o ui.Look) {
	r := ButtonRect(panel, i, n)
	var bare, l paint.List
	drawButton(&bare, r, i, "", o, 0)
	drawButton(&l, r, i, text, o, 0)
	word := len(l.Cmds) - utf8.RuneCountInString(text)
	x0, x1 := columns(l.Cmds[word:])
	if x0 < r.X+3 || x1 > r.X+r.W-3 {
		t.Errorf("%d px, device %d: %q reaches from %d to %d in %+v", panel.W, o.Device, text, x0, x1, r)
	}
	_, wide := glyphRoom(i, o)
	if glyph := r.X + buttonPad + wide; word == len(bare.Cmds) && wide > 0 && glyph >= x0 {
		t.Errorf("%d px, device %d: %q begins at %d, the glyph ends at %d", panel.W, o.Device, text, x0, glyph)
	} else if word < len(bare.Cmds) && panel.W == 252 && n < BarButtons {
		t.Errorf("device %d: %q has lost its glyph with room enough", o.Device, text)
	}
}

// columns are the first and the last that letters cover.
func columns(cmds []paint.Cmd) (x0, x1 int) {
	x0 = paint.StageW
	for _, c := range cmds {
		x0, x1 = min(x0, int(c.X)), max(x1, int(c.X)+int(atlas.Frame(c.Sprite).W)-1)
	}
	return x0, x1
}

func TestTheTablesOwnLinesFitNarrowPanels(t *testing.T) {
	for lang := range locale.Langs {
		for _, m := range []locale.Msg{tabletop.UndoNothing, tabletop.UndoBarrier, tabletop.UndoOther, tabletop.RedoNothing, tabletop.RedoOther, tabletop.SecretsShow, tabletop.SecretsHide} {
			if lines := fonts.Small.Wrap(nil, m.In(lang), 176-16); len(lines) > promptLines {
				t.Errorf("%s: %q takes %d lines", locale.Codes[lang], m.In(lang), len(lines))
			}
		}
	}
}

// TestTheKeypadsLinesFit beside the button.
func TestTheKeypadsLinesFit(t *testing.T) {
	for lang := range locale.Langs {
		for _, m := range []locale.Msg{tabletop.KeypadHow, tabletop.KeypadTill} {
			if w := fonts.Small.Width(m.In(lang)); typistsX+w > keypadMenu.X-4 {
				t.Errorf("%s: %q is %d px wide", locale.Codes[lang], m.In(lang), w)
			}
		}
		for d := range input.Pad + 1 {
			if w := ui.GlyphWidth(ui.ToPeek, ui.Look{Device: d}) + 4 + fonts.Small.Width(tabletop.KeypadPeek.In(lang)); w > keypadMenu.W {
				t.Errorf("%s: to look takes %d px", locale.Codes[lang], w)
			}
		}
	}
}

func TestLogLinesAreTheLatestAndLaidOutOnce(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	for range 12 {
		p.confirm()
		p.on(tb)
	}
	var lines LogLines
	var l paint.List
	r := paint.Rect{X: 10, Y: 20, W: 200, H: 4 * logLine}
	draw := func() { l.Reset(); lines.Draw(p.e, &l, r, sprites.E7, p.board, &tb.moment) }
	draw()
	all := newLog(p.e, tb).lines
	if len(lines.lines) != 4 || !slices.EqualFunc(lines.lines, all[len(all)-4:], func(a, b logEntry) bool { return a.text == b.text }) {
		t.Fatalf("%v, want the end of %v", lines.lines, all)
	}
	if n := testing.AllocsPerRun(20, draw); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
	last := lines.lines[3]
	p.confirm()
	if draw(); lines.lines[3] != last {
		t.Error("what is still to be played is told")
	}
	p.on(tb)
	if draw(); len(lines.log) != len(tb.log) {
		t.Error("what has been played is not told")
	}
}

func TestASteadyTableAllocatesNothing(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "human", "bot")
	var l paint.List
	frame := func() { p.e.Stack.Update(p.e, 1); p.e.Stack.Draw(p.e, &l) }
	frame()
	// the plain board makes its spots anew; what the table adds is nothing
	spots := testing.AllocsPerRun(20, func() { p.board.Spots(nil, &tb.moment) })
	if n := testing.AllocsPerRun(20, frame); n > spots {
		t.Errorf("%v allocations a frame, the board's %v", n, spots)
	}
}

// headed is a board for whose log every other event is a heading.
type headed struct{ *plain }

func (headed) Heading(ev engine.Event) bool { return ev.Kind%2 == 0 }

func TestHeadingsAreInTheLogButNotOnTheTable(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	for range 30 {
		p.confirm()
		p.on(tb)
	}
	tb.board = headed{p.board}
	all := newLog(p.e, tb).lines
	var below []logEntry
	for i, line := range all {
		if ev := tb.log[i]; line.heading != (ev.Kind%2 == 0) || line.heading && line.seat != engine.Spectator {
			t.Fatalf("event %d is told as %+v", ev.Kind, line)
		}
		if !line.heading {
			below = append(below, line)
		}
	}
	if len(below) == len(all) || len(below) < 4 {
		t.Fatalf("%d lines, %d without headings", len(all), len(below))
	}
	lines := LogLines{Pitch: 10}
	lines.Draw(p.e, &paint.List{}, paint.Rect{W: 300, H: 40}, sprites.E7, tb.board, &tb.moment)
	if !slices.Equal(lines.lines, below[len(below)-4:]) {
		t.Errorf("on the table %+v, want the end of %+v", lines.lines, below)
	}
}
