package table

import (
	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/ui"
)

// next does what comes next and says whether it was a move: a bot's, the
// question to a person, a curtain, the end.
func (t *Table) next(e *scenes.Env) bool {
	if t.moment.Asked {
		return false
	}
	if t.draft.match == nil {
		if t.match.Deciders() == 0 {
			t.finish(e)
			return false
		}
		if seat, b := t.nextBot(); b != nil {
			return t.decideBot(e, seat, b)
		}
	}
	deciders := t.match.Deciders()
	if t.draft.begins(t) {
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
	t.mind = mind{}
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

// turnTo gives the screen to another person, behind a curtain when there is
// anything that the others must not see.
func (t *Table) turnTo(e *scenes.Env, seat engine.Seat) {
	open := func(e *scenes.Env) { t.look(seat) }
	if !t.shared() || !t.board.Secrets(t.live().View(seat)) {
		open(e)
		return
	}
	t.look(engine.Spectator)
	e.Stack.Push(t.hooks.Curtain(e, seat, t.seating.Names[seat], open), scenes.Cut)
}

// ask puts the question to the viewer.
func (t *Table) ask(e *scenes.Env) {
	m := &t.moment
	m.Asked, m.Moves = true, t.live().Moves(m.Moves[:0], t.viewer)
	m.Focus = e.Stack.Focus()
	m.Focus.ID, m.Focus.Rect.W = "", 0
	if s, ok := t.board.(Starter); ok {
		m.Focus.ID = s.Start(m)
	}
	if t.again != "" {
		spots := t.Spots(nil)
		if i := ui.Find(spots, t.again); i >= 0 && !spots[i].Off {
			m.Focus.Set(spots, i)
		}
		t.again = ""
	}
	if t.shared() || m.Now > 5*60 {
		e.Play("your_turn")
	}
}

// choose makes the viewer's move.
func (t *Table) choose(e *scenes.Env, mv engine.Move) {
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
	if step.Barrier && t.shared() && t.viewer != engine.Spectator {
		// Everybody looks at what is revealed, so nothing that comes with it may
		// be for one of them alone, and whoever is asked next passes the curtain.
		t.viewer = engine.Spectator
		t.show(before)
		step.Events = step.Events.For(engine.Spectator)
	}
	t.tell(step.Events)
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
	t.show(t.live().View(t.viewer))
}

func (t *Table) tell(ev engine.Events) {
	for _, x := range ev {
		if x.See == engine.Public {
			t.log = append(t.log, x)
		}
	}
}

func (t *Table) animate(e *scenes.Env, step match.Step) {
	t.moment.Asked, t.moment.Moves = false, t.moment.Moves[:0]
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
