package shell

import (
	"unicode/utf8"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
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
	maxSeed   = 15 // digits: all such numbers are seeds
)

// setup is the screen of who plays and by which rules, with Start focused.
type setup struct {
	scenes.Base
	*choice
	shell   *Shell
	typing  string // the field that letters go into, "" for none
	before  string // what was in it
	lang    locale.Lang
	optIDs  []string
	texts   setupTexts
	buttons items
	hints   hintCache
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
	u := &setup{choice: newChoice(e, g), shell: s}
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
		t.remarks[i] = fonts.Small.Wrap(t.remarks[i][:0], remark(e, s.Driver, humans), 104)
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
	u.buttons = items{
		{id: "how", rect: paint.Rect{X: 22, Y: 294, W: 130, H: 24}, text: e.T(locale.HowToPlay), do: confirmed(func(e *scenes.Env) {
			e.Stack.Push(newHowTo(e, u.game), scenes.Cut)
		})},
		{id: "back", rect: paint.Rect{X: 410, Y: 300, W: 104, H: 26}, text: e.T(locale.Back), do: cancelled(pop)},
		{id: "start", rect: paint.Rect{X: 526, Y: 300, W: 104, H: 26}, text: e.T(locale.Start), gold: true, do: confirmed(u.begin)},
	}
}

func (u *setup) begin(e *scenes.Env) { u.start(e, u.shell) }

var levels = map[string]struct{ name, remark locale.Msg }{
	"random": {locale.LevelRandom, locale.RemarkRandom},
	"greedy": {locale.LevelGreedy, locale.RemarkGreedy},
}

// driverText names a driver; a level without a text is called by its own name.
func driverText(e *scenes.Env, driver scenes.Driver) string {
	switch driver {
	case scenes.Human:
		return e.T(locale.Human)
	case scenes.Nobody:
		return e.T(locale.Nobody)
	}
	level, _ := driver.Level()
	if l, ok := levels[level]; ok {
		level = e.T(l.name)
	}
	return e.T(locale.BotLevel, level)
}

func remark(e *scenes.Env, driver scenes.Driver, humans int) string {
	switch {
	case driver == scenes.Nobody:
		return e.T(locale.RemarkFree)
	case driver == scenes.Human && humans > 1:
		return e.T(locale.RemarkShared)
	case driver == scenes.Human:
		return e.T(locale.RemarkAlone)
	}
	if level, _ := driver.Level(); levels[level].remark[0] != "" {
		return e.T(levels[level].remark)
	}
	return e.T(locale.RemarkBot)
}

func (u *setup) Name() string { return "setup" }

// Start is where the focus begins: with the settings of the last game, one
// press starts the next.
func (u *setup) Start() string { return "start" }

func (u *setup) row(i int) paint.Rect { return paint.Rect{X: 20, Y: 62 + i*38, W: 372, H: 32} }

func (u *setup) nameRect(i int) paint.Rect {
	r := u.row(i)
	return paint.Rect{X: r.X + 37, Y: r.Y + 5, W: 98, H: 22}
}

func (u *setup) driverRect(i int) paint.Rect {
	r := u.row(i)
	return paint.Rect{X: r.X + 141, Y: r.Y + 5, W: 120, H: 22}
}

// arrowWidth is the part of a name's field that goes to the next name.
const arrowWidth = 22

// optRect is the place of the i-th option, that of the seed behind the last:
// ticks share what room the others leave.
func (u *setup) optRect(i int) paint.Rect {
	const room = 228
	ticks, tall := 0, 36
	for k := range u.optIDs {
		if u.isTick(k) {
			ticks++
		}
	}
	if ticks > 4 {
		tall = 33
	}
	pitch := max(ui.HitH+1, min(40, (room-tall*(len(u.optIDs)+1-ticks))/max(1, ticks)))
	r := paint.Rect{X: 418, Y: 62, W: 204, H: max(ui.HitH, pitch-6)}
	for k := range i {
		if u.isTick(k) {
			r.Y += pitch
		} else {
			r.Y += tall
		}
	}
	if !u.isTick(i) {
		r.H = tall
	}
	return r
}

// optControl is what is turned in it.
func (u *setup) optControl(i int) paint.Rect {
	r := u.optRect(i)
	if u.isTick(i) {
		return r
	}
	return paint.Rect{X: r.X + 96, Y: r.Y, W: 108, H: 22}
}

// isTick says whether the option is yes or no; the seed, behind the last, is not.
func (u *setup) isTick(i int) bool {
	return i < len(u.optIDs) && u.game.Rules.Options[i].Values[0] == "no"
}

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
	dst = u.buttons.spots(dst)
	for i := n; i < len(dst); i++ {
		dst[i].Group = goGroup
	}
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
	return u.buttons.tell(id)
}

