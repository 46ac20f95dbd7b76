package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
	"sandglass/sprites/theben/place"
)

// drawBoard paints the map in its frame of weeks, and all that stands on both.
func (b *Board) drawBoard(l *paint.List, m *table.Moment) {
	l.PushClip(boardRect)
	defer l.PopClip()
	p := b.plan(m)
	l.Sprite(art.Map, 0, 0)
	for side := place.Top; side <= place.Left; side++ {
		l.Sprite(art.TrackSide(side), 0, 0)
	}
	b.drawWeekNumbers(l)
	b.drawRoutes(l, p)
	b.drawYears(l)
	for s := range place.Spaces {
		ui.Ring(l, placeRect(rules.Place(s)).In(2), m.Focus.State(placeSpots[s]))
	}
	for s := range place.Spaces {
		b.drawSpace(l, m, p, s)
	}
	b.drawFigures(l, p)
	b.drawFlags(l)
	b.drawTrack(l, p)
	if b.play.year > 0 {
		b.drawYearTurn(l, m)
	}
}

func (b *Board) drawWeekNumbers(l *paint.List) {
	for week := 1; week <= place.Weeks; week++ {
		x, y, _, _ := place.Cell(week)
		c := sprites.E0
		switch {
		case week == 1:
			c = sprites.E7
		case week%2 == 0:
			c = sprites.N0
		}
		l.Text(fonts.Label, x+3, y+3-fonts.Label.Ascent()+fonts.Label.Cap(), ui.Number(week), c)
	}
}

// drawRoutes paints all ways, and in gold the one of the journey planned or chosen.
func (b *Board) drawRoutes(l *paint.List, p *plan) {
	for i := range place.Routes {
		l.Sprite(art.Route(i, false), 0, 0)
	}
	s, to, flying := b.pic.turn, rules.Place(max(b.pic.bound, 0)), b.pic.flying
	if s == engine.Spectator || b.pic.bound == none && !p.goes {
		return
	}
	if p.goes {
		to, flying = p.to, p.flying
	}
	if flying {
		x0, y0 := place.Spot(place.Space(b.pic.place[s]))
		x1, y1 := place.Spot(place.Space(to))
		for i := 1; i < 24; i++ { // the airship goes straight
			x, y := x0+(x1-x0)*i/24, y0+(y1-y0)*i/24
			l.Fill(paint.Rect{X: x - 1, Y: y - 1, W: 4, H: 4}, sprites.N0)
			l.Fill(paint.Rect{X: x, Y: y, W: 2, H: 2}, sprites.G3)
		}
		return
	}
	for at := b.pic.place[s]; at != to; {
		next := step(at, to)
		l.Sprite(art.Route(place.Between(place.Space(at), place.Space(next)), true), 0, 0)
		at = next
	}
}

// step is the first place on the way to another, as rules.Place.Way has it.
func step(from, to rules.Place) rules.Place {
	for next := range rules.Place(rules.Places) {
		if from.Steps(next) == 1 && next.Steps(to) == from.Steps(to)-1 {
			return next
		}
	}
	return to
}

func (b *Board) drawYears(l *paint.List) {
	for i := range 3 {
		x, age, c := 364+27*i, art.Coming, sprites.E0
		switch year := lastYear - 2 + i; {
		case year < b.pic.year:
			age, c = art.Past, sprites.N0
		case year == b.pic.year:
			age, c = art.Current, sprites.E7
		}
		l.Sprite(art.YearPlate(age), x, yearsY)
		l.Centre(fonts.Small, x+13, ui.Middle(fonts.Small, yearsY, 13), years[i], c)
	}
}

// yearsY is the top of the plates of the years, below the flags of the top row.
const yearsY = 34

var years = [3]string{"1900", "1901", "1902"}

// drawSpace paints a place of the map: its picture and name, cards that wait
// there, and what the journey costs.
func (b *Board) drawSpace(l *paint.List, m *table.Moment, p *plan, s place.Space) {
	x, y := place.Spot(s)
	l.Sprite(art.SpaceIcon(s), x, y)
	name := b.words.places[s]
	w := fonts.Label.Width(name) + 8
	cx, ry := place.Ribbon(s)
	r := paint.Rect{X: cx - w/2, Y: ry, W: w, H: place.RibbonHeight}
	ui.Frame(l, art.Ribbon(s), r)
	c := sprites.E0
	if s.Dig() {
		c = sprites.E7
	}
	l.Text(fonts.Label, r.X+4, ui.Middle(fonts.Label, r.Y, r.H), name, c)
	for _, card := range b.pic.offers {
		if card != none && rules.Card(card).City() == rules.Place(s) {
			ox, oy := place.Offer(s)
			l.Sprite(art.Waiting, ox, oy)
			break
		}
	}
	if !m.Asked || b.pic.bound != none || b.pic.place[b.pic.viewer] == rules.Place(s) {
		return
	}
	bx, by := place.Bubble(s)
	id, ink := art.BubbleBlue, sprites.E7
	weeks := b.journey(rules.Place(s))
	switch {
	case p.goes && p.to == rules.Place(s):
		id, ink = art.BubbleGold, sprites.N0
	case int(b.pic.time[b.pic.viewer])+weeks > int(rules.End):
		id = art.BubbleStone
	}
	bubble(l, id, bx, by, weeks, ink)
}

// bubble paints a number in a small round.
func bubble(l *paint.List, id sprites.ID, x, y, n int, ink sprites.Index) {
	l.Sprite(id, x, y)
	l.Centre(fonts.Label, x+6, ui.Middle(fonts.Label, y, 11), ui.Number(n), ink)
}

