package amunre

import "sandglass/scenes/locale"

// Title is the game's name.
var Title = locale.Msg{"Amun-Re", "Amun-Re", "Amun-Re"}

// About says in a sentence what the game is about.
var About = locale.Msg{
	"Bid for provinces, offer to Amun-Re in secret, and build pyramids in two kingdoms.",
	"Licitálj, áldozz titokban Amun-Rének, és építs piramisokat két birodalomban.",
	"Biete auf Provinzen, opfere Amun-Re im Geheimen, baue Pyramiden in zwei Reichen.",
}

// Provinces are the names of the provinces.
var Provinces = [15]locale.Msg{
	{"Buto", "Butó", "Buto"},
	{"Damanhur", "Damanhúr", "Damanhur"},
	{"Memphis", "Memphisz", "Memphis"},
	{"Baharya", "Baharija", "Baharija"},
	{"Mendes", "Mendész", "Mendes"},
	{"Avaris", "Avarisz", "Avaris"},
	{"Amarna", "Amarna", "Amarna"},
	{"Abydos", "Abüdosz", "Abydos"},
	{"Dakhla", "Dahla", "Dachla"},
	{"Kharga", "Harga", "Charga"},
	{"Edfu", "Edfu", "Edfu"},
	{"Sawu", "Szau", "Sawu"},
	{"Thebes", "Théba", "Theben"},
	{"Abu", "Abu", "Abu"},
	{"Berenike", "Bereniké", "Berenike"},
}

// The names of regions, by side; Sides and Halves are west and lower first.
var (
	Sides  = [2]locale.Msg{{"West of the Nile", "A Nílustól nyugatra", "Westlich des Nils"}, {"East of the Nile", "A Nílustól keletre", "Östlich des Nils"}}
	Halves = [2]locale.Msg{{"Lower Egypt", "Alsó-Egyiptom", "Unterägypten"}, {"Upper Egypt", "Felső-Egyiptom", "Oberägypten"}}
	Banks  = [2]locale.Msg{{"west bank", "nyugati part", "Westufer"}, {"east bank", "keleti part", "Ostufer"}}
	OnNile = [2]locale.Msg{{"off the Nile", "nem a Níluson", "nicht am Nil"}, {"on the Nile", "a Níluson", "am Nil"}}
	North  = locale.Msg{"< North", "< észak", "< Norden"} // it is at the left
)

// Cards are the names of the power cards, ShortCards in at most 44 px of the small
// face, Means what they do, in a line.
var (
	Cards = [12]locale.Msg{
		{"Bid Blockade", "Licitzár", "Gebotssperre"},
		{"Outbid", "Rálicitálás", "Überbieten"},
		{"Free Farmer", "Ingyen földműves", "Freier Bauer"},
		{"Master Builder", "Építőmester", "Baumeister"},
		{"Change the Offering", "Áldozatmódosítás", "Opferwechsel"},
		{"8 Gold", "8 arany", "8 Gold"},
		{"Harvest Increase", "Bő termés", "Reiche Ernte"},
		{"Farmer Bonus", "Földművesbónusz", "Bauernbonus"},
		{"Power Card Bonus", "Kártyabónusz", "Machtkartenbonus"},
		{"Egypt Bonus", "Egyiptom-bónusz", "Ägyptenbonus"},
		{"Side of the Nile Bonus", "Folyóoldal-bónusz", "Nilseitenbonus"},
		{"Bank of the Nile Bonus", "Nílus-part-bónusz", "Niluferbonus"},
	}
	ShortCards = [12]locale.Msg{
		{"Blockade", "Licitzár", "Sperre"},
		{"Outbid", "Rálicit", "Überbot"},
		{"Farmer", "Ingyenes", "Bauer"},
		{"Builder", "Mester", "Meister"},
		{"Change", "Módosít", "Wechsel"},
		{"8 gold", "8 arany", "8 Gold"},
		{"Harvest", "Termés", "Ernte"},
		{"9 farmers", "9 műves", "9 Bauern"},
		{"7 cards", "7 kártya", "7 Karten"},
		{"Egypt", "Egyiptom", "Ägypten"},
		{"Side", "Oldal", "Seite"},
		{"Nile", "Nílus", "Nil"},
	}
	Means = [12]locale.Msg{
		{"Others must bid two spaces above your stone.", "A köved fölé csak két mezővel feljebb licitálhatnak.", "Andere müssen zwei Felder über deinen Stein."},
		{"You stay on the province where you were outbid, and bid more.", "Túllicitáltak? Ugyanott többet ígérhetsz.", "Du bleibst, wo du überboten wurdest, und bietest mehr."},
		{"One farmer on plain land, not on a field.", "Egy földműves a síkra, nem mezőre.", "Ein Bauer auf ebenes Land, nicht auf ein Feld."},
		{"Two bricks of a province become a pyramid.", "Egy tartomány két téglájából piramis lesz.", "Zwei Steine einer Provinz werden zur Pyramide."},
		{"The total becomes 3 more or 3 less.", "Az összeg 3-mal több vagy kevesebb lesz.", "Die Summe wird um 3 größer oder kleiner."},
		{"A province brings 8 gold and nothing else.", "Egy tartomány 8 aranyat hoz, mást nem.", "Eine Provinz bringt 8 Gold und sonst nichts."},
		{"Each farmer of a province brings 1 more.", "Egy tartomány minden földművese 1-gyel többet hoz.", "Jeder Bauer einer Provinz bringt 1 mehr."},
		{"3 points for nine farmers or more.", "3 pont legalább kilenc földművesért.", "3 Punkte für neun oder mehr Bauern."},
		{"3 points for seven card symbols: upper edges and free cards.", "3 pont hét kártyajelért: felső szél és ingyenkártyák.", "3 Punkte für sieben Kartensymbole: oberer Rand und freie Karten."},
		{"3 points if all three lie in Upper, or all in Lower Egypt.", "3 pont, ha mindhárom Alsó- vagy mind Felső-Egyiptomban van.", "3 Punkte, wenn alle drei in Ober- oder alle in Unterägypten liegen."},
		{"3 points if all three lie on one side of the Nile.", "3 pont, ha mindhárom a Nílus egyik oldalán van.", "3 Punkte, wenn alle drei auf einer Seite des Nils liegen."},
		{"3 points if all three lie on the Nile, or none.", "3 pont, ha mindhárom a Níluson van, vagy egyik sem.", "3 Punkte, wenn alle drei am Nil liegen oder keine."},
	}
	// The -3 card.
	StealName  = locale.Msg{"The -3 card", "A -3-as lap", "Die -3-Karte"}
	StealShort = locale.Msg{"take 3", "elvesz 3", "nimm 3"}
	StealMeans = locale.Msg{"The total is 3 less, no gift, but 3 gold.", "Az összeg 3-mal kevesebb, ajándék nincs, de jár 3 arany.", "Die Summe wird um 3 kleiner, kein Geschenk, aber 3 Gold."}
)

