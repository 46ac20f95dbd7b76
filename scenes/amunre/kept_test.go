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

// aside plays a move beside what is asked, as the table does: with its animation, and the
// question put again.
func (d desk) aside(mv engine.Move) {
	c := d.Match.Clone()
	d.Play(d.Viewer, mv, nil)
	d.Ask()
	*d.Match = *c // what is asked of the next is asked of the same match
}

// TestAnOfferingStaysSet when Change the Offering is laid or a card is sold with it.
func TestAnOfferingStaysSet(t *testing.T) {
	seen := map[uint8]bool{}
	atQuestions(t, rules.Offering, func(d desk, v *rules.View) {
		most := mostOffer(&d.Moment)
		beside := ofKind(d.Moment.Moves, rules.KindLay, rules.KindCash)
		if most < 2 || len(beside) == 0 {
			return
		}
		for _, mv := range []engine.Move{beside[0], beside[len(beside)-1]} {
			d.Ask()
			d.tap(spotOffer, offerRail.X+offerRail.W)
			id := spotLay
			if mv.Kind == rules.KindCash {
				d.Focus.ID = ""
				d.Act(cardSpots[mv.A])
				id = spotSell
			}
			if got, ok := d.Act(id); !ok || got != mv {
				t.Fatalf("%s gives %v, %v, want %v", id, got, ok, mv)
			}
			seen[mv.Kind] = true
			d.aside(mv)
			if n := d.b.offering(&d.Moment); n != most {
				t.Fatalf("after %v the offering is %d, %d was set", mv, n, most)
			}
		}
	})
	if len(seen) < 2 {
		t.Errorf("only %v was done beside an offering", seen)
	}
}

// TestASetOfferingIsNoMoreThanThereIs: it is cut to all the gold, without any it is the -3.
func TestASetOfferingIsNoMoreThanThereIs(t *testing.T) {
	atQuestions(t, rules.Offering, func(d desk, v *rules.View) {
		most := mostOffer(&d.Moment)
		d.b.sel.offer = most + 5
		want := most
		if most == 0 {
			want = rules.Steal
		}
		if n := d.b.offering(&d.Moment); n != want {
			t.Fatalf("%d of %d gold", n, most)
		}
	})
}

// TestWhatIsSetStaysSetWhenACardIsSold: goods to buy, and the gift that was chosen.
func TestWhatIsSetStaysSetWhenACardIsSold(t *testing.T) {
	for _, phase := range []rules.Phase{rules.Acting, rules.Giving} {
		seen := 0
		atQuestions(t, phase, func(d desk, v *rules.View) {
			sales := ofKind(d.Moment.Moves, rules.KindSell)
			if len(sales) == 0 || seen > 20 {
				return
			}
			id := giftSpots[rules.Brick]
			if phase == rules.Acting {
				id = buySpots[rules.Brick]
				set := mostBuy(&d.Moment, int(rules.Brick))
				if set < 2 {
					return
				}
				d.Focus.ID = id
				for range set - 1 {
					d.mean(input.Nav, 1, 0)
				}
			}
			d.Act(id)
			was := d.b.sel
			d.Act(cardSpots[sales[0].A])
			d.b.Back()
			d.Focus.ID = ""
			if phase == rules.Giving && d.b.sel.goods != 1+int(rules.Brick) || phase == rules.Acting && d.b.sel.buys != 1+int(rules.Brick) {
				t.Fatal("looking at a card drops what was chosen")
			}
			d.Act(cardSpots[sales[0].A])
			d.Act(spotSell)
			d.aside(sales[0])
			if got := d.b.sel; got != was {
				t.Fatalf("%v: set is %+v, was %+v", phase, got, was)
			}
			d.Draw()
			if d.Focus.ID == "" || !d.b.Back() {
				t.Fatalf("%v: the focus is on %q, and nothing can be dropped", phase, d.Focus.ID)
			}
			seen++
		})
		if seen == 0 {
			t.Errorf("no card was sold while %v", phase)
		}
	}
}

