package tombraiders

import "sandglass/scenes/locale"

// The regions in the order of the rule set; InRegions says where something is.
var (
	Regions = [4]locale.Msg{
		{"Mesopotamia", "Mezopotámia", "Mesopotamien"},
		{"Crete", "Kréta", "Kreta"},
		{"Egypt", "Egyiptom", "Ägypten"},
		{"Greece", "Görögország", "Griechenland"},
	}
	InRegions = [4]locale.Msg{
		{"in Mesopotamia", "Mezopotámiában", "in Mesopotamien"},
		{"in Crete", "Krétán", "auf Kreta"},
		{"in Egypt", "Egyiptomban", "in Ägypten"},
		{"in Greece", "Görögországban", "in Griechenland"},
	}
	ShortRegions = [4]locale.Msg{
		{"Mesopot.", "Mezopot.", "Mesopot."},
		{"Crete", "Kréta", "Kreta"},
		{"Egypt", "Egyiptom", "Ägypten"},
		{"Greece", "Görögo.", "Griechenl."},
	}
)

// The names of cards. Kinds are in the order of the rule set's.
var (
	SpecialCard = locale.Msg{"%[1]s %[2]d", "%[1]s %[2]d", "%[1]s %[2]d"}
	GeneralCard = locale.Msg{"General %[1]d", "Általános %[1]d", "Allgemein %[1]d"}
	OfRegion    = locale.Msg{"%[1]s, %[2]s", "%[1]s, %[2]s", "%[1]s, %[2]s"} // a kind of card and its region
	Kinds       = [10]locale.Msg{
		{"Knowledge", "Szaktudás", "Fachwissen"},
		{"General", "Általános", "Allgemein"},
		{"Congress", "Kongresszus", "Kongress"},
		{"Open dig", "Nyílt ásatás", "Freie Grabung"},
		{"Assistant", "Asszisztens", "Assistent"},
		{"Scholar", "Tudós", "Gelehrter"},
		{"Thief", "Tolvaj", "Dieb"},
		{"Robbers", "Sírrablók", "Grabräuber"},
		{"Exhibition", "Kiállítás", "Ausstellung"},
		{"Museum", "Múzeum", "Museum"},
	}
	ShortKinds = [10]locale.Msg{ // on the banner of a card
		{"", "", ""},
		{"General", "Általános", "Allgemein"},
		{"Congress", "Kongressz.", "Kongress"},
		{"Open dig", "Ásatás", "Grabung"},
		{"Assistant", "Asszisz.", "Assistent"},
		{"Scholar", "Tudós", "Gelehrter"},
		{"Thief", "Tolvaj", "Dieb"},
		{"Robbers", "Rablók", "Räuber"},
	}
	Professors = [5]locale.Msg{
		{"Professor of Mesopotamia", "Mezopotámia professzora", "Professor für Mesopotamien"},
		{"Professor of Crete", "Kréta professzora", "Professor für Kreta"},
		{"Professor of Egypt", "Egyiptom professzora", "Professor für Ägypten"},
		{"Professor of Greece", "Görögország professzora", "Professor für Griechenland"},
		{"Professor of all fields", "A nagy tudás professzora", "Professor aller Fächer"},
	}
)

// Numbers with what they count.
var (
	Weeks      = locale.Plural{One: locale.Msg{"%[1]d week", "%[1]d hét", "%[1]d Woche"}, Many: locale.Msg{"%[1]d weeks", "%[1]d hét", "%[1]d Wochen"}}
	ShortWeeks = locale.Plural{One: locale.Msg{"%[1]d wk", "%[1]d hét", "%[1]d Wo."}, Many: locale.Msg{"%[1]d wks", "%[1]d hét", "%[1]d Wo."}}
	CardsDrawn = locale.Plural{One: locale.Msg{"%[1]d card", "%[1]d lap", "%[1]d Karte"}, Many: locale.Msg{"%[1]d cards", "%[1]d lap", "%[1]d Karten"}}
	Points     = locale.Plural{One: locale.Msg{"%[1]d point", "%[1]d pont", "%[1]d Punkt"}, Many: locale.Msg{"%[1]d points", "%[1]d pont", "%[1]d Punkte"}}
	Decimal    = locale.Msg{"%[1]d.%[2]d", "%[1]d,%[2]d", "%[1]d,%[2]d"}
	OnWeek     = locale.Msg{"week %[1]d", "%[1]d. hét", "Woche %[1]d"}
	LacksMore  = locale.Msg{"%[1]d more", "még %[1]d", "noch %[1]d"}
)

