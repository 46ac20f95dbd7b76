package shell

import (
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
	sums   []string // how they came about, e.g. "4×10=", "" where nothing is told
	best   []bool   // nobody has more from this source
	total  string
}

func (s *Shell) results(e *scenes.Env, r table.Result) scenes.Scene {
	x := &results{menu: menu{exit: "title"}, shell: s, r: r}
	for seat := range r.Seating.Seats {
		x.rank = append(x.rank, seat)
		for i := seat; i > 0 && r.Places[x.rank[i-1]] > r.Places[x.rank[i]]; i-- {
			x.rank[i-1], x.rank[i] = x.rank[i], x.rank[i-1]
		}
	}
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
	x.kept = kept(e, x.r.Saved)
	x.heads = x.heads[:0]
	for _, m := range x.r.Game.Sources {
		x.heads = append(x.heads, e.T(m))
	}
	x.fillRows(e)
	x.items = items{
		{id: "again", text: e.T(locale.SamePlayers), gold: true, do: confirmed(x.again)},
		{id: "new", text: e.T(locale.ChangeSetup), do: confirmed(func(e *scenes.Env) {
			e.Stack.Reset(x.shell.title(e, ""), scenes.Cut)
			x.shell.openSetup(e)
		})},
	}
	if x.r.Log != nil {
		x.items = append(x.items, item{id: "log", text: e.T(locale.GameLog), do: confirmed(func(e *scenes.Env) {
			e.Stack.Push(x.r.Log(e), scenes.Cut)
		})})
	}
	x.items = append(x.items, item{id: "title", text: e.T(locale.ToTitle), do: confirmed(x.leave)})
	pitch := 627 / len(x.items)
	for i := range x.items {
		x.items[i].rect = paint.Rect{X: 10 + i*pitch, Y: 298, W: pitch - 7, H: 26}
	}
}

// kept tells where the record is: the page has no files to speak of.
func kept(e *scenes.Env, name string) string {
	switch {
	case name == "":
		return e.T(locale.NoRecord)
	case !e.Window.CanQuit():
		return e.T(locale.RecordHere)
	}
	return e.T(locale.RecordIn, name)
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
			short:  fonts.Small.Fit(x.r.Seating.Names[seat], podiumName),
			driver: fonts.Small.Fit(driverText(e, x.r.Seats[seat].Driver), nameW),
			parts:  byseat[seat],
			total:  strconv.Itoa(x.r.Points[seat]),
		}
		for k, v := range row.parts {
			row.points = append(row.points, strconv.Itoa(v))
			row.best = append(row.best, v > 0 && v == best[k])
			row.sums = append(row.sums, x.sum(seat, k))
		}
		x.rows = append(x.rows, row)
	}
}

// sum tells how a seat came by the points of a source, where the game does.
func (x *results) sum(seat, source int) string {
	if x.r.Game.Explain == nil || x.r.View == nil {
		return ""
	}
	if sum := x.r.Game.Explain(x.r.View, engine.Seat(seat), source); sum != "" {
		return sum + "="
	}
	return ""
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

var resultHints = hints{{ui.ToTurn, &locale.Move}, {ui.ToGo, &locale.Choose}}

func (x *results) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if x.lang != e.Settings.Lang {
		x.build(e)
	}
	backdrop(l)
	headline(l, x.title)
	x.drawPodium(e, l)
	x.drawTable(e, l)
	x.items.draw(l, f)
	ui.HintBar(l, e.Look(), x.hints.get(e, &resultHints))
	l.Right(fonts.Small, paint.StageW-12, ui.Middle(fonts.Small, 334, 26), x.kept, sprites.P3)
}