// TestABidStaysSetWhenACardIsPlayed or sold.
func TestABidStaysSetWhenACardIsPlayed(t *testing.T) {
	seen := 0
	atQuestions(t, rules.Bidding, func(d desk, v *rules.View) {
		up, n := d.b.rails()
		_, lo, hi := bids(&d.Moment, up[n-1])
		beside := ofKind(d.Moment.Moves, rules.KindPlay, rules.KindSell)
		if lo == hi || len(beside) == 0 || seen > 20 {
			return
		}
		seen++
		d.Focus.ID = railSpots[n-1]
		d.mean(input.Nav, 1, 0)
		want := d.b.space(&d.Moment, up[n-1])
		id := spotSell
		if beside[0].Kind == rules.KindPlay {
			id = spotPlay
		}
		d.Act(cardSpots[beside[0].A])
		d.Act(id)
		d.aside(beside[0])
		if got := d.b.space(&d.Moment, up[n-1]); got != want || d.Focus.ID != railSpots[n-1] {
			t.Fatalf("after %v space %d of the last rail is set, it was %d; the focus is on %s", beside[0], got, want, d.Focus.ID)
		}
	})
	if seen == 0 {
		t.Error("no card was played beside a bid")
	}
}

// TestAPurchaseSaysWhatItCloses: kinds that could still be bought, and only them.
func TestAPurchaseSaysWhatItCloses(t *testing.T) {
	said := 0
	atQuestions(t, rules.Acting, func(d desk, v *rules.View) {
		open := func(m []engine.Move, g int) bool {
			return slices.ContainsFunc(m, func(mv engine.Move) bool { return mv.Kind == rules.KindBuy && int(mv.A) == g })
		}
		for _, mv := range ofKind(d.Moment.Moves, rules.KindBuy, rules.KindPlay) {
			if mv.Kind == rules.KindBuy && mv.B != 1 {
				continue
			}
			c := d.Match.Clone()
			if _, err := c.Play(d.Viewer, mv, d.Viewer); err != nil {
				t.Fatal(err)
			}
			after := c.Moves(nil, d.Viewer)
			if len(ofKind(after, rules.KindDone)) == 0 {
				continue // something is to be placed first
			}
			cards := open(d.Moment.Moves, 0) && !open(after, 0)
			farmers := open(d.Moment.Moves, 1) && !open(after, 1)
			d.b.sel, d.Focus.ID = selection{}, ""
			kind := int(rules.Brick)
			if mv.Kind == rules.KindBuy {
				kind = int(mv.A)
				d.Focus.ID = buySpots[mv.A]
			} else {
				d.Act(cardSpots[mv.A])
				d.Focus.ID = spotPlay
				if rules.Card(mv.A) == rules.FreeFarmer {
					kind = int(rules.Farmer)
				}
			}
			want := ""
			switch {
			case kind <= int(rules.PowerCard):
			case cards && farmers && kind == int(rules.Brick):
				want = text.ClosesBoth.In(locale.English)
			case farmers && kind == int(rules.Brick):
				want = text.ClosesFarmers.In(locale.English)
			case cards:
				want = text.ClosesCards.In(locale.English)
			}
			got := ""
			for _, line := range d.Prompt().Lines {
				if line.Gold && len(line.Text) > 5 && line.Text[len(line.Text)-5:] == "then." {
					got = line.Text
				}
			}
			if got != want {
				t.Fatalf("%v closes %q, told is %q", mv, want, got)
			}
			if want != "" {
				said++
			}
		}
	})
	if said == 0 {
		t.Error("nothing was ever closed")
	}
}

