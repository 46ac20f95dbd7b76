package tombraiders

import "sandglass/sprites"

// The regions, as everywhere in this package; General stands for what serves any region.
const (
	Mesopotamia = iota
	Crete
	Egypt
	Greece
	General
)

// OnTheben is the number that a region or General has on the sheet theben, whose signs,
// books, site backs and finds this game shares.
func OnTheben(region int) int { return [...]int{4, 1, 2, 0, 5}[region] }

// A Thickness says how much is left of the deck, which is never told as a number.
type Thickness int

// The thicknesses of the deck.
const (
	Thick Thickness = iota
	Half
	Thin
	Last
)

// Pile is what shows of the deck under its uppermost card, put at place.DeckX,
// place.DeckY; Back goes over it, moved by PileTop.
func Pile(t Thickness) sprites.ID { return pile + sprites.ID(t) }

// PileTop is how far the uppermost card lies from the lowest, left and up.
func PileTop(t Thickness) (dx, dy int) {
	n := int(sheetFrame(Pile(t)).AX)
	return -n, -n
}

func sheetFrame(id sprites.ID) sprites.Frame { return frames[id.Index()] }

// FlipFrames is the number of frames of a card turned up: 40 40 30 40 40 60 ms.
const FlipFrames = 6

// Flip is a card of the deck being turned up, placed as the card itself.
func Flip(frame int) sprites.ID { return flip + sprites.ID(frame) }

// SiteHead is the strip with a region's frieze, 110x16, at the top of its site; the name
// in E7 at 5,3, its sign (theben.Sign) at the right end.
func SiteHead(region int) sprites.ID { return siteHead + sprites.ID(region) }

// Relic is what stands beside a region's pit, 34 px wide, anchored at its foot; put at
// place.RelicX, place.RelicY of the site.
func Relic(region int) sprites.ID { return relic + sprites.ID(region) }

// HandCard is a card that goes to the hand, with a picture of 32x32: a front by
// night with a green banner (text E7).
func HandCard(art sprites.ID) sprites.Card {
	return sprites.Card{Front: NightFront, Art: art, Shadow: sprites.N1}
}

// ThiefCard is the thief of a region.
func ThiefCard(region int) sprites.Card { return HandCard(thiefArt + sprites.ID(region)) }

// RobbersCard is the tomb robbers of a region.
func RobbersCard(region int) sprites.Card { return HandCard(robbersArt + sprites.ID(region)) }

// ScholarCard and GeneralDigCard are the other cards of the hand; the assistant is
// HandCard(theben.AssistantCard.Art).
func ScholarCard() sprites.Card { return HandCard(scholarArt) }

// GeneralDigCard: see ScholarCard.
func GeneralDigCard() sprites.Card { return HandCard(generalDigArt) }

// ProfessorCard is a region's professor, General the one of greatest knowledge.
func ProfessorCard(region int) sprites.Card { return HandCard(professorArt + sprites.ID(region)) }

// ProfessorHead is the head of the same, 18x23, for the row of professors; nobody's is
// remapped sprites.Disabled.
func ProfessorHead(region int) sprites.ID { return professorHead + sprites.ID(region) }

// changingFrames is the number of frames of Changing, 120 ms each.
const changingFrames = 4

// Changing is the frame of golden dashes, 32x29, round the 30x27 of a professor who would
// go to another player; frame counts up.
func Changing(frame int) sprites.ID { return changing + sprites.ID(frame%changingFrames) }

// Permit is the paper of a permit for a region or General, 57x42: signs and name go on it
// . A spent one is remapped sprites.Disabled.
func Permit(region int) sprites.ID { return permit + sprites.ID(region) }

// ExhibitionMark is the mark of a small or a large exhibition, 17x16.
func ExhibitionMark(large bool) sprites.ID {
	if large {
		return exhibitionMark + 1
	}
	return exhibitionMark
}

// lampFrames is the number of frames of the lamp's flame, 90 ms each.
const lampFrames = 3

// Lamp hangs over the search, 25x40, anchored at the top of its chain.
func Lamp(frame int) sprites.ID { return lamp + sprites.ID(frame%lampFrames) }

// sneakFrames is the number of frames of one who creeps, 120 ms each.
const sneakFrames = 4

// Sneak is somebody who creeps to the right with a lantern, 12x15, anchored
// at the feet; remap sprites.Player+seat.
func Sneak(frame int) sprites.ID { return sneak + sprites.ID(frame%sneakFrames) }
