package theben

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/theben"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
)

func TestKit(t *testing.T) {
	tabletest.Run(t, Game, "bound", "filled", "upcoming", "dig", "spent", "found", "blank", "exhibition", "roll", "turn", "conference")
}

// desk is a table of Jenseits von Theben.
type desk struct {
	*tabletest.Desk
	b *Board
}

func newDesk(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang) desk {
	t.Helper()
	d := tabletest.NewDesk(t, Game, s, viewer, lang)
	return desk{d, d.Board.(*Board)}
}

// view is what the viewer knows now.
func (d desk) view() *rules.View { return d.Moment.View.(*rules.View) }

func setups() []engine.Setup { return tabletest.Setups(rules.Game) }

func TestFoldOfEventsIsTheNewPicture(t *testing.T) {
	tabletest.Fold(t, Game, func(v engine.View) picture { return read(v.(*rules.View)) }, (*picture).Fold)
}

func TestWhatIsCountedAgreesWithTheRules(t *testing.T) {
	for _, s := range setups() {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			p := read(v)
			for o := range engine.Seat(s.Seats) {
				h := p.hand(o)
				for r := range rules.Region(rules.Regions) {
					if h.know[r] != v.SpecialKnowledge(o, r) {
						t.Fatalf("%v: knowledge %d, want %d", r, h.know[r], v.SpecialKnowledge(o, r))
					}
				}
				if h.know[general] != v.GeneralKnowledge(o) || h.points() != v.Points(o) {
					t.Fatalf("seat %d: general knowledge %d, points %d, want %d and %d", o+1, h.know[general], h.points(), v.GeneralKnowledge(o), v.Points(o))
				}
				for to := range rules.Place(rules.Places) {
					if got, want := p.weeks(o, to), v.JourneyWeeks(o, v.Place(o), to, false); got != want {
						t.Fatalf("from %v to %v: %d weeks, want %d", v.Place(o), to, got, want)
					}
				}
				for i := range p.waiting {
					if c := p.calendar[i].Card; p.shows(o, c) != v.Shows(o, c) {
						t.Fatalf("%v: seat %d shows %d, want %d", c, o+1, p.shows(o, c), v.Shows(o, c))
					}
				}
			}
		})
	}
}

func TestRoutesDrawnAreThoseTravelled(t *testing.T) {
	for from := range rules.Place(rules.Places) {
		for to := range rules.Place(rules.Places) {
			at := from
			for i, p := range from.Way(to) {
				if p != at {
					t.Fatalf("from %v to %v: step %d leads to %v, want %v", from, to, i, at, p)
				}
				if at != to {
					at = step(at, to)
				}
			}
		}
	}
}

func TestPriceTagsTellTheWholeCost(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			d.Draw()
			for slot := range rules.Offers {
				o, ok := d.view().Offer(d.Viewer, slot)
				if !ok || d.b.pic.bound != none {
					continue
				}
				if want := d.Env.N(text.ShortWeeks, o.Total); d.b.words.price[slot] != want {
					t.Fatalf("%v costs %q, want %q", o.Card, d.b.words.price[slot], want)
				}
			}
		})
	}
}

func TestFocusBeginsOnSomethingThatCanBeDone(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			id := d.b.Start(&d.Moment)
			for _, spot := range d.Spots() {
				if spot.ID == id && !spot.Off {
					return
				}
			}
			t.Fatalf("the focus begins on %q", id)
		})
	}
}

func TestEveryPartHasAPageOfTheRules(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	for _, s := range d.Spots() {
		if page, ok := pageOf(s.ID, closed); !ok || page < 0 || page >= len(text.Rules) {
			t.Errorf("%s leads to page %d, %v", s.ID, page, ok)
		}
	}
	if _, ok := pageOf("log", closed); ok {
		t.Error("the log is no part of the board")
	}
}

