package boards_test

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/shell"
	"sandglass/scenes/store"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// A monkey plays with random intents, on any device and at any moment, and
// looks whether what must always be so is so.
type monkey struct {
	*party
	game   *table.Game
	people int
	saved  *match.Match // what the store has, without the choices held
	live   *match.Match // and with them
	opened int          // the seat whose curtain opened last, 0 when everybody has looked on since
	veiled bool         // the curtain was up
	calm   bool         // for a while it goes on with what it has begun
	asked  int
	undone int
	held   int
	pads   []input.Reading // of the people, where each has one
	keys   int             // pressed on keypads
}

// watched is a store that shows the monkey every save.
type watched struct {
	store.Store
	write func(text []byte)
}

func (w watched) Write(name string, text []byte) error {
	if strings.HasPrefix(name, "saves/") {
		w.write(text)
	}
	return w.Store.Write(name, text)
}

func newMonkey(t *testing.T, g *table.Game, people int, l scenes.Launch) *monkey {
	m := &monkey{game: g, people: people}
	m.party = newParty(t, locale.English, scenes.Launch{})
	m.rng = engine.Seed(l.Seed)
	m.e.Store = watched{m.e.Store, m.write}
	m.e.Launch = l
	m.e.Settings.Speed = scenes.Speed(m.rng.N(int(scenes.Instant) + 1))
	m.e.Settings.ReducedMotion = m.rng.N(4) == 0
	m.e.Stack.Reset(shell.New(boards.All()).First(m.e, ""), scenes.Cut)
	return m
}

// hold gives everybody a pad.
func (m *monkey) hold() {
	m.e.Pads = &input.Pads{}
	tb := m.e.Stack.Top().(*table.Table)
	for i := range m.people {
		m.pads = append(m.pads, input.Reading{Slot: i, Name: "Pad", Standard: true})
		m.e.Pads.Read(m.pads, func(input.Edge) {})
		tb.SetHand(m.e, engine.Seat(i), m.e.Pads.Identity(uint8(i)))
	}
}

// fumble takes a pad out, puts one in, or gives a seat to a bot and back: never
// so that one person is left: the secrets would be open.
func (m *monkey) fumble(d scenes.Description) {
	i := m.rng.N(m.people)
	if m.rng.N(2) == 0 {
		m.e.Pads.Read(m.pads[:i], func(input.Edge) {})
	}
	if m.rng.N(2) == 0 {
		m.e.Pads.Read(m.pads, func(input.Edge) {})
	}
	tb, ok := m.e.Stack.Top().(*table.Table)
	if !ok || m.rng.N(3) > 0 || m.people < 3 {
		return
	}
	for _, driver := range []scenes.Driver{scenes.Best(m.game.ID), scenes.Human} {
		if err := tb.SetDriver(m.e, engine.Seat(i), driver); err != nil {
			m.Fatal(err)
		}
		m.look()
	}
}

// write checks a save against the one before: moves are added, or one is taken
// back that may be, and only secret choices that reveal nothing are held.
func (m *monkey) write(text []byte) {
	head, record, _ := strings.Cut(string(text), "\n\n")
	now, err := match.Load(strings.NewReader(record))
	if err != nil {
		m.Fatalf("the record of a save: %v", err)
	}
	if was := m.saved; was != nil {
		switch {
		case now.Len() < was.Len():
			m.undone++
			m.takenBack(was, now)
		case now.Len() > was.Len():
			m.forward(was, now)
		}
	}
	m.saved, m.live = now, now.Clone()
	for line := range strings.Lines(head) {
		held, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "held ")
		if !ok {
			continue
		}
		m.held++
		number, notation, _ := strings.Cut(held, " ")
		n, _ := strconv.Atoi(number)
		mv, err := m.game.Rules.Parse(notation)
		if err != nil || !m.game.Rules.IsSecret(mv) {
			m.Fatalf("held %s: secret %v, %v", held, m.game.Rules.IsSecret(mv), err)
		}
		step, err := m.live.Play(engine.Seat(n-1), mv, engine.Spectator)
		if err != nil || step.Barrier {
			m.Fatalf("held %s: reveals %v, %v", held, step.Barrier, err)
		}
	}
}

func (m *monkey) takenBack(was, now *match.Match) {
	for seat := range engine.Seat(m.people) {
		if back := was.Clone(); back.CanUndo(seat) == nil {
			if _, err := back.Undo(seat); err == nil && back.Hash() == now.Hash() {
				return
			}
		}
	}
	m.Fatalf("what was taken back could not be: %d moves, then %d", was.Len(), now.Len())
}

