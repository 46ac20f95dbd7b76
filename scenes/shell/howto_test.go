package shell

import (
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/sprites"
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

func TestLeftAndRightTurnThePages(t *testing.T) {
	r := start(t, nil)
	r.e.Stack.Push(newHowTo(r.e, testGame, 0), scenes.Cut)
	r.frame()
	r.keys(input.KeyRight)
	r.at("rules", "page.2")
	r.keys(input.KeyLeft)
	r.at("rules", "page.1")
	r.pad(padLeft)
	r.at("rules", "page.2")
	r.keys(input.KeyUp, input.KeyUp)
	r.at("rules", "back")
	r.keys(input.KeyEnter)
	r.at("title", "")
}

// Every page that a game gives pictures for shows them, in every language, and
// there are no pictures for pages that do not exist.
func TestPicturesOfTheRulesHaveRoom(t *testing.T) {
	for lang := range locale.Langs {
		for _, g := range boards.All() {
			if len(g.HowToArt) > len(g.HowTo) {
				t.Errorf("%s: %d rows of pictures for %d pages", g.ID, len(g.HowToArt), len(g.HowTo))
			}
			r := start(t, func(e *scenes.Env) { e.Settings.Lang = lang })
			for page, art := range g.HowToArt {
				r.over(newHowTo(r.e, g, page))
				shown := map[sprites.ID]bool{}
				for _, c := range r.Draw().Cmds {
					box, _ := paint.Place(c)
					shown[c.Sprite] = shown[c.Sprite] || box.X >= 340 && box.X+box.W <= 604 && box.Y+box.H <= 294
				}
				for _, id := range art {
					if !shown[id] {
						t.Errorf("%s %s, page %d: a picture does not show, or leaves the page", locale.Codes[lang], g.ID, page+1)
					}
				}
			}
		}
	}
}
