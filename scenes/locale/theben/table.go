package theben

import "sandglass/scenes/locale"

// What stands on the table.
var (
	Header         = locale.Msg{"Week %[1]d of %[2]d", "%[2]d, %[1]d. hét", "Woche %[1]d, %[2]d"}
	HeaderYear     = locale.Msg{"year %[1]d of %[2]d", "%[1]d/%[2]d. év", "Jahr %[1]d/%[2]d"}
	Left           = locale.Msg{"%[1]d left", "még %[1]d", "noch %[1]d"}
	Away           = locale.Msg{"%[1]d out", "%[1]d eldobva", "%[1]d weg"}
	Deck           = locale.Msg{"The deck", "A pakli", "Der Stapel"}
	Dig            = locale.Msg{"Dig", "Ásatás", "Graben"}
	Wait           = locale.Msg{"Wait", "Várok", "Warten"}
	Done           = locale.Msg{"End turn", "Kör vége", "Zug beenden"}
	Fly            = locale.Msg{"Airship", "Léghajó", "Luftschiff"}
	ChangeCards    = locale.Msg{"New cards", "Új lapok", "Neue Karten"}
	Back           = locale.Msg{"Back", "Vissza", "Zurück"}
	GoOn           = locale.Msg{"Go on", "Tovább", "Weiter"}
	More           = locale.Msg{"More exhibitions", "További kiállítások", "Weitere Ausstellungen"}
	Permits        = locale.Msg{"Permits", "Engedély", "Scheine"}
	ShowsAnnounced = locale.Msg{"Exhibitions", "Kiállítások", "Ausstellungen"}
	NoShows        = locale.Msg{"None announced so far.", "Még egy sincs.", "Noch keine angekündigt."}
	ShowWeek       = locale.Msg{"%[1]s, week %[2]d", "%[1]s, %[2]d. hét", "%[1]s, Woche %[2]d"}
	ShowYear       = locale.Msg{"%[1]s %[3]d, week %[2]d", "%[1]s %[3]d, %[2]d. hét", "%[1]s %[3]d, Woche %[2]d"}
	AnnouncedIn    = locale.Msg{"Exhibition %[1]s, week %[2]d", "Kiállítás: %[1]s, %[2]d. hét", "Ausstellung %[1]s, Woche %[2]d"}
	YearBegins     = locale.Msg{"All permits are back, the cards are new", "Minden engedély visszajött, újak a lapok", "Alle Scheine zurück, neue Karten"}
)

// The panel of a dig.
var (
	DigTitle     = locale.Msg{"Digging %[1]s", "Ásatás %[1]s", "Graben %[1]s"}
	Knowledge    = locale.Msg{"Knowledge", "Tudás", "Wissen"}
	SpadesAdd    = locale.Msg{"%[1]d spades: +%[2]d", "%[1]d ásó: +%[2]d", "%[1]d Schaufeln: +%[2]d"}
	UsesPermit   = locale.Msg{"uses your permit", "engedélyed elfogy", "kostet den Schein"}
	UsesFaked    = locale.Msg{"uses the forged permit", "a hamis engedély fogy", "kostet den falschen"}
	WeeksRow     = locale.Msg{"Weeks", "Hetek", "Wochen"}
	CardsRow     = locale.Msg{"Cards", "Lapok", "Karten"}
	ChanceRow    = locale.Msg{"Finds", "Leletek", "Funde"}
	PointsRow    = locale.Msg{"Points", "Pont", "Punkte"}
	WeekRow      = locale.Msg{"Until", "Eddig", "Bis"}
	DigFor       = locale.Msg{"Dig %[1]s", "Ásatás: %[1]s", "%[1]s graben"}
	ExpectFinds  = locale.Msg{"finds and", "lelet és", "Funde und"}
	ExpectPoints = locale.Msg{"points to expect", "pont várható", "Punkte zu erwarten"}
	HardTable    = locale.Msg{"hard table", "nehéz tábla", "schwere Tafel"}
	Unseen       = locale.Msg{"Unseen:", "Még rejtve:", "Verborgen:"}
	PileOut      = locale.Msg{"%[1]d cards in the pile; 7 unknown are out", "%[1]d lap a pakliban; 7 ismeretlen kimaradt", "%[1]d Karten; 7 unbekannte sind draußen"}
	PileHolds    = locale.Msg{"%[1]d cards in the pile", "%[1]d lap van a pakliban", "%[1]d Karten im Stapel"}
)

