package tombraiders

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes/excavation"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

func TestEveryShowEndsAndLeavesNothing(t *testing.T) {
	seen := map[string]bool{}
	for seed := uint64(1); seed <= 3; seed++ {
		d := newDesk(t, engine.Setup{Seats: int(seed) + 1, Seed: seed}, 0, locale.English)
		d.watch(func() {
			p := &d.b.play
			seen["dig"] = seen["dig"] || p.dig.On
			seen["raid"] = seen["raid"] || p.raid.on
			seen["presented"] = seen["presented"] || p.presented.on
			seen["professor"] = seen["professor"] || p.leaves > 0
			seen["ending"] = seen["ending"] || p.ending.on
			if on := p.dig.On || p.raid.on || p.presented.on || p.ending.on; on && !d.b.covered() {
				t.Fatal("what a show covers can be pointed at")
			}
		}, func(engine.Seat, engine.Events) {
			if d.b.play.shows != (shows{}) {
				t.Fatalf("left from the shows: %+v", d.b.play.shows)
			}
		})
	}
	for _, show := range []string{"dig", "raid", "presented", "professor", "ending"} {
		if !seen[show] {
			t.Errorf("no %s was told", show)
		}
	}
}

// faces is how many site cards lie face up in what is drawn: fronts of finds and rubble.
func faces(l *paint.List) (n int) {
	rubble := old.Rubble(0).Art
	for _, c := range l.Cmds {
		if c.Remap != sprites.Plain && c.Remap != sprites.Darker {
			continue
		}
		if c.Sprite == rubble || c.Sprite == old.Rubble(1).Art {
			n++
		}
		for r := range rules.Regions {
			for i := range old.Artefacts {
				if c.Sprite == old.Find(r, i).Art && c.Sprite != rubble {
					n++
				}
			}
		}
	}
	return n
}

func TestOnlyWhoSearchesSeesThePile(t *testing.T) {
	mine, theirs, most := 0, 0, 0
	for seed := uint64(1); seed <= 8; seed++ {
		d := newDesk(t, engine.Setup{Seats: 3, Seed: seed}, 0, locale.English)
		d.watch(func() {
			s := &d.b.play.raid
			if !s.on {
				return
			}
			n := faces(d.Draw())
			switch {
			case s.seat == d.Viewer:
				mine++
				most = max(most, n)
			case n > 1 || n == 1 && s.kept == 0:
				t.Fatalf("seed %d: seat %d searches, seat %d sees %d cards", seed, s.seat+1, d.Viewer+1, n)
			default:
				theirs++
			}
		}, nil)
	}
	if mine == 0 || theirs == 0 || most < 4 {
		t.Errorf("%d and %d moments of searches, at most %d cards seen", mine, theirs, most)
	}
}

func TestASpectatorSeesASearchButNoPile(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 24}, engine.Spectator, locale.English)
	searches := 0
	d.watch(func() {
		if s := &d.b.play.raid; s.on && s.kept == 0 {
			searches++
			if n := faces(d.Draw()); n > 0 {
				t.Fatalf("%d cards lie open", n)
			}
		}
	}, nil)
	if searches == 0 {
		t.Error("nobody searched")
	}
}

func TestShowsSoundAsTheyTell(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		d := newDesk(t, engine.Setup{Seats: 4, Seed: seed}, engine.Spectator, locale.English)
		d.watch(func() {}, func(seat engine.Seat, ev engine.Events) {
			heard, want := map[string]int{}, map[string]int{}
			for _, h := range d.Heard {
				heard[h.Name]++
			}
			for _, x := range ev {
				switch x.Kind {
				case rules.EventDig:
					want["dig"]++
				case rules.EventFound, rules.EventRubble:
					want["brush"]++
					if x.Kind == rules.EventRubble {
						want["rubble"]++
					}
				case rules.EventHeld:
					if rules.Card(x.A).Kind() == rules.Museum {
						want["museum"]++
					} else {
						want["exhibition"]++
					}
				case rules.EventPlayed:
					if rules.Card(x.A).Kind() != rules.Scholar {
						want["outbid"]++
					}
				}
			}
			for _, name := range []string{"dig", "brush", "museum", "exhibition", "outbid"} {
				if heard[name] != want[name] {
					t.Fatalf("%s is heard %d times, want %d: %v", name, heard[name], want[name], ev)
				}
			}
			if heard["rubble"] < want["rubble"] {
				t.Fatalf("rubble is heard %d times, want %d", heard["rubble"], want["rubble"])
			}
		})
	}
}

