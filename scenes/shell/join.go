package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// join is where people take their seats, each by a press of what they will play
// with. It changes the choice of the set-up below it.
type join struct {
	menu
	*choice
	shell *Shell
	left  func(*scenes.Env) // what the set-up does then
	by    input.Intent      // what is being done, and with which hand
	hand  string
	calm  anim.Ticks // since somebody sat down
	lang  locale.Lang
	texts [seats]pennonTexts
	how   []string
	foot  [2][]string
}

// pennonTexts are the texts on a pennon.
type pennonTexts struct{ device, driver, closed string }

// openJoin lets people take their seats; the hand, if any, sits down at once.
func (u *setup) openJoin(e *scenes.Env, hand string) {
	u.half = ""
	j := &join{menu: menu{exit: "back"}, choice: u.choice, shell: u.shell, left: u.build, calm: coolDown}
	if seat := j.free(); hand != input.AnyHand && seat >= 0 {
		j.sit(e, seat, hand)
		e.Play("confirm")
	}
	j.build(e)
	e.Stack.Push(j, scenes.Cut)
}

// build makes texts and spots anew after a change.
func (j *join) build(e *scenes.Env) {
	j.lang = e.Settings.Lang
	j.how = fonts.Small.Wrap(nil, e.T(locale.TakeHow), 620)
	j.foot = [2][]string{fonts.Small.Wrap(nil, e.T(locale.TakePads), 450), fonts.Small.Wrap(nil, e.T(locale.TakeMouse), 450)}
	b := backItem(e)
	b.do = cancelled(j.leaveAll)
	j.items = items{b}
	for i, s := range j.seats {
		t := &j.texts[i]
		*t = pennonTexts{device: e.HandName(s.Hand), driver: driverText(e, s.Driver)}
		switch {
		case i >= j.game.Rules.MaxSeats:
			t.closed = e.T(locale.OnlySeats)
			continue
		case i > len(j.taken()):
			t.closed = e.T(locale.FillFirst)
			continue
		}
		switch {
		case s.Driver != scenes.Human:
			j.add(i, "seat", 62, 96, 120, e.T(locale.SitSeat, i+1), (*join).sitDown)
			j.add(i, "driver", 200, 100, 22, e.T(locale.DriverOf, i+1)+": "+t.driver, (*join).turnHere)
			continue
		case held(s):
			j.add(i, "leave", 200, 88, 22, e.T(locale.LeaveOf, s.Name), (*join).standUp)
		default:
			j.add(i, "seat", 200, 88, 22, e.T(locale.SitDown), (*join).sitDown)
		}
		j.add(i, "emblem", 58, 68, 68, e.T(locale.SwapOf, s.Name), (*join).emblem)
		j.add(i, "name", 134, 88, 22, e.T(locale.NameOnSeat, s.Name), (*join).rename)
	}
	j.items = append(j.items, item{id: "start", rect: paint.Rect{X: 512, Y: 292, W: 104, H: 26}, text: e.T(locale.Start), gold: true, do: j.begin})
}

// add adds what can be done to a seat, from y down, in the middle of its pennon.
//
//go:noinline
func (j *join) add(seat int, what string, y, wide, high int, text string, do func(*join, *scenes.Env, int)) {
	j.items = append(j.items, item{id: seatID(what, seat), rect: paint.Rect{X: pennonX(seat) - wide/2, Y: y, W: wide, H: high}, text: text, own: true,
		do: func(e *scenes.Env) { do(j, e, seat) }})
}

// pennonX is the middle of a seat's pennon.
func pennonX(seat int) int { return 72 + 124*seat }

func (j *join) Name() string { return "join" }

// Start is where the focus begins.
func (j *join) Start() string { return "start" }

func (j *join) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game, d.Prompt = j.game.ID, e.T(locale.TakeHow)
}

func (j *join) Update(e *scenes.Env, by anim.Ticks) {
	e.Halves = true // either half may sit down
	j.calm = min(j.calm+by, coolDown)
}

// handOf is the hand behind an intent. The keyboard is one until its other half
// sits down too.
func (j *join) handOf(e *scenes.Env, in input.Intent) string {
	hand := e.HandOf(in)
	if hand != input.LeftHand && hand != input.RightHand || j.seatOf(input.LeftHand) >= 0 || j.seatOf(input.RightHand) >= 0 {
		return hand
	}
	if j.half == "" {
		j.half = hand
	}
	if j.seatOf(input.KeysHand) < 0 {
		j.half = hand
	} else if in.Kind == input.Confirm && hand != j.half {
		return hand
	}
	return input.KeysHand
}

