package shell

import (
	"slices"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// The spots of the seats and of the rules.
var (
	nameIDs   = [engine.MaxSeats]string{"name.1", "name.2", "name.3", "name.4", "name.5"}
	driverIDs = [engine.MaxSeats]string{"driver.1", "driver.2", "driver.3", "driver.4", "driver.5"}
)

const (
	seedID    = "seed"
	seatGroup = 0
	ruleGroup = 1
	goGroup   = 2
	lastGroup = 3  // Start alone, so that Tab stops at it
	maxSeed   = 15 // digits: all such numbers are seeds
)

// setup is the screen of who plays and by which rules, with Start focused.
type setup struct {
	menu
	*choice
	shell  *Shell
	typing string // the field that letters go into, "" for none
	before string // what was in it
	lang   locale.Lang
	host   string // the hand that acts here, "" before the first
	optIDs []string
	texts  setupTexts
}

// setupTexts are the texts that depend on what is chosen.
type setupTexts struct {
	drivers [engine.MaxSeats]string
	remarks [engine.MaxSeats][]string
	closed  [engine.MaxSeats]string // why a seat cannot be taken, "" if it can
	means   [][]string              // of the options
	notice  []string
	first   string
}

func newSeats(e *scenes.Env, s *Shell, g *table.Game) scenes.Scene {
	u := &setup{menu: menu{exit: "back"}, choice: newChoice(e, g), shell: s}
	for _, o := range g.Rules.Options {
		u.optIDs = append(u.optIDs, "option."+o.Key)
	}
	u.build(e)
	return u
}

// build makes the texts anew after a change.
func (u *setup) build(e *scenes.Env) {
	u.lang = e.Settings.Lang
	t := &u.texts
	taken, humans := len(u.taken()), u.humans()
	rules := u.game.Rules
	for i, s := range u.seats {
		t.drivers[i] = driverText(e, s.Driver)
		says := remark(e, s.Driver, humans)
		if held(s) {
			says = e.HandName(s.Hand)
		}
		t.remarks[i] = fonts.Small.Wrap(t.remarks[i][:0], says, 104)
		t.closed[i] = ""
		switch {
		case i >= rules.MaxSeats:
			t.closed[i] = e.T(locale.ForPlayers, e.T(u.game.Title), rules.MinSeats, rules.MaxSeats)
		case i > taken:
			t.closed[i] = e.T(locale.FillBefore, taken+1)
		}
	}
	notice := locale.SharedScreen
	switch humans {
	case 0:
		notice = locale.NoHuman
	case 1:
		notice = locale.OneHuman
	}
	t.notice = fonts.Small.Wrap(t.notice[:0], e.T(notice), 340)
	t.first = e.T(locale.ByLot)
	t.means = t.means[:0]
	for _, o := range rules.Options {
		_, means := u.optText(o)
		t.means = append(t.means, fonts.Small.Wrap(nil, e.T(means), 180))
		if v := u.option(o); o.Key == engine.FirstOption.Key && v != o.Values[0] {
			t.first = u.seats[v[0]-'1'].Name
		}
	}
	u.items = items{
		{id: "how", rect: paint.Rect{X: 22, Y: 294, W: 130, H: 24}, text: e.T(locale.HowToPlay), do: confirmed(func(e *scenes.Env) {
			e.Stack.Push(newHowTo(e, u.game, 0), scenes.Cut)
		})},
		{id: "join", rect: paint.Rect{X: 160, Y: 294, W: 158, H: 24}, text: e.T(locale.TakeSeats), do: confirmed(func(e *scenes.Env) { u.openJoin(e, input.AnyHand) })},
		{id: "back", rect: paint.Rect{X: 410, Y: 300, W: 104, H: 26}, text: e.T(locale.Back), do: cancelled(pop)},
		{id: "start", rect: paint.Rect{X: 526, Y: 300, W: 104, H: 26}, text: e.T(locale.Start), gold: true, do: confirmed(u.begin)},
	}
}

func (u *setup) begin(e *scenes.Env) { u.start(e, u.shell) }

func (u *setup) Name() string { return "setup" }

// Start is where the focus begins: with the settings of the last game, one
// press starts the next.
func (u *setup) Start() string { return "start" }

func (u *setup) Spots(dst []ui.Spot) []ui.Spot {
	for i, s := range u.seats {
		if u.texts.closed[i] != "" {
			dst = append(dst, ui.Spot{ID: driverIDs[i], Rect: u.row(i), Off: true, Group: seatGroup})
			continue
		}
		if s.Driver != scenes.Nobody {
			dst = append(dst, ui.Spot{ID: nameIDs[i], Rect: u.nameRect(i), Group: seatGroup})
		}
		dst = append(dst, ui.Spot{ID: driverIDs[i], Rect: u.driverRect(i), Group: seatGroup})
	}
	for i, id := range u.optIDs {
		dst = append(dst, ui.Spot{ID: id, Rect: u.optControl(i), Group: ruleGroup})
	}
	dst = append(dst, ui.Spot{ID: seedID, Rect: u.optControl(len(u.optIDs)), Group: ruleGroup})
	n := len(dst)
	dst = u.items.spots(dst)
	for i := n; i < len(dst); i++ {
		dst[i].Group = goGroup
	}
	dst[len(dst)-1].Group = lastGroup
	return dst
}

func (u *setup) Tell(e *scenes.Env, id string) (label, why string) {
	for i := range u.seats {
		switch id {
		case nameIDs[i]:
			return e.T(locale.NameOf, i+1) + ": " + u.seats[i].Name, ""
		case driverIDs[i]:
			return e.T(locale.DriverOf, i+1) + ": " + u.texts.drivers[i], u.texts.closed[i]
		}
	}
	for i, o := range u.game.Rules.Options {
		if u.optIDs[i] == id {
			name, _ := u.optText(o)
			return e.T(name) + ": " + u.optValue(e, o), ""
		}
	}
	if id == seedID {
		return e.T(locale.Seed) + ": " + u.seedText(e), ""
	}
	return u.items.tell(id)
}

func (u *setup) optText(o engine.Option) (name, means locale.Msg) {
	if o.Key == engine.FirstOption.Key {
		return locale.FirstPlayer, locale.FirstMeans
	}
	t := u.game.Option(o.Key)
	return t.Name, t.Meaning
}

func (u *setup) optValue(e *scenes.Env, o engine.Option) string {
	switch v := u.option(o); {
	case o.Key == engine.FirstOption.Key:
		return u.texts.first
	case v == "no":
		return e.T(locale.OffWord)
	default:
		return e.T(locale.On)
	}
}

func (u *setup) seedText(e *scenes.Env) string {
	if u.seed == "" && u.typing != seedID {
		return e.T(locale.SeedDrawn)
	}
	return u.seed
}

// Act changes what the spot stands for.
func (u *setup) Act(e *scenes.Env, id string, by input.Intent) {
	hand, comes := e.HandOf(by), by.Kind == input.Confirm && u.comes(e.HandOf(by))
	if u.typing != "" {
		done := u.typing == id && !comes
		if !u.endTyping(e) {
			return
		}
		if done {
			e.Play("confirm")
			return
		}
	}
	if comes {
		u.openJoin(e, hand)
		return
	}
	u.host = hand
	if u.items.act(e, id) {
		return
	}
	e.Play("confirm")
	u.change(e, id, by)
	u.build(e)
}

// change turns what the spot stands for.
func (u *setup) change(e *scenes.Env, id string, by input.Intent) {
	for i := range u.seats {
		switch id {
		case driverIDs[i]:
			u.turn(i, ui.Turn(u.driverRect(i), by))
		case nameIDs[i]:
			u.name(e, i, by)
		}
	}
	for i, o := range u.game.Rules.Options {
		if u.optIDs[i] == id {
			u.turnOption(o, ui.Turn(u.optControl(i), by))
		}
	}
	if id == seedID {
		u.turnSeed(e, by)
	}
}

// comes says whether a hand is that of a pad without a seat, where somebody else
// sits or acts already.
func (u *setup) comes(hand string) bool {
	return isPad(hand) && u.seatOf(hand) < 0 && (u.host != "" && u.host != hand || slices.ContainsFunc(u.seats[:], held)) && u.free() >= 0
}

func (u *setup) Update(e *scenes.Env, _ anim.Ticks) { e.Halves = false }

func (u *setup) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.PadCame || in.Kind == input.PadLost {
		u.recall(e)
		u.build(e)
		return true
	}
	if u.typing != "" {
		return u.handleTyping(e, in)
	}
	if in.Kind == input.Nav && in.DY == 0 && u.walk(e, in.DX) {
		return true
	}
	return u.menu.Handle(e, in)
}

func (u *setup) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game, d.Prompt = u.game.ID, e.T(locale.WhoPlays)
	switch u.typing {
	case "":
	case seedID:
		d.Prompt = e.T(locale.TypeSeed)
	default:
		d.Prompt = e.T(locale.TypeName)
	}
}
