package paint

import (
	"testing"

	"sandglass/sprites"
)

func TestNightFallsOnAllThatIsDrawn(t *testing.T) {
	for was, want := range map[sprites.Remap]sprites.Remap{
		sprites.Plain:             sprites.Night,
		sprites.Solid(sprites.E7): sprites.Solid(sprites.Table(sprites.Night)[sprites.E7]),
		sprites.Player + 3:        sprites.NightPlayer + 3,
		sprites.Dusk:              sprites.Night,
		sprites.DuskPlayer + 2:    sprites.NightPlayer + 2,
		sprites.Night:             sprites.Night,
		sprites.NightPlayer + 4:   sprites.NightPlayer + 4,
		sprites.Disabled:          sprites.Night,
	} {
		var l List
		l.Reset()
		l.Sprite(1, 0, 0)
		l.Draw(2, 0, 0, was, 0)
		l.Night(1)
		if got := l.Cmds[1].Remap; got != want || l.Cmds[0].Remap != sprites.Plain {
			t.Errorf("remap %d at night: %d, want %d; what was drawn before: %d", was, got, want, l.Cmds[0].Remap)
		}
	}
}
