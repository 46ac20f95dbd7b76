package shell

import (
	"bytes"
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
)

// A save that another program can go on with is left where it is.
func TestASaveOfAnotherProgramIsLeftAlone(t *testing.T) {
	first := start(t, nil)
	first.keys(input.KeyEnter, input.KeyEnter)
	names, _ := first.store.Names("saves/")
	text, _ := first.store.Read(names[0])
	stranger := bytes.Replace(text, []byte("bot:"), []byte("bot:genius-of-"), 1)
	if bytes.Equal(stranger, text) {
		t.Fatal("the save names no bot")
	}
	game := *testGame
	game.ID = "halma"
	for what, c := range map[string]struct {
		text  []byte
		shell *Shell
	}{"bot": {stranger, first.shell}, "game": {text, New([]*table.Game{&game})}} {
		r := start(t, func(e *scenes.Env) { _ = e.Store.Write(names[0], c.text) })
		r.shell.games = c.shell.games
		r.keys(input.KeyEnter)
		r.at("title", "continue")
		if d := r.Describe(paint.StagePlace{}); d.Prompt == "" {
			t.Errorf("%s: it is not told", what)
		}
		if kept, err := r.store.Read(names[0]); err != nil || !bytes.Equal(kept, c.text) {
			t.Errorf("%s: the save is not left: %v", what, err)
		}
	}
}
