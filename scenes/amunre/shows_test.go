package amunre

import (
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/engine/match"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	"sandglass/scenes/table/tabletest"
	art "sandglass/sprites/amunre"
	"sandglass/sprites/amunre/place"
)

func TestWhatTheShowsCountAgreesWithTheRules(t *testing.T) {
	for _, s := range setups() {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			b := Board{pic: read(v)}
			sets := b.setsOf()
			for o := range engine.Seat(s.Seats) {
				if sets[o] != v.SetsOf(o) {
					t.Fatalf("seat %d has %d sets, want %d", o+1, sets[o], v.SetsOf(o))
				}
				if want, gave := v.Rank(o); v.Phase() == rules.Giving && (b.pic.rank(o) >= 0) != gave || gave && b.pic.rank(o) != want && v.Phase() == rules.Giving {
					t.Fatalf("seat %d has rank %d, want %d", o+1, b.pic.rank(o), want)
				}
			}
			for _, east := range []bool{false, true} {
				if _, best := b.pic.rivals(east); best != v.Leads(east) {
					t.Fatalf("east %v: %v score, want %v", east, best, v.Leads(east))
				}
			}
		})
	}
}

func TestAHeapOfCoinsIsWorthTheOffering(t *testing.T) {
	for gold := 1; gold <= 40; gold++ {
		sum := 0
		for i := range heap(gold) {
			if id, _, _ := offeredCoin(gold, i); id == art.CoinStack {
				sum += 5
			} else {
				sum++
			}
		}
		if sum != gold {
			t.Errorf("%d gold lie as %d", gold, sum)
		}
	}
	if heap(rules.Steal) != 0 || heap(400) > place.MostCoins {
		t.Error("the -3 is no heap, and no heap is larger than an altar")
	}
}

// secretly is what the table shows and sounds like when another seat has made an
// offering in secret.
func secretly(t *testing.T, mv engine.Move) (shown []any, heard string) {
	t.Helper()
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 11}, 0, locale.English)
	rng := engine.Seed(11)
	d.until(&rng, rules.Offering, 0, 1)
	d.Heard = nil
	frame := func() {
		for _, c := range d.Draw().Cmds {
			shown = append(shown, c)
		}
	}
	d.Play(1, mv, frame)
	d.Ask()
	frame()
	for _, h := range d.Heard {
		heard += h.Name + " "
	}
	return shown, heard
}

func TestNothingOfAnOfferingIsSeenOrHeardBeforeAllAreShown(t *testing.T) {
	a, heardA := secretly(t, rules.Offer(1))
	b, heardB := secretly(t, rules.PlayThief())
	if len(a) == 0 || len(a) != len(b) || heardA != heardB {
		t.Fatalf("%d and %d parts are drawn, %q and %q are heard", len(a), len(b), heardA, heardB)
	}
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("part %d: %v and %v", i, a[i], b[i])
		}
	}
}

// theatre plays games to their ends before a viewer, and calls see with every frame of
// what is played and told when a move has been.
func theatre(t *testing.T, s engine.Setup, lang locale.Lang, see func(d desk), after func(d desk, ev engine.Events)) desk {
	t.Helper()
	d := newDesk(t, s, 0, lang)
	rng := engine.Seed(s.Seed)
	for d.Match.Deciders() != 0 {
		seat, mv := d.Pick(&rng)
		d.Heard = nil
		step := d.Play(seat, mv, func() { see(d) })
		after(d, step.Events)
		d.Ask()
	}
	return d
}

