package amunre

import (
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	art "sandglass/sprites/amunre"
)

// told are the lines of the prompt as one.
func told(p table.Prompt) string {
	var all []string
	for _, line := range p.Lines {
		all = append(all, line.Text)
	}
	return strings.Join(all, " ")
}

// TestAClosedSpaceSaysWhyItIsClosed, whether a pointer goes over it or presses it: no other
// space is offered in its place.
func TestAClosedSpaceSaysWhyItIsClosed(t *testing.T) {
	reasons := map[string]int{}
	atQuestions(t, rules.Bidding, func(d desk, v *rules.View) {
		up, n := d.b.rails()
		for i, pr := range up[:n] {
			_, lo, hi := bids(&d.Moment, pr)
			for space := range rules.BidSpaces {
				if lo == none || space >= lo && space <= hi {
					continue
				}
				why := text.WhyPoor.In(locale.English, v.Gold())
				if top := v.Highest(rules.Province(pr)); space < lo && v.Blockades().Has(top) {
					why = text.WhyBlocked.In(locale.English)
				} else if space < lo {
					_, at, _ := v.Stone(top)
					why = text.WhyUnder.In(locale.English, rules.BidPrice(at))
				}
				reasons[strings.TrimRight(why, "0123456789 .gold")]++
				title := text.ActBid.In(locale.English, text.Provinces[pr].In(locale.English), rules.BidPrice(space))
				is := func(what string) {
					t.Helper()
					if p := d.Prompt(); p.Title != title || !strings.HasPrefix(told(p), why) {
						t.Fatalf("%s %d of %v: %q, %q, want %q", what, space, rules.Province(pr), p.Title, told(p), why)
					}
				}
				cell := cellRect(i, n, space)
				x, y := cell.X+cell.W/2, cell.Y+cell.H/2
				d.b.sel, d.Focus.ID = selection{}, railSpots[i]
				d.b.Handle(d.Env, &d.Moment, input.Intent{Kind: input.Point, X: x, Y: y, Device: input.Mouse})
				is("over")
				d.b.sel = selection{}
				for range 2 {
					if mv, ok := d.tap(railSpots[i], x); ok {
						t.Fatalf("pressed %d of %v: %v", space, rules.Province(pr), mv)
					}
					is("pressed")
				}
				if mv, ok := d.Act(railSpots[i]); ok {
					t.Fatalf("confirmed %d of %v: %v", space, rules.Province(pr), mv)
				}
				// The keys go on from there to the nearest space that is open.
				by, want := 1, lo
				if space > hi {
					by, want = -1, hi
				}
				if near := space+by == want; near && (!d.mean(input.Nav, by, 0) || d.b.space(&d.Moment, pr) != want || d.b.shut(pr) != none) {
					t.Fatalf("from %d the keys lead to %d, want %d", space, d.b.space(&d.Moment, pr), want)
				}
			}
		}
	})
	if len(reasons) != 3 {
		t.Errorf("spaces were closed for %v", reasons)
	}
}

// TestARailBeginsAtItsLowestBid from whatever side the keys come: one Confirm never bids
// dearly.
func TestARailBeginsAtItsLowestBid(t *testing.T) {
	atQuestions(t, rules.Bidding, func(d desk, v *rules.View) {
		up, n := d.b.rails()
		for i, pr := range up[:n] {
			_, lo, hi := bids(&d.Moment, pr)
			if lo == none {
				continue
			}
			dear := func() {
				d.Focus.ID = railSpots[i]
				for d.b.space(&d.Moment, pr) < hi {
					d.mean(input.Nav, 1, 0)
				}
			}
			begins := func(from string) {
				t.Helper()
				if got := d.b.space(&d.Moment, pr); d.Focus.ID != railSpots[i] || got != lo {
					t.Fatalf("from %s %s begins at %d, want %d of rail %d", from, d.Focus.ID, got, lo, i+1)
				}
			}
			if dear(); d.mean(input.Nav, 1, 0) {
				d.mean(input.Nav, -1, 0)
				begins("the right")
			}
			if dear(); d.mean(input.Nav, 0, 1) {
				d.mean(input.Nav, 0, -1)
				begins("below")
			}
			for _, on := range []input.Kind{input.Nav, input.TabRight, input.TabLeft, input.Letter} {
				dear()
				d.Focus.ID = landSpots[0]
				d.mean(on, 0, 1)
				d.Focus.ID = railSpots[i]
				begins("the map")
			}
			d.Ask()
		}
	})
}

// TestAStoneOnlySetIsNotSeenFromElsewhere: it would look as if it were bid.
func TestAStoneOnlySetIsNotSeenFromElsewhere(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 4, Options: map[string]string{"first": "1"}}, 0, locale.English)
	ghost := func() bool {
		return slices.ContainsFunc(d.Draw().Cmds, func(c paint.Cmd) bool { return c.Sprite == art.GhostStone })
	}
	d.Focus.ID = railSpots[0]
	d.mean(input.Nav, 1, 0)
	if !ghost() {
		t.Fatal("the stone that is set is not seen")
	}
	for _, id := range []string{table.SpotSkip, landSpots[3], cardSpots[0]} {
		if d.Focus.ID = id; ghost() {
			t.Errorf("with the focus on %s the stone is seen", id)
		}
	}

	// Nor does its rail say whom it outbids.
	seen := false
	atQuestions(t, rules.Bidding, func(d desk, v *rules.View) {
		up, n := d.b.rails()
		for i, pr := range up[:n] {
			_, lo, hi := bids(&d.Moment, pr)
			if lo < 1 || lo == hi {
				continue
			}
			d.Focus.ID = railSpots[i]
			d.mean(input.Nav, 1, 0)
			d.Draw()
			if seen = d.b.words.rails[i].gold; !seen {
				t.Fatalf("on the rail: %q", d.b.words.rails[i].line)
			}
			d.Focus.ID = table.SpotSkip
			if d.Draw(); d.b.words.rails[i].gold {
				t.Fatalf("from elsewhere: %q", d.b.words.rails[i].line)
			}
		}
	})
	if !seen {
		t.Error("nobody could be outbid")
	}
}

// TestDoneSaysWhatItDoes while nothing is set; when all is bought the title is a heading.
func TestDoneSaysWhatItDoes(t *testing.T) {
	all := 0
	atQuestions(t, rules.Acting, func(d desk, v *rules.View) {
		d.Focus.ID = spotDone
		p := d.Prompt()
		if mostBuy(&d.Moment, 0)+mostBuy(&d.Moment, 1)+mostBuy(&d.Moment, 2) == 0 {
			if all++; p.Title != "Actions" {
				t.Fatalf("all is bought: %q", p.Title)
			}
			return
		}
		if told(p) != text.DoneMeans.In(locale.English) || p.Title != text.Done.In(locale.English) {
			t.Fatalf("%q: %q", p.Title, told(p))
		}
	})
	if all == 0 {
		t.Error("never was all bought")
	}
}

// TestNoFieldIsSaidInWords, and not as a number of fields.
func TestNoFieldIsSaidInWords(t *testing.T) {
	seen := 0
	atQuestions(t, rules.Acting, func(d desk, v *rules.View) {
		g := int(rules.Farmer)
		if mostBuy(&d.Moment, g) > 0 || stepGone(v, g) || v.Gold() == 0 {
			return
		}
		seen++
		d.Focus.ID = buySpots[g]
		if p := d.Prompt(); told(p) != "No field is free." {
			t.Fatalf("%q: %q", p.Title, told(p))
		}
	})
	if seen == 0 {
		t.Error("there always was a free field")
	}
}
