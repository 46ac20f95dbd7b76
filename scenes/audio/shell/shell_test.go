package shell_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, shell.Table, audiotest.Golden{"title": 0x41181340, "effects": 0xeb8fd3fe})
}
