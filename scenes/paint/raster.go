package paint

import (
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// NewStage gives a picture of the stage's size.
func NewStage() *sprites.Picture {
	return &sprites.Picture{W: StageW, H: StageH, Pix: make([]sprites.Index, StageW*StageH)}
}

// Raster draws the list on dst, which is at least of the stage's size and has the
// stage in its middle, with exact palette indices: the reference for what the
// graphics card shows.
func (l *List) Raster(dst *sprites.Picture, a *atlas.Atlas) {
	all := Rect{(StageW - dst.W) / 2, (StageH - dst.H) / 2, dst.W, dst.H}
	first := -all.Y*dst.W - all.X // of the stage, in dst
	for _, c := range l.Cmds {
		clip := l.Clips[c.Clip].And(all)
		table := sprites.Table(c.Remap)
		if c.Sprite == sprites.Fill {
			r := clip.And(Rect{int(c.X), int(c.Y), int(c.W), int(c.H)})
			for y := r.Y; y < r.Y+r.H && r.W > 0; y++ {
				row := dst.Pix[first+y*dst.W+r.X:][:r.W]
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
		if r.W == 0 {
			continue
		}
		for y := r.Y; y < r.Y+r.H; y++ {
			src := sheet.Pix[(int(f.Y)+(y-at.Y)/c.times())*sheet.W+int(f.X):]
			row := dst.Pix[first+y*dst.W+r.X:][:r.W]
			for x := range row {
				i := (x + r.X - at.X) / c.times()
				if c.Flip&FlipX != 0 {
					i = int(f.W) - 1 - i
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
	n := c.times()
	return Rect{int(c.X) - n*ax, int(c.Y) - n*int(f.AY), n * int(f.W), n * int(f.H)}, f
}
