package enginetest_test

import (
	"testing"

	"sandglass/engine/enginetest"
	"sandglass/engine/enginetest/dig"
	"sandglass/engine/enginetest/toy"
)

func TestToyPasses(t *testing.T) { enginetest.Run(t, toy.Game) }

func TestDigPasses(t *testing.T) { enginetest.Run(t, dig.Game) }

func TestChain(t *testing.T) {
	enginetest.Chain(t, toy.Game, "testdata/toy.txt")
	enginetest.Chain(t, dig.Game, "testdata/dig.txt")
}
