package timbuktu

import "sandglass/engine"

// Why a move is refused.
const (
	RuleOver     engine.Rule = "timbuktu: the game is over"
	RuleKind     engine.Rule = "timbuktu: this is not the time for such a move"
	RuleTurn     engine.Rule = "timbuktu: it is not this seat's turn"
	RuleLocked   engine.Rule = "timbuktu: this seat has chosen already"
	RuleNoMove   engine.Rule = "timbuktu: the move is malformed"
	RuleNextLoad engine.Rule = "timbuktu: camels are loaded in order, A first"
	RuleLoad     engine.Rule = "timbuktu: a camel takes four units of at least three goods"
	RuleRest     engine.Rule = "timbuktu: with such a load the other camels could not be loaded"
	RulePlacing  engine.Rule = "timbuktu: everybody must be able to stand in every start pen"
	RuleMoved    engine.Rule = "timbuktu: this camel has moved in this stage"
	RuleFull     engine.Rule = "timbuktu: every stand of this pen is taken"
	RulePay      engine.Rule = "timbuktu: the camel does not carry this good"
)

// Apply plays a move of the seat.
func (s *State) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	if !s.Deciders().Has(seat) {
		return s.notNow(seat)
	}
	if m.B != 0 || m.N != 0 && m.Kind != KindLoad {
		return RuleNoMove
	}
	switch {
	case m.Kind == KindGo && s.phase == Moving:
		return s.goTo(seat, Pen(m.A), ev)
	case m.Kind == KindCamel && s.phase == Choosing:
		return s.choose(seat, Camel(m.A), ev)
	case m.Kind == KindPay && s.phase == Paying:
		return s.pay(seat, Good(m.A), ev)
	case m.Kind == KindPlace && s.phase == Placing:
		return s.place(seat, Pen(m.A), ev)
	case m.Kind == KindLoad && s.phase == Loading:
		return s.load(seat, Camel(m.A), Load(m.N), ev)
	}
	return RuleKind
}

func (s *State) notNow(seat engine.Seat) error {
	switch {
	case s.phase == Over:
		return RuleOver
	case s.locked.Has(seat) && s.turn == engine.Spectator:
		return RuleLocked
	}
	return RuleTurn
}

func (s *State) load(seat engine.Seat, c Camel, l Load, ev *engine.Events) error {
	switch {
	case c != s.loaded(seat):
		return RuleNextLoad
	case l >= 1<<(bitsPerGood*Goods) || !fullLoad(l):
		return RuleLoad
	case !s.canLoad(seat, c, l):
		return RuleRest
	}
	s.loads[seat][c] = l
	ev.Add(engine.Private(EventLoaded, seat, int(c), int(l), 0, 0))
	if int(c)+1 < s.Camels() {
		return nil
	}
	s.locked |= seat.One()
	ev.Add(engine.Open(EventConfirmed, seat, 0, 0, 0, 0))
	if s.Deciders() == 0 {
		s.locked = 0
		s.showLoads(ev)
		s.startPlacing(ev)
	}
	return nil
}

func (s *State) showLoads(ev *engine.Events) {
	for seat := range s.everySeat() {
		for c := range Camel(s.camels) {
			ev.Add(engine.Open(EventCarries, seat, int(c), int(s.loads[seat][c]), 0, 0).Revealed())
		}
	}
}

func (s *State) startPlacing(ev *engine.Events) {
	s.phase, s.turn = Placing, s.starter
	for pen := range s.lacking {
		s.lacking[pen] = s.seats
	}
	if s.dealFirst {
		s.deal(ev)
	}
}

func (s *State) place(seat engine.Seat, pen Pen, ev *engine.Events) error {
	if pen >= Pens {
		return RuleNoMove
	}
	if !s.canPlace(seat, pen) {
		return RulePlacing
	}
	c := Camel(s.round)
	s.fill[pen]++
	s.at[seat][c] = At(pen, int(s.fill[pen]))
	if s.stoodIn[seat]>>pen&1 == 0 {
		s.stoodIn[seat] |= 1 << pen
		s.lacking[pen]--
	}
	ev.Add(engine.Open(EventPlaced, seat, int(c), int(s.at[seat][c]), 0, 0))

	if s.turn = s.after(seat, 1); s.turn != s.starter {
		return nil
	}
	if s.round++; s.round < s.camels {
		return nil
	}
	s.stoodIn, s.lacking, s.fill = [mostSeats]uint8{}, [Pens]uint8{}, [Pens]uint8{}
	if !s.dealFirst {
		s.deal(ev)
	}
	s.startRound(0, ev)
	return nil
}

// deal makes five packs and lets everybody look at theirs.
func (s *State) deal(ev *engine.Events) {
	pens, stands, goods := shuffled(&s.rng), shuffled(&s.rng), shuffled(&s.rng)
	for i := range s.packs {
		s.packs[i] = Pack{1 + pens[i], 1 + stands[i], 1 + goods[i]}
	}
	ev.Add(engine.Open(EventDealt, s.StageStarter(), int(s.stage), 0, 0, 0).Revealed())
	s.look(ev)
}

