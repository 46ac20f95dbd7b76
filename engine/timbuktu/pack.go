package timbuktu

import "fmt"

// Pack is one pen, one stand and one goods card; the zero value is a pack whose
// cards are not known. Each field is the card's number from 1, 0 for unknown.
type Pack struct{ pen, stands, goods uint8 }

func packOf(pen, stands, goods int) Pack {
	return Pack{uint8(pen + 1), uint8(stands + 1), uint8(goods + 1)}
}

// Known says whether the pack's cards are known.
func (k Pack) Known() bool { return k != Pack{} }

// Pen is the pen that is robbed; Palm when not known.
func (k Pack) Pen() Pen { return Pen(max(k.pen, 1) - 1) }

// StandCard is the number of the stand card, 0 to 4, and -1 when not known.
func (k Pack) StandCard() int { return int(k.stands) - 1 }

// GoodsCard is the number of the goods card, 0 to 4, and -1 when not known.
func (k Pack) GoodsCard() int { return int(k.goods) - 1 }

// Stands are the two stands that are robbed, 1 to 5; zeros when not known.
func (k Pack) Stands() [2]int {
	if k.stands == 0 {
		return [2]int{}
	}
	return standCards[k.stands-1]
}

// Goods are the two goods that are stolen; empty when not known.
func (k Pack) Goods() GoodSet {
	if k.goods == 0 {
		return 0
	}
	return goodsCards[k.goods-1]
}

// Robs says whether the pack strikes the stand, 1 to 5, of its pen.
func (k Pack) Robs(stand int) bool {
	s := k.Stands()
	return s[0] == stand || s[1] == stand
}

// StandsOf are the two stands, 1 to 5, of a stand card, 0 to 4.
func StandsOf(card int) [2]int { return standCards[card] }

// GoodsOf are the two goods of a goods card, 0 to 4.
func GoodsOf(card int) GoodSet { return goodsCards[card] }

// String is the three cards, e.g. "lamp 1+3 gold+water"; empty when not known.
func (k Pack) String() string {
	if !k.Known() {
		return ""
	}
	return fmt.Sprintf("%v %d+%d %v", k.Pen(), k.Stands()[0], k.Stands()[1], k.Goods())
}
