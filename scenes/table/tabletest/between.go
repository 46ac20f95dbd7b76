package tabletest

import (
	"bytes"
	"fmt"
	"slices"
	"time"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/store"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// A world is a whole table in which people choose in secret, and what everybody
// round it sees, hears and is told.
type world struct {
	*kit
	env   *scenes.Env
	table *table.Table
	list  paint.List
	veil  *veil    // the last curtain
	heard []string // sounds, words and pulses, in their order
}

// worldEars note for a world what is heard and felt.
type worldEars struct {
	scenes.Silence
	*world
}

func (w worldEars) Play(name string, c cue.Cue) { w.note("sound", name, c) }
func (w worldEars) Say(text string)             { w.note("said", text) }
func (w worldEars) Title(text string)           { w.note("title", text) }
func (w worldEars) Rumble(pad uint8, p input.Pulse) {
	w.note("pad", pad, p)
}
func (w worldEars) Focus(string) {} // told of what is drawn

func (w *world) note(what ...any) { w.heard = append(w.heard, fmt.Sprint(what...)) }

// A veil stands for the shell's curtain.
type veil struct {
	scenes.Base
	name string
	open func(*scenes.Env)
}

func (*veil) Name() string                                    { return "curtain" }
func (c *veil) Describe(_ *scenes.Env, d *scenes.Description) { d.Prompt = c.name }

// world sits people at a state, each with a pad of their own, or all without.
func (k *kit) world(s engine.State, pads bool) *world {
	doc, err := s.MarshalJSON()
	if err != nil {
		k.Fatalf("%v", err)
	}
	m, err := match.FromPosition(k.game.Rules, doc)
	if err != nil {
		k.Fatalf("%v", err)
	}
	w := &world{kit: k}
	ears := worldEars{world: w}
	w.env = &scenes.Env{
		Stack: &scenes.Stack{}, Sound: ears, Voice: ears, Feel: ears, Store: &store.Memory{}, Settings: scenes.DefaultSettings(),
		Pads: &input.Pads{}, Random: engine.Seed(1), Now: func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) },
	}
	w.env.Settings.Lang = k.lang
	seats, slots := make([]scenes.SeatSetup, k.seats), make([]input.Reading, k.seats)
	for i := range seats {
		slots[i] = input.Reading{Slot: i, Name: "Pad", Standard: true}
	}
	w.env.Pads.Read(slots, func(input.Edge) {})
	for i := range seats {
		seats[i] = scenes.SeatSetup{Name: names[i], Driver: scenes.Human}
		if pads {
			seats[i].Hand = w.env.Pads.Identity(uint8(i))
		}
	}
	hooks := table.Hooks{
		Curtain: func(_ *scenes.Env, _ engine.Seat, name string, open func(*scenes.Env)) scenes.Scene {
			w.veil = &veil{name: name, open: open}
			return w.veil
		},
		Message: func(_ *scenes.Env, text string) scenes.Scene {
			k.Fatalf("message: %s", text)
			return nil
		},
	}
	if w.table, err = table.Continue(w.env, k.game, m, seats, hooks); err != nil {
		k.Fatalf("%v", err)
	}
	w.env.Stack.Reset(w.table, scenes.Cut)
	return w
}

// frame lets a frame pass and tells what is on the screen.
func (w *world) frame() scenes.Description {
	w.env.Stack.Update(w.env, 1)
	w.env.Stack.Draw(w.env, &w.list)
	return w.env.Stack.Describe(w.env, paint.StagePlace{Scale: 1})
}

