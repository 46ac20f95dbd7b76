package tombraiders

import (
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// said is all that a prompt says.
func said(p table.Prompt) string {
	s := p.Title
	for _, l := range p.Lines {
		s += "\n" + l.Text
	}
	return s
}

// inLangs plays games in all languages and calls f with every question.
func inLangs(t *testing.T, seats int, f func(d desk)) {
	t.Helper()
	for lang := range locale.Langs {
		for seed := range uint64(12) {
			d := newDesk(t, engine.Setup{Seats: seats, Seed: seed}, 0, lang)
			d.Each(func() {
				if !t.Failed() {
					f(d)
				}
			})
			if t.Failed() {
				return
			}
		}
	}
}

func TestTheOnlyWayToPayIsToldWithTheKnowledge(t *testing.T) {
	told := 0
	inLangs(t, 3, func(d desk) {
		for r, id := range siteSpots {
			permit, ok := firstPay(&d.Moment, rules.Region(r))
			if _, seen := d.view().Known(rules.Region(r)); !ok || seen || pays(&d.Moment, rules.Region(r)) > 1 {
				continue
			}
			told++
			d.Focus.ID = id
			s := said(d.Prompt())
			know := ui.Number(d.view().Knowledge(d.Viewer, rules.Region(r), 0).Sum)
			if !strings.Contains(s, text.Permits[permit][d.Env.Settings.Lang]) || !strings.Contains(s, know) {
				t.Fatalf("%s does not tell %v and knowledge %s: %q", id, permit, know, s)
			}
		}
	})
	if told == 0 {
		t.Error("there was never one way to pay")
	}
}

func TestASiteListsWhatTheViewerHasSeenOfItsPile(t *testing.T) {
	listed := 0
	inLangs(t, 2, func(d desk) {
		for r, id := range siteSpots {
			known, seen := d.view().Known(rules.Region(r))
			if d.Focus.ID = id; d.view().Step() != rules.Choosing {
				continue
			}
			s, holds := said(d.Prompt()), pileHolds(d.Env, known)
			if seen != strings.Contains(s, d.Env.T(text.PileHolds, holds)) {
				t.Fatalf("%s, looked through %v, holds %s: %q", id, seen, holds, s)
			}
			if seen {
				listed++
			}
		}
	})
	if listed == 0 {
		t.Error("nobody looked through a pile")
	}
}

func TestAPileIsListedByKinds(t *testing.T) {
	var s rules.Stock
	for _, f := range []rules.Find{0, 0, 3, rules.FindBook, rules.FindGeneral, rules.Rubble} {
		s = s.With(f)
	}
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 1}, 0, locale.English)
	if got := pileHolds(d.Env, s); got != "1×2, 4, 2 books, 1 rubble" {
		t.Errorf("it is %q", got)
	}
	if got := pileHolds(d.Env, 0); got != "no card" {
		t.Errorf("an empty pile is %q", got)
	}
}

func TestOnlyAScholarIsSaidToSee(t *testing.T) {
	searches := map[rules.Kind]int{}
	for seed := range uint64(30) {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: seed}, 0, locale.English)
		d.watch(func() {
			s := &d.b.play.raid
			if !s.on || s.kept > 0 || s.nothing > 0 || d.b.pic.viewer != s.seat {
				return
			}
			kind := s.card.Kind()
			searches[kind]++
			if got := strings.Contains(said(d.Prompt()), d.Env.T(text.AskLook)); got != (kind == rules.Scholar) {
				t.Fatalf("with kind %d the prompt is %q", kind, said(d.Prompt()))
			}
		}, nil)
	}
	if searches[rules.Scholar] == 0 || searches[rules.Thief] == 0 || searches[rules.Robbers] == 0 {
		t.Errorf("searches were %v", searches)
	}
}

// What a card is good for is told most of all when it can be taken.
func TestACardThatCanBeTakenSaysWhatItIsGoodFor(t *testing.T) {
	inLangs(t, 4, func(d desk) {
		for i, id := range rowSpots {
			c, ok := d.view().Row(i)
			d.Focus.ID = id
			if !ok || d.b.plan(&d.Moment).comes != [rules.Professors]bool{} {
				continue
			}
			use := &text.UseGeneral
			switch k := c.Kind(); {
			case k >= rules.Excavation:
				use = &text.UseActions[k-rules.Excavation]
			case k != rules.General:
				continue
			}
			if s := said(d.Prompt()); d.Moment.May(rules.Take(i)) && !strings.Contains(s, d.Env.Text(use)) {
				t.Fatalf("%v: %q", c, s)
			}
		}
	})
}

