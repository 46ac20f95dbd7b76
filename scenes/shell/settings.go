package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// ApplyVolumes hands the volumes of the settings to the sound.
func ApplyVolumes(e *scenes.Env) {
	s := e.Settings
	e.Sound.Volumes(s.Master, s.Music, s.Effects, s.Interface)
}

// A row is one setting. What it is decides how it is drawn and turned: a volume
// is a slider, values are segments, neither is a tick.
type row struct {
	id          string
	name, means locale.Msg
	volume      func(*scenes.Settings) *int
	values      func(*scenes.Env, *settings) ([]string, int) // their names, and which is chosen
	on          func(*scenes.Env) bool
	set         func(e *scenes.Env, to int) // the value's number; 0 and 1 for a tick
}

const rowCount = 9

var rows = [rowCount]row{
	{id: "language", name: locale.SetLang, means: locale.SetLangMeans,
		values: func(e *scenes.Env, _ *settings) ([]string, int) { return locale.Names[:], int(e.Settings.Lang) },
		set:    func(e *scenes.Env, to int) { e.Settings.Lang = locale.Lang(to) }},
	{id: "volume", name: locale.SetMaster, means: locale.SetMasterMeans, volume: func(s *scenes.Settings) *int { return &s.Master }},
	{id: "music", name: locale.SetMusic, means: locale.SetMusicMeans, volume: func(s *scenes.Settings) *int { return &s.Music }},
	{id: "effects", name: locale.SetEffects, means: locale.SetEffectMeans, volume: func(s *scenes.Settings) *int { return &s.Effects }},
	{id: "buttons", name: locale.SetUI, means: locale.SetUIMeans, volume: func(s *scenes.Settings) *int { return &s.Interface }},
	{id: "speed", name: locale.SetSpeed, means: locale.SetSpeedMeans,
		values: func(e *scenes.Env, s *settings) ([]string, int) { return s.speeds[:], int(e.Settings.Speed) },
		set:    func(e *scenes.Env, to int) { e.Settings.Speed = scenes.Speed(to) }},
	{id: "fullscreen", name: locale.SetFull, means: locale.SetFullMeans,
		on: func(e *scenes.Env) bool { return e.Window.Fullscreen() },
		set: func(e *scenes.Env, to int) {
			e.Window.SetFullscreen(to == 1)
			e.Settings.Fullscreen = to == 1
		}},
	{id: "calm", name: locale.SetCalm, means: locale.SetCalmMeans,
		on:  func(e *scenes.Env) bool { return e.Settings.ReducedMotion },
		set: func(e *scenes.Env, to int) { e.Settings.ReducedMotion = to == 1 }},
	{id: "odds", name: locale.SetOdds, means: locale.SetOddsMeans,
		on:  func(e *scenes.Env) bool { return !e.Settings.HideOdds },
		set: func(e *scenes.Env, to int) { e.Settings.HideOdds = to == 0 }},
}

var speedTexts = [4]locale.Msg{locale.SpeedNormal, locale.SpeedDouble, locale.SpeedQuad, locale.SpeedInstant}

// settings is the screen of the player's own settings; each applies at once.
type settings struct {
	menu
	speeds   [4]string
	percents [rowCount]string
	unsaved  bool
}

func newSettings(e *scenes.Env) scenes.Scene {
	s := &settings{menu: menu{exit: "back"}}
	s.build(e)
	return s
}

func (s *settings) build(e *scenes.Env) {
	for i, m := range speedTexts {
		s.speeds[i] = e.T(m)
	}
	for i, r := range rows {
		if r.volume != nil {
			s.percents[i] = e.T(locale.Percent, *r.volume(e.Settings))
		}
	}
	b := backItem(e)
	b.do = cancelled(s.leave)
	s.items = items{b}
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
	return paint.Rect{X: 20, Y: 48 + i*31, W: 600, H: 30}
}

func (s *settings) control(i int) paint.Rect {
	r := s.rect(i)
	c := paint.Rect{X: 300, Y: r.Y + 4, W: 180, H: 22}
	switch {
	case rows[i].values != nil:
		c.W = 264
	case rows[i].volume == nil:
		c.W = 90
	}
	return c
}

func (s *settings) Spots(dst []ui.Spot) []ui.Spot {
	dst = s.items.spots(dst)
	for i := range rows {
		dst = append(dst, ui.Spot{ID: rows[i].id, Rect: s.control(i)})
	}
	return dst
}

func (s *settings) Tell(e *scenes.Env, id string) (label, why string) {
	if i := s.index(id); i >= 0 {
		return e.T(rows[i].name) + ": " + s.value(e, i), ""
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

func (s *settings) value(e *scenes.Env, i int) string {
	r := &rows[i]
	switch {
	case r.volume != nil:
		return s.percents[i]
	case r.values != nil:
		names, at := r.values(e, s)
		return names[at]
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
	if by.Kind == input.Release {
		switch r := &rows[i]; {
		case r.volume != nil:
			s.slide(e, i, by.X)
			s.keep(e)
			e.Play("confirm")
			return
		case r.values != nil:
			names, _ := r.values(e, s)
			s.put(e, i, ui.SegmentAt(s.control(i), len(names), by.X))
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
	case r.values != nil:
		names, at := r.values(e, s)
		if at += by; round {
			at = (at + len(names)) % len(names)
		}
		s.put(e, i, min(len(names)-1, max(0, at)))
	case r.on(e):
		s.put(e, i, 0)
	default:
		s.put(e, i, 1)
	}
}

// put sets a value, lets it be heard, and stores it.
func (s *settings) put(e *scenes.Env, i, to int) {
	if r := &rows[i]; r.volume != nil {
		*r.volume(e.Settings) = to
		ApplyVolumes(e)
	} else {
		r.set(e, to)
	}
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
	case input.Point, input.Release:
		if i := s.index(f.Pressed); i >= 0 && rows[i].volume != nil {
			s.slide(e, i, in.X)
			return true
		}
	}
	return s.menu.Handle(e, in)
}

func (s *settings) Describe(e *scenes.Env, d *scenes.Description) { d.Prompt = e.T(locale.Settings) }

var settingHints = hints{{ui.ToList, locale.Choose}, {ui.ToTurn, locale.Change}, {ui.ToBack, locale.Back}}

func (s *settings) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, e.T(locale.Settings))
	ui.Parchment(l, paint.Rect{X: 14, Y: 42, W: 612, H: 286})
	for i := range rows {
		s.drawRow(e, l, f, i)
	}
	s.items.draw(l, f)
	ui.HintBar(l, e.Look(), s.hints.get(e, orBack(f.ID, byDevice(e.Device, &settingHints, &changeHints))))
}

func (s *settings) drawRow(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	row, r, c, st := &rows[i], s.rect(i), s.control(i), f.State(rows[i].id)
	ui.Row(l, r, st)
	l.Text(fonts.Body, r.X+12, r.Y+1, e.T(row.name), sprites.E0)
	l.Text(fonts.Small, r.X+12, r.Y+17, e.T(row.means), sprites.E1)
	switch {
	case row.volume != nil:
		v := *row.volume(e.Settings)
		ui.Slider(l, c, v, st)
		l.Text(fonts.Small, c.X+c.W+14, ui.Middle(fonts.Small, c.Y, c.H), s.percents[i], sprites.E0)
	case row.values != nil:
		names, at := row.values(e, s)
		ui.Segments(l, c, names, at, st)
	default:
		ui.Tick(l, c, s.value(e, i), row.on(e), st)
	}
	if i < len(rows)-1 {
		ui.Rule(l, r.X+8, r.Y+r.H, r.W-16)
	}
}
