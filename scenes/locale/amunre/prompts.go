package amunre

import "sandglass/scenes/locale"

// Numbers with their nouns.
var (
	Gold      = locale.Msg{"%[1]d gold", "%[1]d arany", "%[1]d Gold"}
	Points    = locale.Plural{One: locale.Msg{"%[1]d point", "%[1]d pont", "%[1]d Punkt"}, Many: locale.Msg{"%[1]d points", "%[1]d pont", "%[1]d Punkte"}}
	CardsN    = locale.Plural{One: locale.Msg{"%[1]d card", "%[1]d kártya", "%[1]d Karte"}, Many: locale.Msg{"%[1]d cards", "%[1]d kártya", "%[1]d Karten"}}
	FarmersN  = locale.Plural{One: locale.Msg{"%[1]d farmer", "%[1]d földműves", "%[1]d Bauer"}, Many: locale.Msg{"%[1]d farmers", "%[1]d földműves", "%[1]d Bauern"}}
	BricksN   = locale.Plural{One: locale.Msg{"%[1]d brick", "%[1]d tégla", "%[1]d Stein"}, Many: locale.Msg{"%[1]d bricks", "%[1]d tégla", "%[1]d Steine"}}
	PyramidsN = locale.Plural{One: locale.Msg{"%[1]d pyramid", "%[1]d piramis", "%[1]d Pyramide"}, Many: locale.Msg{"%[1]d pyramids", "%[1]d piramis", "%[1]d Pyramiden"}}
	TemplesN  = locale.Plural{One: locale.Msg{"%[1]d temple", "%[1]d templom", "%[1]d Tempel"}, Many: locale.Msg{"%[1]d temples", "%[1]d templom", "%[1]d Tempel"}}
	GiftsN    = locale.Plural{One: locale.Msg{"%[1]d gift", "%[1]d ajándék", "%[1]d Geschenk"}, Many: locale.Msg{"%[1]d gifts", "%[1]d ajándék", "%[1]d Geschenke"}}
	Both      = locale.Msg{"%[1]s and %[2]s", "%[1]s és %[2]s", "%[1]s und %[2]s"}
)

// What is asked of the viewer, or waited for: titles are at most 160 px wide in the
// bold small face, lines in the small face wrapped to as much, three in all.
var (
	AskTurn    = locale.Msg{"Which province now?", "Melyik tartomány jöjjön?", "Welche Provinz jetzt?"}
	AskBid     = locale.Msg{"Bid for a province", "Licitálj egy tartományra", "Biete auf eine Provinz"}
	AskRebid   = locale.Msg{"Outbid: bid elsewhere", "Túllicitáltak: licitálj máshol", "Überboten: biete woanders"}
	AskActs    = locale.Msg{"What do you buy?", "Mit vásárolsz?", "Was kaufst du?"}
	AskPut     = [3]locale.Msg{{"Where to?", "Hova?", "Wohin?"}, {"Farmers to place: %[1]d", "Lerakandó földműves: %[1]d", "Bauern einsetzen: %[1]d"}, {"Bricks to place: %[1]d", "Lerakandó tégla: %[1]d", "Steine einsetzen: %[1]d"}}
	AskOffer   = locale.Msg{"Your offering?", "Mit áldozol?", "Dein Opfer?"}
	AskChange  = locale.Msg{"Change the total %[1]d?", "Módosítod? Az összeg %[1]d", "Die Summe %[1]d ändern?"}
	AskGift    = locale.Msg{"Gift %[1]d of %[2]d?", "Ajándék: %[1]d/%[2]d?", "Geschenk %[1]d von %[2]d?"}
	AskCollect = locale.Msg{"Your harvest", "A betakarításod", "Deine Ernte"}
	AskBonus   = locale.Msg{"Any bonus cards?", "Bónuszkártya?", "Bonuskarten?"}
	AskWhere   = locale.Msg{"%[1]s: where?", "%[1]s: hova?", "%[1]s: wo?"}
	Waiting    = locale.Msg{"%[1]s to move", "%[1]s van soron", "%[1]s ist dran"}
	WaitAll    = locale.Msg{"Others are deciding", "A többiek döntenek", "Andere entscheiden"}
)