// The panel of waiting.
var (
	WaitTitle = locale.Msg{"Wait", "Várakozás", "Warten"}
	WaitFor   = locale.Msg{"Wait %[1]s", "Várok: %[1]s", "%[1]s warten"}
	LeapTo    = locale.Msg{"till %[1]s", "eddig: %[1]s", "bis %[1]s"}
)

// The scene of an exhibition.
var (
	ShowTitle   = locale.Msg{"Exhibition %[1]s", "Kiállítás: %[1]s", "Ausstellung %[1]s"}
	ShowIn      = locale.Msg{"Week %[1]d:", "%[1]d. hét:", "Woche %[1]d:"}
	TooLate     = locale.Msg{"on week %[1]d", "%[1]d. hét", "auf Woche %[1]d"}
	NoArtefacts = locale.Msg{"no artefact", "nincs lelete", "kein Fund"}
)

// The final conference.
var (
	TheCount        = locale.Msg{"The count", "Az állás", "Der Stand"}
	ConferenceTitle = locale.Msg{"Final conference", "Zárókonferencia", "Schlusskonferenz"}
	WeakestField    = locale.Msg{"Weakest field", "Gyenge pont", "Schwächstes Gebiet"}
	ConferenceNote  = locale.Msg{
		"Only special knowledge counts in the conference: no general knowledge, no assistants, no spades.",
		"A konferencián csak a szaktudás számít: általános tudás, asszisztens, ásó nem.",
		"In der Konferenz zählt nur Fachwissen: kein allgemeines Wissen, keine Assistenten, keine Schaufeln.",
	}
	ConferenceZero = locale.Msg{"Ties at 0 score, too.", "A 0-s döntetlen is ér.", "Auch Gleichstand bei 0 zählt."}
	Conferred      = locale.Msg{"conf.", "konf.", "Konf."}
	ConferenceRule = locale.Msg{
		"Most knowledge of a region 4 points, shared 2. Best weakest field 7, shared 4.",
		"Legtöbb tudás egy térségről 4 pont, döntetlen 2. Legjobb gyenge pont 7, döntetlen 4.",
		"Meistes Wissen je Gebiet 4 Punkte, geteilt 2. Bestes schwächstes Gebiet 7, geteilt 4.",
	}
	FieldNobody = locale.Msg{"%[1]s: nobody knows enough, no points.", "%[1]s: senki sem tud eleget, nincs pont.", "%[1]s: Niemand weiß genug, keine Punkte."}
	FieldOne    = locale.Msg{"%[1]s: %[2]s leads with %[3]d, +%[4]d.", "%[1]s: %[2]s vezet, %[3]d, +%[4]d pont.", "%[1]s: %[2]s führt mit %[3]d, +%[4]d."}
	FieldTied   = locale.Msg{"%[1]s: a tie at %[2]d, +%[3]d each.", "%[1]s: döntetlen, %[2]d, +%[3]d pont.", "%[1]s: Gleichstand mit %[2]d, je +%[3]d."}
	Legend      = [3]locale.Msg{
		{"Artefacts found", "Talált leletek", "Gefundene Artefakte"},
		{"Exhibitions won", "Megnyert kiállítások", "Gewonnene Ausstellungen"},
		{"Congresses: 1 3 6 10 15 21 28 36", "Kongresszusok: 1 3 6 10 15 21 28 36", "Kongresse: 1 3 6 10 15 21 28 36"},
	}
)
