package theben_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/theben"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, theben.Table)
}
