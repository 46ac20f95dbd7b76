package locale

// The results.
var (
	Wins       = Msg{"%[1]s wins", "%[1]s győzött", "%[1]s gewinnt"}
	SharedWin  = Msg{"Shared victory", "Közös győzelem", "Geteilter Sieg"}
	PointsWord = Msg{"Points", "Pont", "Punkte"}
	WonBy      = Plural{
		Msg{"%[2]s wins, %[1]d point ahead.", "%[2]s győzött, %[1]d pont előnnyel.", "%[2]s gewinnt mit %[1]d Punkt Vorsprung."},
		Msg{"%[2]s wins, %[1]d points ahead.", "%[2]s győzött, %[1]d pont előnnyel.", "%[2]s gewinnt mit %[1]d Punkten Vorsprung."},
	}
	WonTie = Msg{
		"Equal points: the tie-break decides for %[1]s.",
		"Azonos pontszám: a holtverseny szabálya dönt, győztes: %[1]s.",
		"Gleichstand: die Zusatzregel entscheidet für %[1]s.",
	}
	TiedFirst = Msg{
		"%[1]s share the victory.",
		"Megosztott győzelem: %[1]s.",
		"Geteilter Sieg: %[1]s.",
	}
	And         = Msg{"%[1]s and %[2]s", "%[1]s és %[2]s", "%[1]s und %[2]s"}
	SamePlayers = Msg{"Same players again", "Ugyanazok újra", "Dieselben noch einmal"}
	ChangeSetup = Msg{"Change the set-up", "Más felállás", "Aufstellung ändern"}
	GameLog     = Msg{"Log", "Napló", "Verlauf"}
	ToTitle     = Msg{"Main menu", "Főmenü", "Hauptmenü"}
	// RecordIn names the record's file below the data directory.
	RecordIn   = Msg{"Record in the data folder: %[1]s", "A játszma leirata az adatmappában: %[1]s", "Aufzeichnung im Datenordner: %[1]s"}
	RecordHere = Msg{"The record is kept in this browser.", "A játszma leiratát ez a böngésző őrzi.", "Die Aufzeichnung liegt in diesem Browser."}
	NoRecord   = Msg{
		"The record could not be stored.",
		"A játszma leiratát nem sikerült elmenteni.",
		"Die Aufzeichnung konnte nicht gespeichert werden.",
	}
)
