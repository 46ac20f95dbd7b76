package amunre

// The kinds of events. Seat is whose doing, or whose, it is; what is not named is
// zero. Secrets have an event of their own that only their seat sees. Numbers of
// gold (EventGold) are for those who count: a table shows those of others only with
// open gold.
const (
	EventKingdom   uint8 = iota + 1 // kingdom A begins: owners and farmers leave the board, pyramids and bricks stay
	EventDealt                      // secret: the seat has the province cards of the ProvinceSet A in hand
	EventRound                      // round B of kingdom A begins; Seat is the Pharaoh
	EventLocked                     // the seat has decided in a simultaneous choice
	EventChose                      // secret: the seat laid the card of province A face down
	EventTurned                     // province A is up for auction (Seat: who turned it up, or Spectator), with B bricks (old and free), C free power cards, D free gold
	EventBid                        // the seat's stone lies on province A, space B; C is 1 + the seat it throws off or 0; D 1 + the province it came from or 0
	EventPlayed                     // the seat plays a power card of kind A, in province B-1 if B is not 0; C cards are left in hand
	EventSold                       // the seat sells a power card of kind A; C cards are left in hand
	EventAcquired                   // the seat gets province A for B gold
	EventGold                       // the seat's gold changes by A for Why C, and is now B
	EventDrew                       // the seat gets A power cards face down for Why C, and has B in hand
	EventCard                       // secret: B of them are of kind A, of which it has now C
	EventShuffled                   // the cards that lay open are the new deck, of A cards
	EventBricks                     // A bricks come to province B, which has now C; Seat is the owner
	EventPyramid                    // bricks of province A become a pyramid: it has now B pyramids and C bricks; D is 1 if Master Builder built it
	EventActs                       // the seat begins its actions
	EventBought                     // the seat buys B of the Goods A for C gold
	EventFarmer                     // a farmer comes to province A, which has now B on fields and C on plain land; D is 1 if Free Farmer brought it
	EventDone                       // the seat has done its actions
	EventOfferings                  // now all make their offerings
	EventCashed                     // secret: the seat sells a card of kind A with its offering, and can give B gold
	EventLaid                       // secret: the seat lays Change the Offering with its offering
	EventOffered                    // secret: the seat offers A, gold or Steal
	EventShown                      // the seat's offering of A is shown; B is the total so far, C 1 if Change the Offering lies with it, D the cards sold for it
	EventShift                      // the seat changes the total by A; it is now B
	EventTemple                     // the temple goes to space A for a total of B, from space C
	EventGifts                      // the seat, of rank A (from 0), now takes B gifts
	EventGift                       // the seat takes a gift of the Goods A, in province B-1 if B is not 0; it is its C-th
	EventPharaoh                    // the seat is the Pharaoh now
	EventHarvest                    // province A of the seat brings B gold by farmers, C by income, D by 8 Gold
	EventScoring                    // kingdom A is scored, the temple being on space B
	EventScored                     // the seat has B points of source A, and now C in all; see the facts of the score for why. D is the bank of the banks (0 west, 1 east), the kind of a bonus card, the place by gold
	EventOver                       // the game is over: the seat has A points and comes in place B, with C pyramids and D bricks
	eventKinds
)

var eventNames = [eventKinds]string{"", "kingdom", "dealt", "round", "locked", "chose", "turned", "bid", "played", "sold", "acquired", "gold",
	"drew", "card", "shuffled", "bricks", "pyramid", "acts", "bought", "farmer", "done", "offerings", "cashed", "laid", "offered", "shown",
	"shift", "temple", "gifts", "gift", "pharaoh", "harvest", "scoring", "scored", "over"}

// Why is what gold or power cards change for, C of EventGold and EventDrew.
type Why int16

// The reasons.
const (
	ForProvince Why = iota + 1 // the bid
	ForGoods                   // a purchase
	ForFree                    // what lay free on the province
	ForOffering
	ForThief // the -3
	ForGift
	ForHarvest // with incomes and 8 Gold
	ForSale
)