// What stands on the table.
var (
	Sooner       = locale.Msg{"The fewer weeks you have spent, the sooner you move", "Minél kevesebb hetet költesz, annál előbb jössz", "Wer weniger Wochen verbraucht, ist eher dran"}
	Leads        = locale.Msg{"%[1]s leads", "%[1]s jár elöl", "%[1]s ist vorn"}
	LeadsYou     = locale.Msg{"You lead", "Te jársz elöl", "Du bist vorn"}
	BehindPays   = locale.Msg{"%[1]s: you are %[2]d behind, +%[3]d", "%[1]s: %[2]d héttel mögötte, +%[3]d", "%[1]s: du bist %[2]d zurück, +%[3]d"}
	RowTitle     = locale.Msg{"The row: take one, pay its weeks", "A sor: vegyél egyet hetekért", "Die Reihe: nimm eine, zahl Wochen"}
	ShowsTitle   = locale.Msg{"Presentations", "Bemutatók", "Präsentationen"}
	NoShows      = locale.Msg{"None has turned up yet.", "Még egy sem került elő.", "Noch keine aufgetaucht."}
	SitesTitle   = locale.Msg{"The sites: dig with a permit and at least one book", "A lelőhelyek: engedély és legalább egy könyv kell", "Grabungsorte: mit Schein und mindestens einem Buch"}
	Sum          = locale.Msg{"sum", "össz.", "ges."}
	Dig          = locale.Msg{"Dig", "Ásatás", "Graben"}
	Here         = locale.Msg{"Here", "Itt", "Hier"}
	NoBook       = locale.Msg{"No book yet", "Nincs könyv", "Kein Buch"}
	NoPermit     = locale.Msg{"No permit", "Nincs engedély", "Kein Schein"}
	NoPile       = locale.Msg{"No pile", "Nincs pakli", "Kein Stapel"}
	NotHere      = locale.Msg{"Not here", "Nem itt", "Nicht hier"}
	HandTitle    = locale.Msg{"My permits", "Engedélyeim", "Meine Scheine"}
	ActionsTitle = locale.Msg{"My action cards", "Akciólapjaim", "Meine Aktionskarten"}
	NoPermits    = locale.Msg{"All are spent.", "Mind elfogyott.", "Alle verbraucht."}
	NoActions    = locale.Msg{"None so far.", "Még egy sincs.", "Noch keine."}
	General      = locale.Msg{"General", "Általános", "Allgemein"}
	ProfsTitle   = locale.Msg{"Professors: 5 points each", "Professzorok: egyenként 5 pont", "Professoren: je 5 Punkte"}
	Back         = locale.Msg{"Back", "Vissza", "Zurück"}
	GoOn         = locale.Msg{"Go on", "Tovább", "Weiter"}
	More         = locale.Msg{"More presentations", "További bemutatók", "Weitere Präsentationen"}
	Deck         = locale.Msg{"The deck", "A pakli", "Der Stapel"}
	DeckIs       = [4]locale.Msg{
		{"deck: full", "pakli: sok", "Stapel: voll"},
		{"deck: half", "pakli: fele", "Stapel: halb"},
		{"deck: thin", "pakli: kevés", "Stapel: dünn"},
		{"deck: last", "pakli: vége", "Stapel: Rest"},
	}
	ActionLines = [5]locale.Msg{ // what an action card does, in its own line
		{"in place of a permit", "engedély helyett", "statt eines Scheins"},
		{"+1 in a dig", "+1 egy ásatáson", "+1 beim Graben"},
		{"looks at a pile", "belenéz egy pakliba", "sieht Stapel an"},
		{"an artefact, %[1]s", "lelet, %[1]s", "ein Fund, %[1]s"},
		{"any find, %[1]s", "bármi, %[1]s", "irgendwas, %[1]s"},
	}
)

