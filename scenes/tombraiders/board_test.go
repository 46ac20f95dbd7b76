package tombraiders

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
)

func TestKit(t *testing.T) {
	tabletest.Run(t, Game, "museum", "chose", "marker", "found", "rubble", "buried", "filled", "turn")
}

// desk is a table of The Tomb Raiders.
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

func TestFocusBeginsOnSomethingThatCanBeDone(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			spots := d.Spots()
			if i := ui.Find(spots, d.b.Start(&d.Moment)); i < 0 || spots[i].Off {
				t.Fatalf("the focus begins on %q", d.b.Start(&d.Moment))
			}
		})
	}
}

func TestEveryPartHasAPageOfTheRules(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 3}, 0, locale.English)
	seen := map[string]bool{}
	d.Each(func() {
		for _, s := range d.Spots() {
			page, ok := d.b.pageOf(s.ID)
			if !ok || page <= text.PageAim || page >= len(text.Rules) {
				t.Fatalf("%s leads to page %d, %v", s.ID, page, ok)
			}
			seen[s.ID] = true
		}
	})
	if _, ok := d.b.pageOf("menu"); ok || len(seen) < 40 {
		t.Errorf("the menu has a page: %v; %d parts seen", ok, len(seen))
	}
}

func TestTagsTellTheWeekOnWhichOneLands(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 8}, 0, locale.English)
	d.Each(func() {
		d.Draw()
		for i := range rules.RowSpaces {
			c, ok := d.view().Row(i)
			if !ok {
				continue
			}
			if want := d.Env.T(text.OnWeek, rules.SquareOf(d.view().Time(d.Viewer)+c.Weeks())); d.b.words.landing[i] != want {
				t.Fatalf("%v leads to %q, want %q", c, d.b.words.landing[i], want)
			}
		}
	})
}

func TestPricesAndNeedsAgreeWithTheRules(t *testing.T) {
	for _, s := range setups() {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			p := read(v)
			for _, c := range v.Shown() {
				if _, met := v.Price(seat, c); p.met(seat, c) != met {
					t.Fatalf("%v: %d steps met, want %d", c, p.met(seat, c), met)
				}
			}
			for i := range rules.Professors {
				if p.needs(i) != v.ProfessorNeeds(i) {
					t.Fatalf("professor %d comes with %d books, want %d", i, p.needs(i), v.ProfessorNeeds(i))
				}
			}
		})
	}
}

func TestAPlanLandsWhereTheMoveDoes(t *testing.T) {
	landed, ended := 0, 0
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			for _, spot := range d.Spots() {
				if d.Focus.ID = spot.ID; spot.Off {
					continue
				}
				p := *d.b.plan(&d.Moment)
				if !p.lands || p.move.Kind == rules.KindShow || p.move.Kind == rules.KindPlay {
					continue // what follows is another move
				}
				next := d.Match.Clone()
				if _, err := next.Play(d.Viewer, p.move, d.Viewer); err != nil {
					t.Fatalf("%s: %v", spot.ID, err)
				}
				v := next.View(d.Viewer).(*rules.View)
				if v.Time(d.Viewer) != p.to || v.Height(d.Viewer) != p.height || !v.Over() && v.Turn() != p.next {
					t.Fatalf("%s lands on %d, height %d, then %d; want %d, %d, %d", rules.Format(p.move),
						p.to, p.height, p.next, v.Time(d.Viewer), v.Height(d.Viewer), v.Turn())
				}
				if p.ends {
					ended++
				}
				if p.ends && !v.Over() {
					t.Fatalf("%s does not end the game", rules.Format(p.move))
				}
				for i, comes := range p.comes {
					if comes && v.Professor(i) != d.Viewer {
						t.Fatalf("%s: professor %d does not come", rules.Format(p.move), i)
					}
				}
				landed++
			}
		})
	}
	if landed < 1000 || ended == 0 {
		t.Errorf("only %d plans, %d to the end", landed, ended)
	}
}

func TestADigIsPaidThenItsWeeksAreChosenAndConfirmed(t *testing.T) {
	rng := engine.Seed(3)
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 3}, 0, locale.English)
	r := rules.Region(0)
	d.PlayUntil(&rng, func() bool {
		for r = range rules.Regions {
			if d.Moment.Asked && pays(&d.Moment, r) > 1 {
				return true
			}
		}
		return false
	})
	if _, moved := d.Act(siteSpots[r]); moved || d.Focus.ID != paySpots[0] && d.Focus.ID != paySpots[1] {
		t.Fatalf("a site with two permits for it: moved %v, then the focus is on %s", moved, d.Focus.ID)
	}
	d.b.Back()
	if d.b.sel.panel != closed {
		t.Error("the question does not close")
	}
	d.Act(siteSpots[r])
	mv, moved := d.Act(d.Focus.ID)
	if !moved || mv.Kind != rules.KindDig || rules.Region(mv.A) != r {
		t.Fatalf("a permit gives %s", rules.Format(mv))
	}
	d.Play(0, mv, nil)
	d.Ask()
	for _, spot := range d.Spots() {
		if i := ui.Index(weekSpots[:], spot.ID); i >= 0 && !spot.Off {
			if _, moved := d.Act(spot.ID); moved || d.Focus.ID != spotDigGo {
				t.Fatalf("%s digs at once: %v; the focus is on %s", spot.ID, moved, d.Focus.ID)
			}
			if mv, moved := d.Act(spotDigGo); !moved || mv != rules.DigFor(i+1, 0) {
				t.Errorf("%s digs %s", spot.ID, rules.Format(mv))
			}
		}
	}
}

