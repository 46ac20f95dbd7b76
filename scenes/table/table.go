package table

import (
	"fmt"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/locale/tabletop"
)

// A Table is a game being played on the screen.
type Table struct {
	scenes.Base
	game    *Game
	hooks   Hooks
	board   Board
	match   *match.Match
	seats   []scenes.SeatSetup
	seating Seating
	bots    [engine.MaxSeats]bot.Bot
	name    string // of the save

	viewer engine.Seat // whose eyes the screen shows
	moment Moment
	tl     anim.Timeline
	log    []engine.Event // what everybody saw, for the move log
	draft  draft
	wait   anim.Ticks // until the next bot may act
	hold   anim.Ticks // with reduced motion: how long the still picture stays
	ended  bool       // the results were shown
	prompt promptCache
	failed string // why saving failed, "" while it works
}

// Start seats the players and begins a game. The error says what is wrong with
// the set-up.
func Start(e *scenes.Env, g *Game, s engine.Setup, seats []scenes.SeatSetup, hooks Hooks) (*Table, error) {
	s.Seats = len(seats)
	m, err := match.New(g.Rules, s)
	if err != nil {
		return nil, err
	}
	made, err := seatBots(g.ID, seats, s.Seed)
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("saves/%s-%s", g.ID, e.Now().UTC().Format("20060102-150405"))
	return newTable(e, g, m, seats, made, name, hooks), nil
}

// Continue takes up a match where it stands; the seats say who plays.
func Continue(e *scenes.Env, g *Game, m *match.Match, seats []scenes.SeatSetup, hooks Hooks) (*Table, error) {
	if len(seats) != m.Setup().Seats {
		return nil, fmt.Errorf("%d seats asked for, the record has %d", len(seats), m.Setup().Seats)
	}
	made, err := seatBots(g.ID, seats, m.Setup().Seed)
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("saves/%s-%s", g.ID, e.Now().UTC().Format("20060102-150405"))
	return newTable(e, g, m, seats, made, name, hooks), nil
}

// Resume takes up a stored save, named as in the store.
func Resume(e *scenes.Env, find func(id string) (*Game, error), name string, text []byte, hooks Hooks) (*Table, error) {
	s, err := parseSave(text)
	if err != nil {
		return nil, err
	}
	g, err := find(s.match.Game().Name)
	if err != nil {
		return nil, err
	}
	made, err := seatBots(g.ID, s.seats, s.match.Setup().Seed)
	if err != nil {
		return nil, err
	}
	for i, b := range made {
		if b != nil && s.bots[i] != "" {
			if err := b.SetState(s.bots[i]); err != nil {
				return nil, fmt.Errorf("save: bot %d: %w", i+1, err)
			}
		}
	}
	return newTable(e, g, s.match, s.seats, made, name, hooks), nil
}

func newTable(e *scenes.Env, g *Game, m *match.Match, seats []scenes.SeatSetup, made [engine.MaxSeats]bot.Bot, name string, hooks Hooks) *Table {
	t := &Table{game: g, hooks: hooks, board: g.Board(), match: m, seats: seats, bots: made, name: name}
	t.seating.Seats = len(seats)
	for i, s := range seats {
		t.seating.Names[i], t.seating.Human[i] = s.Name, s.Driver == scenes.Human
	}
	t.viewer = t.firstViewer()
	t.log = retell(m)
	t.show(m.View(t.viewer))
	e.Sound.Music(g.Music)
	e.Sound.Tense(t.board.Tense(t.moment.View))
	t.autosave(e)
	return t
}

// firstViewer is the only human's seat; where several or none play, everybody
// at the screen sees what is public.
func (t *Table) firstViewer() engine.Seat {
	if humans := t.humans(); humans.Len() == 1 {
		return humans.First()
	}
	return engine.Spectator
}

func (t *Table) humans() (ss engine.SeatSet) {
	for i := range t.seating.Seats {
		if t.seating.Human[i] {
			ss |= engine.Seat(i).One()
		}
	}
	return ss
}

