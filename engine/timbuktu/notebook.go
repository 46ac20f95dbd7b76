package timbuktu

import "sandglass/engine"

// Note is what the viewer knows of one pack.
type Note struct {
	Pack   Pack        // not known if the viewer has not seen it in this stage
	Place  int         // of the ring, where the pack lies now
	Holder engine.Seat // in whose hand it is; Spectator if it lies between players
	Mine   bool        // it is in the viewer's hand
}

// Notebook is what a player would write down in a stage.
type Notebook struct {
	Notes [Packs]Note // by the place of the ring where the packs were dealt
	// The cards of each kind that are in the packs not seen, a bit each.
	Pens, StandCards, GoodsCards uint8
}

// Notebook is what the viewer has seen in this stage and what follows. The second
// result is false while no thief cards are dealt.
func (v *View) Notebook() (Notebook, bool) {
	if !v.Dealt() {
		return Notebook{}, false
	}
	var book Notebook
	for i := range book.Notes {
		place := v.PackPlace(i)
		holder := v.RingSeat(place)
		book.Notes[i] = Note{v.packs[i], place, holder, holder == v.viewer && holder != engine.Spectator}
	}
	book.Pens, book.StandCards, book.GoodsCards = v.unseen()
	return book, true
}

// Robbed is what the book tells of a stand, 1 to 5, of a pen ahead: the goods that
// will be stolen there (none: it is safe), and whether that is known. It is
// known when the pen's pack was seen, and when no stand card left names the stand.
func (b *Notebook) Robbed(pen Pen, stand int) (goods GoodSet, known bool) {
	for _, n := range b.Notes {
		if n.Pack.Known() && n.Pack.Pen() == pen {
			if n.Pack.Robs(stand) {
				return n.Pack.Goods(), true
			}
			return 0, true
		}
	}
	for card := range kindsOfCard {
		if s := standCards[card]; b.StandCards>>card&1 != 0 && (s[0] == stand || s[1] == stand) {
			return 0, false
		}
	}
	return 0, true
}
