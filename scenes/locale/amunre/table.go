package amunre

import "sandglass/scenes/locale"

// What stands on the table.
var (
	Header      = locale.Msg{"%[1]s, round %[2]d of 3", "%[1]s, %[2]d/3. kör", "%[1]s, Runde %[2]d/3"}
	HeaderEnd   = locale.Msg{"%[1]s, end of round 3", "%[1]s, a vége", "%[1]s, Ende"}
	MyHand      = locale.Msg{"My hand", "A kezem", "Meine Hand"}
	MyProvinces = locale.Msg{"My province cards", "Tartománylapjaim", "Meine Provinzkarten"}
	GoldWord    = locale.Msg{"gold", "arany", "Gold"}
	NoCards     = locale.Msg{"No power cards.", "Nincs kártyád.", "Keine Machtkarten."}
	Secret      = locale.Msg{"secret", "titok", "geheim"}
	NoOffering  = locale.Msg{"No offering yet", "Még nem volt áldozat", "Noch kein Opfer"}
	TotalNow    = locale.Msg{"Total so far: %[1]d", "Eddig összesen: %[1]d", "Summe bisher: %[1]d"}
	LastTotal   = locale.Msg{"Last offering: %[1]d", "Utolsó áldozat: %[1]d", "Letztes Opfer: %[1]d"}
	GoOn        = locale.Msg{"Go on", "Tovább", "Weiter"}
	Done        = locale.Msg{"Done", "Kész", "Fertig"}
	Collect     = locale.Msg{"Collect", "Begyűjtöm", "Einsammeln"}
	TakeIt      = locale.Msg{"Take it", "Elveszem", "Nehmen"}
	Back        = locale.Msg{"Back", "Vissza", "Zurück"}
	Sell        = locale.Msg{"Sell, 1 gold", "Eladom: 1 arany", "Verkaufen: 1 Gold"}
	Play        = locale.Msg{"Play", "Kijátszom", "Spielen"}
	Lay         = locale.Msg{"Lay it with", "Mellé teszem", "Dazulegen"}
	Offer       = locale.Msg{"Offer %[1]d", "Áldozat: %[1]d", "%[1]d opfern"}
	BuyTitle    = locale.Msg{"%[1]s: %[2]d gold", "%[1]s: %[2]d arany", "%[1]s: %[2]d Gold"}
)

// What a seat did last, beside its name: short.
var (
	ActOutbid  = locale.Msg{"outbid", "kiszorult", "überboten"}
	ActBid     = locale.Msg{"%[1]s %[2]d", "%[1]s %[2]d", "%[1]s %[2]d"}
	ActLocked  = locale.Msg{"ready", "kész", "bereit"}
	ActDecides = locale.Msg{"decides", "dönt", "wählt"}
	ActBuys    = locale.Msg{"buys", "vásárol", "kauft"}
	ActDone    = locale.Msg{"done", "végzett", "fertig"}
	ActGave    = locale.Msg{"offered %[1]d", "áldozott: %[1]d", "opferte %[1]d"}
	ActStole   = locale.Msg{"took 3 gold", "elvett 3-at", "nahm 3 Gold"}
	ActIncome  = locale.Msg{"+%[1]d gold", "+%[1]d arany", "+%[1]d Gold"}
	ActPoints  = locale.Msg{"+%[1]d points", "+%[1]d pont", "+%[1]d Punkte"}
	// Ranks are the places of who offered gold.
	Ranks = [5]locale.Msg{{"1st", "1.", "1."}, {"2nd", "2.", "2."}, {"3rd", "3.", "3."}, {"4th", "4.", "4."}, {"5th", "5.", "5."}}
)

// The bands of the offering.
var (
	Bands = [4]locale.Msg{{"2 or less", "legfeljebb 2", "2 oder weniger"}, {"3 to 12", "3-12", "3 bis 12"}, {"13 to 22", "13-22", "13 bis 22"}, {"23 or more", "23 vagy több", "23 oder mehr"}}
	// ShortBands are for a quarter of the side panel.
	ShortBands = [4]locale.Msg{{"to 2", "2-ig", "bis 2"}, {"3-12", "3-12", "3-12"}, {"13-22", "13-22", "13-22"}, {"23+", "23+", "23+"}}
	BandNames  = [4]locale.Msg{{"first band", "első sáv", "erstes Band"}, {"second band", "második sáv", "zweites Band"}, {"third band", "harmadik sáv", "drittes Band"}, {"fourth band", "negyedik sáv", "viertes Band"}}
)

