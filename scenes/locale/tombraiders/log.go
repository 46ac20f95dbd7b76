package tombraiders

import "sandglass/scenes/locale"

// The lines of the move log; %[1]s is the seat's name where one acts.
var (
	LogTook      = locale.Msg{"%[1]s takes: %[2]s, %[3]s", "%[1]s elviszi: %[2]s, %[3]s", "%[1]s nimmt: %[2]s, %[3]s"}
	LogHeld      = locale.Msg{"%[1]s holds: %[2]s, %[3]s", "%[1]s rendezi: %[2]s, %[3]s", "%[1]s zeigt: %[2]s, %[3]s"}
	LogGave      = locale.Msg{"%[1]s gives away: %[2]s %[3]d", "%[1]s odaadja: %[2]s %[3]d", "%[1]s gibt weg: %[2]s %[3]d"}
	LogPlayed    = locale.Msg{"%[1]s plays: %[2]s (%[3]s)", "%[1]s lapja: %[2]s (%[3]s)", "%[1]s spielt: %[2]s (%[3]s)"}
	LogNothing   = [2]locale.Msg{{"%[1]s: no artefact there", "%[1]s: nincs ott lelet", "%[1]s: dort ist kein Fund"}, {"%[1]s: nothing but rubble", "%[1]s: csak törmelék", "%[1]s: nur Schutt"}}
	LogKept      = locale.Msg{"%[1]s takes from the pile: %[2]s", "%[1]s a pakliból elviszi: %[2]s", "%[1]s nimmt aus dem Stapel: %[2]s"}
	LogPays      = locale.Msg{"%[1]s pays for a dig: %[2]s", "%[1]s így fizet az ásatásért: %[2]s", "%[1]s zahlt fürs Graben: %[2]s"}
	LogDigs      = locale.Msg{"%[1]s digs %[2]s, %[3]s", "%[1]s ás %[2]s, %[3]s", "%[1]s gräbt %[2]s, %[3]s"}
	LogAssist    = locale.Msg{"%[1]s, assistants: %[2]d", "%[1]s, asszisztens: %[2]d", "%[1]s, Assistenten: %[2]d"}
	LogDug       = locale.Msg{"%[1]s finds: %[2]s", "%[1]s talál: %[2]s", "%[1]s findet: %[2]s"}
	LogFound     = locale.Plural{One: locale.Msg{"%[1]d artefact", "%[1]d leletet", "%[1]d Fund"}, Many: locale.Msg{"%[1]d artefacts", "%[1]d leletet", "%[1]d Funde"}}
	LogBooks     = locale.Plural{One: locale.Msg{"%[1]d book", "%[1]d könyvet", "%[1]d Buch"}, Many: locale.Msg{"%[1]d books", "%[1]d könyvet", "%[1]d Bücher"}}
	LogRubble    = locale.Msg{"nothing but rubble", "csak törmeléket", "nur Schutt"}
	LogDisplayed = locale.Msg{"New: %[1]s", "Új: %[1]s", "Neu: %[1]s"}
	LogEnd       = locale.Msg{"The deck is empty: the game is over", "Elfogyott a pakli: vége a játéknak", "Der Stapel ist leer: Das Spiel ist aus"}
	LogBonus     = locale.Msg{"%[1]s, weeks behind: %[2]d, +%[3]d", "%[1]s, hátrány hétben: %[2]d, +%[3]d", "%[1]s, Wochen zurück: %[2]d, +%[3]d"}
	LogScored    = locale.Msg{"%[1]s: points %[2]d", "%[1]s: pont %[2]d", "%[1]s: Punkte %[2]d"}
)

// What an undo would take back.
var (
	UndoTake = locale.Msg{"card", "lap", "Karte"}
	UndoShow = locale.Msg{"presentation", "bemutató", "Präsentation"}
	UndoPlay = locale.Msg{"card: %[1]s", "lap: %[1]s", "Karte: %[1]s"}
	UndoDig  = locale.Msg{"dig %[1]s", "ásatás %[1]s", "Graben %[1]s"}
	UndoKeep = locale.Msg{"what was taken", "az elvitt lap", "das Genommene"}
)
