// Command empty is the least that an Ebitengine program can be: what the game's
// size and frames are compared with.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{}

func (game) Update() error              { return nil }
func (game) Draw(*ebiten.Image)         {}
func (game) Layout(int, int) (int, int) { return 640, 360 }

func main() {
	if err := ebiten.RunGame(game{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
