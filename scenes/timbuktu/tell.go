package timbuktu

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// atSpots are the camels on their stands, by seat: "at.1A".
var atSpots = func() (ids [engine.MaxSeats][rules.MaxCamels]string) {
	for s := range ids {
		for c := range ids[s] {
			ids[s][c] = "at." + ui.Number(s+1) + letters[c]
		}
	}
	return ids
}()

var swapSpots = [2]string{"swap.1", "swap.2"} // the stands ahead that bring about an exchange

// tellSpots are what only tells what it means when the focus is moved there: the
// values and seats in the strip, and what stands on the table where no pen is to
// be chosen.
func (b *Board) tellSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for g := range rules.Goods {
		dst = append(dst, ui.Spot{ID: valueSpots[g], Rect: valueRect(g), Off: true, Shy: true, Group: tellGroup})
	}
	for i := range rules.Packs {
		if b.pic.dealt || b.pic.ring[i] != engine.Spectator {
			dst = append(dst, ui.Spot{ID: packSpots[i], Rect: seatRect(i), Off: true, Shy: true, Group: tellGroup})
		}
	}
	if !m.Asked || b.pic.phase < rules.Choosing {
		return dst
	}
	if b.pic.phase != rules.Moving {
		for i, at := range b.pic.ahead().ExchangeStands() {
			if _, _, ok := b.standing(at); !ok {
				dst = append(dst, ui.Spot{ID: swapSpots[i], Rect: standRect(east, at), Off: true, Shy: true, Group: tellGroup})
			}
		}
	}
	return b.camelSpots(dst)
}

// camelSpots are the camels on the table. The viewer's own that may go stand for
// their cards while one is to be chosen.
func (b *Board) camelSpots(dst []ui.Spot) []ui.Spot {
	p := &b.pic
	for s := range engine.Seat(p.seats) {
		for c := range p.camels {
			k := &p.herd[s][c]
			if k.ahead && p.phase == rules.Moving { // there the pens are to be pointed at
				continue
			}
			may := p.phase == rules.Choosing && s == p.viewer && !k.ahead
			dst = append(dst, ui.Spot{ID: atSpots[s][c], Rect: standRect(k.side(), k.at), Off: !may, Shy: true, Show: true, Group: tellGroup})
		}
	}
	return dst
}

// side is the x of the first stand of the oasis where a camel stands.
func (k *camel) side() int {
	if k.ahead {
		return east
	}
	return west
}

// camelAt is the camel that a spot of the table stands for.
func (b *Board) camelAt(id string) (engine.Seat, int, bool) {
	for s := range b.pic.seats {
		if c := ui.Index(atSpots[s][:b.pic.camels], id); c >= 0 {
			return engine.Seat(s), c, true
		}
	}
	return engine.Spectator, none, false
}

// cardNow is the viewer's camel that has the focus, by its card or where it
// stands, or none.
func (b *Board) cardNow(m *table.Moment) int {
	if b.pic.viewer == engine.Spectator {
		return none
	}
	if s, c, ok := b.camelAt(m.Focus.ID); ok && s == b.pic.viewer && !m.Focus.Hidden {
		return c
	}
	return ui.Index(camelSpots[:b.pic.camels], m.Focus.ID)
}

// drawTold frames what stands on the table and has the focus.
func (b *Board) drawTold(l *paint.List, m *table.Moment) {
	if s, c, ok := b.camelAt(m.Focus.ID); ok && m.Asked {
		k := &b.pic.herd[s][c]
		ui.Ring(l, standRect(k.side(), k.at), m.Focus.State(m.Focus.ID))
	}
	if i := ui.Index(swapSpots[:], m.Focus.ID); i >= 0 && m.Asked {
		ui.Ring(l, standRect(east, b.pic.ahead().ExchangeStands()[i]), m.Focus.State(m.Focus.ID))
	}
}

// tellLines explain what only tells; nil for any other spot, and when the pointer
// has left it.
func (b *Board) tellLines(e *scenes.Env, m *table.Moment, id string) []table.Line {
	if g := ui.Index(valueSpots[:], id); g >= 0 {
		return b.tellValue(e, g)
	}
	if i := ui.Index(packSpots[:], id); i >= 0 {
		return b.tellSeat(e, m.Seating, i)
	}
	if i := ui.Index(swapSpots[:], id); i >= 0 {
		return []table.Line{golden(e.T(text.PenSwaps)), plain(e.T(text.SwapRule))}
	}
	if s, c, ok := b.camelAt(id); ok {
		return b.tellCamel(e, m, s, c)
	}
	return nil
}