// forward notes whether the new moves revealed anything: then everybody at the
// screen has looked at it.
func (m *monkey) forward(was, now *match.Match) {
	for i := was.Len(); i < now.Len(); i++ {
		before, err := now.Until(i)
		if err != nil {
			m.Fatal(err)
		}
		seat, mv := now.Entry(i)
		if step, err := before.Play(seat, mv, engine.Spectator); err == nil && step.Barrier {
			m.opened = 0
		}
	}
}

// look checks what the screen shows.
func (m *monkey) look() (d scenes.Description) {
	m.loop.Draw()
	d = m.loop.Describe(paint.StagePlace{Scale: 1})
	switch d.Screen {
	case "curtain":
		if m.veiled = true; d.View != nil {
			m.Fatal("a view under the curtain")
		}
	case "table":
		m.lookAtTable(d)
	case "keypad":
		if m.veiled, m.opened = true, 0; d.View != nil || d.Viewer != nil {
			m.Fatalf("a view on the keypad: %s", d.View)
		}
	case "lost":
		m.veiled, m.opened = true, 0
	case "pause", "log", "settings", "rules", "results", "seats", "shortcuts":
	default:
		m.Fatalf("unexpected screen %s: %s", d.Screen, d.Prompt)
	}
	return d
}

func (m *monkey) lookAtTable(d scenes.Description) {
	if d.Viewer == nil {
		m.opened = 0
		return
	}
	if m.veiled {
		m.veiled, m.opened = false, *d.Viewer
	}
	if d.Busy {
		return
	}
	m.asked++
	view := m.live.View(engine.Seat(*d.Viewer - 1))
	if m.people > 1 && bytes.Contains(d.View, []byte(`"shut":true`)) {
		b, ok := view.(engine.Bared)
		if !ok {
			m.Fatalf("secrets are left out of a view that has none: %s", d.View)
		}
		if view, ok = b.Bare(); !ok {
			m.Fatalf("secrets are left out that the choice needs: %s", d.View)
		}
		m.opened = 0 // everybody looks on
	}
	if want, err := view.MarshalJSON(); err != nil || !bytes.Equal(want, d.View) {
		m.Fatalf("the screen shows another view than the save's (%v):\n%s\n%s", err, d.View, want)
	}
	if m.people > 1 && m.opened != *d.Viewer && m.game.Board().Secrets(view) && !bytes.Contains(d.View, []byte(`"shut":true`)) {
		m.Fatalf("the secrets of seat %d are on the screen without a curtain before (last was %d's)", *d.Viewer, m.opened)
	}
	for _, h := range d.Hotspots {
		if kind, part, ok := strings.Cut(h.ID, "."); (!ok || kind == "" || part == "") && !slices.Contains([]string{"skip", "undo", "redo", "log", "menu", "secrets"}, h.ID) {
			m.Fatalf("a spot is called %q, not KIND.PART", h.ID)
		}
	}
}

// resume takes the save up in another client, whose save must be the same.
func (m *monkey) resume() {
	names, err := m.e.Store.Names("saves/")
	if err != nil || len(names) != 1 {
		m.Fatalf("saves %v, %v", names, err)
	}
	text, err := m.e.Store.Read(names[0])
	if err != nil {
		m.Fatal(err)
	}
	other := *m.e
	other.Stack, other.Store = &scenes.Stack{}, &store.Memory{}
	if _, err := table.Resume(&other, func(string) (*table.Game, error) { return m.game, nil }, names[0], text, table.Hooks{}); err != nil {
		m.Fatalf("not resumed: %v\n%s", err, text)
	}
	if again, err := other.Store.Read(names[0]); err != nil || !bytes.Equal(again, text) {
		m.Fatalf("resumed, the game is another (%v):\n%s\n%s", err, text, again)
	}
}

func (m *monkey) give(kind input.Kind) {
	in := input.Intent{Kind: kind, DX: m.rng.N(3) - 1, DY: m.rng.N(3) - 1, Rune: rune('1' + m.rng.N(20)), Device: input.Keyboard, On: m.rng.N(2) == 0}
	if m.rng.N(2) == 0 || m.pads != nil {
		in.Device = input.Pad
	}
	if m.pads != nil {
		in.ID = uint8(m.rng.N(m.people))
		if d := m.e.Stack.Describe(m.e, paint.StagePlace{}); d.Viewer != nil && m.rng.N(8) > 0 {
			in.ID = uint8(*d.Viewer - 1)
		}
	}
	m.e.Stack.Give(m.e, in)
}

