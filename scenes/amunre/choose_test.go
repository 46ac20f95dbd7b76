package amunre

import (
	"slices"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/ui"
)

// atQuestions are tables of all set-ups at every question of a phase, the game being
// played at random.
func atQuestions(t *testing.T, phase rules.Phase, f func(d desk, v *rules.View)) {
	t.Helper()
	n := 0
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			v := d.Moment.View.(*rules.View)
			if v.Phase() == phase && !t.Failed() {
				n++
				f(d, v)
				d.Ask()
			}
		})
	}
	if n == 0 {
		t.Errorf("nobody was asked while %v", phase)
	}
}

// mean gives the board an intent of the keys.
func (d desk) mean(kind input.Kind, dx, dy int) bool {
	return d.b.Handle(d.Env, &d.Moment, input.Intent{Kind: kind, DX: dx, DY: dy, Device: input.Keyboard})
}

// tap lets a pointer go on a spot, at a column.
func (d desk) tap(id string, x int) (engine.Move, bool) {
	d.Focus.ID = id
	return d.b.Act(d.Env, &d.Moment, id, input.Intent{Kind: input.Release, X: x, Device: input.Mouse})
}

func ofKind(moves []engine.Move, kinds ...uint8) (found []engine.Move) {
	for _, mv := range moves {
		if slices.Contains(kinds, mv.Kind) {
			found = append(found, mv)
		}
	}
	return found
}

// TestLeftAndRightLeadOverAllBids: from the lowest bid of the first rail to the
// highest of the last, each legal bid once.
func TestLeftAndRightLeadOverAllBids(t *testing.T) {
	atQuestions(t, rules.Bidding, func(d desk, v *rules.View) {
		bids := ofKind(d.Moment.Moves, rules.KindBid, rules.KindOutbid)
		for d.mean(input.Nav, -1, 0) {
		}
		var met []engine.Move
		for {
			mv, ok := d.Act(d.Focus.ID)
			if !ok || slices.Contains(met, mv) {
				t.Fatalf("%s gives %v, again", d.Focus.ID, mv)
			}
			met = append(met, mv)
			at := d.Focus.ID
			up, _ := d.b.rails()
			d.b.sel.rail, d.b.sel.space = up[ui.Index(railSpots[:], at)]+1, int(mv.B)
			if !d.mean(input.Nav, 1, 0) {
				break
			}
		}
		if len(met) != len(bids) {
			t.Fatalf("%d of %d bids are met", len(met), len(bids))
		}
	})
}

func TestUpAndDownLeadFromRailToRail(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 4, Options: map[string]string{"first": "1"}}, 0, locale.English)
	d.Focus.ID = railSpots[0]
	for i := 1; i < 4; i++ {
		if !d.mean(input.Nav, 0, 1) || d.Focus.ID != railSpots[i] {
			t.Fatalf("down from rail %d leads to %s", i, d.Focus.ID)
		}
	}
	if d.mean(input.Nav, 0, 1) {
		t.Error("there is nothing below the last rail")
	}
	if !d.mean(input.Nav, 0, -1) || d.Focus.ID != railSpots[2] {
		t.Errorf("up from the last rail leads to %s", d.Focus.ID)
	}
}

// TestAPointerBidsOnlyWhereTheStoneStands: it first puts the stone there.
func TestAPointerBidsOnlyWhereTheStoneStands(t *testing.T) {
	atQuestions(t, rules.Bidding, func(d desk, v *rules.View) {
		up, n := d.b.rails()
		for i, pr := range up[:n] {
			_, lo, hi := bids(&d.Moment, pr)
			if lo == none {
				continue
			}
			for space := range rules.BidSpaces {
				cell := cellRect(i, n, space)
				x := cell.X + cell.W/2
				d.b.sel = selection{}
				mv, ok := d.tap(railSpots[i], x)
				if ok != (space == lo) {
					t.Fatalf("the first press on %d of %v, the lowest being %d: %v, %v", space, rules.Province(pr), lo, mv, ok)
				}
				if space <= lo || space > hi {
					continue
				}
				if mv, ok = d.tap(railSpots[i], x); !ok || int(mv.A) != pr || int(mv.B) != space {
					t.Fatalf("the second press on %d of %v gives %v, %v", space, rules.Province(pr), mv, ok)
				}
			}
		}
	})
}

