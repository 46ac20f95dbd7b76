package timbuktu

import "sandglass/scenes/locale"

// The lines of the move log; %[1]s is the seat's name where one acts.
var (
	LogPlace    = locale.Msg{"%[1]s: camel %[2]s starts at %[3]s", "%[1]s: %[2]s-teve a rajtnál, %[3]s", "%[1]s: Kamel %[2]s am Start, %[3]s"}
	LogLoads    = locale.Msg{"All camels are loaded", "Minden teve megrakva", "Alle Kamele sind beladen"}
	LogDeal     = locale.Msg{"Thief cards are dealt", "Kiosztva a tolvajkártyák", "Diebeskarten sind verteilt"}
	LogMove     = locale.Msg{"%[1]s: camel %[2]s to %[3]s %[4]d", "%[1]s: %[2]s-teve → %[3]s %[4]d", "%[1]s: Kamel %[2]s nach %[3]s %[4]d"}
	LogPay      = locale.Msg{"%[1]s pays 1 %[2]s, worth %[3]d now", "%[1]s fizet 1 %[2]s, most %[3]d pontot ér", "%[1]s zahlt 1 %[2]s, jetzt %[3]d wert"}
	LogRound    = locale.Msg{"Stage %[1]d, round %[2]d", "%[1]d. szakasz, %[2]d. kör", "Etappe %[1]d, Runde %[2]d"}
	LogExchange = locale.Msg{"%[1]s: exchange, all packs move on", "%[1]s: csere, továbbmennek a csomagok", "%[1]s: Tausch, die Päckchen wandern"}
	LogPack     = locale.Msg{"Thieves at %[1]s, stands %[2]d and %[3]d, take %[4]s and %[5]s", "Tolvajok (%[1]s, %[2]d. és %[3]d. hely): %[4]s és %[5]s visznek", "Diebe bei %[1]s, Platz %[2]d und %[3]d, nehmen %[4]s und %[5]s"}
	LogLoss     = locale.Msg{"%[1]s: camel %[2]s loses %[3]d %[4]s", "%[1]s: %[2]s-teve elveszít %[3]d %[4]s", "%[1]s: Kamel %[2]s verliert %[3]d %[4]s"}
	LogStage    = locale.Msg{"Stage %[1]d begins", "%[1]d. szakasz kezdődik", "Etappe %[1]d beginnt"}
	LogOver     = locale.Msg{"The caravans are in Timbuktu", "A karavánok Timbuktuban", "Die Karawanen sind in Timbuktu"}
)

// What an undo would take back.
var (
	UndoPlace = locale.Msg{"%[1]s pen", "%[1]s karám", "Gehege %[1]s"}
	UndoLoad  = locale.Msg{"load of camel %[1]s", "%[1]s-teve rakománya", "Ladung von Kamel %[1]s"}
	UndoCamel = locale.Msg{"camel %[1]s", "%[1]s-teve", "Kamel %[1]s"}
	UndoPay   = locale.Msg{"payment: %[1]s", "fizetés: %[1]s", "Zahlung: %[1]s"}
)
