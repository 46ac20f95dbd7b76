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
	sourcesW = 240

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
		l.Centre(fonts.Small, firstX+k*pitch, 64, head, sprites.E1)
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
		cx := firstX + k*pitch
		if row.best[k] {
			l.Bold(fonts.Body, cx-fonts.Body.BoldWidth(p)/2, y, p, sprites.R1)
		} else {
			l.Centre(fonts.Body, cx, y, p, sprites.E0)
		}
	}
	l.Bold(fonts.Body, totalX-fonts.Body.BoldWidth(row.total), y, row.total, sprites.R1)
	x.drawBar(e, l, row, y+20, most)
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
			ui.Frame(l, shell.Bar(k), paint.Rect{X: barX + from, Y: y, W: w, H: 9})
		}
	}
}