func TestResultsExplainThePoints(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 5}, 0, locale.English)
	d.Each(func() {})
	v := d.Match.View(engine.Spectator).(*rules.View)
	told := 0
	for seat := range engine.Seat(4) {
		for source, part := range v.AppendScore(nil, seat) {
			s := explain(v, seat, source)
			if s != "" {
				told++
			}
			if s != "" && part.Points == 0 {
				t.Errorf("seat %d has nothing of source %d, told %q", seat+1, source, s)
			}
		}
	}
	if told == 0 {
		t.Error("nothing is told")
	}
}

func TestTenseInTheLastWeeksOnly(t *testing.T) {
	d := newDesk(t, setups()[0], 0, locale.English)
	d.Each(func() {
		if got, want := d.b.Tense(d.view()), d.view().Now() >= rules.End-12; got != want {
			t.Fatalf("in %v: tense %v", d.view().Now(), got)
		}
	})
	if d.b.Tense(d.Match.View(0)) {
		t.Error("tense when all is over")
	}
}

func TestAClickOnACardElsewhereTravelsThere(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	d.Viewer = d.Match.Deciders().First()
	d.Ask()
	for slot := range rules.Offers {
		o, _ := d.view().Offer(d.Viewer, slot)
		d.Ask()
		mv, ok := d.Act(offerSpots[slot])
		if want := rules.Travel(o.Card.City()); o.Journey > 0 && (!ok || mv != want) {
			t.Errorf("%v gives %s", o.Card, rules.Format(mv))
		}
		if o.Journey == 0 && (!ok || mv != rules.Take(slot)) {
			t.Errorf("%v, to be had here, gives %s", o.Card, rules.Format(mv))
		}
	}
}

func TestTheFocusGoesToTheCardThatTheJourneyWasFor(t *testing.T) {
	rng := engine.Seed(1)
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 1}, 0, locale.English)
	d.PlayUntil(&rng, func() bool { // two cards wait in a city elsewhere
		if !d.Moment.Asked || d.b.pic.bound != none {
			return false
		}
		first, _ := d.view().Offer(0, 0)
		last, _ := d.view().Offer(0, 3)
		return first.Card.City() == last.Card.City() && first.Journey > 0 && first.Refused == "" && last.Refused == ""
	})
	mv, ok := d.Act(offerSpots[3])
	if !ok || mv.Kind != rules.KindTravel {
		t.Fatalf("the card gives %s", rules.Format(mv))
	}
	d.Play(0, mv, nil)
	d.Ask()
	if d.Focus.ID != offerSpots[3] {
		t.Errorf("the focus is on %s", d.Focus.ID)
	}
	if mv, ok := d.Act(d.Focus.ID); !ok || mv != rules.Take(3) {
		t.Errorf("it gives %s", rules.Format(mv))
	}
}

// opened is a desk with the panel of waiting open and a long way to go.
func opened(t *testing.T) desk {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	d.Viewer = d.Match.Deciders().First()
	d.Ask()
	d.Act(spotWait)
	return d
}

func TestWaitingIsSteppedPagedAndDragged(t *testing.T) {
	d := opened(t)
	give := func(in input.Intent) { d.b.Handle(d.Env, &d.Moment, in) }
	for _, c := range []struct {
		in   input.Intent
		want int
	}{
		{input.Intent{Kind: input.Nav, DX: 1}, 2},
		{input.Intent{Kind: input.TabRight}, 12},
		{input.Intent{Kind: input.Scroll, DY: -1}, 13},
		{input.Intent{Kind: input.TabLeft}, 3},
		{input.Intent{Kind: input.Nav, DX: -1}, 2},
		{input.Intent{Kind: input.TabLeft}, 1},
	} {
		if give(c.in); d.b.sel.weeks != c.want {
			t.Fatalf("after %+v: %d weeks, want %d", c.in, d.b.sel.weeks, c.want)
		}
	}
	d.Focus.Pressed = spotSlider
	give(input.Intent{Kind: input.Point, X: waitSlider.X + waitSlider.W, Y: waitSlider.Y + 5})
	if most := mostWait(&d.Moment); d.b.sel.weeks != most || most != int(rules.End) {
		t.Errorf("dragged to the end: %d weeks, of %d", d.b.sel.weeks, most)
	}
	if mv, ok := d.Act(spotWaitGo); !ok || mv != rules.WaitFor(int(rules.End)) {
		t.Errorf("the button gives %s", rules.Format(mv))
	}
}