// between compares what everybody notices while people choose in secret, in two
// worlds that look alike and in which they choose other things.
func (k *kit) between(s engine.State, rng *engine.RNG) {
	k.check = "between"
	seats := k.secretive(s)
	if seats.Len() < 2 {
		return
	}
	kind := s.AppendMoves(nil, seats.First())[0].Kind
	if k.betweens[kind]++; k.betweens[kind] > mostBetween {
		return
	}
	other := scramble(s, engine.Spectator, rng)
	a, b := k.world(s, true), k.world(other, true)
	if !k.frames(a, b, 3, "at the start") {
		return
	}
	if a.env.Stack.Top().Name() == "keypad" {
		k.legend(s)
		k.pressed(a, b, seats, rng)
		a, b = k.world(s, true), k.world(other, true)
		k.chosen(a, b, s, other, rng)
	}
	a, b = k.world(s, false), k.world(other, false)
	k.veiled(a, b, rng)
}

// mostBetween is how many choices of a kind are compared in a game.
const mostBetween = 3

// secretive are the seats that have a secret choice to make.
func (k *kit) secretive(s engine.State) (ss engine.SeatSet) {
	for seat := range engine.Seat(k.seats) {
		if slices.ContainsFunc(s.AppendMoves(nil, seat), k.game.Rules.IsSecret) {
			ss |= seat.One()
		}
	}
	return ss
}

// frames lets both worlds go on and says whether they look and sound alike.
func (k *kit) frames(a, b *world, n int, when string) bool {
	for range n {
		if !k.same(a.frame(), b.frame(), a, b, when) {
			return false
		}
	}
	return true
}

func (k *kit) same(x, y scenes.Description, a, b *world, when string) bool {
	switch {
	case !a.list.Equal(&b.list):
		k.Errorf("%s: the pictures of %s and %s differ", when, x.Screen, y.Screen)
	case x.Screen != y.Screen || x.Prompt != y.Prompt || x.Focus != y.Focus || x.Busy != y.Busy || !slices.Equal(x.Hotspots, y.Hotspots) || !slices.Equal(x.Deciders, y.Deciders):
		k.Errorf("%s: described as %v and %v", when, x, y)
	case !bytes.Equal(x.View, y.View):
		k.Errorf("%s: described views %s and %s", when, x.View, y.View)
	case !slices.Equal(a.heard, b.heard):
		k.Errorf("%s: heard %q and %q", when, a.heard, b.heard)
	default:
		return true
	}
	return false
}

// The room of a legend: it leaves some of the table to be seen.
const legendW, keyW = 400, 84

// legend measures the words of the keys in every language.
func (k *kit) legend(s engine.State) {
	d := newDesk(k, k.game, k.seats, k.lang)
	for l := range locale.Langs {
		d.Env.Settings.Lang = l
		legend, _ := d.Board.(table.Keypad).Legend(d.Env, s.View(engine.Spectator))
		if w := fonts.Small.BoldWidth(legend.Title); w == 0 || w > legendW {
			k.Errorf("the keypad's title %q is %d px wide, of %d", legend.Title, w, legendW)
		}
		for _, word := range legend.Words {
			if w := fonts.Small.Width(word); w > keyW {
				k.Errorf("the key %q is %d px wide, of %d", word, w, keyW)
			}
		}
	}
}

// pressed lets those seats press other keys on the keypads of the two worlds.
func (k *kit) pressed(a, b *world, seats engine.SeatSet, rng *engine.RNG) {
	for range 12 {
		seat := rng.N(k.seats)
		if !seats.Has(engine.Seat(seat)) {
			continue
		}
		a.key(seat, rng.N(table.KeyCount))
		b.key(seat, rng.N(table.KeyCount))
		a.heard, b.heard = nil, nil // what a choice is worth is felt by one's own pad alone
		if !k.frames(a, b, 1, "keys were pressed") {
			return
		}
	}
}

