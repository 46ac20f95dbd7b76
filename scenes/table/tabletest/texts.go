package tabletest

import (
	"slices"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes/audio/tables"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/table"
	"sandglass/sprites/atlas"
)

// The places of a game's texts in the shell and the log, in pixels and lines.
const (
	aboutW, aboutLines = 128, 6 // on the card of the game
	optionW            = 180    // in the set-up
	pages              = 10     // of the rules
	pageLetters        = 320
	pageW, pageLines   = 254, 15
	headingW           = 246
	sourcesW, sourceW  = 240, 56 // of all columns of the results, and the widest
	logW               = 370
)

// texts looks at what a game says of itself.
func (k *kit) texts() {
	k.check = "texts"
	g := k.game
	if g.ID != g.Rules.Name {
		k.Errorf("the ID is %q, the rules' name %q", g.ID, g.Rules.Name)
	}
	if !tables.KnownMusic(g.Music) {
		k.Errorf("there is no music %q", g.Music)
	}
	if f := atlas.Frame(g.Picture); f.W != 138 || f.H != 84 {
		k.Errorf("the picture is %dx%d, not 138x84", f.W, f.H)
	}
	if n := len(g.HowTo); n == 0 || n > pages {
		k.Errorf("the rules have %d pages, of 1 to %d", n, pages)
	}
	if len(g.Sources) != len(g.Rules.Sources) {
		k.Errorf("%d names for %d sources of points", len(g.Sources), len(g.Rules.Sources))
	}
	for l := range locale.Langs {
		k.textsIn(l)
	}
}

func (k *kit) textsIn(l locale.Lang) {
	g, code := k.game, locale.Codes[l]
	fits := func(what, s string, w, room int) {
		if s == "" || w > room {
			k.Errorf("%s: %s %q is %d px wide, of %d", code, what, s, w, room)
		}
	}
	lines := func(what, s string, n, room int) {
		if s == "" || n > room {
			k.Errorf("%s: %s %q has %d lines, of %d", code, what, s, n, room)
		}
	}
	fits("title", g.Title[l], fonts.Body.BoldWidth(g.Title[l]), aboutW)
	lines("about", g.About[l], len(fonts.Small.Wrap(nil, g.About[l], aboutW)), aboutLines)
	for _, p := range g.HowTo {
		text := p.Text[l]
		fits("heading", p.Heading[l], fonts.Small.Width(p.Heading[l]), headingW)
		fits("heading on the page", p.Heading[l], fonts.Body.BoldWidth(p.Heading[l]), pageW)
		lines("page", text, len(fonts.Body.Wrap(nil, text, pageW)), pageLines)
		if n := len([]rune(text)); n > pageLetters {
			k.Errorf("%s: page %q has %d letters, of %d", code, p.Heading[l], n, pageLetters)
		}
	}
	for _, s := range g.Sources {
		fits("source", s[l], fonts.Small.Width(s[l]), min(sourceW, sourcesW/len(g.Sources)))
	}
	for _, o := range g.Rules.Options {
		if o.Key == engine.FirstOption.Key {
			continue
		}
		t := g.Option(o.Key)
		fits("option "+o.Key, t.Name[l], fonts.Small.Width(t.Name[l]), optionW)
		lines("option "+o.Key, t.Meaning[l], len(fonts.Small.Wrap(nil, t.Meaning[l], optionW)), 2)
	}
}

// log: the lines of events fit the log, in every language.
func (k *kit) log(d *Desk, ev engine.Events) {
	k.check = "log"
	lang := d.Env.Settings.Lang
	for _, x := range ev {
		if x.See != engine.Public {
			continue // the log is everybody's
		}
		k.events[x.Kind] = true
		for l := range locale.Langs {
			d.Env.Settings.Lang = l
			line := d.Board.Log(d.Env, x, &d.Seating)
			k.worded(line)
			if line != "" {
				k.told[x.Kind] = true
			}
			if bare := k.game.Board().Log(d.Env, x, &d.Seating); bare != line {
				k.Errorf("%q hangs on what the table shows: without it is %q", line, bare)
			}
			if w := fonts.Small.Width(line); w > logW {
				k.Errorf("%q is %d px wide, of %d", line, w, logW)
			}
		}
	}
	d.Env.Settings.Lang = lang
}

// undoFits: a move can be named on the undo button's line.
func (k *kit) undoFits(d *Desk, mv engine.Move) {
	name := d.Board.MoveName(d.Env, mv)
	k.worded(name)
	if name == "" {
		k.Errorf("%s has no name in %s", k.game.Rules.Format(mv), locale.Codes[d.Env.Settings.Lang])
	}
	room := d.Board.PromptRect().W - promptSides
	if n := len(fonts.Small.Wrap(nil, d.Env.T(tabletop.UndoMove, name), room)); n > promptLines {
		k.Errorf("%q takes %d lines", name, n)
	}
}

// coverage looks back at all games.
func (k *kit) coverage() {
	k.check = "log"
	for kind := range k.events {
		switch name := k.game.Rules.EventKinds[kind]; {
		case !k.told[kind] && !slices.Contains(k.quiet, name):
			k.Errorf("the event %s is never told", name)
		case k.told[kind] && slices.Contains(k.quiet, name):
			k.Errorf("the event %s is told, though it is said to be quiet", name)
		}
	}
	k.check = "focus"
	b, ok := k.game.Board().(table.Lettered)
	if !ok {
		return
	}
	for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
		if id := b.Letter(r); id != "" && !k.named[id] {
			k.Errorf("%c stands for %q, which no game had", r, id)
		}
	}
}
