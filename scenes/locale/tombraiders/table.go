package tombraiders

import "sandglass/scenes/locale"

// What stands on the table.
var (
	// HowTurnsGo and Leads stand above the line of weeks.
	HowTurnsGo  = locale.Msg{"The fewer weeks you have spent, the sooner you move", "Aki kevesebb hetet költött el, előbb lép", "Je weniger Wochen verbraucht, desto eher am Zug"}
	Leads       = locale.Plural{One: locale.Msg{"%[3]s leads by %[2]d: %[1]d point for you", "%[3]s előnye %[2]d hét: neked %[1]d pont", "%[3]s führt um %[2]d: %[1]d Punkt für dich"}, Many: locale.Msg{"%[3]s leads by %[2]d: %[1]d points for you", "%[3]s előnye %[2]d hét: neked %[1]d pont", "%[3]s führt um %[2]d: %[1]d Punkte für dich"}}
	YouLead     = locale.Msg{"You lead the line: no points for time", "Te vagy elöl: időért nincs pont", "Du liegst vorn: keine Punkte für Zeit"}
	RowTitle    = locale.Msg{"The row: take one, pay its weeks", "A sor: vegyél egyet, fizesd a heteit", "Die Reihe: nimm eine, zahle ihre Wochen"}
	ShownTitle  = locale.Msg{"Presentations", "Bemutatók", "Präsentationen"}
	ShownMore   = locale.Msg{"%[1]d more", "még %[1]d", "noch %[1]d"}
	NoneShown   = locale.Msg{"None so far.", "Még nincs.", "Noch keine."}
	SitesTitle  = locale.Msg{"The sites: dig with a permit and at least one book", "Áshatsz: egy engedéllyel és legalább egy könyvvel", "Graben: mit Schein und wenigstens einem Buch"}
	ProfsTitle  = locale.Msg{"Professors: 5 points each", "Professzorok: 5-5 pont", "Professoren: je 5 Punkte"}
	HandPermits = locale.Msg{"My hand: permits", "A kezem: engedélyek", "Meine Hand: Scheine"}
	HandActions = locale.Msg{"Action cards", "Akciólapok", "Aktionskarten"}
	NoActions   = locale.Msg{"none in hand", "nincs kézben", "keine"}
	// Decks are how thick the deck is.
	Decks      = [4]locale.Msg{{"deck: thick", "pakli: vastag", "Stapel: dick"}, {"deck: half", "pakli: fele", "Stapel: halb"}, {"deck: thin", "pakli: vékony", "Stapel: dünn"}, {"last cards!", "utolsó lapok!", "letzte Karten!"}}
	OnWeek     = locale.Msg{"week %[1]d", "%[1]d. hét", "Woche %[1]d"}
	Sum        = locale.Msg{"sum", "össz.", "ges."}
	SiteSpent  = locale.Msg{"No permit", "Nincs engedély", "Kein Schein"}
	SiteDig    = locale.Msg{"Dig", "Ásatás", "Graben"}
	SiteAny    = locale.Msg{"Dig: general", "Ásás: általános", "Graben: allg."}
	SiteNoBook = locale.Msg{"No book yet", "Nincs könyved", "Noch kein Buch"}
	SiteEmpty  = locale.Msg{"Nothing there", "Üres", "Nichts da"}
	General    = locale.Msg{"General", "Általános", "Allgemein"}
	GoOn       = locale.Msg{"Go on", "Tovább", "Weiter"}
	Back       = locale.Msg{"Back", "Vissza", "Zurück"}
)

// The panel of a dig: what it is paid with, for how many weeks, with how many
// assistants.
var (
	DigTitle     = locale.Msg{"Digging %[1]s", "Ásatás %[1]s", "Graben %[1]s"}
	Knowledge    = locale.Msg{"Knowledge", "Tudás", "Wissen"}
	PaysWith     = locale.Msg{"pays with: %[1]s", "ezzel fizetsz: %[1]s", "bezahlt mit: %[1]s"}
	Assistants   = locale.Msg{"Assistants: %[1]d of %[2]d", "Asszisztens: %[1]d/%[2]d", "Assistenten: %[1]d/%[2]d"}
	More         = locale.Msg{"One more", "Eggyel több", "Einer mehr"}
	Less         = locale.Msg{"One less", "Eggyel kevesebb", "Einer weniger"}
	MildTable    = locale.Msg{"mild table", "könnyű tábla", "leichte Tafel"}
	WeeksRow     = locale.Msg{"Weeks", "Hetek", "Wochen"}
	CardsRow     = locale.Msg{"Cards", "Lapok", "Karten"}
	ChanceRow    = locale.Msg{"Finds", "Leletek", "Funde"}
	PointsRow    = locale.Msg{"Points", "Pont", "Punkte"}
	WeekRow      = locale.Msg{"Until", "Eddig", "Bis"}
	DigFor       = locale.Msg{"Dig %[1]s", "Ásatás: %[1]s", "%[1]s graben"}
	ExpectFinds  = locale.Msg{"finds and", "lelet és", "Funde und"}
	ExpectPoints = locale.Msg{"points to expect", "pont várható", "Punkte zu erwarten"}
	Unseen       = locale.Msg{"Unseen:", "Még rejtve:", "Verborgen:"}
	Seen         = locale.Msg{"In the pile:", "A pakliban:", "Im Stapel:"}
	PileUnknown  = locale.Msg{"How many cards the pile has nobody counts.", "A paklit senki sem számolja.", "Wie dick der Stapel ist, zählt niemand."}
	PileSeen     = locale.Msg{"You have looked through this pile.", "Ezt a paklit átnézted.", "Du hast diesen Stapel durchgesehen."}
)

