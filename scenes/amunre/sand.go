package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/amunre"
	"sandglass/sprites/amunre/place"
)

// sandTime is how long the sand takes to come, and to go.
var sandTime = anim.Ms(1500)

// wholeSand is how far the sand has come when it covers all, in the measure of place.Sand.
const wholeSand = 1000

// sand lets sand cover the map: owners and farmers are gone when it goes, pyramids and
// bricks stand out of it all the time.
func (d *director) sand(x engine.Event) {
	b := d.b
	blow := func(from, to int) func(*paint.List, anim.Ticks) {
		return func(l *paint.List, t anim.Ticks) { b.drawSand(l, anim.Between(from, to, anim.Part(t, sandTime))) }
	}
	d.Add(anim.Act{Length: sandTime, Draw: blow(0, wholeSand), Start: d.Sound("year_turn", mapRect.W/2, engine.Spectator)})
	d.Add(anim.Act{
		Length: anim.Ms(1800), Hold: true,
		Start: func() { b.play.sand = true; b.pic.Fold(x) },
		End:   func() { b.play.sand = false },
	})
	d.Add(anim.Act{Length: sandTime, Draw: blow(wholeSand, 0)})
}

// drawSand paints the sand when it has come so far (0 to wholeSand), and what stands
// out of it.
func (b *Board) drawSand(l *paint.List, part int) {
	l.PushClip(mapRect)
	for i := range place.SandTiles {
		if x, y, frame := place.Sand(i, part); frame >= 0 {
			l.Sprite(art.Sand(frame), x, y)
		}
	}
	for pr := range rules.Province(rules.Provinces) {
		b.drawBuildings(l, pr)
	}
	l.PopClip()
}

// drawCentury paints the map below its sand, and says what has come to pass.
func (b *Board) drawCentury(l *paint.List, m *table.Moment) {
	b.drawSand(l, wholeSand)
	w := &b.words.show
	r := paint.Rect{X: 32, Y: 131, W: 400, H: 46} // over the Nile, where nothing is built
	ui.Parchment(l, r)
	ui.Title(l, fonts.DisplayBrown, r.X+r.W/2, r.Y+4, w.title)
	ui.Centred(l, fonts.Small, r.X+r.W/2, r.Y+31, w.lines, sprites.E1)
	m.DrawGoOn(l, paint.Rect{X: r.X + r.W/2 - 46, Y: r.Y + r.H + 8, W: 92, H: 22}, b.words.goOn)
}

func (b *Board) saySand(w *words, e *scenes.Env) {
	w.show.title = e.Text(&text.SandTitle)
	w.show.lines = []string{e.Text(&text.SandWhy)}
	w.header, w.phase = e.Text(&text.Kingdoms[b.pic.kingdom]), ""
}

func (b *Board) promptSand(e *scenes.Env, t *table.Telling) string {
	t.Gold(e.Text(&text.SandNext))
	return e.Text(&text.SandTitle)
}
