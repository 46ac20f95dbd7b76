package games_test

import (
	"path/filepath"
	"testing"

	"sandglass/engine/enginetest"
	"sandglass/engine/games"
)

func TestKit(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name, func(t *testing.T) { enginetest.Run(t, g) })
	}
}

func TestChain(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name, func(t *testing.T) {
			enginetest.Chain(t, g, filepath.Join("..", g.Name, "testdata", "chain.txt"))
		})
	}
}

func TestFind(t *testing.T) {
	for _, g := range games.All() {
		if found, err := games.Find(g.Name); err != nil || found != g {
			t.Errorf("%s: %v, %v", g.Name, found, err)
		}
	}
	if _, err := games.Find("chess"); err == nil {
		t.Error("a game that is not there is found")
	}
}
