package shell

import (
	"slices"
	"strconv"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// results tells a finished game: a podium, and a table of the points by source.
type results struct {
	menu
	shell *Shell
	r     table.Result
	rank  []int // seats, the best first
	now   anim.Ticks
	begun bool

	lang    locale.Lang
	title   string
	verdict string
	kept    string
	rows    []resultRow
	heads   []string
}

// A resultRow is one seat's line of the table.
type resultRow struct {
	seat   int
	place  string
	name   string
	short  string // the name on the podium
	driver string
	parts  []int    // by source
	points []string // the same, written
	best   []bool   // nobody has more from this source
	total  string
}

func (s *Shell) results(e *scenes.Env, r table.Result) scenes.Scene {
	x := &results{menu: menu{exit: "title"}, shell: s, r: r}
	for i := range r.Seating.Seats {
		x.rank = append(x.rank, i)
	}
	slices.SortStableFunc(x.rank, func(a, b int) int { return int(r.Places[a]) - int(r.Places[b]) })
	x.build(e)
	return x
}

func (x *results) build(e *scenes.Env) {
	x.lang = e.Settings.Lang
	x.verdict = verdict(e, &x.r, x.rank)
	x.title = e.T(locale.SharedWin)
	if len(winners(&x.r)) == 1 {
		x.title = e.T(locale.Wins, x.r.Seating.Names[x.rank[0]])
	}
	x.kept = e.T(locale.NoRecord)
	if x.r.Saved != "" {
		x.kept = e.T(locale.RecordIn, x.r.Saved)
	}
	x.heads = x.heads[:0]
	for _, m := range x.r.Game.Sources {
		x.heads = append(x.heads, e.T(m))
	}
	x.fillRows(e)
	x.items = items{
		{id: "again", text: e.T(locale.PlayAgain), gold: true, do: confirmed(x.again)},
		{id: "new", text: e.T(locale.NewGame), do: confirmed(func(e *scenes.Env) {
			e.Stack.Reset(x.shell.title(e, ""), scenes.Cut)
			x.shell.openSetup(e)
		})},
		{id: "title", text: e.T(locale.ToTitle), do: confirmed(x.leave)},
	}
	for i := range x.items {
		x.items[i].rect = paint.Rect{X: 10 + i*209, Y: 298, W: 202, H: 26}
	}
}

func (x *results) fillRows(e *scenes.Env) {
	best := make([]int, len(x.heads))
	byseat := make([][]int, x.r.Seating.Seats)
	for i := range byseat {
		byseat[i] = make([]int, len(x.heads))
		for _, p := range x.r.Parts[i] {
			byseat[i][p.Source] += int(p.Points)
		}
		for k, v := range byseat[i] {
			best[k] = max(best[k], v)
		}
	}
	x.rows = x.rows[:0]
	for _, seat := range x.rank {
		row := resultRow{
			seat:   seat,
			place:  strconv.Itoa(int(x.r.Places[seat])),
			name:   x.r.Seating.Names[seat],
			short:  fonts.Small.Fit(x.r.Seating.Names[seat], 44),
			driver: fonts.Small.Fit(driverText(e, x.r.Seats[seat].Driver), nameW),
			parts:  byseat[seat],
			total:  strconv.Itoa(x.r.Points[seat]),
		}
		for k, v := range row.parts {
			row.points = append(row.points, strconv.Itoa(v))
			row.best = append(row.best, v > 0 && v == best[k])
		}
		x.rows = append(x.rows, row)
	}
}

// winners are the seats in the first place.
func winners(r *table.Result) (seats []int) {
	for i := range r.Seating.Seats {
		if r.Places[i] == 1 {
			seats = append(seats, i)
		}
	}
	return seats
}

// verdict says in a line who won and by how much.
func verdict(e *scenes.Env, r *table.Result, rank []int) string {
	won := winners(r)
	name := r.Seating.Names[won[0]]
	if len(won) > 1 {
		for i, seat := range won[1:] {
			if next := r.Seating.Names[seat]; i == len(won)-2 {
				name = e.T(locale.And, name, next)
			} else {
				name += ", " + next
			}
		}
		return e.T(locale.TiedFirst, name)
	}
	if ahead := r.Points[rank[0]] - r.Points[rank[1]]; ahead > 0 {
		return e.N(locale.WonBy, ahead, name)
	}
	return e.T(locale.WonTie, name)
}

// again starts the same game at once, with other luck.
func (x *results) again(e *scenes.Env) {
	setup := engine.Setup{Seed: draw(e), Options: x.r.Setup.Options}
	t, err := table.Start(e, x.r.Game, setup, x.r.Seats, x.shell.hooks())
	if err != nil {
		e.Stack.Push(NewMessage(e, e.T(locale.CannotStart, err)), scenes.Cut)
		return
	}
	e.Stack.Reset(t, scenes.SandWipe)
}

func (x *results) leave(e *scenes.Env) {
	e.Stack.Reset(x.shell.title(e, ""), scenes.SandWipe)
}

func (x *results) Name() string { return "results" }

func (x *results) Update(e *scenes.Env, by anim.Ticks) {
	if !x.begun {
		x.begun = true
		e.Play(x.cheer())
		e.Sound.Music("results")
	}
	x.now += by
}

// cheer is the jingle: lose only when all people at this screen have lost.
func (x *results) cheer() string {
	humans, won := 0, false
	for i := range x.r.Seating.Seats {
		if x.r.Seating.Human[i] {
			humans++
			won = won || x.r.Places[i] == 1
		}
	}
	if humans == 1 && !won {
		return "lose"
	}
	return "win"
}

func (x *results) Describe(_ *scenes.Env, d *scenes.Description) {
	d.Game, d.Prompt = x.r.Game.ID, x.verdict
}

var (
	resultMeans = []ui.Means{ui.ToTurn, ui.ToGo}
	resultWords = []locale.Msg{locale.Move, locale.Choose}
)

func (x *results) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if x.lang != e.Settings.Lang {
		x.build(e)
	}
	backdrop(l)
	headline(l, x.title)
	x.drawPodium(e, l)
	x.drawTable(e, l)
	x.items.draw(l, f)
	ui.HintBar(l, e.Device, x.hints.get(e, resultMeans, resultWords))
	l.Right(fonts.Small, paint.StageW-12, ui.Middle(fonts.Small, 334, 26), x.kept, sprites.P3)
}

