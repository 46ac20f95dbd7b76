package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	texts "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
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
	SourceInk: []sprites.Index{sprites.E5, sprites.G2, sprites.B1, sprites.R3, sprites.F2, sprites.G3},
	Explain:   explain,
}

// explain tells what a seat has at the end of what scores: pyramids, temples, gold.
// What the Old Kingdom brought is in the points, but its provinces are gone.
func explain(v engine.View, seat engine.Seat, source int) string {
	if uint8(source) != rules.SourceGold {
		return ""
	}
	gold, shown := v.(*rules.View).ShownGold(seat)
	if !shown {
		return ""
	}
	return "(" + itoa(gold) + ")"
}

// howToArt are the pictures of the pages of the rules; the first page has the
// vignette.
func howToArt() [][]sprites.ID {
	var stones, standards []sprites.ID
	for s := range mostSeats {
		stones = append(stones, art.Stone(s))
		standards = append(standards, art.Standard(s))
	}
	card := func(c rules.Card) sprites.ID { return art.PowerCard(int(c)) }
	return [][]sprites.ID{
		texts.PageRound:    {art.Pharaoh, art.CardIcon, art.FarmerHead, art.Temple, art.Gold, art.PyramidIcon},
		texts.PageAuction:  append(stones, card(rules.BidBlockade), card(rules.OutbidCard)),
		texts.PageActions:  {art.CardBack, art.Farmer, art.Bricks(1)},
		texts.PageBricks:   {art.Bricks(1), art.Bricks(2), art.Pyramid, art.DoublePyramid, card(rules.MasterBuilder)},
		texts.PageOffering: {art.Coin(0), art.CoinStack, art.BigTemple, art.StealCard},
		texts.PageGifts:    {art.CardBack, art.Farmer, art.Bricks(1), art.Pharaoh},
		texts.PageHarvest:  {art.Farmer, art.PrintedFarmer, art.Gold, shell.Camel, card(rules.EightGold), card(rules.HarvestIncrease)},
		texts.PageScoring:  {art.ScorePyramids, art.ScoreSets, art.ScoreWest, art.ScoreEast, art.ScoreTemples, art.ScoreCards, art.ScoreGold},
		texts.PageCards:    {card(rules.FreeFarmer), card(rules.ChangeOffering), card(rules.FarmerBonus), card(rules.CardBonus), card(rules.EgyptBonus), card(rules.SideBonus), card(rules.NileBonus)},
		texts.PageEnd:      standards,
	}
}
