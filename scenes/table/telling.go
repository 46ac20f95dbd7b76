package table

import (
	"strings"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A Telling gathers the lines of a prompt, as many as there is room for in its panel:
// the first matter most.
type Telling struct {
	Panel paint.Rect // the board's PromptRect
	Lines []Line
	n     int // of them as the panel breaks them
}

// Line tells a line if there is room.
func (t *Telling) Line(s string, gold bool) {
	n := len(fonts.Small.Wrap(nil, s, t.Panel.W-promptSides))
	if t.n += n; t.n <= promptLines {
		t.Lines = append(t.Lines, Line{Text: s, Gold: gold})
	} else {
		t.n = promptLines
	}
}

// Say tells a plain line, Gold one of what a choice costs or brings.
//
//go:noinline
func (t *Telling) Say(s string) { t.Line(s, false) }

// Gold tells a line in gold.
//
//go:noinline
func (t *Telling) Gold(s string) { t.Line(s, true) }

// Clear takes all lines back.
func (t *Telling) Clear() { t.Lines, t.n = nil, 0 }

// At is the moment as it were with the focus on another spot.
func (m *Moment) At(id string) *Moment {
	f, n := *m.Focus, *m
	f.ID, n.Focus = id, &f
	return &n
}

// Tell is what a board tells of a spot by what it would ask with the focus there: the
// spot's name, "" if it has none but the prompt's title, and behind it the prompt's
// lines; of one that is off they are the reason.
func Tell(name string, ask Prompt, off bool) (label, why string) {
	lines := make([]string, len(ask.Lines))
	for i, l := range ask.Lines {
		lines[i] = l.Text
	}
	all := strings.Join(lines, " ")
	if label = name; label == "" {
		label = ask.Title
	}
	if off {
		if all == "" {
			all = label
		}
		return label, all
	}
	if all != "" {
		label += ": " + all
	}
	return label, ""
}

// May says whether the viewer may make the move.
//
//go:noinline
func (m *Moment) May(mv engine.Move) bool {
	for _, x := range m.Moves {
		if x == mv {
			return true
		}
	}
	return false
}

// DrawGoOn paints the button that goes on, while what is told waits for that.
func (m *Moment) DrawGoOn(l *paint.List, r paint.Rect, word string) {
	if m.Holding {
		ui.Button(l, r, word, m.Focus.State(SpotSkip).With(ui.Chosen, true))
	}
}