func TestABookSaysWhetherAPermitIsLeft(t *testing.T) {
	told := [2]int{}
	inLangs(t, 4, func(d desk) {
		for i, id := range rowSpots {
			c, ok := d.view().Row(i)
			d.Focus.ID = id
			if !ok || c.Kind() != rules.Special || !d.Moment.May(rules.Take(i)) || d.b.plan(&d.Moment).comes != [rules.Professors]bool{} {
				continue
			}
			hand, without := d.view().Hand(), 1
			for p := rules.Regional; p <= rules.ExcavationCard; p++ {
				if hand.Pays(c.Region(), p) > 0 {
					without = 0
				}
			}
			told[without]++
			if s := said(d.Prompt()); !strings.Contains(s, d.Env.T(text.UseSpecial[without])) {
				t.Fatalf("%v, without a permit %d: %q", c, without, s)
			}
		}
	})
	if told[0] == 0 || told[1] == 0 {
		t.Errorf("with and without a permit: %v", told)
	}
}

// digs plays games until the viewer is to choose weeks with an assistant in hand.
func digs(t *testing.T, f func(d desk)) {
	t.Helper()
	found := 0
	for seed := range uint64(60) {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: seed}, 0, locale.English)
		d.Each(func() {
			if d.Moment.Asked && d.view().Step() == rules.Digging && d.b.helpers() > 0 {
				found++
				f(d)
			}
		})
	}
	if found == 0 {
		t.Error("nobody had an assistant for a dig")
	}
}

func TestThePresetWeeksAreTheLeastForTheirCards(t *testing.T) {
	digs(t, func(d desk) {
		for range 2 {
			d.Focus.ID = spotDigGo
			if least, preset := d.b.leastWeeks(&d.Moment), d.b.digWeeks(&d.Moment); least != preset {
				t.Fatalf("%d weeks are preset, %d turn up as many cards", preset, least)
			}
			if d.b.sel.assistants == 0 {
				d.Act(spotMore)
			}
		}
	})
}

func TestChosenWeeksStayWhenAnAssistantComes(t *testing.T) {
	digs(t, func(d desk) {
		good := d.b.goodWeeks(&d.Moment)
		i := ui.Find(d.Spots(), weekSpots[rules.MostWeeks-1])
		if good == rules.MostWeeks || d.Spots()[i].Off {
			return
		}
		d.Act(weekSpots[rules.MostWeeks-1])
		d.Act(spotMore)
		if got := d.b.digWeeks(&d.Moment); got != rules.MostWeeks {
			t.Fatalf("%d weeks were chosen, then it is %d", rules.MostWeeks, got)
		}
	})
}

func TestAssistantsAreToldBeforeTheyAreSet(t *testing.T) {
	digs(t, func(d desk) {
		d.Focus.ID = spotLess
		if s := said(d.Prompt()); !strings.Contains(s, d.Env.T(text.WhyNoHelper)) || strings.Contains(s, d.Env.T(text.WhyAssistants)) {
			t.Fatalf("nobody helps: %q", s)
		}
		d.Focus.ID = spotMore
		r, _, _ := d.view().Target()
		if s, then := said(d.Prompt()), d.view().Knowledge(d.Viewer, r, 1).Sum; !strings.Contains(s, d.Env.T(text.HelpThen, then)) {
			t.Fatalf("knowledge would be %d: %q", then, s)
		}
	})
}

func TestWeeksThatBringNoMoreSaySo(t *testing.T) {
	digs(t, func(d desk) {
		for w, id := range weekSpots {
			if !d.Moment.May(rules.DigFor(w+1, 0)) {
				continue
			}
			d.Focus.ID = id
			p := d.b.digging(d.Env, &d.Moment)
			least := d.b.leastWeeks(&d.Moment)
			if got := strings.Contains(said(d.Prompt()), d.Env.Counted(&text.SameCards, least)); got != p.Columns[w].Same {
				t.Fatalf("%d weeks, the same as %d %v: %q", w+1, least, p.Columns[w].Same, said(d.Prompt()))
			}
		}
	})
}

