//go:build unix

package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/table"
)

// A screen is one page, or two that go on in step.
type screen interface {
	client
	press(t *testing.T, slot int, buttons ...int) description
	ticks(t *testing.T, n int) description
}

// A party is people at one screen who play a game to its end.
type party struct {
	*sense
	screen screen
	page   *stopped                               // the screen, or the first of two
	names  []string                               // by seat
	slots  []int                                  // of the pads, by seat; nil for one mouse
	first  int                                    // who moved first after the last common choice, from 1
	fresh  bool                                   // nobody has since
	latest int                                    // the seat that acted last, from 0
	secret func(t *testing.T, d description)      // makes the choices that all make at once
	begun  func(t *testing.T, d description) bool // at a choice behind a curtain: it was made
}

// hand is that of a seat, from 0.
func (g *party) hand(seat int) hand {
	if g.slots == nil {
		return mouse(g.screen)
	}
	return padAt(g.screen, g.slots[seat], straight)
}

// play plays until done says so.
func (g *party) play(t *testing.T, done func(description) bool) description {
	t.Helper()
	for range 20000 {
		d := until(t, g.screen, "the next thing to do", func(d description) bool {
			switch d.Screen {
			case "table":
				return !d.Busy && (len(choices(d)) > 0 || waits(d))
			case "curtain", "keypad", "results":
				return !d.Busy
			}
			return false
		})
		switch {
		case done(d):
			return d
		case d.Screen == "curtain":
			g.latest = g.passedTo(t, d)
			act(t, g.screen, g.hand(g.latest), "open")
		case d.Screen == "keypad":
			g.fresh = true
			g.secret(t, d)
		case d.Screen == "results":
			t.Fatal("the game has ended")
		case len(choices(d)) == 0:
			act(t, g.screen, g.hand(0), table.SpotSkip)
		case g.begun != nil && g.begun(t, d):
		default:
			if phase(d) == "moving" && g.fresh {
				g.first, g.fresh = *d.Viewer, false
			}
			g.choose(t, d, g.pick(d).ID)
		}
	}
	t.Fatal("the game does not end")
	return description{}
}

// choose acts on a spot for the seat that is asked.
func (g *party) choose(t *testing.T, d description, id string) {
	t.Helper()
	g.latest = *d.Viewer - 1
	if g.slots == nil && strings.HasPrefix(id, "rail.") {
		g.bid(t, d, id)
		return
	}
	act(t, g.screen, g.hand(g.latest), id)
}

// bid clicks on the spaces of a province of Amun-Re, from the left on, until one is
// set, and then again: that bids.
func (g *party) bid(t *testing.T, d description, id string) {
	t.Helper()
	s, _ := find(d, id)
	for n := range 24 {
		x := d.Stage.X + d.Stage.Scale*(float64(s.X)+(float64(n)+.5)/24*float64(s.W))
		_, y := middle(d, id)
		for range 2 {
			g.screen.point(t, x, y)
			g.screen.click(t, x, y)
			if now := g.screen.ticks(t, 3); now.Screen != d.Screen || now.Busy || string(now.View) != string(d.View) {
				return
			}
		}
	}
	t.Fatalf("nothing can be bid on %s: %s", id, short(d))
}

// passedTo is the seat that a curtain is for.
func (g *party) passedTo(t *testing.T, d description) int {
	t.Helper()
	for i, name := range g.names {
		if strings.HasSuffix(d.Prompt, " "+name) {
			return i
		}
	}
	t.Fatalf("whose curtain is this? %s", short(d))
	return -1
}

// sense chooses at random, but ends what it has begun.
type sense struct {
	random *rand.Rand
	acts   int // since something was ended
	total  int
}

func newSense() *sense { return &sense{random: rand.New(rand.NewPCG(7, 11))} }

// ends are the spots that end or confirm what was begun; buying goes first.
var ends = []string{"act.buy", "act.done", "act.collect", "offer.give", "gift.take", "load.confirm", "dig.go", "give.go", "wait.go", "pay.back", "look.back"}

func (s *sense) pick(d description) scenes.Hotspot {
	all := choices(d)
	s.total++
	if s.acts++; s.acts > 4 || s.random.IntN(3) == 0 {
		for _, h := range all {
			if slices.Contains(ends, h.ID) {
				s.acts = 0
				return h
			}
		}
	}
	return all[s.random.IntN(len(all))]
}

// The keys of a keypad by their place, as two buttons: of the row and the column.
func keyButtons(key int) []int {
	return []int{[]int{upperFace, leftFace, rightFace, lowerFace}[key/table.KeyColumns], []int{14, 12, 13, 15}[key%table.KeyColumns]}
}