// The auction: what the focused bid means.
var (
	BidFor      = locale.Msg{"%[1]s for %[2]d?", "%[1]s, ára %[2]d?", "%[1]s für %[2]d?"}
	BidHint     = locale.Msg{"Choose a space of a rail: so much you pay if nobody goes above.", "Válassz mezőt: ennyit fizetsz, ha senki sem megy fölé.", "Wähle ein Feld: So viel zahlst du, wenn niemand darüber geht."}
	BidOutbids  = locale.Msg{"You outbid %[1]s.", "Túllicitálod: %[1]s.", "Du überbietest: %[1]s."}
	BidFree     = locale.Msg{"Nobody is there yet.", "Még senki sincs ott.", "Dort ist noch niemand."}
	BidBrings   = locale.Msg{"It brings: %[1]s.", "Ezt hozza: %[1]s.", "Sie bringt: %[1]s."}
	BidHas      = locale.Msg{"There already: %[1]s.", "Már ott van: %[1]s.", "Schon dort: %[1]s."}
	BidBrings0  = locale.Msg{"Nothing lies free there.", "Semmi sem hever ott.", "Dort liegt nichts bereit."}
	BidStays    = locale.Msg{"Plays Outbid: you stay here.", "Rálicitálás: itt maradsz.", "Mit Überbieten: du bleibst hier."}
	BidBlocks   = locale.Msg{"With Bid Blockade.", "Licitzárral.", "Mit Gebotssperre."}
	RailNobody  = locale.Msg{"nobody yet", "még senki", "noch frei"}
	RailLeads   = locale.Msg{"%[1]s leads", "%[1]s vezet", "%[1]s führt"}
	RailOutbids = locale.Msg{"%[1]d outbids %[2]s", "%[1]d veri: %[2]s", "%[1]d schlägt %[2]s"}
	RailLost    = locale.Msg{"outbid here", "innen kiszorultál", "hier überboten"}
	RailBlocked = locale.Msg{"blockade: two above", "zár: kettővel fölé", "Sperre: zwei höher"}
	RailSold    = locale.Msg{"%[1]s, %[2]d gold", "%[1]s, %[2]d arany", "%[1]s, %[2]d Gold"}
	WhyLow      = locale.Msg{"Only above the highest stone.", "Csak a legfelső kő fölé.", "Nur über den höchsten Stein."}
	WhyUnder    = locale.Msg{"You must bid above %[1]d.", "Csak %[1]d fölé licitálhatsz.", "Du musst über %[1]d bieten."}
	WhyBlocked  = locale.Msg{"Bid Blockade: two spaces above or more.", "Licitzár: legalább két mezővel fölé.", "Gebotssperre: mindestens zwei Felder darüber."}
	WhyPoor     = locale.Msg{"You have only %[1]d gold.", "Csak %[1]d aranyad van.", "Du hast nur %[1]d Gold."}
	WhyLost     = locale.Msg{"You were outbid here: you must go to another province.", "Innen kiszorultál: másik tartományba kell menned.", "Hier wurdest du überboten: Du musst auf eine andere Provinz."}
)

