package tabletest_test

import (
	"strconv"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/enginetest/dig"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
	"sandglass/sprites/shell"
	"sandglass/sprites/timbuktu"
)

// A dig is a board as small as boards get, for the game of package dig, in which
// nothing is anybody's secret: seats that gather finds, and two places to act on.
type dig struct {
	pic     digPicture
	prompts ui.Memo[digAsked, table.Prompt]
}

// digPicture is what lies on the table.
type digPicture struct{ points, finds, rests [3]int }

func (p *digPicture) Fold(e engine.Event) {
	switch e.Kind {
	case rules.Dug, rules.Shown:
		p.finds[e.Seat]++
		p.points[e.Seat] += int(e.A)
	case rules.Rested:
		p.rests[e.Seat] = int(e.A)
	}
}

type digAsked struct {
	lang  locale.Lang
	asked bool
	focus string
}

var (
	digSpots = [...]string{"move.dig", "move.rest"}
	digNames = [...]locale.Msg{{"Dig", "Ásás", "Graben"}, {"Rest", "Pihenés", "Rasten"}}
	digTells = [...]locale.Msg{{"Draws a find.", "Egy leletet húz.", "Zieht einen Fund."}, {"Counts one point.", "Egy pontot ér.", "Zählt einen Punkt."}}
	digAsks  = locale.Msg{"Dig or rest?", "Ásás vagy pihenés?", "Graben oder rasten?"}
	digWaits = locale.Msg{"The others dig", "A többiek ásnak", "Die anderen graben"}
)

func digRect(i int) paint.Rect  { return paint.Rect{X: 40 + 80*i, Y: 200, W: 60, H: 24} }
func seatRect(s int) paint.Rect { return paint.Rect{X: 40 + 80*s, Y: 40, W: 70, H: 40} }

func (b *dig) Show(v engine.View) {
	p := &v.(*rules.View).Public
	b.pic = digPicture{}
	for s := range p.Seats {
		b.pic.rests[s] = int(p.Rests[s])
		for find := range 9 {
			if p.Finds[s]>>find&1 != 0 {
				b.pic.finds[s]++
				b.pic.points[s] += find + 1
			}
		}
	}
	if p.Shown > 0 { // who has it is in the score alone
		for s := range engine.Seat(p.Seats) {
			for _, part := range v.AppendScore(nil, s) {
				if part.Source == 0 && int(part.Points) > b.pic.points[s] {
					b.pic.finds[s]++
					b.pic.points[s] = int(part.Points)
				}
			}
		}
	}
}

func (b *dig) Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *table.Seating) {
	d := stagecraft.Director{Env: e, Timeline: tl, Seating: s, Picture: &b.pic}
	for _, x := range ev {
		r := seatRect(int(x.Seat))
		f := &stagecraft.Flight{Piece: shell.Star, N: 1, X0: 300, Y0: 150, X1: r.X, Y1: r.Y}
		d.Add(anim.Act{Length: f.Length(), Start: d.Sound("pay", r.X, x.Seat), End: d.Fold(x), Draw: f.Draw})
	}
	d.Rest(anim.Ms(200))
}

func (b *dig) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for i, id := range digSpots {
		if m.Asked {
			dst = append(dst, ui.Spot{ID: id, Rect: digRect(i), Show: true})
		}
	}
	return dst
}

func (b *dig) Tell(e *scenes.Env, _ *table.Moment, id string) (label, why string) {
	for i := range digSpots {
		if id == digSpots[i] {
			return e.T(digNames[i]), ""
		}
	}
	return "", ""
}

func (b *dig) Act(_ *scenes.Env, m *table.Moment, id string, _ input.Intent) (engine.Move, bool) {
	for i := range digSpots {
		if id == digSpots[i] && m.Asked {
			return m.Moves[i], true
		}
	}
	return engine.Move{}, false
}

func (b *dig) Back() bool { return false }

func (b *dig) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	return *b.prompts.Get(digAsked{e.Settings.Lang, m.Asked, m.Focus.ID}, func() (p table.Prompt) {
		if p.Title = e.T(digWaits); m.Asked {
			p.Title = e.T(digAsks)
		}
		for i, id := range digSpots {
			if id == m.Focus.ID {
				p.Lines = []table.Line{{Text: e.T(digTells[i])}}
			}
		}
		return p
	})
}

func (b *dig) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	return s.Names[ev.Seat] + ": " + e.T(digNames[min(int(ev.Kind)-1, 1)])
}

func (b *dig) Draw(e *scenes.Env, l *paint.List, m *table.Moment) {
	for s := range m.Seating.Seats {
		r := seatRect(s)
		ui.SeatLabel(l, r, s, m.Seating.Names[s], 0)
		ui.ValuePlate(l, paint.Rect{X: r.X, Y: r.Y + 16, W: 24, H: 14}, strconv.Itoa(b.pic.points[s]), ui.OnGold)
		l.Text(fonts.Small, r.X+30, r.Y+18, strconv.Itoa(b.pic.finds[s]+b.pic.rests[s]), 0)
	}
	for i, id := range digSpots {
		if m.Asked {
			ui.Button(l, digRect(i), e.T(digNames[i]), m.Focus.State(id))
		}
	}
}

func (b *dig) PromptRect() paint.Rect     { return paint.Rect{X: 464, Y: 288, W: 176, H: 72} }
func (b *dig) Tense(v engine.View) bool   { return v.(*rules.View).Left == 1 }
func (b *dig) Secrets(v engine.View) bool { return false }
func (b *dig) MoveName(e *scenes.Env, mv engine.Move) string {
	return e.T(digNames[mv.Kind-1])
}

// The kit is for all games: it has nothing against one that is unlike Timbuktu.
func TestABoardOfAnotherGamePasses(t *testing.T) {
	word := locale.Msg{"Finds", "Leletek", "Funde"}
	tabletest.Run(t, &table.Game{
		ID: rules.Game.Name, Rules: rules.Game, Board: func() table.Board { return &dig{} },
		Music: "timbuktu", Title: word, About: word, Picture: timbuktu.Vignette,
		HowTo:   []locale.RulePage{{Heading: word, Text: word}},
		Sources: []locale.Msg{word, digNames[1]},
		Options: []locale.RuleOption{{Key: "long", Name: word, Meaning: word}},
	})
}
