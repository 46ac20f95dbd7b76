package timbuktu

import (
	rules "sandglass/engine/timbuktu"
)

// odds is how likely one of the packs not seen strikes a stand, 1 to 5, of a pen
// that no pack seen names: n in of, in lowest terms. Every deal of the cards not
// seen to the packs not seen is alike, so the pen's stand card is any of the
// stand cards left, each as likely.
func odds(book *rules.Notebook, stand int) (n, of int) {
	for card := range rules.Packs {
		if book.StandCards>>card&1 == 0 {
			continue
		}
		of++
		if s := rules.StandsOf(card); s[0] == stand || s[1] == stand {
			n++
		}
	}
	for d := 2; d <= n; d++ {
		for n%d == 0 && of%d == 0 {
			n, of = n/d, of/d
		}
	}
	return n, of
}
