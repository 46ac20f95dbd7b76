// Package toy is a small game for testing what plays games: it has hidden
// cards, draws, a simultaneous secret choice and public moves in turn.
//
// Cards 1 to 12, two in each hand. A round: all bid a card (or 0) at once and
// in secret; the highest bidder goes a step and acts first. Then each in turn
// draws a card or walks 1 or 2 steps. At the end steps and the cards in hand
// count a point each. Moves: "bid 7", "draw", "walk 2".
package toy

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"sandglass/engine"
)

const (
	maxSeats = 3
	cards    = 12
	allCards = 1<<cards - 1
)

// Kinds of moves, with what they use of a Move.
const (
	Bid  = 1 + iota // A: card, 0 for none
	Draw            //
	Walk            // A: steps
)

// Kinds of events, with what they use of an Event.
const (
	Locked = 1 + iota // Seat has bid
	OwnBid            // A: card; to the bidder alone
	Shown             // Seat's bid, A: card
	Won               // Seat bid highest and A: has this many steps now
	Drew              // Seat has A: this many cards now
	Card              // A: card; to the drawer alone
	Walked            // Seat has A: this many steps now
	Round             // A: round begins
	Hand              // the end: A: the cards of Seat, a bit each
)

// Phases.
const (
	choosing = iota
	acting
	over
)

// Game describes the toy.
var Game = &engine.Game{
	Name: "toy", Rules: 1, MinSeats: 2, MaxSeats: maxSeats,
	Options:    []engine.Option{engine.YesNo("long"), engine.FirstOption},
	Sources:    []string{"steps", "cards"},
	Kinds:      []string{"", "bid", "draw", "walk"},
	EventKinds: []string{"", "locked", "own bid", "shown", "won", "drew", "card", "walked", "round", "hand"},
	Secret:     func(m engine.Move) bool { return m.Kind == Bid },
}

// The functions refer to Game: a literal with them would be a cycle.
func init() { Game.New, Game.Load, Game.Format, Game.Parse = start, load, format, parse }

// Public is what everybody may know.
type Public struct {
	Seats, Long, Round, Phase uint8
	First, Turn               engine.Seat // who starts; who acts
	Left                      uint8       // how many have yet to act
	Locked                    engine.SeatSet
	Steps, Count              [maxSeats]uint8 // Count: cards held, a bid among them until it is shown
	Last                      [maxSeats]uint8 // the bids shown last
	Gone                      uint16          // cards shown, a bit each
	Final                     [maxSeats]uint16
}

// State is the whole game.
type State struct {
	Public
	Hands [maxSeats]uint16
	Bids  [maxSeats]uint8
	Rng   engine.RNG
}

// View is what one seat may know.
type View struct {
	Public
	Seat engine.Seat
	Hand uint16
	Bid  uint8
}

func start(setup engine.Setup) (engine.State, error) {
	if err := Game.CheckSetup(setup); err != nil {
		return nil, err
	}
	s := &State{Rng: engine.Seed(setup.Seed)}
	s.Seats, s.Round = uint8(setup.Seats), 1
	if setup.Options["long"] == "yes" {
		s.Long = 1
	}
	s.First = engine.FirstSeat(setup.Options, setup.Seats, &s.Rng)
	for seat := range setup.Seats {
		s.draw(seat)
		s.draw(seat)
	}
	return s, nil
}

func (p *Public) rounds() uint8 { return 3 + p.Long }

func bit(card uint8) uint16 {
	if card == 0 {
		return 0
	}
	return 1 << (card - 1)
}

func (s *State) deck() uint16 {
	deck := uint16(allCards) &^ s.Gone
	for _, hand := range s.Hands {
		deck &^= hand
	}
	return deck
}

func (s *State) draw(seat int) uint8 {
	card := 1 + s.Rng.Bit16(s.deck())
	s.Hands[seat] |= bit(card)
	s.Count[seat]++
	return card
}

// Deciders are those who have not bid, or the one who acts.
func (p *Public) Deciders() engine.SeatSet {
	switch p.Phase {
	case choosing:
		return engine.AllSeats(int(p.Seats)) &^ p.Locked
	case acting:
		return p.Turn.One()
	}
	return 0
}

