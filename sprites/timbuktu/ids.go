package timbuktu

import "sandglass/sprites"

// Token is a good in the row of lost ones, 6x6: gold, coffee, pepper, salt, water
// are 0 to 4 here and below.
func Token(good int) sprites.ID { return token + sprites.ID(good) }

// BigGood is a good on a large card, 16x15.
func BigGood(good int) sprites.ID { return bigGood + sprites.ID(good) }

// PenSymbol is a pen's symbol, 11x11: palm, lamp, star, scimitar, moon are 0 to 4 here and below.
func PenSymbol(pen int) sprites.ID { return penSymbol + sprites.ID(pen) }

// BigPen is a pen's symbol for the large cards, at most 23x21, anchored at its middle.
func BigPen(pen int) sprites.ID { return bigPen + sprites.ID(pen) }

// PenRow is the row of a pen's five stands with fence and mats, anchored at the
// first stand: draw at place.WestStand or place.EastStand, place.Row(pen).
func PenRow(pen int) sprites.ID { return penRow + sprites.ID(pen) }

// StrikeFrames is the number of frames of a strike.
const StrikeFrames = 8

// Thief is a thief in frame 0 to 7 of a strike, 28x24, anchor 13,23 (feet): lurks,
// winds up, lunges, slashes, follows through, grabs, and runs to the left in two frames.
func Thief(frame int) sprites.ID { return thief + sprites.ID(frame) }

// Slash is the knife's crescent in frame 0 (strike frame 3) or 1 (strike frame 4).
func Slash(frame int) sprites.ID { return slash + sprites.ID(frame) }

// Dust is a puff at running feet, frame 0 to 2.
func Dust(frame int) sprites.ID { return dust + sprites.ID(frame) }

// A Kind is one of the three kinds of thief cards in a pack.
type Kind int

// The kinds of thief cards.
const (
	PenCard Kind = iota
	StandsCard
	GoodsCard
)

// MiniBack is a kind's small card, 18 px high; MiniFrontPen, MiniFrontStands and
// MiniFrontGoods are the blank fronts.
func MiniBack(k Kind) sprites.ID {
	return [...]sprites.ID{MiniBackPen, MiniBackStands, MiniBackGoods}[k]
}

// Back is the back of a large card, 48x64.
func Back(k Kind) sprites.ID { return [...]sprites.ID{BackPen, BackStands, BackGoods}[k] }

// Front is the front of a large card without what it says. Pen: symbol centred
// at 24,27. Stands: figures on plates 15x22 at 8,16 and 25,16. Goods: 16x15 at
// 7,21 and 25,21. The name goes on the banner, 36x9 at 6,47.
func Front(k Kind) sprites.ID { return [...]sprites.ID{FrontPen, FrontStands, FrontGoods}[k] }

// Flip is a large card being turned up, frame 0 to 5 (40 40 30 40 40 60 ms), placed as the card itself.
func Flip(k Kind, frame int) sprites.ID {
	return [...]sprites.ID{flipPen, flipStands, flipGoods}[k] + sprites.ID(frame)
}

// Arrow is the gold arrow that leads down by rows (-4 to 4): draw at
// place.ArrowX, place.Row(from)+place.ArrowDY. ArrowLight runs along it by place.Arrow.
func Arrow(rows int) sprites.ID { return arrow + sprites.ID(rows+4) }

// Dotted is the way that costs a good, placed like Arrow.
func Dotted(rows int) sprites.ID { return dotted + sprites.ID(rows+4) }