// tap presses the pointer on a spot that is on, or anywhere, and lets it go.
func (m *monkey) tap() {
	x, y := m.rng.N(paint.StageW), m.rng.N(paint.StageH)
	if spots := m.on(); len(spots) > 0 && m.rng.N(4) > 0 {
		r := spots[m.rng.N(len(spots))].Rect
		x, y = r.X+r.W/2, r.Y+r.H/2
	}
	device := []input.Device{input.Mouse, input.Touch}[m.rng.N(2)]
	for _, kind := range []input.Kind{input.Point, input.Press, input.Release} {
		m.e.Stack.Give(m.e, input.Intent{Kind: kind, X: x, Y: y, Device: device})
	}
}

// on are the spots that act; the shy ones now and then.
func (m *monkey) on() (spots []ui.Spot) {
	for _, s := range m.e.Stack.Top().Spots(nil) {
		if !s.Off && (!s.Shy || m.rng.N(8) == 0) {
			spots = append(spots, s)
		}
	}
	return spots
}

// do does anything that can be done on the screen.
func (m *monkey) do(screen string) {
	if screen != "table" {
		m.doOutside(screen)
		return
	}
	if m.rng.N(100) == 0 {
		m.calm = !m.calm
	}
	if m.calm && m.rng.N(8) > 0 { // else no choice of many parts would ever be made
		if m.rng.N(2) == 0 {
			m.give(input.Confirm)
		} else {
			m.choose(0)
		}
		return
	}
	switch m.rng.N(24) {
	case 0:
		m.give([]input.Kind{input.Undo, input.Undo, input.Redo}[m.rng.N(3)])
		if m.rng.N(4) == 0 {
			m.peek()
		}
	case 1:
		m.give(input.Menu)
	case 2:
		m.give(input.Info)
	case 3:
		m.give([]input.Kind{input.Cancel, input.Skip}[m.rng.N(2)])
	case 4:
		m.give(input.Skip)
	case 5:
		m.give(input.Letter)
	case 6:
		m.give(input.TabLeft)
	case 7, 8, 9:
		m.give(input.Nav)
	case 10:
		m.give(input.Confirm)
	case 11:
		m.give(input.Scroll)
	case 12, 13, 14:
		m.tap()
	case 15:
		m.e.Settings.Lang = locale.Lang(m.rng.N(int(locale.Langs)))
	case 16:
		m.e.Settings.ReducedMotion = m.rng.N(4) == 0
	case 17, 18, 19:
		m.give(input.Confirm)
	case 20, 21:
		m.choose(m.rng.N(1 + len(m.on())))
	}
}

// peek holds the button for a frame.
func (m *monkey) peek() {
	in := input.Intent{Kind: input.Peek, On: true, Device: input.Keyboard}
	if m.pads != nil {
		in.Device, in.ID = input.Pad, uint8(m.rng.N(m.people))
	}
	top, opened := m.e.Stack.Top(), m.opened
	m.e.Stack.Give(m.e, in)
	m.look()
	in.On = false
	m.e.Stack.Give(m.e, in)
	if m.e.Stack.Top() == top {
		m.opened = opened // what was on the screen comes back
	}
}

// keypad presses a key or two of the keypad: any, or a whole choice of that seat.
func (m *monkey) keypad(pad uint8) {
	d := m.e.Stack.Describe(m.e, paint.StagePlace{})
	lines := strings.Split(d.Prompt, "\n")
	if i := slices.Index(d.Deciders, int(pad)+1); i >= 0 && strings.HasSuffix(lines[len(lines)-len(d.Deciders)+i], "+") && m.rng.N(30) > 0 {
		return // has chosen, and seldom chooses anew
	}
	keys := []uint8{uint8(m.rng.N(table.KeyCount)), uint8(m.rng.N(table.KeyCount))}
	b := m.game.Board().(table.Keypad)
	for range 100 {
		if moves, wrong := b.Typed(m.saved.View(engine.Seat(pad)), keys); len(moves) > 0 && !wrong || m.rng.N(100) == 0 {
			break
		}
		keys[0], keys[1] = uint8(m.rng.N(table.KeyCount)), uint8(m.rng.N(table.KeyCount))
	}
	for _, key := range keys {
		m.keys++
		in := input.Intent{Kind: []input.Kind{input.Undo, input.Info, input.Cancel, input.Confirm}[key/table.KeyColumns], Device: input.Pad, ID: pad}
		m.e.Stack.Give(m.e, in)
		way := [table.KeyColumns][2]int{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}[key%table.KeyColumns]
		in.Kind, in.DX, in.DY = input.Nav, way[0], way[1]
		m.e.Stack.Give(m.e, in)
	}
}

