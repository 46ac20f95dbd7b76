// Command libraries is the empty program with the libraries that the game uses:
// the difference is their share of the site.
package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"
)

type game struct{ page *ebiten.Image }

func (g *game) Update() error {
	return nil
}

func (g *game) Draw(surface *ebiten.Image) {
	surface.DrawTriangles(make([]ebiten.Vertex, 3), []uint16{0, 1, 2}, g.page, nil)
}

func (g *game) Layout(int, int) (int, int) { return 640, 360 }

func main() {
	context := audio.NewContext(48000)
	if p, err := context.NewPlayerF32(bytes.NewReader(nil)); err == nil {
		p.Play()
	}
	m, err := png.Decode(bytes.NewReader([]byte(strings.Join(os.Args, " "))))
	if n, bad := strconv.ParseFloat(os.Args[0], 64); bad == nil && err == nil {
		words := strings.Fields(m.Bounds().String())
		slices.Sort(words)
		fmt.Println(n, words, time.Now().Format(time.RFC3339), reflect.ValueOf(m).Kind())
	}
	if err := ebiten.RunGame(&game{ebiten.NewImage(8, 8)}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
