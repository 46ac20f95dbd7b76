package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
)

// The pages of the settings; the last has no rows but the table of bindings.
const (
	tabScreen = iota
	tabSound
	tabPlay
	tabPads
	tabKeys
	tabCount
)

var (
	tabIDs   = [tabCount]string{"tab.1", "tab.2", "tab.3", "tab.4", "tab.5"}
	tabNames = [tabCount]*locale.Msg{&locale.TabScreen, &locale.TabSound, &locale.TabPlay, &locale.TabPads, &locale.TabKeys}
)

// A row is one setting. What it is decides how it is drawn and turned: a volume
// is a slider, values are segments, what opens is a button, none is a tick.
type row struct {
	tab         int
	id          string
	name, means *locale.Msg
	volume      func(*scenes.Settings) *int
	values      []*locale.Msg
	words       []string                   // the same where all languages have one word
	at          func(*scenes.Settings) int // which of the values is chosen
	tick        func(*scenes.Settings) *bool
	not         bool // the tick is on where the setting is not
	set         func(e *scenes.Env, to int)
	opens       func(*scenes.Env) scenes.Scene
}

var rows = [...]row{
	{tab: tabScreen, id: "language", name: &locale.SetLang, means: &locale.SetLangMeans, words: locale.Names[:],
		at:  func(s *scenes.Settings) int { return int(s.Lang) },
		set: func(e *scenes.Env, to int) { e.Settings.Lang = locale.Lang(to) }},
	{tab: tabScreen, id: "fullscreen", name: &locale.SetFull, means: &locale.SetFullMeans,
		tick: func(s *scenes.Settings) *bool { return &s.Fullscreen },
		set:  func(e *scenes.Env, to int) { e.Window.SetFullscreen(to == 1) }},
	{tab: tabScreen, id: "calm", name: &locale.SetCalm, means: &locale.SetCalmMeans, tick: func(s *scenes.Settings) *bool { return &s.ReducedMotion }},
	{tab: tabScreen, id: "lens", name: &locale.SetLens, means: &locale.SetLensMeans, not: true, tick: func(s *scenes.Settings) *bool { return &s.NoLens }},
	{tab: tabSound, id: "volume", name: &locale.SetMaster, means: &locale.SetMasterMeans, volume: func(s *scenes.Settings) *int { return &s.Master }},
	{tab: tabSound, id: "music", name: &locale.SetMusic, means: &locale.SetMusicMeans, volume: func(s *scenes.Settings) *int { return &s.Music }},
	{tab: tabSound, id: "effects", name: &locale.SetEffects, means: &locale.SetEffectMeans, volume: func(s *scenes.Settings) *int { return &s.Effects }},
	{tab: tabSound, id: "buttons", name: &locale.SetUI, means: &locale.SetUIMeans, volume: func(s *scenes.Settings) *int { return &s.Interface }},
	{tab: tabSound, id: "mono", name: &locale.SetMono, means: &locale.SetMonoMeans, tick: func(s *scenes.Settings) *bool { return &s.Mono }, set: soundSet},
	{tab: tabSound, id: "few", name: &locale.SetFew, means: &locale.SetFewMeans, tick: func(s *scenes.Settings) *bool { return &s.FewSounds }, set: soundSet},
	{tab: tabPlay, id: "speed", name: &locale.SetSpeed, means: &locale.SetSpeedMeans, values: []*locale.Msg{&locale.SpeedNormal, &locale.SpeedDouble, &locale.SpeedQuad, &locale.SpeedInstant},
		at:  func(s *scenes.Settings) int { return int(s.Speed) },
		set: func(e *scenes.Env, to int) { e.Settings.Speed = scenes.Speed(to) }},
	{tab: tabPlay, id: "odds", name: &locale.SetOdds, means: &locale.SetOddsMeans, not: true, tick: func(s *scenes.Settings) *bool { return &s.HideOdds }},
	{tab: tabPlay, id: "taps", name: &locale.SetTaps, means: &locale.SetTapsMeans, tick: func(s *scenes.Settings) *bool { return &s.TwoTaps }},
	{tab: tabPlay, id: "away", name: &locale.SetAway, means: &locale.SetAwayMeans, tick: func(s *scenes.Settings) *bool { return &s.LookAway }},
	{tab: tabPlay, id: "keypad", name: &locale.SetKeypad, means: &locale.SetKeypadMeans, not: true, tick: func(s *scenes.Settings) *bool { return &s.NoKeypad }},
	{tab: tabPlay, id: "hold", name: &locale.SetHold, means: &locale.SetHoldMeans, values: []*locale.Msg{&locale.HoldNormal, &locale.HoldShort, &locale.HoldLong},
		at:  func(s *scenes.Settings) int { return int(s.Hold) },
		set: func(e *scenes.Env, to int) { e.Settings.Hold = input.Hold(to) }},
	{tab: tabPads, id: "style", name: &locale.SetStyle, means: &locale.StyleMeans, words: locale.StyleNames[:],
		at:  func(s *scenes.Settings) int { return int(s.PadStyle) },
		set: func(e *scenes.Env, to int) { e.Settings.PadStyle = input.Style(to) }},
	{tab: tabPads, id: "swap", name: &locale.SetSwap, means: &locale.SwapMeans, tick: func(s *scenes.Settings) *bool { return &s.SwapConfirm }},
	{tab: tabPads, id: "rumble", name: &locale.SetRumble, means: &locale.RumbleMeans, tick: func(s *scenes.Settings) *bool { return &s.Rumble }},
	{tab: tabPads, id: "map", name: &locale.SetMap, means: &locale.SetMapMeans, opens: func(e *scenes.Env) scenes.Scene { return newMapping(e, noPad) }},
}

const rowCount = len(rows)

func soundSet(e *scenes.Env, _ int) { ApplyVolumes(e) }

// choices is how many values the row has to choose among, 0 for other kinds.
func (r *row) choices() int { return len(r.values) + len(r.words) }

// on says whether the tick is there.
func (r *row) on(e *scenes.Env) bool {
	if r.id == "fullscreen" {
		return e.Window.Fullscreen()
	}
	return *r.tick(e.Settings) != r.not
}

// put sets a row to a value: of a tick 0 or 1.
func (r *row) put(e *scenes.Env, to int) {
	switch {
	case r.volume != nil:
		*r.volume(e.Settings) = to
		ApplyVolumes(e)
		return
	case r.tick != nil:
		*r.tick(e.Settings) = to == 1 != r.not
	}
	if r.set != nil {
		r.set(e, to)
	}
}
