package tombraiders

import "sandglass/engine"

// Hand is the permits and action cards that a seat holds.
type Hand struct {
	permits [Regions + 1]uint8 // of each region, then general ones
	actions [actionCards]uint8 // from excavation
}

// Permits is how many permits of a region the hand holds.
func (h *Hand) Permits(r Region) int { return int(h.permits[r]) }

// General is how many general permits the hand holds.
func (h *Hand) General() int { return int(h.permits[Regions]) }

// Count is how many of an action card the hand holds.
func (h *Hand) Count(c Card) int { return int(h.actions[c-excavation]) }

// Pays is how many permits of a kind for a region the hand holds.
func (h *Hand) Pays(r Region, p Permit) int { return int(*h.permit(r, p)) }

// Len is the number of permits, and of action cards.
func (h *Hand) Len() (permits, actions int) {
	for _, n := range h.permits {
		permits += int(n)
	}
	for _, n := range h.actions {
		actions += int(n)
	}
	return permits, actions
}

func (h *Hand) permit(r Region, p Permit) *uint8 {
	switch p {
	case Regional:
		return &h.permits[r]
	case Everywhere:
		return &h.permits[Regions]
	}
	return &h.actions[0]
}

// notebook is what anyone knows who remembers everything that was public.
type notebook struct {
	hands [mostSeats]Hand
	size  [Regions]uint8 // cards of each pile
	notes [mostNotes]note
	count uint8 // of notes
}

// note is a dig, or a card that was taken from a pile by a search: in bits, the region,
// the cards of the pile before it, the cards turned up (0: a search), and the finds kept.
type note uint16

// mostNotes is as many as permits, general excavations, thieves and tomb robbers make.
const mostNotes = 22 + 4 + 2*Regions

func noteOf(r Region, size, drawn, finds int) note {
	return note(int(r) | size<<2 | drawn<<7 | finds<<11)
}

func (n note) region() Region { return Region(n & 3) }
func (n note) size() int      { return int(n >> 2 & 31) }
func (n note) drawn() int     { return int(n >> 7 & 15) }
func (n note) finds() int     { return int(n >> 11) }

func (b *notebook) add(n note) {
	b.notes[b.count] = n
	b.count++
}

// Notebook is what the viewer could have written down: what anyone could, and what it
// saw itself.
type Notebook struct {
	Hands [mostSeats]Hand
	Piles [Regions]int  // cards of each pile
	Knows [Regions]bool // it has looked through the pile as it is now
	Known [Regions]Stock
}

// Notebook is what the viewer could have written down. A screen shows of it what ShownHand
// and Known give: pile sizes never.
func (v *View) Notebook() Notebook {
	book := Notebook{Hands: v.book.hands}
	for r := range Region(Regions) {
		book.Piles[r] = int(v.book.size[r])
		book.Known[r], book.Knows[r] = v.Known(r)
	}
	return book
}

// ShownHand is a seat's hand if the viewer is shown it: the own one, everybody's with open
// hands and when the game is over.
func (v *View) ShownHand(seat engine.Seat) (Hand, bool) {
	if seat == v.viewer || v.With(OpenHands) || v.Over() {
		return v.book.hands[seat], true
	}
	return Hand{}, false
}

// Hand is the viewer's own hand; a spectator's is empty.
func (v *View) Hand() Hand {
	if v.viewer < 0 {
		return Hand{}
	}
	return v.book.hands[v.viewer]
}

// Known is what the pile of a region holds, if the viewer has looked through it as it is
// now.
func (v *View) Known(r Region) (Stock, bool) { return v.known[r], v.saw[r].Has(v.viewer) }
