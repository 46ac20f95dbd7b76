// Package excavation holds the words of the scene of a dig, in English, Hungarian and
// German. Both games of Thebes say them.
package excavation

import "sandglass/scenes/locale"

// What is told of a dig as it goes on.
var (
	Head        = locale.Msg{"%[1]s digs %[2]s:", "%[1]s ás %[2]s:", "%[1]s gräbt %[2]s:"}
	Begins      = locale.Msg{"the trench is open", "nyitva az árok", "der Graben ist offen"}
	SaysFind    = locale.Msg{"card %[1]d: an artefact worth %[2]d", "%[1]d. lap: lelet, értéke %[2]d", "Karte %[1]d: ein Fund, wert %[2]d"}
	SaysBook    = locale.Msg{"card %[2]d: knowledge, %[1]s", "%[2]d. lap: tudás, %[1]s", "Karte %[2]d: Wissen, %[1]s"}
	SaysGeneral = locale.Msg{"card %[1]d: general knowledge", "%[1]d. lap: általános tudás", "Karte %[1]d: allgemeines Wissen"}
	SaysRubble  = locale.Msg{"card %[1]d: nothing but rubble", "%[1]d. lap: csak törmelék", "Karte %[1]d: nur Schutt"}
	SoFar       = locale.Msg{"So far: points %[1]d, knowledge %[2]d.", "Eddig: pont %[1]d, tudás %[2]d.", "Bisher: Punkte %[1]d, Wissen %[2]d."}
	MoreCards   = locale.Plural{One: locale.Msg{"%[1]d more card", "Még %[1]d lap", "Noch %[1]d Karte"}, Many: locale.Msg{"%[1]d more cards", "Még %[1]d lap", "Noch %[1]d Karten"}}
	Skip        = locale.Msg{"Each press turns up the next card.", "Minden gombnyomás a következő lap.", "Jeder Druck zeigt die nächste Karte."}
	Over        = locale.Msg{"The dig is over", "Vége az ásatásnak", "Die Grabung ist vorbei"}
	RubbleBack  = locale.Msg{"The rubble goes back into the pile.", "A törmelék visszakerül a pakliba.", "Der Schutt kommt zurück in den Stapel."}
)

// What stands on a card of a dig, and above it.
var (
	Rubble     = locale.Msg{"Rubble", "Törmelék", "Schutt"}
	Artefact   = locale.Msg{"Artefact", "Lelet", "Fund"}
	Book       = locale.Msg{"Knowledge", "Tudás", "Wissen"}
	Nothing    = locale.Msg{"nothing", "semmi", "nichts"}
	PlusPoints = locale.Plural{One: locale.Msg{"+%[1]d point", "+%[1]d pont", "+%[1]d Punkt"}, Many: locale.Msg{"+%[1]d points", "+%[1]d pont", "+%[1]d Punkte"}}
	PlusBook   = locale.Msg{"+1 knowledge", "+1 tudás", "+1 Wissen"}
)
