package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/shell"

	art "sandglass/sprites/amunre"
)

// drawMap paints the Nile with its provinces, and all that lies and stands in them.
func (b *Board) drawMap(l *paint.List, m *table.Moment) {
	l.PushClip(mapRect)
	defer l.PopClip()
	l.Sprite(art.Map, 0, 0)
	b.drawBoats(l, m.Now)
	b.drawRegions(l)
	ring := b.ringed(m)
	for pr := range rules.Province(rules.Provinces) {
		r := landSpot(pr)
		if mv, asked := b.onLand(m, pr); m.Asked && asked && m.May(mv) {
			step := 0
			if !b.still {
				step = int(m.Now / 7)
			}
			ui.Dashes(l, r, step)
		}
		ui.Ring(l, r.In(2), m.Focus.State(landSpots[pr]).With(ui.Focused, ring == int(pr)))
	}
	pr, what := b.ghostAt(m)
	if what == ghostPyramid {
		b.preview = int(pr) + 1
	}
	for pr := range rules.Province(rules.Provinces) {
		b.drawLand(l, pr)
	}
	b.preview = 0
	b.drawGhost(l, pr, what)
}

// ringed is the province that the rail in focus stands for, or none.
func (b *Board) ringed(m *table.Moment) int {
	if i := ui.Index(railSpots[:], m.Focus.ID); i >= 0 && !m.Focus.Hidden {
		if up, n := b.rails(); i < n {
			return up[i]
		}
	}
	return none
}

// drawBoats lets three boats sail down the Nile.
func (b *Board) drawBoats(l *paint.List, now anim.Ticks) {
	if b.still {
		now = 0
	}
	for i := range 3 {
		x := place.Width - (int(now/8)+170*i+60)%(place.Width-70)
		l.Sprite(art.Felucca(int(now/24)%art.FeluccaFrames), x, place.Nile(x)+3)
	}
}

// drawRegions writes the names of the banks and of Upper and Lower Egypt on the map.
func (b *Board) drawRegions(l *paint.List) {
	w := b.words
	ui.Tag(l, 3, 3, w.north, ui.OnPaper)
	cut := place.Cut(170)
	ui.Tag(l, cut-ui.TagWidth(w.halves[0])-4, 166, w.halves[0], ui.OnRed)
	ui.Tag(l, cut+4, 166, w.halves[1], ui.OnRed)
	ui.Tag(l, mapRect.W-ui.TagWidth(w.sides[0])-4, 166, w.sides[0], ui.OnDark)
	ui.Tag(l, mapRect.W-ui.TagWidth(w.sides[1])-4, 131, w.sides[1], ui.OnDark)
}

// drawLand paints a province: what is printed, its plate, farmers and buildings, and
// while it is up for auction what lies there and who leads.
func (b *Board) drawLand(l *paint.List, pr rules.Province) {
	ld, at := &b.pic.lands[pr], place.Province(pr)
	cx, y := place.Plate(at)
	w := b.plateWidth(pr)
	plate, ink := &art.PlateHidden, sprites.N0
	switch {
	case ld.up || b.play.flips == int(pr)+1:
		plate = &art.PlateOpen
	case ld.owner != engine.Spectator:
		plate, ink = &art.PlateOwned, sprites.E0
	}
	b.drawFacts(l, pr)
	x := cx - w/2
	ui.Frame(l, plate, paint.Rect{X: x, Y: y, W: w, H: place.PlateHeight})
	x += 5
	if ld.owner != engine.Spectator {
		sx, sy := place.Standard(at, w)
		l.Sprite(art.Standard(int(ld.owner)), sx, sy)
		x += 6
	}
	x = l.Text(fonts.Label, x, ui.Middle(fonts.Label, y, place.PlateHeight), b.words.lands[pr], ink)
	if printed[pr].Nile {
		l.Sprite(art.Wave, x+1, y+4)
	}
	b.drawFarmers(l, pr)
	b.drawBuildings(l, pr)
	if ld.up {
		b.drawAuction(l, pr, w)
	}
	if ld.gone { // it is not in this kingdom
		l.Sprite(art.Struck, cx+w/2-5, y) // beside the name
	}
}

