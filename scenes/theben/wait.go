package theben

import (
	"sandglass/fonts"
	"sandglass/scenes"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
)

// drawWait paints the stepper for the weeks of waiting.
func (b *Board) drawWait(l *paint.List, m *table.Moment) {
	w := b.words
	ui.Parchment(l, waitRect)
	ui.Title(l, fonts.DisplayBrown, waitRect.X+waitRect.W/2, waitRect.Y+5, w.waitTitle)
	ui.Divider(l, waitRect.X+14, waitRect.Y+30, waitRect.W-28)
	l.Bold(fonts.Body, waitRect.X+waitRect.W/2-fonts.Body.BoldWidth(w.waitFor)/2, waitRect.Y+32, w.waitFor, sprites.R1)
	most := mostWait(m)
	for i, id := range stepSpots {
		off := steps[i] < 0 && b.sel.weeks == 1 || steps[i] > 0 && b.sel.weeks == most
		ui.Button(l, waitSteps[i], stepNames[i], m.Focus.State(id).With(ui.Off, off))
	}
	ui.Slider(l, waitSlider, 100*(b.sel.weeks-1)/max(1, most-1), m.Focus.State(spotSlider))
	for i, id := range leapSpots {
		if b.leap(m, i) > 0 {
			ui.Button(l, waitLeap(i), w.leaps[i], m.Focus.State(id))
			l.Sprite(art.Hourglass, waitLeap(i).X+6, waitLeap(i).Y+5)
		}
	}
	ui.Button(l, waitGo, w.waitGo, m.Focus.State(spotWaitGo).With(ui.Chosen, true))
	ui.Button(l, waitBack, w.back, m.Focus.State(spotNoWait))
}

// sayWait words the panel of waiting.
func (b *Board) sayWait(w *words, e *scenes.Env) {
	w.waitTitle = e.Text(&text.WaitTitle)
	w.waitFor = e.Counted(&text.Weeks, max(1, b.sel.weeks))
	w.waitGo, w.back = e.Filled(&text.WaitFor, w.waitFor, ""), e.Text(&text.Back)
	for i := range w.leaps {
		if i < b.pic.waiting {
			w.leaps[i] = e.Filled(&text.LeapTo, placeName(e, b.pic.calendar[i].Card.City()), "")
		}
	}
}
