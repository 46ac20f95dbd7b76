// Package tabletop holds the texts that all tables share.
package tabletop

import "sandglass/scenes/locale"

// The buttons below every table's prompt.
var (
	UndoButton = locale.Msg{"Undo", "Visszavonás", "Zurücknehmen"}
	LogButton  = locale.Msg{"Log", "Napló", "Verlauf"}
	MenuButton = locale.Msg{"Menu", "Menü", "Menü"}
	GoOnSpot   = locale.Msg{"Go on", "Tovább", "Weiter"}
	SkipSpot   = locale.Msg{"Skip the animation", "Animáció átugrása", "Animation überspringen"}
)

// What the undo button would take back, or why it cannot.
var (
	UndoMove    = locale.Msg{"Undo: %[1]s", "Visszavonás: %[1]s", "Zurücknehmen: %[1]s"}
	UndoTheirs  = locale.Msg{"Undo for %[1]s: %[2]s", "%[1]s visszavonja: %[2]s", "%[1]s nimmt zurück: %[2]s"}
	UndoNothing = locale.Msg{"You have done nothing yet.", "Még nem léptél.", "Du hast noch nichts getan."}
	UndoBarrier = locale.Msg{"Something was revealed since: that cannot be unseen.", "Azóta kiderült valami: azt már nem lehet nem látni.", "Seither wurde etwas aufgedeckt: das bleibt gesehen."}
	UndoOther   = locale.Msg{"Someone else has decided since.", "Azóta más is döntött.", "Seither hat jemand anderes entschieden."}
)

// What the redo button would make again, or why it cannot.
var (
	RedoButton  = locale.Msg{"Redo", "Mégis", "Wiederholen"}
	RedoMove    = locale.Msg{"Redo: %[1]s", "Mégis: %[1]s", "Wiederholen: %[1]s"}
	RedoNothing = locale.Msg{"Nothing has been taken back.", "Nincs visszavont lépés.", "Nichts wurde zurückgenommen."}
	RedoOther   = locale.Msg{"What was taken back is not yours to make again now.", "A visszavont lépést most nem te ismételheted meg.", "Das Zurückgenommene kannst du jetzt nicht wiederholen."}
)

// Whose turn it is, and whose hands are here.
var (
	TheirTurn   = locale.Msg{"It is %[1]s's turn.", "Most %[1]s következik.", "%[1]s ist an der Reihe."}
	TheirUndo   = locale.Msg{"Only %[1]s may do that.", "Ezt csak %[1]s teheti meg.", "Das darf nur %[1]s."}
	PadAway     = locale.Msg{"%[1]s: the gamepad is gone", "%[1]s: eltűnt a kontroller", "%[1]s: das Gamepad ist weg"}
	PadBack     = locale.Msg{"%[1]s: the gamepad is back", "%[1]s: visszajött a kontroller", "%[1]s: das Gamepad ist wieder da"}
	PadTakes    = locale.Msg{"%[1]s: the gamepad is back. Confirm takes the seat again.", "%[1]s: visszajött a kontroller. Az elfogadás visszaveszi a helyet.", "%[1]s: das Gamepad ist wieder da. Bestätigen holt den Platz zurück."}
	NowWith     = locale.Msg{"%[1]s now plays with: %[2]s", "%[1]s mostantól ezzel játszik: %[2]s", "%[1]s spielt jetzt mit: %[2]s"}
	NowBot      = locale.Msg{"A bot now plays for %[1]s.", "%[1]s helyett mostantól gép játszik.", "Für %[1]s spielt jetzt ein Bot."}
	SecretsShow = locale.Msg{"Look at what only you may see", "Megnézem, amit csak én láthatok", "Ansehen, was nur du sehen darfst"}
	SecretsHide = locale.Msg{"Hide what only you may see", "Elrejtem, amit csak én láthatok", "Verbergen, was nur du sehen darfst"}
	Peeks       = locale.Msg{"%[1]s looks, for their eyes only", "Most csak %[1]s nézheti", "Nur für die Augen von %[1]s"}
	LookAway    = locale.Msg{"The others look away.", "A többiek forduljanak el!", "Die anderen schauen weg."}
	LetGo       = locale.Msg{"Let go to close", "Elengeded: bezárul", "Loslassen schließt"}
)

// The keypad: all choose in secret at once.
var (
	KeypadHow  = locale.Msg{"First a button for the row, then a direction for the column. Nothing shows what you press.", "Előbb egy gomb a sorért, aztán egy irány az oszlopért. Semmi sem mutatja, mit nyomsz.", "Erst eine Taste für die Reihe, dann eine Richtung für die Spalte. Nichts zeigt, was du drückst."}
	KeypadPeek = locale.Msg{"my own", "a sajátom", "das Meine"} // beside the button that is held to look
	KeypadTill = locale.Msg{"You may choose again until all have chosen.", "Újra választhatsz, amíg mindenki nem választott.", "Du kannst neu wählen, bis alle gewählt haben."}
)

// The move log.
var (
	LogTitle     = locale.Msg{"What happened", "Mi történt", "Was geschah"}
	LogEmpty     = locale.Msg{"Nothing has happened yet.", "Még nem történt semmi.", "Noch ist nichts geschehen."}
	LogCopy      = locale.Msg{"Copy", "Másolás", "Kopieren"}
	LogCopied    = locale.Msg{"Copied.", "Kimásoltam.", "Kopiert."}
	LogWritten   = locale.Msg{"Written to %[1]s", "Ide írtam: %[1]s", "Geschrieben nach %[1]s"}
	LogNotCopied = locale.Msg{"It could not be copied: %[1]s", "Nem sikerült a másolás: %[1]s", "Kopieren ging nicht: %[1]s"}
	LogClose     = locale.Msg{"Back to the table", "Vissza az asztalhoz", "Zurück zum Tisch"}
)

// SaveFailed says that the game could not be stored, and why.
var SaveFailed = locale.Msg{
	"The game cannot be saved: %[1]s. It goes on, but will be lost when you leave.",
	"A játék nem menthető: %[1]s. Folytatható, de kilépéskor elvész.",
	"Das Spiel lässt sich nicht speichern: %[1]s. Es geht weiter, ist aber beim Verlassen verloren.",
}