// drawBuildings paints the pyramids and bricks of a province.
func (b *Board) drawBuildings(l *paint.List, pr rules.Province) {
	ld, at := &b.pic.lands[pr], place.Province(pr)
	if b.play.rises == int(pr)+1 {
		return
	}
	bricks := b.built(pr)
	if b.preview == int(pr)+1 {
		bricks = 0
	}
	for i := range place.Buildings(int(ld.pyramids), bricks) {
		k, bx, by := place.Building(at, int(ld.pyramids), bricks, i)
		l.Sprite(art.Building(k, max(1, bricks)), bx, by)
	}
}

// built are the bricks that stand in a province, without those that lie free.
func (b *Board) built(pr rules.Province) int {
	ld := &b.pic.lands[pr]
	if ld.up {
		return int(ld.bricks) - printed[pr].Bricks
	}
	return min(int(ld.bricks), rules.BricksEach-1)
}

func (b *Board) plateWidth(pr rules.Province) int {
	w := fonts.Label.Width(b.words.lands[pr]) + 9
	if b.pic.lands[pr].owner != engine.Spectator {
		w += 6
	}
	if printed[pr].Nile {
		w += 10
	}
	return w
}

// drawFacts paints what is printed above a province's plate: card symbols, temples,
// and incomes.
func (b *Board) drawFacts(l *paint.List, pr rules.Province) {
	land := &printed[pr]
	cx, bottom := place.Facts(place.Province(pr))
	x := cx - (factsWidth(land)+9*b.freeSymbols(pr))/2
	for range land.Limit {
		l.Sprite(art.CardSymbol, x, bottom-7)
		x += 7
	}
	for range b.freeSymbols(pr) {
		l.Sprite(art.CardIcon, x, bottom-8)
		x += 9
	}
	for range land.Temples {
		l.Sprite(art.TempleIcon, x, bottom-9)
		x += 10
	}
	if land.Camel > 0 {
		l.Sprite(shell.Camel, x, bottom-9)
		x = l.Text(fonts.Small, x+11, bottom-8, ui.Number(land.Camel), sprites.E0)
	}
	if land.Income > 0 {
		l.Sprite(art.Gold, x, bottom-9)
		l.Text(fonts.Small, x+10, bottom-8, ui.Number(land.Income), sprites.E0)
	}
}

// freeSymbols are the symbols of the free cards of a province that somebody has got: its
// cards are taken, but they count for the bonus.
func (b *Board) freeSymbols(pr rules.Province) int {
	if b.pic.lands[pr].owner == engine.Spectator {
		return 0
	}
	return printed[pr].Cards
}

func factsWidth(land *rules.Land) int {
	w := 7*land.Limit + 10*land.Temples
	if land.Camel > 0 {
		w += 15
	}
	if land.Income > 0 {
		w += 14
	}
	return w
}

// drawFarmers paints printed farmers, those on fields, empty fields, and those on
// plain land.
func (b *Board) drawFarmers(l *paint.List, pr rules.Province) {
	land, ld := &printed[pr], &b.pic.lands[pr]
	n := land.Printed + land.Fields + int(ld.plain)
	for i := range n {
		x, y := place.Farmer(place.Province(pr), i, n)
		switch {
		case i < land.Printed:
			l.Sprite(art.PrintedFarmer, x, y)
		case i < land.Printed+int(ld.farmers) || i >= land.Printed+land.Fields:
			l.Sprite(art.Farmer, x, y)
		default:
			l.Sprite(art.Socket, x, y)
		}
	}
}

// drawAuction paints what lies free on a province, and the stone that leads.
func (b *Board) drawAuction(l *paint.List, pr rules.Province, w int) {
	ld, land := &b.pic.lands[pr], &printed[pr]
	x, bottom := place.Goods(place.Province(pr), w)
	for i := range int(ld.lying) {
		l.Sprite(art.FreeCard, x+4*i, bottom-10-i)
	}
	if ld.lying > 0 {
		x += 6 + 4*int(ld.lying)
	}
	if land.Bricks > 0 {
		l.Sprite(art.Bricks(land.Bricks), x+5, bottom)
	}
	if land.Gold > 0 {
		l.Sprite(art.Gold, x, bottom-10)
		l.Centre(fonts.Small, x+5, bottom, ui.Number(land.Gold), sprites.E0)
	}
	top := b.pic.top(int(pr))
	if top == engine.Spectator || b.play.slides == int(top)+1 {
		return
	}
	x, y := place.Leader(place.Province(pr), w)
	l.Sprite(art.Stone(int(top)), x, y)
	l.Fill(paint.Rect{X: x + 1, Y: y + 10, W: 9, H: 8}, sprites.N0)
	l.Centre(fonts.Label, x+6, ui.Middle(fonts.Label, y+10, 8), ui.Number(rules.BidPrice(int(b.pic.stones[top].space))), sprites.G3)
}