// TestAPurchaseIsSetAndThenConfirmed: until then it can be dropped.
func TestAPurchaseIsSetAndThenConfirmed(t *testing.T) {
	atQuestions(t, rules.Acting, func(d desk, v *rules.View) {
		for g, id := range buySpots {
			most := mostBuy(&d.Moment, g)
			if most == 0 {
				continue
			}
			set := func() {
				d.Focus.ID = id
				for n := d.b.count(&d.Moment, g); n < most; n++ {
					d.mean(input.Nav, 1, 0)
				}
			}
			if set(); d.mean(input.Nav, 1, 0) {
				t.Fatalf("more than %d %v", most, rules.Goods(g))
			}
			if mv, ok := d.Act(id); ok || d.Focus.ID != spotBuy {
				t.Fatalf("%s gives %v at once, focus %s", id, mv, d.Focus.ID)
			}
			if !d.b.Back() || d.b.sel.buys != 0 {
				t.Fatal("the purchase is not dropped")
			}
			set()
			d.Act(id)
			if mv, ok := d.Act(spotBuy); !ok || mv != rules.Buy(rules.Goods(g), most) {
				t.Fatalf("bought %v, %v, want %d %v", mv, ok, most, rules.Goods(g))
			}
		}
	})
}

// TestWhatIsSetIsNotThrownAwayByDone: while goods are set to be bought Done is off and
// says what is to be done first; it is on again when they are put back or bought.
func TestWhatIsSetIsNotThrownAwayByDone(t *testing.T) {
	atQuestions(t, rules.Acting, func(d desk, v *rules.View) {
		for g, id := range buySpots {
			if mostBuy(&d.Moment, g) == 0 {
				continue
			}
			if d.b.isOff(&d.Moment, spotDone) {
				t.Fatal("Done is off with nothing set")
			}
			x := rungRect(g, 0).X + 5
			d.tap(id, x)
			if d.b.buying(&d.Moment) != g || !d.b.isOff(&d.Moment, spotDone) {
				t.Fatalf("Done is on with 1 of %v set", rules.Goods(g))
			}
			want := text.WhySet.In(locale.English, goodsN(d.Env, g, 1))
			if _, why := d.b.Tell(d.Env, &d.Moment, spotDone); why != want {
				t.Fatalf("Done is off for %q, want %q", why, want)
			}
			// The same rung pressed again puts it back, another one sets its own number.
			if d.tap(id, x); d.b.sel != (selection{}) || d.b.isOff(&d.Moment, spotDone) {
				t.Fatalf("pressed again %+v is set", d.b.sel)
			}
			if mostBuy(&d.Moment, g) > 1 {
				d.tap(id, x)
				d.tap(id, rungRect(g, 1).X+5)
				if n := d.b.count(&d.Moment, g); n != 2 || d.b.buying(&d.Moment) != g {
					t.Fatalf("the second rung sets %d", n)
				}
				d.b.Back()
			}
		}
	})
}

// TestWhatIsPressedAgainIsPutBack: gifts and where they go, the -3, a card in hand.
func TestWhatIsPressedAgainIsPutBack(t *testing.T) {
	atQuestions(t, rules.Giving, func(d desk, v *rules.View) {
		for _, mv := range ofKind(d.Moment.Moves, rules.KindGift) {
			if mv.B == 0 && !lastGift(v) {
				continue // it is taken at once
			}
			d.b.sel = selection{}
			d.Act(giftSpots[mv.A])
			if set := d.b.sel; mv.B > 0 && lastGift(v) {
				d.Act(landSpots[mv.B-1])
				if d.Act(landSpots[mv.B-1]); d.b.sel != set {
					t.Fatalf("%v pressed again: set is %+v", rules.Province(mv.B-1), d.b.sel)
				}
			}
			if d.Act(giftSpots[mv.A]); d.b.sel != (selection{}) {
				t.Fatalf("a gift pressed again: set is %+v", d.b.sel)
			}
		}
	})
	atQuestions(t, rules.Offering, func(d desk, v *rules.View) {
		d.Act(spotSteal)
		d.Act(spotSteal)
		want := rules.PlayThief()
		if mostOffer(&d.Moment) > 0 {
			want = rules.Offer(1)
		}
		if mv := d.b.offerMove(&d.Moment); mv != want {
			t.Fatalf("the -3 pressed again: %v is set", mv)
		}
		kinds, n := d.b.pic.kinds()
		for _, c := range kinds[:n] {
			d.b.sel = selection{}
			d.Act(cardSpots[c])
			if d.Act(cardSpots[c]); d.b.sel.card != 0 {
				t.Fatalf("%v pressed again is looked at still", c)
			}
		}
	})
}

// TestTheLastGiftIsConfirmed: the turn is over with it.
func TestTheLastGiftIsConfirmed(t *testing.T) {
	atQuestions(t, rules.Giving, func(d desk, v *rules.View) {
		last := lastGift(v)
		for _, want := range ofKind(d.Moment.Moves, rules.KindGift) {
			d.b.sel = selection{}
			mv, ok := d.Act(giftSpots[want.A])
			if want.B > 0 {
				if ok {
					t.Fatalf("%v without a province", mv)
				}
				mv, ok = d.Act(landSpots[want.B-1])
			}
			if ok == last {
				t.Fatalf("gift %v, the last %v: made %v", want, last, ok)
			}
			if last {
				if d.Focus.ID != spotTake {
					t.Fatalf("the focus is on %s", d.Focus.ID)
				}
				mv, ok = d.Act(spotTake)
			}
			if !ok || mv != want {
				t.Fatalf("gift %v, %v, want %v", mv, ok, want)
			}
		}
	})
}

