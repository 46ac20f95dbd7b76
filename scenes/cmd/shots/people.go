package main

import (
	"fmt"

	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
)

// people shoots what is for several people round one screen: settings, taking
// seats, names, a pad that goes away, a pad that nobody knows.
func (c *camera) people() {
	c.begin(scenes.Launch{})
	c.act("settings")
	for page := 1; c.act(fmt.Sprintf("tab.%d", page)); page++ {
		c.shoot(fmt.Sprintf("settings-%d", page))
	}
	c.act("key.1")
	c.wait(30)
	c.shoot("settings-bind")
	c.act("discard")
	c.mean(input.Shortcuts)
	c.shoot("keys")
	c.begin(scenes.Launch{})
	c.plug("Xbox Controller", "PS5 Controller", "Odd thing")
	c.act("play")
	for i, g := range boards.All() {
		if g.ID == "timbuktu" {
			c.act(fmt.Sprintf("game.%d", i+1))
		}
	}
	c.act("join")
	c.wait(40)
	c.shoot("join-0")
	c.press(0, 0)
	c.press(1, 0)
	c.tapHalves()
	c.press(1, 13)
	c.shoot("join-3")
	c.press(0, 3)
	c.shoot("letters")
	c.press(0, 9)
	c.wait(40)
	c.press(0, 9)
	c.wait(60)
	c.plug("PS5 Controller")
	c.answer("lost", "lost")
	c.plug("Xbox Controller", "PS5 Controller", "Odd thing")
	c.answer("keypad", "keypad")
	c.env.Settings.NoKeypad = true
	c.answer("curtain", "curtain-own")
	c.mean(input.Menu)
	c.wait(30)
	c.shoot("pause-curtain")
	c.back()
	c.press(0, 0)
	c.wait(60)
	c.press(0, 9)
	c.wait(30)
	c.shoot("pause-several")
	c.act("seats")
	c.shoot("pause-seats")
	c.press(2, 4)
	c.press(2, 1)
	c.press(2, 2)
	c.press(2, 3)
	c.shoot("mapping")
}

// answer goes on with a game, whoever it asks, until a screen shows, and shoots
// it.
func (c *camera) answer(screen, name string) {
	for range 600 {
		if c.screen() == screen {
			c.wait(40)
			c.shoot(name)
			return
		}
		c.asked()
		for pad := range c.pads {
			if c.pads[pad].Standard {
				c.press(pad, 0)
			}
		}
		c.tapHalves()
	}
	c.err = fmt.Errorf("%s does not come: %s", screen, c.screen())
}

// plug connects pads of these names and no others.
func (c *camera) plug(names ...string) {
	if c.env.Pads == nil {
		c.env.Pads = &input.Pads{}
	}
	c.pads = nil
	for i, name := range names {
		c.pads = append(c.pads, input.Reading{Slot: i, Name: name, Standard: name != "Odd thing", Buttons: make([]float64, 17), Axes: make([]float64, 4)})
	}
	c.read()
}

func (c *camera) read() {
	c.env.Pads.Read(c.pads, c.loop.Router.Post)
	c.wait(1)
}

// tapHalves confirms on both halves of the keyboard.
func (c *camera) tapHalves() {
	for _, half := range []uint8{input.LeftHalf, input.RightHalf} {
		c.tap(input.HalfKeys(half)[input.ActConfirm])
		c.wait(40)
	}
}

// tap presses a key.
func (c *camera) tap(k input.Key) {
	for _, kind := range []input.EdgeKind{input.Down, input.Up} {
		c.loop.Router.Post(input.Edge{Device: input.Keyboard, Kind: kind, Key: k})
	}
	c.wait(1)
}

// press presses a button of a pad.
func (c *camera) press(pad, button int) {
	if pad >= len(c.pads) {
		return
	}
	for _, v := range []float64{1, 0} {
		c.pads[pad].Buttons[button] = v
		c.read()
	}
}