// The scene of the offering.
var (
	OfferingTitle = locale.Msg{"The offering", "Az áldozat", "Das Opfer"}
	OfferingSums  = locale.Msg{"All offerings together decide how good the harvest is.", "Az áldozatok összege dönti el, milyen lesz a termés.", "Alle Opfer zusammen entscheiden über die Ernte."}
	Altar         = locale.Msg{"takes 3 gold", "elvesz 3-at", "nimmt 3 Gold"}
	BandMeans     = [4]locale.Msg{{"What the first band means", "Mit jelent az első sáv", "Was das erste Band heißt"}, {"What the second band means", "Mit jelent a második sáv", "Was das zweite Band heißt"}, {"What the third band means", "Mit jelent a harmadik sáv", "Was das dritte Band heißt"}, {"What the fourth band means", "Mit jelent a negyedik sáv", "Was das vierte Band heißt"}}
	MeansFarmers  = locale.Msg{"Every farmer brings %[1]d gold.", "Minden földműves %[1]d aranyat hoz.", "Jeder Bauer bringt %[1]d Gold."}
	MeansTemples  = locale.Plural{One: locale.Msg{"Temples are worth %[1]d point.", "Egy templom %[1]d pontot ér.", "Tempel zählen %[1]d Punkt."}, Many: locale.Msg{"Temples are worth %[1]d points.", "Egy templom %[1]d pontot ér.", "Tempel zählen %[1]d Punkte."}}
	MeansCamels   = [2]locale.Msg{{"Camels bring nothing this time.", "A tevék most semmit sem hoznak.", "Kamele bringen diesmal nichts."}, {"Camels bring their gold.", "A tevék meghozzák az aranyukat.", "Kamele bringen ihr Gold."}}
	MeansPharaoh  = locale.Msg{"%[1]s gave most: Pharaoh.", "%[1]s adta a legtöbbet: fáraó.", "%[1]s gab am meisten: Pharao."}
	MeansNobody   = locale.Msg{"Nobody gave gold: no gifts.", "Senki sem adott: nincs ajándék.", "Niemand gab Gold: keine Geschenke."}
	Shows         = locale.Msg{"%[1]s offers %[2]d", "%[1]s áldozata: %[2]d", "%[1]s opfert %[2]d"}
	ShowsThief    = locale.Msg{"%[1]s plays the -3", "%[1]s a -3-ast játssza", "%[1]s spielt die -3"}
	SumSoFar      = locale.Msg{"So far %[2]d: %[1]s.", "Eddig %[2]d: %[1]s.", "Bisher %[2]d: %[1]s."}
	SumIs         = locale.Msg{"Total %[2]d: %[1]s", "Összeg %[2]d: %[1]s", "Summe %[2]d: %[1]s"}
	WithLaid      = locale.Msg{"Change the Offering lies with it.", "Áldozatmódosítás van mellette.", "Dabei liegt ein Opferwechsel."}
	WithSold      = locale.Msg{"Cards sold for it: %[1]d.", "Eladott kártya hozzá: %[1]d.", "Dafür verkaufte Karten: %[1]d."}
	Ranking       = locale.Msg{"Ties: first who sits nearer the Pharaoh, clockwise.", "Döntetlen: az előbb, aki a fáraóhoz közelebb ül, óramutató szerint.", "Gleichstand: zuerst, wer im Uhrzeigersinn näher am Pharao sitzt."}
	NewPharaoh    = locale.Msg{"%[1]s will be the Pharaoh", "%[1]s lesz a fáraó", "%[1]s wird Pharao"}
	StaysPharaoh  = locale.Msg{"%[1]s remains Pharaoh", "%[1]s marad a fáraó", "%[1]s bleibt Pharao"}
	PharaohStarts = locale.Msg{"The gifts come first; the new Pharaoh starts from the harvest on.", "Előbb az ajándékok; az új fáraó a betakarítástól kezd.", "Erst die Geschenke; der neue Pharao beginnt ab der Ernte."}
)