func TestWhatOneLacksForADigIsNotSaidOfTheWholeSite(t *testing.T) {
	told := 0
	inLangs(t, 2, func(d desk) {
		for r, id := range siteSpots {
			if pays(&d.Moment, rules.Region(r)) < 2 {
				continue
			}
			d.Act(id)
			for i, way := range paySpots {
				if d.b.left(rules.Permit(i)) > 0 {
					continue
				}
				told++
				d.Focus.ID = way
				if s := said(d.Prompt()); strings.Contains(s, d.Env.T(text.WhyPermit)) || !strings.Contains(s, d.Env.T(text.WhyNone)) {
					t.Fatalf("%s: %q", way, s)
				}
			}
			d.b.Back()
		}
	})
	if told == 0 {
		t.Error("nothing was lacking")
	}
}

func TestPresentationsThatCanBeHeldLieFirst(t *testing.T) {
	behind, glow := 0, 0
	inLangs(t, 2, func(d desk) {
		order, rest := d.b.pic.order(), false
		for i, n := range order[:d.b.pic.waiting] {
			ready := d.b.pic.ready(n)
			if ready && rest {
				t.Fatalf("place %d can be held, and lies behind another: %v", i, order)
			}
			if i > 0 && d.b.pic.ready(order[i-1]) == ready && order[i-1] > n {
				t.Fatalf("places %d and %d are not as they were drawn: %v", i-1, i, order)
			}
			if ready && n > i {
				behind++
			}
			rest = rest || !ready
		}
		d.b.sel.top = d.b.lastTop()
		if d.b.hides() {
			glow++
		}
		if d.b.hides() != (d.b.top() > 0 && d.b.pic.ready(order[0])) {
			t.Fatalf("on the last page, from place %d: hidden %v", d.b.top(), d.b.hides())
		}
		d.b.sel.top = 0
	})
	if behind == 0 || glow == 0 {
		t.Errorf("%d came before others, %d were hidden", behind, glow)
	}
}

func TestWhatCannotBeHeldTellsItsWorthAndWeeks(t *testing.T) {
	told := 0
	inLangs(t, 3, func(d desk) {
		for n := range d.b.pic.waiting {
			c := rules.Card(d.b.pic.shown[n])
			if d.Focus.ID = showSpots[n]; d.b.pic.ready(n) || d.view().Step() != rules.Choosing {
				continue
			}
			told++
			want := text.ShowAsks.In(d.Env.Settings.Lang, int(c.Needs()[0].Weeks), c.Points())
			if s := said(d.Prompt()); !strings.Contains(s, want) {
				t.Fatalf("%v: %q", c, s)
			}
		}
	})
	if told == 0 {
		t.Error("everything could be held")
	}
}

func TestTakingACardIsOneLineOfTheLog(t *testing.T) {
	took := 0
	for seed := range uint64(5) {
		d := newDesk(t, engine.Setup{Seats: 3, Seed: seed}, engine.Spectator, locale.English)
		d.watch(nil, func(_ engine.Seat, ev engine.Events) {
			if ev[0].Kind != rules.EventTook {
				return
			}
			took++
			n := 0
			for _, x := range ev {
				if x.Kind == rules.EventProfessor || x.Kind == rules.EventEnd || x.Seat == engine.Spectator {
					return // that is told, too
				}
				if d.b.Log(d.Env, x, &d.Seating) != "" {
					n++
				}
				if x.Kind == rules.EventMarker {
					break // then comes what is new
				}
			}
			if n != 1 {
				t.Fatalf("%d lines of %v", n, ev)
			}
		})
	}
	if took == 0 {
		t.Error("nobody took a card")
	}
}

func TestTheLogNamesWhatIsNewByItsRegions(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 1}, 0, locale.English)
	lines := map[string]bool{}
	for c := range rules.Card(rules.Presentations) {
		x := engine.Open(rules.EventDisplayed, engine.Spectator, int(rules.RowCards+c), 0, 50, 0)
		lines[d.b.Log(d.Env, x, &d.Seating)] = true
	}
	if len(lines) != rules.Presentations {
		t.Errorf("of %d presentations the log tells %d apart: %v", rules.Presentations, len(lines), lines)
	}
}

