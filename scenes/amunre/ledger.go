package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// The lines of a scoring's ledger, in the order in which they are told. Gold is for the
// New Kingdom only.
const (
	linePyramids = iota
	lineSets
	lineWest
	lineEast
	lineTemples
	lineCards
	lineGold
	ledgerLines
)

// lineOf is the line that an event of the scoring belongs to.
func lineOf(x engine.Event) int {
	switch source := uint8(x.A); source {
	case rules.SourceBanks:
		return lineWest + int(x.D)
	case rules.SourceTemples:
		return lineTemples
	case rules.SourceCards:
		return lineCards
	case rules.SourceGold:
		return lineGold
	default:
		return linePyramids + int(source)
	}
}

// A tally is the points of one scoring, by line and seat.
type tally [ledgerLines][mostSeats]int

func (t *tally) add(x engine.Event) { t[lineOf(x)][x.Seat] += int(x.B) }

// of is what a seat has got in all lines.
func (t *tally) of(s int) (sum int) {
	for line := range t {
		sum += t[line][s]
	}
	return sum
}

// ledger is what the telling of a scoring has told.
type ledger struct {
	on     bool
	line   int            // that is being told
	whole  bool           // points are all of this scoring; else they add to what the log tells
	points tally          // told while this plays
	card   int            // 1 + the bonus card of by
	by     engine.Seat    // who plays it
	sold   [mostSeats]int // cards, at the end
}

// lineTime is how long a line is told at least.
var lineTime = anim.Ms(1300)

// scoring tells the points of the provinces line by line, and returns how many events it
// took.
func (d *director) scoring(ev engine.Events) (n int) {
	b := d.b
	for n = 1; n < len(ev) && ev[n].Kind == rules.EventScored && lineOf(ev[n]) < lineCards; n++ {
	}
	d.Add(anim.Act{
		End: func() { b.pic.Fold(ev[0]); b.play.ledger = ledger{whole: true} },
	})
	for line := range lineCards {
		d.line(line, ev[1:n], true)
	}
	d.Add(anim.Act{End: func() { b.play.ledger.on = false }})
	return n
}

// line tells one line with those of the events that belong to it.
func (d *director) line(line int, ev engine.Events, hold bool) {
	b := d.b
	d.Add(anim.Act{
		Length: lineTime, Hold: hold,
		Start: func() {
			t := &b.play.ledger
			t.on, t.line = true, line
			b.play.turn = 0
			for _, x := range ev {
				if x.Kind == rules.EventScored && lineOf(x) == line {
					t.points.add(x)
					b.pic.Fold(x)
				}
			}
			d.Play("find_mid", rowRect(line).X+rowRect(line).W/2, engine.Spectator, line)
		},
	})
}

// bonus tells the points of a bonus card, and returns how many events it took.
func (d *director) bonus(ev engine.Events) (n int) {
	b, x := d.b, ev[0]
	d.Add(anim.Act{
		Start: func() {
			b.play.ledger.card, b.play.ledger.by = int(x.A)+1, x.Seat
			d.Play("card_flip", seatX, x.Seat, 0)
		},
		End: d.Fold(x),
	})
	d.line(lineCards, ev[1:2], false)
	d.Rest(anim.Ms(700))
	d.Add(anim.Act{End: func() { b.play.ledger.on = false }})
	return 2
}

// end sells the cards that are left, tells the points of gold, and ends the game. It
// returns how many events it took.
func (d *director) end(ev engine.Events) (n int) {
	b := d.b
	for _, x := range ev {
		if x.Kind == rules.EventSold {
			d.Add(anim.Act{Length: anim.Ms(120), Start: d.Sound("coin", seatX, x.Seat), End: func() {
				b.play.ledger.sold[x.Seat]++
				b.pic.Fold(x)
			}})
		} else if x.Kind != rules.EventScored && x.Kind != rules.EventOver {
			d.Add(anim.Act{End: d.Fold(x)})
		}
	}
	d.line(lineGold, ev, true)
	for _, x := range ev {
		if x.Kind == rules.EventOver {
			d.Add(anim.Act{End: d.Fold(x)})
		}
	}
	return len(ev)
}