// The panel of a dig.
var (
	DigTitle     = locale.Msg{"Digging %[1]s", "Ásatás %[1]s", "Graben %[1]s"}
	Knowledge    = locale.Msg{"Knowledge", "Tudás", "Wissen"}
	Assistants   = locale.Msg{"assistants %[1]d of %[2]d", "asszisztens: %[1]d/%[2]d", "Assistenten %[1]d/%[2]d"}
	PaysWith     = [3]locale.Msg{{"uses your permit", "engedélyed elfogy", "kostet den Schein"}, {"uses a general permit", "általános engedély fogy", "kostet freien Schein"}, {"uses the open dig", "a nyílt ásatás fogy", "kostet freie Grabung"}}
	WeeksRow     = locale.Msg{"Weeks", "Hetek", "Wochen"}
	CardsRow     = locale.Msg{"Cards", "Lapok", "Karten"}
	ChanceRow    = locale.Msg{"Finds", "Leletek", "Funde"}
	PointsRow    = locale.Msg{"Points", "Pont", "Punkte"}
	WeekRow      = locale.Msg{"Until", "Eddig", "Bis"}
	DigFor       = locale.Msg{"Dig %[1]s", "Ásatás: %[1]s", "%[1]s graben"}
	ExpectFinds  = locale.Msg{"finds and", "lelet és", "Funde und"}
	ExpectPoints = locale.Msg{"points to expect", "pont várható", "Punkte zu erwarten"}
	MildTable    = locale.Msg{"mild table", "enyhe tábla", "milde Tafel"}
	Unseen       = locale.Msg{"Not found yet:", "Még rejtve:", "Verborgen:"}
	Seen         = locale.Msg{"You have seen:", "Láttad:", "Gesehen:"}
	InDeckToo    = locale.Msg{"Some of it lies in the deck still, and rubble with it", "Egy részük még a pakliban van, törmelékkel együtt", "Ein Teil liegt noch im Stapel, Schutt dabei"}
	SeenAll      = locale.Msg{"That is the whole pile: rubble %[1]d.", "Ez az egész: törmelék %[1]d.", "Das ist alles: Schutt %[1]d."}
)

// What is asked, and who is waited for.
var (
	AskTurn      = locale.Msg{"What will you do?", "Mit teszel?", "Was tust du?"}
	TurnHint     = locale.Msg{"Point at a card or a site to see what it costs.", "Mutass egy lapra vagy lelőhelyre, és látod az árát.", "Zeige auf Karte oder Ort: Du siehst, was sie kosten."}
	AskPay       = locale.Msg{"How to pay for the dig?", "Mivel fizeted az ásatást?", "Womit die Grabung zahlen?"}
	AskWeeks     = locale.Msg{"Dig for how long?", "Meddig ássunk?", "Wie lange graben?"}
	AskKeep      = locale.Msg{"Which card do you keep?", "Melyik lapot tartod meg?", "Welche Karte behältst du?"}
	AskGive      = locale.Msg{"Which three do you give?", "Melyik hármat adod oda?", "Welche drei gibst du her?"}
	AskWhere     = locale.Msg{"%[1]s: where?", "%[1]s: hol?", "%[1]s: wo?"}
	Waiting      = locale.Msg{"%[1]s to move", "%[1]s van soron", "%[1]s ist dran"}
	FurthestBack = locale.Msg{"Has spent the fewest weeks: %[1]d.", "Ő költötte a legkevesebb hetet: %[1]d.", "Hat am wenigsten Wochen verbraucht: %[1]d."}
	IsDigging    = locale.Msg{"Will dig %[1]s.", "Ásni fog %[1]s.", "Gräbt gleich %[1]s."}
	IsSearching  = locale.Msg{"Searches the pile %[1]s.", "A paklit kutatja %[1]s.", "Durchsucht den Stapel %[1]s."}
	IsGiving     = locale.Msg{"Gives to the museum.", "A múzeumnak adakozik.", "Gibt dem Museum."}
	GameOver     = locale.Msg{"The game is over", "Vége a játéknak", "Das Spiel ist aus"}
)