// Acting: what the focused purchase or card means.
var (
	ActsHint      = locale.Msg{"First cards, then farmers, then bricks; each kind once.", "Előbb kártya, aztán földműves, végül tégla; mind egyszer.", "Erst Karten, dann Bauern, dann Steine; jede Sorte einmal."}
	BuyFor        = locale.Msg{"%[1]s for %[2]d gold?", "%[1]s %[2]d aranyért?", "%[1]s für %[2]d Gold?"}
	ClosesCards   = locale.Msg{"Cards are closed then.", "Utána kártya már nem vehető.", "Karten gibt es danach nicht mehr."}
	ClosesFarmers = locale.Msg{"Farmers are closed then.", "Utána földműves már nem vehető.", "Bauern gibt es danach nicht mehr."}
	ClosesBoth    = locale.Msg{"Cards and farmers are closed then.", "Utána se kártya, se földműves.", "Karten und Bauern gibt es danach nicht mehr."}
	AllBought     = locale.Msg{"Nothing more to buy: only Done is left.", "Nincs több vétel: már csak a Kész van hátra.", "Nichts mehr zu kaufen: nur noch Fertig."}
	AllButCards   = locale.Msg{"Nothing more to buy: play a card, or Done.", "Nincs több vétel: kártyát játszhatsz, vagy Kész.", "Nichts mehr zu kaufen: Karte spielen oder Fertig."}
	DoneMeans     = locale.Msg{"You buy nothing more this round.", "Ebben a körben már nem vásárolsz többet.", "Du kaufst in dieser Runde nichts mehr."}
	BuyLeaves     = locale.Msg{"Gold left: %[1]d.", "Marad %[1]d aranyad.", "Übrig: %[1]d Gold."}
	BuyNext       = locale.Msg{"The next one costs %[1]d more.", "A következő ára még %[1]d.", "Das nächste kostet %[1]d mehr."}
	BuyCards      = locale.Msg{"Drawn face down. You can play them at once.", "Lefordítva húzod, azonnal kijátszható.", "Verdeckt gezogen, sofort spielbar."}
	BuyFarmers    = locale.Msg{"Each brings 1 to 4 gold a harvest.", "Mind 1-4 aranyat hoz betakarításkor.", "Jeder bringt je Ernte 1 bis 4 Gold."}
	BuyBricks     = locale.Msg{"Three in a province make a pyramid.", "Három egy tartományban: piramis.", "Drei in einer Provinz werden Pyramide."}
	LimitCards    = locale.Msg{"at most %[1]d", "legfeljebb %[1]d", "höchstens %[1]d"}
	LimitFields   = locale.Msg{"free fields: %[1]d", "szabad mező: %[1]d", "freie Felder: %[1]d"}
	LimitBricks   = locale.Msg{"no limit", "nincs korlát", "unbegrenzt"}
	StepGone      = locale.Msg{"done", "kész", "fertig"}
	WhyNoSymbol   = locale.Msg{"None of your provinces has a card symbol.", "Egyik tartományodon sincs kártyajel.", "Keine deiner Provinzen hat ein Kartensymbol."}
	WhyNoField    = locale.Msg{"No field is free.", "Nincs szabad mező.", "Kein Feld ist frei."}
	WhyNoCards    = locale.Msg{"No power card is left to draw.", "Nincs több húzható kártya.", "Es gibt keine Machtkarte mehr."}
	WhyStep       = locale.Msg{"Too late: you have gone on already.", "Késő: ezen már túl vagy.", "Zu spät: Das liegt hinter dir."}
	WhySet        = locale.Msg{"First buy %[1]s, or press that number again to drop it.", "Előbb vedd meg: %[1]s; vagy nyomd meg újra a számot, és elveted.", "Erst kaufen: %[1]s. Oder die Zahl noch einmal drücken und verzichten."}
	WhyPlayed     = locale.Msg{"Only one of a kind in a phase.", "Egy fázisban egyfajtából csak egy.", "Je Phase nur eine von jeder Sorte."}
	WhyPhase      = locale.Msg{"Now it can only be sold for 1 gold.", "Most csak eladható, 1 aranyért.", "Jetzt nur für 1 Gold zu verkaufen."}
	WhyBricks     = locale.Msg{"None of your provinces has two bricks.", "Nincs két téglás tartományod.", "Keine deiner Provinzen hat zwei Steine."}
	PlayHint      = locale.Msg{"Press to play it.", "Nyomd meg, és kijátszod.", "Drücken, um sie zu spielen."}
	SellHint      = locale.Msg{"Sell it for 1 gold.", "Eladod 1 aranyért.", "Verkaufe sie für 1 Gold."}
	PutPyramid    = locale.Msg{"%[1]s: a pyramid!", "%[1]s: piramis lesz!", "%[1]s: eine Pyramide!"}
	PutBricks     = locale.Msg{"%[1]s: bricks %[2]d of 3.", "%[1]s: %[2]d tégla a 3-ból.", "%[1]s: Steine %[2]d von 3."}
	PutFarmer     = locale.Msg{"%[1]s: farmers %[2]d.", "%[1]s: %[2]d földműves.", "%[1]s: Bauern %[2]d."}
	WhyNotYours   = locale.Msg{"That province is not yours.", "Ez a tartomány nem a tiéd.", "Diese Provinz gehört dir nicht."}
	WhyFieldFull  = locale.Msg{"No field is free there.", "Nincs ott szabad mező.", "Dort ist kein Feld frei."}
)

