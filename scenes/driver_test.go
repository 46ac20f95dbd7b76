package scenes

import (
	"strings"
	"testing"

	"sandglass/engine/bot"
	"sandglass/engine/games"
)

func TestDriversAreReadInOneWay(t *testing.T) {
	for _, g := range games.All() {
		levels := bot.Levels(g.Name)
		best := "bot:" + levels[len(levels)-1]
		want := map[string]string{"human": "human", "bot": best, "bot:best": best}
		for _, l := range levels {
			want["bot:"+l] = "bot:" + l
		}
		for text, is := range want {
			d, err := ParseDriver(g.Name, text)
			if err != nil || string(d) != is {
				t.Errorf("%s: %s is read as %q, %v", g.Name, text, d, err)
			}
			b, err := d.Bot(g.Name, 1)
			if err != nil || (b == nil) != (d == Human) {
				t.Errorf("%s: %s is driven by %v, %v", g.Name, d, b, err)
			}
		}
		for _, text := range []string{"", "robot", "bot:", "bot:god", "human:", "human:greedy", "Bot"} {
			if d, err := ParseDriver(g.Name, text); err == nil || d != Nobody || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s: %q is read as %q, %v", g.Name, text, d, err)
			}
		}
	}
}
