package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

// An ending is what the scene of the end has told.
type ending struct {
	on   bool
	told int // seats whose time has been told
}

// endTime is how long a line of the end is told at least.
var endTime = anim.Ms(1100)

// end tells seat by seat what its time is worth, and returns how many events it took:
// all that are left.
func (d *director) end(ev engine.Events) (n int) {
	b := d.b
	d.Add(anim.Act{
		Length: endTime,
		Start: func() {
			b.pic.Fold(ev[0])
			b.play.ending.on = true
			d.Play("congress", clothRect.W/2, engine.Spectator, 0)
		},
	})
	for _, x := range ev[1:] {
		if x.Kind != rules.EventBonus {
			d.after(x)
			continue
		}
		d.Add(anim.Act{
			Length: endTime,
			Start: func() {
				b.play.ending.told++
				b.pic.Fold(x)
				sound := "find_mid"
				if x.B == 0 {
					sound = "rubble"
				}
				d.Play(sound, clothRect.W/2, x.Seat, int(x.Seat))
			},
		})
	}
	d.Add(anim.Act{Length: endTime, Hold: true, End: func() { b.play.ending = ending{} }})
	return len(ev)
}

// endRow is the line of one of n seats, endRect the scroll on which they stand.
func endRow(s, n int) paint.Rect {
	r := endRect(n)
	h := endHigh(n)
	return paint.Rect{X: r.X + 10, Y: r.Y + 61 + h*s, W: r.W - 20, H: h - 1}
}

func endRect(n int) paint.Rect {
	h := 96 + n*endHigh(n)
	return paint.Rect{X: 34, Y: clothRect.Y + (clothRect.H-h)/2, W: 396, H: h}
}

func endHigh(n int) int { return min(40, 132/n) }

// endColumns are the right edges of the numbers: weeks spent, weeks behind, points for them, all
// points.
var endColumns = [4]int{230, 292, 352, 412}

// endIcons are those of the sources that points come from but for time.
var endIcons = [sources - 1]sprites.ID{old.Vase, art.Exhibition, art.Museum, art.Professor, old.Congress}

// ended is how many seats' times are told: all when the game is over and at rest.
func (b *Board) ended() int {
	if b.play.ending.on {
		return b.play.ending.told
	}
	return b.pic.seats
}

// drawEnding paints the count of what was not spent.
func (b *Board) drawEnding(l *paint.List, m *table.Moment) {
	w, p := &b.words.show, &b.pic
	from := len(l.Cmds)
	b.drawCloth(l, m)
	l.Night(from)
	panel := endRect(p.seats)
	ui.Parchment(l, panel)
	mid := panel.X + panel.W/2
	ui.Title(l, fonts.DisplayBrown, mid, panel.Y+5, w.title)
	ui.Divider(l, panel.X+14, panel.Y+30, panel.W-28)
	l.Centre(fonts.Small, mid, panel.Y+34, w.line, sprites.E1)
	for i, s := range w.columns {
		l.Right(fonts.Small, endColumns[i], panel.Y+49, s, sprites.E1)
	}
	told := b.ended()
	for s := range p.seats {
		r := endRow(s, p.seats)
		ui.Rule(l, r.X, r.Y-1, r.W)
		if b.play.ending.on && s == told-1 {
			l.Fill(r, sprites.G3)
		}
		top := r.Y + r.H/2 - 15
		ui.Badge(l, r.X+4, r.Y+r.H/2-10, s)
		l.Bold(fonts.Body, r.X+30, top+1, w.names[s], sprites.E0)
		for i, icon := range endIcons {
			x := r.X + 30 + 25*i
			l.Sprite(icon, x, top+18)
			l.Text(fonts.Small, x+11, top+19, w.parts[s][i], sprites.E1)
		}
		b.drawTime(l, s, r, s < told)
		if w.best[s] {
			ui.Glow(l, r)
			l.Sprite(shell.Sparkle(1), r.X+r.W-2, r.Y+2)
		}
	}
	l.Text(fonts.Small, panel.X+14, panel.Y+panel.H-21, w.tie, sprites.R1)
	m.DrawGoOn(l, paint.Rect{X: panel.X + panel.W - 104, Y: panel.Y + panel.H - 28, W: 96, H: 22}, b.words.goOn)
}