// The offering, the gifts, harvest and bonus cards.
var (
	OfferGold     = locale.Msg{"Offer %[1]d gold?", "%[1]d aranyat áldozol?", "%[1]d Gold opfern?"}
	OfferSteal    = locale.Msg{"Play the -3?", "A -3-ast játszod?", "Die -3 spielen?"}
	OfferHint     = locale.Msg{"Most gold: three gifts, and you are the Pharaoh. Second: two.", "Legtöbb arany: három ajándék, és te vagy a fáraó. Második: kettő.", "Das meiste Gold: drei Geschenke und Pharao. Zweitmeistes: zwei."}
	OfferAlone    = locale.Msg{"Others add to it: all together move the temple.", "A többieké hozzáadódik: az összeg mozgatja a templomot.", "Alles zusammen bewegt den Tempel."}
	OfferMine     = locale.Msg{"You have offered: %[1]s.", "Az áldozatod: %[1]s.", "Dein Opfer: %[1]s."}
	OfferSecret   = locale.Msg{"All are shown at once.", "Mind egyszerre derül ki.", "Alle werden zugleich gezeigt."}
	LayHint       = locale.Msg{"Lay it with the offering: later you change the total by 3.", "Tedd az áldozathoz: később 3-mal módosítod az összeget.", "Lege sie zum Opfer: Später änderst du die Summe um 3."}
	Laid          = locale.Msg{"laid", "letéve", "gelegt"}
	CashHint      = locale.Msg{"Sold with the offering: 1 gold more to give.", "Az áldozattal eladod: 1-gyel többet adhatsz.", "Mit dem Opfer verkauft: 1 Gold mehr."}
	Cashed        = locale.Msg{"Sold with it: %[1]d", "Vele eladva: %[1]d", "Mit verkauft: %[1]d"}
	ChangeTo      = locale.Msg{"The total becomes %[1]d: %[2]s.", "Az összeg %[1]d lesz: %[2]s.", "Die Summe wird %[1]d: %[2]s."}
	Raise         = locale.Msg{"3 more", "3-mal több", "3 mehr"}
	Lower         = locale.Msg{"3 less", "3-mal kevesebb", "3 weniger"}
	GiftCards     = locale.Msg{"A power card; drawn with your last gift.", "Egy kártya; az utolsó ajándékkal húzod.", "Eine Machtkarte; gezogen mit dem letzten Geschenk."}
	GiftFarmer    = locale.Msg{"A farmer on a free field.", "Egy földműves szabad mezőre.", "Ein Bauer auf ein freies Feld."}
	GiftBrick     = locale.Msg{"A brick, placed at once.", "Egy tégla, rögtön lerakva.", "Ein Stein, sofort eingesetzt."}
	GiftsLeft     = locale.Plural{One: locale.Msg{"%[1]d gift left to take", "még %[1]d ajándék jár", "noch %[1]d Geschenk"}, Many: locale.Msg{"%[1]d gifts left to take", "még %[1]d ajándék jár", "noch %[1]d Geschenke"}}
	GiftsNote     = locale.Msg{"Farmers need a free field; bricks are placed at once.", "A földműveshez szabad mező kell; a tégla rögtön lekerül.", "Bauern brauchen ein freies Feld; Steine kommen sofort hin."}
	CollectHint   = locale.Msg{"You collect %[1]d gold.", "%[1]d aranyat kapsz.", "Du erhältst %[1]d Gold."}
	CollectCards  = locale.Msg{"8 Gold and Harvest Increase come first.", "Előtte: 8 arany és Bő termés.", "Zuvor: 8 Gold und Reiche Ernte."}
	EightHere     = locale.Msg{"8 gold instead of %[1]d.", "8 arany %[1]d helyett.", "8 Gold statt %[1]d."}
	IncreaseHere  = locale.Msg{"%[1]d gold more.", "%[1]d arannyal több.", "%[1]d Gold mehr."}
	BonusHint     = locale.Msg{"What is met scores 3 points; a card kept may score in the next scoring.", "Teljesült feltétel: 3 pont; a megtartott lap később is érhet.", "Erfüllt: 3 Punkte; behaltene Karten zählen vielleicht später."}
	BonusCount    = locale.Msg{"You have %[1]d of %[2]d.", "%[2]d kell, %[1]d van.", "Du hast %[1]d von %[2]d."}
	BonusEarned   = locale.Msg{"Met: +3 points.", "Teljesül: +3 pont.", "Erfüllt: +3 Punkte."}
	BonusUnearned = locale.Msg{"Not met now.", "Most nem teljesül.", "Jetzt nicht erfüllt."}
)