// Act does what the spot says; a device without a seat first takes one.
func (j *join) Act(e *scenes.Env, id string, by input.Intent) {
	j.by, j.hand = by, j.handOf(e, by)
	if by.Kind == input.Confirm && id != "back" && j.hand != input.AnyHand && j.seatOf(j.hand) < 0 {
		if seat := j.free(); seat >= 0 {
			j.sitDown(e, seat)
			return
		}
	}
	j.items.act(e, id)
}

// sitDown gives a seat to the hand that acts. The half of a keyboard that
// somebody has leaves the other half to them.
func (j *join) sitDown(e *scenes.Env, seat int) {
	if j.hand == input.LeftHand || j.hand == input.RightHand {
		j.rehand(input.KeysHand, j.half)
	}
	e.Play("confirm")
	j.sit(e, seat, j.hand)
	j.calm = 0
	j.build(e)
	e.Say(j.seats[seat].Name + ": " + j.texts[seat].device)
}

// rehand gives the seats of a hand to another.
func (j *join) rehand(from, to string) {
	for i := range j.seats {
		if held(j.seats[i]) && j.seats[i].Hand == from {
			j.seats[i].Hand = to
		}
	}
}

func (j *join) standUp(e *scenes.Env, seat int) {
	e.Play("cancel")
	j.leave(e, seat)
	// Who is left alone at the keyboard has it all.
	switch left, right := j.seatOf(input.LeftHand) >= 0, j.seatOf(input.RightHand) >= 0; {
	case left && !right:
		j.half = input.LeftHand
		j.rehand(input.LeftHand, input.KeysHand)
	case right && !left:
		j.half = input.RightHand
		j.rehand(input.RightHand, input.KeysHand)
	}
	j.build(e)
}

func (j *join) emblem(e *scenes.Env, seat int) {
	e.Play("confirm")
	j.another(seat)
	j.build(e)
}

// turnHere turns what plays a free seat the way that the pointer means.
func (j *join) turnHere(e *scenes.Env, seat int) {
	j.turnFree(e, seat, ui.Turn(paint.Rect{X: pennonX(seat) - 50, W: 100}, j.by))
}

func (j *join) turnFree(e *scenes.Env, seat, by int) {
	e.Play("confirm")
	j.level(seat, by)
	j.build(e)
}

// rename asks for the name of a seat.
func (j *join) rename(e *scenes.Env, seat int) {
	e.Play("confirm")
	j.letters(e, seat, e.HandOf(j.by), func(e *scenes.Env, name string) {
		j.choice.rename(e, seat, name)
		j.build(e)
	})
}

// begin opens the table, but not by the press that was to sit down.
func (j *join) begin(e *scenes.Env) {
	if j.calm < coolDown {
		e.Play("denied")
		return
	}
	e.Play("confirm")
	e.Halves = false
	j.start(e, j.shell)
}

func (j *join) leaveAll(e *scenes.Env) {
	e.Halves = false
	pop(e)
	j.left(e)
}

// Handle serves the other buttons of a device for its own seat, else for the
// pennon that has the focus.
func (j *join) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.PadCame, input.PadLost:
		j.recall(e)
		j.build(e)
		return true
	case input.Menu:
		j.items.act(e, "start")
		return true
	case input.Cancel, input.Info, input.Undo, input.TabLeft, input.TabRight:
	default:
		return j.menu.Handle(e, in)
	}
	j.by, j.hand = in, j.handOf(e, in)
	focus, mine := j.focused(e), j.seatOf(j.hand)
	if focus >= 0 && mine >= 0 && j.seats[focus].Hand == j.seats[mine].Hand {
		mine = focus
	}
	if in.Kind == input.Cancel {
		if mine < 0 {
			return j.menu.Handle(e, in)
		}
		j.standUp(e, mine)
		return true
	}
	if in.Kind == input.TabLeft || in.Kind == input.TabRight {
		seat, by := j.free(), 1
		if focus >= 0 && !held(j.seats[focus]) {
			seat = focus
		}
		if in.Kind == input.TabLeft {
			by = -1
		}
		if seat >= 0 {
			j.turnFree(e, seat, by)
		}
		return true
	}
	if mine < 0 {
		mine = focus
	}
	switch {
	case mine < 0 || j.seats[mine].Driver != scenes.Human:
		e.Play("denied")
	case in.Kind == input.Info:
		j.emblem(e, mine)
	default:
		j.rename(e, mine)
	}
	return true
}

// focused is the seat whose pennon has the focus, or -1.
func (j *join) focused(e *scenes.Env) int {
	id := e.Stack.Focus().ID
	if n := len(id); n > 2 && id[n-2] == '.' {
		return int(id[n-1] - '1')
	}
	return -1
}