// The choice of what a museum is given.
var (
	GiveTitle = locale.Msg{"For the museum: %[1]s", "A múzeumnak: %[1]s", "Fürs Museum: %[1]s"}
	GiveSum   = locale.Msg{"Museum +%[1]d, artefacts -%[2]d", "Múzeum +%[1]d, leletek -%[2]d", "Museum +%[1]d, Funde -%[2]d"}
	GiveGo    = locale.Msg{"Give these", "Ezeket adom", "Diese geben"}
)

// The scene of a search.
var (
	SearchHeads = [3]locale.Msg{
		{"A scholar of %[1]s: %[2]s", "%[1]s tudósa: %[2]s", "Ein Gelehrter von %[1]s: %[2]s"},
		{"A thief of %[1]s: %[2]s", "%[1]s tolvaja: %[2]s", "Ein Dieb von %[1]s: %[2]s"},
		{"Tomb robbers of %[1]s: %[2]s", "%[1]s sírrablói: %[2]s", "Grabräuber von %[1]s: %[2]s"},
	}
	SearchMine  = locale.Msg{"only you see this", "csak te látod", "nur du siehst das"}
	SearchLies  = locale.Msg{"what lies there remains a secret", "titok marad, mi van ott", "was dort liegt, bleibt geheim"}
	SearchTakes = locale.Msg{"%[1]s takes it", "%[1]s elviszi", "%[1]s nimmt es"}
	SearchNone  = [2]locale.Msg{{"not a single artefact", "egyetlen lelet sincs", "kein einziger Fund"}, {"nothing but rubble", "csak törmelék", "nichts als Schutt"}}
	SearchEmpty = locale.Msg{"no card lies there", "nincs ott lap", "dort liegt keine Karte"}
)

// The scene of an exhibition or a museum.
var (
	Held      = [2]locale.Msg{{"%[1]s holds an exhibition", "%[1]s kiállítást rendez", "%[1]s zeigt eine Ausstellung"}, {"%[1]s gives to a museum", "%[1]s múzeumnak ad", "%[1]s schenkt einem Museum"}}
	HeldSteps = locale.Msg{"steps met: %[1]d of %[2]d", "teljesült: %[1]d/%[2]d", "Stufen erfüllt: %[1]d von %[2]d"}
	HeldGone  = locale.Msg{"given away: %[1]d", "odaadva: %[1]d", "weggegeben: %[1]d"}
)

// A professor goes to a player.
var (
	ProfessorTo   = locale.Msg{"%[1]s: %[2]s", "%[1]s: %[2]s", "%[1]s: %[2]s"}
	ProfessorFrom = locale.Msg{"%[1]s: from %[3]s to %[2]s", "%[1]s: %[3]s > %[2]s", "%[1]s: von %[3]s zu %[2]s"}
)

// The end: points for time.
var (
	EndTitle   = locale.Msg{"The last card is dealt", "Elfogyott a pakli", "Die letzte Karte liegt"}
	EndWhy     = locale.Msg{"A point for every 3 weeks behind the leading marker.", "Minden 3 hét lemaradás az elsőtől 1 pont.", "Je 3 Wochen hinter der vordersten Scheibe 1 Punkt."}
	EndColumns = [4]locale.Msg{{"spent", "elköltve", "Wochen"}, {"behind", "hátrány", "zurück"}, {"time", "idő", "Zeit"}, {"points", "pont", "Punkte"}}
	EndLeads   = locale.Msg{"leads", "elöl", "vorn"}
	EndTie     = locale.Msg{"Equal points: who has spent fewer weeks is ahead.", "Azonos pont: a kevesebb elköltött hét dönt.", "Gleichstand: Weniger verbrauchte Wochen entscheiden."}
	EndShared  = locale.Msg{"Equal in points and weeks: the place is shared.", "Pontban és hétben is azonos: közös hely.", "Gleich an Punkten und Wochen: geteilter Platz."}
)
