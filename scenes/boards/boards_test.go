package boards_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/loop"
	"sandglass/scenes/paint"
	"sandglass/scenes/shell"
	"sandglass/scenes/store"
	"sandglass/scenes/table"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
)

func TestGamesAreTold(t *testing.T) {
	for _, g := range boards.All() {
		if g.ID != g.Rules.Name || len(g.Sources) != len(g.Rules.Sources) || len(g.HowTo) == 0 || g.Music == "" {
			t.Errorf("%s: %d sources for %d, %d pages, music %q", g.ID, len(g.Sources), len(g.Rules.Sources), len(g.HowTo), g.Music)
		}
		for _, o := range g.Rules.Options {
			if m := g.Option(o.Key); o.Key != engine.FirstOption.Key && (m.Name[0] == "" || m.Meaning[0] == "") {
				t.Errorf("%s: the option %s has no text", g.ID, o.Key)
			}
		}
	}
}

// A party is the whole client without a window, played by intents alone.
type party struct {
	*testing.T
	e    *scenes.Env
	loop *loop.Loop
	rng  engine.RNG
}

type window struct{}

func (window) Fullscreen() bool   { return false }
func (window) SetFullscreen(bool) {}
func (window) CanQuit() bool      { return false }
func (window) Quit()              {}

func newParty(t *testing.T, lang locale.Lang, l scenes.Launch) *party {
	p := &party{T: t, rng: engine.Seed(l.Seed)}
	p.e = &scenes.Env{
		Stack: &scenes.Stack{}, Sound: scenes.Silence{}, Store: &store.Memory{}, Settings: scenes.DefaultSettings(), Launch: l,
		Now: func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) }, Window: window{},
	}
	p.e.Settings.Lang, p.e.Settings.Speed = lang, scenes.Instant
	p.e.Stack.Push(shell.New(boards.All()).First(p.e, ""), scenes.Cut)
	p.loop = loop.New(p.e)
	return p
}

// describe lets time pass until the screen is at rest.
func (p *party) describe() scenes.Description {
	p.Helper()
	for range 2000 {
		p.loop.Update(anim.Ticks(1))
		p.loop.Draw()
		if d := p.loop.Describe(paint.StagePlace{Scale: 1}); !d.Busy {
			return d
		}
	}
	p.Fatal("the screen never comes to rest")
	return scenes.Description{}
}

