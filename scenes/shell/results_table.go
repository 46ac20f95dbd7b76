package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

const (
	tableX = 196
	tableW = 434
	firstX = 334 // middle of the first source's column
	totalX = 616 // right end of the totals
	nameX  = 246
	nameW  = 62
	barX   = 312

	// sourcesW is shared by the columns of the sources, engine.MaxSources at most.
	sourcesW = 264

	chipW = 10 // a source's colour before its name

	barW   = 272
	rowTop = 80
)

// rowHigh is the height of a row: the table is filled, but never loose.
func (x *results) rowHigh() int { return min(48, 204/len(x.rows)) }

func (x *results) drawTable(e *scenes.Env, l *paint.List) {
	ui.Parchment(l, paint.Rect{X: tableX, Y: 34, W: tableW, H: 252})
	l.Bold(fonts.Body, tableX+12, 41, e.T(x.r.Game.Title), sprites.N0)
	l.Right(fonts.Small, totalX, 45, x.verdict, sprites.E1)
	pitch := min(56, sourcesW/max(1, len(x.heads)))
	for k, head := range x.heads {
		from := firstX + k*pitch - (fonts.Small.Width(head)+chipW)/2
		x.drawSource(l, paint.Rect{X: from, Y: 66, W: 7, H: 7}, k)
		l.Text(fonts.Small, from+chipW, 64, head, sprites.E1)
	}
	l.Right(fonts.Small, totalX, 64, e.T(locale.PointsWord), sprites.E0)
	most := 1
	for i := range x.rows {
		most = max(most, x.r.Points[x.rows[i].seat])
	}
	for i := range x.rows {
		x.drawRow(e, l, i, pitch, most)
	}
}

func (x *results) drawRow(e *scenes.Env, l *paint.List, i, pitch, most int) {
	high := x.rowHigh()
	row, y := &x.rows[i], rowTop+i*high
	if x.r.Places[row.seat] == 1 {
		l.Fill(paint.Rect{X: tableX + 5, Y: y - 4, W: tableW - 10, H: high - 1}, sprites.E6)
	}
	if i > 0 {
		ui.Rule(l, tableX+8, y-5, tableW-16)
	}
	l.Text(fonts.Body, tableX+12, y+8, row.place, sprites.E1)
	ui.Badge(l, tableX+24, y+4, row.seat)
	face := fonts.Body
	if face.BoldWidth(row.name) > nameW {
		face = fonts.Small
	}
	l.Bold(face, nameX, ui.Middle(face, y+3, 10), row.name, sprites.N0)
	l.Text(fonts.Small, nameX, y+17, row.driver, sprites.E1)
	for k, p := range row.points {
		drawCell(l, firstX+k*pitch, y, pitch-4, row.sums[k], p, row.best[k])
	}
	l.Bold(fonts.Body, totalX-fonts.Body.BoldWidth(row.total), y, row.total, sprites.R1)
	x.drawBar(e, l, row, y+20, most)
}

// drawCell draws a source's points about cx, behind how they came about where
// that is told and w has room for it.
func drawCell(l *paint.List, cx, y, w int, sum, points string, best bool) {
	wide := fonts.Body.Width(points)
	if best {
		wide = fonts.Body.BoldWidth(points)
	}
	x := cx - wide/2
	if sum != "" {
		if both := fonts.Small.Width(sum) + 2 + wide; both <= w {
			x = l.Text(fonts.Small, cx-both/2, y+3, sum, sprites.E1) + 2
		}
	}
	if best {
		l.Bold(fonts.Body, x, y, points, sprites.R1)
	} else {
		l.Text(fonts.Body, x, y, points, sprites.E0)
	}
}

// drawSource draws a piece of a source's colour.
func (x *results) drawSource(l *paint.List, r paint.Rect, k int) {
	if x.r.Game.SourceInk == nil {
		ui.Frame(l, shell.Bar(k), r)
		return
	}
	l.Fill(r, sprites.E0)
	l.Fill(r.In(1), x.r.Game.SourceInk[k])
}

// drawBar draws a seat's points as a bar of its sources that grows at first;
// the best seat's fills the track.
func (x *results) drawBar(e *scenes.Env, l *paint.List, row *resultRow, y, most int) {
	ui.Frame(l, &shell.BarTrack, paint.Rect{X: barX, Y: y, W: barW, H: 9})
	grown := 1.0
	if !e.Settings.ReducedMotion {
		grown = anim.OutCubic(anim.Part(e.Settings.Speed.Ticks(x.now), 60))
	}
	sum := 0
	for k, p := range row.parts {
		from := int(float64(barW*sum/most) * grown)
		sum += max(0, p)
		if w := int(float64(barW*sum/most)*grown) - from; w > 2 {
			x.drawSource(l, paint.Rect{X: barX + from, Y: y, W: w, H: 9}, k)
		}
	}
}
