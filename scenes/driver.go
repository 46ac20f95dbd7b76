package scenes

import (
	"errors"
	"fmt"
	"strings"

	"sandglass/engine/bot"
)

// A Driver says who decides for a seat: Human, or "bot:LEVEL" with a level of
// the game. Nobody stands for an empty seat. Flags, saves and settings hold it
// as it is.
type Driver string

// The drivers that are no bots.
const (
	Human  Driver = "human"
	Nobody Driver = ""
)

// ErrForeign is the error, in the sense of errors.Is, of a game or a bot that
// another program may have and this one has not.
var ErrForeign = errors.New("not offered here")

const botPrefix = "bot:"

// BotOf is the driver of a bot level.
func BotOf(level string) Driver { return Driver(botPrefix + level) }

// Best is the strongest bot of a game.
func Best(game string) Driver {
	levels := bot.Levels(game)
	return BotOf(levels[len(levels)-1])
}

// ParseDriver reads human, bot or bot:LEVEL for a seat of a game; bot and
// bot:best are its strongest. The error names what is wrong.
func ParseDriver(game, text string) (Driver, error) {
	d := Driver(text)
	if text == "bot" || text == "bot:best" {
		d = Best(game)
	}
	if _, err := d.Bot(game, 0); err != nil {
		return Nobody, err
	}
	return d, nil
}

// Level is a bot's level; ok is false for all that is no bot.
func (d Driver) Level() (level string, ok bool) {
	level, ok = strings.CutPrefix(string(d), botPrefix)
	return level, ok && level != ""
}

// Bot makes the bot that decides, with its own seed: nil for a human.
func (d Driver) Bot(game string, seed uint64) (bot.Bot, error) {
	if d == Human {
		return nil, nil
	}
	level, ok := d.Level()
	if !ok {
		return nil, fmt.Errorf("%.40q is not human, bot or bot:LEVEL", string(d))
	}
	b, err := bot.New(game, level, seed)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForeign, err)
	}
	return b, nil
}