func TestAnOfferingIsSetAndThenMade(t *testing.T) {
	atQuestions(t, rules.Offering, func(d desk, v *rules.View) {
		most := mostOffer(&d.Moment)
		if most != v.Gold() {
			t.Fatalf("%d of %d gold can be offered", most, v.Gold())
		}
		if _, ok := d.Act(spotSteal); ok || d.Focus.ID != spotGive {
			t.Fatal("the -3 is played at once")
		}
		if mv, ok := d.Act(spotGive); !ok || mv != rules.PlayThief() {
			t.Fatalf("%v instead of the -3", mv)
		}
		if most == 0 {
			return
		}
		for _, x := range []int{offerRail.X, offerRail.X + offerRail.W/2, offerRail.X + offerRail.W} {
			d.tap(spotOffer, x)
			n := d.b.offering(&d.Moment)
			if mv, ok := d.Act(spotGive); !ok || mv != rules.Offer(n) || n < 1 || n > most {
				t.Fatalf("at %d of the rail: %v", x, mv)
			}
		}
		d.tap(spotOffer, offerRail.X+offerRail.W)
		if n := d.b.offering(&d.Moment); n != most {
			t.Fatalf("the end of the rail is %d of %d gold", n, most)
		}
	})
}

// TestCardsInHandArePlayedAndSold by their panel, and the province they are for.
func TestCardsInHandArePlayedAndSold(t *testing.T) {
	for _, phase := range []rules.Phase{rules.Acting, rules.Collecting, rules.Scoring, rules.Bidding} {
		atQuestions(t, phase, func(d desk, v *rules.View) {
			for _, want := range ofKind(d.Moment.Moves, rules.KindPlay, rules.KindSell, rules.KindCash) {
				d.b.sel, d.Focus.ID = selection{}, ""
				d.Act(cardSpots[want.A])
				id := spotSell
				if want.Kind == rules.KindPlay {
					id = spotPlay
				}
				mv, ok := d.Act(id)
				if want.Kind == rules.KindPlay && want.B > 0 {
					mv, ok = d.Act(landSpots[want.B-1])
				}
				if !ok || mv != want {
					t.Fatalf("%v: %v, %v", want, mv, ok)
				}
			}
		})
	}
}

// TestGoldOfOthersIsNotShown but with the option, or at the end.
func TestGoldOfOthersIsNotShown(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			v := d.Moment.View.(*rules.View)
			for seat := range engine.Seat(s.Seats) {
				want, shown := v.ShownGold(seat)
				if got := d.b.goldOf(&d.Moment, seat); shown != (got >= 0) || shown && got != want {
					t.Fatalf("%v: seat %d sees %d gold of seat %d, shown %v", s.Options, v.Viewer()+1, got, seat+1, shown)
				}
			}
		})
		d.Ask()
		for seat := range engine.Seat(s.Seats) {
			if got := d.b.goldOf(&d.Moment, seat); got < 0 {
				t.Errorf("at the end the gold of seat %d is hidden", seat+1)
			}
		}
	}
}

func TestSecretsAndTenseFollowFromTheView(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			v := d.Moment.View.(*rules.View)
			choice := v.Phase() == rules.Offering || v.Phase() == rules.Turning
			if want := !v.OpenGold() || v.Hand() != 0 || v.Dealt() != 0 || choice; d.b.Secrets(v) != want {
				t.Fatalf("%v, %v: secrets %v", s.Options, v.Phase(), !want)
			}
			if want := v.Kingdom() == 1 && v.Round() == 2; d.b.Tense(v) != want {
				t.Fatalf("kingdom %d, round %d: tense %v", v.Kingdom()+1, v.Round()+1, !want)
			}
		})
		if d.b.Tense(d.Match.View(0)) {
			t.Error("tense when all is over")
		}
	}
}

func TestLettersStandForSpots(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 5, Seed: 1}, 0, locale.English)
	for r, want := range map[rune]string{'1': "rail.1", '5': "rail.5", '6': "", 'D': "act.done", 'O': "offer.gold", 'X': ""} {
		if got := d.b.Letter(r); got != want {
			t.Errorf("%c stands for %q, want %q", r, got, want)
		}
	}
}

func TestEveryPartHasAPageOfTheRules(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			for _, spot := range d.Spots() {
				if page, ok := pageOf(spot.ID); !ok || page < 0 || page >= len(text.Rules) {
					t.Fatalf("%s leads to page %d, %v", spot.ID, page, ok)
				}
			}
		})
	}
}
