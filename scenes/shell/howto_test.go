package shell

import (
	"testing"

	"sandglass/scenes"
)

// TestTheRulesOpenAtThePageAskedFor: boards ask for the page that fits.
func TestTheRulesOpenAtThePageAskedFor(t *testing.T) {
	r := start(t, nil)
	last := len(testGame.HowTo) - 1
	for page, want := range map[int]int{0: 0, 1: 1, last: last, -1: 0, 99: last} {
		r.e.Stack.Push(r.shell.hooks().Rules(r.e, testGame, page), scenes.Cut)
		r.frame()
		r.at("rules", pageIDs[want])
		r.e.Stack.Pop(scenes.Cut)
	}
}