// retell plays a record again to gather what everybody saw of it.
func retell(m *match.Match) (log []engine.Event) {
	again := m.Restart()
	for i := range m.Len() {
		seat, mv := m.Entry(i)
		step, err := again.Play(seat, mv, engine.Spectator)
		if err != nil {
			return log
		}
		log = append(log, step.Events...)
	}
	return log
}

// show sets the picture to a view at rest.
func (t *Table) show(v engine.View) {
	t.board.Show(v)
	t.moment = Moment{View: v, Seating: &t.seating, Moves: t.moment.Moves[:0], Focus: t.moment.Focus, Now: t.moment.Now, Log: t.log, rules: t.openRules}
}

// live is the match that the viewer's choices go to: the draft while several
// people choose in secret at one screen, else the game itself.
func (t *Table) live() *match.Match {
	if t.draft.match != nil {
		return t.draft.match
	}
	return t.match
}

// Update lets the picture catch up and then whoever is next decide.
func (t *Table) Update(e *scenes.Env, by anim.Ticks) {
	t.moment.Now += by
	if e.Stack.Top() != t {
		return // an overlay is up: the game waits
	}
	speed := e.Settings.Speed
	t.wait -= min(t.wait, speed.Ticks(by))
	for range atOnce {
		if t.tl.Busy() {
			t.goOn(e, speed.Ticks(by))
			if t.tl.Busy() {
				return
			}
			t.show(t.live().View(t.viewer))
		}
		if t.wait > 0 || !t.next(e) || speed != scenes.Instant {
			return
		}
	}
}

// goOn plays the timeline. With reduced motion nothing moves: each of its
// groups shows its last picture for a while, long enough to read.
func (t *Table) goOn(e *scenes.Env, by anim.Ticks) {
	if !e.Settings.ReducedMotion || e.Settings.Speed == scenes.Instant {
		t.tl.Advance(by)
		return
	}
	if t.hold == 0 {
		t.hold = 1 + t.tl.Still()*6/10
	}
	if t.hold -= min(t.hold, by); t.hold == 0 {
		t.tl.Skip()
	}
}

// hurry ends what is playing: this part of it, or all.
func (t *Table) hurry(all bool) {
	if t.hold, t.wait = 0, 0; all {
		t.tl.Finish()
	} else {
		t.tl.Skip()
	}
}

// atOnce is how many moves of bots one frame may take at instant speed, so that
// the picture never stops for long.
const atOnce = 16

// next does what comes next and says whether it was a move: a bot's, the
// question to a person, a curtain, the end.
func (t *Table) next(e *scenes.Env) bool {
	deciders := t.live().Deciders()
	if deciders == 0 && t.draft.match == nil {
		t.finish(e)
		return false
	}
	if seat, b := t.nextBot(); b != nil {
		t.decideBot(e, seat, b)
		return true
	}
	if t.draft.begins(t) {
		deciders = t.live().Deciders()
	}
	seat := t.nextHuman(deciders)
	if seat != t.viewer {
		t.turnTo(e, seat)
		return false
	}
	if !t.moment.Asked {
		t.ask(e)
	}
	return false
}

// nextBot is a bot that must decide; bots commit before people in a
// simultaneous choice, so that people are never waited for twice.
func (t *Table) nextBot() (engine.Seat, bot.Bot) {
	if t.draft.match != nil {
		return engine.Spectator, nil
	}
	deciders := t.match.Deciders()
	for i := range engine.Seat(t.seating.Seats) {
		if deciders.Has(i) && t.bots[i] != nil {
			return i, t.bots[i]
		}
	}
	return engine.Spectator, nil
}

// thinking is how long a bot seems to think, so that a person can follow.
var thinking = anim.Ms(300)

func (t *Table) decideBot(e *scenes.Env, seat engine.Seat, b bot.Bot) {
	v := t.match.View(seat)
	mv := b.Decide(v, t.match.Moves(nil, seat))
	if t.game.Rules.Secret(mv) {
		t.wait = 0
	} else {
		t.wait = thinking
	}
	t.play(e, seat, mv)
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
	open := func(e *scenes.Env) {
		t.viewer = seat
		t.show(t.live().View(seat))
	}
	if t.humans().Len() < 2 || !t.board.Secrets(t.live().View(seat)) {
		open(e)
		return
	}
	t.viewer = engine.Spectator
	t.show(t.live().View(engine.Spectator))
	e.Stack.Push(t.hooks.Curtain(e, seat, t.seating.Names[seat], open), scenes.Cut)
}

