//go:build unix

package e2e

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
)

// Games of several people in two browsers in step take long: they are played only
// when this is set in the environment, "part" for their beginnings, anything else
// for all of them, as make parties does.
const partiesKey = "SANDGLASS_PARTIES"

func whole() bool { return os.Getenv(partiesKey) != "part" }

// long passes a test over that takes long, unless it is asked for.
func long(t *testing.T) {
	t.Helper()
	if os.Getenv(partiesKey) == "" {
		t.Skip("make parties plays it")
	}
}

// played says that a party is over: at the results, or, where games are not played to
// the end, when enough is.
func played(enough func(description) bool) func(description) bool {
	return func(d description) bool { return over(d) || !whole() && enough(d) }
}

// watchKeypads makes a party's choices on keypads in two worlds, of every so many of
// them.
func (g *party) watchKeypads(ids []string, every int, alone func(t *testing.T) *stopped) (compared func() int) {
	n, frames := 0, 0
	var twin *stopped
	g.secret = func(t *testing.T, d description) {
		t.Helper()
		if n++; n%every != 1%every {
			g.typeAll(t, d)
			return
		}
		if twin == nil {
			twin = alone(t)
		}
		w := double(t, g.page, twin, ids, g.latest, func(d description) bool { return d.Screen == "keypad" })
		g.watch(t, w, d)
		frames += w.frames
		t.Logf("common choice %d: %d frames compared", n, w.frames)
	}
	return func() int { return frames }
}

// watch lets all choose on a keypad in both worlds. In Timbuktu the card of the seat
// that moves last lies face down until then: so long both worlds go on in step.
func (g *party) watch(t *testing.T, w *twins, d description) {
	t.Helper()
	if d.Game != "timbuktu" || len(d.Deciders) < 2 {
		w.reveals = func(d description) bool { return d.Screen != "keypad" }
		w.typeApart(t, g, d, 0)
		return
	}
	last := max(1, g.first) // the round's marker goes on by a seat
	w.reveals = func(d description) bool {
		return d.Screen != "keypad" && slices.Equal(d.Deciders, []int{last}) || d.Screen == "results"
	}
	w.typeApart(t, g, d, last)
	g.screen = w
	defer func() { g.screen = g.page }()
	g.play(t, func(description) bool { return w.open })
}

// inStage says that a stage has begun; of Amun-Re a round, those of both kingdoms
// counted on.
func inStage(n int) func(description) bool {
	return func(d description) bool { return stage(d) >= n }
}

func inRound(n int) func(description) bool {
	return func(d description) bool {
		var v struct{ Kingdom, Round int }
		_ = json.Unmarshal(d.View, &v) // null under a curtain
		return v.Kingdom > 0 && 3*(v.Kingdom-1)+v.Round >= n
	}
}

// every is how many common choices there are for one that is made in two worlds.
func every(n int) int {
	if whole() {
		return 1
	}
	return n
}

// calmly are the settings of parties: nothing moves by itself.
func calmly(t *testing.T) string {
	t.Helper()
	return storing(t, func(s *scenes.Settings) { s.ReducedMotion = true })
}

// atParty is a page for a party: of the stage's own size, in which nothing is lost, for
// every frame is read back.
func atParty(t *testing.T, query string) *stopped {
	t.Helper()
	p := stop(t, query, calmly(t))
	p.do(t, chromedp.EmulateViewport(paint.StageW, paint.StageH))
	until(t, p, "the small page", func(d description) bool { return d.Stage.Scale == 1 })
	return p
}

// byPads plays with a pad in each slot.
func byPads(t *testing.T, title string, apart int, enough func(description) bool, ids ...string) *party {
	t.Helper()
	long(t)
	g := gather(t, atParty(t, ""), title, ids...)
	compared := g.watchKeypads(ids, every(apart), func(t *testing.T) *stopped { return atParty(t, "") })
	g.start(t)
	d := g.play(t, played(enough))
	t.Logf("%s, %d frames compared", d.Screen, compared())
	if compared() < 500 {
		t.Error("that is few")
	}
	return g
}

func TestTimbuktuByThreePads(t *testing.T) {
	g := byPads(t, "Timbuktu", 4, inStage(2), xboxPad, sonyPad, xboxPad)
	if g.page.felt(t); g.page.robbed == 0 {
		t.Error("no pad has told of a robbery")
	}
}

func TestAmunReByFivePads(t *testing.T) {
	byPads(t, "Amun-Re", 1, inRound(3), xboxPad, sonyPad, switchPad, deckPad, xboxPad)
}

