package tabletest

import (
	"fmt"
	"slices"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/tables"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

const (
	maxMoves = 2000 // of a game; more is a game without end
	maxActs  = 1000 // on spots until a move
	rarely   = 5    // costly checks are made at every so many positions
)

// play plays one game by hot-spots alone, every seat in turn looking at the
// screen.
func (k *kit) play(s engine.Setup) {
	k.check, k.seats, k.betweens = "play", s.Seats, map[uint8]int{}
	k.where = fmt.Sprintf("seats %d seed %d %v", s.Seats, s.Seed, s.Options)
	start := k.where
	d := NewDesk(k, k.game, s, engine.Spectator, k.lang)
	state, err := k.game.Rules.New(s)
	if err != nil {
		k.Fatalf("set-up: %v", err)
	}
	rng := engine.Seed(s.Seed)
	board := k.game.Board() // of the onlookers: one that all look at in turn, as people at one screen do
	for n := 0; d.Match.Deciders() != 0; n++ {
		if k.where = fmt.Sprintf("%s, move %d", start, n+1); n == maxMoves {
			k.Fatalf("the game does not end")
		}
		if k.full() {
			return
		}
		k.look(d, n)
		d.Viewer = d.Match.Deciders().First()
		d.Ask()
		k.inspect(d)
		k.reach(d)
		k.bare(d, n)
		if n%rarely == 0 {
			k.languages(d)
			k.steady(d)
			k.worlds(state, d.Viewer, &rng)
		}
		chance := engine.Seed(s.Seed + uint64(n)) // its own: games go on as without
		k.between(state, &chance)
		k.tense(state)
		k.undo(d)
		mv := k.decide(d, &rng)
		if n%rarely == 1 {
			k.alike(state, d.Viewer, mv, &rng)
		}
		before := d.Match.Clone()
		for viewer := engine.Spectator; int(viewer) < s.Seats; viewer++ {
			k.onlook(board, before.Clone(), viewer, d.Viewer, mv, n)
		}
		k.check = "play"
		if err := state.Apply(d.Viewer, mv, nil); err != nil {
			k.Fatalf("%s: %v", k.game.Rules.Format(mv), err)
		}
		d.Play(d.Viewer, mv, nil)
	}
	d.Viewer = 0
	d.Ask()
	k.inspect(d)
	k.steady(d)
	k.tense(state)
}

// bare inspects the question without the viewer's secrets, where it can be put so.
func (k *kit) bare(d *Desk, n int) {
	b, ok := d.Moment.View.(engine.Bared)
	if !ok || n%rarely != 3 {
		return
	}
	if v, ok := b.Bare(); ok {
		open := newDesk(k, k.game, k.seats, k.lang)
		open.Viewer = d.Viewer
		open.ask(v, v.AppendMoves(nil))
		k.inspect(open)
		k.reach(open)
		k.steady(open)
	}
}

// look inspects the table as somebody sees it who is not asked, and acts on all
// that it offers to look at.
func (k *kit) look(d *Desk, n int) {
	d.Viewer = engine.Seat(n%(k.seats+1)) - 1
	d.Show(d.Match.View(d.Viewer))
	k.inspect(d)
	if n%rarely == 0 {
		k.steady(d)
		k.reach(d)
	}
	k.check = "look"
	for _, s := range slices.Clone(d.Spots()) {
		if s.Off {
			continue
		}
		if mv, ok := d.Act(s.ID); ok {
			k.Errorf("%s gives the move %s though nothing is asked", s.ID, k.game.Rules.Format(mv))
		}
		d.Show(d.Moment.View)
	}
}

// decide answers what the viewer is asked: spots at random until one is a move.
func (k *kit) decide(d *Desk, rng *engine.RNG) engine.Move {
	k.check = "play"
	if d.Board.Back() {
		k.Errorf("there was a selection to drop after Show")
	}
	for acts := range maxActs {
		k.fidget(d, rng)
		var on []ui.Spot
		for _, s := range d.Spots() {
			if !s.Off {
				on = append(on, s)
			}
		}
		if len(on) == 0 {
			k.Fatalf("%q is asked and nothing can be acted on", d.Prompt().Title)
		}
		spot := on[rng.N(len(on))]
		mv, ok := d.Act(spot.ID)
		if ok && !spot.Show {
			k.Errorf("%s plays at a finger's first tap: it must be shown first", spot.ID)
		}
		if ok && !slices.Contains(d.Moment.Moves, mv) {
			k.Fatalf("%s is none of the moves", k.game.Rules.Format(mv))
		}
		if ok {
			return mv
		}
		if acts < rarely {
			k.inspect(d) // what was selected shows
			k.check = "play"
		}
		if rng.N(9) == 0 {
			d.Board.Back()
		}
	}
	k.Fatalf("%q: %d spots and no move", d.Prompt().Title, maxActs)
	return engine.Move{}
}

// fidget lets a board that handles intents itself have some: they move focus and
// selection, never the game.
func (k *kit) fidget(d *Desk, rng *engine.RNG) {
	h, ok := d.Board.(table.Handler)
	if !ok {
		return
	}
	for range rng.N(4) {
		in := input.Intent{Device: input.Mouse, X: rng.N(paint.StageW), Y: rng.N(paint.StageH), DX: rng.N(3) - 1, DY: rng.N(3) - 1}
		in.Kind = [...]input.Kind{input.Nav, input.TabLeft, input.TabRight, input.Scroll, input.Info, input.Point, input.Press, input.Release}[rng.N(8)]
		h.Handle(d.Env, &d.Moment, in)
	}
	d.Focus.Settle(d.Spots())
}

// onlook plays a move as a viewer sees it, on a board that others have looked
// at before, and compares where it ends with a new board.
func (k *kit) onlook(b table.Board, m *match.Match, viewer, seat engine.Seat, mv engine.Move, n int) {
	k.check = "picture"
	step, err := m.Play(seat, mv, viewer)
	if err != nil {
		k.Fatalf("%s: %v", k.game.Rules.Format(mv), err)
	}
	d := newDesk(k, k.game, k.seats, k.lang)
	fresh := newDesk(k, k.game, k.seats, k.lang)
	d.Board, d.Match, d.Viewer = b, m, viewer
	d.Show(step.Old)
	d.animate(step.Events)
	how := "skipped"
	switch (n + int(viewer)) % 7 { // seats take turns by other numbers: all see all
	case 0:
		how = "played"
		k.watch(d)
	case 1:
		how = "still"
		d.Env.Settings.ReducedMotion, fresh.Env.Settings.ReducedMotion = true, true
		for d.Timeline.Busy() {
			d.Timeline.Still()
			d.Draw()
			d.Timeline.Skip()
		}
	}
	d.Timeline.Finish()
	d.Moment.View = step.New
	fresh.Show(step.New)
	k.check = "picture"
	if diff := differ(d, fresh); diff != "" {
		k.Errorf("viewer %d, %s, %s: %s", viewer+1, k.game.Rules.Format(mv), how, diff)
	}
	k.check = "sound"
	for _, h := range d.Heard {
		if !tables.Known(h.Name) {
			k.Errorf("there is no effect %q", h.Name)
		}
	}
	if viewer != seat { // the mover sees what others do not
		k.log(d, step.Events)
	}
}

// watch plays the animation frame by frame and looks at what the table shows.
func (k *kit) watch(d *Desk) {
	for n := 0; d.Timeline.Busy(); n++ {
		k.check = "picture"
		d.Timeline.Advance(anim.Ticks(2))
		if d.Moment.Now += 2; n%8 == 0 {
			k.drawn(d)
			k.prompt(d)
		} else {
			d.Draw()
		}
		if d.Timeline.Holding() {
			k.spots(d)
			d.Timeline.Skip()
		}
	}
	d.Moment.Now = 0
}

// differ says how two desks at rest look different, "" if they do not.
func differ(a, b *Desk) string {
	if x, y := a.Prompt(), b.Prompt(); x.Title != y.Title || !slices.Equal(x.Lines, y.Lines) {
		return fmt.Sprintf("prompts %v and %v", x, y)
	}
	if x, y := a.Spots(), b.Spots(); !slices.Equal(x, y) {
		return fmt.Sprintf("spots %v and %v", x, y)
	}
	x, y := a.Draw(), b.Draw()
	if x.Equal(y) {
		return ""
	}
	for i := range min(len(x.Cmds), len(y.Cmds)) {
		if x.Cmds[i] != y.Cmds[i] {
			return fmt.Sprintf("pictures: command %d is %v and %v", i, where(x, i), where(y, i))
		}
	}
	return fmt.Sprintf("pictures of %d and %d commands", len(x.Cmds), len(y.Cmds))
}

// where tells a command for a message.
func where(l *paint.List, i int) string {
	c := l.Cmds[i]
	return fmt.Sprintf("sheet %d sprite %d at %d,%d remap %d", c.Sprite.Sheet(), c.Sprite, c.X, c.Y, c.Remap)
}

// tense: all views agree.
func (k *kit) tense(s engine.State) {
	k.check = "tense"
	b := k.game.Board()
	want := b.Tense(s.View(engine.Spectator))
	for viewer := range engine.Seat(k.seats) {
		if b.Tense(s.View(viewer)) != want {
			k.Errorf("seat %d and a spectator hear different music", viewer+1)
		}
	}
}

// undo: every kind of move that is offered has a name that fits the prompt.
func (k *kit) undo(d *Desk) {
	k.check = "undo"
	lang := d.Env.Settings.Lang
	for l := range locale.Langs {
		d.Env.Settings.Lang = l
		for i, mv := range d.Moment.Moves {
			if i > 0 && i%rarely > 0 && mv.Kind == d.Moment.Moves[i-1].Kind {
				continue
			}
			k.undoFits(d, mv)
		}
	}
	d.Env.Settings.Lang = lang
}
