package timbuktu

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/input"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// The hot-spots, by what they stand for.
var (
	camelSpots = [rules.MaxCamels]string{"camel.A", "camel.B", "camel.C", "camel.D", "camel.E", "camel.F", "camel.G", "camel.H"}
	penSpots   = [rules.Pens]string{"pen.palm", "pen.lamp", "pen.star", "pen.scimitar", "pen.moon"}
	goodSpots  = [rules.Goods]string{"good.gold", "good.coffee", "good.pepper", "good.salt", "good.water"}
	valueSpots = [rules.Goods]string{"value.gold", "value.coffee", "value.pepper", "value.salt", "value.water"}
	packSpots  = [rules.Packs]string{"pack.1", "pack.2", "pack.3", "pack.4", "pack.5"}
	slotSpots  = [rules.CamelUnits]string{"slot.1", "slot.2", "slot.3", "slot.4"}
)

const confirmSpot = "load.confirm"

// The groups of hot-spots, in the order of tabbing.
const (
	camelGroup uint8 = iota
	penGroup
	goodGroup
	slotGroup
	confirmGroup
	tellGroup
)

// Spots appends what the viewer may point at: cards, pens or goods, whichever
// is asked for, and always the values and packs that tell what they mean.
func (b *Board) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	if !m.Asked {
		return b.tellSpots(dst, m)
	}
	switch b.pic.phase {
	case rules.Loading:
		return b.loadSpots(dst, m)
	case rules.Placing, rules.Moving:
		x0, _, _ := b.target()
		for pen := range rules.Pen(rules.Pens) {
			dst = append(dst, ui.Spot{ID: penSpots[pen], Rect: penRect(x0, pen), Off: !offers(m, pen), Group: penGroup, Show: true})
		}
	case rules.Choosing:
		for c := range b.pic.camels {
			if !b.pic.herd[b.pic.viewer][c].ahead { // those that have moved tell where they stand
				dst = append(dst, ui.Spot{ID: camelSpots[c], Rect: cardRect(c, b.pic.camels), Group: camelGroup, Show: true})
			}
		}
	case rules.Paying:
		for i, mv := range m.Moves {
			dst = append(dst, ui.Spot{ID: goodSpots[mv.A], Rect: payRect(i), Group: goodGroup, Show: true})
		}
	}
	return b.tellSpots(dst, m)
}

func (b *Board) loadSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for g := range rules.Good(rules.Goods) {
		dst = append(dst, ui.Spot{ID: goodSpots[g], Rect: loadGoodRect(int(g)), Off: !b.load.fits(m.Moves, g), Group: goodGroup})
	}
	for i := range rules.CamelUnits {
		dst = append(dst, ui.Spot{ID: slotSpots[i], Rect: slotRect(i), Off: i >= b.load.n, Group: slotGroup})
	}
	return append(dst, ui.Spot{ID: confirmSpot, Rect: loadButton, Off: b.load.n < rules.CamelUnits, Group: confirmGroup, Show: true})
}

// offers says whether the pen is among the moves.
func offers(m *table.Moment, pen rules.Pen) bool {
	for _, mv := range m.Moves {
		if rules.Pen(mv.A) == pen {
			return true
		}
	}
	return false
}

// Act turns a spot into the move it stands for. Goods for loading are gathered
// first, four to a move.
func (b *Board) Act(e *scenes.Env, m *table.Moment, id string, _ input.Intent) (engine.Move, bool) {
	if b.loads(m) {
		return b.actLoad(e, m, id)
	}
	card := id
	if seat, c, ok := b.camelAt(id); ok && seat == b.pic.viewer && b.pic.phase == rules.Choosing {
		card = camelSpots[c]
	}
	for _, mv := range m.Moves {
		if mv.Kind != rules.KindLoad && spotOf(mv) == card {
			e.Play("confirm")
			return mv, true
		}
	}
	return engine.Move{}, false
}

func (b *Board) actLoad(e *scenes.Env, m *table.Moment, id string) (engine.Move, bool) {
	if g := ui.Index(goodSpots[:], id); g >= 0 && b.load.fits(m.Moves, rules.Good(g)) {
		b.load.add(rules.Good(g))
		e.Play("load")
		if b.load.n == rules.CamelUnits {
			m.Focus.ID = confirmSpot // the only thing left to do
		}
	}
	if i := ui.Index(slotSpots[:], id); i >= 0 && i < b.load.n {
		b.load.take(i)
		e.Play("cancel")
	}
	if id != confirmSpot || b.load.n < rules.CamelUnits {
		return engine.Move{}, false
	}
	for _, mv := range m.Moves {
		if rules.Load(mv.N) == b.load.whole() {
			e.Play("confirm")
			return mv, true
		}
	}
	return engine.Move{}, false
}

