package theben

import "sandglass/scenes/locale"

// Title is the game's name.
var Title = locale.Msg{"East of Thebes", "Thébától keletre", "Jenseits von Theben"}

// About says in a sentence what the game is about.
var About = locale.Msg{
	"Learn in Europe, dig in the south, and mind your weeks: time is what you pay with.",
	"Tanulj Európában, áss délen, és számold a heteket: idővel fizetsz mindenért.",
	"Lerne in Europa, grabe im Süden und zähle die Wochen: Du zahlst mit Zeit.",
}

// Places are the names of the places, InPlaces where something is, ToPlaces where a
// journey goes.
var (
	Places = [12]locale.Msg{
		{"London", "London", "London"},
		{"Paris", "Párizs", "Paris"},
		{"Berlin", "Berlin", "Berlin"},
		{"Vienna", "Bécs", "Wien"},
		{"Rome", "Róma", "Rom"},
		{"Warsaw", "Varsó", "Warschau"},
		{"Moscow", "Moszkva", "Moskau"},
		{"Greece", "Görögország", "Griechenland"},
		{"Crete", "Kréta", "Kreta"},
		{"Egypt", "Egyiptom", "Ägypten"},
		{"Palestine", "Palesztina", "Palästina"},
		{"Mesopotamia", "Mezopotámia", "Mesopotamien"},
	}
	InPlaces = [12]locale.Msg{
		{"in London", "Londonban", "in London"},
		{"in Paris", "Párizsban", "in Paris"},
		{"in Berlin", "Berlinben", "in Berlin"},
		{"in Vienna", "Bécsben", "in Wien"},
		{"in Rome", "Rómában", "in Rom"},
		{"in Warsaw", "Varsóban", "in Warschau"},
		{"in Moscow", "Moszkvában", "in Moskau"},
		{"in Greece", "Görögországban", "in Griechenland"},
		{"in Crete", "Krétán", "auf Kreta"},
		{"in Egypt", "Egyiptomban", "in Ägypten"},
		{"in Palestine", "Palesztinában", "in Palästina"},
		{"in Mesopotamia", "Mezopotámiában", "in Mesopotamien"},
	}
	ToPlaces = [12]locale.Msg{
		{"to London", "Londonba", "nach London"},
		{"to Paris", "Párizsba", "nach Paris"},
		{"to Berlin", "Berlinbe", "nach Berlin"},
		{"to Vienna", "Bécsbe", "nach Wien"},
		{"to Rome", "Rómába", "nach Rom"},
		{"to Warsaw", "Varsóba", "nach Warschau"},
		{"to Moscow", "Moszkvába", "nach Moskau"},
		{"to Greece", "Görögországba", "nach Griechenland"},
		{"to Crete", "Krétára", "nach Kreta"},
		{"to Egypt", "Egyiptomba", "nach Ägypten"},
		{"to Palestine", "Palesztinába", "nach Palästina"},
		{"to Mesopotamia", "Mezopotámiába", "nach Mesopotamien"},
	}
)

// The names of cards; Kinds are those that have no value, in the order of the rule
// set's kinds.
var (
	SpecialCard = locale.Msg{"%[1]s %[2]d", "%[1]s %[2]d", "%[1]s %[2]d"}
	GeneralCard = locale.Msg{"General %[1]d", "Általános %[1]d", "Allgemein %[1]d"}
	ShowCard    = locale.Msg{"Exhibition %[1]s %[2]d", "Kiállítás: %[1]s %[2]d", "Schau %[1]s %[2]d"}
	Kinds       = [8]locale.Msg{
		{"Special", "Szaktudás", "Fachwissen"},
		{"General", "Általános", "Allgemein"},
		{"Congress", "Kongresszus", "Kongress"},
		{"Assistant", "Asszisztens", "Assistent"},
		{"Spade", "Ásó", "Schaufel"},
		{"Horse", "Ló", "Pferd"},
		{"Forged permit", "Hamis engedély", "Falscher Schein"},
		{"Airship", "Léghajó", "Luftschiff"},
	}
)

// Sources names where points come from, by the rule set's keys.
var Sources = map[string]locale.Msg{
	"artefacts":   {"Finds", "Leletek", "Funde"},
	"exhibitions": {"Shows", "Kiállítás", "Schauen"},
	"congresses":  {"Congress", "Kongr.", "Kongress"},
	"conference":  {"Regions", "Térségek", "Gebiete"},
	"weakest":     {"Weakest", "Gyenge", "Schwäche"},
}

// Options are the options by key.
var Options = map[string]locale.RuleOption{
	"hard-table": {
		Name:    locale.Msg{"Hard digging", "Nehéz ásatás", "Schweres Graben"},
		Meaning: locale.Msg{"The same weeks and knowledge draw fewer cards.", "Ugyanannyi hét és tudás kevesebb lapot ad.", "Gleiche Wochen und Wissen bringen weniger Karten."},
	},
	"alternate-digs": {
		Name:    locale.Msg{"Full piles", "Teljes paklik", "Volle Stapel"},
		Meaning: locale.Msg{"Nothing is out of the game; rubble replaces each find.", "Semmi sincs kivéve; a leletek helyére törmelék kerül.", "Nichts fehlt im Stapel; Schutt ersetzt jeden Fund."},
	},
	"frequent-change": {
		Name:    locale.Msg{"Fresh cards", "Friss lapok", "Frische Karten"},
		Meaning: locale.Msg{"After each exhibition the open cards are replaced.", "Minden kiállítás után új nyílt lapok jönnek.", "Nach jeder Ausstellung werden die offenen Karten neu."},
	},
	"change-cards": {
		Name:    locale.Msg{"Change cards", "Lapcsere", "Karten tauschen"},
		Meaning: locale.Msg{"A new action: for two weeks the open cards are replaced.", "Új akció: két hétért új nyílt lapok jönnek.", "Neue Aktion: für zwei Wochen kommen neue offene Karten."},
	},
	"more-exhibitions": {
		Name:    locale.Msg{"More exhibitions", "Több kiállítás", "Mehr Ausstellungen"},
		Meaning: locale.Msg{"After each exhibition a card is drawn: it may be the next.", "Minden kiállítás után új lap: hátha kiállítás.", "Nach jeder wird eine Karte gezogen, vielleicht die nächste."},
	},
	"preview": {
		Name:    locale.Msg{"Look ahead", "Előretekintés", "Vorschau"},
		Meaning: locale.Msg{"The next two cards of the deck lie open.", "A pakli következő két lapja nyíltan fekszik.", "Die nächsten zwei Karten liegen offen."},
	},
	"literal-conference": {
		Name:    locale.Msg{"Points for nothing", "Pont a semmiért", "Punkte für nichts"},
		Meaning: locale.Msg{"In the conference ties at 0 score, too.", "A konferencián a 0-s döntetlen is pontot ér.", "In der Konferenz zählt auch Gleichstand bei 0."},
	},
	"first": {
		Name:    locale.Msg{"Who starts", "Ki kezd", "Wer beginnt"},
		Meaning: locale.Msg{"The seat whose marker lies on top at the start.", "Akinek a korongja az induláskor legfelül van.", "Wessen Scheibe am Anfang oben liegt."},
	},
}