// What the parts that only tell something mean.
var (
	SeatLine    = locale.Msg{"Pyramids %[1]d, farmers %[2]d, provinces %[3]d.", "Piramis %[1]d, földműves %[2]d, tartomány %[3]d.", "Pyramiden %[1]d, Bauern %[2]d, Provinzen %[3]d."}
	SeatWorth   = locale.Msg{"Scoring now would bring %[1]d.", "A pontozás most ennyit hozna: %[1]d.", "Eine Wertung brächte jetzt %[1]d."}
	LastGave    = locale.Msg{"Last time: %[1]s.", "Legutóbb: %[1]s.", "Zuletzt: %[1]s."}
	ProvinceIs  = locale.Msg{"%[1]s, %[2]s, %[3]s.", "%[1]s, %[2]s, %[3]s.", "%[1]s, %[2]s, %[3]s."}
	ProvinceHas = locale.Msg{"Fields %[1]d, card symbols %[2]d.", "Mező %[1]d, kártyajel %[2]d.", "Felder %[1]d, Kartensymbole %[2]d."}
	// With those of the free cards, which count for the bonus.
	ProvinceFree = locale.Msg{"Fields %[1]d, card symbols %[2]d+%[3]d.", "Mező %[1]d, kártyajel %[2]d+%[3]d.", "Felder %[1]d, Kartensymb. %[2]d+%[3]d."}
	FullFields   = locale.Msg{"All fields full: %[1]d, %[2]d, %[3]d, %[4]d.", "Tele mezőkkel: %[1]d, %[2]d, %[3]d, %[4]d.", "Alle Felder voll: %[1]d, %[2]d, %[3]d, %[4]d."}
	ProvinceGold = locale.Msg{"Brings %[1]d gold every round.", "Körönként %[1]d aranyat hoz.", "Bringt jede Runde %[1]d Gold."}
	ProvinceCam  = locale.Msg{"Camels: %[1]d gold, if the total is 12 or less.", "Tevék: %[1]d arany, ha az összeg legfeljebb 12.", "Kamele: %[1]d Gold, wenn die Summe höchstens 12 ist."}
	ProvinceTem  = locale.Msg{"Temples: %[1]d, 1 to 4 points each.", "Templom: %[1]d, egyenként 1-4 pont.", "Tempel: %[1]d, je 1 bis 4 Punkte."}
	ProvinceOut  = locale.Msg{"It is not in the New Kingdom.", "Az Újbirodalomban nincs játékban.", "Im Neuen Reich ist sie nicht dabei."}
	ProvinceWait = locale.Msg{"Not turned up yet.", "Még nincs felfedve.", "Noch nicht aufgedeckt."}
	BandLine     = locale.Msg{"Total %[1]s: farmers bring %[2]d, temples %[2]d.", "Összeg %[1]s: földműves %[2]d, templom %[2]d.", "Summe %[1]s: Bauern bringen %[2]d, Tempel %[2]d."}
)
