package paint

import (
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// NewStage gives a picture of the stage's size.
func NewStage() *sprites.Picture {
	return &sprites.Picture{W: StageW, H: StageH, Pix: make([]sprites.Index, StageW*StageH)}
}

// Raster draws the list on dst, which is of the stage's size, with exact
// palette indices: the reference for what the graphics card shows.
func (l *List) Raster(dst *sprites.Picture, a *atlas.Atlas) {
	for _, c := range l.Cmds {
		clip := l.Clips[c.Clip]
		table := sprites.Table(c.Remap)
		if c.Sprite == sprites.Fill {
			r := clip.And(Rect{int(c.X), int(c.Y), int(c.W), int(c.H)})
			for y := r.Y; y < r.Y+r.H; y++ {
				row := dst.Pix[y*dst.W+r.X:][:r.W]
				for i := range row {
					row[i] = sprites.Index(c.Remap)
				}
			}
			continue
		}
		sheet := a.Sheet(c.Sprite)
		if sheet == nil {
			continue
		}
		at, f := Place(c)
		r := clip.And(at)
		for y := r.Y; y < r.Y+r.H; y++ {
			src := sheet.Pix[(int(f.Y)+y-at.Y)*sheet.W+int(f.X):]
			row := dst.Pix[y*dst.W:]
			for x := r.X; x < r.X+r.W; x++ {
				i := x - at.X
				if c.Flip&FlipX != 0 {
					i = at.W - 1 - i
				}
				if p := src[i]; p != sprites.T {
					row[x] = table[p]
				}
			}
		}
	}
}

// Place is where on the stage a sprite command puts its pixels, and the
// sprite's frame.
func Place(c Cmd) (Rect, sprites.Frame) {
	f := atlas.Frame(c.Sprite)
	ax := int(f.AX)
	if c.Flip&FlipX != 0 {
		ax = int(f.W) - 1 - ax
	}
	return Rect{int(c.X) - ax, int(c.Y) - int(f.AY), int(f.W), int(f.H)}, f
}