func TestBackClosesWhatIsOpen(t *testing.T) {
	d := opened(t)
	if !d.b.Back() || d.b.sel.panel != closed || d.b.Back() {
		t.Error("one step back closes the panel, another does nothing")
	}
	d.Act(seatSpots[1])
	if d.b.sel.panel != toLook || !d.b.Back() || d.b.sel.panel != closed {
		t.Error("what a seat has collected opens and closes")
	}
}

func TestADigIsChosenBeforeItIsDone(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	rng := engine.Seed(3)
	d.PlayUntil(&rng, func() bool { return d.Moment.Asked && offers(&d.Moment, rules.KindDig) })
	d.Act(spotDig)
	week := d.Focus.ID
	if mv, ok := d.Act(week); ok {
		t.Errorf("the tile already gives %s", rules.Format(mv))
	}
	if d.Focus.ID != spotDigGo {
		t.Errorf("then the focus is on %s", d.Focus.ID)
	}
	mv, ok := d.Act(spotDigGo)
	if !ok || mv.Kind != rules.KindDig || weekSpots[mv.A-1] != week {
		t.Errorf("the button gives %s, chosen was %s", rules.Format(mv), week)
	}
}

func TestOddsAreHiddenWhenThePlayerWantsSo(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	rng := engine.Seed(3)
	d.PlayUntil(&rng, func() bool { return d.Moment.Asked && offers(&d.Moment, rules.KindDig) })
	d.Act(spotDig)
	shown := len(d.Draw().Cmds)
	d.Env.Settings.HideOdds = true
	if hidden := len(d.Draw().Cmds); hidden >= shown || d.b.digging(d.Env, &d.Moment).Expect != nil {
		t.Errorf("%d commands with odds, %d without", shown, hidden)
	}
}

func TestTheAirshipFliesWhereItIsPointed(t *testing.T) {
	for seed := range uint64(60) {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: seed}, 0, locale.English)
		found := false
		d.Each(func() {
			if found || !offers(&d.Moment, rules.KindFly) {
				return
			}
			found = true
			to := rules.InEgypt
			if d.view().Place(d.Viewer) == to {
				to = rules.Moscow
			}
			d.Act(spotFly)
			if mv, ok := d.Act(placeSpots[to]); !ok || mv != rules.Fly(to) {
				t.Errorf("the airship goes by %s", rules.Format(mv))
			}
			d.Ask()
		})
		if found {
			return
		}
	}
	t.Error("no game had an airship")
}

// bound is a desk where a journey to a card elsewhere has just been chosen; slot is
// the card's.
func bound(t *testing.T) (d desk, slot int) {
	rng := engine.Seed(1)
	d = newDesk(t, engine.Setup{Seats: 2, Seed: 1}, 0, locale.English)
	d.PlayUntil(&rng, func() bool {
		if !d.Moment.Asked || d.b.pic.bound != none {
			return false
		}
		for slot = range rules.Offers {
			if o, ok := d.view().Offer(0, slot); ok && o.Journey > 0 && o.Refused == "" {
				return true
			}
		}
		return false
	})
	d.Focus.ID = offerSpots[slot]
	return d, slot
}

