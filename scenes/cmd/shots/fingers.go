package main

import (
	"fmt"

	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// phone is the surface of one of 6 inches, so wide in stage pixels.
func phone(w int) paint.Surface {
	return paint.Surface{Rect: paint.Rect{X: (paint.StageW - w) / 2, W: w, H: paint.StageH}, MM: .16, Small: true}
}

// fingers shoots what is for fingers: the lens, the first tap that waits for a second, the
// buttons beside the stage and in their drawer, the zoomed stage, and a phone that is held upright.
func (c *camera) fingers() {
	for _, g := range boards.All() {
		c.begin(scenes.Launch{Game: g.ID, Seed: 7, HasSeed: true})
		c.env.Device = input.Touch
		c.loop.Surface = phone(800)
		for range 4 {
			if c.asked(); c.screen() == "table" {
				c.shoot("touch-pillars-" + g.ID)
				break
			}
			c.confirm()
			c.env.Device = input.Touch
		}
		spot := c.smallest()
		c.touch(input.Down, 0, spot[0]-9, spot[1]+9)
		c.wait(40) // until lifting chooses, and it says so
		c.shoot("touch-lens-" + g.ID)
		c.touch(input.Up, 0, -1, -1)
		c.loop.Surface = phone(640)
		c.wait(1)
		c.touch(input.Down, 0, spot[0], spot[1])
		c.touch(input.Up, 0, spot[0], spot[1])
		c.shoot("touch-again-" + g.ID)
		c.shoot("touch-handle-" + g.ID)
		c.touch(input.Down, 0, 634, 180)
		c.touch(input.Up, 0, 634, 180)
		c.shoot("touch-drawer-" + g.ID)
		c.touch(input.Down, 0, 20, 20)
		c.touch(input.Up, 0, 20, 20)
		c.loop.Surface = phone(800)
		c.touch(input.Down, 0, 280, 180)
		c.touch(input.Down, 1, 360, 180)
		c.touch(input.Move, 1, 440, 180)
		c.shoot("touch-zoom-" + g.ID)
		c.touch(input.Up, 0, 280, 180)
		c.touch(input.Up, 1, 440, 180)
	}
	c.loop.Surface = paint.Surface{Rect: paint.Rect{Y: -531, W: paint.StageW, H: 1422}, MM: .09, Small: true, Tall: true}
	c.wait(1)
	c.shoot("touch-upright")
}

// smallest is the middle of the last spot of the table's board that can be acted on
// and is not a button of the prompt.
func (c *camera) smallest() (at [2]int) {
	for _, s := range c.env.Stack.Spots() {
		if s.Group < 90 && !s.Off && s.Rect.Y < 270 {
			at = [2]int{s.Rect.X + s.Rect.W/2, s.Rect.Y + s.Rect.H/2}
		}
	}
	return at
}

func (c *camera) touch(kind input.EdgeKind, finger uint8, x, y int) {
	c.loop.Router.Post(input.Edge{Device: input.Touch, Kind: kind, ID: finger, X: x, Y: y})
	c.wait(1)
	if c.err == nil && c.screen() == "" {
		c.err = fmt.Errorf("a finger at %d,%d left no screen", x, y)
	}
}