func TestACardOfASiteLooksAndSoundsByItsWorth(t *testing.T) {
	for _, x := range []struct {
		f     rules.Find
		want  excavation.Card
		sound string
	}{
		{rules.Rubble, excavation.Card{}, "rubble"},
		{rules.FindBook, excavation.Card{Kind: excavation.Book, Region: art.OnTheben(art.Mesopotamia), Value: 1}, "knowledge"},
		{rules.FindGeneral, excavation.Card{Kind: excavation.GeneralBook, Value: 1}, "knowledge"},
		{0, excavation.Card{Kind: excavation.Artefact, Region: art.OnTheben(art.Egypt), Value: 1}, "find_low"},
		{2, excavation.Card{Kind: excavation.Artefact, Region: art.OnTheben(art.Egypt), Picture: 1, Value: 3}, "find_mid"},
		{5, excavation.Card{Kind: excavation.Artefact, Region: art.OnTheben(art.Egypt), Picture: 4, Value: 6}, "find_high"},
	} {
		c := siteCard(rules.Egypt, x.f)
		if c != x.want || c.Sound() != x.sound {
			t.Errorf("%v is %+v and sounds %s, want %+v, %s", x.f, c, c.Sound(), x.want, x.sound)
		}
	}
	for r := range rules.Region(rules.Regions) {
		if got := ofTheben(art.OnTheben(int(r))); got != r {
			t.Errorf("%v becomes %v", r, got)
		}
	}
}

func TestWhatIsPresentedMeetsTheNeeds(t *testing.T) {
	exhibitions, museums := 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		d := newDesk(t, engine.Setup{Seats: 3, Seed: seed}, engine.Spectator, locale.English)
		d.watch(func() {
			s := &d.b.play.presented
			if !s.over {
				return
			}
			var of [rules.Regions]int
			for _, piece := range d.b.pieces() {
				of[piece.region]++
			}
			needs := s.card.Needs()
			if last := needs[s.told-1]; int(last.Weeks) != s.weeks {
				t.Fatalf("%v: %d steps are told, but %d weeks are paid", s.card, s.told, s.weeks)
			}
			for _, need := range needs[:s.told] {
				if of[need.Region] != int(need.Count) {
					t.Fatalf("%v: shown are %v", s.card, of)
				}
			}
			if s.card.Kind() == rules.Museum {
				museums++
			} else {
				exhibitions++
			}
		}, nil)
	}
	if exhibitions == 0 || museums == 0 {
		t.Errorf("%d moments of exhibitions, %d of museums", exhibitions, museums)
	}
}

func TestTheEndTellsTimeSeatBySeat(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 5}, 2, locale.English)
	last := 0
	d.watch(func() {
		s := &d.b.play.ending
		if !s.on {
			return
		}
		d.Draw()
		if s.told < last || s.told > last+1 {
			t.Fatalf("%d seats are told after %d", s.told, last)
		}
		last = s.told
		for seat := range d.b.pic.seats {
			if told := seat < s.told; !told && d.b.pic.bonus[seat] != 0 {
				t.Fatalf("seat %d has its points before they are told", seat+1)
			}
			if d.b.words.show.best[seat] && s.told < d.b.pic.seats {
				t.Fatal("the winner is known before all is told")
			}
		}
	}, nil)
	v := d.view()
	d.Draw()
	for seat := range engine.Seat(4) {
		w := &d.b.words.show
		behind := v.Behind(seat)
		if w.behind[seat] != ui.Number(behind) || w.sums[seat] != ui.Number(v.Points(seat)) || w.spent[seat] != ui.Number(v.Time(seat)) {
			t.Errorf("seat %d: %s behind, %s points, %s weeks", seat+1, w.behind[seat], w.sums[seat], w.spent[seat])
		}
		if want := "+" + ui.Number(rules.BonusPoints(behind)); behind > 0 && w.tags[seat] != want {
			t.Errorf("seat %d: tag %q, want %q", seat+1, w.tags[seat], want)
		}
		if w.best[seat] != (v.Places()[seat] == 1) {
			t.Errorf("seat %d is first: %v", seat+1, w.best[seat])
		}
	}
	if last != 4 {
		t.Errorf("%d seats were told", last)
	}
}

