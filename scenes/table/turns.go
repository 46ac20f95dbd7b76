package table

import (
	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/ui"
)

// next does what comes next and says whether it was a move: a bot's, the
// question to a person, a curtain, the end.
func (t *Table) next(e *scenes.Env) bool {
	if t.moment.Asked {
		return false
	}
	if t.match.Deciders() == 0 {
		t.finish(e)
		return false
	}
	if seat, b := t.nextBot(); b != nil {
		return t.decideBot(e, seat, b)
	}
	deciders := t.match.Deciders()
	if t.draft.begins(t) {
		if t.together(e) {
			t.openKeypad(e)
			return false
		}
		deciders = t.draft.left()
	}
	if seat := t.nextHuman(deciders); seat != t.viewer {
		t.turnTo(e, seat)
	} else {
		t.ask(e)
	}
	return false
}

// nextBot is a bot that must decide; bots commit before people in a
// simultaneous choice, so that people are never waited for twice.
func (t *Table) nextBot() (engine.Seat, bot.Bot) {
	deciders := t.match.Deciders()
	for i := range engine.Seat(t.seating.Seats) {
		if deciders.Has(i) && t.bots[i] != nil {
			return i, t.bots[i]
		}
	}
	return engine.Spectator, nil
}

// seeming is how long a bot seems to think, so that a person can follow.
var seeming = anim.Ms(300)

// A bot that looks ahead has so many playouts for a decision, and spends so many
// of them in a frame: few enough that the picture never stops.
const (
	budget = 800
	aFrame = 8
)

// A mind is what a bot has before it while it thinks, and what it has spent of
// its budget.
type mind struct {
	view  engine.View
	moves []engine.Move
	spent int
}

// decideBot makes the move of a bot, or lets it think on for a frame.
func (t *Table) decideBot(e *scenes.Env, seat engine.Seat, b bot.Bot) (decided bool) {
	if t.mind.view == nil {
		t.mind = mind{view: t.match.View(seat), moves: t.match.Moves(nil, seat)}
	}
	if th, ok := b.(bot.Thinker); ok {
		t.mind.spent += aFrame
		if !th.Think(t.mind.view, t.mind.moves, aFrame) && t.mind.spent < budget {
			return false
		}
	}
	mv := b.Decide(t.mind.view, t.mind.moves)
	t.mind, t.redo = mind{}, nil
	if t.wait = seeming; t.game.Rules.IsSecret(mv) {
		t.wait = 0
	}
	t.play(e, seat, mv)
	return true
}

// nextHuman is the person to ask: the one whose eyes the screen shows, else the
// first in seat order.
func (t *Table) nextHuman(deciders engine.SeatSet) engine.Seat {
	if deciders.Has(t.viewer) {
		return t.viewer
	}
	return (deciders & t.humans()).First()
}

// turnTo gives the screen to another person: without what only they may see
// where the choice does not need it, else behind a curtain when there is anything
// that the others must not see.
func (t *Table) turnTo(e *scenes.Env, seat engine.Seat) {
	switch v := t.live().View(seat); {
	case t.lost(e, seat):
	case !t.shared() || !t.board.Secrets(v):
		t.look(seat)
	default:
		if v, ok := bare(v); ok {
			t.viewer, t.bare = seat, true
			t.show(v)
			return
		}
		t.curtain(e, seat)
	}
}

// bare is a view without its viewer's secrets, where there is one.
func bare(v engine.View) (engine.View, bool) {
	if b, ok := v.(engine.Bared); ok {
		return b.Bare()
	}
	return nil, false
}

// curtain hides the table until the seat's hand opens it.
func (t *Table) curtain(e *scenes.Env, seat engine.Seat) {
	t.look(engine.Spectator)
	open := func(e *scenes.Env) { t.look(seat) }
	e.Stack.Push(&veil{t.hooks.Curtain(e, seat, t.seating.Names[seat], open), t, seat}, scenes.Cut)
}

// A veil is a curtain that opens for the hand of its seat alone.
type veil struct {
	scenes.Scene
	table *Table
	seat  engine.Seat
}

// Lets implements scenes.Guarded. The menu is everybody's: whoever should open the
// curtain may have left.
func (v *veil) Lets(e *scenes.Env, in input.Intent) bool {
	switch {
	case in.Kind == input.Menu:
		v.table.openMenu(e)
		return false
	case v.table.reclaims(e, in):
		return false
	case v.onMenu(in):
		return true
	}
	may := v.table.may(e, in, v.seat) || in.Kind == input.Menu || in.Kind == input.Cancel
	if !may && (in.Kind == input.Confirm || in.Kind == input.Press) {
		e.Play("denied")
	}
	return may
}

// onMenu says whether a pointer is on the curtain's button for the menu.
func (v *veil) onMenu(in input.Intent) bool {
	if in.Kind != input.Point && in.Kind != input.Press && in.Kind != input.Release {
		return false
	}
	spots := v.Scene.Spots(nil)
	i := ui.At(spots, in.X, in.Y)
	return i >= 0 && spots[i].ID == spotMenu
}