func TestOfferingsAreToldOneByOneInTurnOrder(t *testing.T) {
	told, most := 0, 0
	theatre(t, engine.Setup{Seats: 4, Seed: 12}, locale.German, func(d desk) {
		o := &d.b.play.offered
		if !o.on || o.by > 0 {
			return
		}
		sum, _ := d.b.sum()
		if want := 0; o.told == 0 && sum != want {
			t.Fatalf("before anything is told the sum is %d", sum)
		}
		d.Draw()
		if o.told < told && o.told != 0 {
			t.Fatalf("%d are told after %d", o.told, told)
		}
		for s := range engine.Seat(d.b.pic.seats) {
			if tag := d.b.words.show.tags[s]; tag != "" && d.b.pic.order(s) >= o.told {
				t.Fatalf("%q is said of seat %d, which is still to be told", tag, s+1)
			}
		}
		told, most = o.told, max(most, o.told)
	}, func(d desk, ev engine.Events) {
		told = 0
		if d.b.play.shows != (shows{}) {
			t.Fatalf("left from the shows: %+v", d.b.play.shows)
		}
	})
	if most != 4 {
		t.Errorf("only %d offerings were told", most)
	}
}

func TestShowsSoundAsTheyTell(t *testing.T) {
	count := map[string]int{}
	theatre(t, engine.Setup{Seats: 5, Seed: 13}, locale.English, func(desk) {}, func(d desk, ev engine.Events) {
		heard := map[string]int{}
		for _, h := range d.Heard {
			heard[h.Name]++
			count[h.Name]++
		}
		for _, x := range ev {
			switch x.Kind {
			case rules.EventTemple:
				if name := [5]string{1: "temple_1", 2: "temple_2", 3: "temple_3", 4: "temple_4"}[x.A]; heard[name] != 1 {
					t.Errorf("the temple goes to %d: %v", x.A, heard)
				}
			case rules.EventKingdom:
				if x.A > 0 && heard["year_turn"] != 1 {
					t.Errorf("the New Kingdom begins: %v", heard)
				}
			}
		}
	})
	if count["offering"] != 6 || count["find_mid"] < 2*lineCards+1 || count["harvest"] == 0 || count["coin"] == 0 {
		t.Errorf("heard %v", count)
	}
}

func TestEveryPointIsExplained(t *testing.T) {
	for seed := uint64(20); seed < 26; seed++ {
		d := theatre(t, engine.Setup{Seats: 3 + int(seed%3), Seed: seed}, locale.Hungarian, func(d desk) {
			if !d.b.play.ledger.on {
				return
			}
			d.Draw()
			w, now := &d.b.words.show, d.b.telling()
			got := false
			for s := range d.b.pic.seats {
				got = got || strings.HasPrefix(w.cells[now][s], "+")
			}
			if scored := d.b.scored(&d.Moment); got != (scored[now] != [mostSeats]int{}) {
				t.Fatalf("line %d says %v of %v", now, w.cells[now], scored[now])
			}
			if reasons := d.b.reasons(d.Env, &d.Moment, &tally{}); got && len(w.because) == 0 || len(reasons) > len(w.because) {
				t.Fatalf("line %d: no reason for %v", now, w.cells[now])
			}
			for line := now + 1; line < d.b.pic.lines(); line++ {
				for s := range d.b.pic.seats {
					if w.cells[line][s] != "-" {
						t.Fatalf("line %d is told before its time: %v", line, w.cells[line])
					}
				}
			}
		}, func(desk, engine.Events) {})
		d.Draw()
		all := d.b.scored(&d.Moment)
		v := d.Moment.View.(*rules.View)
		for s := range engine.Seat(d.b.pic.seats) {
			worth := v.Worth(s)
			for line, want := range [...]int{linePyramids: worth[0], lineSets: worth[1], lineTemples: worth[3]} {
				if line != lineWest && line != lineEast && all[line][s] != want {
					t.Errorf("seat %d has %d in line %d, want %d", s+1, all[line][s], line, want)
				}
			}
			if got := all[lineWest][s] + all[lineEast][s]; got != worth[2] {
				t.Errorf("seat %d has %d by banks, want %d", s+1, got, worth[2])
			}
		}
	}
}