func (p *Public) deckEmpty() bool {
	held := 0
	for _, n := range p.Count {
		held += int(n)
	}
	return held+bits.OnesCount16(p.Gone) == cards
}

func (p *Public) appendMoves(dst []engine.Move, seat engine.Seat, hand uint16) []engine.Move {
	if !p.Deciders().Has(seat) {
		return dst
	}
	if p.Phase == choosing {
		dst = append(dst, engine.Move{Kind: Bid})
		for card := uint8(1); card <= cards; card++ {
			if hand&bit(card) != 0 {
				dst = append(dst, engine.Move{Kind: Bid, A: card})
			}
		}
		return dst
	}
	if !p.deckEmpty() {
		dst = append(dst, engine.Move{Kind: Draw})
	}
	return append(dst, engine.Move{Kind: Walk, A: 1}, engine.Move{Kind: Walk, A: 2})
}

// AppendMoves lists the legal moves.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	if seat < 0 || int(seat) >= maxSeats {
		return dst
	}
	return s.appendMoves(dst, seat, s.Hands[seat])
}

// AppendMoves lists the viewer's legal moves.
func (v *View) AppendMoves(dst []engine.Move) []engine.Move {
	return v.appendMoves(dst, v.Seat, v.Hand)
}

// The rules that forbid moves.
const (
	NotNow     = engine.Rule("it is not this seat's turn for that")
	NotHeld    = engine.Rule("the card is not in this hand")
	OneOrTwo   = engine.Rule("a walk is 1 or 2 steps")
	NoCards    = engine.Rule("no cards are left")
	NothingToo = engine.Rule("the move says more than its kind has")
)

// Apply plays a move.
func (s *State) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	switch {
	case !s.Deciders().Has(seat) || (m.Kind == Bid) != (s.Phase == choosing):
		return NotNow
	case m.B != 0 || m.N != 0:
		return NothingToo
	}
	switch m.Kind {
	case Bid:
		if m.A > cards || m.A > 0 && s.Hands[seat]&bit(m.A) == 0 {
			return NotHeld
		}
		s.bid(seat, m.A, ev)
		return nil
	case Draw:
		if m.A != 0 {
			return NothingToo
		}
		if s.deckEmpty() {
			return NoCards
		}
		card := s.draw(int(seat))
		ev.Add(engine.Open(Drew, seat, int(s.Count[seat]), 0, 0, 0).Revealed())
		ev.Add(engine.Private(Card, seat, int(card), 0, 0, 0).Revealed())
	case Walk:
		if m.A < 1 || m.A > 2 {
			return OneOrTwo
		}
		s.Steps[seat] += m.A
		ev.Add(engine.Open(Walked, seat, int(s.Steps[seat]), 0, 0, 0))
	default:
		return NotNow
	}
	s.pass(ev)
	return nil
}

func (s *State) bid(seat engine.Seat, card uint8, ev *engine.Events) {
	s.Bids[seat] = card
	s.Locked |= seat.One()
	ev.Add(engine.Open(Locked, seat, 0, 0, 0, 0))
	ev.Add(engine.Private(OwnBid, seat, int(card), 0, 0, 0))
	if s.Deciders() != 0 {
		return
	}
	best := s.First
	for i := range engine.Seat(s.Seats) {
		card := s.Bids[i]
		ev.Add(engine.Open(Shown, i, int(card), 0, 0, 0).Revealed())
		if card > s.Bids[best] {
			best = i
		}
		if card > 0 {
			s.Count[i]--
		}
		s.Gone |= bit(card)
		s.Hands[i] &^= bit(card)
	}
	s.Last, s.Bids, s.Locked = s.Bids, [maxSeats]uint8{}, 0
	s.Steps[best]++
	s.Phase, s.Turn, s.Left = acting, best, s.Seats
	ev.Add(engine.Open(Won, best, int(s.Steps[best]), 0, 0, 0))
}

