package locale

// The settings, each with its line of meaning.
var (
	SetLang        = Msg{"Language", "Nyelv", "Sprache"}
	SetLangMeans   = Msg{"of every word in the game", "a játék minden szavához", "für jedes Wort im Spiel"}
	SetMaster      = Msg{"Volume", "Hangerő", "Lautstärke"}
	SetMasterMeans = Msg{"everything that sounds", "minden hang együtt", "alles, was klingt"}
	SetMusic       = Msg{"Music", "Zene", "Musik"}
	SetMusicMeans  = Msg{"the pieces in the background", "a háttérben szóló darabok", "die Stücke im Hintergrund"}
	SetEffects     = Msg{"Effects", "Effektek", "Effekte"}
	SetEffectMeans = Msg{"camels, cards, thieves", "tevék, kártyák, tolvajok", "Kamele, Karten, Diebe"}
	SetUI          = Msg{"Buttons", "Gombok", "Knöpfe"}
	SetUIMeans     = Msg{"the sounds of menus", "a menük hangjai", "die Töne der Menüs"}
	SetSpeed       = Msg{"Speed", "Sebesség", "Tempo"}
	SetSpeedMeans  = Msg{"of moves, cards and camels", "lépések, kártyák, tevék mozgása", "von Zügen, Karten, Kamelen"}
	SpeedNormal    = Msg{"1×", "1×", "1×"}
	SpeedDouble    = Msg{"2×", "2×", "2×"}
	SpeedQuad      = Msg{"4×", "4×", "4×"}
	SpeedInstant   = Msg{"instant", "azonnali", "sofort"}
	SetFull        = Msg{"Fullscreen", "Teljes képernyő", "Vollbild"}
	SetFullMeans   = Msg{"F11 or Alt and Enter do the same", "az F11 vagy az Alt és Enter is váltja", "F11 oder Alt und Enter tun dasselbe"}
	SetCalm        = Msg{"Reduced motion", "Kevesebb mozgás", "Weniger Bewegung"}
	SetCalmMeans   = Msg{"pictures change without moving", "mozgás nélkül váltanak a képek", "Bilder wechseln ohne Bewegung"}
	SetOdds        = Msg{"Show odds", "Esélyek mutatása", "Chancen zeigen"}
	SetOddsMeans   = Msg{"how likely luck or harm is", "mekkora a szerencse vagy a baj esélye", "wie wahrscheinlich Glück und Pech sind"}
	Percent        = Msg{"%[1]d %%", "%[1]d %%", "%[1]d %%"}
	On             = Msg{"on", "be", "an"}
	OffWord        = Msg{"off", "ki", "aus"}

	TabScreen = Msg{"Screen", "Képernyő", "Bildschirm"}
	TabSound  = Msg{"Sound", "Hang", "Ton"}
	TabPlay   = Msg{"Play", "Játék", "Spiel"}
	TabPads   = Msg{"Gamepads", "Kontroller", "Gamepads"}
	TabKeys   = Msg{"Keys", "Kiosztás", "Tasten"}
	NextTab   = Msg{"Page", "Lap", "Seite"}

	SetMono        = Msg{"Mono", "Mono", "Mono"}
	SetMonoMeans   = Msg{"the same on both sides", "mindkét oldalon ugyanaz", "auf beiden Seiten gleich"}
	SetFew         = Msg{"Fewer sounds", "Kevesebb hang", "Weniger Klänge"}
	SetFewMeans    = Msg{"only what tells something", "csak ami jelent is valamit", "nur was etwas sagt"}
	SetLens        = Msg{"Zoom lens", "Nagyító", "Lupe"}
	SetLensMeans   = Msg{"where a finger is too big", "ahol az ujj túl nagy", "wo ein Finger zu groß ist"}
	SetTaps        = Msg{"Two taps", "Két koppintás", "Zweimal tippen"}
	SetTapsMeans   = Msg{"the first explains, the second does it", "az első elmondja, a második megteszi", "erst erklären, dann tun"}
	SetAway        = Msg{"Look away", "Elfordulás", "Wegsehen"}
	SetAwayMeans   = Msg{"a peek first asks the others to", "belenézés előtt szól a többieknek", "vor dem Spicken werden alle gebeten"}
	SetKeypad      = Msg{"Choose at once", "Egyszerre választás", "Zugleich wählen"}
	SetKeypadMeans = Msg{"secrets, with a device each; else in turn", "titkot, ha van eszköz; vagy sorban", "Geheimes, je mit Gerät; sonst reihum"}
	SetHold        = Msg{"Hold time", "Nyomva tartás", "Haltezeit"}
	SetHoldMeans   = Msg{"until a direction repeats", "amíg egy irány ismétlődik", "bis eine Richtung wiederholt"}
	HoldNormal     = Msg{"normal", "normál", "normal"}
	HoldShort      = Msg{"short", "rövid", "kurz"}
	HoldLong       = Msg{"long", "hosszú", "lang"}
	SetRumble      = Msg{"Rumble", "Rezgés", "Vibration"}
	RumbleMeans    = Msg{"on your turn, and on robberies", "ha te jössz, és rabláskor", "wenn du dran bist, bei Raub"}
	SetStyle       = Msg{"Signs of buttons", "Gombok jele", "Tastenzeichen"}
	StyleMeans     = Msg{"as on your gamepad", "mint a kontrolleren", "wie auf dem Gamepad"}
	SetSwap        = Msg{"Confirm by letter", "Elfogadás betű szerint", "Nach Buchstaben"}
	SwapMeans      = Msg{"Switch: A on the right confirms", "Switch: a jobb oldali A fogad el", "Switch: rechts A bestätigt"}
	SetMap         = Msg{"Unusual gamepad", "Szokatlan kontroller", "Fremdes Gamepad"}
	SetMapMeans    = Msg{"tell where its buttons are", "megmutatod, hol vannak a gombjai", "zeigen, wo die Tasten sind"}
	MapIt          = Msg{"Show its buttons", "Gombok megmutatása", "Tasten zeigen"}
	AllAsAtFirst   = Msg{"All as at first", "Minden alaphelyzetbe", "Alles wie am Anfang"}
)

// StyleNames are the makes of gamepads in the order of input.Style, in all
// languages.
var StyleNames = [...]string{"auto", "Xbox", "PS", "Switch", "Deck"}
