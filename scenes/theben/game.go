package theben

import (
	rules "sandglass/engine/theben"
	"sandglass/scenes/locale"
	texts "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
	art "sandglass/sprites/theben"
)

// Game is what the client adds to the rule set.
var Game = &table.Game{
	ID:      rules.Game.Name,
	Rules:   rules.Game,
	Board:   New,
	Music:   "theben",
	Title:   texts.Title,
	About:   texts.About,
	Picture: art.Vignette,
	HowTo:   texts.Rules,
	Sources: sources(),
	Options: texts.Options,
}

func sources() (names []locale.Msg) {
	for _, key := range rules.Game.Sources {
		names = append(names, texts.Sources[key])
	}
	return names
}
