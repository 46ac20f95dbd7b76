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
	d.add(anim.Act{
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
		d.add(anim.Act{
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
	d.add(anim.Act{Length: endTime, Hold: true, End: func() { b.play.ending = ending{} }})
	return len(ev)
}

// endRect is the scroll on which the end is told, endRow the line of a seat.
var endRect = paint.Rect{X: 34, Y: 56, W: 396, H: 222}

func endRow(s int) paint.Rect { return paint.Rect{X: 44, Y: 118 + 30*s, W: 376, H: 28} }

// endColumns are the right edges of the numbers: weeks spent, weeks behind, points for them, all
// points.
var endColumns = [4]int{230, 292, 352, 412}

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
	ui.Parchment(l, endRect)
	mid := endRect.X + endRect.W/2
	ui.Title(l, fonts.DisplayBrown, mid, endRect.Y+5, w.title)
	ui.Divider(l, endRect.X+14, endRect.Y+30, endRect.W-28)
	l.Centre(fonts.Small, mid, endRect.Y+34, w.line, sprites.E1)
	for i, s := range w.columns {
		l.Right(fonts.Small, endColumns[i], endRect.Y+49, s, sprites.E1)
	}
	told := b.ended()
	for s := range p.seats {
		r := endRow(s)
		ui.Rule(l, r.X, r.Y-1, r.W)
		if b.play.ending.on && s == told-1 {
			l.Fill(r, sprites.G3)
		}
		ui.Badge(l, r.X+4, r.Y+4, s)
		l.Bold(fonts.Body, r.X+30, ui.Middle(fonts.Body, r.Y, r.H), w.names[s], sprites.E0)
		b.drawTime(l, s, r, s < told)
		if w.best[s] {
			ui.Glow(l, r)
			l.Sprite(shell.Sparkle(1), r.X+r.W-2, r.Y+2)
		}
	}
	l.Centre(fonts.Small, mid, endRow(p.seats).Y+5, w.tie, sprites.R1)
	b.drawGoOn(l, m, paint.Rect{X: endRect.X + endRect.W - 104, Y: endRect.Y + endRect.H - 28, W: 96, H: 22})
}

// drawTime paints a seat's numbers; what its time is worth only when that has been told.
func (b *Board) drawTime(l *paint.List, s int, r paint.Rect, told bool) {
	w := &b.words.show
	y := ui.Middle(fonts.Body, r.Y, r.H)
	number := func(i int, s string, c sprites.Index) {
		l.Bold(fonts.Body, endColumns[i]-fonts.Body.BoldWidth(s), y, s, c)
	}
	l.Sprite(old.Hourglass, endColumns[0]-32, r.Y+10)
	number(0, w.spent[s], sprites.E0)
	if !told {
		return
	}
	if w.tags[s] == "" {
		l.Right(fonts.Small, endColumns[1], ui.Middle(fonts.Small, r.Y, r.H), w.lead, sprites.E1)
	} else {
		number(1, w.behind[s], sprites.E0)
		wide := ui.TagWidth(w.tags[s])
		ui.Tag(l, endColumns[2]-wide+4, r.Y+8, w.tags[s], ui.OnGold)
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
	s.title, s.line, s.lead = tr(e, &text.EndTitle), tr(e, &text.EndWhy), tr(e, &text.EndLeads)
	for i := range s.columns {
		s.columns[i] = tr(e, &text.EndColumns[i])
	}
	for seat := range p.seats {
		s.names[seat] = fonts.Body.Fit(m.Seating.Names[seat], 118)
		s.spent[seat], s.behind[seat], s.sums[seat] = itoa(p.time[seat]), itoa(lead-p.time[seat]), itoa(p.points(seat))
		if p.time[seat] < lead {
			s.tags[seat] = "+" + itoa(p.bonus[seat])
		}
		if told < p.seats {
			continue
		}
		first, points, weeks := p.first(seat)
		s.best[seat] = first
		switch {
		case first && weeks:
			s.tie = tr(e, &text.EndShared)
		case first && points:
			s.tie = tr(e, &text.EndTie)
		}
	}
}

// promptEnding tells the line that is being told.
func (b *Board) promptEnding(e *scenes.Env, m *table.Moment, t *telling) string {
	p := &b.pic
	if s := b.play.ending.told - 1; b.play.ending.on && s >= 0 {
		name := shortName(m.Seating, engine.Seat(s))
		if behind := p.time[p.lead()] - p.time[s]; behind > 0 {
			t.gold(text.BonusLine.In(e.Settings.Lang, p.bonus[s], behind, name))
		} else {
			t.gold(trs(e, &text.BonusLeads, name, ""))
		}
	}
	t.say(tr(e, &text.EndWhy))
	return tr(e, &text.GameOver)
}
