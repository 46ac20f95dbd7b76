package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	art "sandglass/sprites/amunre"
	"sandglass/sprites/amunre/place"
)

// The gold of a harvest: coins leave one after the other and fly for so long; then the
// sum stays to be read. Provinces begin one after the other.
const (
	goldTime    = anim.Ticks(40)
	goldGap     = anim.Ticks(4)
	provinceGap = anim.Ticks(16)
	mostFlying  = 9 // coins from a province
)

// yield is what a province brings: so much gold, by 8 Gold or not.
type yield struct {
	pr, gold, coins int
	eight           bool
	delay           anim.Ticks
	tag             string
}

// A harvested is what the harvest of a seat has brought.
type harvested struct {
	on   bool
	seat engine.Seat
	of   [rules.Rounds]brought
}

// brought is the gold of a province by farmers, by Harvest Increase for them, by income,
// by 8 Gold; none of them for no province.
type brought struct{ pr, farmers, more, income, eight int }

// harvest lets the gold of one seat fly from its provinces, and returns how many events
// it took. All of it is public: who has how much in all is not told.
func (d *director) harvest(ev engine.Events) (n int) {
	s := ev[0].Seat
	var all []yield
	sum, told := 0, harvested{on: true, seat: s}
	for ; n < len(ev) && ev[n].Kind == rules.EventHarvest && ev[n].Seat == s; n++ {
		x := ev[n]
		gold := int(x.B) + int(x.C) + int(x.D)
		sum += gold
		more := d.b.increaseOf(rules.Province(x.A), int(x.B))
		told.of[n] = brought{int(x.A), int(x.B) - more, more, int(x.C), int(x.D)}
		tag := "+" + ui.Number(gold-more)
		if more > 0 {
			tag += " +" + ui.Number(more)
		}
		all = append(all, yield{int(x.A), gold, min(gold, mostFlying), x.D > 0, provinceGap * anim.Ticks(n), tag})
	}
	last := &all[n-1]
	length := last.delay + goldTime + goldGap*anim.Ticks(last.coins)
	r := seatRect(int(s))
	d.Add(
		anim.Act{
			Length: length,
			Start: func() {
				d.b.play.turn, d.b.play.harvested = int(s)+1, told
				d.Play("harvest", d.landX(all[0].pr), s, 0)
			},
			Draw: func(l *paint.List, t anim.Ticks) {
				for i := range all {
					all[i].draw(l, r, t-all[i].delay)
				}
			},
		},
		anim.Act{Delay: goldTime, Start: d.Sound("coin", seatX, s)},
	)
	if n < len(ev) && ev[n].Kind == rules.EventGold && ev[n].Seat == s {
		n++
	}
	tag := "+" + ui.Number(sum)
	d.Add(anim.Act{
		Length: anim.Ms(650),
		Start: func() {
			for _, x := range ev[:n] {
				d.b.pic.Fold(x)
			}
			d.Play("coin", seatX, s, 4)
		},
		End: func() { d.b.play.harvested = harvested{} },
		Draw: func(l *paint.List, _ anim.Ticks) {
			for i := range all {
				all[i].drawTag(l)
			}
			ui.Tag(l, r.X+r.W-ui.TagWidth(tag)-2, r.Y+13, tag, ui.OnGold)
		},
	})
	return n
}

// increaseOf is how much of what the farmers of a province bring is by Harvest Increase.
func (b *Board) increaseOf(pr rules.Province, farmers int) int {
	if at, ok := b.view.Increase(); !ok || at != pr {
		return 0
	}
	return min(farmers, b.view.Harvesters(pr))
}

// draw paints what a province brings, t ticks after its first coin left for the seat's
// row.
func (y *yield) draw(l *paint.List, row paint.Rect, t anim.Ticks) {
	if t < 0 {
		return
	}
	cx, top := place.Plate(place.Province(y.pr))
	if y.eight {
		l.Sprite(art.PowerCard(int(rules.EightGold)), cx-cardW/2, top-6)
	}
	y.drawTag(l)
	for i := range y.coins {
		part := anim.Part(t-goldGap*anim.Ticks(i), goldTime)
		if part <= 0 || part >= 1 {
			continue
		}
		x0, y0 := cx-16+8*(i%5), top+18
		at := anim.Smooth(part)
		up := int(40 * part * (1 - part))
		l.Sprite(art.Harvest(int(t/4+anim.Ticks(i))%art.HarvestFrames), anim.Between(x0, row.X+120, at), anim.Between(y0, row.Y+18, at)-up)
	}
}

// drawTag tells above the province how much it brings.
func (y *yield) drawTag(l *paint.List) {
	cx, top := place.Plate(place.Province(y.pr))
	ui.Tag(l, cx-ui.TagWidth(y.tag)/2, max(0, top-24), y.tag, ui.OnGold)
}

// byFarmers is the gold of farmers: "9", or "9 + 3" with Harvest Increase.
func (x *brought) byFarmers() string {
	if x.more > 0 {
		return ui.Number(x.farmers) + " + " + ui.Number(x.more)
	}
	return ui.Number(x.farmers)
}

// promptHarvest tells what a seat gets, and from where.
func (b *Board) promptHarvest(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	h, sum := &b.play.harvested, 0
	for _, x := range h.of {
		name := provinceName(e, x.pr)
		switch {
		case x.eight > 0:
			t.Gold(e.Filled(&text.EightOf, name, ""))
		case x.farmers > 0 && x.income > 0:
			t.Gold(e.Filled(&text.FarmersIncome, name, x.byFarmers(), x.income))
		case x.farmers > 0:
			t.Gold(e.Filled(&text.FarmersTimes, name, x.byFarmers()))
		case x.income > 0:
			t.Gold(e.Filled(&text.IncomeOf, name, "", x.income))
		}
		sum += x.farmers + x.more + x.income + x.eight
	}
	return e.Filled(&text.Brings, shortName(m.Seating, h.seat), "", sum)
}