// ends says whether the game ends with these events, which are all that follow.
func ends(ev engine.Events) bool { return ev[len(ev)-1].Kind == rules.EventOver }

// scored is what is told of this scoring so far.
func (b *Board) scored(m *table.Moment) tally {
	t := b.play.ledger.points
	if b.play.ledger.whole {
		return t
	}
	for i := len(m.Log) - 1; i >= 0 && m.Log[i].Kind != rules.EventScoring; i-- {
		if m.Log[i].Kind == rules.EventScored {
			t.add(m.Log[i])
		}
	}
	return t
}

// lastGold is the gold that a seat has when all is sold, which then is shown; none if
// nothing tells it.
func (b *Board) lastGold(m *table.Moment, s int) int {
	if n, shown := m.View.(*rules.View).ShownGold(engine.Seat(s)); shown && b.pic.over {
		return n
	}
	for i := len(m.Log) - 1; i >= 0; i-- {
		if x := &m.Log[i]; x.Kind == rules.EventGold && int(x.Seat) == s {
			return int(x.B) + b.play.ledger.sold[s]
		}
	}
	return none
}

// telling is the line that is being told; all are told when the game is over.
func (b *Board) telling() int {
	if b.play.ledger.on {
		return b.play.ledger.line
	}
	return ledgerLines
}

// lines is how many lines the ledger of this kingdom has.
func (p *picture) lines() int {
	if p.kingdom == 0 {
		return lineGold
	}
	return ledgerLines
}

// owns lists a seat's provinces.
func (p *picture) owns(s int) (all [rules.Rounds]rules.Province, n int) {
	for pr := range rules.Province(rules.Provinces) {
		if p.lands[pr].owner == engine.Seat(s) && n < len(all) {
			all[n] = pr
			n++
		}
	}
	return all, n
}

// rivals are the provinces of a bank that have most pyramids there, and those of them
// that have most bricks, which score.
func (p *picture) rivals(east bool) (most, best rules.ProvinceSet) {
	pyramids, bricks := uint8(1), uint8(0)
	for pr := range rules.Province(rules.Provinces) {
		l := &p.lands[pr]
		if l.owner == engine.Spectator || pr.Land().East != east || l.pyramids < pyramids {
			continue
		}
		if l.pyramids > pyramids {
			most, best, pyramids, bricks = 0, 0, l.pyramids, 0
		}
		most |= 1 << pr
		if l.bricks > bricks {
			best, bricks = 0, l.bricks
		}
		if l.bricks == bricks {
			best |= 1 << pr
		}
	}
	return most, best
}

// lit are the provinces that count for a line, and those that score by it.
func (b *Board) lit(line int) (lit, best rules.ProvinceSet) {
	p := &b.pic
	switch line {
	case lineWest, lineEast:
		return p.rivals(line == lineEast)
	}
	sets := b.setsOf()
	for pr := range rules.Province(rules.Provinces) {
		l := &p.lands[pr]
		yes := false
		switch {
		case l.owner == engine.Spectator:
		case line == ledgerLines:
			yes = true
		case line == linePyramids:
			yes = l.pyramids > 0
		case line == lineSets:
			yes = sets[l.owner] > 0
		case line == lineTemples:
			yes = pr.Land().Temples > 0
		case line == lineCards:
			yes = b.play.ledger.card > 0 && l.owner == b.play.ledger.by
		}
		if yes {
			lit |= 1 << pr
		}
	}
	return lit, 0
}