func TestALedgerGoesOnWhereAnotherMoveLeftIt(t *testing.T) {
	// Bonus cards are moves of their own: the log tells what was scored before.
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 2}, 0, locale.English)
	scored := func(seat engine.Seat, source uint8, points, detail int) engine.Event {
		return engine.Open(rules.EventScored, seat, int(source), points, 0, detail)
	}
	d.Moment.Log = []engine.Event{
		scored(0, rules.SourcePyramids, 9, 0), // of the Old Kingdom
		engine.Open(rules.EventScoring, 0, 1, 2, 0, 0),
		scored(0, rules.SourcePyramids, 4, 0), scored(1, rules.SourceBanks, 5, 1),
	}
	d.b.play.ledger = ledger{on: true, line: lineCards}
	d.b.play.ledger.points.add(scored(2, rules.SourceCards, 3, int(rules.NileBonus)))
	got := d.b.scored(&d.Moment)
	if got[linePyramids] != [mostSeats]int{4} || got[lineEast] != [mostSeats]int{0, 5} || got[lineCards] != [mostSeats]int{0, 0, 3} {
		t.Errorf("told so far: %v", got)
	}
}

// says says whether a word of a face, without blanks, is drawn.
func says(d desk, face fonts.Face, word string) bool {
	cmds := d.Draw().Cmds
	for i := range cmds {
		at, ok := i, true
		x := cmds[i].X
		for _, r := range word {
			id, advance, _ := face.Glyph(r)
			if ok = at < len(cmds) && cmds[at].Sprite == id && cmds[at].X == x; !ok {
				break
			}
			at, x = at+1, x+int16(advance)
		}
		if ok {
			return true
		}
	}
	return false
}

func TestAHarvestTellsTheIncomeAndNoTotal(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 2}, 0, locale.English)
	ev := engine.Events{
		engine.Open(rules.EventHarvest, 1, int(rules.Memphis), 2, 0, 0), engine.Open(rules.EventHarvest, 1, int(rules.Abu), 4, 4, 0),
		engine.Open(rules.EventHarvest, 1, int(rules.Sawu), 0, 7, 0), engine.Open(rules.EventGold, 1, 17, 58, int(rules.ForHarvest), 0),
	}
	d.Board.Animate(d.Env, &d.Timeline, ev, &d.Seating)
	said := map[string]bool{}
	d.Timeline.Advance(1)
	if p := d.Prompt(); p.Title != "Maximilian: +17 gold" || len(p.Lines) != 3 || p.Lines[1].Text != "Abu: farmers 4, income 4." {
		t.Errorf("it is told as %+v", p)
	}
	for d.Timeline.Busy() {
		for _, word := range []string{"+2", "+8", "+7", "+17", "58"} {
			if says(d, fonts.Small, word) {
				said[word] = true
			}
		}
		d.Timeline.Advance(2)
	}
	for word, want := range map[string]bool{"+2": true, "+8": true, "+7": true, "+17": true, "58": false} {
		if said[word] != want {
			t.Errorf("%s is said: %v", word, said[word])
		}
	}
	if d.b.play.harvested.on || d.b.pic.gold[1] != none {
		t.Errorf("left of the harvest: %+v, and gold of another seat %d", d.b.play.harvested, d.b.pic.gold[1])
	}
}

func TestTheSceneOfTheOfferingsIsOverBeforeTheHarvest(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 2}, 0, locale.English)
	var ev engine.Events
	for i := range engine.Seat(3) { // nobody gives, so nobody takes gifts
		ev.Add(engine.Open(rules.EventShown, d.b.pic.inOrder(int(i)), rules.Steal, -3*int(i+1), 0, 0))
	}
	ev.Add(engine.Open(rules.EventTemple, engine.Spectator, 1, -9, 0, 0))
	ev.Add(engine.Open(rules.EventHarvest, 1, int(rules.Memphis), 2, 0, 0))
	d.Board.Animate(d.Env, &d.Timeline, ev, &d.Seating)
	for flew := false; !flew; d.Timeline.Advance(2) {
		if d.Timeline.Holding() {
			d.Timeline.Skip()
		}
		if flew = flying(d) > 0; flew && d.b.covered() {
			t.Fatal("gold flies over a scene that covers the map")
		}
		if !flew && !d.Timeline.Busy() {
			t.Fatal("no gold flew")
		}
	}
}

