// Package launch reads what the command line or the page's address asks for,
// and says in one line what is wrong with it.
package launch

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"sandglass/engine"
	"sandglass/engine/games"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/locale"
)

// Options are what was asked for, checked.
type Options struct {
	scenes.Launch
	offered    []string          // the games that may be asked for
	given      map[string]string // the values as typed
	seats      []string          // as typed: which levels there are depends on the game
	Data       string            // directory of the store, "" for the usual one
	Lang       locale.Lang
	HasLang    bool
	Fullscreen bool
	Automation bool
	Help       bool
}

// Usage is the command line's help.
const Usage = `usage: sandglass [flags]
  -game NAME          start this game at once: %s
  -seats LIST         who plays, clockwise: human, bot, bot:LEVEL; e.g. human,bot,bot:random
  -seed N             the game's seed, 0 to 9007199254740991
  -option KEY=VALUE   a rule of the game; may be repeated
  -record FILE        continue the recorded game
  -data DIR           where settings and games are kept
  -lang en|hu|de      the language
  -mute               no sound
  -fullscreen         fill the screen
  -automation         describe the screen on standard output, a JSON line a change
`

// Line is an error in one line.
func Line(err error) string { return strings.Join(strings.Fields(err.Error()), " ") }

// Help is the usage with the games that are offered.
func Help(offered []string) string { return fmt.Sprintf(Usage, strings.Join(offered, ", ")) }

// switches are the flags without a value; lost is the program's own, given when
// it starts itself again.
var switches = map[string]func(*Options){
	"mute":       func(o *Options) { o.Muted = true },
	"fullscreen": func(o *Options) { o.Fullscreen = true },
	"automation": func(o *Options) { o.Automation = true },
	"lost":       func(o *Options) { o.Lost, o.Muted = true, true },
	"help":       func(o *Options) { o.Help = true },
	"h":          func(o *Options) { o.Help = true },
}

// FromArgs reads the command line, the program's name left out: -flag value,
// -flag=value, with one dash or two. Offered are the names of the games that the
// client has a board for.
func FromArgs(args, offered []string) (Options, error) {
	o := Options{offered: offered}
	for len(args) > 0 {
		name, value, has := strings.Cut(args[0], "=")
		bare := strings.TrimPrefix(strings.TrimPrefix(name, "-"), "-")
		if bare == name || bare == "" {
			return o, fmt.Errorf("argument %.60q: flags begin with a dash; -help lists them", args[0])
		}
		args = args[1:]
		if turn := switches[bare]; turn != nil {
			if has {
				return o, fmt.Errorf("flag -%s: takes no value", bare)
			}
			turn(&o)
			continue
		}
		if values[bare] == nil {
			return o, fmt.Errorf("flag -%.60s: there is no such flag; -help lists them", bare)
		}
		if !has {
			if len(args) == 0 {
				return o, fmt.Errorf("flag -%s: needs a value", bare)
			}
			value, args = args[0], args[1:]
		}
		if err := o.set(bare, value); err != nil {
			return o, fmt.Errorf("flag -%s: %w", bare, err)
		}
	}
	return o, o.check()
}

// A Pair is one parameter of an address, decoded.
type Pair struct{ Key, Value string }

// FromQuery reads the parameters of the page's address. Unknown ones are let
// be: sites that pass a link on add their own. A switch is on unless its value
// says no.
func FromQuery(query []Pair, offered []string) (Options, error) {
	o := Options{offered: offered}
	for _, p := range query {
		switch {
		case p.Key == "data" || p.Key == "record" || p.Key == "lost" || p.Key == "help" || p.Key == "h":
			// Only the command line's.
		case switches[p.Key] != nil:
			if !slices.Contains(no, strings.ToLower(p.Value)) {
				switches[p.Key](&o)
			}
		case values[p.Key] != nil:
			if err := o.set(p.Key, p.Value); err != nil {
				return o, fmt.Errorf("address, parameter %s: %w", p.Key, err)
			}
		}
	}
	if err := o.check(); err != nil {
		return o, fmt.Errorf("address: %w", err)
	}
	return o, nil
}