// ghostAt is the province in focus and what would come to it.
func (b *Board) ghostAt(m *table.Moment) (pr rules.Province, what ghost) {
	at := ui.Index(landSpots[:], m.Focus.ID)
	if b.sel.where > 0 && b.sel.card == 0 {
		at = b.sel.where - 1
	}
	if at < 0 || !m.Asked {
		return 0, noGhost
	}
	pr = rules.Province(at)
	mv, asked := b.onLand(m, pr)
	if !asked || !m.May(mv) {
		return pr, noGhost
	}
	if what = ghostOf(m, mv); what == ghostBrick && int(b.pic.lands[pr].bricks) == rules.BricksEach-1 {
		what = ghostPyramid
	}
	return pr, what
}

// drawGhost paints what would come to a province.
func (b *Board) drawGhost(l *paint.List, pr rules.Province, what ghost) {
	ld, land := &b.pic.lands[pr], &printed[pr]
	ghost := func(piece, rim sprites.ID, x, y int) {
		l.Draw(piece, x, y, sprites.Lighter, 0)
		l.Sprite(rim, x, y)
	}
	switch n := land.Printed + land.Fields + int(ld.plain); what {
	case ghostFarmer:
		x, y := place.Farmer(place.Province(pr), land.Printed+int(ld.farmers), n)
		ghost(art.Farmer, art.GhostFarmer, x, y)
	case ghostPlain:
		x, y := place.Farmer(place.Province(pr), n, n+1)
		ghost(art.Farmer, art.GhostFarmer, x, y)
	case ghostBrick:
		all := place.Buildings(int(ld.pyramids), 1) - 1
		_, x, y := place.Building(place.Province(pr), int(ld.pyramids), 1, all)
		ghost(art.Bricks(1), art.GhostBrick, x, y-2*int(ld.bricks))
	case ghostPyramid:
		b.ghostPyramid(pr, ghost)
	}
}

func (b *Board) ghostPyramid(pr rules.Province, ghost func(piece, rim sprites.ID, x, y int)) {
	p := int(b.pic.lands[pr].pyramids)
	_, x, y := place.Building(place.Province(pr), p+1, 0, place.Buildings(p+1, 0)-1)
	ghost(art.Pyramid, art.GhostPyramid, x, y)
}

// A ghost is what would come to a province.
type ghost uint8

const (
	noGhost ghost = iota
	ghostFarmer
	ghostPlain
	ghostBrick
	ghostPyramid
)

// ghostOf is what a move brings to its province.
func ghostOf(m *table.Moment, mv engine.Move) ghost {
	goods := rules.Goods(mv.A)
	switch mv.Kind {
	case rules.KindPut:
		goods, _ = m.View.(*rules.View).Left()
	case rules.KindGift:
	case rules.KindPlay:
		switch rules.Card(mv.A) {
		case rules.FreeFarmer:
			return ghostPlain
		case rules.MasterBuilder:
			return ghostPyramid
		}
		return noGhost
	default:
		return noGhost
	}
	if goods == rules.Farmer {
		return ghostFarmer
	}
	return ghostBrick
}

// drawRising paints a pyramid that rises where the next one will stand.
func (b *Board) drawRising(l *paint.List, pr int, t, length anim.Ticks) {
	ld, at := &b.pic.lands[pr], place.Province(pr)
	p := int(ld.pyramids)
	last := place.Buildings(p+1, 0) - 1
	for i := range last {
		k, x, y := place.Building(at, p+1, 0, i)
		l.Sprite(art.Building(k, 1), x, y)
	}
	_, x, y := place.Building(at, p+1, 0, last)
	frame := min(art.RiseFrames-1, int(t)*art.RiseFrames/int(length))
	l.Sprite(art.Rise(frame), x, y)
	if frame < art.DustFrames*2 {
		l.Sprite(art.Dust(frame/2), x, y+1)
	}
}
