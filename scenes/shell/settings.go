package shell

import (
	"slices"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// ApplyVolumes hands the volumes of the settings to the sound, and what it leaves
// out.
func ApplyVolumes(e *scenes.Env) {
	s := e.Settings
	e.Sound.Volumes(s.Master, s.Music, s.Effects, s.Interface)
	e.Sound.Mono(s.Mono)
	e.Sound.Fewer(s.FewSounds)
}

// settings is the screen of the player's own settings, a page each; each applies
// at once.
type settings struct {
	menu
	tab      int
	first    int // the first row of the page, and how many it has
	shown    int
	names    [rowCount][]string // of the values
	percents [rowCount]string
	unsaved  bool
}

func newSettings(e *scenes.Env) scenes.Scene {
	s := &settings{menu: menu{exit: "back"}}
	s.build(e)
	return s
}

func (s *settings) build(e *scenes.Env) {
	s.first, s.shown = 0, 0
	for i := range rows {
		r := &rows[i]
		s.names[i] = s.names[i][:0]
		for _, m := range r.values {
			s.names[i] = append(s.names[i], e.T(*m))
		}
		s.names[i] = append(s.names[i], r.words...)
		if r.volume != nil {
			s.percents[i] = e.T(locale.Percent, *r.volume(e.Settings))
		}
		if r.tab < s.tab {
			s.first++
		} else if r.tab == s.tab {
			s.shown++
		}
	}
	b := backItem(e)
	b.do = cancelled(s.leave)
	s.items = items{b}
	for i, m := range tabNames {
		s.items = append(s.items, item{id: tabIDs[i], rect: tabRect(i), text: e.T(*m), own: true, do: confirmed(func(e *scenes.Env) { s.open(e, i) })})
	}
	if s.tab == tabKeys {
		s.bindings(e)
	}
}

// tabRect is the place of a page's tab.
func tabRect(i int) paint.Rect { return paint.Rect{X: 74 + 99*i, Y: 36, W: 95, H: 22} }

// open shows a page.
func (s *settings) open(e *scenes.Env, tab int) {
	s.tab = (tab + tabCount) % tabCount
	s.build(e)
}

// leave goes back; a knob may have been let go beside its slider.
func (s *settings) leave(e *scenes.Env) {
	pop(e)
	s.keep(e)
}

func (s *settings) keep(e *scenes.Env) {
	if s.unsaved {
		s.unsaved = false
		keepSettings(e)
	}
}

// keepSettings saves the settings and says so when that fails.
func keepSettings(e *scenes.Env) {
	if err := e.SaveSettings(); err != nil {
		e.Stack.Push(NewMessage(e, e.T(locale.NotStored, err)), scenes.Cut)
	}
}

func (s *settings) Name() string { return "settings" }

// Start is where the focus begins.
func (s *settings) Start() string { return rows[0].id }

// rect is the place of row i, control that of what is turned in it.
func (s *settings) rect(i int) paint.Rect {
	return paint.Rect{X: 20, Y: 65 + (i-s.first)*33, W: 600, H: 32}
}

func (s *settings) control(i int) paint.Rect {
	r := s.rect(i)
	c := paint.Rect{X: 300, Y: r.Y + 5, W: 180, H: 22}
	switch {
	case rows[i].choices() > 0:
		c.W = 53 * max(5, rows[i].choices())
	case rows[i].opens != nil:
	case rows[i].volume == nil:
		c.W = 90
	}
	return c
}

func (s *settings) Spots(dst []ui.Spot) []ui.Spot {
	dst = s.items.spots(dst)
	for i := s.first; i < s.first+s.shown; i++ {
		dst = append(dst, ui.Spot{ID: rows[i].id, Rect: s.control(i)})
	}
	return dst
}

func (s *settings) Tell(e *scenes.Env, id string) (label, why string) {
	if i := s.index(id); i >= 0 {
		if rows[i].opens != nil {
			return e.T(*rows[i].name), ""
		}
		return e.T(*rows[i].name) + ": " + s.value(e, i), ""
	}
	return s.items.tell(id)
}

func (s *settings) index(id string) int {
	for i := range rows {
		if rows[i].id == id {
			return i
		}
	}
	return -1
}

// tabOf is the page of a tab, or -1.
func (s *settings) tabOf(id string) int { return slices.Index(tabIDs[:], id) }

func (s *settings) value(e *scenes.Env, i int) string {
	r := &rows[i]
	switch {
	case r.volume != nil:
		return s.percents[i]
	case r.choices() > 0:
		return s.names[i][r.at(e.Settings)]
	case r.on(e):
		return e.T(locale.On)
	}
	return e.T(locale.OffWord)
}

// Act turns a setting on by one, or sets what a pointer points at.
func (s *settings) Act(e *scenes.Env, id string, by input.Intent) {
	if s.items.act(e, id) {
		return
	}
	i := s.index(id)
	if rows[i].opens != nil {
		e.Play("confirm")
		e.Stack.Push(rows[i].opens(e), scenes.Cut)
		return
	}
	if by.Kind == input.Release {
		switch r := &rows[i]; {
		case r.volume != nil:
			s.slide(e, i, by.X)
			s.keep(e)
			e.Play("confirm")
			return
		case r.choices() > 0:
			s.put(e, i, ui.SegmentAt(s.control(i), r.choices(), by.X))
			return
		}
	}
	s.turn(e, i, 1, true)
}

// turn goes to the next value or the one before; round the end when that is
// wanted.
func (s *settings) turn(e *scenes.Env, i, by int, round bool) {
	switch r := &rows[i]; {
	case r.volume != nil:
		v := *r.volume(e.Settings) + 10*by
		if v > 100 && round {
			v = 0
		}
		s.put(e, i, min(100, max(0, v)))
	case r.choices() > 0:
		n, at := r.choices(), r.at(e.Settings)+by
		if round {
			at = (at + n) % n
		}
		s.put(e, i, min(n-1, max(0, at)))
	case r.opens != nil:
	case r.on(e):
		s.put(e, i, 0)
	default:
		s.put(e, i, 1)
	}
}

// put sets a value, lets it be heard, and stores it.
func (s *settings) put(e *scenes.Env, i, to int) {
	rows[i].put(e, to)
	s.build(e)
	e.Play("confirm")
	s.unsaved = true
	s.keep(e)
}

// slide sets a volume to where the pointer is; not heard, it is called while
// the knob is dragged.
func (s *settings) slide(e *scenes.Env, i, x int) {
	v := rows[i].volume(e.Settings)
	to := ui.SliderAt(s.control(i), x)
	if to == *v {
		return
	}
	*v = to
	ApplyVolumes(e)
	s.unsaved = true
	s.build(e)
}

func (s *settings) Handle(e *scenes.Env, in input.Intent) bool {
	f := e.Stack.Focus()
	switch in.Kind {
	case input.Nav:
		if i := s.index(f.ID); i >= 0 && in.DX != 0 && in.DY == 0 {
			f.Hidden = false
			s.turn(e, i, in.DX, false)
			return true
		}
		if at := s.tabOf(f.ID); at >= 0 && sideways(in) && at+in.DX >= 0 && at+in.DX < tabCount {
			f.ID, f.Hidden = tabIDs[at+in.DX], false // the rows below are nearer
			e.Play("focus")
			return true
		}
	case input.TabLeft, input.TabRight:
		by := 1
		if in.Kind == input.TabLeft {
			by = -1
		}
		e.Play("focus")
		s.open(e, s.tab+by)
		f.ID, f.Hidden = tabIDs[s.tab], false
		if s.shown > 0 {
			f.ID = rows[s.first].id
		}
		return true
	case input.Point, input.Release:
		if i := s.index(f.Pressed); i >= 0 && rows[i].volume != nil {
			s.slide(e, i, in.X)
			return true
		}
	}
	return s.menu.Handle(e, in)
}

func (s *settings) Describe(e *scenes.Env, d *scenes.Description) { d.Prompt = e.T(locale.Settings) }

var (
	settingHints = hints{{ui.ToList, &locale.Choose}, {ui.ToTurn, &locale.Change}, {ui.ToTabs, &locale.NextTab}, {ui.ToBack, &locale.Back}}
	pageHints    = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.Choose}, {ui.ToTabs, &locale.NextTab}, {ui.ToBack, &locale.Back}}
)

