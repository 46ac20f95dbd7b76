package amunre

import "sandglass/scenes/locale"

// The keys on which all choose their offerings at once, beside the digits; KeySell
// is followed by the number of a card in hand.
var (
	KeyErase = locale.Msg{"erase", "töröl", "löschen"}
	KeySell  = locale.Msg{"sell no. ...", "eladom: ...", "verkaufe Nr. ..."}
)
