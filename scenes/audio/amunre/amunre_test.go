package amunre_test

import (
	"testing"

	"sandglass/scenes/audio/amunre"
	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, amunre.Table)
}
