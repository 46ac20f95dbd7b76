package tombraiders

import (
	"fmt"
	"strconv"
	"strings"

	"sandglass/engine"
)

// The kinds of moves. Fields that are not named are zero.
const (
	KindTake  uint8 = iota + 1 // A is the space of the row, from 0
	KindShow                   // A is the place among the presentations, from 0
	KindPlay                   // A is the Card, a scholar, a thief or tomb robbers, B the Region
	KindDig                    // A is the Region, B the Permit
	KindWeeks                  // A is the weeks, B the assistants
	KindKeep                   // A is the Find
	KindGive                   // N is the values of three artefacts, three bits each, from the lowest
	kinds
)

var kindNames = [kinds]string{"", "take", "show", "play", "dig", "weeks", "keep", "give"}

// Permit is what a dig is paid with.
type Permit uint8

// The permits.
const (
	Regional       Permit = iota // the permit of the region
	Everywhere                   // a general permit
	ExcavationCard               // a general-excavation card
	permits
)

var permitNames = [permits]string{"permit", "general", "excavation"}

// String is the permit's id.
func (p Permit) String() string { return permitNames[p] }

// Take takes the card on a space of the row, from 0.
func Take(space int) engine.Move { return engine.Move{Kind: KindTake, A: uint8(space)} }

// Show takes the exhibition or the museum in a place, from 0. For a museum, Give follows.
func Show(place int) engine.Move { return engine.Move{Kind: KindShow, A: uint8(place)} }

// Play plays a scholar, a thief or tomb robbers on the pile of a region (theirs).
func Play(c Card, r Region) engine.Move { return engine.Move{Kind: KindPlay, A: uint8(c), B: uint8(r)} }

// DigIn chooses to dig in a region and what to pay it with; DigFor follows.
func DigIn(r Region, p Permit) engine.Move {
	return engine.Move{Kind: KindDig, A: uint8(r), B: uint8(p)}
}

// DigFor digs, after DigIn, for 1 to 12 weeks with so many assistants.
func DigFor(weeks, assistants int) engine.Move {
	return engine.Move{Kind: KindWeeks, A: uint8(weeks), B: uint8(assistants)}
}

// Keep takes a card out of the pile that was searched.
func Keep(f Find) engine.Move { return engine.Move{Kind: KindKeep, A: uint8(f)} }

// Give gives three artefacts of the museum's region away, by values from the lowest.
func Give(a, b, c int) engine.Move { return engine.Move{Kind: KindGive, N: uint16(a | b<<3 | c<<6)} }

// Given is the values that a Give names.
func Given(m engine.Move) [museumArtefacts]int {
	return [museumArtefacts]int{int(m.N & 7), int(m.N >> 3 & 7), int(m.N >> 6 & 7)}
}

// movesOf lists the moves of a seat with what it knows: all hands and the sizes of the
// piles, and what the pile that it searches holds.
func (p *Public) movesOf(dst []engine.Move, seat engine.Seat, book *notebook, searched Stock) []engine.Move {
	if seat < 0 || seat != p.Turn() {
		return dst
	}
	switch p.step {
	case Digging:
		return p.digLengths(dst, seat, book)
	case Searching:
		for left := p.fitting(searched); left != 0; {
			f := left.at(0)
			dst = append(dst, Keep(f))
			left &^= allOfFind * one(f)
		}
		return dst
	case Giving:
		return p.gifts(dst, seat)
	}
	for space, c := range p.row {
		if c != 0 {
			dst = append(dst, engine.Move{Kind: KindTake, A: uint8(space)})
		}
	}
	own := p.artefacts(seat)
	for place, c := range p.shown[:p.shownCount] {
		if own.steps(Card(c)) > 0 {
			dst = append(dst, engine.Move{Kind: KindShow, A: uint8(place)})
		}
	}
	hand := &book.hands[seat]
	if hand.actions[scholar-excavation] != 0 {
		for r := range Region(Regions) {
			dst = append(dst, Play(scholar, r))
		}
	}
	for c := thief; c < RowCards; c++ {
		if hand.actions[c-excavation] != 0 {
			dst = append(dst, Play(c, c.Region()))
		}
	}
	for r := range Region(Regions) {
		if book.size[r] == 0 || p.Books(seat, r) == 0 {
			continue
		}
		for permit := range permits {
			if *hand.permit(r, permit) != 0 {
				dst = append(dst, DigIn(r, permit))
			}
		}
	}
	return dst
}

func (p *Public) digLengths(dst []engine.Move, seat engine.Seat, book *notebook) []engine.Move {
	r := Region(p.at)
	for assistants := range int(book.hands[seat].actions[assistant-excavation]) + 1 {
		row := &p.table()[min(p.Knowledge(seat, r, assistants).Sum, MostWeeks)-1]
		for weeks, n := range row {
			if n > 0 {
				dst = append(dst, DigFor(weeks+1, assistants))
			}
		}
	}
	return dst
}