// act confirms a spot that is on, chosen at random, as a key or pad would.
func (p *party) act() {
	f := p.e.Stack.Focus()
	spots := p.e.Stack.Top().Spots(nil)
	var on []int
	for i, s := range spots {
		if !s.Off && !s.Shy {
			on = append(on, i)
		}
	}
	if len(on) == 0 {
		p.Fatalf("nothing can be done on %s", p.e.Stack.Top().Name())
	}
	f.Set(spots, on[p.rng.N(len(on))])
	p.e.Stack.Give(p.e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
}

// seatOf is the seat that a view document names.
func seatOf(t *testing.T, view []byte) int {
	var doc struct{ View *int }
	if err := json.Unmarshal(view, &doc); err != nil || doc.View == nil {
		t.Fatalf("not a view: %s (%v)", view, err)
	}
	return *doc.View
}

// play acts until the results, and checks on the way whose eyes are shown.
func (p *party) play(people int) (curtains int) {
	p.Helper()
	for range 20000 {
		d := p.describe()
		switch d.Screen {
		case "results":
			return curtains
		case "curtain":
			curtains++
			if d.Viewer != nil || d.View != nil {
				p.Fatalf("under the curtain viewer %v, view %s", d.Viewer, d.View)
			}
		case "table":
			if d.Focus == table.SpotSkip {
				break // what was revealed is everybody's to read
			}
			if d.Viewer == nil || *d.Viewer > people || seatOf(p.T, d.View) != *d.Viewer {
				p.Fatalf("asked with viewer %v, view %.60s", d.Viewer, d.View)
			}
			if d.Prompt == "" {
				p.Fatal("asked without a prompt")
			}
			p.sizes()
		default:
			p.Fatalf("unexpected screen %s", d.Screen)
		}
		p.act()
	}
	p.Fatal("the game does not end")
	return 0
}

func (p *party) sizes() {
	for _, s := range p.e.Stack.Top().Spots(nil) {
		if s.Rect.W < ui.HitW || s.Rect.H < ui.HitH {
			p.Fatalf("%s is %dx%d", s.ID, s.Rect.W, s.Rect.H)
		}
	}
}

// TestEveryGameIsPlayedFromLaunchToResults plays each game with each number of
// seats, alone and with several people at the screen, with every option on.
func TestEveryGameIsPlayedFromLaunchToResults(t *testing.T) {
	for _, g := range boards.All() {
		for seats := g.Rules.MinSeats; seats <= g.Rules.MaxSeats; seats++ {
			for people := 1; people <= seats; people++ {
				drivers := append(slices.Repeat([]scenes.Driver{scenes.Human}, people), slices.Repeat([]scenes.Driver{scenes.Best(g.ID)}, seats-people)...)
				options := map[string]string{}
				for i, o := range g.Rules.Options {
					if o.Key != engine.FirstOption.Key && (people+i)%2 == 0 {
						options[o.Key] = o.Values[1]
					}
				}
				t.Run(fmt.Sprintf("%s/%d of %d", g.ID, people, seats), func(t *testing.T) {
					p := newParty(t, locale.Lang(people)%locale.Langs, scenes.Launch{Game: g.ID, Seats: drivers, Seed: uint64(10*seats + people), HasSeed: true, Options: options})
					may := people > 1 && secretive(t, g)
					must := may && options["open-hands"] == "" // with open hands only what a search showed is secret
					if curtains := p.play(people); curtains > 0 && !may || curtains == 0 && must {
						t.Errorf("%d curtains for %d people", curtains, people)
					}
				})
			}
		}
	}
}

// secretive says whether a game ever has anything for one person's eyes.
func secretive(t *testing.T, g *table.Game) (secrets bool) {
	b := g.Board()
	tabletest.EachMove(t, g, engine.Setup{Seats: g.Rules.MinSeats, Seed: 1}, func(m *match.Match, seat engine.Seat, _ engine.Move) {
		secrets = secrets || b.Secrets(m.View(seat))
	})
	return secrets
}

// TestEveryGameGoesOnAfterTheProgramEnds kills the client at every tenth
// question and starts it again on the same store.
func TestEveryGameGoesOnAfterTheProgramEnds(t *testing.T) {
	for _, g := range boards.All() {
		bots := append([]scenes.Driver{scenes.Human}, slices.Repeat([]scenes.Driver{scenes.Best(g.ID)}, g.Rules.MinSeats-1)...)
		p := newParty(t, locale.English, scenes.Launch{Game: g.ID, Seats: bots, Seed: 4, HasSeed: true})
		for n := 1; ; n++ {
			d := p.describe()
			if d.Screen == "results" {
				break
			}
			if n%10 == 0 && d.Focus != table.SpotSkip { // what waits to be read is not told again
				kept := p.e.Store
				p = newParty(t, locale.English, scenes.Launch{})
				p.e.Store, p.rng = kept, engine.Seed(uint64(n))
				p.e.Stack.Reset(shell.New(boards.All()).First(p.e, ""), scenes.Cut)
				if first := p.describe(); first.Screen != "title" || first.Focus != "continue" {
					t.Fatalf("%s: starts on %s at %s", g.ID, first.Screen, first.Focus)
				}
				p.e.Stack.Give(p.e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
				again := p.describe()
				if again.Screen != "table" || string(again.View) != string(d.View) {
					t.Fatalf("%s: after %d questions it goes on with another view:\n%s\n%s", g.ID, n, d.View, again.View)
				}
				p.e.Settings.Speed = scenes.Instant
			}
			p.act()
		}
	}
}