// drawFigures paints where everybody is, and where the one to move would be. Once
// its journey is chosen it stands there, and only its outline is left behind.
func (b *Board) drawFigures(l *paint.List, p *plan) {
	for s := range engine.Seat(b.pic.seats) {
		if b.play.walks && b.play.seat == s {
			continue
		}
		x, y := b.standing(s, b.pic.place[s])
		if b.pic.bound != none && b.pic.turn == s {
			l.Sprite(art.GhostPawn, x, y)
			x, y = b.standing(s, rules.Place(b.pic.bound))
		}
		l.Draw(art.Pawn, x, y, ui.SeatRemap(int(s)), 0)
	}
	if p.goes && b.pic.bound == none && b.pic.turn != engine.Spectator {
		x, y := b.standing(b.pic.turn, p.to)
		l.Draw(art.Pawn, x, y, sprites.Solid(sprites.N0), 0)
		l.Draw(art.Pawn, x, y, ui.SeatRemap(int(b.pic.turn)), 0)
		l.Sprite(art.GhostPawn, x, y)
	}
}

// standing is where a seat's figure will stand in a place.
func (b *Board) standing(s engine.Seat, at rules.Place) (x, y int) {
	return place.Figure(place.Space(at), b.pic.figure(s, at))
}

// drawFlags paints the exhibitions announced, each with the letter of its city.
func (b *Board) drawFlags(l *paint.List) {
	for n := range b.pic.waiting {
		a, same := b.pic.calendar[n], 0
		for i := range n {
			if b.pic.calendar[i].Week.Week() == a.Week.Week() {
				same++
			}
		}
		x, y := place.Flag(a.Week.Week(), same)
		b.drawFlag(l, x, y, a.Card)
	}
}

func (b *Board) drawFlag(l *paint.List, x, y int, c rules.Card) {
	l.Sprite(art.Flag(large(c)), x, y)
	if !large(c) { // its tail is cut out: the letter needs a ground
		l.Fill(paint.Rect{X: x + 1, Y: y - 11, W: 6, H: 7}, sprites.E7)
	}
	l.Text(fonts.Label, x+2, y-10-fonts.Label.Ascent()+fonts.Label.Cap(), firstLetter(b.words.places[c.City()]), sprites.E0)
}

// large says whether an exhibition is one of the large ones, of three regions.
func large(c rules.Card) bool { return c.Value() > 4 }

func firstLetter(s string) string {
	for i := range s {
		if i > 0 {
			return s[:i]
		}
	}
	return s
}

// drawTrack paints the markers, and where the one to move would land.
func (b *Board) drawTrack(l *paint.List, p *plan) {
	seat := b.pic.turn
	lands := p.lands && p.landing.Weeks > 0 && seat != engine.Spectator
	if lands && b.sel.panel != toDig { // its panel tells that
		b.drawPassed(l, p, b.pic.time[seat])
	}
	for h := range b.pic.seats { // from the bottom up
		for s := range engine.Seat(b.pic.seats) {
			if b.pic.height[s] != h || b.play.hops && b.play.seat == s {
				continue
			}
			x, y := b.discAt(b.pic.time[s], h, lands && p.landing.Week == b.pic.time[s])
			l.Sprite(art.Disc(int(s)), x, y)
		}
	}
	if lands {
		x, y := b.discAt(p.landing.Week, p.landing.Height, true)
		l.Draw(art.Disc(int(seat)), x, y, sprites.Lighter, 0)
		l.Sprite(art.GhostDisc, x, y)
	}
}

// discAt is where the marker at a height on a square stands. Squares of a later
// year lie on the same cells: their stacks stand beside.
func (b *Board) discAt(w rules.Week, height int, oneMore bool) (x, y int) {
	n := b.pic.stacked(w)
	if oneMore {
		n++
	}
	x, y = place.Disc(w.Week(), height, max(1, n))
	if b.play.dipped && w == b.play.dips && height < n-1 {
		y++
	}
	if w < rules.End && w >= place.Weeks && b.pic.stacked(w-place.Weeks) > 0 {
		x += 8
	}
	return x, y
}

// drawPassed marks the weeks between a marker and where it would land.
func (b *Board) drawPassed(l *paint.List, p *plan, from rules.Week) {
	for w := from + 1; w < p.landing.Week && w < from+place.Weeks; w++ {
		x, y, cw, ch := place.Cell(w.Week())
		l.Sprite(art.Chevron(place.SideOf(w.Week())), x+cw/2+4, y+ch/2+2)
	}
	// What it costs stands behind the marker, where the track is over.
	x, y, w, h := place.Cell(from.Week())
	width := ui.TagWidth(b.plus)
	switch place.SideOf(from.Week()) {
	case place.Top:
		if x, y = x-width-1, 2; x < 2 {
			x, y = 2, place.Track+14
		}
	case place.Right:
		if x, y = place.Width-width-1, y-ui.TagHigh-2; y < place.Track {
			x, y = x-place.Track, place.Track+2
		}
	case place.Bottom:
		if x, y = x+w+1, y+2; x+width > place.Width {
			x, y = place.Width-width-place.Track, y-place.Track
		}
	default:
		if x, y = 2, y+h+1; y+ui.TagHigh > place.Height-place.Track {
			x, y = place.Track+2, y-ui.TagHigh-2
		}
	}
	ui.Tag(l, x, y, b.plus, ui.OnGold)
}
