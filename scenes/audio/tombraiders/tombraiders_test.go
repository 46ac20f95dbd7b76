package tombraiders_test

import (
	"testing"

	"sandglass/scenes/audio/audiotest"
	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/tombraiders"
)

func TestSet(t *testing.T) {
	audiotest.Check(t, shell.Table, tombraiders.Table)
}
