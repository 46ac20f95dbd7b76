package theben

import "sandglass/scenes/locale"

// Title is the game's name.
var Title = locale.Msg{"Jenseits von Theben", "Jenseits von Theben", "Jenseits von Theben"}

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

// Sources names where points come from, in the order of the rule set.
var Sources = []locale.Msg{
	{"Finds", "Leletek", "Funde"},
	{"Shows", "Kiállítás", "Schauen"},
	{"Congress", "Kongr.", "Kongress"},
	{"Regions", "Térségek", "Gebiete"},
	{"Weakest", "Gyenge", "Schwäche"},
}

// Options are what options mean.
var Options = []locale.RuleOption{
	{
		Key:     "hard-table",
		Name:    locale.Msg{"Hard digging", "Nehéz ásatás", "Schweres Graben"},
		Meaning: locale.Msg{"Fewer cards for the same weeks.", "Ugyanannyi hétért kevesebb lap.", "Weniger Karten für gleiche Zeit."},
	},
	{
		Key:     "alternate-digs",
		Name:    locale.Msg{"Full piles", "Teljes paklik", "Volle Stapel"},
		Meaning: locale.Msg{"Nothing is missing from the piles.", "Semmi sem hiányzik a paklikból.", "In den Stapeln fehlt nichts."},
	},
	{
		Key:     "frequent-change",
		Name:    locale.Msg{"Fresh cards", "Friss lapok", "Frische Karten"},
		Meaning: locale.Msg{"Exhibitions bring new open cards.", "Kiállítás után új nyílt lapok.", "Nach Schauen neue offene Karten."},
	},
	{
		Key:     "change-cards",
		Name:    locale.Msg{"Change cards", "Lapcsere", "Karten tauschen"},
		Meaning: locale.Msg{"Action: new open cards for 2 weeks.", "Akció: új nyílt lapok 2 hétért.", "Aktion: neue Karten für 2 Wochen."},
	},
	{
		Key:     "more-exhibitions",
		Name:    locale.Msg{"More exhibitions", "Több kiállítás", "Mehr Ausstellungen"},
		Meaning: locale.Msg{"After each one a card is drawn.", "Mindegyik után jön egy lap.", "Nach jeder kommt eine Karte."},
	},
	{
		Key:     "preview",
		Name:    locale.Msg{"Look ahead", "Előretekintés", "Vorschau"},
		Meaning: locale.Msg{"The next two cards lie open.", "A két következő lap nyílt.", "Die nächsten zwei sind offen."},
	},
	{
		Key:     "literal-conference",
		Name:    locale.Msg{"Points for nothing", "Pont a semmiért", "Punkte für nichts"},
		Meaning: locale.Msg{"Conference: ties at 0 score, too.", "A 0-s döntetlen is pontot ér.", "Gleichstand bei 0 zählt auch."},
	},
}
