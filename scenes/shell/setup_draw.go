package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
)

func (u *setup) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if u.lang != e.Settings.Lang {
		u.build(e)
	}
	backdrop(l)
	headline(l, e.T(locale.WhoPlays))
	ui.Parchment(l, paint.Rect{X: 10, Y: 36, W: 392, H: 290})
	x := l.Bold(fonts.Body, 22, 43, e.T(u.game.Title), sprites.R1)
	l.Text(fonts.Small, x+10, 46, e.T(locale.Clockwise), sprites.E1)
	for i := range u.seats {
		u.drawSeat(e, l, f, i)
	}
	u.drawNotice(e, l)
	ui.Parchment(l, paint.Rect{X: 410, Y: 36, W: 220, H: 256})
	l.Bold(fonts.Body, 422, 43, e.T(locale.TableRules), sprites.R1)
	for i := range u.optIDs {
		u.drawOption(e, l, f, i)
	}
	u.drawSeed(e, l, f)
	u.items.draw(l, f)
	ui.HintBar(l, e.Look(), u.hints.get(e, u.hintsFor(f.ID, e.Device)))
}

func (u *setup) drawSeat(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	r, s := u.row(i), u.seats[i]
	if u.texts.closed[i] != "" {
		l.Fill(r, sprites.P2)
		ui.Dashes(l, r, 0)
		l.Draw(shell.Badge(i), r.X+11, r.Y+6, sprites.Disabled, 0)
		l.Text(fonts.Small, r.X+40, ui.Middle(fonts.Small, r.Y, r.H), u.texts.closed[i], sprites.E0)
		ui.Ring(l, r, f.State(driverIDs[i]))
		return
	}
	ui.Frame(l, &shell.TagParchment, r)
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + 1, W: 5, H: r.H - 2}, ui.SeatColour(i))
	ui.Badge(l, r.X+11, r.Y+6, i)
	if s.Driver != scenes.Nobody {
		u.drawName(l, f, i)
	}
	d := u.driverRect(i)
	ui.Choice(l, d, "", f.State(driverIDs[i]))
	icon := driverIcon(e, s)
	text := u.texts.drivers[i]
	x := d.X + 16
	if icon != 0 {
		fr := atlas.Frame(icon)
		l.Sprite(icon, d.X+26-int(fr.W)/2, d.Y+(d.H-int(fr.H))/2)
		x = d.X + 41
	}
	face := ui.Roomy(text, d.X+d.W-13-x)
	l.Text(face, x, ui.Middle(face, d.Y, d.H), text, sprites.E0)
	y := r.Y + (r.H-len(u.texts.remarks[i])*fonts.Small.Line())/2
	ui.Lines(l, fonts.Small, d.X+d.W+7, y, u.texts.remarks[i], sprites.E1)
}

// drawName draws the name's field with the arrow to the next name.
func (u *setup) drawName(l *paint.List, f *ui.Focus, i int) {
	r, st := u.nameRect(i), f.State(nameIDs[i])
	field, next := r, r
	field.W -= arrowWidth - 1
	next.X, next.W = r.X+r.W-arrowWidth, arrowWidth
	ui.Field(l, field, u.seats[i].Name, u.typing == nameIDs[i], st&^ui.Focused)
	ui.Frame(l, &shell.Segment, next)
	l.Sprite(shell.ArrowRight, next.X+9, next.Y+8)
	ui.Ring(l, r, st)
}

func (u *setup) drawNotice(e *scenes.Env, l *paint.List) {
	ui.Rule(l, 20, 258, 372)
	l.Sprite(shell.Eye, 24, 271)
	switch u.typing {
	case "":
		ui.Lines(l, fonts.Small, 42, 268, u.texts.notice, sprites.E0)
	case seedID:
		l.Text(fonts.Small, 42, 268, e.T(locale.TypeSeed), sprites.R1)
	default:
		l.Text(fonts.Small, 42, 268, e.T(locale.TypeName), sprites.R1)
	}
}

func (u *setup) drawOption(e *scenes.Env, l *paint.List, f *ui.Focus, i int) {
	o, r, c := u.game.Rules.Options[i], u.optRect(i), u.optControl(i)
	name, means := u.optText(o)
	s := f.State(u.optIDs[i])
	if !u.isTick(i) {
		u.label(e, l, r, name, means)
		ui.Choice(l, c, u.texts.first, s)
		return
	}
	l.Sprite(shell.Tick(u.option(o) != o.Values[0]), r.X+3, r.Y+(r.H-13)/2)
	y := r.Y + (r.H-10-10*len(u.texts.means[i]))/2
	l.Text(fonts.Small, r.X+22, y, e.T(name), sprites.E0)
	ui.Lines(l, fonts.Small, r.X+22, y+10, u.texts.means[i], sprites.E1)
	ui.Ring(l, c, s)
}

// label writes a name beside its control and the meaning below both.
func (u *setup) label(e *scenes.Env, l *paint.List, r paint.Rect, name, means locale.Msg) {
	l.Text(fonts.Small, r.X+3, ui.Middle(fonts.Small, r.Y, 22), e.T(name), sprites.E0)
	l.Text(fonts.Small, r.X+3, r.Y+24, e.T(means), sprites.E1)
}

func (u *setup) drawSeed(e *scenes.Env, l *paint.List, f *ui.Focus) {
	i := len(u.optIDs)
	r, c := u.optRect(i), u.optControl(i)
	u.label(e, l, r, locale.Seed, locale.SeedMeans)
	ui.Field(l, c, u.seedText(e), u.typing == seedID, f.State(seedID))
}
