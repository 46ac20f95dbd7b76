package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

var levels = map[string]struct{ name, remark locale.Msg }{
	"random": {locale.LevelRandom, locale.RemarkRandom},
	"greedy": {locale.LevelGreedy, locale.RemarkGreedy},
}

// driverText names a driver; a level without a text is called by its own name.
func driverText(e *scenes.Env, driver scenes.Driver) string {
	switch driver {
	case scenes.Human:
		return e.T(locale.Human)
	case scenes.Nobody:
		return e.T(locale.Nobody)
	}
	level, _ := driver.Level()
	if l, ok := levels[level]; ok {
		level = e.T(l.name)
	}
	return e.T(locale.BotLevel, level)
}

func remark(e *scenes.Env, driver scenes.Driver, humans int) string {
	switch {
	case driver == scenes.Nobody:
		return e.T(locale.RemarkFree)
	case driver == scenes.Human && humans > 1:
		return e.T(locale.RemarkShared)
	case driver == scenes.Human:
		return e.T(locale.RemarkAlone)
	}
	if level, _ := driver.Level(); levels[level].remark[0] != "" {
		return e.T(levels[level].remark)
	}
	return e.T(locale.RemarkBot)
}

// driverIcon is the picture of who plays a seat, 0 for nobody.
func driverIcon(e *scenes.Env, s scenes.SeatSetup) sprites.ID {
	switch s.Driver {
	case scenes.Nobody:
		return 0
	case scenes.Human:
		return handIcon(e, s.Hand)
	}
	return shell.Bot
}
