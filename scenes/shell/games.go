package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// openSetup opens the set-up with the settings of the last game, ready to
// start; the choice of the game lies below it, and comes first when there is
// none to repeat.
func (s *Shell) openSetup(e *scenes.Env) {
	g, err := s.find(e.Settings.Last.Game)
	if err != nil && len(s.games) == 1 {
		g = s.games[0]
	}
	e.Stack.Push(newGames(e, s, g), scenes.Cut)
	if g != nil {
		e.Stack.Push(newSeats(e, s, g), scenes.Cut)
	}
}

// cardIDs are the spots of the games' cards.
var cardIDs = [...]string{"game.1", "game.2", "game.3", "game.4"}

// games is the choice of the game: a card each.
type gamesScene struct {
	menu
	shell *Shell
	first *table.Game // has the focus at first; nil for the first card
	lang  locale.Lang
	cards []gameCard
}

// A gameCard is the texts of one game.
type gameCard struct {
	players string
	about   []string
}

func newGames(e *scenes.Env, s *Shell, first *table.Game) scenes.Scene {
	g := &gamesScene{menu: menu{exit: "back"}, shell: s, first: first}
	g.build(e)
	return g
}

func (g *gamesScene) build(e *scenes.Env) {
	g.lang = e.Settings.Lang
	g.items = items{backItem(e)}
	g.cards = make([]gameCard, len(g.shell.games))
	for i, x := range g.shell.games {
		g.cards[i] = gameCard{
			players: e.T(locale.Players, x.Rules.MinSeats, x.Rules.MaxSeats),
			about:   fonts.Small.Wrap(nil, e.T(x.About), 128),
		}
		g.items = append(g.items, item{id: cardIDs[i], rect: g.card(i), text: e.T(x.Title), own: true, do: confirmed(func(e *scenes.Env) {
			e.Stack.Push(newSeats(e, g.shell, x), scenes.Cut)
		})})
	}
}

func (g *gamesScene) Name() string { return "games" }

// Start is where the focus begins.
func (g *gamesScene) Start() string {
	for i, x := range g.shell.games {
		if x == g.first {
			return cardIDs[i]
		}
	}
	return cardIDs[0]
}

func (g *gamesScene) card(i int) paint.Rect {
	n := len(g.shell.games)
	x := (paint.StageW - n*156 + 8) / 2
	return paint.Rect{X: x + i*156, Y: 60, W: 148, H: 236}
}

func (g *gamesScene) Describe(e *scenes.Env, d *scenes.Description) {
	d.Prompt = e.T(locale.ChooseGame)
}

var gamesHints = hints{{ui.ToTurn, &locale.Choose}, {ui.ToGo, &locale.Play}, {ui.ToBack, &locale.Back}}

func (g *gamesScene) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if g.lang != e.Settings.Lang {
		g.build(e)
	}
	backdrop(l)
	headline(l, e.T(locale.ChooseGame))
	for i := range g.cards {
		g.drawCard(e, l, i, f.State(cardIDs[i]))
	}
	g.items.draw(l, f)
	ui.HintBar(l, e.Look(), g.hints.get(e, orBack(f.ID, &gamesHints)))
}

// drawCard draws a card; the one with the focus stands 4 px higher.
func (g *gamesScene) drawCard(e *scenes.Env, l *paint.List, i int, s ui.State) {
	r, game, c := g.card(i), g.shell.games[i], &g.cards[i]
	if s&ui.Focused != 0 {
		r.Y -= 4
	}
	ui.Parchment(l, r)
	if s&ui.Focused != 0 {
		ui.Glow(l, r)
	}
	l.Fill(paint.Rect{X: r.X + 4, Y: r.Y + 5, W: 140, H: 86}, sprites.E0)
	l.Sprite(game.Picture, r.X+5, r.Y+6)
	name := e.T(game.Title)
	mid := r.X + r.W/2
	l.Bold(fonts.Body, mid-fonts.Body.BoldWidth(name)/2, r.Y+97, name, sprites.R1)
	ui.Divider(l, r.X+10, r.Y+116, 128)
	l.Centre(fonts.Small, mid, r.Y+123, c.players, sprites.E1)
	ui.Centred(l, fonts.Small, mid, r.Y+137, c.about, sprites.E0)
	ui.Button(l, paint.Rect{X: r.X + 14, Y: r.Y + 205, W: 120, H: 22}, e.T(locale.Play), s|ui.Chosen)
}