// drawTime paints a seat's numbers; what its time is worth only when that has been told.
func (b *Board) drawTime(l *paint.List, s int, r paint.Rect, told bool) {
	w := &b.words.show
	y := ui.Middle(fonts.Body, r.Y, r.H)
	number := func(i int, s string, c sprites.Index) {
		l.Bold(fonts.Body, endColumns[i]-fonts.Body.BoldWidth(s), y, s, c)
	}
	l.Sprite(old.Hourglass, endColumns[0]-32, r.Y+r.H/2-5)
	number(0, w.spent[s], sprites.E0)
	if !told {
		return
	}
	if w.tags[s] == "" {
		l.Right(fonts.Small, endColumns[1], ui.Middle(fonts.Small, r.Y, r.H), w.lead, sprites.E1)
	} else {
		number(1, w.behind[s], sprites.E0)
		wide := ui.TagWidth(w.tags[s])
		ui.Tag(l, endColumns[2]-wide+4, r.Y+r.H/2-6, w.tags[s], ui.OnGold)
	}
	number(3, w.sums[s], sprites.R1)
}

// first says whether a seat is first by points, then by weeks spent, and ties by what.
func (p *picture) first(s int) (first, tiedPoints, tiedWeeks bool) {
	first = true
	mine := p.points(s)
	for o := range p.seats {
		theirs := p.points(o)
		switch {
		case o == s:
		case theirs > mine || theirs == mine && p.time[o] < p.time[s]:
			first = false
		case theirs == mine:
			tiedPoints, tiedWeeks = true, tiedWeeks || p.time[o] == p.time[s]
		}
	}
	return first, tiedPoints, tiedWeeks
}

// points is what a seat has in all.
func (p *picture) points(s int) int {
	n := p.count(engine.Seat(s))
	return n.points()
}

func (b *Board) sayEnding(w *words, e *scenes.Env, m *table.Moment) {
	p, s, told := &b.pic, &w.show, b.ended()
	lead := p.time[p.lead()]
	s.title, s.line, s.lead = e.Text(&text.EndTitle), e.Text(&text.EndWhy), e.Text(&text.EndLeads)
	for i := range s.columns {
		s.columns[i] = e.Text(&text.EndColumns[i])
	}
	for seat := range p.seats {
		s.names[seat] = fonts.Body.Fit(m.Seating.Names[seat], 118)
		n := p.count(engine.Seat(seat))
		for i := range s.parts[seat] {
			s.parts[seat][i] = ui.Number(n.parts[i])
		}
		s.spent[seat], s.behind[seat], s.sums[seat] = ui.Number(p.time[seat]), ui.Number(lead-p.time[seat]), ui.Number(p.points(seat))
		if p.time[seat] < lead {
			s.tags[seat] = "+" + ui.Number(p.bonus[seat])
		}
		if told < p.seats {
			continue
		}
		first, points, weeks := p.first(seat)
		s.best[seat] = first
		switch {
		case first && weeks:
			s.tie = e.Text(&text.EndShared)
		case first && points:
			s.tie = e.Text(&text.EndTie)
		}
	}
}

// promptEnding tells the line that is being told.
func (b *Board) promptEnding(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	p := &b.pic
	if s := b.play.ending.told - 1; b.play.ending.on && s >= 0 {
		name := shortName(m.Seating, engine.Seat(s))
		if behind := p.time[p.lead()] - p.time[s]; behind > 0 {
			t.Gold(text.BonusLine.In(e.Settings.Lang, p.bonus[s], behind, name))
		} else {
			t.Gold(e.Filled(&text.BonusLeads, name, ""))
		}
	}
	t.Say(e.Text(&text.EndWhy))
	return e.Text(&text.GameOver)
}
