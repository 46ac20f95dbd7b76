package shell

import (
	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// seatsMenu gives the seats of a running table to other devices and bots, and
// back.
type seatsMenu struct {
	menu
	table Paused
	by    string // the hand that acts
	lang  locale.Lang
	rows  []seatRow
	how   []string
}

// A seatRow is who plays a seat, and with what.
type seatRow struct {
	name, player string
	icon         sprites.ID
}

func newSeatsMenu(e *scenes.Env, t Paused) scenes.Scene {
	s := &seatsMenu{menu: menu{exit: "back"}, table: t}
	s.build(e)
	return s
}

func (s *seatsMenu) build(e *scenes.Env) {
	s.lang = e.Settings.Lang
	s.how = fonts.Small.Wrap(nil, e.T(locale.SeatsMean), 500)
	s.items, s.rows = items{backItem(e)}, nil
	for i, x := range s.table.Seats() {
		seat := engine.Seat(i)
		row := seatRow{x.Name, driverText(e, x.Driver), shell.Bot}
		if x.Driver == scenes.Human {
			row.player, row.icon = e.HandName(x.Hand), handIcon(e, x.Hand)
		}
		s.rows = append(s.rows, row)
		add := func(what string, k int, says locale.Msg, off bool, do func(*scenes.Env)) {
			it := item{id: seatID(what, i), rect: paint.Rect{X: 304 + k*96, Y: s.rowY(i) + 6, W: 92, H: 26}, text: e.T(says, x.Name), own: true,
				do: confirmed(func(e *scenes.Env) {
					do(e)
					s.build(e)
				})}
			if off {
				it.why = row.player
			}
			s.items = append(s.items, it)
		}
		human := x.Driver == scenes.Human
		add("take", 0, locale.TakeOverOf, false, func(e *scenes.Env) { s.give(e, seat, human, s.by) })
		add("any", 1, locale.AnyoneFor, human && x.Hand == input.AnyHand, func(e *scenes.Env) { s.give(e, seat, human, input.AnyHand) })
		add("bot", 2, locale.BotFor, !human, func(e *scenes.Env) { giveBot(e, s.table, seat) })
	}
}

// give gives a seat to a hand.
func (s *seatsMenu) give(e *scenes.Env, seat engine.Seat, human bool, hand string) {
	if !human {
		drive(e, s.table, seat, scenes.Human)
	}
	s.table.SetHand(e, seat, hand)
}

func (s *seatsMenu) rowY(i int) int { return 74 + 46*i }

func (s *seatsMenu) Name() string { return "seats" }

// Start is where the focus begins.
func (s *seatsMenu) Start() string { return "take.1" }

func (s *seatsMenu) Act(e *scenes.Env, id string, by input.Intent) {
	s.by = e.HandOf(by)
	s.items.act(e, id)
}

func (s *seatsMenu) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.PadCame || in.Kind == input.PadLost {
		s.build(e)
		return true
	}
	return s.menu.Handle(e, in)
}

func (s *seatsMenu) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game, d.Prompt = s.table.Game().ID, e.T(locale.SeatsMean)
	for _, row := range s.rows {
		d.Prompt += "\n" + row.name + ": " + row.player
	}
}

var seatsHints = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.Choose}, {ui.ToBack, &locale.Back}}

var seatsWords = [...]*locale.Msg{&locale.TakeOver, &locale.ForAnyone, &locale.BotTakes}

func (s *seatsMenu) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, e.T(locale.SeatsTitle))
	ui.Parchment(l, paint.Rect{X: 30, Y: 44, W: 580, H: 36 + 46*len(s.rows)})
	ui.Centred(l, fonts.Small, paint.StageW/2, 50, s.how, sprites.E1)
	for i, row := range s.rows {
		y := s.rowY(i)
		ui.Badge(l, 44, y+8, i)
		l.Text(fonts.Body, 74, ui.Middle(fonts.Body, y+6, 26), row.name, sprites.E0)
		centred(l, row.icon, 168, y+19)
		l.Text(fonts.Small, 184, ui.Middle(fonts.Small, y+6, 26), row.player, sprites.E1)
		for k := range seatsWords {
			it := &s.items[1+3*i+k]
			ui.Button(l, it.rect, e.T(*seatsWords[k]), f.State(it.id).With(ui.Off, it.why != ""))
		}
		if i > 0 {
			ui.Rule(l, 42, y-4, 556)
		}
	}
	s.items.draw(l, f)
	ui.HintBar(l, e.Look(), s.hints.get(e, orBack(f.ID, &seatsHints)))
}
