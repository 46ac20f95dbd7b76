package timbuktu_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/timbuktu"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, timbuktu.Table, audiotest.Golden{"timbuktu": 0x27c9ceb8, "effects": 0x888754b})
}