// no are the values that leave a switch of an address off.
var no = []string{"0", "no", "off", "false"}

// set sets what has a value. Only options may be given more than once.
func (o *Options) set(name, value string) error {
	if was, ok := o.given[name]; ok && was != value && name != "option" {
		return fmt.Errorf("is given twice, as %.60q and %.60q", was, value)
	}
	if o.given == nil {
		o.given = map[string]string{}
	}
	o.given[name] = value
	return values[name](o, value)
}

// values are the flags that have one.
var values = map[string]func(*Options, string) error{
	"game":   (*Options).game,
	"seats":  func(o *Options, v string) error { o.seats = strings.Split(v, ","); return nil },
	"seed":   (*Options).seed,
	"option": (*Options).option,
	"record": (*Options).record,
	"data":   (*Options).data,
	"lang":   (*Options).lang,
}

func (o *Options) game(v string) error {
	o.Game = v
	return o.offers(v)
}

// offers says that a game is not offered.
func (o *Options) offers(game string) error {
	if slices.Contains(o.offered, game) {
		return nil
	}
	return fmt.Errorf("game %.40q is not offered; there is %s", game, strings.Join(o.offered, ", "))
}

func (o *Options) seed(v string) error {
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil || n > engine.MaxSeed {
		return fmt.Errorf("%.60q is not a number from 0 to %d", v, uint64(engine.MaxSeed))
	}
	o.Seed, o.HasSeed = n, true
	return nil
}

func (o *Options) option(v string) error {
	key, value, ok := strings.Cut(v, "=")
	if !ok {
		return fmt.Errorf("%.60q is not KEY=VALUE", v)
	}
	if o.Options == nil {
		o.Options = map[string]string{}
	}
	if was, ok := o.Options[key]; ok && was != value {
		return fmt.Errorf("%.60q is given twice, as %.60q and %.60q", key, was, value)
	}
	o.Options[key] = value
	return nil
}

func (o *Options) data(v string) error {
	if v == "" {
		return errors.New("the directory has no name")
	}
	o.Data = v
	return nil
}

func (o *Options) lang(v string) error {
	l, err := locale.Parse(v)
	o.Lang, o.HasLang = l, err == nil
	return err
}

func (o *Options) record(v string) error {
	f, err := os.Open(v)
	if err != nil {
		return err
	}
	defer f.Close()
	if o.Record, err = match.Load(f); err == nil {
		err = o.offers(o.Record.Game().Name)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", v, err)
	}
	return nil
}

// check says what does not go together, and reads the seats.
func (o *Options) check() error {
	switch {
	case o.Record != nil && (o.Game != "" || o.HasSeed || o.Options != nil):
		return errors.New("a record says itself which game it is: no game, seed or option beside it")
	case o.Record != nil:
		if n := o.Record.Setup().Seats; o.seats != nil && len(o.seats) != n {
			return fmt.Errorf("seats: %d are given, the record has %d", len(o.seats), n)
		}
		return o.drive(o.Record.Game().Name)
	case o.Game != "":
		return o.checkGame()
	case o.seats != nil || o.HasSeed || o.Options != nil:
		return errors.New("seats, seed and option need a game")
	}
	return nil
}

func (o *Options) checkGame() error {
	g, err := games.Find(o.Game)
	if err != nil {
		return err
	}
	setup := engine.Setup{Seats: g.MaxSeats, Seed: o.Seed, Options: o.Options}
	if o.seats != nil {
		setup.Seats = len(o.seats)
	}
	if err := g.CheckSetup(setup); err != nil {
		return err
	}
	return o.drive(g.Name)
}

// drive reads who plays the seats of the game.
func (o *Options) drive(game string) error {
	for i, text := range o.seats {
		d, err := scenes.ParseDriver(game, text)
		if err != nil {
			return fmt.Errorf("seat %d: %w", i+1, err)
		}
		o.Seats = append(o.Seats, d)
	}
	return nil
}
