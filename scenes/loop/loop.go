// Package loop is one frame of the client: what the devices did goes through
// the router and the mapper to the scene on top, which then goes on and is
// drawn. It needs no window: tests and screenshots run it as the game does.
package loop

import (
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// A Loop runs the scenes of an Env.
type Loop struct {
	Env    *scenes.Env
	Router input.Router
	// Surface is what is seen round the stage, told before each Update.
	Surface paint.Surface
	mapper  input.Mapper
	touch   touch
	turn    turnWords
	list    paint.List
	epoch   uint32
	give    func(input.Intent)
	edge    func(input.Edge, bool)
	ignore  func(input.Edge, bool)
	top     func() uint32
}

// New makes the loop of an Env whose Stack holds the first scene.
func New(e *scenes.Env) *Loop {
	l := &Loop{Env: e, epoch: e.Stack.Epoch()}
	l.Router.Drawn(e.Stack.Epoch())
	// Made once: a steady frame allocates nothing.
	l.give, l.edge, l.ignore, l.top = l.intent, l.happened, l.ignored, e.Stack.Epoch
	l.mapper.Swapped = e.Swapped
	return l
}

// Update goes on by so many ticks and hands over what was meant.
func (l *Loop) Update(by anim.Ticks) {
	if l.upright() {
		l.touch.rest()
		l.Router.Dispatch(l.top, l.ignore)
		return
	}
	l.touch.since += int(by)
	l.touch.tapped = max(0, l.touch.tapped-int(by))
	l.Env.Stack.Update(l.Env, by)
	l.settle()
	l.bind()
	l.Router.Dispatch(l.top, l.edge)
	l.mapper.Tick(int(by), l.give)
	l.settle()
}

// bind hands the player's settings to the devices.
func (l *Loop) bind() {
	e, m := l.Env, &l.mapper
	m.Keys, m.Buttons, m.Hold, m.Halves, m.Catch = e.Settings.Keys, e.Settings.Buttons, e.Settings.Hold, e.Halves, e.Catch
	if e.Pads != nil {
		e.Pads.Mappings, e.Pads.Force = e.Settings.Pads, e.Settings.PadStyle
	}
}

// settle lets go of a held direction when another scene has come to the top.
func (l *Loop) settle() {
	if now := l.Env.Stack.Epoch(); now != l.epoch {
		l.epoch = now
		l.mapper.Rest()
		l.touch.rest()
	}
}

func (l *Loop) happened(e input.Edge, live bool) {
	if e.Device == input.Pad && e.Kind == input.Down && !l.Env.Sound.Ready() {
		l.Env.Sound.Unlock()
	}
	switch e.Device {
	case input.Touch:
		l.touched(e, live)
	case input.Mouse:
		if e.Kind == input.Wheel {
			l.hand(e, live)
		} else {
			l.pass(e, live)
		}
	default:
		l.hand(e, live)
	}
}

// hand gives an edge to the mapper.
func (l *Loop) hand(e input.Edge, live bool) {
	typing := false
	if s := l.Env.Stack.Top(); s != nil {
		typing = s.Typing()
	}
	l.mapper.Map(e, live, typing, l.give)
	l.settle()
}

func (l *Loop) intent(in input.Intent) {
	if in.Kind == input.Full {
		full := !l.Env.Window.Fullscreen()
		l.Env.Window.SetFullscreen(full)
		l.Env.Settings.Fullscreen = full
		// Whether this can be stored is no reason to interrupt a game.
		_ = l.Env.SaveSettings()
		return
	}
	if l.unzooms(in) {
		return
	}
	l.Env.Stack.Give(l.Env, in)
}

// unzooms shows the whole stage again before keys or a pad move the focus, which may go
// where the zoomed one does not show, when Back is meant, and before a thumb confirms
// what is not to be seen. It says whether that was all: Back and that mean nothing
// more then.
func (l *Loop) unzooms(in input.Intent) bool {
	t := &l.touch
	if _, still := l.Env.Stack.Top().(scenes.Still); still || t.more == 0 {
		return false
	}
	back := in.Kind == input.Cancel
	blind := in.Kind == input.Confirm && in.Device == input.Touch && !l.focusShows()
	if !back && !blind && !walks(in) {
		return false
	}
	t.more, t.pan = 0, point{}
	if back || blind {
		l.Env.Play("cancel")
	}
	return back || blind
}

// walks says that the intent may move the focus.
func walks(in input.Intent) bool {
	switch in.Kind {
	case input.Nav, input.TabLeft, input.TabRight, input.Confirm, input.Letter:
		return in.Device == input.Keyboard || in.Device == input.Pad
	}
	return false
}

// focusShows says whether the zoomed stage shows the middle of what has the focus.
func (l *Loop) focusShows() bool {
	f, t := l.Env.Stack.Focus(), &l.touch
	if f == nil {
		return true
	}
	x, y := f.Rect.X+f.Rect.W/2, f.Rect.Y+f.Rect.H/2
	return paint.Stage.Has(t.zoom()*x+t.pan.x, t.zoom()*y+t.pan.y)
}

// Draw gives the frame as it is now; it stays the loop's.
func (l *Loop) Draw() *paint.List {
	switch list := &l.list; {
	case l.upright():
		l.drawUpright(list)
	default:
		l.Env.Stack.Draw(l.Env, list)
		l.drawAgain(list)
		if t := &l.touch; t.more > 0 {
			list.Zoom(t.zoom(), t.pan.x, t.pan.y)
		} else {
			l.drawLens(list)
		}
		l.drawThumbs(list)
	}
	l.Router.Drawn(l.Env.Stack.Epoch())
	return &l.list
}

// Describe describes the screen. It is busy while the top scene has not been
// drawn yet: what is done then is not for it. stage is where the stage lies when
// it is not zoomed.
func (l *Loop) Describe(stage paint.StagePlace) scenes.Description {
	t := &l.touch
	stage.X += stage.Scale * float64(t.pan.x)
	stage.Y += stage.Scale * float64(t.pan.y)
	stage.Scale *= float64(t.zoom())
	d := l.Env.Stack.Describe(l.Env, stage)
	d.Busy = d.Busy || l.upright() || l.Router.Seen() != l.Env.Stack.Epoch()
	return d
}
