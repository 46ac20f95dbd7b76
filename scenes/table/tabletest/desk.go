package tabletest

import (
	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// A Reporter is told what is wrong: a *testing.T.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any) // does not return
}

// names are who sits at the desks: as long and as wide as names get.
var names = [engine.MaxSeats]string{"Anna", "Maximilian", "Győző", "Öxl", "Wilhelmina"}

// A Desk is a board with a game on it, acted on as the shared table does.
type Desk struct {
	Board    table.Board
	Env      *scenes.Env
	Match    *match.Match
	Viewer   engine.Seat
	Seating  table.Seating
	Moment   table.Moment
	Focus    ui.Focus
	Timeline anim.Timeline
	List     paint.List
	Heard    []Heard // effects, since it was last emptied

	t     Reporter
	game  *table.Game
	spots []ui.Spot
}

// Heard is an effect that was played, and how.
type Heard struct {
	Name string
	cue.Cue
}

// ear is the sound of a desk.
type ear struct {
	scenes.Silence
	desk *Desk
}

func (e ear) Play(name string, c cue.Cue) { e.desk.Heard = append(e.desk.Heard, Heard{name, c}) }

// NewDesk begins a game and asks the viewer, or shows it to the spectator.
func NewDesk(t Reporter, g *table.Game, s engine.Setup, viewer engine.Seat, lang locale.Lang) *Desk {
	t.Helper()
	m, err := match.New(g.Rules, s)
	if err != nil {
		t.Fatalf("set-up: %v", err)
	}
	d := newDesk(t, g, s.Seats, lang)
	d.Match, d.Viewer = m, viewer
	d.Ask()
	return d
}

// newDesk is a desk with nothing on it.
func newDesk(t Reporter, g *table.Game, seats int, lang locale.Lang) *Desk {
	d := &Desk{t: t, game: g, Board: g.Board()}
	d.Env = &scenes.Env{Settings: scenes.DefaultSettings(), Sound: ear{desk: d}, Random: engine.Seed(1)}
	d.Env.Settings.Lang = lang
	d.Seating = table.Seating{Names: names, Human: [engine.MaxSeats]bool{true, true}, Seats: seats}
	return d
}

// Show sets the board to a view at rest, nothing asked: the focus is on the spot
// that skips.
func (d *Desk) Show(v engine.View) {
	d.Board.Show(v)
	d.Moment = table.Moment{View: v, Seating: &d.Seating, Focus: &d.Focus, Now: d.Moment.Now, Log: d.Moment.Log}
	d.Focus = ui.Focus{ID: table.SpotSkip}
}

// Ask sets the board to the match at rest, with the question put to the viewer
// if it has one to answer.
func (d *Desk) Ask() {
	var moves []engine.Move
	if d.Viewer != engine.Spectator {
		moves = d.Match.Moves(nil, d.Viewer)
	}
	d.ask(d.Match.View(d.Viewer), moves)
}

func (d *Desk) ask(v engine.View, moves []engine.Move) {
	d.Show(v)
	if d.Moment.Moves, d.Moment.Asked = moves, len(moves) > 0; !d.Moment.Asked {
		return
	}
	if s, ok := d.Board.(table.Stepped); ok {
		d.Moment.CanTakeBack = s.Begun(&d.Moment)
	}
	d.Focus.ID = ""
	if s, ok := d.Board.(table.Starter); ok {
		d.Focus.ID = s.Start(&d.Moment)
	}
	d.Focus.Settle(d.Spots())
}

// Spots are the board's hot-spots now; good until the next call.
func (d *Desk) Spots() []ui.Spot {
	d.spots = d.Board.Spots(d.spots[:0], &d.Moment)
	return d.spots
}

// Draw paints the table and what is played over it; good until the next call.
func (d *Desk) Draw() *paint.List {
	d.List.Reset()
	d.Board.Draw(d.Env, &d.List, &d.Moment)
	d.Timeline.Draw(&d.List)
	return &d.List
}

// Prompt is the board's prompt now.
func (d *Desk) Prompt() table.Prompt { return d.Board.Prompt(d.Env, &d.Moment) }

// Act acts on a spot, which must be on, as a key would, and gives the move that
// it made, if any.
func (d *Desk) Act(id string) (engine.Move, bool) {
	d.t.Helper()
	if i := ui.Find(d.Spots(), id); i < 0 || d.spots[i].Off {
		d.t.Fatalf("spot %s cannot be acted on among %v", id, d.spots)
	}
	d.Focus.ID = id
	return d.Board.Act(d.Env, &d.Moment, id, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
}

// Pick is a move at random, as playouts choose, of the first who must decide.
func (d *Desk) Pick(rng *engine.RNG) (engine.Seat, engine.Move) {
	seat := d.Match.Deciders().First()
	return seat, d.Match.View(seat).Pick(rng, d.Match.Moves(nil, seat))
}

// Play makes a move and plays its animation to the end, frame called with every
// tick if not nil. The board is left as the animation leaves it.
func (d *Desk) Play(seat engine.Seat, mv engine.Move, frame func()) match.Step {
	d.t.Helper()
	step, err := d.Match.Play(seat, mv, d.Viewer)
	if err != nil {
		d.t.Fatalf("%s: %v", d.game.Rules.Format(mv), err)
	}
	d.animate(step.Events)
	for frame != nil && d.Timeline.Busy() {
		frame()
		if d.Timeline.Advance(3); d.Timeline.Holding() {
			d.Timeline.Skip()
		}
	}
	d.Timeline.Finish()
	d.Moment.View = step.New
	for _, x := range step.Events {
		if x.See == engine.Public {
			d.Moment.Log = append(d.Moment.Log, x)
		}
	}
	return step
}

// animate begins what turns the picture into that after the events.
func (d *Desk) animate(ev engine.Events) {
	d.Moment.Asked, d.Moment.CanTakeBack, d.Moment.Moves = false, false, nil
	d.Board.Animate(d.Env, &d.Timeline, ev, &d.Seating)
}

// PlayUntil plays at random, asking the viewer after every move, until done says
// so; then the board rests.
func (d *Desk) PlayUntil(rng *engine.RNG, done func() bool) {
	d.t.Helper()
	for !done() {
		if d.Match.Deciders() == 0 {
			d.t.Fatalf("the game ended before")
		}
		seat, mv := d.Pick(rng)
		d.Play(seat, mv, nil)
		d.Ask()
	}
}

// Each plays the game to its end, and calls f with every question, put to who is the
// first to decide.
func (d *Desk) Each(f func()) {
	d.t.Helper()
	rng := engine.Seed(d.Match.Setup().Seed)
	for d.Match.Deciders() != 0 {
		seat, mv := d.Pick(&rng)
		d.Viewer = seat
		d.Ask()
		f()
		d.Play(seat, mv, nil)
	}
}

// Fits reports a text that is wider than its room.
func (d *Desk) Fits(what, s string, width, room int) {
	d.t.Helper()
	Fits(d.t, d.Env.Settings.Lang, what, s, width, room)
}

// Fits reports a text in a language that is wider than its room.
func Fits(t Reporter, lang locale.Lang, what, s string, width, room int) {
	t.Helper()
	if width > room {
		t.Errorf("%s: %s: %q is %d px wide, of %d", locale.Codes[lang], what, s, width, room)
	}
}