// TestBonusCardsInHandAreButtons: each plays its card, and the focus begins on one that may
// be played.
func TestBonusCardsInHandAreButtons(t *testing.T) {
	played := 0
	atQuestions(t, rules.Scoring, func(d desk, v *rules.View) {
		may := ofKind(d.Moment.Moves, rules.KindPlay)
		if len(may) > 0 && ui.Index(bonusSpots[:], d.Focus.ID) < 0 {
			t.Fatalf("the focus is on %s", d.Focus.ID)
		}
		for i, id := range bonusSpots {
			c := rules.FarmerBonus + rules.Card(i)
			at := ui.Find(d.Spots(), id)
			if (at >= 0) != v.Hand().Has(c) {
				t.Fatalf("%v in hand %v, its button shows %v", c, v.Hand().Has(c), at >= 0)
			}
			if at < 0 {
				continue
			}
			if may := slices.Contains(may, rules.Play(c)); d.Spots()[at].Off == may {
				t.Fatalf("%v may be played %v, its button is off %v", c, may, may)
			} else if may {
				if mv, ok := d.Act(id); !ok || mv != rules.Play(c) {
					t.Fatalf("%s gives %v, %v", id, mv, ok)
				}
				played++
			}
		}
	})
	if played == 0 {
		t.Error("no bonus card could be played")
	}
}

// TestBandsPayWhatTheRulesSay, at rest and as soon as the sand has gone.
func TestBandsPayWhatTheRulesSay(t *testing.T) {
	sand := 0
	for _, s := range setups() {
		theatre(t, s, locale.English, func(d desk) {
			if !d.b.play.sand {
				return
			}
			d.Draw()
			sand++
			for k, pays := range d.b.words.pays {
				if pays != "0" {
					t.Fatalf("under the sand band %d pays %s", k+1, pays)
				}
			}
		}, func(d desk, _ engine.Events) {
			for seat := range engine.Seat(s.Seats) {
				for band := 1; band <= 4; band++ {
					if got, want := d.b.pic.pays(seat, band), d.Match.View(0).(*rules.View).Pays(seat, band); got != want {
						t.Fatalf("band %d pays %d, want %d", band, got, want)
					}
				}
			}
		})
	}
	if sand == 0 {
		t.Error("the sand never came")
	}
}

// TestATotalThatMayBeChangedIsShown: the bands tell it and light where it leads, before the
// temple has moved.
func TestATotalThatMayBeChangedIsShown(t *testing.T) {
	ahead := 0
	atQuestions(t, rules.Changing, func(d desk, v *rules.View) {
		d.Draw()
		if want := text.TotalNow.In(locale.English, v.Total()); d.b.words.bandTitle != want {
			t.Fatalf("the bands say %q, want %q", d.b.words.bandTitle, want)
		}
		if lit := d.b.litBand(&d.Moment); lit != rules.Band(v.Total()) {
			t.Fatalf("band %d is lit with a total of %d", lit, v.Total())
		} else if lit != v.Temple() {
			ahead++
		}
	})
	if ahead == 0 {
		t.Error("the total never led to another band")
	}
}

// TestHarvestIncreaseIsToldApart from what farmers bring by themselves.
func TestHarvestIncreaseIsToldApart(t *testing.T) {
	told := 0
	for _, s := range setups() {
		at, laid := rules.Province(0), false
		theatre(t, s, locale.English, func(d desk) {
			h := &d.b.play.harvested
			if !h.on || !laid {
				return
			}
			for _, x := range h.of {
				if x.pr != int(at) || x.eight > 0 {
					continue
				}
				v := d.Match.View(0).(*rules.View)
				if x.more != v.Harvesters(at) || x.farmers != v.Temple()*x.more {
					t.Fatalf("%v: %d by farmers, %d by the card, of %d farmers", at, x.farmers, x.more, v.Harvesters(at))
				}
				told++
			}
		}, func(d desk, _ engine.Events) { at, laid = d.Match.View(0).(*rules.View).Increase() })
	}
	if told == 0 {
		t.Error("no Harvest Increase was told")
	}
}
