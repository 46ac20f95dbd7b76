package amunre

import "sandglass/engine"

// Notebook is what anyone can know who remembers everything that was public.
type Notebook struct {
	Gold     [engine.MaxSeats]int // of each seat, without what is sold with offerings that are not shown yet
	Builders engine.SeatSet       // who surely still has the Master Builder of the start
	Unseen   Cards                // power cards that the viewer does not see: in the deck, in other hands, face down on provinces
}

// Notebook is what the viewer could have written down.
func (v *View) Notebook() Notebook {
	book := Notebook{Builders: v.book.builders, Unseen: allCards - v.discards - v.own.cards}
	for seat, gold := range v.book.gold {
		book.Gold[seat] = int(gold)
	}
	return book
}
