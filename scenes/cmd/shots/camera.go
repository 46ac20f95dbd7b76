package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	"sandglass/engine"
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
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// A camera runs the client without a window, means things as a player would,
// and writes pictures. The first error stops the writing.
type camera struct {
	dir   string
	lang  locale.Lang
	env   *scenes.Env
	loop  *loop.Loop
	atlas atlas.Atlas
	rng   engine.RNG // which spot a player acts on
	pads  []input.Reading
	count int
	err   error
}

// begin starts the client anew with nothing stored.
func (c *camera) begin(launch scenes.Launch) {
	c.env = &scenes.Env{
		Stack: &scenes.Stack{}, Sound: scenes.Silence{}, Store: &store.Memory{}, Settings: scenes.DefaultSettings(),
		Launch: launch, Now: noon, Random: engine.Seed(1), Device: input.Keyboard, Window: noWindow{},
	}
	c.env.Settings.Lang = c.lang
	c.rng = engine.Seed(launch.Seed)
	c.env.Stack.Push(shell.New(boards.All()).First(c.env, ""), scenes.Cut)
	c.loop = loop.New(c.env)
	c.wait(1)
}

type noWindow struct{}

func (noWindow) Fullscreen() bool   { return false }
func (noWindow) SetFullscreen(bool) {}
func (noWindow) CanQuit() bool      { return true }
func (noWindow) Quit()              {}

// wait lets so many ticks pass.
func (c *camera) wait(ticks int) {
	for range ticks {
		c.loop.Update(anim.Ticks(1))
		c.loop.Draw()
	}
}

func (c *camera) screen() string { return c.describe().Screen }

func (c *camera) describe() scenes.Description { return c.loop.Describe(paint.StagePlace{Scale: 2}) }

func (c *camera) mean(k input.Kind) {
	c.env.Stack.Give(c.env, input.Intent{Kind: k, Device: input.Keyboard})
	c.wait(1)
}

func (c *camera) confirm() { c.mean(input.Confirm) }
func (c *camera) back()    { c.mean(input.Cancel) }

// act confirms the spot of that ID and says whether the screen has it.
func (c *camera) act(id string) bool {
	spots := c.env.Stack.Top().Spots(nil)
	i := ui.Find(spots, id)
	if i >= 0 {
		c.env.Stack.Focus().Set(spots, i)
		c.confirm()
	}
	return i >= 0
}

// actAtRandom confirms one of the spots that are on, as somebody would who does
// not know the game.
func (c *camera) actAtRandom() {
	spots := c.env.Stack.Top().Spots(nil)
	var on []int
	for i, s := range spots {
		if !s.Off && !s.Shy {
			on = append(on, i)
		}
	}
	if len(on) > 0 {
		c.env.Stack.Focus().Set(spots, on[c.rng.N(len(on))])
	}
	c.confirm()
}

// asked lets time pass until somebody at the screen is asked, another screen
// has come, or ten seconds have gone; it says whether the table asks.
func (c *camera) asked() bool {
	for range 600 {
		d := c.describe()
		if d.Screen != "table" {
			return false
		}
		if !d.Busy {
			return true
		}
		c.wait(1)
	}
	return false
}

// shoot writes the screen as a PNG, every pixel doubled.
func (c *camera) shoot(name string) {
	if c.err != nil {
		return
	}
	stage := paint.NewStage()
	if s := c.loop.Surface; s.W > 0 {
		stage = &sprites.Picture{W: s.W, H: s.H, Pix: make([]sprites.Index, s.W*s.H)}
	}
	for i := range stage.Pix {
		stage.Pix[i] = sprites.N0
	}
	c.loop.Draw().Raster(stage, &c.atlas)
	m := image.NewPaletted(image.Rect(0, 0, 2*stage.W, 2*stage.H), palette())
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			m.Pix[y*m.Stride+x] = stage.Pix[y/2*stage.W+x/2]
		}
	}
	f, err := os.Create(filepath.Join(c.dir, name+".png"))
	if err == nil {
		err = png.Encode(f, m)
		if e := f.Close(); err == nil {
			err = e
		}
	}
	c.err = err
	c.count++
}

func palette() (p color.Palette) {
	for _, v := range sprites.RGB {
		p = append(p, color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255})
	}
	return p
}

// mostActs is how many spots and ticks a game takes at most.
const mostActs = 200000

// play acts on spots at random until the game ends, and shoots the first of
// every kind: each kind of question before it is answered, each move that brings
// a kind of event not seen yet while it is played, pause, log and results.
func (c *camera) play(g *table.Game, name string) {
	t, ok := c.env.Stack.Top().(*table.Table)
	if !ok {
		c.err = fmt.Errorf("%s did not start: %s", name, c.screen())
		return
	}
	questions, events := map[string]bool{}, map[uint8]bool{}
	for seen, acts := len(t.Log()), 0; c.screen() != "results"; {
		d := c.describe()
		if acts++; acts > mostActs {
			c.err = fmt.Errorf("%s does not end", name)
			return
		}
		if d.Screen == "rules" { // a spot of the table leads there
			c.back()
			continue
		}
		if d.Screen != "table" {
			c.err = fmt.Errorf("%s: unexpected screen %s", name, d.Screen)
			return
		}
		if !d.Busy {
			kind := kindOf(c.env.Stack.Focus().ID)
			if !questions[kind] {
				questions[kind] = true
				c.shoot(name + "-asks-" + kind)
				if len(questions) == 2 {
					c.overlays(name)
				}
			}
			c.actAtRandom()
			continue
		}
		film := name
		for _, ev := range t.Log()[seen:] {
			if !events[ev.Kind] {
				events[ev.Kind] = true
				film += "-" + g.Rules.EventKinds[ev.Kind]
			}
		}
		seen = len(t.Log())
		if film != name {
			c.film(film, t)
		}
		c.wait(1)
	}
	c.wait(200)
	c.shoot(name + "-results")
}

// kindOf is the part of a spot's ID before the dot.
func kindOf(id string) string {
	for i, r := range id {
		if r == '.' {
			return id[:i]
		}
	}
	return id
}

// film shoots what is being played every half a second, until the next move.
func (c *camera) film(name string, t *table.Table) {
	for i, moves := 1, len(t.Log()); len(t.Log()) == moves && c.describe().Busy && c.screen() == "table"; i++ {
		c.wait(10)
		c.shoot(fmt.Sprintf("%s-%02d", name, i))
		c.wait(20)
	}
}

// overlays shoots the pause menu and the move log.
func (c *camera) overlays(name string) {
	for _, o := range []struct {
		kind input.Kind
		name string
	}{{input.Menu, "pause"}, {input.Info, "log"}} {
		c.mean(o.kind)
		c.wait(30)
		c.shoot(name + "-" + o.name)
		c.back()
	}
}
