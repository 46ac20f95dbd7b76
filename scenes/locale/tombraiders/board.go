package tombraiders

import "sandglass/scenes/locale"

// What the prompt tells beside.
var (
	CardsLeft         = locale.Plural{One: locale.Msg{"%[1]d card is left.", "Még %[1]d lap van benne.", "Noch %[1]d Karte."}, Many: locale.Msg{"%[1]d cards are left.", "Még %[1]d lap van benne.", "Noch %[1]d Karten."}}
	Points            = locale.Plural{One: locale.Msg{"%[1]d point", "%[1]d pont", "%[1]d Punkt"}, Many: locale.Msg{"%[1]d points", "%[1]d pont", "%[1]d Punkte"}}
	StepAhead         = locale.Msg{"With %[3]d more (%[1]s): %[2]s.", "Még %[3]d lelettel (%[1]s): %[2]s.", "Mit %[3]d mehr (%[1]s): %[2]s."}
	PresentationWorth = locale.Msg{"Worth points: %[1]d.", "Pontérték: %[1]d.", "Punkte: %[1]d."}
	SiteKnowledge     = locale.Msg{"You dig with knowledge %[1]d.", "Tudásod itt: %[1]d.", "Du gräbst mit Wissen %[1]d."}
	SiteNextPay       = locale.Msg{"Next you choose what to pay with.", "Utána kiválasztod, mivel fizetsz.", "Danach wählst du, womit du zahlst."}
	AskPay            = locale.Msg{"Pay with what?", "Mivel fizetsz?", "Womit zahlen?"}
	PayLeft           = locale.Msg{"You have %[1]d of them.", "Ebből %[1]d van.", "Davon hast du %[1]d."}
	LeadsLine         = locale.Msg{"%[1]s leads the line: week %[2]d", "%[1]s jár elöl: %[2]d. hét", "%[1]s führt: Woche %[2]d"}
	WhyAim            = locale.Msg{"The card is for another pile.", "A lap másik paklihoz való.", "Die Karte gilt für einen anderen Stapel."}
)