func TestOddsAreHiddenWhenThePlayerWantsSo(t *testing.T) {
	rng := engine.Seed(3)
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 3}, 0, locale.English)
	d.until(&rng, rules.Digging, 0)
	shown := len(d.Draw().Cmds)
	d.Env.Settings.HideOdds = true
	if hidden := len(d.Draw().Cmds); hidden >= shown || d.b.digging(d.Env, &d.Moment).Expect != nil {
		t.Errorf("%d commands with odds, %d without", shown, hidden)
	}
}

func TestAssistantsChangeTheDig(t *testing.T) {
	for seed := range uint64(40) {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: seed}, 0, locale.English)
		found := false
		d.Each(func() {
			if found || d.view().Step() != rules.Digging || d.b.helpers() == 0 {
				return
			}
			found = true
			know := d.b.digging(d.Env, &d.Moment).know.Sum
			d.Act(spotMore)
			if got := d.b.digging(d.Env, &d.Moment).know.Sum; got <= know {
				t.Errorf("with an assistant knowledge is %d, was %d", got, know)
			}
			if mv, moved := d.Act(spotDigGo); !moved || mv.B != 1 {
				t.Errorf("the dig is %s", rules.Format(mv))
			}
		})
		if found {
			return
		}
	}
	t.Error("nobody had an assistant for a dig")
}

func TestPresentationsScroll(t *testing.T) {
	rng := engine.Seed(4)
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 4}, 0, locale.English)
	d.PlayUntil(&rng, func() bool {
		return d.Moment.Asked && d.b.pic.waiting > shownOnPage+1 && d.view().Step() == rules.Choosing
	})
	if d.b.top() != 0 {
		t.Fatalf("it opens on place %d", d.b.top())
	}
	order, last := d.b.pic.order(), d.b.pic.waiting-1
	d.Focus.ID = showSpots[order[shownOnPage-1]]
	for i := shownOnPage; i <= last; i++ {
		if !d.b.Handle(d.Env, &d.Moment, input.Intent{Kind: input.Nav, DY: 1}) || d.Focus.ID != showSpots[order[i]] || d.b.top() != i-shownOnPage+1 {
			t.Fatalf("down to %d: the focus is on %s, the first that shows is %d", i, d.Focus.ID, d.b.top())
		}
	}
	if d.b.Handle(d.Env, &d.Moment, input.Intent{Kind: input.Nav, DY: 1}) {
		t.Error("there is one below the last")
	}
	d.Act(spotPage)
	if d.b.top() != 0 {
		t.Errorf("behind the last page comes place %d", d.b.top())
	}
	d.Act(spotPage)
	if ui.Find(d.Spots(), showSpots[order[min(last, 2*shownOnPage-1)]]) < 0 {
		t.Errorf("the next page shows place %d first", d.b.top())
	}
}

func TestHandsAndPilesLookedThroughAreSecret(t *testing.T) {
	for _, s := range setups() {
		secret := 0
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			knows := false
			for r := range rules.Region(rules.Regions) {
				known, _ := v.Known(r)
				knows = knows || known != 0
			}
			hand := v.Hand()
			permits, actions := hand.Len()
			want := knows || !v.With(rules.OpenHands) && permits+actions > 0
			if got := New().Secrets(v); got != want {
				t.Fatalf("secrets %v, want %v: knows a pile %v, holds %d", got, want, knows, permits+actions)
			}
			if want {
				secret++
			}
			if New().Secrets(m.View(engine.Spectator)) {
				t.Fatal("a spectator has secrets")
			}
		})
		if secret == 0 {
			t.Errorf("%v: nothing was ever secret", s)
		}
	}
}

func TestAnActionCardAsksForItsPile(t *testing.T) {
	for seed := range uint64(40) {
		d := newDesk(t, engine.Setup{Seats: 2, Seed: seed}, 0, locale.English)
		found := false
		d.Each(func() {
			for c, id := range actionSpots {
				card := openCards + rules.Card(c)
				if i := ui.Find(d.Spots(), id); found || i < 0 || card.Kind() < rules.Scholar || d.Spots()[i].Off {
					continue
				}
				found = true
				if _, moved := d.Act(id); moved || d.b.sel.panel != toAim {
					t.Fatalf("%v is played at once", card)
				}
				r := ui.Index(siteSpots[:], d.Focus.ID)
				if mv, moved := d.Act(d.Focus.ID); !moved || mv != rules.Play(card, rules.Region(r)) {
					t.Fatalf("%s plays %s", d.Focus.ID, rules.Format(mv))
				}
			}
		})
		if found {
			return
		}
	}
	t.Error("nobody could play a card")
}
