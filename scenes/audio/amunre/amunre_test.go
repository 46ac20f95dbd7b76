package amunre_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/amunre"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, amunre.Table)
}