// Phases are what is being decided, in the order of the rule set: one word for the
// header.
var Phases = [10]locale.Msg{
	{"provinces", "tartományok", "Provinzen"},
	{"auction", "licit", "Auktion"},
	{"actions", "akciók", "Aktionen"},
	{"placing", "lerakás", "Einsetzen"},
	{"offering", "áldozat", "Opfer"},
	{"offering", "áldozat", "Opfer"},
	{"gifts", "ajándékok", "Geschenke"},
	{"harvest", "betakarítás", "Ernte"},
	{"scoring", "pontozás", "Wertung"},
	{"the end", "vége", "Ende"},
}

// Kingdoms are the two kingdoms, InKingdom how a line of the ledger says it.
var Kingdoms = [2]locale.Msg{{"Old Kingdom", "Óbirodalom", "Altes Reich"}, {"New Kingdom", "Újbirodalom", "Neues Reich"}}

// Goods are what is bought and given: cards, farmers, bricks.
var (
	Goods = [3]locale.Msg{{"Power cards", "Kártyák", "Machtkarten"}, {"Farmers", "Földművesek", "Bauern"}, {"Bricks", "Téglák", "Bausteine"}}
	Good  = [3]locale.Msg{{"Power card", "Kártya", "Machtkarte"}, {"Farmer", "Földműves", "Bauer"}, {"Brick", "Tégla", "Baustein"}}
)

// Sources names where points come from, in the order of the rule set.
var Sources = []locale.Msg{
	{"Pyramids", "Piramis", "Pyram."},
	{"Sets", "Sorozat", "Sätze"},
	{"Banks", "Partok", "Ufer"},
	{"Temples", "Templom", "Tempel"},
	{"Cards", "Kártyák", "Karten"},
	{"Gold", "Arany", "Gold"},
}

// Options are what options mean.
var Options = []locale.RuleOption{
	{
		Key:     "open-gold",
		Name:    locale.Msg{"Open gold", "Nyílt arany", "Offenes Gold"},
		Meaning: locale.Msg{"Everybody sees everybody's gold.", "Mindenki látja a többiek aranyát.", "Alle sehen das Gold der anderen."},
	},
	{
		Key:     "advanced-deal",
		Name:    locale.Msg{"Provinces in hand", "Tartományok kézben", "Provinzen auf der Hand"},
		Meaning: locale.Msg{"You choose one to turn up each round.", "Körönként választasz, mit fedsz fel.", "Jede Runde wählst du eine zum Aufdecken."},
	},
}
