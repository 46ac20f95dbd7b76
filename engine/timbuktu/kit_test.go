package timbuktu_test

import (
	"testing"

	"sandglass/engine/enginetest"
	"sandglass/engine/timbuktu"
)

func TestTheEnginesContract(t *testing.T) { enginetest.Run(t, timbuktu.Game) }

func TestTheSameGamesOnEveryMachine(t *testing.T) {
	enginetest.Chain(t, timbuktu.Game, "testdata/chain.txt")
}