// The harvest.
var (
	Brings        = locale.Msg{"%[1]s: +%[2]d gold", "%[1]s: +%[2]d arany", "%[1]s: +%[2]d Gold"}
	FarmersTimes  = locale.Msg{"%[1]s: farmers %[2]s.", "%[1]s: földművesek %[2]s.", "%[1]s: Bauern %[2]s."}
	IncomeOf      = locale.Msg{"%[1]s: income %[2]d.", "%[1]s: jövedelem %[2]d.", "%[1]s: Einkommen %[2]d."}
	FarmersIncome = locale.Msg{"%[1]s: farmers %[2]s, income %[3]d.", "%[1]s: földművesek %[2]s, jöv. %[3]d.", "%[1]s: Bauern %[2]s, Eink. %[3]d."}
	EightOf       = locale.Msg{"%[1]s: 8 Gold, nothing else.", "%[1]s: 8 arany, más semmi.", "%[1]s: 8 Gold, sonst nichts."}
)

// The cut between the kingdoms.
var (
	SandTitle = locale.Msg{"Centuries pass", "Évszázadok telnek el", "Jahrhunderte vergehen"}
	SandWhy   = locale.Msg{"Sand covers fields and markers. Pyramids and bricks stay.", "A homok befedi a földeket és a jeleket. A piramisok és téglák maradnak.", "Sand bedeckt Felder und Marken. Pyramiden und Steine bleiben."}
	SandNext  = locale.Msg{"The same provinces are auctioned again, with all that stands there.", "Ugyanezek a tartományok kerülnek újra licitre, mindennel, ami ott áll.", "Dieselben Provinzen werden neu versteigert, mit allem, was dort steht."}
)

