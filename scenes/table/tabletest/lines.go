package tabletest

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// A line is a run of glyphs as it stands on the stage, and the commands that
// draw it.
type line struct {
	paint.Rect
	first, last int
}

// lines gathers the glyphs of a frame that show to lines of text.
func lines(l *paint.List) (all []line) {
	for i, c := range l.Cmds {
		if s := c.Sprite.Sheet(); c.Sprite == sprites.Fill || s != fonts.SheetNo && s != fonts.DisplaySheetNo {
			continue
		}
		r, _ := paint.Place(c)
		if r = r.And(l.Clips[c.Clip]); c.Clip != 0 && (r.W == 0 || r.H == 0) {
			continue
		}
		if n := len(all) - 1; n >= 0 && l.Cmds[all[n].last].Y == c.Y && r.X >= all[n].X && r.X <= all[n].X+all[n].W+3 {
			p := &all[n]
			right, bottom := max(p.X+p.W, r.X+r.W), max(p.Y+p.H, r.Y+r.H)
			p.Y = min(p.Y, r.Y)
			p.W, p.H, p.last = right-p.X, bottom-p.Y, i
			continue
		}
		all = append(all, line{r, i, i})
	}
	return all
}

// covered says whether anything drawn between two commands covers the place.
func covered(l *paint.List, after, before int, place paint.Rect) bool {
	for _, c := range l.Cmds[after+1 : before] {
		r := paint.Rect{X: int(c.X), Y: int(c.Y), W: int(c.W), H: int(c.H)}
		if c.Sprite != sprites.Fill {
			r, _ = paint.Place(c)
		}
		if r.And(l.Clips[c.Clip]).And(place) == place {
			return true
		}
	}
	return false
}
