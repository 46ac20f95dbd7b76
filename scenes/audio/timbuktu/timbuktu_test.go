package timbuktu_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/timbuktu"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, timbuktu.Table)
}
