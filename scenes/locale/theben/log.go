package theben

import "sandglass/scenes/locale"

// The lines of the move log; %[1]s is the seat's name where one acts.
var (
	LogTravel     = locale.Msg{"%[1]s goes %[2]s", "%[1]s: %[2]s utazik", "%[1]s reist %[2]s"}
	LogUses       = locale.Msg{"%[1]s uses: %[2]s", "%[1]s felhasználja: %[2]s", "%[1]s nutzt: %[2]s"}
	LogMarker     = locale.Msg{"%[1]s: +%[2]d, now week %[3]d", "%[1]s: +%[2]d, most %[3]d. hét", "%[1]s: +%[2]d, nun Woche %[3]d"}
	LogTook       = locale.Msg{"%[1]s takes: %[2]s", "%[1]s elviszi: %[2]s", "%[1]s nimmt: %[2]s"}
	LogAnnounced  = locale.Msg{"Exhibition %[1]s in week %[2]d", "Kiállítás: %[1]s, %[2]d. hét", "Ausstellung %[1]s, Woche %[2]d"}
	LogChanges    = locale.Msg{"%[1]s has the cards changed", "%[1]s lapokat cserél", "%[1]s tauscht die Karten"}
	LogSwept      = locale.Msg{"The open cards are changed", "Új nyílt lapok jönnek", "Neue offene Karten"}
	LogReshuffled = locale.Msg{"%[1]d discards are the new deck", "Új pakli %[1]d eldobott lapból", "Neuer Stapel: %[1]d abgelegte"}
	LogDrew       = locale.Msg{"Drawn and discarded: %[1]s", "Felfedve, eldobva: %[1]s", "Gezogen, abgelegt: %[1]s"}
	LogDug        = locale.Msg{"%[1]s digs %[2]s: points %[3]d, knowledge %[4]d", "%[1]s ás %[2]s: pont %[3]d, tudás %[4]d", "%[1]s gräbt %[2]s: Punkte %[3]d, Wissen %[4]d"}
	LogWon        = locale.Msg{"%[1]s wins exhibition %[2]s: +%[3]d", "%[1]s nyer, kiállítás: %[2]s, +%[3]d", "%[1]s gewinnt Ausstellung %[2]s: +%[3]d"}
	LogNobody     = locale.Msg{"Exhibition %[1]s: nobody came", "Kiállítás: %[1]s, senki sem jött", "Ausstellung %[1]s: niemand da"}
	LogYear       = locale.Msg{"%[1]d begins: permits and cards are new", "%[1]d: új engedélyek, új lapok", "%[1]d beginnt: Scheine und Karten neu"}
	LogScored     = locale.Msg{"%[1]s: points %[2]d", "%[1]s: pont %[2]d", "%[1]s: Punkte %[2]d"}
)

// What an undo would take back.
var (
	UndoTravel = locale.Msg{"journey %[1]s", "út %[1]s", "Reise %[1]s"}
	UndoFly    = locale.Msg{"flight %[1]s", "repülés %[1]s", "Flug %[1]s"}
	UndoTake   = locale.Msg{"card", "lap", "Karte"}
	UndoWait   = locale.Msg{"wait of %[1]s", "várakozás, %[1]s", "Warten, %[1]s"}
)
