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

// The move log.
var (
	LogTitle = locale.Msg{"What happened", "Mi történt", "Was geschah"}
	LogEmpty = locale.Msg{"Nothing has happened yet.", "Még nem történt semmi.", "Noch ist nichts geschehen."}
	LogClose = locale.Msg{"Back to the table", "Vissza az asztalhoz", "Zurück zum Tisch"}
)

// SaveFailed says that the game could not be stored, and why.
var SaveFailed = locale.Msg{
	"The game cannot be saved: %[1]s. It goes on, but will be lost when you leave.",
	"A játék nem menthető: %[1]s. Folytatható, de kilépéskor elvész.",
	"Das Spiel lässt sich nicht speichern: %[1]s. Es geht weiter, ist aber beim Verlassen verloren.",
}
