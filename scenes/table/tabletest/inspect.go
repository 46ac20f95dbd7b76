package tabletest

import (
	"slices"
	"strings"
	"testing"

	"sandglass/fonts"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// tableSpots are the IDs that the table itself has.
var tableSpots = []string{table.SpotSkip, "undo", "redo", "log", "menu", "secrets"}

// barGroup is the group of the prompt's buttons; the boards' are below.
const barGroup = 99

// inspect looks at all that stands on the screen at rest.
func (k *kit) inspect(d *Desk) {
	focus, lang := d.Focus, d.Env.Settings.Lang
	k.spots(d)
	for l := range locale.Langs {
		d.Env.Settings.Lang = l
		for _, s := range slices.Clone(d.Spots()) {
			d.Focus.ID = s.ID
			k.tell(d, s)
			k.prompt(d)
		}
		d.Focus.ID = "menu" // the focus is on one of the table's own
		k.prompt(d)
	}
	d.Focus, d.Env.Settings.Lang = focus, lang
	k.drawn(d)
}

// languages: after a change of the language the board says and shows what it
// would have if it had been in that language from the start.
func (k *kit) languages(d *Desk) {
	k.check = "prompt"
	lang := d.Env.Settings.Lang
	for i := range locale.Langs {
		d.Env.Settings.Lang = (lang + 1 + i) % locale.Langs // back to its own at the end
		fresh := newDesk(k, k.game, k.seats, d.Env.Settings.Lang)
		fresh.Viewer = d.Viewer
		fresh.ask(d.Moment.View, d.Moment.Moves)
		fresh.Moment.Log, fresh.Moment.Now, fresh.Focus = d.Moment.Log, d.Moment.Now, d.Focus
		if diff := differ(d, fresh); diff != "" {
			k.Errorf("after a change to %s: %s", locale.Codes[d.Env.Settings.Lang], diff)
		}
	}
}

func (k *kit) spots(d *Desk) {
	k.check = "spots"
	spots := d.Spots()
	for i, s := range spots {
		k.named[s.ID] = true
		if s.Rect.W < ui.HitW || s.Rect.H < ui.HitH {
			k.Errorf("%s is %dx%d", s.ID, s.Rect.W, s.Rect.H)
		}
		if s.Rect.And(paint.Stage) != s.Rect {
			k.Errorf("%s leaves the stage: %v", s.ID, s.Rect)
		}
		if !strings.Contains(s.ID, ".") || ui.Find(spots[:i], s.ID) >= 0 {
			k.Errorf("%q is not kind.part, or another's", s.ID)
		}
		if s.Group >= barGroup {
			k.Errorf("%s is in group %d, among the table's own", s.ID, s.Group)
		}
		for _, o := range spots[:i] {
			if both := s.Rect.And(o.Rect); both.W > 0 && both.H > 0 {
				k.Errorf("%s and %s overlap", s.ID, o.ID)
			}
		}
		if both := s.Rect.And(d.Board.PromptRect()); both.W > 0 && both.H > 0 {
			k.Errorf("%s lies on the prompt", s.ID)
		}
	}
}

// tell: a spot is named, and says why it is off if it is.
func (k *kit) tell(d *Desk, s ui.Spot) {
	k.check = "spots"
	label, why := d.Board.Tell(d.Env, &d.Moment, s.ID)
	k.worded(label + why)
	if label == "" || s.Off == (why == "") {
		k.Errorf("%s, off %v: told %q, because %q, in %s", s.ID, s.Off, label, why, locale.Codes[d.Env.Settings.Lang])
	}
}

// worded: every place of a text was filled with what goes there.
func (k *kit) worded(s string) {
	if strings.Contains(s, "%!") {
		k.Errorf("a text was filled wrongly: %q", s)
	}
}

// The least panel that the table's buttons fit into, and what they take of it.
const (
	promptW, promptH = 176, 72
	promptSides      = 16
	promptLines      = 3
)

// prompt measures the prompt as the table sets it.
func (k *kit) prompt(d *Desk) {
	k.check = "prompt"
	r := d.Board.PromptRect()
	if r.W < promptW || r.H < promptH || r.And(paint.Stage) != r {
		k.Errorf("the panel is %v", r)
	}
	p, w := d.Prompt(), r.W-promptSides
	if p.Title == "" || fonts.Small.BoldWidth(p.Title) > w {
		k.Errorf("title %q is %d px wide, of %d", p.Title, fonts.Small.BoldWidth(p.Title), w)
	}
	k.worded(p.Title)
	n := 0
	for _, line := range p.Lines {
		k.worded(line.Text)
		n += len(fonts.Small.Wrap(nil, line.Text, w))
	}
	if n > promptLines {
		k.Errorf("%q has %d lines: %v", p.Title, n, p.Lines)
	}
}

// drawn: every sprite of the frame exists, and text at rest is on the stage.
func (k *kit) drawn(d *Desk) {
	k.check = "drawn"
	l := d.Draw()
	if len(l.Cmds) == 0 {
		k.Errorf("nothing")
	}
	for _, c := range l.Cmds {
		if c.Sprite != sprites.Fill && atlas.Frame(c.Sprite).W == 0 {
			k.Errorf("there is no sprite %d, at %d,%d", c.Sprite, c.X, c.Y)
		}
	}
	if d.Timeline.Busy() {
		return // things may pass one over the other
	}
	all := lines(l)
	for i, a := range all {
		if a.And(paint.Stage) != a.Rect {
			k.Errorf("text leaves the stage: %v", a.Rect)
		}
		for _, b := range all[i+1:] {
			if both := a.And(b.Rect); both.W > 1 && both.H > 1 && !covered(l, a.last, b.first, both) {
				k.Errorf("text on text: %v and %v", a.Rect, b.Rect)
			}
		}
	}
}

// steady: frame after frame without a change allocates nothing.
func (k *kit) steady(d *Desk) {
	k.check = "steady"
	frame := func() {
		d.Moment.Now++
		d.Spots()
		d.Prompt()
		d.Draw()
	}
	frame()
	if n := testing.AllocsPerRun(5, frame); n != 0 {
		k.Errorf("%q: %v allocations a frame", d.Prompt().Title, n)
	}
}

// screen lists the board's spots among the table's own: the one that skips below
// them while nothing is asked, and the prompt's buttons.
func screen(d *Desk) (spots []ui.Spot) {
	r := d.Board.PromptRect()
	if !d.Moment.Asked {
		spots = append(spots, ui.Spot{ID: table.SpotSkip, Rect: paint.Rect{W: paint.StageW, H: r.Y}})
	}
	spots = append(spots, d.Spots()...)
	for i, id := range tableSpots[1:] {
		spots = append(spots, ui.Spot{ID: id, Rect: table.ButtonRect(r, i, table.BarButtons), Group: barGroup, Shy: true})
	}
	return spots
}

// reach: the pointer finds every spot at its middle, and the directions lead to
// each from where the focus begins. Pieces scattered on a table (shy ones that
// show what they mean) may lie aside of all directions: what they say and do is
// to be had elsewhere, too.
func (k *kit) reach(d *Desk) {
	k.check = "focus"
	spots := screen(d)
	if d.Moment.Asked {
		if i := ui.Find(spots, d.Focus.ID); i < 0 || spots[i].Off {
			k.Errorf("it begins at %q, which cannot be acted on", d.Focus.ID)
		}
	}
	for _, s := range d.Spots() {
		if i := ui.At(spots, s.Rect.X+s.Rect.W/2, s.Rect.Y+s.Rect.H/2); i < 0 || spots[i].ID != s.ID {
			k.Errorf("pointing at the middle of %s finds another", s.ID)
		}
	}
	reached := map[string]bool{d.Focus.ID: true}
	for todo := []ui.Focus{d.Focus}; len(todo) > 0; todo = todo[1:] {
		for _, way := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			f := todo[0]
			if f.Move(spots, way[0], way[1]) && !reached[f.ID] {
				reached[f.ID] = true
				todo = append(todo, f)
			}
		}
	}
	for _, s := range spots {
		if !reached[s.ID] && !(s.Shy && s.Show) {
			k.Errorf("%s cannot be reached from %s by directions", s.ID, d.Focus.ID)
		}
	}
}