func (u *setup) optText(o engine.Option) (name, means locale.Msg) {
	if o.Key == engine.FirstOption.Key {
		return locale.FirstPlayer, locale.FirstMeans
	}
	t := u.game.Options[o.Key]
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
	if u.typing != "" {
		done := u.typing == id
		u.endTyping(e)
		if done {
			e.Play("confirm")
			return
		}
	}
	if u.buttons.act(e, id) {
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

// types says whether the device that acted has letters at hand.
func types(by input.Intent) bool { return by.Device == input.Keyboard || by.Device == input.Mouse }

// name begins typing a seat's name, or goes to the next of the list where there
// are no letters at hand.
func (u *setup) name(e *scenes.Env, seat int, by input.Intent) {
	r := u.nameRect(seat)
	if !types(by) || by.Kind == input.Release && by.X >= r.X+r.W-arrowWidth {
		u.seats[seat].Name = u.nextName(e, seat)
		return
	}
	u.typing, u.before = nameIDs[seat], u.seats[seat].Name
}

// turnSeed begins typing the seed, or draws one (and the next time none) where
// there are no digits at hand.
func (u *setup) turnSeed(e *scenes.Env, by input.Intent) {
	switch {
	case types(by):
		u.typing, u.before = seedID, u.seed
	case u.seed == "":
		u.seed = digits(draw(e) % 1e6)
	default:
		u.seed = ""
	}
}

func digits(n uint64) string {
	b := []byte{}
	for ; n > 0 || len(b) == 0; n /= 10 {
		b = append([]byte{byte('0' + n%10)}, b...)
	}
	return string(b)
}

// field is the text that is being typed.
func (u *setup) field() *string {
	for i := range u.seats {
		if u.typing == nameIDs[i] {
			return &u.seats[i].Name
		}
	}
	return &u.seed
}

func (u *setup) Typing() bool { return u.typing != "" }

func (u *setup) endTyping(e *scenes.Env) {
	f := u.field()
	if u.typing != seedID {
		if *f = clean(*f); *f == "" {
			*f = u.before
		}
	}
	u.typing = ""
	u.build(e)
}

func (u *setup) Handle(e *scenes.Env, in input.Intent) bool {
	if u.typing != "" {
		return u.handleTyping(e, in)
	}
	if in.Kind == input.Cancel {
		u.buttons.act(e, "back")
		return true
	}
	return false
}

func (u *setup) handleTyping(e *scenes.Env, in input.Intent) bool {
	f := u.field()
	switch in.Kind {
	case input.Typed:
		u.typed(e, f, in.Rune)
	case input.Erase:
		_, n := utf8.DecodeLastRuneInString(*f)
		*f = (*f)[:len(*f)-n]
		u.build(e)
	case input.Cancel:
		*f = u.before
		u.endTyping(e)
		e.Play("cancel")
	case input.Nav, input.TabLeft, input.TabRight, input.Press:
		u.endTyping(e)
		return false
	default:
		return false
	}
	return true
}

func (u *setup) typed(e *scenes.Env, f *string, r rune) {
	ok := writable(r) && utf8.RuneCountInString(*f) < maxName
	if u.typing == seedID {
		ok = r >= '0' && r <= '9' && len(*f) < maxSeed
	}
	if !ok {
		e.Play("denied")
		return
	}
	*f += string(r)
	u.build(e)
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

var (
	setupMeans = []ui.Means{ui.ToMove, ui.ToGo, ui.ToTabs, ui.ToBack}
	setupWords = []locale.Msg{locale.Move, locale.Change, locale.Group, locale.Back}
)

func (u *setup) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if u.lang != e.Settings.Lang {
		u.build(e)
	}
	backdrop(l)
	headline(l, e.T(locale.WhoPlays))
	ui.Parchment(l, paint.Rect{X: 10, Y: 36, W: 392, H: 290})
	x := l.Bold(fonts.Body, 22, 43, e.T(u.game.Title), sprites.R1)
	l.Text(fonts.Small, x+10, 46, e.T(locale.Clockwise), sprites.E1)
	for i := range u.seats {
		u.drawSeat(e, l, f, i)
	}
	u.drawNotice(e, l)
	ui.Parchment(l, paint.Rect{X: 410, Y: 36, W: 220, H: 256})
	l.Bold(fonts.Body, 422, 43, e.T(locale.TableRules), sprites.R1)
	for i := range u.optIDs {
		u.drawOption(e, l, f, i)
	}
	u.drawSeed(e, l, f)
	u.buttons.draw(l, f)
	ui.HintBar(l, e.Device, u.hints.get(e, setupMeans, setupWords))
}

func (u *setup) drawSeat(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	r, s := u.row(i), u.seats[i]
	if u.texts.closed[i] != "" {
		l.Fill(r, sprites.P2)
		ui.Dashes(l, r, 0)
		l.Draw(shell.Badge(i), r.X+11, r.Y+6, sprites.Disabled, 0)
		l.Text(fonts.Small, r.X+40, ui.Middle(fonts.Small, r.Y, r.H), u.texts.closed[i], sprites.E0)
		ui.Ring(l, r, f.State(driverIDs[i]))
		return
	}
	ui.Frame(l, &shell.TagParchment, r)
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + 1, W: 5, H: r.H - 2}, ui.SeatColour(i))
	ui.Badge(l, r.X+11, r.Y+6, i)
	if s.Driver != scenes.Nobody {
		u.drawName(l, f, i)
	}
	d := u.driverRect(i)
	ui.Choice(l, d, "", f.State(driverIDs[i]))
	icon := driverIcon(e, s.Driver)
	text := u.texts.drivers[i]
	x := d.X + 16
	if icon != 0 {
		fr := atlas.Frame(icon)
		l.Sprite(icon, d.X+26-int(fr.W)/2, d.Y+(d.H-int(fr.H))/2)
		x = d.X + 41
	}
	face := ui.Roomy(text, d.X+d.W-13-x)
	l.Text(face, x, ui.Middle(face, d.Y, d.H), text, sprites.E0)
	y := r.Y + (r.H-len(u.texts.remarks[i])*fonts.Small.Line())/2
	ui.Lines(l, fonts.Small, d.X+d.W+7, y, u.texts.remarks[i], sprites.E1)
}

