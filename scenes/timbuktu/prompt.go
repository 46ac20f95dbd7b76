package timbuktu

import (
	"slices"
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// asked is all that the prompt depends on.
type asked struct {
	spoken
	walks  bool
	load   pick
	focus  string
	hidden bool // the pointer has left it
	moves  int
	odds   bool // are hidden
	swap   swap
	packs  bool // slide
	open   bool // the viewer's new pack has not been turned up yet
}

// Prompt says what is asked of the viewer, and what the focused choice means and
// costs; or what is going on.
func (b *Board) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	key := asked{b.spoken(e, m.Seating), b.play.hidden, b.load, m.Focus.ID, m.Focus.Hidden, len(m.Moves), e.Settings.HideOdds, b.play.swap, b.play.packs, b.play.open}
	return *b.prompts.Get(key, func() table.Prompt { return b.prompt(e, m) })
}

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	p := &b.pic
	switch {
	case b.play.sum.on:
		return b.summaryPrompt(e)
	case b.play.rob.on && b.play.rob.cards > 0:
		return table.Prompt{Title: e.T(text.Robbing, e.T(text.PenAt[b.play.rob.pack.Pen()])), Lines: []table.Line{plain(e.T(text.RobHint)), plain(e.T(text.RobKeys))}}
	case b.play.swap.on:
		return b.swapPrompt(e, m.Seating)
	case p.phase == rules.Over:
		return table.Prompt{Title: e.T(text.Over), Lines: []table.Line{plain(e.T(text.OverHint))}}
	case b.play.rob.on || b.play.arrived:
		return table.Prompt{Title: e.T(text.RobNight), Lines: []table.Line{plain(e.T(text.RobWait))}}
	}
	ask := b.question(e, m)
	if m.Focus.Hidden || m.Asked && b.pic.phase == rules.Choosing && b.cardNow(m) >= 0 {
		return ask
	}
	if lines := b.tellLines(e, m, m.Focus.ID); lines != nil {
		ask.Lines = lines
	}
	return ask
}

func (b *Board) question(e *scenes.Env, m *table.Moment) table.Prompt {
	if !m.Asked {
		return b.waiting(e, m.Seating)
	}
	switch p := &b.pic; p.phase {
	case rules.Loading:
		return b.askLoad(e, m)
	case rules.Placing:
		return table.Prompt{Title: e.T(text.AskPlace, letters[p.round]), Lines: b.focused(e, m)}
	case rules.Choosing:
		return table.Prompt{Title: e.T(text.AskCamel), Lines: b.camelLines(e, m)}
	case rules.Moving:
		return table.Prompt{Title: e.T(text.AskPen, letters[p.shown]), Lines: b.focused(e, m)}
	}
	return table.Prompt{Title: e.T(text.AskPay), Lines: b.payLines(e, m)}
}

// swapPrompt says who brought about an exchange, and what came to the viewer.
func (b *Board) swapPrompt(e *scenes.Env, s *table.Seating) table.Prompt {
	p, x := &b.pic, &b.play.swap
	ask := table.Prompt{Title: e.T(text.SwapBy, fonts.Body.Fit(s.Names[x.seat], 80), e.T(text.Pens[x.at.Pen()]), x.at.Stand())}
	if i := p.place(p.viewer); p.viewer != engine.Spectator && i >= 0 && !b.play.open {
		if k := p.packs[p.packAt(i)]; k.Known() && !b.play.packs {
			ask.Lines = append(ask.Lines, golden(e.T(text.SwapNew, sayPack(e, k))))
		}
	}
	ask.Lines = append(ask.Lines, plain(e.T(text.PenSwaps)))
	return ask
}

func plain(s string) table.Line  { return table.Line{Text: s} }
func golden(s string) table.Line { return table.Line{Text: s, Gold: true} }