func (s *settings) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, e.T(locale.Settings))
	ui.Parchment(l, paint.Rect{X: 14, Y: 57, W: 612, H: 271})
	for i := range tabIDs {
		s.drawTab(l, f, i)
	}
	look := e.Look()
	ui.ActionGlyph(l, 70-ui.ActionWidth(input.ActTabLeft, look), 47, input.ActTabLeft, look)
	ui.ActionGlyph(l, 570, 47, input.ActTabRight, look)
	for i := s.first; i < s.first+s.shown; i++ {
		s.drawRow(e, l, f, i)
	}
	if s.tab == tabKeys {
		s.drawBindings(e, l, f)
	}
	s.items.draw(l, f)
	h := &settingHints
	if s.index(f.ID) < 0 {
		h = &pageHints
	}
	ui.HintBar(l, look, s.hints.get(e, orBack(f.ID, byDevice(e.Device, h, &changeHints))))
}

// drawTab draws a page's tab, which the chosen page's panel opens into.
func (s *settings) drawTab(l *paint.List, f *ui.Focus, i int) {
	r, face := tabRect(i), sprites.P1
	if i == s.tab {
		r.Y, r.H, face = r.Y-2, r.H+5, sprites.P3
	}
	l.Fill(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 1}, sprites.E0)
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: r.H - 2}, face)
	if i == s.tab {
		l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: 1}, sprites.E7)
	}
	text := s.items[1+i].text
	font := ui.Roomy(text, r.W-8)
	l.Centre(font, r.X+r.W/2, ui.Middle(font, r.Y, 22), text, sprites.E0)
	ui.Ring(l, tabRect(i).In(3), f.State(tabIDs[i]))
}