// drawName draws the name's field with the arrow to the next name.
func (u *setup) drawName(l *paint.List, f *ui.Focus, i int) {
	r, st := u.nameRect(i), f.State(nameIDs[i])
	field, next := r, r
	field.W -= arrowWidth - 1
	next.X, next.W = r.X+r.W-arrowWidth, arrowWidth
	ui.Field(l, field, u.seats[i].Name, u.typing == nameIDs[i], st&^ui.Focused)
	ui.Frame(l, &shell.Segment, next)
	l.Sprite(shell.ArrowRight, next.X+9, next.Y+8)
	ui.Ring(l, r, st)
}

// driverIcon is the picture of who plays, 0 for nobody.
func driverIcon(e *scenes.Env, driver scenes.Driver) sprites.ID {
	switch {
	case driver == scenes.Nobody:
		return 0
	case driver != scenes.Human:
		return shell.Bot
	}
	return [...]sprites.ID{input.Mouse: shell.Mouse, input.Keyboard: shell.Keyboard, input.Touch: shell.Touch, input.Pad: shell.Pad}[e.Device]
}

func (u *setup) drawNotice(e *scenes.Env, l *paint.List) {
	ui.Rule(l, 20, 258, 372)
	l.Sprite(shell.Eye, 24, 271)
	ui.Lines(l, fonts.Small, 42, 268, u.texts.notice, sprites.E0)
	if u.typing != "" {
		m := locale.TypeName
		if u.typing == seedID {
			m = locale.TypeSeed
		}
		l.Text(fonts.Small, 166, ui.Middle(fonts.Small, 294, 22), e.T(m), sprites.R1)
	}
}

func (u *setup) drawOption(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	o, r, c := u.game.Rules.Options[i], u.optRect(i), u.optControl(i)
	name, means := u.optText(o)
	s := f.State(u.optIDs[i])
	if !u.isTick(i) {
		u.label(e, l, r, name, means)
		ui.Choice(l, c, u.texts.first, s)
		return
	}
	l.Sprite(shell.Tick(u.option(o) != o.Values[0]), r.X+3, r.Y+(r.H-13)/2)
	y := r.Y + (r.H-10-10*len(u.texts.means[i]))/2
	l.Text(fonts.Small, r.X+22, y, e.T(name), sprites.E0)
	ui.Lines(l, fonts.Small, r.X+22, y+10, u.texts.means[i], sprites.E1)
	ui.Ring(l, c, s)
}

// label writes a name beside its control and the meaning below both.
func (u *setup) label(e *scenes.Env, l *paint.List, r paint.Rect, name, means locale.Msg) {
	l.Text(fonts.Small, r.X+3, ui.Middle(fonts.Small, r.Y, 22), e.T(name), sprites.E0)
	l.Text(fonts.Small, r.X+3, r.Y+24, e.T(means), sprites.E1)
}

func (u *setup) drawSeed(e *scenes.Env, l *paint.List, f *ui.Focus) {
	i := len(u.optIDs)
	r, c := u.optRect(i), u.optControl(i)
	u.label(e, l, r, locale.Seed, locale.SeedMeans)
	ui.Field(l, c, u.seedText(e), u.typing == seedID, f.State(seedID))
}
