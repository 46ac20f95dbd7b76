package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// pageIDs are the spots of the headings; a game has at most so many pages.
var pageIDs = [...]string{"page.1", "page.2", "page.3", "page.4", "page.5", "page.6", "page.7", "page.8", "page.9", "page.10"}

// howTo is a game's rules in short pages, as an open book: the headings on the
// left, the page of the heading that has the focus on the right.
type howTo struct {
	menu
	game  *table.Game
	page  int
	lines []string
	no    string
}

// newHowTo opens the book at a page, from 0; beyond the last it is the last.
func newHowTo(e *scenes.Env, g *table.Game, page int) scenes.Scene {
	h := &howTo{menu: menu{exit: "back"}, game: g}
	h.items = items{backItem(e)}
	for i, p := range g.HowTo {
		h.items = append(h.items, item{id: pageIDs[i], rect: h.row(i), text: e.T(p.Heading), own: true})
	}
	h.turn(e, min(max(page, 0), len(g.HowTo)-1))
	return h
}

// turn opens a page.
func (h *howTo) turn(e *scenes.Env, page int) {
	h.page = page
	h.lines = fonts.Body.Wrap(nil, e.T(h.game.HowTo[page].Text), 254)
	h.no = e.T(locale.PageOf, page+1, len(h.game.HowTo))
}

func (h *howTo) Name() string { return "rules" }

// Start is where the focus begins.
func (h *howTo) Start() string { return pageIDs[h.page] }

// follow opens the page whose heading has the focus.
func (h *howTo) follow(e *scenes.Env, focus string) {
	for i := range h.game.HowTo {
		if focus == pageIDs[i] && i != h.page {
			h.turn(e, i)
		}
	}
}

func (h *howTo) row(i int) paint.Rect { return paint.Rect{X: 42, Y: 70 + i*24, W: 262, H: 23} }

// Act on a heading goes on to the next page, so that one button reads all.
func (h *howTo) Act(e *scenes.Env, id string, by input.Intent) {
	if id == h.exit {
		h.items.act(e, id)
		return
	}
	if by.Kind == input.Release { // the pointer is on the page it wants
		e.Play("confirm")
		return
	}
	h.step(e, 1)
}

func (h *howTo) step(e *scenes.Env, by int) {
	e.Play("focus")
	n := len(h.game.HowTo)
	h.turn(e, (h.page+by+n)%n)
	f := e.Stack.Focus()
	f.ID, f.Hidden = pageIDs[h.page], false
}

func (h *howTo) Handle(e *scenes.Env, in input.Intent) bool {
	switch {
	case in.Kind == input.TabLeft, in.Kind == input.Scroll && in.DY < 0, sideways(in) && in.DX < 0:
		h.step(e, -1)
	case in.Kind == input.TabRight, in.Kind == input.Scroll && in.DY > 0, sideways(in) && in.DX > 0:
		h.step(e, 1)
	default:
		return h.menu.Handle(e, in)
	}
	return true
}

// sideways says whether the direction is left or right.
func sideways(in input.Intent) bool { return in.Kind == input.Nav && in.DY == 0 }

func (h *howTo) Describe(e *scenes.Env, d *scenes.Description) {
	h.follow(e, e.Stack.Focus().ID)
	p := h.game.HowTo[h.page]
	d.Game, d.Prompt = h.game.ID, e.T(p.Heading)+"\n"+e.T(p.Text)
}

var (
	howToHints = hints{{ui.ToList, &locale.Choose}, {ui.ToTurn, &locale.TurnPage}, {ui.ToBack, &locale.Back}}
	wheelHints = hints{{ui.ToGo, &locale.Choose}, {ui.ToScroll, &locale.TurnPage}}
)

func (h *howTo) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	h.follow(e, f.ID)
	backdrop(l)
	book(l)
	l.Bold(fonts.Body, 44, 42, e.T(h.game.Title), sprites.R1)
	ui.Divider(l, 44, 62, 258)
	for i, p := range h.game.HowTo {
		r := h.row(i)
		s := f.State(pageIDs[i])
		if i == h.page {
			l.Fill(r, sprites.G2)
			l.Fill(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, sprites.G3)
		}
		ui.Ring(l, r.In(3), s)
		t := e.T(p.Heading)
		face := ui.Roomy(t, r.W-16)
		l.Text(face, r.X+8, ui.Middle(face, r.Y, r.H), t, sprites.E0)
	}
	l.Bold(fonts.Body, 346, 42, e.T(h.game.HowTo[h.page].Heading), sprites.E0)
	ui.Divider(l, 346, 62, 254)
	ui.Lines(l, fonts.Body, 346, 72, h.lines, sprites.E0)
	h.drawArt(l, 72+len(h.lines)*fonts.Body.Line())
	l.Right(fonts.Small, 600, 298, h.no, sprites.E1)
	h.items.draw(l, f)
	ui.HintBar(l, e.Look(), h.hints.get(e, orBack(f.ID, byDevice(e.Device, &howToHints, &wheelHints))))
}

// drawArt draws the page's pictures below its text, which ends at y, where they
// have room: the game's own for this page, else the game's vignette.
func (h *howTo) drawArt(l *paint.List, y int) {
	const left, width, floor, gap = 346, 254, 292, 8
	if h.page >= len(h.game.HowToArt) || h.game.HowToArt[h.page] == nil {
		if y+8 < 206 {
			l.Fill(paint.Rect{X: 403, Y: 206, W: 140, H: 86}, sprites.E0)
			l.Sprite(h.game.Picture, 404, 207)
		}
		return
	}
	art := h.game.HowToArt[h.page]
	wide, high := -gap, 0
	for _, id := range art {
		f := atlas.Frame(id)
		wide, high = wide+int(f.W)+gap, max(high, int(f.H))
	}
	if y+8+high > floor {
		return
	}
	x, middle := left+(width-wide)/2, (y+8+floor)/2
	for _, id := range art {
		f := atlas.Frame(id)
		l.Sprite(id, x+int(f.AX), middle-int(f.H)/2+int(f.AY))
		x += int(f.W) + gap
	}
}

// book is two pages between red covers.
func book(l *paint.List) {
	l.Fill(paint.Rect{X: 22, Y: 34, W: 602, H: 290}, sprites.N0)
	l.Fill(paint.Rect{X: 20, Y: 32, W: 602, H: 290}, sprites.R0)
	l.Fill(paint.Rect{X: 21, Y: 33, W: 600, H: 288}, sprites.R1)
	l.Fill(paint.Rect{X: 26, Y: 36, W: 590, H: 282}, sprites.P1)
	l.Fill(paint.Rect{X: 28, Y: 36, W: 586, H: 280}, sprites.P3)
	for i, c := range [...]sprites.Index{sprites.P2, sprites.P1, sprites.P0} {
		w := [...]int{14, 8, 3}[i]
		for y := 36; y < 316; y += 2 { // the pages bend into the fold
			x := 321 - w + (y/2+i)%2
			l.Fill(paint.Rect{X: x, Y: y, W: 2*w - (y/2+i)%2*2, H: 2 - i%2}, c)
		}
	}
	l.Frame(paint.Rect{X: 34, Y: 40, W: 276, H: 272}, sprites.P2)
	l.Frame(paint.Rect{X: 336, Y: 40, W: 272, H: 272}, sprites.P2)
}
