package locale

// The set-up: which game, who plays, which rules.
var (
	ChooseGame = Msg{"Choose a game", "Válassz játékot", "Spiel wählen"}
	Players    = Msg{"%[1]d to %[2]d players", "%[1]d-%[2]d játékos", "%[1]d bis %[2]d Personen"}
	WhoPlays   = Msg{"Who plays", "Ki játszik", "Wer spielt"}
	Clockwise  = Msg{"clockwise round the table", "az óra járása szerint", "im Uhrzeigersinn"}
	TableRules = Msg{"Rules of the table", "Asztali szabályok", "Regeln am Tisch"}
	Start      = Msg{"Start", "Indulás", "Los geht's"}

	Human       = Msg{"Human", "Ember", "Mensch"}
	Nobody      = Msg{"Nobody", "Senki", "Niemand"}
	BotLevel    = Msg{"Bot: %[1]s", "Gép: %[1]s", "Bot: %[1]s"}
	LevelRandom = Msg{"random", "véletlen", "Zufall"}
	LevelGreedy = Msg{"greedy", "mohó", "gierig"}

	RemarkAlone  = Msg{"plays at this screen", "ennél a képernyőnél játszik", "spielt an diesem Bildschirm"}
	RemarkShared = Msg{"shares this screen", "közös a képernyő", "teilt den Bildschirm"}
	RemarkRandom = Msg{"plays anything", "bármit meglép", "spielt irgendwas"}
	RemarkGreedy = Msg{"knows what is good", "tudja, mi a jó", "weiß, was gut ist"}
	RemarkBot    = Msg{"the computer plays", "a gép játszik", "der Computer spielt"}
	RemarkFree   = Msg{"this seat stays free", "ez a hely üres marad", "dieser Platz bleibt frei"}

	ForPlayers = Msg{
		"%[1]s is for %[2]d to %[3]d players",
		"%[1]s: %[2]d-%[3]d játékos játszhatja",
		"%[1]s ist für %[2]d bis %[3]d Personen",
	}
	FillBefore = Msg{"Seat %[1]d is still free", "Előbb ezt töltsd be: %[1]d. hely", "Platz %[1]d ist noch frei"}

	FirstPlayer = Msg{"First player", "Kezdőjátékos", "Wer beginnt"}
	FirstMeans  = Msg{"drawn by lot, or chosen", "sorsolva vagy kijelölve", "ausgelost oder bestimmt"}
	ByLot       = Msg{"by lot", "sorsolás", "das Los"}
	Seed        = Msg{"Seed", "Kezdőszám", "Startzahl"}
	SeedMeans   = Msg{"same seed, same luck; blank: drawn", "azonos szám: azonos szerencse; üres: sorsolt", "gleiche Zahl, gleiches Glück; leer: gelost"}
	SeedDrawn   = Msg{"drawn", "sorsolt", "gelost"}

	SharedScreen = Msg{
		"You share this screen: before anybody's secrets show, it is covered until that person takes over.",
		"Közös a képernyő: mielőtt valakinek a titkai látszanának, eltakarjuk, míg ő át nem veszi.",
		"Ihr teilt den Bildschirm: Bevor Geheimes erscheint, wird er verdeckt, bis die richtige Person übernimmt.",
	}
	OneHuman = Msg{
		"Only one person plays here: nothing has to be hidden from others.",
		"Csak egy ember játszik itt: senki elől nem kell rejtegetni semmit.",
		"Hier spielt nur ein Mensch: Nichts muss vor anderen verborgen werden.",
	}
	NoHuman = Msg{
		"Only bots play: you can watch.",
		"Csak gépek játszanak: te nézheted.",
		"Nur Bots spielen: du kannst zusehen.",
	}
	TypeName = Msg{"Type a name, then confirm", "Írd be a nevet, majd fogadd el", "Namen tippen, dann bestätigen"}
	TypeSeed = Msg{"Type digits, then confirm", "Írj be számjegyeket, majd fogadd el", "Ziffern tippen, dann bestätigen"}
	NameOf   = Msg{"Name of seat %[1]d", "Név, %[1]d. hely", "Name von Platz %[1]d"}
	DriverOf = Msg{"Who plays seat %[1]d", "Játékos, %[1]d. hely", "Wer Platz %[1]d spielt"}
)

// PlayerNames are what seats are called at first, and what a gamepad or a
// finger goes through.
var PlayerNames = [Langs][]string{
	{"Anna", "Ben", "Clara", "Daniel", "Emma", "Felix", "Grace", "Henry", "Iris", "Jack"},
	{"Anna", "Béla", "Csilla", "Dani", "Eszter", "Ferkó", "Gréta", "Huba", "Ilka", "Jenő"},
	{"Anna", "Bernd", "Clara", "Dieter", "Emma", "Felix", "Greta", "Hannes", "Ida", "Jürgen"},
}
