package scenes

import (
	"slices"
	"testing"

	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// teller notes everything that is told.
type teller struct{ said, focus, titles []string }

func (t *teller) Say(s string)   { t.said = append(t.said, s) }
func (t *teller) Focus(s string) { t.focus = append(t.focus, s) }
func (t *teller) Title(s string) { t.titles = append(t.titles, s) }

// asker is a page that asks something.
type asker struct {
	page
	prompt, game string
	busy         bool
	why          string
	gone         bool // its left spot
}

func (a *asker) Describe(_ *Env, d *Description) { d.Prompt, d.Game, d.Busy = a.prompt, a.game, a.busy }

func (a *asker) Tell(_ *Env, id string) (string, string) {
	if id == "right" {
		return "the " + id, a.why
	}
	return "the " + id, ""
}

func (a *asker) Spots(dst []ui.Spot) []ui.Spot {
	dst = a.page.Spots(dst)
	if a.gone {
		return dst[1:]
	}
	return dst
}

// told lets a frame pass and gives what was told since.
func (t *teller) told(e *Env) (said, focus []string) {
	e.Stack.Update(e, 1)
	said, focus = t.said, t.focus
	t.said, t.focus = nil, nil
	return said, focus
}

func TestASceneThatComesUpIsTold(t *testing.T) {
	v := &teller{}
	e := newEnv(&page{name: "menu"})
	e.Voice = v
	if said, focus := v.told(e); !slices.Equal(said, []string{"menu"}) || !slices.Equal(focus, []string{"the left"}) || !slices.Equal(v.titles, []string{""}) {
		t.Errorf("said %q, focus %q, titles %q", said, focus, v.titles)
	}
	e.Stack.Push(&asker{page: page{name: "table"}, prompt: "Which pen?\nThree are free.", game: "g"}, Cut)
	if said, focus := v.told(e); !slices.Equal(said, []string{"Which pen?", "Three are free."}) || !slices.Equal(focus, []string{"the left"}) || len(v.titles) != 1 {
		t.Errorf("said %q, focus %q, titles %q", said, focus, v.titles)
	}
	if said, focus := v.told(e); said != nil || focus != nil {
		t.Errorf("told again: %q, %q", said, focus)
	}
	// What a press brings up is asked before its focus is told.
	e.Stack.Pop(Cut)
	v.told(e)
	e.Stack.Top().(*page).onAct = func(e *Env) { e.Stack.Push(&opener{page{name: "other"}}, Cut) }
	e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
	if v.focus != nil {
		t.Errorf("told %q before it is up", v.focus)
	}
	v.told(e)
	e.Stack.Pop(Cut)
	if said, _ := v.told(e); !slices.Equal(said, []string{"menu"}) {
		t.Errorf("said %q", said)
	}
}

func TestTheFocusIsToldAsKeysPadsAndFirstTapsMoveIt(t *testing.T) {
	v := &teller{}
	a := &asker{page: page{name: "table"}, why: "It is full."}
	e := newEnv(a)
	e.Voice = v
	v.told(e)
	for _, step := range []struct {
		in   input.Intent
		want []string
	}{
		{input.Intent{Kind: input.Nav, DX: 1, Device: input.Keyboard}, []string{"the right. It is full."}},
		{input.Intent{Kind: input.Nav, DX: 1, Device: input.Keyboard}, nil}, // nothing farther right
		{input.Intent{Kind: input.Nav, DX: -1, Device: input.Pad}, []string{"the left"}},
		{pointer(input.Point, 70, 20, input.Mouse), nil},
		{pointer(input.Point, 20, 20, input.Mouse), nil},
		{pointer(input.Press, 70, 20, input.Touch), []string{"the right. It is full."}},
		{pointer(input.Release, 70, 20, input.Touch), nil},
	} {
		e.Stack.Give(e, step.in)
		if _, focus := v.told(e); !slices.Equal(focus, step.want) {
			t.Errorf("%+v: told %q, want %q", step.in, focus, step.want)
		}
	}
	// What a press changes is told, and where the focus goes by itself.
	e.Stack.Give(e, input.Intent{Kind: input.Nav, DX: -1, Device: input.Keyboard})
	a.onAct = func(*Env) { a.gone = true }
	e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
	a.why = "It was emptied."
	if _, focus := v.told(e); len(focus) == 0 || focus[len(focus)-1] != "the right. It was emptied." {
		t.Errorf("told %q", focus)
	}
}

func TestNothingIsToldOfTheFocusWhileTheScreenIsBusy(t *testing.T) {
	v := &teller{}
	a := &asker{page: page{name: "table"}, busy: true}
	e := newEnv(a)
	e.Voice, e.Device = v, input.Keyboard
	if _, focus := v.told(e); focus != nil {
		t.Errorf("told %q", focus)
	}
	a.busy, a.gone = false, true
	if _, focus := v.told(e); !slices.Equal(focus, []string{"the right"}) {
		t.Errorf("then told %q", focus)
	}
}

func TestASteadyFrameWithAVoiceAllocatesNothing(t *testing.T) {
	e := newEnv(&asker{page: page{name: "p"}, prompt: "?"})
	e.Voice, e.Device = &teller{}, input.Keyboard
	var l paint.List
	frame := func() { e.Stack.Update(e, anim.Ticks(1)); e.Stack.Draw(e, &l) }
	frame()
	if n := testing.AllocsPerRun(20, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestTheRingIsSeenWhileKeysOrPadsAreUsed(t *testing.T) {
	for _, d := range []input.Device{input.Keyboard, input.Pad} {
		p := &page{name: "p"}
		e := newEnv(p)
		e.Stack.Give(e, pointer(input.Point, 300, 300, input.Mouse))
		if e.Stack.Update(e, 1); !e.Stack.Focus().Hidden {
			t.Fatal("a mouse on nothing leaves the ring")
		}
		e.Stack.Give(e, input.Intent{Kind: input.Letter, Rune: 'X', Device: d})
		if e.Stack.Update(e, 1); e.Stack.Focus().Hidden {
			t.Errorf("device %d: no ring", d)
		}
		// Nor does a mouse that is knocked hide it from whose turn it is.
		e.Prompt(input.KeysHand)
		e.Stack.Give(e, pointer(input.Point, 300, 300, input.Mouse))
		if e.Stack.Update(e, 1); e.Stack.Focus().Hidden {
			t.Errorf("device %d: no ring after the mouse was knocked", d)
		}
	}
}

func TestAFingersFirstTapShowsAlsoWhatHasTheFocusAlready(t *testing.T) {
	p := &page{name: "p"}
	e := newEnv(p)
	tap := func(x int) {
		e.Stack.Give(e, pointer(input.Press, x, 20, input.Touch))
		e.Stack.Give(e, pointer(input.Release, x, 20, input.Touch))
		e.Stack.Update(e, 1)
	}
	e.Stack.Give(e, input.Intent{Kind: input.Nav, DX: 1, Device: input.Keyboard})
	if tap(70); len(p.acted) != 0 {
		t.Errorf("first tap: acted %v", p.acted)
	}
	if tap(70); len(p.acted) != 1 {
		t.Errorf("second tap: acted %v", p.acted)
	}
	if tap(20); len(p.acted) != 2 {
		t.Errorf("a button of menus: acted %v", p.acted)
	}
	if tap(70); len(p.acted) != 2 {
		t.Errorf("first tap after another spot: acted %v", p.acted)
	}
	for _, dx := range []int{-1, 1} { // away and back
		e.Stack.Give(e, input.Intent{Kind: input.Nav, DX: dx, Device: input.Keyboard})
	}
	if tap(70); len(p.acted) != 2 {
		t.Errorf("after keys moved it: acted %v", p.acted)
	}
	e.Settings.TwoTaps = false
	tap(20)
	if tap(70); len(p.acted) != 4 {
		t.Errorf("without the setting: acted %v", p.acted)
	}
	// Where an act leads the focus on, that is seen: one tap is enough.
	e.Settings.TwoTaps = true
	p.onAct = func(e *Env) {
		if p.acted[len(p.acted)-1] == "left" {
			e.Stack.Focus().ID = "right"
		}
	}
	tap(20)
	if tap(70); len(p.acted) != 6 {
		t.Errorf("led on: acted %v", p.acted)
	}
}
