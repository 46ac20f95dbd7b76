package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	texts "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/amunre"
	"sandglass/sprites/shell"
)

// Game is what the client adds to the rule set.
var Game = &table.Game{
	ID:      rules.Game.Name,
	Rules:   rules.Game,
	Board:   New,
	Music:   "amunre",
	Title:   texts.Title,
	About:   texts.About,
	Picture: art.Vignette,
	HowTo:   texts.Rules,
	Sources: texts.Sources,
	Options: texts.Options,

	HowToArt:  howToArt(),
	SourceInk: []sprites.Index{sprites.E5, sprites.F2, sprites.B1, sprites.R3, sprites.V3, sprites.G3},
	Explain:   explain,
}

// explain tells what the Old and the New Kingdom brought, how many bonus cards were
// played, and the gold that was compared.
func explain(v engine.View, seat engine.Seat, source int) string {
	t := v.(*rules.View)
	var room [sources]engine.Part
	points := int(t.AppendScore(room[:0], seat)[source].Points)
	switch uint8(source) {
	case rules.SourceGold:
		if gold, shown := t.ShownGold(seat); shown {
			return ui.Number(gold)
		}
	case rules.SourceCards:
		const each = 3
		if points > 0 {
			return ui.Number(points/each) + "×" + ui.Number(each)
		}
	default:
		if last := t.Worth(seat)[source]; last > 0 && points > last {
			return ui.Number(points-last) + "+" + ui.Number(last)
		}
	}
	return ""
}

// howToArt are the pictures of the pages of the rules; the first page has the
// vignette.
func howToArt() [][]sprites.ID {
	var stones, cards []sprites.ID
	for s := range mostSeats {
		stones = append(stones, art.Stone(s))
	}
	for c := range rules.CardKinds {
		cards = append(cards, art.PowerCard(int(c)))
	}
	return [][]sprites.ID{
		texts.PageRound:    {art.Pharaoh, art.CardIcon, art.FarmerHead, art.Temple, art.Gold, art.PyramidIcon},
		texts.PageAuction:  append(stones, cards[rules.BidBlockade], cards[rules.OutbidCard]),
		texts.PageActions:  {art.CardBack, art.Farmer, art.Bricks(1), art.Bricks(2), art.Pyramid, art.DoublePyramid},
		texts.PageOffering: {art.Coin(0), art.CoinStack, art.BigTemple, art.StealCard},
		texts.PageGifts:    {art.CardBack, art.Farmer, art.Bricks(1), art.Pharaoh},
		texts.PageHarvest:  {art.CardSymbol, art.TempleIcon, art.Farmer, art.PrintedFarmer, art.Gold, shell.Camel, cards[rules.EightGold], cards[rules.HarvestIncrease]},
		texts.PageCards:    cards[:rules.FarmerBonus],
		texts.PageBonuses:  cards[rules.FarmerBonus:],
		texts.PageScoring:  {art.ScorePyramids, art.ScoreSets, art.ScoreWest, art.ScoreEast, art.ScoreTemples, art.ScoreCards, art.ScoreGold},
	}
}
