package shell

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
)

// lost covers the table while the pad of the seat that has to act is away. It
// goes when the pad is back, or when somebody takes the seat over.
type lost struct {
	*message
	table Paused
	seat  engine.Seat
	by    string     // the hand that acts
	calm  anim.Ticks // since it came, or somebody pressed too early
}

// lostCalm is how long nothing can be pressed: what is was meant for the game. The
// focus is on what takes the seat over.
const lostCalm anim.Ticks = 40

// NewLost asks who takes over the seat of a pad that is away.
func NewLost(e *scenes.Env, t Paused, seat engine.Seat) scenes.Scene {
	e.Play("denied")
	w := &lost{table: t, seat: seat}
	text := e.T(locale.PadLostOf, t.Seats()[seat].Name)
	w.message = newPanel([]string{text, e.T(locale.PadLostHow)}, "",
		item{id: "take", text: e.T(locale.TakeOver), gold: true, do: confirmed(func(e *scenes.Env) {
			pop(e)
			t.SetHand(e, seat, w.by)
		})},
		item{id: "bot", text: e.T(locale.BotTakes), do: confirmed(func(e *scenes.Env) {
			pop(e)
			giveBot(e, t, seat)
		})},
		item{id: "leave", text: e.T(locale.SaveLeave), do: confirmed(t.Leave)})
	for i := range w.items {
		w.items[i].why = e.T(locale.LostWait)
	}
	e.Say(w.text)
	return w
}

// giveBot gives a seat to the strongest bot.
func giveBot(e *scenes.Env, t Paused, seat engine.Seat) { drive(e, t, seat, scenes.Best(t.Game().ID)) }

// drive gives a seat to a driver, and says why that cannot be.
func drive(e *scenes.Env, t Paused, seat engine.Seat, d scenes.Driver) {
	if err := t.SetDriver(e, seat, d); err != nil {
		e.Stack.Push(NewMessage(e, err.Error()), scenes.Cut)
	}
}

func (w *lost) Name() string { return "lost" }

func (w *lost) Update(e *scenes.Env, by anim.Ticks) {
	w.slide.advance(by)
	if w.calm += by; w.calm >= lostCalm {
		for i := range w.items {
			w.items[i].why = ""
		}
	}
	if !w.table.Away(e, w.seat) {
		pop(e)
	}
}

// Lets implements scenes.Guarded: who goes on pressing waits anew.
func (w *lost) Lets(_ *scenes.Env, in input.Intent) bool {
	if w.calm < lostCalm && (in.Kind == input.Press || in.Kind == input.Confirm) {
		w.calm = 0
	}
	return true
}

// Act does what the spot says, for the hand that pressed it.
func (w *lost) Act(e *scenes.Env, id string, by input.Intent) {
	w.by = e.HandOf(by)
	w.items.act(e, id)
}

func (w *lost) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game, d.Busy = w.table.Game().ID, d.Busy || w.calm < lostCalm
	w.message.Describe(e, d)
}
