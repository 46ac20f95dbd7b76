// Package games lists the rule sets. Its tests run the kit and the hash chains of
// all of them, so that no rule set needs to.
package games

import (
	"fmt"
	"strings"

	"sandglass/engine"
	"sandglass/engine/amunre"
	"sandglass/engine/theben"
	"sandglass/engine/timbuktu"
	"sandglass/engine/tombraiders"
)

// all is in the order theben, tombraiders, amunre, timbuktu: one line a game, as
// in every registry.
var all = []*engine.Game{
	theben.Game,
	tombraiders.Game,
	amunre.Game,
	timbuktu.Game,
}

// All lists the games in the order in which the client offers them.
func All() []*engine.Game { return all }

// Find gives the game of that name (its id, such as "timbuktu").
func Find(name string) (*engine.Game, error) {
	var names []string
	for _, g := range all {
		if g.Name == name {
			return g, nil
		}
		names = append(names, g.Name)
	}
	return nil, fmt.Errorf("game %.40q is unknown; there are %s", name, strings.Join(names, ", "))
}