// The ledger of a scoring.
var (
	LedgerTitle = [2]locale.Msg{{"Scoring of the Old Kingdom", "Az Óbirodalom pontozása", "Wertung des Alten Reichs"}, {"Scoring of the New Kingdom", "Az Újbirodalom pontozása", "Wertung des Neuen Reichs"}}
	// LedgerLines are pyramids, sets, west, east, temples, bonus cards, gold.
	LedgerLines = [7]locale.Msg{
		{"Pyramids, 1 each", "Piramisok, 1 pont", "Pyramiden, je 1"},
		{"Complete sets, 3 each", "Teljes sorozat, 3 pont", "Ganze Sätze, je 3"},
		{"West: most pyramids, 5", "Nyugat: legtöbb piramis, 5", "Westen: meiste Pyramiden, 5"},
		{"East: most pyramids, 5", "Kelet: legtöbb piramis, 5", "Osten: meiste Pyramiden, 5"},
		{"Temples, %[1]d each", "Templomok, %[1]d pont", "Tempel, je %[1]d"},
		{"Bonus cards, 3 each", "Bónuszkártyák, 3 pont", "Bonuskarten, je 3"},
		{"Gold 6, 4, 2", "Arany 6, 4, 2", "Gold 6, 4, 2"},
	}
	SoFar     = locale.Msg{"This scoring so far", "Ez a pontozás eddig", "Diese Wertung bisher"}
	SumWord   = locale.Msg{"Points", "Pont", "Punkte"}
	LedgerHow = [7]locale.Msg{
		{"How pyramids score", "A piramisok pontja", "Wie Pyramiden zählen"},
		{"How sets score", "A sorozatok pontja", "Wie Sätze zählen"},
		{"How the west bank is won", "Kié a nyugati part", "Wer das Westufer gewinnt"},
		{"How the east bank is won", "Kié a keleti part", "Wer das Ostufer gewinnt"},
		{"How temples score", "A templomok pontja", "Wie Tempel zählen"},
		{"How bonus cards score", "A bónuszkártyák", "Wie Bonuskarten zählen"},
		{"How gold scores", "Az arany pontja", "Wie Gold zählt"},
	}
	LedgerWhy = [7]locale.Msg{
		{"Every pyramid in your provinces is 1 point; a double one counts two.", "Minden piramis a tartományaidban 1 pont; a dupla kettőnek számít.", "Jede Pyramide in deinen Provinzen zählt 1 Punkt, eine doppelte zwei."},
		{"A pyramid in each of your three provinces is a set: 3 points. The province with fewest decides how many.", "Egy-egy piramis mindhárom tartományodban: egy sorozat, 3 pont. A legkevesebb piramis dönti el, hány van.", "Je eine Pyramide in allen drei Provinzen ist ein Satz: 3 Punkte. Die Provinz mit den wenigsten bestimmt, wie viele."},
		{"On each bank of the Nile the province with most pyramids brings its owner 5 points.", "A Nílus két partján a legtöbb piramisú tartomány 5-5 pontot hoz a gazdájának.", "An jedem Nilufer bringt die Provinz mit den meisten Pyramiden 5 Punkte."},
		{"On each bank of the Nile the province with most pyramids brings its owner 5 points.", "A Nílus két partján a legtöbb piramisú tartomány 5-5 pontot hoz a gazdájának.", "An jedem Nilufer bringt die Provinz mit den meisten Pyramiden 5 Punkte."},
		{"Each temple scores what the last offering says: %[1]d.", "Minden templom annyit ér, amennyit az utolsó áldozat mond: %[1]d.", "Jeder Tempel zählt, was das letzte Opfer sagt: %[1]d."},
		{"A bonus card whose condition is met scores 3 points, each kind once; then it is spent.", "A teljesült bónuszkártya 3 pont, fajtánként egyszer; utána elhasználtuk.", "Eine erfüllte Bonuskarte zählt 3 Punkte, jede Sorte einmal; dann ist sie verbraucht."},
		{"Unplayed cards are sold. Most gold 6 points, second 4, third 2; ties share the place in full and use up those behind it.", "A megmaradt kártyák eladva. Legtöbb arany 6 pont, második 4, harmadik 2; döntetlennél mind teljes pontot kap, a mögöttük lévő hely kimarad.", "Übrige Karten sind verkauft. Meistes Gold 6 Punkte, zweites 4, drittes 2; bei Gleichstand erhalten alle die vollen Punkte, die Plätze dahinter entfallen."},
	}
	BankNobody  = locale.Msg{"No pyramid stands here: nobody scores.", "Nem áll itt piramis: senki sem kap pontot.", "Hier steht keine Pyramide: Niemand punktet."}
	BankOne     = locale.Msg{"%[1]s has most: %[2]s.", "Itt van a legtöbb: %[1]s, %[2]s.", "%[1]s hat am meisten: %[2]s."}
	BankBricks  = locale.Msg{"Tied in pyramids: more bricks decide, %[1]s.", "Piramisban döntetlen: a több tégla dönt, %[1]s.", "Gleichstand bei Pyramiden: Mehr Steine entscheiden, %[1]s."}
	BankTied    = locale.Msg{"Tied in bricks, too: 5 points each.", "Téglában is döntetlen: mind 5 pont.", "Auch bei Steinen Gleichstand: je 5 Punkte."}
	BankOneSeat = locale.Msg{"Both belong to %[1]s: 5 points once.", "Mind az övé: %[1]s, egyszer 5 pont.", "Beide gehören %[1]s: einmal 5 Punkte."}
	BankBest    = [2]locale.Msg{{"%[1]s: best of the west", "%[1]s: nyugat legjobbja", "%[1]s: beste im Westen"}, {"%[1]s: best of the east", "%[1]s: kelet legjobbja", "%[1]s: beste im Osten"}}
	NoBricks    = locale.Msg{"no brick", "nincs tégla", "kein Stein"}
	SetsOf      = locale.Plural{One: locale.Msg{"%[2]s: %[1]d set", "%[2]s: %[1]d sorozat", "%[2]s: %[1]d Satz"}, Many: locale.Msg{"%[2]s: %[1]d sets", "%[2]s: %[1]d sorozat", "%[2]s: %[1]d Sätze"}}
	GoldPlace   = locale.Msg{"%[1]s: place %[2]d with %[3]d gold", "%[1]s: %[2]d. hely, %[3]d arany", "%[1]s: Platz %[2]d mit %[3]d Gold"}
	CardScored  = locale.Msg{"%[1]s plays: %[2]s", "%[1]s kijátssza: %[2]s", "%[1]s spielt: %[2]s"}
	Nobody      = locale.Msg{"Nobody scores here.", "Itt senki sem kap pontot.", "Hier punktet niemand."}
	Gains       = locale.Msg{"%[1]s: +%[2]d points", "%[1]s: +%[2]d pont", "%[1]s: +%[2]d Punkte"}
	NextLine    = locale.Msg{"Next: %[1]s", "Utána: %[1]s", "Danach: %[1]s"}
	LastLine    = locale.Msg{"Then the game is over.", "Utána vége a játéknak.", "Danach ist das Spiel aus."}
)
