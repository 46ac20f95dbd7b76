// Package amunre is the rule set of Amun-Re (Reiner Knizia, Hans im Glück 2003) for 3
// to 5 seats. Facts of the box are in data.go, each with how well it is known.
//
// # How a game goes
//
// Two kingdoms have three rounds each. In a round provinces are turned up, as many as
// there are seats; with the option advanced-deal everybody has three province cards of
// the kingdom in hand, and all turn up one at once (the last is no choice). Then:
//
// Bidding. From the Pharaoh clockwise everybody puts a stone on a space of a province,
// above those that lie there. Then the turn goes on clockwise, past those who are not
// outbid, until nobody is. An outbid stone must go to another province, but with the
// card Outbid, once an auction. Bid Blockade is played before the bid of the same turn:
// until the auction ends others must go two spaces above that stone. Who is left
// alone on a province pays and takes it with what lies there.
//
// Acting. From the Pharaoh everybody buys power cards, then farmers, then bricks; each
// kind once, the number paid at once, and each may be left out. Free Farmer can be
// played until bricks are bought or Master Builder is played, Master Builder at any
// time: then only bricks can still be bought. What was bought is placed one by one
// (Placing); if there is only one way, it is placed by itself. Who has neither gold nor
// cards is passed over.
//
// Offering. Everybody, in secret: sells cards for it, lays Change the Offering with it,
// and offers gold or plays the -3. The last offering shows all, with what was sold. Then
// those who laid a card change the total, clockwise from the Pharaoh (Changing), the
// temple moves, and those who offered gold take gifts in the order of their rank
// (Giving). Farmers and bricks are placed as they are chosen; cards are drawn together
// with the last gift, so that until then all can be taken back. The highest offering
// makes the new Pharaoh.
//
// Collecting. From the Pharaoh everybody takes harvest and income, before which 8 Gold
// and Harvest Increase can be laid in provinces. After the third round the provinces are
// scored and everybody may play bonus cards (Scoring). In both phases who has no card
// in hand is passed over. At the end all cards are sold and gold is scored.
//
// A seat whose turn it is can sell power cards, whatever the phase.
//
// # Moves
//
//	turn abydos               advanced deal: that province is turned up
//	bid abydos 10             the stone goes to that space of the province
//	outbid abydos 10          plays Outbid: the stone stays on the province
//	play bid-blockade         the stone that is put next has a Bid Blockade
//	play free-farmer abydos   also master-builder, eight-gold, harvest-increase
//	play farmer-bonus         also the other bonus cards; 3 points
//	buy cards 2               also farmers, bricks; the number is paid
//	put abydos                one of the farmers or bricks just bought goes there
//	done                      ends actions, or bonus cards
//	lay                       Change the Offering comes with the offering
//	cash free-farmer          the card is sold with the offering
//	offer 9                   that much gold
//	steal                     the -3
//	raise, lower              Change the Offering makes the total 3 more, 3 less
//	gift card                 a gift of Amun-Re
//	gift farmer abydos        also brick; it is placed there
//	collect                   harvest and income
//	sell free-farmer          a power card for 1 gold
//
// A list has bids, outbid, purchases, cards to play, then collect or done; gifts are
// cards, farmers, bricks; offerings are gold, steal, lay, cash; sell is last. Of a
// kind the order is that of provinces in data.go, then of spaces or numbers, and
// of kinds of cards in data.go. Turn, offer, steal, lay and cash are secret.
//
// # Secrets
//
// Power cards in hand, free cards on provinces, province cards in hand and offerings
// that are not shown are hidden. Everybody's gold follows from what was public: so
// it is in every View, but in its Notebook, and a screen shows it only with the
// option open-gold. So are the Master Builders of the start: who has played and sold
// none still has one.
//
// # Positions
//
// A state or a view is a JSON document; unknown fields, more than
// engine.MaxPosition bytes, and whatever Check finds are refused. Seats, kingdoms and
// rounds count from 1. Power cards are lists of names in the order of data.go, such as
// "free-farmer free-farmer eight-gold"; so are provinces.
//
//	game       "amunre"
//	rules      1
//	seats      3 to 5
//	options    those that differ from their defaults; first is always there and names a seat
//	view       the seat whose view it is, 0 for a spectator; absent: a whole state
//	phase      turning, bidding, acting, placing, offering, changing, giving, collecting, scoring or over
//	kingdom    1 or 2
//	round      1 to 3
//	pharaoh    a seat
//	turn       the seat whose turn it is; absent when several decide, or none
//	temple     its space, 1 to 4; absent before the first offering
//	provinces  those turned up in this kingdom; in the New Kingdom all that can be:
//	           {"name": "thebes", "owner": 2, "pyramids": 1, "bricks": 2, "farmers": 3, "plain": 1}, or
//	           {"name": "thebes", "up": true, "cards": 2, "free": "eight-gold outbid"} when it is up for
//	           auction. farmers are those on fields, without printed ones, plain those of Free
//	           Farmer, cards the free ones (free: which, in a state only); bricks do not count those that
//	           lie free
//	points     for each seat, by source
//	cards      for each seat, the number of power cards in hand
//	discards   the power cards that lie open
//	stones     while bidding, for each seat: "abydos 10" or ""
//	blockade   the seats that have played Bid Blockade in this auction
//	outbid     the seats that have played Outbid in this auction
//	step       while acting or placing: what was done, cards, farmers, farmers-bought, bricks,
//	           bricks-bought; see Step
//	left       while placing: how many are still to be placed
//	played     the cards that the seat whose turn it is has played in this phase
//	eight, increase  while collecting: where the seat has laid 8 Gold and Harvest Increase
//	locked     the seats that have decided in a simultaneous choice
//	offers     for each seat, the last offering, -3 for the thief; absent before the first
//	sold       for each seat, the cards sold with it; when the game is over, those sold at the end
//	laid       the seats that laid Change the Offering with it
//	shift      for each seat, what that card changed, -3 or 3, 0 for nothing (yet); absent if nobody laid one
//	taken      while giving: gifts that the seat has taken
//	giftCards  of them, power cards, which it draws with the last
//	shown      advanced deal: for each seat, the province it turned up last
//	notebook   {"gold": [20, 17, 23], "builders": [1, 3]}: gold of each seat, and who surely still has
//	           the Master Builder of the start
//	hands      a state: for each seat the power cards in hand; a view: the viewer's; a spectator's has none
//	offering   while offering, likewise: {"offer": 9, "laid": true, "cash": "outbid"}, what is not shown yet
//	dealt      advanced deal, likewise: the province cards in hand
//	chosen     while turning, likewise: the one that lies face down, or ""
//	chance     a state: the generator, 16 hexadecimal digits
package amunre
