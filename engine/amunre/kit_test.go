package amunre

import (
	"testing"

	"sandglass/engine/enginetest"
)

func TestKit(t *testing.T) { enginetest.Run(t, Game) }
