package locale

// The title and what all menus share.
var (
	Tagline  = Msg{"Board games of sand and stone", "Társasjátékok homokból és kőből", "Brettspiele aus Sand und Stein"}
	Continue = Msg{"Continue", "Folytatás", "Weiter"}
	Play     = Msg{"Play", "Játék", "Spielen"}
	Settings = Msg{"Settings", "Beállítások", "Einstellungen"}
	Quit     = Msg{"Quit", "Kilépés", "Beenden"}
	Back     = Msg{"Back", "Vissza", "Zurück"}
	OK       = Msg{"OK", "Rendben", "OK"}
	Choose   = Msg{"Choose", "Kiválasztás", "Wählen"}
	Move     = Msg{"Move", "Mozgás", "Bewegen"}
	Change   = Msg{"Change", "Módosítás", "Ändern"}
	TurnPage = Msg{"Page", "Lap", "Seite"}
	Group    = Msg{"Next part", "Következő rész", "Nächster Teil"}
	Scroll   = Msg{"Scroll", "Görgetés", "Blättern"}
	Discard  = Msg{"Discard", "Elvetés", "Verwerfen"}

	// SavedGame is the game that goes on and when it was played last.
	SavedGame = Msg{"%[1]s, last played %[2]s", "%[1]s, utoljára: %[2]s", "%[1]s, zuletzt %[2]s"}
	// SavedNames is the same with who plays it.
	SavedNames  = Msg{"%[1]s: %[2]s (%[3]s)", "%[1]s: %[2]s (%[3]s)", "%[1]s: %[2]s (%[3]s)"}
	SavedGames  = Msg{"%[1]d saved games", "%[1]d elmentett játék", "%[1]d gespeicherte Spiele"}
	WhichSave   = Msg{"Which game goes on?", "Melyik játék folytatódjon?", "Welches Spiel geht weiter?"}
	PlayMeans   = Msg{"Choose a game and who plays", "Válassz játékot és játékosokat", "Spiel und Mitspieler wählen"}
	SettingsFor = Msg{"Language, sound, speed, picture", "Nyelv, hang, sebesség, kép", "Sprache, Ton, Tempo, Bild"}
	QuitMeans   = Msg{"The running game is saved", "A futó játék el van mentve", "Das laufende Spiel ist gespeichert"}
	ForSound    = Msg{"Click or tap for sound", "Nyomj ide a hanghoz", "Klick oder Tipp: Ton"}
)

// The list of saved games.
var (
	NewerSaves = Msg{"Newer games", "Újabb játékok", "Neuere Spiele"}
	OlderSaves = Msg{"Older games", "Régebbi játékok", "Ältere Spiele"}
	DeleteSave = Msg{"Delete: %[1]s", "Törlés: %[1]s", "Löschen: %[1]s"}
	AskDelete  = Msg{
		"Delete this saved game for good?",
		"Végleg törlöd ezt a mentett játékot?",
		"Diesen Spielstand endgültig löschen?",
	}
	Delete     = Msg{"Delete", "Törlés", "Löschen"}
	KeepSave   = Msg{"Keep", "Megtartás", "Behalten"}
	NotDeleted = Msg{
		"The saved game could not be deleted: %[1]s",
		"A mentett játékot nem sikerült törölni: %[1]s",
		"Der Spielstand konnte nicht gelöscht werden: %[1]s",
	}
)

// What went wrong, one line each.
var (
	SettingsDamaged = Msg{
		"The settings could not be read; the defaults are used. Kept as %[1]s.",
		"A beállítások sérültek, az alapértékek érvényesek. Félretéve: %[1]s.",
		"Die Einstellungen sind beschädigt, es gelten die Vorgaben. Aufgehoben als %[1]s.",
	}
	SettingsUnread = Msg{
		"The settings could not be read; the defaults are used: %[1]s.",
		"A beállítások nem olvashatók, az alapértékek érvényesek: %[1]s.",
		"Die Einstellungen sind nicht zu lesen, es gelten die Vorgaben: %[1]s.",
	}
	NothingStored = Msg{
		"Nothing can be saved: %[1]s. Games will be lost when you leave.",
		"Semmi sem menthető: %[1]s. A játékok kilépéskor elvesznek.",
		"Nichts lässt sich speichern: %[1]s. Spiele sind beim Verlassen verloren.",
	}
	SaveDamaged = Msg{
		"The saved game could not be read and was kept as %[1]s: %[2]s",
		"A mentett játék sérült, félretéve: %[1]s (%[2]s)",
		"Der Spielstand ist beschädigt, aufgehoben als %[1]s: %[2]s",
	}
	SaveUnread = Msg{
		"The saved game could not be read: %[1]s",
		"A mentett játékot nem sikerült beolvasni: %[1]s",
		"Der Spielstand konnte nicht gelesen werden: %[1]s",
	}
	SaveVersion = Msg{
		"This game was saved by another version of the rules and stays as it is: %[1]s",
		"Ezt a játékot a szabályok más változata mentette, ezért érintetlen marad: %[1]s",
		"Dieser Spielstand gehört zu einer anderen Fassung der Regeln und bleibt, wie er ist: %[1]s",
	}
	CannotStart = Msg{
		"This game cannot start: %[1]s",
		"Ez a játék nem indulhat: %[1]s",
		"Dieses Spiel kann nicht beginnen: %[1]s",
	}
	NotStored = Msg{
		"The settings could not be stored: %[1]s",
		"A beállításokat nem sikerült elmenteni: %[1]s",
		"Die Einstellungen konnten nicht gespeichert werden: %[1]s",
	}
	SoundLost = Msg{
		"The sound device went away. The game goes on without sound.",
		"A hangeszköz eltűnt. A játék hang nélkül megy tovább.",
		"Das Tongerät ist weg. Das Spiel geht ohne Ton weiter.",
	}
)

// The pause menu.
var (
	PauseTitle = Msg{"Pause", "Szünet", "Pause"}
	GoOn       = Msg{"Go on", "Folytatás", "Weiterspielen"}
	UndoWord   = Msg{"Undo", "Visszavonás", "Zurücknehmen"}
	HowToPlay  = Msg{"How to play", "Játékszabály", "Spielregeln"}
	SeatsWord  = Msg{"Seats and devices", "Helyek, eszközök", "Plätze und Geräte"}
	RedoWord   = Msg{"Redo", "Mégis", "Wiederholen"}
	SaveLeave  = Msg{"Save and leave", "Mentés és főmenü", "Speichern, zum Menü"}
	Saved      = Msg{"Saved after the last move", "Mentve az utolsó lépés után", "Nach dem letzten Zug gespeichert"}
	PageOf     = Msg{"%[1]d of %[2]d", "%[1]d. / %[2]d", "%[1]d von %[2]d"}
)

// The curtain.
var (
	PassTo   = Msg{"Pass to %[1]s", "Add át: %[1]s", "Weiter an %[1]s"}
	LookAway = Msg{
		"The others look away.",
		"A többiek most ne nézzenek ide.",
		"Die anderen sehen jetzt weg.",
	}
	YourEyes = Msg{
		"Only you will see your secrets.",
		"Csak te láthatod a titkaidat.",
		"Nur du siehst deine Geheimnisse.",
	}
	IAm       = Msg{"I am %[1]s", "Én vagyok %[1]s", "Ich bin %[1]s"}
	PassFirst = Msg{"Pass the screen on first", "Előbb add tovább a képernyőt", "Gib erst den Bildschirm weiter"}
)
