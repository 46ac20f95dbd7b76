package theben_test

import (
	"testing"

	"sandglass/engine/enginetest"
	"sandglass/engine/theben"
)

func TestTheEnginesContract(t *testing.T) { enginetest.Run(t, theben.Game) }

func TestTheSameGamesOnEveryMachine(t *testing.T) {
	enginetest.Chain(t, theben.Game, "testdata/chain.txt")
}