func (b *Board) tellValue(e *scenes.Env, g int) []table.Line {
	p := &b.pic
	lines := []table.Line{golden(e.T(text.ValueNow, e.T(text.Goods[g]), p.lost[g])), plain(e.T(text.ValueRule))}
	if p.viewer != engine.Spectator {
		held, _, _ := p.holding(p.viewer)
		lines = append(lines, plain(e.T(text.ValueOwn, held[g], held[g]*p.lost[g])))
	}
	return lines
}

// tellSeat tells of a place of the ring: what its seat has, what its marks mean,
// else what is known of the pack.
func (b *Board) tellSeat(e *scenes.Env, s *table.Seating, i int) []table.Line {
	p := &b.pic
	seat := p.ring[i]
	if seat == engine.Spectator {
		return []table.Line{golden(e.T(text.PackBetween)), b.tellPack(e, i), plain(e.T(text.PackRule))}
	}
	held, all, worth := p.holding(seat)
	lines := []table.Line{golden(e.T(text.SeatNow, fonts.Small.Fit(s.Names[seat], 120), worth)), plain(e.T(text.SeatNone))}
	if all > 0 {
		lines[1] = plain(sayUnits(e, held))
	}
	switch marks := b.sayMarks(e, i); {
	case marks != "":
		lines = append(lines, plain(marks))
	case p.dealt:
		lines = append(lines, b.tellPack(e, i))
	}
	return lines
}

// tellPack tells what the viewer knows of the pack at a place of the ring.
func (b *Board) tellPack(e *scenes.Env, i int) table.Line {
	k := b.pic.packs[b.pic.packAt(i)]
	if b.pic.shut {
		return plain(e.T(text.Shut))
	}
	if !k.Known() {
		return plain(e.T(text.PackUnseen))
	}
	return plain(e.T(text.PackSeen, sayPack(e, k)))
}

// sayMarks says what the marks at a seat of the ring mean: coin, triangle, lock
// and tick.
func (b *Board) sayMarks(e *scenes.Env, i int) string {
	seat := b.pic.ring[i]
	var all []string
	if i == 0 && b.pic.phase < rules.Over {
		all = append(all, e.T(text.MarkStage))
	}
	if seat == b.pic.roundMarker {
		all = append(all, e.T(text.MarkRound))
	}
	switch {
	case b.pic.locked.Has(seat):
		all = append(all, e.T(text.MarkLock))
	case b.done(seat):
		all = append(all, e.T(text.MarkTick))
	}
	return strings.Join(all, " ")
}

// tellCamel tells whose a camel is, what it carries, and where it stands.
func (b *Board) tellCamel(e *scenes.Env, m *table.Moment, s engine.Seat, c int) []table.Line {
	p := &b.pic
	k := &p.herd[s][c]
	name := fonts.Small.Fit(m.Seating.Names[s], 56)
	lines := []table.Line{golden(e.T(text.CamelOf, name, letters[c], sayShort(e, k.load)))}
	if !k.ahead {
		return append(lines, plain(e.T(text.CamelWays, e.T(text.Pens[k.at.Pen()]), b.freeWays(e, k.at.Pen()))))
	}
	lines = append(lines, plain(e.T(text.CamelStands, e.T(text.Pens[k.at.Pen()]), k.at.Stand())))
	if v, ok := m.View.(*rules.View); ok && v.Viewer() != engine.Spectator {
		lines = append(lines, danger(e, v, k.at, k.load))
	}
	return lines
}

// sayPack is a pack in words, e.g. "Scimitar, 2 and 4, Gold, Water".
func sayPack(e *scenes.Env, k rules.Pack) string {
	two, at := goodsOf(k.Goods()), k.Stands()
	return e.T(text.PackWords, e.T(text.Pens[k.Pen()]), at[0], at[1], e.T(text.Goods[two[0]]), e.T(text.Goods[two[1]]))
}

// sayShort lists a load, e.g. "Gold, 2 Salt, Water".
func sayShort(e *scenes.Env, l rules.Load) string {
	if l.Units() == 0 {
		return e.T(text.SayEmpty)
	}
	var all []string
	for g := range rules.Good(rules.Goods) {
		switch n := l.Count(g); n {
		case 0:
		case 1:
			all = append(all, e.T(text.Goods[g]))
		default:
			all = append(all, ui.Number(n)+" "+e.T(text.Goods[g]))
		}
	}
	return strings.Join(all, ", ")
}

// sayUnits lists goods, e.g. "2 Gold, 1 Salt".
func sayUnits(e *scenes.Env, units [rules.Goods]int) string {
	var all []string
	for g, n := range units {
		if n > 0 {
			all = append(all, ui.Number(n)+" "+e.T(text.Goods[g]))
		}
	}
	return strings.Join(all, ", ")
}