// What the choice in focus means.
var (
	Lands         = locale.Msg{"Lands on week %[1]d.", "Érkezés: %[1]d. hét.", "Ankunft: Woche %[1]d."}
	LandsOn       = locale.Msg{"Week %[2]d, on top of %[1]s.", "%[2]d. hét, ő fölé: %[1]s.", "Woche %[2]d, auf %[1]s."}
	CostsNothing  = locale.Msg{"Costs no time.", "Nem kerül időbe.", "Kostet keine Zeit."}
	ThenYou       = locale.Msg{"Then you move again.", "Utána újra te jössz.", "Danach bist wieder du dran."}
	ThenSeat      = locale.Msg{"Then: %[1]s.", "Utána: %[1]s.", "Danach: %[1]s."}
	ThenOver      = locale.Msg{"Then the game is over.", "Utána vége a játéknak.", "Danach ist das Spiel aus."}
	ProfessorNew  = locale.Msg{"+5: %[1]s", "+5: %[1]s", "+5: %[1]s"}
	ProfessorFrom = locale.Msg{"+5 from %[2]s: %[1]s", "+5, tőle: %[2]s: %[1]s", "+5 von %[2]s: %[1]s"}
	UseSpecial    = locale.Msg{"Lets you dig %[1]s.", "Ezzel áshatsz %[1]s.", "Damit gräbst du %[1]s."}
	UseGeneral    = locale.Msg{"In every dig, up to the special.", "Mindenütt számít, szaktudásig.", "Zählt überall bis zum Fachwissen."}
	UseCongress   = locale.Msg{"Your congress no. %[1]d: +%[2]d.", "%[1]d. kongresszusod: +%[2]d pont.", "Dein %[1]d. Kongress: +%[2]d."}
	UseExcavation = locale.Msg{"Hand: a dig without a permit.", "Kézbe: ásatás engedély nélkül.", "Hand: Grabung ohne Schein."}
	UseAssistant  = locale.Msg{"Hand: +1 knowledge for a dig.", "Kézbe: +1 tudás egy ásatáson.", "Hand: +1 Wissen beim Graben."}
	UseScholar    = locale.Msg{"Hand: look through any pile.", "Kézbe: nézz át egy paklit.", "Hand: sieh einen Stapel durch."}
	UseThief      = locale.Msg{"Hand: choose one artefact %[1]s.", "Kézbe: egy lelet %[1]s.", "Hand: ein Fund %[1]s."}
	UseRobbers    = locale.Msg{"Hand: choose any find %[1]s.", "Kézbe: bármi jó %[1]s.", "Hand: was du willst %[1]s."}
	InADig        = locale.Msg{"It is played within a dig: choose a site.", "Ásatáskor játszod ki: válassz lelőhelyet.", "Du spielst es beim Graben: Wähle einen Ort."}
	PlayScholar   = locale.Msg{"You alone see the pile's cards.", "Csak te látod a pakli lapjait.", "Nur du siehst die Karten des Stapels."}
	PlayThief     = locale.Msg{"You alone see the pile and keep an artefact.", "Csak te látod a paklit, és egy lelet a tiéd.", "Nur du siehst den Stapel und behältst einen Fund."}
	PlayRobbers   = locale.Msg{"You alone see the pile and keep any find.", "Csak te látod a paklit, és bármit elvihetsz.", "Nur du siehst den Stapel und behältst, was du willst."}
	ShowKeeps     = locale.Msg{"+%[1]d; you keep your artefacts.", "+%[1]d; a leleteid megmaradnak.", "+%[1]d; du behältst deine Funde."}
	MuseumTakes   = locale.Msg{"+%[1]d; three artefacts are gone.", "+%[1]d; három leletet odaadsz.", "+%[1]d; drei Funde sind weg."}
	StepAhead     = locale.Msg{"%[1]s +%[3]d: %[2]s.", "%[1]s +%[3]d: %[2]s.", "%[1]s +%[3]d: %[2]s."}
	Gives         = locale.Msg{"Points given away: %[1]d.", "Odaadott pont: %[1]d.", "Abgegebene Punkte: %[1]d."}
	KeepArtefact  = locale.Msg{"An artefact worth %[1]d.", "Lelet, értéke %[1]d.", "Ein Fund, wert %[1]d."}
	KeepBook      = locale.Msg{"A book: knowledge of %[1]s.", "Könyv, szaktudás: %[1]s.", "Ein Buch: Fachwissen %[1]s."}
	KeepGeneral   = locale.Msg{"A book of general knowledge.", "Könyv, általános tudás.", "Ein Buch Allgemeinwissen."}
	KeepRubble    = locale.Msg{"Rubble stays where it is.", "A törmelék marad.", "Schutt bleibt liegen."}
	KeepNot       = locale.Msg{"A thief takes artefacts only.", "A tolvaj csak leletet visz.", "Ein Dieb nimmt nur Funde."}
	SiteKnowledge = locale.Msg{"You dig with knowledge %[1]d.", "Tudásod itt: %[1]d.", "Du gräbst mit Wissen %[1]d."}
	SiteNext      = locale.Msg{"Next you choose the weeks.", "Utána választasz hetet.", "Danach wählst du die Wochen."}
	SiteNextPay   = locale.Msg{"Next: permit, then weeks.", "Utána: engedély, aztán hetek.", "Danach: Schein, dann Wochen."}
	SiteSeen      = locale.Msg{"You have seen this pile.", "Ezt a paklit láttad.", "Diesen Stapel hast du gesehen."}
)