// setsOf are the complete sets of each seat.
func (b *Board) setsOf() (sets [mostSeats]int) {
	for s := range b.pic.seats {
		if all, n := b.pic.owns(s); n == rules.Rounds {
			sets[s] = int(min(b.pic.lands[all[0]].pyramids, b.pic.lands[all[1]].pyramids, b.pic.lands[all[2]].pyramids))
		}
	}
	return sets
}

// lineName is how a line is headed.
func (b *Board) lineName(e *scenes.Env, line int) string {
	if line == lineTemples {
		return e.Numbers(&text.LedgerLines[line], b.pic.temple)
	}
	return e.Text(&text.LedgerLines[line])
}

// reasons say who scores by the line that is told, and why.
func (b *Board) reasons(e *scenes.Env, m *table.Moment, t *tally) (all []string) {
	p, line := &b.pic, b.telling()
	add := func(s string) { all = append(all, s) }
	lang := e.Settings.Lang
	switch line {
	case lineWest, lineEast:
		return b.bankReasons(e, m)
	case lineCards:
		if c := b.play.ledger.card; c > 0 {
			add(e.Filled(&text.CardScored, shortName(m.Seating, b.play.ledger.by), e.Text(&text.Cards[c-1])))
			add(e.Text(&text.Means[c-1]))
		}
		return all
	}
	sets := b.setsOf()
	for s := range p.seats {
		if line == ledgerLines || t[line][s] == 0 {
			continue
		}
		name := shortName(m.Seating, engine.Seat(s))
		switch line {
		case linePyramids:
			add(name + ": " + e.Counted(&text.PyramidsN, t[line][s]))
		case lineSets:
			add(text.SetsOf.In(lang, sets[s], name))
		case lineTemples:
			add(name + ": " + e.Counted(&text.TemplesN, t[line][s]/max(1, p.temple)))
		case lineGold:
			add(b.goldReason(e, m, s, t))
		}
	}
	return all
}

// goldReason says which place a seat has by gold, and with how much.
func (b *Board) goldReason(e *scenes.Env, m *table.Moment, s int, t *tally) string {
	place := 1
	for o := range b.pic.seats {
		if t[lineGold][o] > t[lineGold][s] {
			place++
		}
	}
	name := shortName(m.Seating, engine.Seat(s))
	if gold := b.lastGold(m, s); gold >= 0 {
		return e.Filled(&text.GoldPlace, name, "", place, gold)
	}
	return name
}

// bankReasons say which provinces of a bank have most, and what decides.
func (b *Board) bankReasons(e *scenes.Env, m *table.Moment) (all []string) {
	most, best := b.pic.rivals(b.telling() == lineEast)
	names, owners := "", engine.SeatSet(0)
	for set := best; set != 0; set &= set - 1 {
		pr := set.First()
		owners |= b.pic.lands[pr].owner.One()
		if name := provinceName(e, int(pr)); names == "" {
			names = name
		} else {
			names = e.Filled(&text.Both, names, name)
		}
	}
	switch {
	case most == 0:
		return []string{e.Text(&text.BankNobody)}
	case most.Len() == 1:
		return []string{e.Filled(&text.BankOne, names, e.Counted(&text.PyramidsN, int(b.pic.lands[best.First()].pyramids)))}
	}
	all = append(all, e.Filled(&text.BankBricks, names, ""))
	if owners.Len() > 1 {
		all = append(all, e.Text(&text.BankTied))
	} else if best.Len() > 1 {
		all = append(all, e.Filled(&text.BankOneSeat, shortName(m.Seating, owners.First()), ""))
	}
	return all
}

// standsIn tells the pyramids and bricks of a province that is compared.
func (b *Board) standsIn(e *scenes.Env, pr rules.Province, best, east bool) string {
	l := &b.pic.lands[pr]
	s := e.Text(&text.NoBricks)
	if l.bricks > 0 {
		s = e.Counted(&text.BricksN, int(l.bricks))
	}
	s = e.Counted(&text.PyramidsN, int(l.pyramids)) + ", " + s
	switch {
	case best && east:
		return e.Filled(&text.BankBest[1], s, "")
	case best:
		return e.Filled(&text.BankBest[0], s, "")
	}
	return s
}