// gifts lists what the seat can give to the museum that it has chosen.
func (p *Public) gifts(dst []engine.Move, seat engine.Seat) []engine.Move {
	own := p.finds[seat][Card(p.shown[p.at]).Region()]
	for a := range FindBook {
		if !own.Has(a) {
			continue
		}
		for b := a; b < FindBook; b++ {
			if !(own - one(a)).Has(b) {
				continue
			}
			for c := b; c < FindBook; c++ {
				if (own - one(a) - one(b)).Has(c) {
					dst = append(dst, Give(a.Value(), b.Value(), c.Value()))
				}
			}
		}
	}
	return dst
}

// How likely the random player is to choose a kind, beside the others that it can choose.
var pickWeights = [kinds]int{KindTake: 12, KindShow: 12, KindPlay: 3, KindDig: 6, KindWeeks: 1, KindKeep: 1, KindGive: 1}

// pick chooses a kind by its weight, then a move of the kind, all alike.
func pick(rng *engine.RNG, moves []engine.Move) engine.Move {
	var from, to [kinds]uint8 // where the moves of a kind stand; lists are shorter than 256
	total := 0
	for i := range moves {
		k := moves[i].Kind
		if to[k] == 0 {
			from[k] = uint8(i)
			total += pickWeights[k]
		}
		to[k] = uint8(i) + 1
	}
	at := rng.N(total)
	for k, end := range to {
		if end == 0 {
			continue
		}
		if at -= pickWeights[k]; at < 0 {
			return moves[int(from[k])+rng.N(int(end-from[k]))]
		}
	}
	panic("tombraiders: moves of no kind")
}

// Format writes a move in the notation of the package's documentation.
func Format(m engine.Move) string {
	name := "?"
	if m.Kind < kinds {
		name = kindNames[m.Kind] + " "
	}
	switch m.Kind {
	case KindTake, KindShow:
		return name + strconv.Itoa(int(m.A)+1)
	case KindPlay:
		if m.B < Regions && m.A < Cards {
			return name + Card(m.A).Kind().String() + " " + Region(m.B).String()
		}
	case KindDig:
		if m.A < Regions && m.B < uint8(permits) {
			return name + Region(m.A).String() + " " + Permit(m.B).String()
		}
	case KindWeeks:
		name += strconv.Itoa(int(m.A))
		if m.B > 0 {
			name += " assistants " + strconv.Itoa(int(m.B))
		}
		return name
	case KindKeep:
		if m.A < Finds {
			return name + Find(m.A).String()
		}
	case KindGive:
		g := Given(m)
		return fmt.Sprintf("%s%d %d %d", name, g[0], g[1], g[2])
	}
	return "?"
}

// Parse reads exactly what Format writes of moves that there can be; the error says
// what is wrong.
func Parse(s string) (engine.Move, error) {
	kind, rest, _ := strings.Cut(s, " ")
	what, more, _ := strings.Cut(rest, " ")
	bad := false
	number := func(most int) int {
		n, err := strconv.Atoi(what)
		bad = bad || err != nil || n < 1 || n > most
		return n
	}
	var m engine.Move
	switch kind {
	case "take":
		m = Take(number(RowSpaces) - 1)
	case "show":
		m = Show(number(Presentations) - 1)
	case "play":
		r, err := engine.ParseName("region", more, regionNames[:])
		if err != nil {
			return m, fmt.Errorf("tombraiders: play: %w", err)
		}
		for k := Scholar; k <= Robbers; k++ {
			if what == k.String() {
				m = Play(CardOf(k, Region(r)), Region(r))
			}
		}
	case "dig":
		r, err := engine.ParseName("region", what, regionNames[:])
		if err != nil {
			return m, fmt.Errorf("tombraiders: dig: %w", err)
		}
		permit, err := engine.ParseName("permit", more, permitNames[:])
		if err != nil {
			return m, fmt.Errorf("tombraiders: dig: %w", err)
		}
		m = DigIn(Region(r), Permit(permit))
	case "weeks":
		weeks, assistants := number(MostWeeks), 0
		if more != "" {
			what = strings.TrimPrefix(more, "assistants ")
			assistants = number(assistant.Number())
		}
		m = DigFor(weeks, assistants)
	case "keep":
		f, err := parseFind(what)
		if err != nil {
			return m, fmt.Errorf("tombraiders: keep: %w", err)
		}
		m = Keep(f)
	case "give":
		g := [museumArtefacts]int{}
		for i := range g {
			g[i] = number(len(artefacts[0]))
			what, more, _ = strings.Cut(more, " ")
		}
		m = Give(g[0], g[1], g[2])
	}
	if bad || Format(m) != s {
		return engine.Move{}, fmt.Errorf("tombraiders: %.40q is not a move: want take SPACE, show PLACE, play scholar|thief|robbers REGION, "+
			"dig REGION permit|general|excavation, weeks WEEKS [assistants NUMBER], keep FIND or give VALUE VALUE VALUE", s)
	}
	return m, nil
}