// pass ends a turn, after the last one the round, after the last one the game.
func (s *State) pass(ev *engine.Events) {
	if s.Left--; s.Left > 0 {
		s.Turn = (s.Turn + 1) % engine.Seat(s.Seats)
		return
	}
	s.Turn = 0
	if s.Round < s.rounds() {
		s.Round++
		s.Phase = choosing
		ev.Add(engine.Open(Round, engine.Spectator, int(s.Round), 0, 0, 0))
		return
	}
	s.Phase, s.Final = over, s.Hands
	for seat, hand := range s.Hands[:s.Seats] {
		ev.Add(engine.Open(Hand, engine.Seat(seat), int(hand), 0, 0, 0).Revealed())
	}
}

// Pick chooses uniformly over kinds.
func (p *Public) Pick(rng *engine.RNG, moves []engine.Move) engine.Move {
	if m := moves[rng.N(len(moves))]; m.Kind == Bid || rng.N(2) == 0 {
		return m
	}
	return moves[0]
}

// New gives a zero state.
func (s *State) New() engine.State { return new(State) }

// Set copies src.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// NewState gives a zero state.
func (v *View) NewState() engine.State { return new(State) }

// View is what the seat may know.
func (s *State) View(seat engine.Seat) engine.View {
	v := &View{Public: s.Public, Seat: seat}
	if seat >= 0 {
		v.Hand, v.Bid = s.Hands[seat], s.Bids[seat]
	}
	return v
}

// Viewer is whose view it is.
func (v *View) Viewer() engine.Seat { return v.Seat }

// Determinize deals the unseen cards; who has bid chose uniformly.
func (v *View) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*State)
	*s = State{Public: v.Public, Hands: v.Final, Rng: rng.Split()}
	if v.Phase == over {
		return
	}
	if v.Seat >= 0 {
		s.Hands[v.Seat], s.Bids[v.Seat] = v.Hand, v.Bid
	}
	for seat := range v.Seats {
		if v.Seat == engine.Seat(seat) {
			continue
		}
		for range v.Count[seat] {
			s.Hands[seat] |= bit(1 + rng.Bit16(s.deck()))
		}
	}
	for seat := range v.Seats {
		if v.Seat != engine.Seat(seat) && v.Locked.Has(engine.Seat(seat)) {
			if i := rng.N(int(v.Count[seat]) + 1); i > 0 {
				s.Bids[seat] = 1 + rng.Bit16(s.Hands[seat])
			}
		}
	}
}

func (p *Public) appendScore(dst []engine.Part, seat engine.Seat, hand uint16) []engine.Part {
	return append(dst,
		engine.Part{Source: 0, Points: int16(p.Steps[seat])},
		engine.Part{Source: 1, Points: int16(bits.OnesCount16(hand))})
}

// AppendScore lists points for steps and cards.
func (s *State) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	return s.appendScore(dst, seat, s.Hands[seat])
}

// AppendScore leaves out others' cards until the end.
func (v *View) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	hand := v.Final[seat]
	if seat == v.Seat {
		hand = v.Hand
	}
	return v.appendScore(dst, seat, hand)
}

// Points are steps and cards.
func (s *State) Points(seat engine.Seat) int {
	return int(s.Steps[seat]) + bits.OnesCount16(s.Hands[seat])
}

// Places rank by points.
func (s *State) Places() [engine.MaxSeats]uint8 {
	if s.Phase != over {
		return [engine.MaxSeats]uint8{}
	}
	return engine.Rank(int(s.Seats), func(a, b engine.Seat) bool { return s.Points(a) > s.Points(b) })
}

func parse(text string) (engine.Move, error) {
	for _, m := range notations {
		if format(m) == text {
			return m, nil
		}
	}
	return engine.Move{}, fmt.Errorf("move %.40q: should be bid CARD, draw or walk STEPS", text)
}

// notations are all moves there can be.
var notations = func() []engine.Move {
	all := []engine.Move{{Kind: Draw}, {Kind: Walk, A: 1}, {Kind: Walk, A: 2}}
	for card := range uint8(cards + 1) {
		all = append(all, engine.Move{Kind: Bid, A: card})
	}
	return slices.Clip(all)
}()

func format(m engine.Move) string {
	name := Game.Kinds[m.Kind]
	if m.Kind == Draw {
		return name
	}
	return strings.Join([]string{name, strconv.Itoa(int(m.A))}, " ")
}
