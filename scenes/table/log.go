package table

import (
	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

var (
	logPanel = paint.Rect{X: 110, Y: 30, W: 420, H: 300}
	logClose = paint.Rect{X: 240, Y: 300, W: 160, H: 24}
)

const (
	logLine  = 12
	logLines = 19
)

// A logScene tells what everybody saw happen, the latest at the bottom.
type logScene struct {
	scenes.Base
	lines  []logEntry
	scroll ui.Scroll
	title  string
	close  string
}

type logEntry struct {
	seat engine.Seat // whose doing, or Spectator
	text string
}

func newLog(e *scenes.Env, t *Table) *logScene {
	s := &logScene{title: e.T(tabletop.LogTitle), close: e.T(tabletop.LogClose)}
	for _, ev := range t.moment.Log {
		seat := ev.Seat
		for i, part := range fonts.Small.Wrap(nil, t.board.Log(e, ev, &t.seating), logPanel.W-50) {
			if part == "" {
				continue
			}
			if i > 0 {
				seat = engine.Spectator
			}
			s.lines = append(s.lines, logEntry{seat, part})
		}
	}
	if len(s.lines) == 0 {
		s.lines = append(s.lines, logEntry{engine.Spectator, e.T(tabletop.LogEmpty)})
	}
	s.scroll = ui.Scroll{Shown: logLines, All: len(s.lines), First: max(0, len(s.lines)-logLines)}
	return s
}

func (s *logScene) Name() string  { return "log" }
func (s *logScene) Overlay() bool { return true }

func (s *logScene) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: "close", Rect: logClose})
}

func (s *logScene) Tell(*scenes.Env, string) (label, why string) { return s.close, "" }

func (s *logScene) Act(e *scenes.Env, _ string, _ input.Intent) {
	e.Play("cancel")
	e.Stack.Pop(scenes.Cut)
}

func (s *logScene) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Scroll, input.Nav:
		s.scroll.By(in.DY * 3)
	case input.Cancel, input.Menu, input.Info:
		s.Act(e, "close", in)
	default:
		return false
	}
	return true
}

func (s *logScene) Draw(_ *scenes.Env, l *paint.List, f *ui.Focus) {
	ui.Parchment(l, logPanel)
	l.Centre(fonts.DisplayBrown, logPanel.X+logPanel.W/2, logPanel.Y+8, s.title, sprites.E0)
	y := logPanel.Y + 36
	for i := s.scroll.First; i < min(len(s.lines), s.scroll.First+logLines); i++ {
		if seat := s.lines[i].seat; seat >= 0 {
			ui.Chip(l, logPanel.X+14, y, int(seat))
		}
		l.Text(fonts.Small, logPanel.X+28, y, s.lines[i].text, sprites.E0)
		y += logLine
	}
	s.scroll.Draw(l, paint.Rect{X: logPanel.X + logPanel.W - 14, Y: logPanel.Y + 36, W: 5, H: logLine * logLines})
	ui.Button(l, logClose, s.close, f.State("close").With(ui.Chosen, true))
}
