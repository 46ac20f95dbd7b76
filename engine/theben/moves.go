package theben

import (
	"fmt"
	"strconv"
	"strings"

	"sandglass/engine"
)

// The kinds of moves. Fields that are not named are zero.
const (
	KindTravel uint8 = iota + 1 // A is the place
	KindFly                     // A is the place
	KindTake                    // A is the slot of the card, from 0
	KindDig                     // A is the weeks
	KindWait                    // A is the weeks
	KindChange
	KindDone
	kinds
)

var kindNames = [kinds]string{"", "travel", "fly", "take", "dig", "wait", "change", "done"}

// Travel chooses a journey to a place by the shortest way.
func Travel(to Place) engine.Move { return engine.Move{Kind: KindTravel, A: uint8(to)} }

// Fly chooses a journey to a place by airship.
func Fly(to Place) engine.Move { return engine.Move{Kind: KindFly, A: uint8(to)} }

// Take takes the city card in a slot, from 0.
//
//go:noinline
func Take(slot int) engine.Move { return engine.Move{Kind: KindTake, A: uint8(slot)} }

// DigFor digs for 1 to 12 weeks.
func DigFor(weeks int) engine.Move { return engine.Move{Kind: KindDig, A: uint8(weeks)} }

// WaitFor waits 1 week or more.
func WaitFor(weeks int) engine.Move { return engine.Move{Kind: KindWait, A: uint8(weeks)} }

// Change changes the open cards.
func Change() engine.Move { return engine.Move{Kind: KindChange} }

// Done ends the turn after the journey.
func Done() engine.Move { return engine.Move{Kind: KindDone} }

// waits are all waits there can be: those of a player are the first of them.
var waits = func() (all [End]engine.Move) {
	for i := range all {
		all[i] = WaitFor(i + 1)
	}
	return all
}()

// movesOf lists the moves of a seat: journeys, journeys by airship (both by place),
// cards by slot, digs and waits by weeks, change, done.
func (p *Public) movesOf(dst []engine.Move, seat engine.Seat) []engine.Move {
	if seat < 0 || seat != p.Turn() {
		return dst
	}
	here, left := p.place[seat], int(End-p.time[seat])
	if p.bound == 0 {
		dst = p.journeys(dst, seat, left)
	} else {
		to := Place(p.bound - 1)
		left -= p.JourneyWeeks(seat, here, to, p.flying)
		here = to
	}
	if r, ok := here.Region(); ok {
		dst = p.digsHere(dst, seat, r, left)
	} else {
		for slot, o := range p.offers {
			if o != 0 && facts.cards[o-1].city == here && int(facts.cards[o-1].weeks) <= left && p.mayOwn(seat, Card(o-1)) == "" {
				dst = append(dst, Take(slot))
			}
		}
	}
	dst = append(dst, waits[:left]...)
	if p.With(ChangeCards) && left >= changeWeeks {
		dst = append(dst, Change())
	}
	if p.bound != 0 {
		dst = append(dst, Done())
	}
	return dst
}

func (p *Public) journeys(dst []engine.Move, seat engine.Seat, left int) []engine.Move {
	here := p.place[seat]
	if left >= Places {
		dst = append(dst, facts.journeys[here][0]...)
	} else {
		for _, m := range facts.journeys[here][0] {
			if p.JourneyWeeks(seat, here, Place(m.A), false) <= left {
				dst = append(dst, m)
			}
		}
	}
	if p.HasAirship(seat) {
		dst = append(dst, facts.journeys[here][1]...)
	}
	return dst
}

func (p *Public) digsHere(dst []engine.Move, seat engine.Seat, r Region, left int) []engine.Move {
	if p.mayDig(seat, r) != "" {
		return dst
	}
	row := &p.table()[min(p.Knowledge(seat, r).Sum, MostWeeks)-1]
	for weeks := 1; weeks <= min(left, MostWeeks); weeks++ {
		if row[weeks-1] > 0 {
			dst = append(dst, DigFor(weeks))
		}
	}
	return dst
}

// How likely the random player is to choose a kind, beside the others that it can
// choose. Waiting is short then, and rare, or no game would see a dig.
var pickWeights = [kinds]int{KindTravel: 8, KindFly: 2, KindTake: 24, KindDig: 24, KindWait: 1, KindChange: 1, KindDone: 3}

const longestPickedWait = 4

// pick chooses a kind by its weight, then a move of the kind, all alike.
func pick(rng *engine.RNG, moves []engine.Move) engine.Move {
	var from [kinds]int
	var count [kinds]int
	total := 0
	for i := 0; i < len(moves); {
		k := moves[i].Kind
		from[k] = i
		if k == KindWait { // the one long run: find its end from behind
			i = len(moves)
			for moves[i-1].Kind != KindWait {
				i--
			}
			count[k] = min(i-from[k], longestPickedWait)
		} else {
			for i < len(moves) && moves[i].Kind == k {
				i++
			}
			count[k] = i - from[k]
		}
		total += pickWeights[k]
	}
	at := rng.N(total)
	for k, n := range count {
		if n == 0 {
			continue
		}
		if at -= pickWeights[k]; at < 0 {
			return moves[from[k]+rng.N(n)]
		}
	}
	panic("theben: moves of no kind")
}

// Format writes a move in the notation of the package's documentation.
func Format(m engine.Move) string {
	switch m.Kind {
	case KindTravel, KindFly:
		if m.A < Places {
			return kindNames[m.Kind] + " " + Place(m.A).String()
		}
	case KindTake:
		return "take " + strconv.Itoa(int(m.A)+1)
	case KindDig, KindWait:
		return kindNames[m.Kind] + " " + strconv.Itoa(int(m.A))
	case KindChange, KindDone:
		return kindNames[m.Kind]
	}
	return "?"
}

// Parse reads exactly what Format writes; the error says which word is wrong.
func Parse(s string) (engine.Move, error) {
	kind, rest, found := strings.Cut(s, " ")
	switch kind {
	case "travel", "fly":
		i, err := engine.ParseName("place", rest, placeNames[:])
		if err != nil {
			return engine.Move{}, fmt.Errorf("theben: %s: %w", kind, err)
		}
		if kind == "fly" {
			return Fly(Place(i)), nil
		}
		return Travel(Place(i)), nil
	case "take":
		n, err := parseNumber("slot", rest, Offers)
		return Take(n - 1), err
	case "dig":
		n, err := parseNumber("weeks", rest, MostWeeks)
		return DigFor(n), err
	case "wait":
		n, err := parseNumber("weeks", rest, int(End))
		return WaitFor(n), err
	case "change", "done":
		if found {
			break
		}
		if kind == "done" {
			return Done(), nil
		}
		return Change(), nil
	}
	return engine.Move{}, fmt.Errorf("theben: %.40q is not a move: want travel PLACE, fly PLACE, take SLOT, dig WEEKS, wait WEEKS, change or done", s)
}

// parseNumber reads 1 to most; where it fails the number is 1.
func parseNumber(what, s string, most int) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > most || strconv.Itoa(n) != s {
		return 1, fmt.Errorf("theben: %s %.40q: want 1 to %d", what, s, most)
	}
	return n, nil
}