// ask puts the question to the viewer.
func (t *Table) ask(e *scenes.Env) {
	t.moment.Asked = true
	t.moment.Moves = t.live().Moves(t.moment.Moves[:0], t.viewer)
	f := e.Stack.Focus()
	f.ID = ""
	if s, ok := t.board.(Starter); ok {
		f.ID = s.Start(&t.moment)
	}
	f.Rect.W = 0
	if t.humans().Len() > 1 || t.moment.Now > 5*60 {
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
	step, err := t.match.Play(seat, mv, t.viewer)
	if err != nil {
		// Only what the rule set listed gets here: refused is a fault of ours.
		e.Stack.Push(t.hooks.Message(e, err.Error()), scenes.Cut)
		t.moment.Asked = false
		return
	}
	t.tell(step.Events)
	t.autosave(e)
	t.animate(e, step)
	t.lookAway(e, seat)
}

func (t *Table) tell(ev engine.Events) {
	for _, x := range ev {
		if x.See == engine.Public {
			t.log = append(t.log, x)
		}
	}
}

func (t *Table) animate(e *scenes.Env, step match.Step) {
	t.moment.Asked = false
	t.moment.Moves = t.moment.Moves[:0]
	t.board.Animate(e, &t.tl, step.Events, &t.seating)
	e.Sound.Tense(t.board.Tense(step.New))
}

// lookAway closes the viewer's secrets when several people share the screen and
// the seat has no further decision now: everybody looks on from here.
func (t *Table) lookAway(e *scenes.Env, seat engine.Seat) {
	if t.humans().Len() < 2 || t.viewer == engine.Spectator || t.live().Deciders().Has(seat) {
		return
	}
	t.tl.Add(anim.Act{End: func() {
		t.viewer = engine.Spectator
		t.show(t.live().View(engine.Spectator))
	}})
}

// undo takes back the viewer's last move, or says why not.
func (t *Table) undo(e *scenes.Env) {
	if t.tl.Busy() || t.viewer == engine.Spectator {
		e.Play("denied")
		return
	}
	if _, err := t.live().Undo(t.viewer); err != nil {
		e.Play("denied")
		return
	}
	if t.draft.match != nil {
		t.draft.drop(t.viewer)
	} else {
		t.log = retell(t.match)
		t.autosave(e)
	}
	e.Play("undo")
	t.show(t.live().View(t.viewer))
}

// autosave stores the game; when that fails it says so once and goes on.
func (t *Table) autosave(e *scenes.Env) {
	text, err := t.save(e.Now())
	if err == nil {
		err = e.Store.Write(t.name, text)
	}
	if err == nil {
		t.failed = ""
	} else if t.failed == "" {
		t.failed = err.Error()
		if e.Stack.Top() == t {
			e.Stack.Push(t.hooks.Message(e, e.T(tabletop.SaveFailed, t.failed)), scenes.Cut)
		}
	}
}

// finish stores the record, forgets the save and shows the results.
func (t *Table) finish(e *scenes.Env) {
	if t.ended {
		return
	}
	t.ended = true
	r := Result{Game: t.game, Seating: t.seating, Setup: t.match.Setup(), Seats: t.seats, Record: t.match.Record()}
	for i := range t.seating.Seats {
		seat := engine.Seat(i)
		r.Parts[i] = t.match.AppendScore(nil, seat)
		r.Points[i] = t.match.Points(seat)
	}
	r.Places = t.match.Places()
	record := fmt.Sprintf("records/%s-%s", t.game.ID, e.Now().UTC().Format("20060102-150405"))
	if e.Store.Write(record, r.Record) == nil {
		r.Saved = record
		e.Store.Remove(t.name) // the record has it all now
	}
	e.Sound.Tense(false)
	e.Stack.Replace(t.hooks.Results(e, r), scenes.SandWipe)
}
