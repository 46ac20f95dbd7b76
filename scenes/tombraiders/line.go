package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	old "sandglass/sprites/theben"
	side "sandglass/sprites/theben/place"
	art "sandglass/sprites/tombraiders"
	"sandglass/sprites/tombraiders/place"
)

// drawLine paints the line of weeks, the markers on it, and where the one to move would
// land.
func (b *Board) drawLine(l *paint.List, m *table.Moment) {
	l.Sprite(art.WeekLine, 0, 0)
	for week := 1; week <= place.Weeks; week++ {
		x, y := place.Number(week)
		c := sprites.E0
		switch {
		case week == 1:
			c = sprites.E7
		case (week-1)%8 >= 4:
			c = sprites.N0
		}
		l.Centre(fonts.Label, x, y, ui.Number(week), c)
	}
	p, seat := b.plan(m), b.pic.turn
	lands := p.lands && p.weeks > 0 && seat != engine.Spectator
	w, plus := b.words, b.words.plus[p.weeks]
	from, width := 0, ui.TagWidth(plus)
	tag := paint.StageW // no tag
	if lands {
		from = b.pic.time[seat]
		for weeks := from + 1; weeks < p.to && weeks < from+place.Weeks; weeks++ {
			x, y, w, h := place.Cell(rules.SquareOf(weeks))
			l.Sprite(old.Chevron(side.Top), x+w/2+3, y+h/2-5)
		}
		x, _ := b.discAt(p.to, 0)
		tag = min(paint.StageW-width-2, max(2, x-width/2))
	}
	sooner := b.besideStacks(12, ui.TagWidth(w.sooner))
	if right := sooner + ui.TagWidth(w.sooner); !lands || tag > right || tag+width < sooner {
		ui.Tag(l, sooner, lineTags, w.sooner, ui.OnDark)
	}
	if left := paint.StageW - 8 - ui.TagWidth(w.leads); !lands || tag+width < left {
		ui.Tag(l, left, lineTags, w.leads, ui.OnDark)
	}
	b.drawDiscs(l, p, lands)
	if lands {
		ui.Tag(l, tag, 1, plus, ui.OnGold)
	}
}

// besideStacks moves what begins at x to the right of all stacks so high that they would
// lie on it.
func (b *Board) besideStacks(x, width int) int {
	const high, half = 2, 9 // markers below, and how wide one is on either side
	for s := range b.pic.seats {
		if at, _ := b.discAt(b.pic.time[s], 0); b.pic.height[s] >= high && at-half < x+width {
			x = max(x, at+half)
		}
	}
	return x
}

// lineTags is the top of what is said above the line.
const lineTags = 5

// drawDiscs paints the markers from the bottom up, and where one would stand.
func (b *Board) drawDiscs(l *paint.List, p *plan, lands bool) {
	for h := range b.pic.seats {
		for s := range engine.Seat(b.pic.seats) {
			if b.pic.height[s] != h || b.play.hops && b.play.seat == s {
				continue
			}
			x, y := b.discAt(b.pic.time[s], h)
			if b.play.dipped && b.pic.time[s] == b.play.dips && h < b.pic.stacked(b.play.dips)-1 {
				y++
			}
			l.Sprite(old.Disc(int(s)), x, y)
		}
	}
	if lands {
		x, y := b.discAt(p.to, p.height)
		l.Draw(old.Disc(int(b.pic.turn)), x, y, sprites.Lighter, 0)
		l.Sprite(old.GhostDisc, x, y)
	}
}

// discAt is where the foot of a marker goes that has spent so many weeks, on so many
// others. Weeks of a later round lie on the same squares: their stacks stand beside.
func (b *Board) discAt(weeks, height int) (x, y int) {
	x, y = place.Disc(rules.SquareOf(weeks), height)
	for round := weeks - place.Weeks; round >= 0; round -= place.Weeks {
		if b.pic.stacked(round) > 0 {
			return min(x+6, paint.StageW-9), y
		}
	}
	return x, y
}

// sayLine words what is said above the line.
func (b *Board) sayLine(w *words, e *scenes.Env, m *table.Moment) {
	p := &b.pic
	w.sooner = e.Text(&text.HowTurnsGo)
	lead := p.lead()
	switch behind := p.time[lead] - p.time[max(0, p.viewer)]; {
	case p.viewer == engine.Spectator:
		w.leads = e.Filled(&text.LeadsLine, shortName(m.Seating, lead), "", rules.SquareOf(p.time[lead]))
	case behind == 0:
		w.leads = e.Text(&text.YouLead)
	default:
		w.leads = text.Leads.In(e.Settings.Lang, rules.BonusPoints(behind), behind, shortName(m.Seating, lead))
	}
}