// byMouse plays with one mouse: what all choose at once is chosen behind curtains.
func byMouse(t *testing.T, game string, people, apart int, enough func(description) bool) {
	t.Helper()
	long(t)
	seats := strings.TrimSuffix(strings.Repeat("human,", people), ",")
	p := atParty(t, "&game="+game+"&seats="+seats+"&seed=3")
	g := &party{sense: newSense(), screen: p, page: p, names: locale.PlayerNames[locale.English][:people]}
	n, frames := 0, 0
	var twin *stopped
	g.begun = func(t *testing.T, d description) bool {
		at := phase(d)
		if at != "choosing" && at != "offering" {
			return false
		}
		g.fresh = true
		if n++; n%every(apart) != 1%every(apart) {
			g.chooseAll(t, d)
			return true
		}
		if twin == nil {
			twin = atParty(t, "")
		}
		w := double(t, p, twin, nil, 0, func(d description) bool { return d.Screen == "curtain" && !d.Busy })
		for _, p := range []*stopped{w.a, w.b} {
			act(t, p, mouse(p), "open")
			d = decision(t, p, mouse(p), never)
		}
		w.hush(t)
		g.chooseApart(t, w, d)
		frames += w.frames
		t.Logf("common choice %d: %d frames compared", n, w.frames)
		return true
	}
	d := g.play(t, played(enough))
	t.Logf("%s, %d frames compared", d.Screen, frames)
	if frames < 100 {
		t.Error("that is few")
	}
}

// secretly are the clicks that choose something in secret, other ones for each of
// two ways.
func (g *party) secretly(d description) (a, b []string) {
	if phase(d) == "offering" {
		if s, ok := find(d, "offer.gold"); ok && s.Enabled {
			a = append(a, "offer.gold")
		} else {
			a = append(a, "offer.steal")
		}
		return append(a, "offer.give"), []string{"offer.steal", "offer.give"}
	}
	all := slices.DeleteFunc(choices(d), func(h scenes.Hotspot) bool { return !strings.HasPrefix(h.ID, "camel.") })
	i := g.random.IntN(len(all))
	return []string{all[i].ID}, []string{all[(i+1)%len(all)].ID}
}

// chooseAll makes the choices behind curtains.
func (g *party) chooseAll(t *testing.T, d description) {
	t.Helper()
	for at := phase(d); d.Screen != "results" && phase(d) == at; d = g.nextEyes(t) {
		a, _ := g.secretly(d)
		for _, id := range a {
			act(t, g.screen, mouse(g.screen), id)
		}
	}
}

// nextEyes opens the next curtain, if there is one.
func (g *party) nextEyes(t *testing.T) description {
	t.Helper()
	d := until(t, g.screen, "the next to choose", func(d description) bool {
		return !d.Busy && (d.Screen == "curtain" || d.Screen == "results" || d.Screen == "table")
	})
	if d.Screen == "curtain" {
		act(t, g.screen, mouse(g.screen), "open")
		d = until(t, g.screen, "the table", func(d description) bool { return d.Screen == "table" && !d.Busy })
	}
	return d
}

// chooseApart makes the choices behind curtains in two worlds, each another one in
// one than in the other: all that others see is the same, until it is revealed.
func (g *party) chooseApart(t *testing.T, w *twins, d description) {
	t.Helper()
	g.screen = w
	defer func() { g.screen = g.page }()
	last := 0
	if d.Game == "timbuktu" {
		last = max(1, g.first)
	}
	w.reveals = func(d description) bool { return d.Screen == "results" }
	at := phase(d)
	for left := len(d.Deciders); left > 0; left-- {
		w.private = *d.Viewer
		a, b := g.secretly(d)
		if last != 0 && *d.Viewer != last {
			b = a
		}
		if left == 1 { // the last one ends it
			w.reveals = func(d description) bool { return d.Viewer == nil || *d.Viewer != w.private || d.Screen != "table" }
			if last != 0 {
				w.reveals = func(d description) bool {
					return d.Screen == "results" || phase(d) != at && slices.Equal(d.Deciders, []int{last})
				}
			}
		}
		for i := range a {
			w.clickApart(t, a[i], b[i])
		}
		if left > 1 {
			d = g.nextEyes(t)
		}
	}
	w.private = 0
	if last != 0 {
		g.play(t, func(description) bool { return w.open })
	}
}

func TestTimbuktuByOneMouse(t *testing.T) {
	byMouse(t, "timbuktu", 3, 4, inStage(2))
}

func TestAmunReByOneMouse(t *testing.T) {
	byMouse(t, "amunre", 5, 1, inRound(3))
}

// TestWholeGames plays the long games to their results, one person among bots.
func TestWholeGames(t *testing.T) {
	for _, query := range []string{
		"&game=amunre&seats=human,bot:greedy,bot:greedy,bot:greedy&seed=4",
		"&game=tombraiders&seats=human,bot:greedy,bot:greedy&seed=4",
	} {
		t.Run(query, func(t *testing.T) {
			p := atParty(t, query)
			g := &party{sense: newSense(), screen: p, page: p}
			if d := g.play(t, over); len(d.Hotspots) == 0 {
				t.Errorf("the game ended on %s", short(d))
			}
		})
	}
}