// sayLedger words the ledger.
func (b *Board) sayLedger(w *words, e *scenes.Env, m *table.Moment) {
	p, s, now := &b.pic, &w.show, b.telling()
	t := b.scored(m)
	s.title = e.Text(&text.LedgerTitle[p.kingdom])
	s.soFar, s.before, s.sumWord = e.Text(&text.SoFar), e.Text(&text.Kingdoms[0]), e.Text(&text.SumWord)
	for line := range p.lines() {
		s.rows[line] = b.lineName(e, line)
		for seat := range p.seats {
			switch n := t[line][seat]; {
			case n == 0:
				s.cells[line][seat] = "-"
			case line == now:
				s.cells[line][seat] = "+" + ui.Number(n)
			default:
				s.cells[line][seat] = ui.Number(n)
			}
		}
	}
	w.header, w.phase = e.Filled(&text.HeaderEnd, e.Text(&text.Kingdoms[p.kingdom]), ""), e.Text(&text.Phases[rules.Scoring])
	for seat := range p.seats {
		w.notes[seat] = ""
		if now < ledgerLines && t[now][seat] > 0 {
			w.notes[seat] = e.Numbers(&text.ActPoints, t[now][seat])
		}
		s.altars[seat] = fonts.Small.Fit(m.Seating.Names[seat], columnWide(p.seats)-12)
		s.sums[seat] = ui.Number(t.of(seat))
		s.was[seat] = ui.Number(p.pointsOf(engine.Seat(seat)) - t.of(seat))
	}
	if now == ledgerLines {
		return
	}
	s.caption = e.Text(&text.LedgerHow[now])
	why := e.Text(&text.LedgerWhy[now])
	if now == lineTemples {
		why = e.Numbers(&text.LedgerWhy[now], p.temple)
	}
	const wide = 160
	s.lines = fonts.Small.Wrap(nil, why, wide)
	for _, line := range b.reasons(e, m, &t) {
		s.because = fonts.Small.Wrap(s.because, line, wide)
	}
	if len(s.because) == 0 {
		s.because = fonts.Small.Wrap(nil, e.Text(&text.Nobody), wide)
	}
	if now == lineGold {
		for seat := range p.seats {
			if n := b.lastGold(m, seat); n >= 0 {
				s.tags[seat] = ui.Number(n)
			}
		}
	}
	if now == lineWest || now == lineEast {
		most, best := p.rivals(now == lineEast)
		for set := most; set != 0; set &= set - 1 {
			pr := set.First()
			s.stands[pr] = b.standsIn(e, pr, best.Has(pr), now == lineEast)
		}
	}
}

// promptLedger tells who scores by the line that is told, and what comes next.
func (b *Board) promptLedger(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	p, now := &b.pic, b.telling()
	if now == ledgerLines {
		return e.Text(&text.LedgerTitle[p.kingdom])
	}
	points := b.scored(m)
	title, n := b.lineName(e, now), 0
	for seat := range p.seats {
		if got := points[now][seat]; got > 0 {
			if n++; n == 1 {
				title = e.Filled(&text.Gains, shortName(m.Seating, engine.Seat(seat)), "", got)
			}
		}
	}
	if n > 1 {
		title = b.lineName(e, now)
	}
	because := b.reasons(e, m, &points)
	switch {
	case len(because) > 0 && n < 2:
		t.Gold(because[0])
	case n == 0:
		t.Gold(e.Text(&text.Nobody))
	}
	if now+1 < p.lines() {
		t.Say(e.Filled(&text.NextLine, b.lineName(e, now+1), ""))
	} else if now == lineGold {
		t.Say(e.Text(&text.LastLine))
	}
	return title
}