// drawBindings draws what every action is bound to.
func (s *settings) drawBindings(e *scenes.Env, l *paint.List, f *ui.Focus) {
	both := looks(e)
	for i := range input.Actions {
		r := bindRect(int(i))
		text := e.T(locale.ActionNames[i])
		l.Text(fonts.Small, r.X+8, ui.Middle(fonts.Small, r.Y, r.H), text, sprites.E0)
		for column := range both {
			c, it := bindControl(int(i), column), &s.items[1+tabCount+2*int(i)+column]
			ui.Frame(l, &shell.Segment, c)
			ui.ActionGlyph(l, c.X+(c.W-ui.ActionWidth(i, both[column]))/2, c.Y+11, i, both[column])
			ui.Ring(l, c, f.State(it.id))
		}
	}
}

func (s *settings) drawRow(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	row, r, c, st := &rows[i], s.rect(i), s.control(i), f.State(rows[i].id)
	ui.Row(l, r, st)
	l.Text(fonts.Body, r.X+12, r.Y+2, e.T(*row.name), sprites.E0)
	l.Text(fonts.Small, r.X+12, r.Y+18, e.T(*row.means), sprites.E1)
	switch {
	case row.volume != nil:
		v := *row.volume(e.Settings)
		ui.Slider(l, c, v, st)
		l.Text(fonts.Small, c.X+c.W+14, ui.Middle(fonts.Small, c.Y, c.H), s.percents[i], sprites.E0)
	case row.choices() > 0:
		ui.Segments(l, c, s.names[i], row.at(e.Settings), st)
	case row.opens != nil:
		ui.Button(l, c, e.T(locale.MapIt), st)
	default:
		ui.Tick(l, c, s.value(e, i), row.on(e), st)
	}
	if i < s.first+s.shown-1 {
		ui.Rule(l, r.X+8, r.Y+r.H, r.W-16)
	}
}