// Tell names a spot in words and says why it is off.
func (b *Board) Tell(e *scenes.Env, m *table.Moment, id string) (label, why string) {
	p := &b.pic
	if c := ui.Index(camelSpots[:p.camels], id); c >= 0 && p.viewer >= 0 {
		k := &p.herd[p.viewer][c]
		if k.ahead {
			why = e.T(text.WhyMoved)
		}
		return e.T(text.SayCamel, letters[c], sayLoad(e, k.load)), why
	}
	if pen := ui.Index(penSpots[:], id); pen >= 0 {
		return b.tellPen(e, m, rules.Pen(pen))
	}
	if g := ui.Index(goodSpots[:], id); g >= 0 {
		return b.tellGood(e, m, g)
	}
	if s, c, ok := b.camelAt(id); ok && m.Asked && p.phase == rules.Choosing && s == p.viewer && !p.herd[s][c].ahead {
		return e.T(text.SayCamel, letters[c], sayLoad(e, p.herd[s][c].load)), ""
	}
	if lines := b.tellLines(e, m, id); lines != nil {
		return lines[0].Text, lines[1].Text
	}
	if i := ui.Index(slotSpots[:], id); i >= 0 {
		if i >= b.load.n {
			return e.T(text.SaySlot0), e.T(text.SayEmpty)
		}
		return e.T(text.SaySlot, e.T(text.Goods[b.load.units[i]])), ""
	}
	if id == confirmSpot {
		if b.load.n < rules.CamelUnits {
			why = e.T(text.WhyNotYet)
		}
		return e.T(text.LoadGo), why
	}
	return "", ""
}

func (b *Board) tellPen(e *scenes.Env, m *table.Moment, pen rules.Pen) (label, why string) {
	if m.Asked && !offers(m, pen) {
		why = b.whyNot(e, m, pen)
	}
	lines := b.penLines(e, m, pen)
	all := make([]string, len(lines))
	for i, l := range lines {
		all[i] = l.Text
	}
	return strings.Join(all, " "), why
}

// whyNot says why a pen cannot be chosen.
func (b *Board) whyNot(e *scenes.Env, m *table.Moment, pen rules.Pen) string {
	switch {
	case m.View.(*rules.View).NextStand(pen) == 0:
		return e.T(text.WhyFull)
	case b.pic.phase != rules.Placing:
		return ""
	case b.pic.needs(b.pic.turn, pen):
		return e.T(text.WhyNeeded)
	}
	missing := 0
	for other := range rules.Pen(rules.Pens) {
		if b.pic.needs(b.pic.turn, other) {
			missing++
		}
	}
	if b.pic.camels-b.pic.round-1 < missing {
		return e.T(text.WhyFew)
	}
	return e.T(text.WhyNeeded)
}

func (b *Board) tellGood(e *scenes.Env, m *table.Moment, g int) (label, why string) {
	if b.pic.phase != rules.Loading {
		return e.T(text.SayPay, e.T(text.Good[g]), b.pic.lost[g]), ""
	}
	if b.pic.viewer < 0 {
		return "", ""
	}
	_, left := b.loading()
	if !b.load.fits(m.Moves, rules.Good(g)) {
		why = b.whyNoLoad(e, left[g])
	}
	return e.T(text.SayLoad, e.T(text.Goods[g]), left[g]), why
}

func (b *Board) whyNoLoad(e *scenes.Env, left int) string {
	switch {
	case b.load.n == rules.CamelUnits:
		return e.T(text.WhyFour)
	case left == 0:
		return e.T(text.WhyNone)
	}
	return e.T(text.WhyLoad)
}

func sayLoad(e *scenes.Env, l rules.Load) string {
	if l.Units() == 0 {
		return e.T(text.SayEmpty)
	}
	var units [rules.Goods]int
	for g := range units {
		units[g] = l.Count(rules.Good(g))
	}
	return sayUnits(e, units)
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	switch mv.Kind {
	case rules.KindLoad:
		return e.T(text.UndoLoad, letters[mv.A])
	case rules.KindCamel:
		return e.T(text.UndoCamel, letters[mv.A])
	case rules.KindPay:
		return e.T(text.UndoPay, e.T(text.Goods[mv.A]))
	}
	return e.T(text.UndoPlace, e.T(text.Pens[mv.A]))
}
