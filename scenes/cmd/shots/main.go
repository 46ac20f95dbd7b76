// Shots plays scripted games without a window and writes a PNG of every screen
// and of the games' key moments, 1280x720, in every language.
//
//	shots [DIR]     the folder is build/shots if not given
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
)

func main() {
	dir := filepath.Join("build", "shots")
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	if err := run(dir); err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
}

func run(dir string) error {
	for lang, code := range locale.Codes {
		c := &camera{dir: filepath.Join(dir, code), lang: locale.Lang(lang)}
		if err := os.MkdirAll(c.dir, 0o755); err != nil {
			return err
		}
		c.menus()
		c.people()
		c.fingers()
		for _, g := range boards.All() {
			c.game(g)
		}
		if c.err != nil {
			return c.err
		}
		fmt.Printf("%d pictures in %s\n", c.count, c.dir)
	}
	return nil
}

// noon is the time on the pictures' clocks.
func noon() time.Time { return time.Date(2026, 3, 21, 12, 0, 0, 0, time.UTC) }

// menus shoots what is round the tables.
func (c *camera) menus() {
	c.begin(scenes.Launch{})
	c.wait(240)
	c.shoot("title")
	c.begin(scenes.Launch{})
	c.wait(30)
	c.act("play")
	c.wait(40)
	c.shoot("games")
	c.act("game.1")
	c.wait(40)
	c.shoot("set-up")
	if c.act("how") {
		c.wait(30)
		c.shoot("how-to-play")
	}
}

// game shoots a game against bots with what it shows, its end, and the curtain
// between two people.
func (c *camera) game(g *table.Game) {
	best := scenes.Best(g.ID)
	bots := []scenes.Driver{scenes.Human, best, best, best, best}
	c.begin(scenes.Launch{Game: g.ID, Seats: bots[:g.Rules.MinSeats], Seed: 7, HasSeed: true})
	c.play(g, g.ID)
	c.begin(scenes.Launch{Game: g.ID, Seats: bots[:g.Rules.MaxSeats], Seed: 3, HasSeed: true})
	c.play(g, fmt.Sprintf("%s-%d", g.ID, g.Rules.MaxSeats))
	for _, o := range g.Rules.Options {
		if o.Key == engine.FirstOption.Key {
			continue
		}
		c.begin(scenes.Launch{Game: g.ID, Seats: bots[:g.Rules.MinSeats], Seed: 5, HasSeed: true, Options: map[string]string{o.Key: o.Values[1]}})
		if c.asked() {
			c.shoot(g.ID + "-" + o.Key)
		}
	}
	people := append([]scenes.Driver{scenes.Human, scenes.Human}, bots[1:g.Rules.MinSeats-1]...)
	c.begin(scenes.Launch{Game: g.ID, Seats: people, Seed: 7, HasSeed: true})
	for range 400 {
		if c.screen() == "curtain" {
			c.wait(40)
			c.shoot(g.ID + "-curtain")
			return
		}
		if c.asked() {
			c.actAtRandom()
		}
	}
}