// What only tells something.
var (
	DeckHolds   = locale.Msg{"Cards left: %[1]d. The last one placed ends the game.", "Maradt %[1]d lap. Az utolsóval vége a játéknak.", "Noch %[1]d Karten. Mit der letzten endet das Spiel."}
	PermitRule  = locale.Msg{"A dig uses up a permit for good. A general one serves anywhere.", "Egy ásatás végleg elhasznál egyet. Az általános mindenütt jó.", "Eine Grabung verbraucht einen Schein. Freie gelten überall."}
	HeldBy      = locale.Msg{"With %[1]s: books %[2]d.", "Nála: %[1]s, könyv %[2]d.", "Bei %[1]s: Bücher %[2]d."}
	HeldByYou   = locale.Msg{"With you: books %[1]d.", "Nálad, könyv %[1]d.", "Bei dir: Bücher %[1]d."}
	ProfNeeds   = locale.Msg{"Comes to who has %[1]d books.", "Ahhoz jön, akinek %[1]d könyve van.", "Kommt zu dem mit %[1]d Büchern."}
	ProfYours   = locale.Msg{"You have %[1]d.", "Neked %[1]d van.", "Du hast %[1]d."}
	SeatPoints  = locale.Msg{"Finds %[1]d, shown %[2]d, prof. %[3]d, congr. %[4]d.", "Lelet %[1]d, bemut. %[2]d, prof. %[3]d, kongr. %[4]d.", "Funde %[1]d, gezeigt %[2]d, Prof. %[3]d, Kongr. %[4]d."}
	SeatWeeks   = locale.Msg{"Weeks %[1]d; behind %[2]d: +%[3]d now.", "Hetek: %[1]d; lemaradás %[2]d: most +%[3]d.", "Wochen %[1]d; zurück %[2]d: jetzt +%[3]d."}
	SeatHand    = locale.Msg{"In hand: permits %[1]d, actions %[2]d.", "Kézben: engedély %[1]d, akció %[2]d.", "Hand: Scheine %[1]d, Aktionen %[2]d."}
)