// choose confirms the i-th spot that is on.
func (m *monkey) choose(i int) {
	if spots := m.on(); i < len(spots) {
		all := m.e.Stack.Top().Spots(nil)
		m.e.Stack.Focus().Set(all, ui.Find(all, spots[i].ID))
		m.give(input.Confirm)
	}
}

func (m *monkey) doOutside(screen string) {
	spots := m.e.Stack.Top().Spots(nil)
	named := func(id string) {
		if i := ui.Find(spots, id); i >= 0 {
			m.e.Stack.Focus().Set(spots, i)
			m.give(input.Confirm)
		}
	}
	switch {
	case screen == "keypad" && m.rng.N(40) == 0:
		m.peek()
	case screen == "keypad" && m.rng.N(40) > 0:
		m.keypad(uint8(m.rng.N(m.people)))
	case screen == "lost" && m.rng.N(2) == 0:
		m.e.Pads.Read(m.pads, func(input.Edge) {})
	case screen == "curtain":
		named("open")
	case screen == "pause" && m.rng.N(2) == 0:
		named([]string{"undo", "how", "settings"}[m.rng.N(3)])
	case screen == "pause" && m.rng.N(4) == 0:
		m.give(input.Undo)
	case m.rng.N(4) == 0:
		m.give(input.Scroll)
	default:
		m.give(input.Cancel)
	}
}

// play plays to the results.
func (m *monkey) play() {
	for range 20000 {
		m.loop.Update(anim.Ticks(m.rng.N(12)))
		d := m.look()
		if d.Screen == "results" {
			return
		}
		if m.pads != nil && m.rng.N(60) == 0 {
			m.fumble(d)
		}
		if m.rng.N(300) == 0 {
			m.resume()
		}
		m.do(d.Screen)
		m.look()
	}
	d := m.look()
	m.Fatalf("the game does not end: %d moves, on %s, viewer %v, asked %q, busy %v, speed %d", m.saved.Len(), d.Screen, d.Viewer, d.Prompt, d.Busy, m.e.Settings.Speed)
}

// TestAMonkeyWithPadsBreaksNothing: everybody has a pad, which goes and comes
// back, and bots take over for a while.
func TestAMonkeyWithPadsBreaksNothing(t *testing.T) {
	for _, g := range boards.All() {
		keys := 0
		for seed := range uint64(4) {
			people := min(2+int(seed), g.Rules.MaxSeats)
			seats := max(people, g.Rules.MinSeats)
			drivers := append(slices.Repeat([]scenes.Driver{scenes.Human}, people), slices.Repeat([]scenes.Driver{scenes.Best(g.ID)}, seats-people)...)
			t.Run(fmt.Sprintf("%s/%d of %d", g.ID, people, seats), func(t *testing.T) {
				m := newMonkey(t, g, people, scenes.Launch{Game: g.ID, Seats: drivers, Seed: seed, HasSeed: true})
				m.hold()
				m.play()
				keys += m.keys
			})
		}
		if _, ok := g.Board().(table.Keypad); ok != (keys > 0) {
			t.Errorf("%s: %d keys were pressed on keypads", g.ID, keys)
		}
	}
}

// TestAMonkeyBreaksNothing plays every game with one to three people and bots.
func TestAMonkeyBreaksNothing(t *testing.T) {
	for _, g := range boards.All() {
		undone, held := 0, 0
		for seed := range uint64(12) {
			people := 1 + int(seed)%3
			seats := max(people, g.Rules.MinSeats+int(seed/3)%(g.Rules.MaxSeats-g.Rules.MinSeats+1))
			drivers := append(slices.Repeat([]scenes.Driver{scenes.Human}, people), slices.Repeat([]scenes.Driver{scenes.Best(g.ID)}, seats-people)...)
			options := map[string]string{}
			for i, o := range g.Rules.Options {
				if o.Key != engine.FirstOption.Key && (int(seed)/2+i)%2 == 0 {
					options[o.Key] = o.Values[1]
				}
			}
			t.Run(fmt.Sprintf("%s/%d of %d/seed %d", g.ID, people, seats, seed), func(t *testing.T) {
				m := newMonkey(t, g, people, scenes.Launch{Game: g.ID, Seats: drivers, Seed: seed, HasSeed: true, Options: options})
				m.play()
				undone, held = undone+m.undone, held+m.held
			})
		}
		if undone == 0 || held == 0 && g.Rules.Secret != nil {
			t.Errorf("%s: %d moves taken back, %d choices held: the monkey does not reach everything", g.ID, undone, held)
		}
	}
}
