package amunre

import (
	"testing"

	"sandglass/engine/enginetest"
)

func TestKit(t *testing.T) { enginetest.Run(t, Game) }

func TestChain(t *testing.T) { enginetest.Chain(t, Game, "testdata/chain.txt") }
