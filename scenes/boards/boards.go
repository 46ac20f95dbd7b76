// Package boards lists the games that the client offers, one line a game, in
// the order of the set-up.
package boards

import (
	"sandglass/scenes/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/theben"
	"sandglass/scenes/timbuktu"
	"sandglass/scenes/tombraiders"
)

var all = []*table.Game{
	theben.Game,
	tombraiders.Game,
	amunre.Game,
	timbuktu.Game,
}

// All lists the games in the order in which they are offered.
func All() []*table.Game { return all }
