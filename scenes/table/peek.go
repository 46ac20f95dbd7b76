package table

import (
	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// clothTime is how long the others are asked to look away.
var clothTime = anim.Ms(1500)

// A peek shows one person's own view for as long as a button is held. Its board
// is not the table's, whose picture stays as it is.
type peek struct {
	on     bool
	seat   engine.Seat
	hand   string
	epoch  uint32     // of the stack: whatever comes over it ends it, also when that goes again
	cloth  anim.Ticks // until the others have looked away
	board  Board
	moment Moment
	focus  ui.Focus
	title  string
}

// Peek begins or ends a look at the own secrets of the hand of an intent: at
// those of the seat that it alone acts for, else, if that is who is asked, behind
// a curtain.
func (t *Table) Peek(e *scenes.Env, in input.Intent) {
	hand := e.HandOf(in)
	t.peek.on = t.peeks(e)
	if !in.On || t.peek.on {
		if t.peek.on && hand == t.peek.hand {
			t.peek.on = false
		}
		return
	}
	switch seat := t.own(hand); {
	case seat == t.viewer && !t.bare && seat >= 0: // it is on the screen
	case seat >= 0 && t.shared() && t.board.Secrets(t.live().View(seat)):
		p := &t.peek
		if p.board == nil {
			p.board = t.game.Board()
		}
		v := t.live().View(seat)
		p.board.Show(v)
		p.moment = Moment{View: v, Seating: &t.seating, Focus: &p.focus, Log: t.log}
		p.on, p.seat, p.hand, p.epoch, p.focus.Hidden = true, seat, hand, e.Stack.Epoch(), true
		p.title, p.cloth = e.T(tabletop.Peeks, t.seating.Names[seat]), 0
		if e.Settings.LookAway {
			p.cloth = clothTime
		}
	case t.hides && t.bare && t.moment.Asked && t.may(e, in, t.viewer):
		t.secrets(e)
	default:
		e.Play("denied")
	}
}

// own is the only seat that a hand acts for, or Spectator.
func (t *Table) own(hand string) engine.Seat {
	var mine engine.SeatSet
	for i := range t.seats {
		if hand != input.AnyHand && t.seats[i].Hand == hand && t.seating.Human[i] {
			mine |= engine.Seat(i).One()
		}
	}
	if mine.Len() != 1 {
		return engine.Spectator
	}
	return mine.First()
}

// peeks says whether somebody looks at what is theirs.
func (t *Table) peeks(e *scenes.Env) bool {
	p := &t.peek
	return p.on && e.Stack.Epoch() == p.epoch && t.seating.Human[p.seat]
}

// peekOn goes on with a peek, and says whether there is one: the game waits.
func (t *Table) peekOn(e *scenes.Env, by anim.Ticks) bool {
	p := &t.peek
	if p.on = t.peeks(e); p.on {
		p.cloth -= min(p.cloth, by)
		p.moment.Now += by
	}
	return p.on
}

// drawPeek paints what the one who peeks sees, instead of the scene that is on
// top, and says whether it did.
func (t *Table) drawPeek(e *scenes.Env, l *paint.List) bool {
	p := &t.peek
	if !t.peeks(e) {
		return false
	}
	if p.cloth > 0 {
		ui.Cloth(l, int(p.seat))
		ui.Dark(l, paint.Rect{X: 120, Y: 150, W: 400, H: 52})
		l.Centre(fonts.Body, paint.StageW/2, 158, p.title, sprites.G3)
		l.Centre(fonts.Small, paint.StageW/2, 180, e.T(tabletop.LookAway), sprites.E6)
		return true
	}
	p.board.Draw(e, l, &p.moment)
	r := p.board.PromptRect()
	ui.Dark(l, r)
	l.Bold(fonts.Small, r.X+8, r.Y+6, fonts.Small.Fit(p.title, r.W-20), sprites.G3)
	look, _ := keysOf(e, p.hand) // of who holds it, whoever pressed last
	x := ui.Glyph(l, r.X+8, r.Y+34, ui.ToPeek, look)
	l.Text(fonts.Small, x+5, r.Y+29, e.T(tabletop.LetGo), sprites.P3)
	return true
}

func (t *Table) secretsText(e *scenes.Env) string {
	if t.bare {
		return e.T(tabletop.SecretsShow)
	}
	return e.T(tabletop.SecretsHide)
}

// secrets shows or hides what only the viewer who is asked may see.
func (t *Table) secrets(e *scenes.Env) {
	if !t.bare {
		t.hide(e)
		return
	}
	e.Play("confirm")
	t.curtain(e, t.viewer)
}

// hide takes the viewer's secrets off the screen, at any time: the viewer is asked
// anew, without them or behind a curtain.
func (t *Table) hide(e *scenes.Env) {
	e.Play("cancel")
	t.look(engine.Spectator)
}
