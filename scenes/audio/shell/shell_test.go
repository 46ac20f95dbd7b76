package shell_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, shell.Table)
}