// words are those on the keys of a keypad.
func words(d description) (all []string) {
	lines := strings.Split(d.Prompt, "\n")
	for _, line := range lines[1 : len(lines)-len(d.Deciders)] {
		all = append(all, strings.Split(line, "|")...)
	}
	return all
}

// A typing tries whole choices of a seat on a keypad, as buttons, until one is taken:
// that one's own pad tells.
type typing struct {
	page *stopped
	slot int
	ways [][]int // what is left to try
	made []int   // what was taken
}

// ways are all choices that somebody might have on a keypad, in any order.
func (g *party) ways(d description) (all [][]int) {
	names := words(d)
	key := func(word string) []int { return keyButtons(slices.Index(names, word)) }
	if slices.Contains(names, "-3") {
		for n := range 3 {
			all = append(all, slices.Concat(key(fmt.Sprint(n+1)), key("Done")))
		}
		all = append(all, slices.Concat(key("-3"), key("Done")))
	} else {
		for i, word := range names {
			if word != "" {
				all = append(all, keyButtons(i))
			}
		}
	}
	g.random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

// next presses what is to be tried next.
func (y *typing) next() []int {
	if y.made != nil {
		return y.made
	}
	return y.ways[0]
}

// judge looks whether what was pressed was taken.
func (y *typing) judge(t *testing.T) {
	t.Helper()
	refused, felt := false, false
	for _, r := range y.page.felt(t) {
		if r.Slot != y.slot {
			t.Errorf("slot %d presses, and slot %d feels it", y.slot, r.Slot)
		}
		felt, refused = true, refused || r.Ms == 70
	}
	switch {
	case !felt:
		t.Fatal("a press on the keypad is not felt")
	case refused && len(y.ways) < 2:
		t.Fatal("every choice is refused")
	case refused:
		y.ways, y.made = y.ways[1:], nil
	default:
		y.made = y.next()
	}
}

// typeAll lets everybody choose, one after another.
func (g *party) typeAll(t *testing.T, d description) {
	t.Helper()
	for _, n := range d.Deciders {
		g.page.felt(t)
		for y := (&typing{page: g.page, slot: g.slots[n-1], ways: g.ways(d)}); y.made == nil; y.judge(t) {
			g.page.press(t, y.slot, y.next()...)
			g.page.ticks(t, 12)
		}
	}
	taken(t, g.page)
}

// taken waits until all choices on a keypad are taken, which lasts two beats at most.
func taken(t *testing.T, p screen) {
	t.Helper()
	for range 25 {
		if p.ticks(t, 10).Screen != "keypad" {
			return
		}
	}
	t.Fatalf("the choices are not taken: %s", short(p.see(t)))
}

// gather lets people with pads, one in each slot, sit down for a game.
func gather(t *testing.T, p *stopped, title string, ids ...string) *party {
	t.Helper()
	g := &party{sense: newSense(), screen: p, page: p}
	g.secret = g.typeAll
	for slot, id := range ids {
		p.plug(t, slot, id)
		g.slots = append(g.slots, slot)
	}
	h := g.hand(0)
	on(t, p, "title")
	act(t, p, h, "play")
	toSetup(t, p, h, title)
	act(t, p, h, "join")
	on(t, p, "join")
	for slot := range ids {
		p.press(t, slot, lowerFace)
	}
	g.names = g.seated(t)
	return g
}

// seated are the names of those who have sat down at the join screen.
func (g *party) seated(t *testing.T) (names []string) {
	t.Helper()
	d := on(t, g.page, "join")
	for seat := range 5 {
		if s, ok := find(d, fmt.Sprintf("leave.%d", seat+1)); ok {
			names = append(names, strings.TrimSuffix(s.Label, " leaves"))
		}
	}
	return names
}

// start empties the seats that nobody took, and starts.
func (g *party) start(t *testing.T) {
	t.Helper()
	seats := len(g.slots)
	for range 20 {
		d := on(t, g.page, "join")
		more, _ := find(d, fmt.Sprintf("seat.%d", seats+2))
		if last, ok := find(d, fmt.Sprintf("driver.%d", seats+1)); more.ID == "" && (!ok || strings.HasSuffix(last.Label, ": Nobody")) {
			break
		}
		act(t, g.page, g.hand(0), fmt.Sprintf("driver.%d", seats+1))
	}
	g.page.ticks(t, 40)
	g.page.press(t, g.slots[0], menuButton)
	until(t, g.page, "the game", func(d description) bool { return d.Screen == "table" || d.Screen == "keypad" || d.Screen == "curtain" })
}
