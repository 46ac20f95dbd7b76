package enginetest_test

import (
	"testing"

	"sandglass/engine/enginetest"
	"sandglass/engine/enginetest/toy"
)

func TestToyPasses(t *testing.T) { enginetest.Run(t, toy.Game) }

func TestChain(t *testing.T) { enginetest.Chain(t, toy.Game, "testdata/chain.txt") }
