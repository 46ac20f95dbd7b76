package ui

import (
	"sandglass/scenes/paint"
	"sandglass/sprites/shell"
)

// Cloth draws a curtain in a seat's colours, opaque over the whole stage.
func Cloth(l *paint.List, seat int) {
	r := SeatRemap(seat)
	l.Draw(shell.CurtainFolds, 0, 0, r, 0)
	l.Draw(shell.CurtainFolds, paint.StageW-1, 0, r, paint.FlipX)
	for x := 0; x < paint.StageW; x += 160 {
		l.Draw(shell.CurtainValance, x, 0, r, 0)
		l.Draw(shell.CurtainHem, x, paint.StageH-16, r, 0)
	}
}