// Act implements scenes.Scene. Keys and pads open the curtain, wherever a pointer has
// left the focus: they have the menu at hand.
func (v *veil) Act(e *scenes.Env, id string, by input.Intent) {
	if id == spotMenu && (by.Device == input.Keyboard || by.Device == input.Pad) {
		id = v.Scene.Spots(nil)[0].ID
	}
	if id == spotMenu {
		v.table.openMenu(e)
		return
	}
	v.Scene.Act(e, id, by)
}

// Handle implements scenes.Scene: anybody may open the menu, where seats change
// hands.
func (v *veil) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.Menu || in.Kind == input.Cancel {
		v.table.openMenu(e)
		return true
	}
	return v.Scene.Handle(e, in)
}

// Update implements scenes.Scene.
func (v *veil) Update(e *scenes.Env, by anim.Ticks) {
	switch {
	case !v.table.awaits(v.seat):
		e.Stack.Pop(scenes.Cut) // somebody else decides now
	case v.table.draft.match != nil && v.table.together(e):
		e.Stack.Pop(scenes.Cut) // all can choose at once, again
	case !v.table.lost(e, v.seat):
		e.Prompt(v.table.seats[v.seat].Hand)
		v.Scene.Update(e, by)
	}
}

// awaits says whether a person on that seat has to decide now.
func (t *Table) awaits(seat engine.Seat) bool {
	deciders := t.match.Deciders()
	if t.draft.match != nil {
		deciders = t.draft.left()
	}
	return t.seating.Human[seat] && deciders.Has(seat)
}

// Who has hurried what played in the last second may be about to do so again
// when the question comes: for a short while such a press decides nothing.
const (
	hasty    anim.Ticks = 60
	deafTime anim.Ticks = 24
)

func (t *Table) isDeaf() bool { return t.moment.Asked && t.moment.Now < t.deaf }

// ask puts the question to the viewer.
func (t *Table) ask(e *scenes.Env) {
	m := &t.moment
	if t.notice.turn {
		t.notice = notice{}
	}
	e.Prompt(t.seats[t.viewer].Hand) // from the first frame on
	if t.hurried > 0 && m.Now-t.hurried < hasty {
		t.deaf = m.Now + deafTime
	}
	m.Asked, m.Moves = true, t.live().Moves(m.Moves[:0], t.viewer)
	m.CanTakeBack = t.stepsBack()
	m.Focus = e.Stack.Focus()
	m.Focus.ID, m.Focus.Rect.W = "", 0
	if s, ok := t.board.(Starter); ok {
		m.Focus.ID = s.Start(m)
	}
	_, t.hides = bare(t.live().View(t.viewer))
	t.hides = t.hides && t.shared()
	if t.again != "" {
		spots := t.Spots(nil)
		if i := ui.Find(spots, t.again); i >= 0 && !spots[i].Off {
			m.Focus.Set(spots, i)
		}
		t.again = ""
	}
	t.call(e)
}

// choose makes the viewer's move.
func (t *Table) choose(e *scenes.Env, mv engine.Move) {
	t.redo = nil
	t.decide(e, mv)
}

// decide makes the viewer's move, which may be one taken back.
func (t *Table) decide(e *scenes.Env, mv engine.Move) {
	if t.draft.match == nil {
		t.play(e, t.viewer, mv)
		return
	}
	t.draft.choose(e, t, mv)
}

// play makes a move in the game, saves it, and plays what it brought about.
func (t *Table) play(e *scenes.Env, seat engine.Seat, mv engine.Move) {
	before := t.match.View(engine.Spectator)
	step, err := t.match.Play(seat, mv, t.viewer)
	if err != nil {
		t.refused(e, err)
		return
	}
	if t.bare || step.Barrier && t.shared() && t.viewer != engine.Spectator {
		// Everybody looks on at what is played, so nothing that comes with it may
		// be for one of them alone, and whoever is asked next passes the curtain.
		t.viewer, t.bare = engine.Spectator, false
		t.show(before)
		step.Events = step.Events.For(engine.Spectator)
	}
	t.tell(e, step.Events)
	if t.draft.match != nil { // a bot chooses later than people: one has taken over
		t.rebase(e)
	}
	t.autosave(e)
	t.animate(e, step)
	if !t.live().Deciders().Has(seat) {
		t.lookAway()
	}
}

// refused tells that a move was not allowed. Only what the rule set listed is
// played: this is a fault of ours, and the question is put anew.
func (t *Table) refused(e *scenes.Env, err error) {
	e.Stack.Push(t.hooks.Message(e, err.Error()), scenes.Cut)
	if t.bare {
		t.viewer = engine.Spectator
	}
	t.look(t.viewer)
}

func (t *Table) animate(e *scenes.Env, step match.Step) {
	t.moment.Asked, t.moment.CanTakeBack, t.moment.Moves = false, false, t.moment.Moves[:0]
	t.board.Animate(e, &t.tl, step.Events, &t.seating)
	e.Sound.Tense(t.board.Tense(step.New))
}

// lookAway closes the viewer's secrets when several people share the screen:
// everybody looks on after what is playing.
func (t *Table) lookAway() {
	if t.shared() && t.viewer != engine.Spectator {
		t.tl.Add(anim.Act{End: func() { t.look(engine.Spectator) }})
	}
}
