package tombraiders

import "sandglass/scenes/locale"

// Title is the game's name.
var Title = locale.Msg{"The Tomb Raiders", "Thébai sírrablók", "Die Grabräuber"}

// About says in a sentence what the game is about.
var About = locale.Msg{
	"A quicker Thebes of cards: gather books, dig at four sites, show what you found. You pay with weeks.",
	"Gyorsabb Théba, csak kártyákkal: gyűjts könyveket, áss négy helyen, mutasd be a leleteid. Hetekkel fizetsz.",
	"Ein schnelleres Theben aus Karten: Sammle Bücher, grabe an vier Orten, zeige Funde. Du zahlst mit Wochen.",
}

// Regions are the names of the regions, ShortRegions in at most 46 px of the small face,
// InRegions where something is.
var (
	Regions = [4]locale.Msg{
		{"Mesopotamia", "Mezopotámia", "Mesopotamien"},
		{"Crete", "Kréta", "Kreta"},
		{"Egypt", "Egyiptom", "Ägypten"},
		{"Greece", "Görögország", "Griechenland"},
	}
	ShortRegions = [4]locale.Msg{
		{"Mesopot.", "Mezopot.", "Mesopot."},
		{"Crete", "Kréta", "Kreta"},
		{"Egypt", "Egyipt.", "Ägypten"},
		{"Greece", "Görögo.", "Griechen."},
	}
	InRegions = [4]locale.Msg{
		{"in Mesopotamia", "Mezopotámiában", "in Mesopotamien"},
		{"on Crete", "Krétán", "auf Kreta"},
		{"in Egypt", "Egyiptomban", "in Ägypten"},
		{"in Greece", "Görögországban", "in Griechenland"},
	}
)

// The names of cards; Kinds stand alone for those that know no region and no value, and
// on the banners of cards.
var (
	SpecialCard  = locale.Msg{"%[1]s %[2]d", "%[1]s %[2]d", "%[1]s %[2]d"}
	GeneralCard  = locale.Msg{"General %[1]d", "Általános %[1]d", "Allgemein %[1]d"}
	RegionalCard = locale.Msg{"%[1]s (%[2]s)", "%[1]s (%[2]s)", "%[1]s (%[2]s)"}
	Kinds        = [10]locale.Msg{
		{"Knowledge", "Tudás", "Wissen"},
		{"General", "Általános", "Allgemein"},
		{"Congress", "Kongresszus", "Kongress"},
		{"General dig", "Bárhol ásat", "Grabung"},
		{"Assistant", "Asszisztens", "Assistent"},
		{"Scholar", "Tudós", "Gelehrter"},
		{"Thief", "Tolvaj", "Dieb"},
		{"Robbers", "Sírrablók", "Grabräuber"},
		{"Exhibition", "Kiállítás", "Ausstellung"},
		{"Museum", "Múzeum", "Museum"},
	}
	// Banners are the same on the small cards of the row: at most 40 px of the label face.
	Banners = [8]locale.Msg{
		{"Book", "Tudás", "Wissen"},
		{"General", "Általános", "Allgemein"},
		{"Congress", "Kongr.", "Kongress"},
		{"Dig", "Ásatás", "Grabung"},
		{"Assistant", "Assziszt.", "Assistent"},
		{"Scholar", "Tudós", "Gelehrter"},
		{"Thief", "Tolvaj", "Dieb"},
		{"Robbers", "Rablók", "Räuber"},
	}
)

// ActionMeans say on a card in hand what it does, in at most 84 px of the small face; from
// general excavation to tomb robbers. %[1]d is the weeks that playing costs.
var ActionMeans = [5]locale.Msg{
	{"a permit anywhere", "engedély bárhová", "Schein überall"},
	{"+1 in a dig", "+1 egy ásatáshoz", "+1 beim Graben"},
	{"sees a pile, %[1]dw", "benéz, %[1]d hét", "sieht nach, %[1]d W."},
	{"an artefact, %[1]dw", "egy lelet, %[1]d hét", "ein Fund, %[1]d W."},
	{"any find, %[1]dw", "bármi jó, %[1]d hét", "Fund/Buch, %[1]d W."},
}

// Professors are the professors, the one of the greatest knowledge last.
var Professors = [5]locale.Msg{
	{"Professor of Mesopotamia", "Mezopotámia professzora", "Professor (Mesopotamien)"},
	{"Professor of Crete", "Kréta professzora", "Professor (Kreta)"},
	{"Professor of Egypt", "Egyiptom professzora", "Professor (Ägypten)"},
	{"Professor of Greece", "Görögország professzora", "Professor (Griechenland)"},
	{"Greatest knowledge", "A legnagyobb tudás", "Größtes Wissen"},
}

// Permits are what a dig can be paid with, in the order of the rule set; the first is the
// permit of its region.
var Permits = [3]locale.Msg{
	{"permit", "engedély", "Schein"},
	{"general permit", "általános engedély", "allg. Schein"},
	{"general dig", "bárhol ásat", "freie Grabung"},
}

// PayWith are the same on buttons.
var PayWith = [3]locale.Msg{
	{"Permit", "Engedély", "Schein"},
	{"General permit", "Általános engedély", "Allgemeiner Schein"},
	{"General dig", "Bárhol ásat", "Freie Grabung"},
}

// Sources names where points come from, in the order of the rule set.
var Sources = []locale.Msg{
	{"Finds", "Leletek", "Funde"},
	{"Shows", "Kiáll.", "Schau"},
	{"Mus.", "Múz.", "Mus."},
	{"Profs", "Prof.", "Prof."},
	{"Congr.", "Kongr.", "Kongr."},
	{"Time", "Idő", "Zeit"},
}

// Options are what options mean.
var Options = []locale.RuleOption{
	{
		Key:     "cost-once",
		Name:    locale.Msg{"Pay once", "Egyszer fizetsz", "Einmal zahlen"},
		Meaning: locale.Msg{"Action cards cost weeks when taken, and none when played.", "Az akciólap csak elvételkor kerül hetekbe, kijátszva nem.", "Aktionskarten kosten nur beim Nehmen Wochen, beim Spielen keine."},
	},
	{
		Key:     "mild-table",
		Name:    locale.Msg{"Mild digging", "Könnyű ásatás", "Leichtes Graben"},
		Meaning: locale.Msg{"Digs turn up cards even with little knowledge and few weeks.", "Kevés tudással és kevés héttel is fordul fel lap.", "Auch mit wenig Wissen und wenigen Wochen kommen Karten hoch."},
	},
	{
		Key:     "open-hands",
		Name:    locale.Msg{"Open hands", "Nyílt kezek", "Offene Karten"},
		Meaning: locale.Msg{"Everybody sees the permits and action cards of all.", "Mindenki látja a többiek engedélyeit és akciólapjait.", "Jeder sieht Scheine und Aktionskarten von allen."},
	},
}
