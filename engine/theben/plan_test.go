package theben

import (
	"slices"
	"testing"

	"sandglass/engine"
)

// everywhere plays random games with all and no options and looks at positions.
func everywhere(t *testing.T, look func(s *State, rng *engine.RNG)) {
	t.Helper()
	rng := engine.Seed(11)
	for i := range 24 {
		s := newGame(t, engine.Setup{Seats: 2 + i%3, Seed: uint64(i), Options: optionSets()[i%9]})
		for s.Deciders() != 0 {
			look(s, &rng)
			moves := s.AppendMoves(nil, s.Turn())
			if err := s.Apply(s.Turn(), s.Pick(&rng, moves), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// What Landing foretells comes true.
func TestLandingComesTrue(t *testing.T) {
	held, years := 0, 0
	everywhere(t, func(s *State, rng *engine.RNG) {
		seat := s.Turn()
		for _, m := range s.AppendMoves(nil, seat) {
			if m.Kind == KindTravel || m.Kind == KindFly || m.Kind == KindWait && m.A > 3 && m.A < 40 && rng.N(8) > 0 {
				continue
			}
			before, after := s.Public, *s
			l := s.Landing(seat, m)
			if s.Public != before {
				t.Fatal("looking ahead changes the view")
			}
			if to, flying, ok := s.Bound(); ok {
				unbound := *s
				unbound.bound, unbound.flying = 0, false
				if at := unbound.LandingAt(seat, to, flying, m); at.Week != l.Week || at.Next != l.Next || at.Weeks != l.Weeks {
					t.Fatalf("%s: %+v, before the journey %+v", Format(m), l, at)
				}
			}
			if err := after.Apply(seat, m, nil); err != nil {
				t.Fatal(err)
			}
			if l.Week != after.Time(seat) || l.Height != after.Height(seat) || l.Next != after.Turn() || l.Week-s.Time(seat) != Week(l.Weeks) {
				t.Fatalf("%s: foretold %+v, came week %v, height %d, turn %d", Format(m), l, after.Time(seat), after.Height(seat), after.Turn())
			}
			if y := after.Year(); after.Deciders() != 0 && (y > s.Year()) != (l.Year != 0) || l.Year != 0 && l.Year != y {
				t.Fatalf("%s: year %d foretold, %d came", Format(m), l.Year, y)
			}
			for i, a := range l.Held {
				if after.held[i] != a {
					t.Fatalf("%s: %v is held, not %v", Format(m), after.held[i], a)
				}
				held++
			}
			if n := len(after.lastHeld()); n != len(l.Held) && !after.Over() {
				t.Fatalf("%s: %d exhibitions foretold, %d held", Format(m), len(l.Held), n)
			}
			years += l.Year
		}
	})
	if held == 0 || years == 0 {
		t.Error("no exhibition was held, or no year turned")
	}
}

// A journey taken as the whole turn lands where doing nothing more lands.
func TestLandingOfAJourney(t *testing.T) {
	everywhere(t, func(s *State, rng *engine.RNG) {
		seat := s.Turn()
		for _, m := range s.AppendMoves(nil, seat) {
			if m.Kind > KindFly || rng.N(5) > 0 {
				continue
			}
			after := *s
			_ = after.Apply(seat, m, nil)
			if got, want := s.Landing(seat, m), after.Landing(seat, Done()); got.Week != want.Week || got.Next != want.Next || got.Weeks != want.Weeks {
				t.Fatalf("%s: %+v, not %+v", Format(m), got, want)
			}
		}
	})
}

func TestLandingWithoutACard(t *testing.T) {
	s := table(t, 2)
	s.offers[2] = 0
	want(t, "a gap", s.LandingAt(A, London, false, Take(2)).Week, 2)
	want(t, "no slot", s.Landing(A, engine.Move{Kind: KindTake, A: 9}).Week, 0)
}

// AllowedAt tells before a journey what Allowed tells after it is chosen, and lists
// what is listed then.
func TestAllowedAtForetells(t *testing.T) {
	seen := map[error]bool{}
	everywhere(t, func(s *State, rng *engine.RNG) {
		seat := s.Turn()
		if s.bound != 0 || rng.N(6) > 0 {
			return
		}
		for to := range Place(Places) {
			for _, flying := range []bool{false, true} {
				there, m := *s, Travel(to)
				if flying {
					m = Fly(to)
				}
				if to != s.Place(seat) && there.Apply(seat, m, nil) != nil {
					if s.AllowedAt(seat, to, flying, Done()) == nil {
						t.Fatalf("%s is not allowed, but what comes after", Format(m))
					}
					continue
				}
				listed := there.AppendMoves(nil, seat)
				for _, action := range actions {
					err := s.AllowedAt(seat, to, flying, action)
					if again := there.Allowed(seat, action); err != again {
						t.Fatalf("%v, %s: %v, there %v", to, Format(action), err, again)
					}
					if slices.Contains(listed, action) != (err == nil) {
						t.Fatalf("%v, %s: %v, listed %v", to, Format(action), err, err != nil)
					}
					seen[err] = true
				}
			}
		}
	})
	for _, rule := range []engine.Rule{RuleTime, RuleCity, RuleRegion, RuleSpecial, RulePermission, RuleTable, RuleChange, RuleNothing} {
		if !seen[rule] {
			t.Errorf("it was never said: %v", rule)
		}
	}
}

// actions are all moves but journeys.
var actions = func() []engine.Move {
	all := []engine.Move{Change(), Done(), WaitFor(1), WaitFor(60), WaitFor(156)}
	for slot := range Offers {
		all = append(all, Take(slot))
	}
	for weeks := 1; weeks <= MostWeeks; weeks++ {
		all = append(all, DigFor(weeks))
	}
	return all
}()

func TestOffersTellTheTotalCost(t *testing.T) {
	everywhere(t, func(s *State, rng *engine.RNG) {
		for slot := range Offers {
			for seat := range s.everySeat() {
				o, ok := s.Offer(seat, slot)
				if !ok || o.Refused != "" || seat != s.Turn() {
					continue
				}
				after := *s
				if s.bound == 0 && s.Place(seat) != o.Card.City() {
					if err := after.Apply(seat, Travel(o.Card.City()), nil); err != nil {
						t.Fatal(err)
					}
				}
				if err := after.Apply(seat, Take(slot), nil); err != nil {
					t.Fatalf("%v: %v", o.Card, err)
				}
				want(t, "total", after.Time(seat)-s.Time(seat), Week(o.Total))
				want(t, "the seat's", after.CardsOf(seat).Has(o.Card), true)
			}
		}
	})
}

// folded is what a picture of the table is made of; events alone must keep it right.
type folded struct {
	time, height [mostSeats]int16
	place        [mostSeats]int16
	spent        [mostSeats]RegionSet
	cards        [mostSeats]CardSet
	finds        [mostSeats][Regions]FindSet
	offers       [Offers]int16
	upcoming     [Upcoming]int16
	discards     CardSet
	announced    map[int16]int16
}

func foldOf(p *Public) *folded {
	f := &folded{spent: p.spent, cards: p.cards, finds: p.finds, discards: p.discards, announced: map[int16]int16{}}
	for seat := range mostSeats {
		f.time[seat], f.height[seat], f.place[seat] = int16(p.time[seat]), int16(p.height[seat]), int16(p.place[seat])
	}
	for i, c := range p.offers {
		f.offers[i] = int16(c) - 1
	}
	for i, c := range p.upcoming {
		f.upcoming[i] = int16(c) - 1
	}
	for _, a := range p.Calendar() {
		f.announced[int16(a.Card)] = int16(a.Week)
	}
	return f
}

func (f *folded) add(e engine.Event) {
	drawn := func(c int16) { // it may have lain open in the deck
		if f.upcoming[0] == c {
			f.upcoming = [Upcoming]int16{f.upcoming[1], -1}
		}
	}
	switch e.Kind {
	case EventTravelled:
		f.place[e.Seat] = e.B
	case EventDiscarded:
		f.cards[e.Seat].remove(Card(e.A))
		f.discards.add(Card(e.A))
	case EventMarker:
		f.time[e.Seat], f.height[e.Seat] = e.B, e.C
	case EventTook:
		f.cards[e.Seat].add(Card(e.A))
		f.offers[e.B] = -1
	case EventFilled:
		drawn(e.A)
		f.offers[e.B] = e.A
	case EventAnnounced:
		drawn(e.A)
		f.announced[e.A] = e.B
	case EventUpcoming:
		f.upcoming[e.B] = e.A
	case EventSwept:
		for i, c := range f.offers {
			if c >= 0 {
				f.discards.add(Card(c))
			}
			f.offers[i] = -1
		}
	case EventReshuffled:
		f.discards = CardSet{}
	case EventDiscardDrew:
		drawn(e.A)
		f.discards.add(Card(e.A))
	case EventSpent:
		f.spent[e.Seat] |= 1 << e.A
	case EventFound:
		f.finds[e.Seat][e.B] |= 1 << e.C
	case EventExhibition:
		delete(f.announced, e.A)
	case EventWon:
		f.cards[e.Seat].add(Card(e.A))
	case EventNobody:
		f.discards.add(Card(e.A))
	case EventYear:
		f.spent, f.discards = [mostSeats]RegionSet{}, CardSet{}
		f.offers, f.upcoming = [Offers]int16{-1, -1, -1, -1}, [Upcoming]int16{-1, -1}
	}
}

func TestEventsTellEverythingThatChanges(t *testing.T) {
	rng := engine.Seed(2)
	for i := range 60 {
		s := newGame(t, engine.Setup{Seats: 2 + i%3, Seed: uint64(i), Options: optionSets()[i%9]})
		for s.Deciders() != 0 {
			f := foldOf(&s.Public)
			moves := s.AppendMoves(nil, s.Turn())
			m := s.Pick(&rng, moves)
			var ev engine.Events
			if err := s.Apply(s.Turn(), m, &ev); err != nil {
				t.Fatal(err)
			}
			for _, e := range ev {
				f.add(e)
			}
			after := foldOf(&s.Public)
			if len(f.announced) != len(after.announced) {
				t.Fatalf("%s: announced %v, told %v", Format(m), after.announced, f.announced)
			}
			for c, w := range after.announced {
				want(t, "announced", f.announced[c], w)
			}
			f.announced, after.announced = nil, nil
			if f.time != after.time || f.height != after.height || f.place != after.place || f.spent != after.spent || f.cards != after.cards ||
				f.finds != after.finds || f.offers != after.offers || f.discards != after.discards || f.upcoming != after.upcoming {
				t.Fatalf("%s, options %v: told %+v, is %+v", Format(m), optionSets()[i%9], f, after)
			}
		}
	}
}
