package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"

	art "sandglass/sprites/amunre"
)

// looked is the province in focus, whose panel shows, or none.
func (b *Board) looked(m *table.Moment) int {
	if m.Focus.Hidden {
		return none
	}
	return ui.Index(landSpots[:], m.Focus.ID)
}

// landRect is where the panel of the province in focus shows: over the seats while the
// viewer decides, who needs bands and hand for it; else over bands and hand, so that what
// the others do is seen at their seats. It is empty if none is in focus.
func (b *Board) landRect(m *table.Moment) (r paint.Rect) {
	v := m.View.(*rules.View)
	switch {
	case b.looked(m) < 0:
		return r
	case v.Deciders()&v.Viewer().One() != 0:
		return rowsRect
	}
	return asideRect
}

// landWords are what the panel of a province says.
type landWords struct {
	name, owner   string
	where         []string
	lines         []string
	bands         [4]string
	gold, temples [4]string // with the temple in each band
}

// drawLandPanel paints all about a province: where it lies, what it brings with the
// temple in each band, what is printed and what stands there.
func (b *Board) drawLandPanel(l *paint.List, panel paint.Rect, pr int) {
	ui.Dark(l, panel)
	w, land, ld := &b.words.land, &printed[pr], &b.pic.lands[pr]
	x, y := panel.X+8, panel.Y+5
	right := l.Bold(fonts.Body, x, y, w.name, sprites.G3)
	if ld.owner != engine.Spectator {
		ui.Chip(l, right+5, y+2, int(ld.owner))
		l.Text(fonts.Small, right+15, y+3, w.owner, sprites.E7)
	}
	y = ui.Lines(l, fonts.Small, x, y+15, w.where, sprites.S4) + 2
	for k := range w.bands {
		bx := x + 40*k
		face, ink := &art.BandDark, sprites.S4
		if b.pic.temple == k+1 {
			face, ink = &art.PlateOpen, sprites.N0
		}
		ui.Frame(l, face, paint.Rect{X: bx, Y: y, W: 39, H: 12})
		l.Centre(fonts.Small, bx+20, ui.Middle(fonts.Small, y, 12), w.bands[k], ink)
		l.Sprite(art.Gold, bx+4, y+14)
		l.Text(fonts.Small, bx+15, y+15, w.gold[k], sprites.G3)
		if land.Temples > 0 {
			l.Sprite(shell.Star, bx+4, y+24)
			l.Text(fonts.Small, bx+15, y+25, w.temples[k], sprites.E7)
		}
	}
	if y += 27; land.Temples > 0 {
		y += 9
	}
	ui.Lines(l, fonts.Small, x, y, w.lines, sprites.P3)
}

// sayLand words the panel of a province.
func (b *Board) sayLand(w *words, e *scenes.Env, m *table.Moment, pr int) {
	at, ld, v := rules.Province(pr), &b.pic.lands[pr], m.View.(*rules.View)
	land, t := &printed[at], &w.land
	t.name = w.lands[pr]
	if ld.owner != engine.Spectator {
		t.owner = w.short[ld.owner]
	}
	wide := asideRect.W - 16
	t.where = fonts.Small.Wrap(nil, where(e, land), wide)
	for k := range t.bands {
		t.bands[k] = e.Text(&text.ShortBands[k])
		harvest, income := v.Yield(at, k+1)
		t.gold[k], t.temples[k] = ui.Number(harvest+income), ui.Number(land.Temples*(k+1))
	}
	say := func(s string) { t.lines = fonts.Small.Wrap(t.lines, s, wide) }
	switch {
	case ld.gone:
		say(e.Text(&text.ProvinceOut))
	case ld.up && b.freeGoods(e, pr) != "":
		say(e.Filled(&text.BidBrings, b.freeGoods(e, pr), ""))
	case ld.owner == engine.Spectator && !ld.up:
		say(e.Text(&text.ProvinceWait))
	}
	say(printedOf(e, land))
	if s := b.standing(e, pr); v.Leads(land.East).Has(at) {
		say(e.Filled(&text.BankBest[number(land.East)], s, ""))
	} else if s != "" {
		say(s)
	}
	if land.Camel > 0 {
		say(e.Numbers(&text.ProvinceCam, land.Camel))
	}
	if land.Income > 0 {
		say(e.Numbers(&text.ProvinceGold, land.Income))
	}
	if land.Temples > 0 {
		say(e.Numbers(&text.ProvinceTem, land.Temples))
	}
	if land.Fields > int(ld.farmers) {
		var full [4]any
		for k := range full {
			harvest, income := v.Yield(at, k+1)
			full[k] = harvest + income + (land.Fields-int(ld.farmers))*(k+1)
		}
		say(text.FullFields.In(e.Settings.Lang, full[:]...))
	}
	const most = 7 // of both together
	t.lines = t.lines[:min(len(t.lines), most-len(t.where))]
}

// printedOf says how many fields and card symbols a province has.
func printedOf(e *scenes.Env, land *rules.Land) string {
	if land.Cards > 0 {
		return e.Numbers(&text.ProvinceFree, land.Fields, land.Limit, land.Cards)
	}
	return e.Numbers(&text.ProvinceHas, land.Fields, land.Limit)
}

// where says on which side of everything a province lies.
func where(e *scenes.Env, land *rules.Land) string {
	banks, half := e.Text(&text.Banks[number(land.East)]), e.Text(&text.Halves[number(land.Upper)])
	return text.ProvinceIs.In(e.Settings.Lang, half, banks, e.Text(&text.OnNile[number(land.Nile)]))
}

// number is 1 for what is so.
func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// freeGoods lists what lies free on a province, "" for nothing.
func (b *Board) freeGoods(e *scenes.Env, pr int) string {
	land, ld := &printed[pr], &b.pic.lands[pr]
	all := ""
	and := func(s string) {
		if all != "" {
			s = e.Filled(&text.Both, all, s)
		}
		all = s
	}
	if land.Gold > 0 {
		and(e.Numbers(&text.Gold, land.Gold))
	}
	if n := int(ld.lying); n > 0 {
		and(e.Counted(&text.CardsN, n))
	}
	if land.Bricks > 0 {
		and(e.Counted(&text.BricksN, land.Bricks))
	}
	return all
}

// standing lists pyramids, bricks and farmers of a province, "" for none.
func (b *Board) standing(e *scenes.Env, pr int) string {
	land, ld := &printed[pr], &b.pic.lands[pr]
	all := ""
	and := func(s string) { all = listed(all, s) }
	if ld.pyramids > 0 {
		and(e.Counted(&text.PyramidsN, int(ld.pyramids)))
	}
	if n := b.built(rules.Province(pr)); n > 0 {
		and(e.Counted(&text.BricksN, n))
	}
	if n := land.Printed + int(ld.farmers) + int(ld.plain); n > 0 {
		and(e.Counted(&text.FarmersN, n))
	}
	return all
}
