package timbuktu

import (
	"fmt"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	texts "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/table"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/timbuktu"
)

// Game is what the client adds to the rule set.
var Game = &table.Game{
	ID:      rules.Game.Name,
	Rules:   rules.Game,
	Board:   New,
	Music:   "timbuktu",
	Title:   texts.Title,
	About:   texts.About,
	Picture: art.Vignette,
	HowTo:   texts.Rules,
	Sources: texts.Sources,
	Options: texts.Options,

	HowToArt:  howToArt(),
	SourceInk: []sprites.Index{sprites.G2, sprites.E2, sprites.R2, sprites.S4, sprites.W2},
	Explain:   explain,
}

// explain tells how many units of a good a seat brought, times what each is worth.
func explain(v engine.View, seat engine.Seat, source int) string {
	public, good := &v.(*rules.View).Public, rules.Good(source)
	n := public.Brought(seat, good)
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d×%d", n, public.Lost(good))
}

// howToArt are the pictures of the pages of the rules; the first page has the
// vignette.
func howToArt() [][]sprites.ID {
	pens, goods := make([]sprites.ID, rules.Pens), make([]sprites.ID, rules.Goods)
	for i := range pens {
		pens[i] = art.BigPen(i)
	}
	for i := range goods {
		goods[i] = art.BigGood(i)
	}
	return [][]sprites.ID{
		nil,
		pens,
		{art.BackPen, art.BackStands, art.BackGoods},
		nil,
		{art.ExitSignLit, art.BigPen(1), art.BigPen(2)},
		{art.MiniBackPen, art.PackArrow, art.MiniBackStands, art.ExchangePlate, art.MiniBackGoods, art.PackArrow, art.MiniBackPen},
		{art.Thief(0), art.Thief(2), art.Thief(5), art.Thief(7)},
		{art.StageMarker, art.RoundMarker, shell.Lock, shell.Check, shell.Star},
		goods,
	}
}