// Why something cannot be done.
var (
	WhyBook      = locale.Msg{"A dig needs a book of this region.", "Az ásatáshoz kell e térség könyve.", "Zum Graben brauchst du ein Buch dieses Gebiets."}
	WhyPermit    = locale.Msg{"You have no permit left that serves here.", "Nincs ide jó engedélyed.", "Du hast keinen passenden Schein mehr."}
	WhyPile      = locale.Msg{"No card of this site has turned up yet, or all are dug up.", "Innen még nem jött lap, vagy már mind előkerült.", "Von hier kam noch keine Karte, oder alle sind weg."}
	WhyCards     = locale.Msg{"So little knowledge and time bring no card.", "Ennyi tudás és idő nem ad lapot.", "So wenig Wissen und Zeit bringen keine Karte."}
	WhyNeeds     = locale.Msg{"%[1]s: %[2]d artefacts more.", "%[1]s: még %[2]d lelet kell.", "%[1]s: noch %[2]d Funde."}
	WhyAim       = locale.Msg{"The card serves elsewhere.", "A lap nem itt hat.", "Die Karte gilt woanders."}
	WhyThree     = locale.Msg{"Choose three artefacts.", "Válassz ki három leletet.", "Wähle drei Funde."}
	WhyNot       = locale.Msg{"That cannot be done now.", "Ezt most nem lehet.", "Das geht jetzt nicht."}
	WhyAssistant = locale.Msg{"No more assistants.", "Nincs több asszisztens.", "Keine weiteren Assistenten."}
)

// The lines of the move log; %[1]s is the seat's name.
var (
	LogTook      = locale.Msg{"%[1]s takes: %[2]s", "%[1]s elviszi: %[2]s", "%[1]s nimmt: %[2]s"}
	LogHeld      = locale.Msg{"%[1]s: %[2]s, +%[3]d", "%[1]s: %[2]s, +%[3]d", "%[1]s: %[2]s, +%[3]d"}
	LogGave      = locale.Msg{"%[1]s gives a find: %[2]s, %[3]d", "%[1]s leletet ad: %[2]s, %[3]d", "%[1]s gibt Fund: %[2]s, %[3]d"}
	LogPlayed    = locale.Msg{"%[1]s plays: %[2]s", "%[1]s kijátssza: %[2]s", "%[1]s spielt: %[2]s"}
	LogNothing   = locale.Msg{"%[1]s finds nothing %[2]s", "%[1]s semmit sem talál %[2]s", "%[1]s findet nichts %[2]s"}
	LogKept      = locale.Msg{"%[1]s keeps: %[2]s, %[3]d", "%[1]s megtartja: %[2]s, %[3]d", "%[1]s behält: %[2]s, %[3]d"}
	LogKeptBook  = locale.Msg{"%[1]s keeps a book, %[2]s", "%[1]s könyvet tart meg, %[2]s", "%[1]s behält ein Buch, %[2]s"}
	LogMarker    = locale.Msg{"%[1]s: +%[2]d, now week %[3]d", "%[1]s: +%[2]d, most %[3]d. hét", "%[1]s: +%[2]d, nun Woche %[3]d"}
	LogDug       = locale.Msg{"%[1]s digs %[2]s: points %[3]d, books %[4]d", "%[1]s ás %[2]s: pont %[3]d, könyv %[4]d", "%[1]s gräbt %[2]s: Punkte %[3]d, Bücher %[4]d"}
	LogProfessor = locale.Msg{"%[1]s: +5, %[2]s", "%[1]s: +5, %[2]s", "%[1]s: +5, %[2]s"}
	LogShown     = locale.Msg{"New: %[1]s", "Új: %[1]s", "Neu: %[1]s"}
	LogBonus     = locale.Msg{"%[1]s: %[2]d weeks behind, +%[3]d", "%[1]s: %[2]d hét lemaradás, +%[3]d", "%[1]s: %[2]d Wochen zurück, +%[3]d"}
	LogScored    = locale.Msg{"%[1]s: points %[2]d", "%[1]s: pont %[2]d", "%[1]s: Punkte %[2]d"}
)

// What an undo would take back.
var (
	UndoTake = locale.Msg{"card", "lap", "Karte"}
	UndoShow = locale.Msg{"presentation", "bemutató", "Präsentation"}
	UndoPlay = locale.Msg{"action card", "akciólap", "Aktionskarte"}
	UndoDig  = locale.Msg{"dig %[1]s", "ásatás %[1]s", "Grabung %[1]s"}
	UndoKeep = locale.Msg{"what was kept", "a megtartott lap", "Behaltenes"}
	UndoGive = locale.Msg{"gift", "adomány", "Gabe"}
)