func shuffled(rng *engine.RNG) [kindsOfCard]uint8 {
	cards := [kindsOfCard]uint8{0, 1, 2, 3, 4}
	for i := len(cards) - 1; i > 0; i-- {
		j := rng.N(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	return cards
}

// look tells every seat which pack is in its hand.
func (s *State) look(ev *engine.Events) {
	if ev == nil {
		return
	}
	for seat := range s.everySeat() {
		pack := s.PackAt(s.RingPlace(seat))
		k := s.packs[pack]
		ev.Add(engine.Private(EventPack, seat, pack, int(k.Pen()), k.StandCard(), k.GoodsCard()).Revealed())
	}
}

func (s *State) startRound(round uint8, ev *engine.Events) {
	s.phase, s.turn, s.round = Choosing, engine.Spectator, round
	s.camel, s.pen = 0, 0
	ev.Add(engine.Open(EventRound, s.starter, int(s.stage), int(s.round), 0, 0))
}

func (s *State) choose(seat engine.Seat, c Camel, ev *engine.Events) error {
	if c >= Camel(s.camels) {
		return RuleNoMove
	}
	if s.moved[seat]>>c&1 != 0 {
		return RuleMoved
	}
	s.chosen[seat] = 1 + uint8(c)
	s.locked |= seat.One()
	ev.Add(engine.Open(EventLocked, seat, 0, 0, 0, 0))
	ev.Add(engine.Private(EventChose, seat, int(c), 0, 0, 0))
	if s.locked == engine.AllSeats(int(s.seats)) {
		s.turnUp(s.starter, ev)
	}
	return nil
}

// turnUp shows the card of the seat, whose turn it is now.
func (s *State) turnUp(seat engine.Seat, ev *engine.Events) {
	s.phase, s.turn, s.camel, s.pen = Moving, seat, Camel(s.chosen[seat]-1), 0
	s.chosen[seat] = 0
	s.locked &^= seat.One()
	ev.Add(engine.Open(EventTurn, seat, int(s.camel), 0, 0, 0).Revealed())
}

func (s *State) goTo(seat engine.Seat, pen Pen, ev *engine.Events) error {
	if pen >= Pens {
		return RuleNoMove
	}
	if s.fill[pen] == Stands {
		return RuleFull
	}
	price := s.toll(seat, s.camel, pen)
	if price == PriceUnit {
		s.phase, s.pen = Paying, pen
		ev.Add(engine.Open(EventBound, seat, int(s.camel), int(pen), 0, 0))
		return nil
	}
	s.arrive(seat, pen, price, ev)
	return nil
}

func (s *State) pay(seat engine.Seat, g Good, ev *engine.Events) error {
	if g >= Goods {
		return RuleNoMove
	}
	load := &s.loads[seat][s.camel]
	if !load.has(g) {
		return RulePay
	}
	*load = load.minus(g)
	s.lost[g]++
	ev.Add(engine.Open(EventPaid, seat, int(s.camel), int(g), load.Count(g), s.Lost(g)))
	s.arrive(seat, s.pen, PriceUnit, ev)
	return nil
}

// arrive stands the shown camel in a pen ahead, exchanges packs if the stand is
// marked, and passes the turn.
func (s *State) arrive(seat engine.Seat, pen Pen, price Price, ev *engine.Events) {
	from := s.at[seat][s.camel]
	s.fill[pen]++
	to := At(pen, int(s.fill[pen]))
	s.at[seat][s.camel] = to
	s.moved[seat] |= 1 << s.camel
	if ev != nil {
		ev.Add(engine.Open(EventWent, seat, int(s.camel), int(from), int(to), int(price)))
		if marks := &exchangeStands[s.Ahead()]; to == marks[0] || to == marks[1] {
			ev.Add(engine.Open(EventExchange, seat, s.Exchanged(), int(to), 0, 0).Revealed())
			s.look(ev)
		}
	}
	switch next := s.after(seat, 1); {
	case next != s.starter:
		s.turnUp(next, ev)
	case s.round+1 < s.camels:
		s.starter = s.after(s.starter, 1)
		s.startRound(s.round+1, ev)
	default:
		s.endStage(ev)
	}
}

func (s *State) endStage(ev *engine.Events) {
	ev.Add(engine.Open(EventArrived, engine.Spectator, int(s.Ahead()), 0, 0, 0))
	s.rob(ev)
	s.turn, s.camel, s.pen = engine.Spectator, 0, 0
	if int(s.stage)+1 == s.Stages() {
		s.phase = Over
		s.tellScores(ev)
		return
	}
	s.stage++
	s.moved, s.fill = [mostSeats]uint8{}, [Pens]uint8{}
	s.starter = s.StageStarter()
	ev.Add(engine.Open(EventStage, s.starter, int(s.stage), 0, 0, 0))
	s.deal(ev)
	s.startRound(0, ev)
}

// rob turns the packs up one after the other and takes what they name.
func (s *State) rob(ev *engine.Events) {
	s.last, s.packs = s.packs, [Packs]Pack{}
	var stander [Places + 1]uint8 // 1 + seat*MaxCamels + camel
	for seat := range s.everySeat() {
		for c := range Camel(s.camels) {
			stander[s.at[seat][c]] = 1 + uint8(seat)*MaxCamels + uint8(c)
		}
	}
	for i, k := range s.last {
		ev.Add(engine.Open(EventRobbery, engine.Spectator, i, int(k.Pen()), k.StandCard(), k.GoodsCard()).Revealed())
		for _, stand := range k.Stands() {
			if who := stander[At(k.Pen(), stand)]; who != 0 {
				s.steal(engine.Seat((who-1)/MaxCamels), Camel((who-1)%MaxCamels), k.Goods(), ev)
			}
		}
	}
}

func (s *State) steal(seat engine.Seat, c Camel, goods GoodSet, ev *engine.Events) {
	before := s.loads[seat][c]
	s.loads[seat][c] = before.robbed(goods)
	for g := range Good(Goods) {
		if n := before.Count(g); n > 0 && goods.Has(g) {
			s.lost[g] += uint8(n)
			ev.Add(engine.Open(EventStolen, seat, int(c), int(g), n, s.Lost(g)))
		}
	}
}
