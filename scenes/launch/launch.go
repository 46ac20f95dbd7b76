// Package launch reads what the command line or the page's address asks for,
// and says in one line what is wrong with it.
package launch

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/games"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/locale"
)

// Options are what was asked for, checked.
type Options struct {
	scenes.Launch
	Data       string // directory of the store, "" for the usual one
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

// Help is the usage with the games there are.
func Help() string {
	var names []string
	for _, g := range games.All() {
		names = append(names, g.Name)
	}
	return fmt.Sprintf(Usage, strings.Join(names, ", "))
}

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
// -flag=value, with one dash or two.
func FromArgs(args []string) (Options, error) {
	var o Options
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
		set := values[bare]
		if set == nil {
			return o, fmt.Errorf("flag -%.60s: there is no such flag; -help lists them", bare)
		}
		if !has {
			if len(args) == 0 {
				return o, fmt.Errorf("flag -%s: needs a value", bare)
			}
			value, args = args[0], args[1:]
		}
		if err := set(&o, value); err != nil {
			return o, fmt.Errorf("flag -%s: %w", bare, err)
		}
	}
	return o, o.check()
}

// A Pair is one parameter of an address, decoded.
type Pair struct{ Key, Value string }

// FromQuery reads the parameters of the page's address. Unknown ones are let
// be: sites that pass a link on add their own.
func FromQuery(query []Pair) (Options, error) {
	var o Options
	for _, p := range query {
		switch {
		case p.Key == "data" || p.Key == "record" || p.Key == "lost" || p.Key == "help" || p.Key == "h":
			// Only the command line's.
		case switches[p.Key] != nil:
			if p.Value != "" && p.Value != "0" && p.Value != "no" {
				switches[p.Key](&o)
			}
		case values[p.Key] != nil:
			if err := values[p.Key](&o, p.Value); err != nil {
				return o, fmt.Errorf("address, parameter %s: %w", p.Key, err)
			}
		}
	}
	if err := o.check(); err != nil {
		return o, fmt.Errorf("address: %w", err)
	}
	return o, nil
}

// values are the flags that have one.
var values = map[string]func(*Options, string) error{
	"game":   (*Options).game,
	"seats":  func(o *Options, v string) error { o.Seats = strings.Split(v, ","); return nil },
	"seed":   (*Options).seed,
	"option": (*Options).option,
	"record": (*Options).record,
	"data":   (*Options).data,
	"lang":   (*Options).lang,
}

func (o *Options) game(v string) error {
	_, err := games.Find(v)
	o.Game = v
	return err
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

// maxRecord is the largest record file that is read, in bytes.
const maxRecord = 4 << 20

func (o *Options) record(v string) error {
	info, err := os.Stat(v)
	if err != nil {
		return err
	}
	if info.Size() > maxRecord {
		return fmt.Errorf("%s is longer than %d bytes", v, maxRecord)
	}
	text, err := os.ReadFile(v)
	if err != nil {
		return err
	}
	if _, err := match.Load(bytes.NewReader(text)); err != nil {
		return fmt.Errorf("%s: %w", v, err)
	}
	o.Record, o.RecordAs = text, v
	return nil
}

// check says what does not go together.
func (o *Options) check() error {
	if o.Record != nil && (o.Game != "" || o.HasSeed || o.Options != nil) {
		return errors.New("a record says itself which game it is: no game, seed or option beside it")
	}
	if o.Record == nil && o.Game == "" {
		if o.Seats != nil || o.HasSeed || o.Options != nil {
			return errors.New("seats, seed and option need a game")
		}
		return nil
	}
	if o.Record != nil {
		return o.checkRecordSeats()
	}
	g, err := games.Find(o.Game)
	if err != nil {
		return err
	}
	setup := engine.Setup{Seats: g.MaxSeats, Seed: o.Seed, Options: o.Options}
	if o.Seats != nil {
		setup.Seats = len(o.Seats)
	}
	if err := g.CheckSetup(setup); err != nil {
		return err
	}
	return checkSeats(g.Name, o.Seats)
}

func (o *Options) checkRecordSeats() error {
	m, err := match.Load(bytes.NewReader(o.Record))
	if err != nil || o.Seats == nil {
		return err
	}
	if n := m.Setup().Seats; len(o.Seats) != n {
		return fmt.Errorf("seats: %d are given, the record has %d", len(o.Seats), n)
	}
	return checkSeats(m.Game().Name, o.Seats)
}

// checkSeats checks the drivers of the seats of a game.
func checkSeats(game string, seats []string) error {
	for i, s := range seats {
		kind, level, leveled := strings.Cut(s, ":")
		switch {
		case kind == "human" && !leveled:
		case kind == "bot" && (!leveled || level != ""):
			if _, err := bot.New(game, level, 0); err != nil {
				return fmt.Errorf("seat %d: %w", i+1, err)
			}
		default:
			return fmt.Errorf("seat %d: %.40q is not human, bot or bot:LEVEL", i+1, s)
		}
	}
	return nil
}