func TestAJourneyChosenIsSeenToBeMade(t *testing.T) {
	d, slot := bound(t)
	before := d.Prompt()
	c, _ := d.view().Offered(slot)
	from := d.b.pic.place[0]
	mv, _ := d.Act(offerSpots[slot])
	walked := false
	d.Play(0, mv, func() { walked = walked || d.b.play.walks })
	d.Ask()
	if !walked || d.b.pic.bound != int(c.City()) || d.b.pic.place[0] != from {
		t.Errorf("the figure walks: %v, is bound for %d", walked, d.b.pic.bound)
	}
	if p := d.Prompt(); p.Title == before.Title || p.Lines[0] == before.Lines[0] {
		t.Errorf("before and after the journey it says %q, %v", p.Title, p.Lines)
	}
	x, y := d.b.standing(0, c.City())
	var there paint.List
	there.Draw(art.Pawn, x, y, ui.SeatRemap(0), 0)
	figures := 0
	for _, cmd := range d.Draw().Cmds {
		if cmd.Sprite == there.Cmds[0].Sprite && cmd.Remap == there.Cmds[0].Remap {
			if figures++; cmd.X != there.Cmds[0].X || cmd.Y != there.Cmds[0].Y {
				t.Errorf("the figure stands at %d, %d", cmd.X, cmd.Y)
			}
		}
	}
	if figures != 1 {
		t.Errorf("%d figures", figures)
	}
}

func TestACardSaysWhatItIsGoodForAndWhatAllOfItCosts(t *testing.T) {
	d, slot := bound(t)
	c, _ := d.view().Offered(slot)
	o, _ := d.view().Offer(0, slot)
	lines := d.Prompt().Lines
	if want := d.b.use(d.Env, c); len(lines) < 3 || lines[0].Text != want {
		t.Fatalf("%v, want first %q", lines, want)
	}
	week := d.b.weekOf(d.Env, d.b.pic.time[0]+rules.Week(o.Total))
	if want := d.Env.T(text.CardLands, week, o.Journey, c.Weeks()); lines[1].Text != want {
		t.Errorf("%q, want %q", lines[1].Text, want)
	}
}

func TestWeeksOfAnotherYearNameIt(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	for w, want := range map[rules.Week]string{d.b.pic.time[0] + 3: "week 4", d.b.pic.time[0] + 55: "week 4 of 1901", rules.End: "the end"} {
		if got := d.b.weekOf(d.Env, w); got != want {
			t.Errorf("%d: %q, want %q", w, got, want)
		}
	}
}

func TestLockedCardsShowNoPriceAfterTheJourney(t *testing.T) {
	d, slot := bound(t)
	mv, _ := d.Act(offerSpots[slot])
	d.Play(0, mv, nil)
	d.Ask()
	locked := 0
	for i, c := range d.b.pic.offers {
		var l paint.List
		d.b.say(d.Env, d.Moment.Seating)
		d.b.drawOffer(&l, &d.Moment, i, rules.Card(c))
		tagged := false
		for _, cmd := range l.Cmds {
			tagged = tagged || cmd.Y < int16(offerRect(i).Y-3)
		}
		off := d.b.refusal(&d.Moment, i) != ""
		if off {
			locked++
		}
		if tagged == off {
			t.Errorf("card %d: locked %v, with a price %v", i+1, off, tagged)
		}
	}
	if locked == 0 {
		t.Error("no card is locked")
	}
}

func TestTheTurnOfTheYearWaitsForPeopleOnly(t *testing.T) {
	for _, people := range []bool{true, false} {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
		d.Seating.Human = [engine.MaxSeats]bool{people}
		d.b.Animate(d.Env, &d.Timeline, engine.Events{{Kind: rules.EventYear, A: 1901}}, &d.Seating)
		d.Timeline.Advance(yearTime + 1)
		if d.Timeline.Holding() != people || d.b.play.year > 0 != people {
			t.Errorf("with people %v: it waits %v", people, d.Timeline.Holding())
		}
	}
}

func TestWhoLeadsARegionIsGolden(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 5}, 0, locale.English)
	golden := 0
	d.Each(func() {
		d.b.say(d.Env, d.Moment.Seating)
		conference := d.view().Conference()
		for k := range rules.Region(rules.Regions) {
			for seat := range engine.Seat(4) {
				got := d.b.inkOf(int(k), int(seat)) == sprites.G3
				if want := conference[k].Points[seat] > 0; got != want {
					t.Fatalf("%v: seat %d golden %v, want %v", k, seat+1, got, want)
				}
				if got {
					golden++
				}
			}
		}
	})
	if golden == 0 {
		t.Error("nobody leads")
	}
}