// waiting says what the others are at.
func (b *Board) waiting(e *scenes.Env, s *table.Seating) table.Prompt {
	p := &b.pic
	if p.turn == engine.Spectator {
		line := text.WaitCamels
		if p.phase == rules.Loading {
			line = text.WaitLoads
		}
		return table.Prompt{Title: e.T(text.WaitMany), Lines: []table.Line{plain(e.T(line))}}
	}
	if p.phase == rules.Placing && p.round == p.camels {
		return table.Prompt{Title: e.T(text.LogDeal)}
	}
	if p.shown >= 0 && p.herd[p.turn][p.shown].ahead {
		return table.Prompt{Title: e.T(text.HasCome, letters[p.shown]), Lines: []table.Line{plain(e.T(text.Sender, s.Names[p.turn]))}}
	}
	if p.shown >= 0 && (b.play.hidden || p.turn == p.viewer) {
		return table.Prompt{Title: e.T(text.OnTheWay, letters[p.shown]), Lines: []table.Line{plain(e.T(text.Sender, s.Names[p.turn]))}}
	}
	var line string
	switch {
	case p.phase == rules.Placing:
		line = e.T(text.WaitPlace)
	case p.phase == rules.Paying && p.shown >= 0:
		line = e.T(text.WaitPay, letters[p.shown])
	case p.shown >= 0:
		line = e.T(text.WaitPen, letters[p.shown])
	}
	return table.Prompt{Title: e.T(text.Waiting, s.Names[p.turn]), Lines: []table.Line{plain(line)}}
}

// focused is what the pen with the focus means.
func (b *Board) focused(e *scenes.Env, m *table.Moment) []table.Line {
	pen := ui.Index(penSpots[:], m.Focus.ID)
	if pen < 0 {
		if b.pic.phase == rules.Placing {
			return []table.Line{plain(e.T(text.PlaceRule))}
		}
		return []table.Line{plain(e.T(text.PenRule))}
	}
	lines := b.penLines(e, m, rules.Pen(pen))
	if !offers(m, rules.Pen(pen)) && b.pic.phase == rules.Placing {
		return []table.Line{lines[0], plain(b.whyNot(e, m, rules.Pen(pen)))}
	}
	return lines
}

// penLines tells of a pen: what it costs, and what is known of the stand.
func (b *Board) penLines(e *scenes.Env, m *table.Moment, pen rules.Pen) (lines []table.Line) {
	v, p := m.View.(*rules.View), &b.pic
	name := e.T(text.Pens[pen])
	if p.phase == rules.Placing {
		first := text.PlaceMore
		if p.needs(p.turn, pen) {
			first = text.PlaceNeed
		}
		to := p.behind().Arrows(pen)
		return []table.Line{golden(e.T(first, name)), plain(e.T(text.PlaceLeads, e.T(text.Pens[to[0]]), e.T(text.Pens[to[1]]))),
			plain(e.T(text.PlaceRule))}
	}
	c, ok := v.Shown()
	if !ok {
		return nil
	}
	stand, load := v.NextStand(pen), v.Load(v.Turn(), c)
	switch v.Price(v.Turn(), c, pen) {
	case rules.PriceFull:
		return []table.Line{plain(e.T(text.PenFull, name))}
	case rules.PriceFree:
		lines = append(lines, golden(e.T(text.PenArrow, name, stand)))
	case rules.PriceEmpty:
		lines = append(lines, golden(e.T(text.PenBare, name, stand)))
	default:
		lines = append(lines, golden(e.T(text.PenCosts, name, stand, cheapest(v, load))))
	}
	if v.Viewer() != engine.Spectator {
		lines = append(lines, danger(e, v, rules.At(pen, stand), load))
	}
	if marks := v.Ahead().ExchangeStands(); slices.Contains(marks[:], rules.At(pen, stand)) {
		lines = append(lines, plain(e.T(text.PenSwaps)))
	}
	return lines
}

// cheapest is what the unit of a load that is worth least is worth now.
func cheapest(v *rules.View, l rules.Load) int {
	least := rules.Units
	for g := range rules.Good(rules.Goods) {
		if l.Count(g) > 0 {
			least = min(least, v.Lost(g))
		}
	}
	return least
}

