package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"sandglass/engine"
	"sandglass/engine/games"
)

// A call is a command with its arguments.
type call struct {
	args    []string          // those that are no flags
	flags   map[string]string // without their dash; "yes" for one without a value
	options map[string]string // of -option
	stdin   io.Reader
	stdout  io.Writer
}

// parse takes flags before, between and behind the other arguments.
func (cmd *command) parse(args []string) (*call, error) {
	c := &call{flags: map[string]string{}, options: map[string]string{}}
	for i := 0; i < len(args); i++ {
		if !strings.HasPrefix(args[i], "-") || args[i] == "-" {
			c.args = append(c.args, args[i])
			continue
		}
		name, value, given := strings.Cut(strings.TrimLeft(args[i], "-"), "=")
		at := slices.IndexFunc(cmd.flags, func(f flagDoc) bool { return f.name == name })
		if at < 0 {
			return nil, fmt.Errorf("flag -%s is unknown; see arena help %s", name, cmd.name)
		}
		switch {
		case cmd.flags[at].arg == "" && given:
			return nil, fmt.Errorf("flag -%s takes no value", name)
		case cmd.flags[at].arg == "":
			value = "yes"
		case !given:
			if i++; i == len(args) {
				return nil, fmt.Errorf("flag -%s needs its %s", name, cmd.flags[at].arg)
			}
			value = args[i]
		}
		if name == "option" {
			key, v, ok := strings.Cut(value, "=")
			if !ok {
				return nil, fmt.Errorf("-option %q: should be KEY=VALUE", value)
			}
			if err := once(c.options, key, v); err != nil {
				return nil, fmt.Errorf("-option %w", err)
			}
			continue
		}
		if err := once(c.flags, name, value); err != nil {
			return nil, fmt.Errorf("flag -%w", err)
		}
	}
	if n := len(c.args); n < cmd.least || cmd.most >= 0 && n > cmd.most {
		return nil, fmt.Errorf("%d arguments; the form is arena %s %s", n, cmd.name, cmd.form)
	}
	return c, nil
}

// once sets a value that was not set to another one before.
func once(all map[string]string, key, value string) error {
	if was, ok := all[key]; ok && was != value {
		return fmt.Errorf("%s is given twice, as %.60q and %.60q", key, was, value)
	}
	all[key] = value
	return nil
}

// number reads a flag from low to high; fallback if it is absent.
func (c *call) number(name string, low, high, fallback uint64) (uint64, error) {
	text, ok := c.flags[name]
	if !ok {
		return fallback, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("-%s %q: should be a number from %d to %d", name, text, low, high)
	}
	return n, nil
}

// setup reads -seats N, -seed and -option.
func (c *call) setup(g *engine.Game) (engine.Setup, error) {
	seats, err := c.number("seats", uint64(g.MinSeats), uint64(g.MaxSeats), uint64(g.MinSeats))
	if err != nil {
		return engine.Setup{}, err
	}
	return c.setupOf(g, int(seats))
}

func (c *call) setupOf(g *engine.Game, seats int) (engine.Setup, error) {
	seed, err := c.number("seed", 0, engine.MaxSeed, 1)
	if err != nil {
		return engine.Setup{}, err
	}
	s := engine.Setup{Seats: seats, Seed: seed, Options: c.options}
	return s, g.CheckSetup(s)
}

// games are the games named by the arguments, or all.
func (c *call) games() ([]*engine.Game, error) {
	if len(c.args) == 0 {
		return games.All(), nil
	}
	var list []*engine.Game
	for _, name := range c.args {
		g, err := games.Find(name)
		if err != nil {
			return nil, err
		}
		list = append(list, g)
	}
	return list, nil
}

// input opens -in FILE, or standard input.
func (c *call) input() (io.ReadCloser, error) {
	name, ok := c.flags["in"]
	if !ok || name == "-" {
		return io.NopCloser(c.stdin), nil
	}
	return os.Open(name)
}

// A position is what a position document holds: a state or a view.
type position struct {
	game    *engine.Game
	heading engine.Heading
	state   engine.State
	view    engine.View
}

func (c *call) position() (*position, error) {
	in, err := c.input()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	doc, err := io.ReadAll(io.LimitReader(in, engine.MaxPosition+1))
	if err != nil {
		return nil, err
	}
	var p position
	if p.heading, err = engine.ReadHeading(doc); err != nil {
		return nil, err
	}
	if p.game, err = games.Find(p.heading.Game); err != nil {
		return nil, err
	}
	p.state, p.view, err = p.game.Load(doc)
	return &p, err
}

var errNeedsState = errors.New("needs a whole state, not the view of a seat")

// print writes a document on a line of its own.
func (c *call) print(doc json.Marshaler) error {
	text, err := doc.MarshalJSON()
	if err == nil {
		_, err = fmt.Fprintf(c.stdout, "%s\n", text)
	}
	return err
}