// chosen lets all make other choices on the keypads of the two worlds.
func (k *kit) chosen(a, b *world, s, other engine.State, rng *engine.RNG) {
	k.frames(a, b, 3, "at the start")
	for ss := k.secretive(s); ss != 0; ss &= ss - 1 {
		seat := ss.First()
		here, there := k.typings(s.View(seat)), k.typings(other.View(seat))
		if len(here) == 0 || len(there) == 0 {
			k.Errorf("seat %d has nothing to choose on the keypad", seat+1)
			return
		}
		for _, key := range here[rng.N(len(here))] {
			a.key(int(seat), int(key))
		}
		for _, key := range there[rng.N(len(there))] {
			b.key(int(seat), int(key))
		}
		a.heard, b.heard = nil, nil
	}
	for range 1000 {
		x, y := a.frame(), b.frame()
		if x.Screen == "keypad" && y.Screen == "keypad" {
			if !k.same(x, y, a, b, "all have chosen") {
				return
			}
			continue
		}
		if x.Screen == y.Screen {
			return
		}
		break
	}
	k.Errorf("all have chosen, and the keypads end at other times, or never")
}

// typings are keys, one or two, that are a whole choice of a viewer.
func (k *kit) typings(v engine.View) (all [][]uint8) {
	pad, ok := k.game.Board().(table.Keypad)
	if !ok {
		return nil
	}
	for i := range uint8(table.KeyCount) {
		one := []uint8{i}
		if moves, wrong := pad.Typed(v, one); len(moves) > 0 && !wrong {
			all = append(all, one)
		}
		for j := range uint8(table.KeyCount) {
			two := []uint8{i, j}
			if moves, wrong := pad.Typed(v, two); len(moves) > 0 && !wrong {
				all = append(all, two)
			}
		}
	}
	return all
}

// key presses a key of the keypad in two steps.
func (w *world) key(seat, key int) {
	faces := [table.KeyRows]input.Kind{input.Undo, input.Info, input.Cancel, input.Confirm}
	ways := [table.KeyColumns][2]int{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}
	way := ways[key%table.KeyColumns]
	w.env.Stack.Give(w.env, input.Intent{Kind: faces[key/table.KeyColumns], Device: input.Pad, ID: uint8(seat)})
	w.env.Stack.Give(w.env, input.Intent{Kind: input.Nav, DX: way[0], DY: way[1], Device: input.Pad, ID: uint8(seat)})
}

// veiled lets the first two choose behind curtains: what comes between them, and
// how long it takes, is alike.
func (k *kit) veiled(a, b *world, rng *engine.RNG) {
	if !k.frames(a, b, 3, "before a curtain") {
		return
	}
	if !a.choose(rng) || !b.choose(rng) {
		return
	}
	for range 1000 {
		x, y := a.frame(), b.frame()
		switch {
		case x.Viewer != nil && !x.Busy || y.Viewer != nil && !y.Busy:
			return // there is more to choose
		case (x.Viewer == nil) != (y.Viewer == nil):
			k.Errorf("a choice takes longer in one world than in another")
			return
		case x.Viewer == nil && (!k.same(x, y, a, b, "after a choice") || x.Screen == "curtain"):
			return
		}
	}
}

// choose opens the curtain, if there is one, and acts at random until the choice
// is made; false when that leads nowhere.
func (w *world) choose(rng *engine.RNG) bool {
	if w.env.Stack.Top().Name() == "curtain" {
		w.env.Stack.Pop(scenes.Cut)
		w.veil.open(w.env)
		w.frame()
	}
	seat := w.env.Stack.Describe(w.env, paint.StagePlace{}).Viewer
	for range maxActs {
		if d := w.env.Stack.Describe(w.env, paint.StagePlace{}); d.Busy || d.Viewer == nil || seat == nil || *d.Viewer != *seat {
			return seat != nil
		}
		w.heard = nil
		spots := slices.DeleteFunc(w.table.Spots(nil), func(s ui.Spot) bool { return s.Off || s.Shy })
		w.env.Stack.Focus().Settle(w.table.Spots(nil))
		id := spots[rng.N(len(spots))].ID
		w.table.Act(w.env, id, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
	}
	return false
}