// steps are where the first three stand on the podium: the middle of their
// block; its top depends on the place.
var (
	stepX   = [3]int{99, 55, 143}
	stepTop = [6]int{0, 162, 192, 212, 212, 212}
)

const floor = 256

func (x *results) drawPodium(e *scenes.Env, l *paint.List) {
	ui.Dark(l, paint.Rect{X: 10, Y: 34, W: 178, H: 252})
	l.Sprite(shell.Stage, 14, 38)
	for i := min(3, len(x.rank)) - 1; i >= 0; i-- {
		seat := x.rank[i]
		top, cx := stepTop[x.r.Places[seat]], stepX[i]
		ui.Frame(l, &shell.PodiumStep, paint.Rect{X: cx - 22, Y: top, W: 45, H: floor - top})
		place := x.rows[i].place
		l.Bold(fonts.Body, cx-fonts.Body.BoldWidth(place)/2, top+14, place, sprites.R1)
		l.Draw(shell.Bust, cx, top, sprites.Player+sprites.Remap(seat), 0)
		if x.r.Places[seat] == 1 {
			l.Sprite(shell.Cup, cx-6, top-48)
		}
		l.Centre(fonts.Small, cx, 264, x.rows[i].short, sprites.E7)
	}
	if e.Settings.ReducedMotion {
		return
	}
	for i := range 6 { // glints about the winner
		t := int(x.now) + i*17
		if t/20%7 < 4 && t%20 < 16 {
			px, py := 40+(i*53+t/140*29)%118, 56+(i*37+t/140*41)%90
			l.Sprite(shell.Sparkle(t%20/5), px, py)
		}
	}
}

const (
	tableX = 196
	tableW = 434
	firstX = 334 // middle of the first source's column
	totalX = 616 // right end of the totals
	nameX  = 246
	nameW  = 62
	barX   = 312

	// maxSources is how many sources a game may have: their columns share the
	// width sourcesW.
	maxSources = 6
	sourcesW   = 240

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
