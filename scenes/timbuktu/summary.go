package timbuktu

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/locale/tabletop"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	"sandglass/sprites/shell"
)

// A summary is what a whole robbery has taken, told when its five packs have been
// turned up.
type summary struct {
	on     bool
	before [engine.MaxSeats]int // points of the seats before it
	losses [2 * rules.Packs]loss
	n      int // how many camels lost anything
}

// add notes what a camel loses to one pack.
func (k *summary) add(all []loss) { k.n += copy(k.losses[k.n:], all) }

// hit is how many camels of a seat lost anything.
func (k *summary) hit(s engine.Seat) (n int) {
	for i := range k.losses[:k.n] {
		if k.losses[i].seat == s {
			n++
		}
	}
	return n
}

// seatRows is the order in which the seats are told: the viewer first.
func (p *picture) seatRows() []engine.Seat {
	rows := make([]engine.Seat, p.seats)
	first := max(p.viewer, 0)
	for i := range rows {
		rows[i] = (first + engine.Seat(i)) % engine.Seat(p.seats)
	}
	return rows
}

// rank is the place of a seat, from 1, if the game ended now: by what its goods
// are worth, then by how many there are.
func (p *picture) rank(s engine.Seat) (place int) {
	_, all, worth := p.holding(s)
	place = 1
	for other := range engine.Seat(p.seats) {
		if _, n, w := p.holding(other); w > worth || w == worth && n > all {
			place++
		}
	}
	return place
}

// summary lets what the robbery took stand until the viewer goes on.
func (d *director) summary() {
	d.Add(anim.Act{
		Hold:   true,
		Length: summaryTime,
		Start:  func() { d.b.play.rob.on, d.b.play.sum.on = false, true },
		End:    func() { d.b.play = playing{} },
	})
}

// summaryTime is how long a summary shows among bots alone.
const summaryTime = anim.Ticks(150)

// The columns of the summary.
const (
	sumRows   = 168 // height of all rows
	sumLosses = 100 // x of what was lost
	sumEach   = 56  // of a camel's loss
	sumAcross = 4   // camels in a line
	sumPoints = 338 // right end of the points before
	sumRank   = 424 // middle of the place
)

func (b *Board) drawSummary(l *paint.List, m *table.Moment) {
	ui.Parchment(l, sumRect)
	x, y := sumRect.X, sumRect.Y
	ui.Title(l, fonts.DisplayBrown, x+sumRect.W/2, y+5, b.words.sumTitle)
	ui.Divider(l, x+14, y+30, sumRect.W-28)
	h := min(48, sumRows/b.pic.seats) // the more seats the closer
	for i, s := range b.pic.seatRows() {
		b.drawSummaryRow(l, paint.Rect{X: x + 14, Y: y + 36 + i*h, W: sumRect.W - 28, H: h - 4}, s)
	}
	ui.Button(l, sumButton, b.words.goOn, m.Focus.State(table.SpotSkip).With(ui.Chosen, true))
}

// drawSummaryRow tells a seat: what it lost, its points before and now, and its
// place.
func (b *Board) drawSummaryRow(l *paint.List, r paint.Rect, s engine.Seat) {
	k := &b.play.sum
	write := l.Text
	if s == b.pic.viewer {
		l.Fill(r, sprites.E6)
		write = l.Bold
	}
	mid := ui.Middle(fonts.Small, r.Y, r.H)
	ui.Chip(l, r.X+4, mid-1, int(s))
	write(fonts.Small, r.X+16, mid, b.words.sumNames[s], sprites.E0)
	all, n := k.hit(s), 0
	top := mid - 6*((all-1)/sumAcross)
	for i := range k.losses[:k.n] {
		if lost := &k.losses[i]; lost.seat == s {
			drawLost(l, r.X+sumLosses+n%sumAcross*sumEach, top+n/sumAcross*12, lost)
			n++
		}
	}
	if all == 0 {
		write(fonts.Small, r.X+sumLosses, mid, b.words.noneStolen, sprites.E1)
	}
	_, _, now := b.pic.holding(s)
	was := ui.Number(k.before[s])
	write(fonts.Small, r.X+sumPoints-fonts.Small.BoldWidth(was), mid, was, sprites.E1)
	l.Sprite(shell.ArrowRight, r.X+sumPoints+6, mid)
	l.Bold(fonts.Body, r.X+sumPoints+18, ui.Middle(fonts.Body, r.Y, r.H), ui.Number(now), sprites.R1)
	place := b.words.places[b.pic.rank(s)-1]
	write(fonts.Small, r.X+sumRank-fonts.Small.BoldWidth(place)/2, mid, place, sprites.E0)
}

// drawLost shows the camel and its lost goods with their numbers.
func drawLost(l *paint.List, x, y int, k *loss) {
	letterTag(l, x, y, k.seat, k.camel)
	x += 12
	for i := range k.goods[:k.kinds] {
		g := &k.goods[i]
		x = l.Text(fonts.Small, x, y, ui.Number(g.n), sprites.E0) + 2
		l.Sprite(caravan.Good(g.good), x, y+1)
		x += 12
	}
}

// saySummary words the panel.
func (b *Board) saySummary(w *words, e *scenes.Env, s *table.Seating) {
	w.sumTitle, w.noneStolen, w.goOn = e.T(text.SumTitle), e.T(text.NoneStolen), e.T(tabletop.GoOnSpot)
	for i := range s.Seats {
		w.sumNames[i] = fonts.Small.Fit(s.Names[i], sumLosses-24)
		w.places[i] = e.T(text.Place, i+1)
	}
}

// summaryPrompt tells in words what the viewer lost, and how to go on.
func (b *Board) summaryPrompt(e *scenes.Env) table.Prompt {
	p, k := &b.pic, &b.play.sum
	ask := table.Prompt{Title: e.T(text.SumTold)}
	if p.viewer == engine.Spectator {
		return ask
	}
	var lost [rules.Goods]int
	for i := range k.losses[:k.n] {
		if l := &k.losses[i]; l.seat == p.viewer {
			for _, g := range l.goods[:l.kinds] {
				lost[g.good] += g.n
			}
		}
	}
	first := e.T(text.YouKeep)
	if lost != [rules.Goods]int{} {
		first = e.T(text.YouLost, sayGoods(e, lost))
	}
	_, _, now := p.holding(p.viewer)
	ask.Lines = []table.Line{golden(first), plain(e.T(text.YouStand, k.before[p.viewer], now, p.rank(p.viewer)))}
	return ask
}

// sayGoods lists goods as the object of a sentence, e.g. "1 salt, 2 water".
func sayGoods(e *scenes.Env, units [rules.Goods]int) string {
	var all []string
	for g, n := range units {
		if n > 0 {
			all = append(all, ui.Number(n)+" "+e.T(text.Good[g]))
		}
	}
	return strings.Join(all, ", ")
}
