package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// coolDown is how long the curtain stays shut whatever is pressed, so that the
// press that brought it down, or a second one, does not open it again.
const coolDown anim.Ticks = 30 // 0.5 s

// A curtain hides the table until the person whose turn it is has the screen.
// It knows a seat and a name and nothing of the game.
type curtain struct {
	menu
	seat  int
	open  func(*scenes.Env)
	shut  anim.Ticks // since it came down
	title string
	lines []string
	hand  string // whose device opens it; input.AnyHand for all
	only  string // what that is called
}

// menuID is the button for who cannot open the curtain and has no key for the menu.
// Only the pointer comes to it, so that keys and pads go on opening.
const menuID = "menu"

var menuRect = paint.Rect{X: 550, Y: 312, W: 78, H: 26}

// NewCurtain is the curtain before seat (0 to 4) of that name; opened, it takes
// itself off the stack and then calls open. What its spot "menu" does is for the
// table.
func NewCurtain(e *scenes.Env, seat int, name string, open func(*scenes.Env)) scenes.Scene {
	e.Play("curtain_close")
	c := &curtain{seat: seat, open: open, title: e.T(locale.PassTo, name)}
	c.lines = append(fonts.Small.Wrap(nil, e.T(locale.LookAway), 230), fonts.Small.Wrap(nil, e.T(locale.YourEyes), 230)...)
	text := e.T(locale.IAm, name)
	w := max(112, ui.ButtonWidth(text))
	c.items = items{{id: "open", rect: paint.Rect{X: (paint.StageW - w) / 2, Y: 252, W: w, H: 26}, text: text, gold: true, why: e.T(locale.PassFirst), do: c.opened}}
	return c
}

func (c *curtain) opened(e *scenes.Env) {
	e.Play("curtain_open")
	e.Stack.Pop(scenes.Cut)
	c.open(e)
}

func (c *curtain) Name() string { return "curtain" }

func (c *curtain) Spots(dst []ui.Spot) []ui.Spot {
	return append(c.menu.Spots(dst), ui.Spot{ID: menuID, Rect: menuRect, Shy: true})
}

func (c *curtain) Tell(e *scenes.Env, id string) (label, why string) {
	if id == menuID {
		return e.T(tabletop.MenuButton), ""
	}
	return c.menu.Tell(e, id)
}

// Update takes up whose hand opens it: the one that the prompts are for.
func (c *curtain) Update(e *scenes.Env, by anim.Ticks) {
	if e.Device == input.Keyboard || e.Device == input.Pad {
		e.Stack.Focus().ID = c.items[0].id
	}
	if hand := e.Prompted(); hand != c.hand {
		if c.hand, c.only = hand, ""; hand != input.AnyHand {
			c.only = e.T(locale.OpensFor, e.HandName(hand))
		}
	}
	if c.shut += by; c.shut >= coolDown {
		c.items[0].why = ""
	}
}

func (c *curtain) Describe(_ *scenes.Env, d *scenes.Description) {
	d.Prompt, d.Busy = c.title, d.Busy || c.items[0].why != ""
}

func (c *curtain) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	ui.Cloth(l, c.seat)
	l.Draw(shell.Shield, paint.StageW/2, 111, ui.SeatRemap(c.seat), 0)
	l.Sprite(shell.Emblem(c.seat), paint.StageW/2, 111)
	title := fonts.Display
	if title.Width(c.title) > 600 {
		l.Bold(fonts.Body, (paint.StageW-fonts.Body.BoldWidth(c.title))/2, 190, c.title, sprites.G3)
	} else {
		ui.Title(l, title, paint.StageW/2, 184, c.title)
	}
	ui.Dark(l, paint.Rect{X: 190, Y: 216, W: 260, H: 72})
	ui.Centred(l, fonts.Small, paint.StageW/2, 224, c.lines, sprites.E6)
	c.items.draw(l, f)
	ui.Button(l, menuRect, e.T(tabletop.MenuButton), f.State(menuID))
	look, r := e.Look(), c.items[0].rect
	ui.Glyph(l, r.X-8-ui.GlyphWidth(ui.ToGo, look), r.Y+r.H/2-1, ui.ToGo, look)
	if c.only != "" {
		w := fonts.Small.Width(c.only) + 40
		note := paint.Rect{X: (paint.StageW - w) / 2, Y: 292, W: w, H: 22}
		ui.Dark(l, note)
		centred(l, handIcon(e, c.hand), note.X+18, note.Y+11)
		l.Text(fonts.Small, note.X+32, ui.Middle(fonts.Small, note.Y, note.H), c.only, sprites.E6)
	}
}