// danger is what the notebook tells of a stand for a camel with that load.
func danger(e *scenes.Env, v *rules.View, at rules.Place, load rules.Load) table.Line {
	book, dealt := v.Notebook()
	goods, known := book.Robbed(at.Pen(), at.Stand())
	switch {
	case v.Shut():
		return plain(e.T(text.Shut))
	case !dealt || !known && e.Settings.HideOdds:
		return plain(e.T(text.PenOpen))
	case !known:
		n, of := odds(&book, at.Stand())
		return plain(e.T(text.PenOdds, n, of))
	case goods == 0:
		return plain(e.T(text.PenSafe))
	}
	two, n := goodsOf(goods), 0
	for _, g := range two {
		n += load.Count(g)
	}
	names := [2]string{e.T(text.Good[two[0]]), e.T(text.Good[two[1]])}
	if n == 0 {
		return plain(e.T(text.PenRobbed, names[0], names[1]))
	}
	return golden(e.T(text.PenRobbedN, n, names[0], names[1]))
}

func (b *Board) camelLines(e *scenes.Env, m *table.Moment) []table.Line {
	p := &b.pic
	c := b.cardNow(m)
	if c < 0 {
		return []table.Line{plain(e.T(text.CamelLocks))}
	}
	k := &p.herd[p.viewer][c]
	if k.ahead {
		return append(b.tellCamel(e, m, p.viewer, c)[:2], plain(e.T(text.WhyMoved)))
	}
	lines := []table.Line{golden(e.T(text.CamelAt, letters[c], e.T(text.Pens[k.at.Pen()]), b.freeWays(e, k.at.Pen())))}
	if k.load.Units() == 0 {
		lines = append(lines, plain(e.T(text.CamelBare)))
	} else {
		lines = append(lines, plain(e.T(text.CamelLoad, p.worth(k.load))))
	}
	if len(m.Moves) == 1 {
		return append(lines, plain(e.T(text.CamelLast)))
	}
	return append(lines, plain(e.T(text.CamelLocks)))
}

// freeWays names the pens with room that the arrows lead to, and is a dash when
// both are full.
func (b *Board) freeWays(e *scenes.Env, from rules.Pen) string {
	var names []string
	for _, pen := range b.pic.behind().Arrows(from) {
		if b.pic.phase < rules.Choosing || b.pic.nextStand(pen) != 0 {
			names = append(names, e.T(text.Pens[pen]))
		}
	}
	if names == nil {
		return "–"
	}
	return strings.Join(names, ", ")
}

// payLines tells what paying with a good does: its value rises by one for all
// that the seat keeps.
func (b *Board) payLines(e *scenes.Env, m *table.Moment) []table.Line {
	p := &b.pic
	g := ui.Index(goodSpots[:], m.Focus.ID)
	if g < 0 {
		return []table.Line{plain(e.T(text.PayRule))}
	}
	held, _, _ := p.holding(p.turn)
	v := p.lost[g]
	name := e.T(text.Goods[g])
	return []table.Line{
		golden(e.T(text.PayWith, name, v, v+1)),
		plain(e.T(text.PayGain, v, held[g]-1)),
	}
}

func (b *Board) askLoad(e *scenes.Env, m *table.Moment) table.Prompt {
	c, left := b.loading()
	ask := table.Prompt{Title: e.T(text.AskLoad, letters[c])}
	switch g := ui.Index(goodSpots[:], m.Focus.ID); {
	case b.load.n == rules.CamelUnits:
		ask.Lines = append(ask.Lines, golden(e.T(text.LoadReady)))
	case g >= 0 && !b.load.fits(m.Moves, rules.Good(g)):
		ask.Lines = append(ask.Lines, plain(b.whyNoLoad(e, left[g])))
	case g >= 0:
		ask.Lines = append(ask.Lines, golden(e.T(text.LoadMore, rules.CamelUnits-b.load.n, e.T(text.Goods[g]), left[g])))
	case ui.Index(slotSpots[:], m.Focus.ID) >= 0:
		ask.Lines = append(ask.Lines, plain(e.T(text.LoadTake)))
	}
	ask.Lines = append(ask.Lines, plain(e.T(text.LoadHidden)))
	return ask
}