func TestTiesAreExplained(t *testing.T) {
	for _, x := range []struct {
		times                [2]int
		congresses           [2]int
		first                bool
		tiedPoints, tiedTime bool
	}{
		{[2]int{50, 53}, [2]int{1, 0}, true, false, false},
		{[2]int{50, 52}, [2]int{1, 1}, true, true, false},
		{[2]int{52, 50}, [2]int{1, 1}, false, false, false},
		{[2]int{52, 52}, [2]int{1, 1}, true, true, true},
	} {
		p := picture{seats: 2, over: true}
		for i := range p.holders {
			p.holders[i] = engine.Spectator
		}
		for s := range 2 {
			p.time[s] = x.times[s]
			p.cards[s][rules.CardOf(rules.Congress, 0)] = x.congresses[s]
		}
		if first, points, weeks := p.first(0); first != x.first || points != x.tiedPoints || weeks != x.tiedTime {
			t.Errorf("%+v: %v %v %v", x, first, points, weeks)
		}
	}
}

func TestPointsAreExplained(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 20}, 0, locale.English)
	d.watch(nil, nil)
	v := d.view()
	for seat := range engine.Seat(2) {
		p := read(v)
		n := p.count(seat)
		for source, points := range n.parts {
			said := explain(v, seat, source)
			if points == 0 && said != "" {
				t.Errorf("seat %d has nothing from source %d: %q", seat+1, source, said)
			}
		}
		if got, want := explain(v, seat, int(rules.SourceProfessors)), n.parts[rules.SourceProfessors]/rules.ProfessorPoints; want > 0 && got != ui.Number(want)+"×5" {
			t.Errorf("professors: %q, want %d", got, want)
		}
		for _, source := range [2]uint8{rules.SourceArtefacts, rules.SourceCongresses} { // that are no product
			if got := explain(v, seat, int(source)); got != "" {
				t.Errorf("source %d: %q", source, got)
			}
		}
	}
	won := [rules.Presentations]bool{true, false, true, false, true}
	if got := shown(won); got != "5+5+4" {
		t.Errorf("two large exhibitions and a small one: %q", got)
	}
}

func TestTextsOfTheShowsFit(t *testing.T) {
	small, body := fonts.Small, fonts.Body
	for lang := range locale.Langs {
		for seed := uint64(2); seed <= 4; seed++ {
			d := newDesk(t, engine.Setup{Seats: int(seed), Seed: seed + 18}, 0, lang)
			d.watch(func() {
				if !d.b.covered() || t.Failed() {
					return
				}
				d.Draw()
				w, p := &d.b.words.show, d.Prompt()
				d.Fits("prompt", p.Title, small.BoldWidth(p.Title), promptRect.W-16)
				if len(p.Lines) == 0 {
					t.Errorf("%s: nothing is said below %q", locale.Codes[lang], p.Title)
				}
				switch {
				case d.b.play.dig.On:
					d.Fits("dig", w.dig.Title, small.BoldWidth(w.dig.Title), 288)
					d.Fits("dig", w.dig.Line, small.Width(w.dig.Line), 288)
				case d.b.play.raid.on:
					d.Fits("search", w.title, small.BoldWidth(w.title), 288)
					d.Fits("search", w.line, small.Width(w.line), 288)
				case d.b.play.presented.on:
					d.Fits("presentation", w.title, body.BoldWidth(w.title), presentedRect.W-20)
					d.Fits("presentation", w.line, small.Width(w.line), presentedRect.W-20)
					d.Fits("prize", w.prize, ui.TagWidth(w.prize), 84)
				default:
					r := endRect(d.b.pic.seats)
					d.Fits("end", w.title, fonts.DisplayBrown.Width(w.title), r.W-20)
					d.Fits("end", w.line, small.Width(w.line), r.W-20)
					for _, s := range w.columns {
						d.Fits("column", s, small.Width(s), 56)
					}
				}
			}, nil)
		}
		for _, tie := range []locale.Msg{text.EndTie, text.EndShared} {
			if s := tie.In(lang); small.Width(s) > 270 {
				t.Errorf("%s: %q is %d px wide", locale.Codes[lang], s, small.Width(s))
			}
		}
	}
}
