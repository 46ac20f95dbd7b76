package scenes

import (
	"strings"

	"sandglass/scenes/paint"
)

// A telling is what the voice was told last of the top scene.
type telling struct {
	epoch uint32
	id    string // of the focus
	text  string
}

// arrived tells of a scene that has come to the top: what it asks, as automation
// is told, and where the focus is. While keys or a pad are used it also tells where
// the focus has gone by itself.
func (s *Stack) arrived(e *Env) {
	l := s.top()
	if e.Voice == nil || l == nil || s.told.epoch == s.epoch && (s.told.id == l.focus.ID || !e.walks()) {
		return
	}
	d := s.Describe(e, paint.StagePlace{})
	if s.told.epoch != s.epoch {
		s.told.epoch, s.told.text = s.epoch, ""
		if d.Game == "" {
			e.SetTitle("")
		}
		if d.Prompt == "" {
			d.Prompt = d.Screen
		}
		for line := range strings.Lines(d.Prompt) {
			e.Say(strings.TrimSuffix(line, "\n"))
		}
	}
	s.told.id = l.focus.ID
	if !d.Busy {
		s.moved(e)
	}
}

// moved tells the focus, if it has another one or means something else by now.
func (s *Stack) moved(e *Env) {
	l := s.top()
	if e.Voice == nil || l == nil || s.told.epoch != s.epoch || l.focus.Hidden || l.focus.ID == "" {
		return
	}
	text, why := l.scene.Tell(e, l.focus.ID)
	if why != "" {
		text += ". " + why
	}
	if s.told.id = l.focus.ID; text != s.told.text {
		s.told.text = text
		e.SayFocus(text)
	}
}
