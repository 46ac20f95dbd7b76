package table

import (
	"slices"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

var (
	logPanel = paint.Rect{X: 110, Y: 30, W: 420, H: 300}
	logCopy  = paint.Rect{X: 136, Y: 300, W: 170, H: 24}
	logClose = paint.Rect{X: 334, Y: 300, W: 170, H: 24}
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
	copy   string
	whole  string // all that is told, for copying
	told   string // what came of it
}

type logEntry struct {
	seat    engine.Seat // whose doing, or Spectator
	text    string
	heading bool
}

func newLog(e *scenes.Env, t *Table) *logScene {
	s := &logScene{title: e.T(tabletop.LogTitle), close: e.T(tabletop.LogClose), copy: e.T(tabletop.LogCopy)}
	for _, ev := range t.moment.Log {
		if line := t.board.Log(e, ev, &t.seating); line != "" {
			s.whole += line + "\n"
		}
		s.lines = appendLogged(s.lines, e, t.board, ev, &t.seating, logPanel.W-50)
	}
	if len(s.lines) == 0 {
		s.lines = append(s.lines, logEntry{seat: engine.Spectator, text: e.T(tabletop.LogEmpty)})
	}
	s.scroll = ui.Scroll{Shown: logLines, All: len(s.lines), First: max(0, len(s.lines)-logLines)}
	return s
}

// appendLogged appends what the log tells of an event, in lines of w pixels.
func appendLogged(dst []logEntry, e *scenes.Env, b Board, ev engine.Event, s *Seating, w int) []logEntry {
	seat, heading := ev.Seat, isHeading(b, ev)
	if heading {
		seat = engine.Spectator
	}
	for _, part := range fonts.Small.Wrap(nil, b.Log(e, ev, s), w) {
		if part != "" {
			dst = append(dst, logEntry{seat, part, heading})
			seat = engine.Spectator
		}
	}
	return dst
}

func isHeading(b Board, ev engine.Event) bool {
	h, ok := b.(Headed)
	return ok && h.Heading(ev)
}

func (s *logScene) Name() string  { return "log" }
func (s *logScene) Overlay() bool { return true }

func (s *logScene) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: "copy", Rect: logCopy, Off: s.whole == ""}, ui.Spot{ID: "close", Rect: logClose})
}

// Start implements scenes.Starter.
func (s *logScene) Start() string { return "close" }

func (s *logScene) Tell(e *scenes.Env, id string) (label, why string) {
	switch {
	case id != "copy":
		return s.close, ""
	case s.whole == "":
		return s.copy, e.T(tabletop.LogEmpty)
	}
	return s.copy, ""
}

func (s *logScene) Act(e *scenes.Env, id string, _ input.Intent) {
	if id != "copy" {
		e.Play("cancel")
		e.Stack.Pop(scenes.Cut)
		return
	}
	switch where, err := e.Copy(s.whole); {
	case err != nil:
		e.Play("denied")
		s.told = e.T(tabletop.LogNotCopied, err.Error())
	case where != "":
		e.Play("confirm")
		s.told = e.T(tabletop.LogWritten, where)
	default:
		e.Play("confirm")
		s.told = e.T(tabletop.LogCopied)
	}
	e.Say(s.told)
}

func (s *logScene) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Scroll, input.Nav:
		if in.DX != 0 {
			return false // to the other button
		}
		s.scroll.By(in.DY * 3)
	case input.Cancel, input.Menu, input.Info:
		s.Act(e, "close", in)
	default:
		return false
	}
	return true
}

// Describe implements scenes.Scene.
func (s *logScene) Describe(_ *scenes.Env, d *scenes.Description) { d.Prompt = s.title }

func (s *logScene) Draw(_ *scenes.Env, l *paint.List, f *ui.Focus) {
	ui.Parchment(l, logPanel)
	l.Centre(fonts.DisplayBrown, logPanel.X+logPanel.W/2, logPanel.Y+8, s.title, sprites.E0)
	y := logPanel.Y + 36
	for _, line := range s.lines[s.scroll.First:min(len(s.lines), s.scroll.First+logLines)] {
		line.draw(l, logPanel.X+14, y, sprites.E0)
		y += logLine
	}
	s.scroll.Draw(l, paint.Rect{X: logPanel.X + logPanel.W - 14, Y: logPanel.Y + 36, W: 5, H: logLine * logLines})
	ui.Button(l, logCopy, s.copy, f.State("copy").With(ui.Off, s.whole == ""))
	ui.Button(l, logClose, s.close, f.State("close").With(ui.Chosen, true))
	if s.told != "" {
		text := fonts.Small.Fit(s.told, paint.StageW-20)
		ui.Tag(l, (paint.StageW-ui.TagWidth(text))/2, logPanel.Y+logPanel.H+6, text, ui.OnGold)
	}
}

func (x *logEntry) draw(l *paint.List, x0, y int, ink sprites.Index) {
	if x.heading {
		l.Bold(fonts.Small, x0, y, x.text, ink)
		return
	}
	if x.seat >= 0 {
		ui.Chip(l, x0, y, int(x.seat))
	}
	l.Text(fonts.Small, x0+logIndent, y, x.text, ink)
}

// logIndent is the room of the chip that says whose doing it was.
const logIndent = 14

// LogLines shows the end of the log on the table itself, without its headings: as
// many lines as fit, the latest at the bottom. The zero LogLines is ready for use.
type LogLines struct {
	Pitch int // from line to line, px; 0 is that of the log
	log   []engine.Event
	names [engine.MaxSeats]string
	lang  locale.Lang
	w, h  int
	lines []logEntry
}

// Draw paints the last lines of the Moment's log into r, in ink; b words them.
func (c *LogLines) Draw(e *scenes.Env, l *paint.List, r paint.Rect, ink sprites.Index, b Board, m *Moment) {
	if !c.fits(e, r, m) {
		c.fill(e, r, b, m)
	}
	for i := range c.lines {
		c.lines[i].draw(l, r.X, r.Y+i*c.pitch(), ink)
	}
}

// fits says whether the lines are still those of the log. A log only grows, or
// is made anew: the same length of the same array is the same log.
func (c *LogLines) fits(e *scenes.Env, r paint.Rect, m *Moment) bool {
	same := len(c.log) == len(m.Log) && (len(c.log) == 0 || &c.log[0] == &m.Log[0])
	return same && c.names == m.Seating.Names && c.lang == e.Settings.Lang && c.w == r.W && c.h == r.H
}

func (c *LogLines) fill(e *scenes.Env, r paint.Rect, b Board, m *Moment) {
	*c = LogLines{Pitch: c.Pitch, log: m.Log, names: m.Seating.Names, lang: e.Settings.Lang, w: r.W, h: r.H}
	room := r.H / c.pitch()
	for i := len(m.Log) - 1; i >= 0 && len(c.lines) < room; i-- {
		if isHeading(b, m.Log[i]) {
			continue
		}
		c.lines = slices.Insert(c.lines, 0, appendLogged(nil, e, b, m.Log[i], m.Seating, r.W-logIndent)...)
	}
	c.lines = c.lines[max(0, len(c.lines)-room):]
}

func (c *LogLines) pitch() int {
	if c.Pitch == 0 {
		return logLine
	}
	return c.Pitch
}
