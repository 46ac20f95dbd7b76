package shell

import (
	"slices"
	"strconv"
	"strings"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
)

// maxName is how many letters a name may have.
const maxName = 10

// A choice is what the set-up says: who sits where, and the rules.
type choice struct {
	game    *table.Game
	seats   [engine.MaxSeats]scenes.SeatSetup
	options map[string]string
	seed    string            // digits, "" to draw one
	half    string            // the half of the keyboard that took a seat for the whole
	called  map[string]string // what those who left were called, by hand
}

// newChoice takes up the last set-up of the game, or the usual one.
func newChoice(e *scenes.Env, g *table.Game) *choice {
	c := &choice{game: g, options: map[string]string{}, called: map[string]string{}}
	last := seated(e, g, nil, usual(g))
	if l := e.Settings.Last; l.Game == g.ID && len(l.Seats) >= g.Rules.MinSeats && len(l.Seats) <= g.Rules.MaxSeats {
		last = l.Seats
		for k, v := range l.Options {
			c.options[k] = v
		}
		if g.Rules.CheckSetup(engine.Setup{Seats: len(last), Options: c.options}) != nil {
			c.options = map[string]string{} // of another version
		}
	}
	for i := range c.seats {
		c.seats[i] = scenes.SeatSetup{Name: locale.PlayerNames[e.Settings.Lang][i], Driver: scenes.Nobody}
		if i < len(last) {
			c.seats[i] = scenes.SeatSetup{Name: clean(last[i].Name), Driver: c.known(last[i].Driver)}
			if !isPad(last[i].Hand) {
				c.seats[i].Hand = last[i].Hand
			}
		}
	}
	for i, s := range c.seats {
		if slices.ContainsFunc(c.seats[:i], func(o scenes.SeatSetup) bool { return o.Name == s.Name }) {
			c.seats[i].Name = ""
		}
		if c.seats[i].Name == "" {
			c.seats[i].Name = c.nextName(e, i)
		}
	}
	c.recall(e)
	return c
}

// known gives a driver that there is: the strongest bot for one there is not.
func (c *choice) known(driver scenes.Driver) scenes.Driver {
	if slices.Contains(c.drivers(0), driver) {
		return driver
	}
	return scenes.Best(c.game.ID)
}

// drivers are those a seat can have, in the order turned through.
func (c *choice) drivers(seat int) []scenes.Driver {
	d := []scenes.Driver{scenes.Human}
	for _, level := range bot.Levels(c.game.ID) {
		d = append(d, scenes.BotOf(level))
	}
	if seat >= c.game.Rules.MinSeats {
		d = append(d, scenes.Nobody)
	}
	return d
}

// turn gives a seat the next driver or the one before. Seats fill from the
// first on: a seat that becomes empty empties those behind it.
func (c *choice) turn(seat, by int) {
	d := c.drivers(seat)
	at := slices.Index(d, c.seats[seat].Driver)
	c.seats[seat].Driver = d[(at+by+len(d))%len(d)]
	for i := seat + 1; i < len(c.seats) && c.seats[seat].Driver == scenes.Nobody; i++ {
		c.seats[i].Driver = scenes.Nobody
	}
	for i := range c.seats {
		if s := &c.seats[i]; s.Hand != input.AnyHand && !held(*s) {
			c.called[c.person(s.Hand)] = s.Name
			s.Hand = input.AnyHand
		}
	}
	c.fit()
}

// fit lets the lot decide who begins if the one chosen is gone.
func (c *choice) fit() {
	if n, err := strconv.Atoi(c.options[engine.FirstOption.Key]); err == nil && n > len(c.taken()) {
		delete(c.options, engine.FirstOption.Key)
	}
}

// taken are the seats that somebody plays.
func (c *choice) taken() []scenes.SeatSetup {
	n := 0
	for n < len(c.seats) && c.seats[n].Driver != scenes.Nobody {
		n++
	}
	return c.seats[:n]
}

func (c *choice) humans() (n int) {
	for _, s := range c.taken() {
		if s.Driver == scenes.Human {
			n++
		}
	}
	return n
}

// option is the value of an option, its default when it was not chosen.
func (c *choice) option(o engine.Option) string {
	if v, ok := c.options[o.Key]; ok {
		return v
	}
	return o.Values[0]
}

// turnOption gives an option its next value or the one before.
func (c *choice) turnOption(o engine.Option, by int) {
	values := o.Values
	if o.Key == engine.FirstOption.Key {
		values = values[:1+len(c.taken())]
	}
	at := slices.Index(values, c.option(o))
	c.options[o.Key] = values[(at+by+len(values))%len(values)]
}

// start opens the table, and keeps the set-up for next time.
func (c *choice) start(e *scenes.Env, s *Shell) {
	setup := engine.Setup{Options: c.game.Rules.Chosen(c.options)}
	if seed, err := strconv.ParseUint(c.seed, 10, 64); err == nil {
		setup.Seed = seed
	} else {
		setup.Seed = draw(e)
	}
	seats := c.settled()
	t, err := table.Start(e, c.game, setup, seats, s.hooks())
	if err != nil {
		e.Stack.Push(NewMessage(e, e.T(locale.CannotStart, err)), scenes.Cut)
		return
	}
	e.Settings.Last = scenes.LastGame{Game: c.game.ID, Seats: seats, Options: setup.Options}
	e.Stack.Reset(t, scenes.SandWipe)
	keepSettings(e)
}

// call gives a seat a name that no other person has, and says whether it could. A
// bot or an empty seat that has it gets another.
func (c *choice) call(e *scenes.Env, seat int, name string) bool {
	for i, s := range c.seats {
		if i == seat || s.Name != name {
			continue
		}
		if s.Driver == scenes.Human {
			return false
		}
		c.seats[i].Name = c.nextName(e, i)
	}
	c.seats[seat].Name = name
	return true
}

// rename gives a seat the name that somebody wrote, or says why not.
func (c *choice) rename(e *scenes.Env, seat int, name string) bool {
	ok := c.call(e, seat, name)
	if !ok {
		e.Play("denied")
		e.Stack.Push(NewMessage(e, e.T(locale.NameTaken, name)), scenes.Cut)
	}
	return ok
}

// nextName is the name after this one in the list that pads and fingers go
// through; names that other seats have are left out.
func (c *choice) nextName(e *scenes.Env, seat int) string {
	names := locale.PlayerNames[e.Settings.Lang]
	at := slices.Index(names, c.seats[seat].Name)
	for i := 1; i <= len(names); i++ {
		name := names[(at+i+len(names))%len(names)]
		if !slices.ContainsFunc(c.seats[:], func(s scenes.SeatSetup) bool { return s.Name == name }) {
			return name
		}
	}
	return c.seats[seat].Name
}

// writable says whether every face that writes names has the character.
func writable(r rune) bool {
	for _, f := range [...]fonts.Face{fonts.Label, fonts.Small, fonts.Body, fonts.Display} {
		if _, _, ok := f.Glyph(r); !ok {
			return false
		}
	}
	return true
}

// clean makes a name of what was typed or stored: writable, trimmed, not long.
func clean(name string) string {
	n := 0
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if n == maxName || !writable(r) {
			return -1
		}
		n++
		return r
	}, name))
}