func TestADigIsLoggedWithItsCardsAndWhatItIsPaidWith(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 1}, 0, locale.English)
	for _, c := range []struct {
		x    engine.Event
		want string
	}{
		{engine.Open(rules.EventSpent, 0, int(rules.Greece), int(rules.Everywhere), 0, 0), "Anna pays for a dig: general permit"},
		{engine.Open(rules.EventSpent, 0, int(rules.Greece), int(rules.Regional), 0, 0), ""},
		{engine.Open(rules.EventDig, 0, int(rules.Greece), 5, 4, 2), "Anna digs in Greece, 5 wks: 2 cards"},
		{engine.Open(rules.EventDug, 0, int(rules.Greece), 2, 6, 1), "Anna finds: 2 artefacts, +6 points, 1 book"},
		{engine.Open(rules.EventDug, 0, int(rules.Greece), 0, 0, 0), "Anna finds: nothing but rubble"},
	} {
		if got := d.b.Log(d.Env, c.x, &d.Seating); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func TestPanelsTellTheWeekOfTheLine(t *testing.T) {
	second := 0
	inLangs(t, 2, func(d desk) {
		d.Draw()
		for s := range engine.Seat(d.view().Seats()) {
			week := d.view().Square(s)
			if got := d.b.words.spent[s]; got != ui.Number(week) {
				t.Fatalf("seat %d stands on week %d, its panel says %s", s+1, week, got)
			}
			d.Focus.ID = seatSpots[s]
			weeks := d.view().Time(s)
			if got := roundOf(weeks); got != 1+weeks/rules.Squares {
				t.Fatalf("after %d weeks it is round %d", weeks, got)
			} else if got > 1 {
				second++
				behind := d.b.pic.time[d.b.pic.lead()] - weeks
				if p := said(d.Prompt()); !strings.Contains(p, d.Env.T(text.SeatTime[1], week, behind, rules.BonusPoints(behind), got)) {
					t.Fatalf("round %d: %q", got, p)
				}
			}
			if p := said(d.Prompt()); !strings.Contains(p, d.Env.T(text.SeatOpens)) || roundOf(weeks) == 1 && !strings.Contains(p, d.Env.T(text.SeatRows)) {
				t.Fatalf("it is not said what choosing does, and what the rows are: %q", p)
			}
		}
	})
	if second == 0 {
		t.Error("nobody came to a second round")
	}
}

func TestAnActionCardIsPutBackByAButton(t *testing.T) {
	for seed := range uint64(40) {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: seed}, 0, locale.English)
		found := false
		d.Each(func() {
			for c, id := range actionSpots {
				if i := ui.Find(d.Spots(), id); found || i < 0 || d.Spots()[i].Off {
					continue
				}
				found = true
				d.b.aim(&d.Moment, openCards+rules.Card(c))
				if _, moved := d.Act(spotAimBack); moved || d.b.sel.panel != closed {
					t.Fatalf("%s is not put back: moved %v", id, moved)
				}
			}
		})
		if found {
			return
		}
	}
	t.Error("nobody could play a card")
}

func TestNothingAboveTheLineLiesUnderAStack(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 1}, 0, locale.English)
	for weeks := range 60 {
		for s := range d.b.pic.seats {
			d.b.pic.time[s], d.b.pic.height[s] = weeks, s
		}
		const x, wide = 12, 250
		at, _ := d.b.discAt(weeks, 0)
		if from := d.b.besideStacks(x, wide); from > x && from < at+7 || from == x && at-7 < x+wide {
			t.Fatalf("a stack in week %d at %d lies on what begins at %d", weeks, at, from)
		}
	}
}

func TestSourcesStandApart(t *testing.T) {
	for lang := range locale.Langs {
		for _, s := range text.Sources {
			const column, gap = 40, 8 // with the square of its colour
			if w := fonts.Small.Width(s[lang]); w > column-gap {
				t.Errorf("%q is %d px wide, of %d", s[lang], w, column-gap)
			}
		}
	}
}

func TestPicturesOfAPageAreOfOneSize(t *testing.T) {
	for page, row := range Game.HowToArt {
		for _, id := range row {
			if a, b := size(row[0]), size(id); a[1] != b[1] {
				t.Errorf("page %d: pictures of %v and %v", page, a, b)
			}
		}
	}
}

// size is how wide and high a picture is.
func size(id sprites.ID) [2]int {
	f := atlas.Frame(id)
	return [2]int{int(f.W), int(f.H)}
}