func TestSandLeavesPyramidsAndBricks(t *testing.T) {
	var before, after [rules.Provinces]land
	theatre(t, engine.Setup{Seats: 4, Seed: 14}, locale.English, func(d desk) {
		if d.b.pic.kingdom == 0 {
			before = d.b.pic.lands
		} else if d.b.play.sand {
			after = d.b.pic.lands
			if !d.b.covered() {
				t.Fatal("what the sand covers can be pointed at")
			}
		}
	}, func(desk, engine.Events) {})
	for pr := range before {
		want := land{owner: engine.Spectator, gone: !before[pr].turned, pyramids: before[pr].pyramids, bricks: before[pr].bricks}
		if after[pr] != want {
			t.Errorf("%v: %+v, want %+v", rules.Province(pr), after[pr], want)
		}
	}
}

func TestTextsOfTheShowsFit(t *testing.T) {
	for lang := range locale.Langs {
		for seats := 3; seats <= 5; seats++ {
			said := map[string]bool{}
			fits := func(what string, f fonts.Face, bold bool, s string, room int) {
				w := f.Width(s)
				if bold {
					w = f.BoldWidth(s)
				}
				if key := what + s; w > room && !said[key] {
					said[key] = true
					t.Errorf("%s: %s %q is %d px wide, of %d", locale.Codes[lang], what, s, w, room)
				}
			}
			theatre(t, engine.Setup{Seats: seats, Seed: uint64(30 + seats)}, lang, func(d desk) {
				if !d.b.covered() && !d.b.play.harvested.on {
					return
				}
				d.Draw()
				w := &d.b.words.show
				p := d.Prompt()
				fits("title of the prompt", fonts.Small, true, p.Title, promptRect.W-16)
				if len(p.Lines) == 0 {
					t.Errorf("%s: nothing is said below %q", locale.Codes[lang], p.Title)
				}
				if h := &d.b.play.harvested; h.on {
					n := 0
					for _, x := range h.of {
						n += min(1, x.farmers+x.income+x.eight)
					}
					if len(p.Lines) != n {
						t.Errorf("%s: %+v is told as %+v", locale.Codes[lang], h.of, p.Lines)
					}
				}
				fits("caption", fonts.Label, false, w.caption, asideRect.W-14)
				for k := range w.bands {
					fits("band", fonts.Small, false, w.bands[k], 72)
					if len(w.means[k]) > 2 {
						t.Errorf("%q has %d lines", w.means[k], len(w.means[k]))
					}
				}
				fits("sum", fonts.Small, false, w.sum+w.band, 240-48)
				for line := range w.rows {
					fits("line", fonts.Small, false, w.rows[line], columnX(0, seats)-18-rowRect(line).X-36)
				}
				if d.b.play.ledger.on {
					fits("title", fonts.Body, true, w.title, columnX(0, seats)-22-ledgerRect.X-11)
					if n := len(w.lines) + len(w.because); n > 11 {
						t.Errorf("%s: %q and %q are %d lines", locale.Codes[lang], w.lines, w.because, n)
					}
				} else {
					fits("title", fonts.Body, true, w.title, 400)
				}
				for _, s := range w.stands {
					fits("what stands there", fonts.Small, false, s, 200)
				}
				for _, s := range w.tags {
					fits("tag", fonts.Small, false, s, 66)
				}
				for _, s := range d.b.words.notes {
					fits("note", fonts.Small, false, s, 90)
				}
			}, func(desk, engine.Events) {})
		}
	}
}
