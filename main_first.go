package main

import (
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// opening is the ground until the title is there: sky and sand.
type opening struct{ scenes.Base }

func (opening) Name() string { return "opening" }

func (opening) Draw(_ *scenes.Env, l *paint.List, _ *ui.Focus) {
	for i, c := range []sprites.Index{sprites.V0, sprites.V1, sprites.V2, sprites.V3, sprites.V4, sprites.V5, sprites.V6, sprites.E4, sprites.E3} {
		l.Fill(paint.Rect{X: 0, Y: 40 * i, W: paint.StageW, H: 40}, c)
	}
}

func first(*scenes.Env) scenes.Scene { return opening{} }
