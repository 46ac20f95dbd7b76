package theben

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/scenes/table/tabletest"
)

func TestKit(t *testing.T) {
	tabletest.Run(t, Game, "bound", "filled", "upcoming", "dig", "spent", "found", "blank", "exhibition", "roll", "turn", "conference")
}

func TestFoldOfEventsIsTheNewPicture(t *testing.T) {
	tabletest.Fold(t, Game, func(v engine.View) picture { return read(v.(*rules.View)) }, (*picture).Fold)
}
