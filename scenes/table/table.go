package table

import (
	"fmt"
	"slices"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/ui"
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

	viewer  engine.Seat // whose eyes the screen shows
	moment  Moment
	tl      anim.Timeline
	log     []engine.Event // what everybody saw, for the move log
	draft   draft
	redo    []choice // what was taken back, the last at the end
	bare    bool     // the viewer's secrets are left out
	hides   bool     // the viewer who is asked may have them left out
	peek    peek
	sat     [engine.MaxSeats]int // how often each seat has changed hands
	notice  notice
	gone    gone
	called  calling
	mind    mind       // of the bot that thinks
	wait    anim.Ticks // until the next bot may act
	still   anim.Ticks // with reduced motion: how long the still picture stays
	hurried anim.Ticks // when a person last hurried what plays
	deaf    anim.Ticks // until when a press was meant to hurry and decides nothing
	acted   string     // the spot that the viewer's last move was made by
	again   string     // the spot to ask at anew, after its move was taken back
	ended   bool       // the results were shown
	panel   panel
	failed  error // why saving failed, nil while it works
	told    bool  // that it failed
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
	return newTable(e, g, m, draft{}, seats, made, freeName(e, "saves", g.ID), hooks), nil
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
	return newTable(e, g, m, draft{}, seats, made, freeName(e, "saves", g.ID), hooks), nil
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
	return newTable(e, g, s.match, s.draft, s.seats, made, name, hooks), nil
}

func newTable(e *scenes.Env, g *Game, m *match.Match, held draft, seats []scenes.SeatSetup, made [engine.MaxSeats]bot.Bot, name string, hooks Hooks) *Table {
	t := &Table{game: g, hooks: hooks, board: g.Board(), match: m, draft: held, seats: slices.Clone(seats), bots: made, name: name}
	t.moment.Focus = &ui.Focus{} // until the table is on the stack
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

func (t *Table) humans() engine.SeatSet { return people(t.seats) }

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

// shared says whether several people sit at this screen.
func (t *Table) shared() bool { return t.humans().Len() > 1 }

// look shows the table at rest with a seat's eyes.
func (t *Table) look(seat engine.Seat) {
	t.viewer, t.bare = seat, false
	t.show(t.live().View(seat))
}

// show sets the picture to a view at rest. Whoever is next then decides.
func (t *Table) show(v engine.View) {
	t.mind = mind{}
	t.board.Show(v)
	t.moment = Moment{View: v, Seating: &t.seating, Moves: t.moment.Moves[:0], Focus: t.moment.Focus, Now: t.moment.Now, Log: t.log, rules: t.openRules, takeBack: t.TakeBack}
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
	if e.Stack.Top() != t || t.tellFailure(e) || t.peekOn(e, by) {
		return // an overlay is up: the game waits
	}
	e.Halves = scenes.Halved(t.seats)
	t.welcome(e)
	if t.moment.Asked {
		if t.lost(e, t.viewer) {
			return
		}
		e.Prompt(t.seats[t.viewer].Hand)
	}
	speed := e.Settings.Speed
	t.tl.Through = t.humans() == 0
	t.wait -= min(t.wait, speed.Ticks(by))
	for range atOnce {
		if t.goOn(e, speed.Ticks(by)); t.tl.Busy() || t.wait > 0 || !t.next(e) || speed != scenes.Instant {
			return
		}
	}
}

// atOnce is how many moves of bots one frame may take at instant speed, so that
// the picture never stops for long.
const atOnce = 16

// goOn plays what is to be played. With reduced motion nothing moves: each part
// of it shows its last picture for a while, long enough to read.
func (t *Table) goOn(e *scenes.Env, by anim.Ticks) {
	if !t.tl.Busy() {
		return
	}
	defer t.rest()
	if !e.Settings.ReducedMotion || e.Settings.Speed == scenes.Instant {
		t.tl.Advance(by)
		return
	}
	if t.still == 0 {
		t.still = 1 + t.tl.Still()*6/10
	}
	if t.still -= min(t.still, by); t.still == 0 {
		t.tl.Advance(1)
	}
}

// rest shows the table at rest when what was playing has ended.
func (t *Table) rest() {
	if t.moment.Holding = t.tl.Holding(); !t.tl.Busy() {
		t.look(t.viewer)
	}
}

// hurry ends the part that is playing.
func (t *Table) hurry() {
	t.still, t.wait = 0, 0
	if t.tl.Busy() {
		t.hurried = t.moment.Now
		t.tl.Skip()
		t.rest()
	}
}

// hurryOn ends all that is playing up to what waits to be read.
func (t *Table) hurryOn() {
	t.hurried = t.moment.Now
	if t.still, t.wait = 0, 0; t.tl.Holding() {
		t.tl.Skip()
	}
	for t.tl.Busy() && !t.tl.Holding() {
		t.tl.Still()
		t.tl.Advance(1)
	}
	t.rest()
}

// finishPlaying ends all that is playing.
func (t *Table) finishPlaying() {
	if t.still, t.wait = 0, 0; t.tl.Busy() {
		t.tl.Finish()
		t.rest()
	}
}
