package amunre

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/table/tabletest"
)

func TestFoldOfEventsIsTheNewPicture(t *testing.T) {
	tabletest.Fold(t, Game, func(v engine.View) picture { return read(v.(*rules.View)) }, (*picture).Fold)
}
