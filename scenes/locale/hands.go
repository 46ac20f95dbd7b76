package locale

// The devices that people hold.
var (
	DeviceAny   = Msg{"any device", "bármelyik eszköz", "jedes Gerät"}
	DeviceMouse = Msg{"mouse and touch", "egér és érintés", "Maus und Finger"}
	DeviceKeys  = Msg{"keyboard", "billentyűzet", "Tastatur"}
	DeviceLeft  = Msg{"left keys", "bal billentyűk", "linke Tasten"}
	DeviceRight = Msg{"right keys", "jobb billentyűk", "rechte Tasten"}
	DevicePad   = Msg{"gamepad %[1]d", "%[1]d. kontroller", "Gamepad %[1]d"}
	DeviceGone  = Msg{"gamepad: not here", "kontroller: nincs itt", "Gamepad: nicht da"}
)

// Taking seats.
var (
	TakeSeats = Msg{"Take your seats", "Üljetek le", "Nehmt Platz"}
	TakeHow   = Msg{
		"Press the lower button of a gamepad, Enter, click or tap. Several people may share one device.",
		"Nyomd meg a kontroller alsó gombját, az Entert, kattints vagy koppints. Egy eszközön többen is osztozhattok.",
		"Drückt am Gamepad die untere Taste, drückt Enter, klickt oder tippt. Mehrere dürfen sich ein Gerät teilen.",
	}
	TakePads = Msg{
		"Gamepads show up with their first press. Two can share the keyboard: F on the left, Enter on the right.",
		"A kontroller az első gombnyomásra jelenik meg. A billentyűzet kettőtöké is lehet: balra F, jobbra Enter.",
		"Gamepads erscheinen beim ersten Druck. Zu zweit an der Tastatur: links F, rechts Enter.",
	}
	TakeMouse = Msg{
		"Who has a device of their own needs no curtain where all choose at once.",
		"Ha mindenkinek saját eszköze van, az egyszerre választáshoz nem kell függöny.",
		"Hat jeder ein eigenes Gerät, braucht gleichzeitiges Wählen keinen Vorhang.",
	}
	SitDown   = Msg{"Sit down", "Leülök", "Setzen"}
	SitSeat   = Msg{"Sit down on seat %[1]d", "Leülök: %[1]d. hely", "Auf Platz %[1]d setzen"}
	LeaveSeat = Msg{"Leave", "Felállok", "Aufstehen"}
	LeaveOf   = Msg{"%[1]s leaves", "%[1]s feláll", "%[1]s steht auf"}
	SwapSeats = Msg{"Swap seats", "Helycsere", "Platztausch"}
	SwapOf    = Msg{"%[1]s swaps seat and emblem with the next", "%[1]s helyet és címert cserél a következővel", "%[1]s tauscht Platz und Wappen mit dem nächsten"}
	NameWord  = Msg{"Name", "Név", "Name"}
	Ready     = Msg{"ready", "kész", "bereit"}
	PressHere = Msg{"to sit down", "a leüléshez", "zum Hinsetzen"}
	OrBot     = Msg{"or a bot", "vagy egy gép", "oder ein Bot"}
	BotOrNot  = Msg{"Bot or nobody", "Gép vagy senki", "Bot oder niemand"}
	OnlySeats = Msg{"not in this game", "ebben a játékban nem", "nicht in diesem Spiel"}
	FillFirst = Msg{"after the others", "a többiek után", "nach den anderen"}
)

// The keyboard on the screen.
var (
	NameFor    = Msg{"Seat %[1]d: what are you called?", "%[1]d. hely: mi a neved?", "Platz %[1]d: Wie heißt du?"}
	ShiftKey   = Msg{"Shift", "Váltó", "Umschalt"}
	EraseKey   = Msg{"Erase", "Törlés", "Löschen"}
	SpaceKey   = Msg{"Space", "Szóköz", "Leer"}
	DoneKey    = Msg{"Done", "Kész", "Fertig"}
	WriteHint  = Msg{"Write", "Betű", "Schreiben"}
	NameOnSeat = Msg{"Name: %[1]s", "Név: %[1]s", "Name: %[1]s"}
	NameTaken  = Msg{
		"Somebody else is called %[1]s. Choose another name, so that everybody knows who is meant.",
		"Már van itt egy %[1]s. Válassz másik nevet, hogy mindenki tudja, kiről van szó.",
		"Hier heißt schon jemand %[1]s. Wähle einen anderen Namen, damit alle wissen, wer gemeint ist.",
	}
)

// A gamepad that went away, and who plays a seat.
var (
	PadLostOf = Msg{
		"%[1]s's gamepad is gone.",
		"%[1]s kontrollere eltűnt.",
		"Das Gamepad von %[1]s ist weg.",
	}
	PadLostHow = Msg{
		"Connect it again, or take over with another device. Nothing is lost.",
		"Csatlakoztasd újra, vagy vedd át egy másik eszközzel. Semmi sem vész el.",
		"Verbinde es wieder, oder übernimm mit einem anderen Gerät. Nichts geht verloren.",
	}
	LostWait = Msg{
		"A moment: presses that were meant for the game do not count here.",
		"Egy pillanat: ami a játéknak szólt, az itt nem számít.",
		"Einen Moment: Was dem Spiel galt, zählt hier nicht.",
	}
	TakeOver   = Msg{"I take over", "Átveszem", "Ich übernehme"}
	BotTakes   = Msg{"A bot plays", "Gép játssza", "Ein Bot spielt"}
	ForAnyone  = Msg{"Anyone", "Bárki", "Alle"}
	SeatsTitle = Msg{"Who plays with what", "Ki mivel játszik", "Wer spielt womit"}
	SeatsMean  = Msg{
		"Press with the device that takes a seat over. It is given back the same way.",
		"Azzal az eszközzel nyomd meg, amelyik átveszi a helyet. Ugyanígy adható vissza.",
		"Drücke mit dem Gerät, das einen Platz übernimmt. Zurück geht es ebenso.",
	}
	TakeOverOf = Msg{"I play for %[1]s", "%[1]s helyett én játszom", "Ich spiele für %[1]s"}
	BotFor     = Msg{"A bot plays for %[1]s", "%[1]s helyett gép játszik", "Ein Bot spielt für %[1]s"}
	AnyoneFor  = Msg{"Any device plays for %[1]s", "%[1]s helyett bármelyik eszköz", "Jedes Gerät spielt für %[1]s"}
)

// OpensFor tells whose device opens a curtain.
var OpensFor = Msg{"Opens with: %[1]s", "Ezzel nyílik: %[1]s", "Öffnet sich mit: %[1]s"}

// The mapping of a gamepad without a standard layout, and bindings.
var (
	MapTitle = Msg{"Buttons of your gamepad", "A kontroller gombjai", "Die Tasten deines Gamepads"}
	MapPress = Msg{
		"Press the button that is at this place.",
		"Nyomd meg az ezen a helyen lévő gombot.",
		"Drücke die Taste, die an dieser Stelle liegt.",
	}
	MapSkip = Msg{
		"The first one again: your gamepad has no such button.",
		"Újra az első: a tiéden nincs ilyen gomb.",
		"Noch einmal die erste: So eine hat dein Gamepad nicht.",
	}
	MapWhich = Msg{
		"Press a button on the gamepad.",
		"Nyomj meg egy gombot a kontrolleren.",
		"Drücke eine Taste auf dem Gamepad.",
	}
	MapStep   = Msg{"%[1]d of %[2]d", "%[1]d. / %[2]d", "%[1]d von %[2]d"}
	MapTwice  = Msg{"That button is taken already.", "Az a gomb már foglalt.", "Die Taste ist schon vergeben."}
	SkipIt    = Msg{"It has none", "Nincs ilyen", "Hat es nicht"}
	Standard  = Msg{"As delivered", "Gyári kiosztás", "Wie geliefert"}
	BindKey   = Msg{"Press the key for: %[1]s", "Nyomd meg a billentyűt: %[1]s", "Drücke die Taste für: %[1]s"}
	BindPad   = Msg{"Press the button for: %[1]s", "Nyomd meg a gombot: %[1]s", "Drücke den Knopf für: %[1]s"}
	BindSwaps = Msg{
		"What it did until now gets the old one.",
		"Ami eddig rajta volt, a régit kapja.",
		"Was bisher darauf lag, bekommt die alte.",
	}
	CannotBind = Msg{"That one cannot be used here.", "Ez itt nem használható.", "Das geht hier nicht."}
	KeyOf      = Msg{"Key: %[1]s", "Billentyű: %[1]s", "Taste: %[1]s"}
	ButtonOf   = Msg{"Gamepad: %[1]s", "Kontroller: %[1]s", "Gamepad: %[1]s"}
)

// ActionNames are what keys and buttons do, in the order of input.Action.
var ActionNames = [...]Msg{
	{"Up", "Fel", "Hoch"},
	{"Down", "Le", "Runter"},
	{"Left", "Balra", "Links"},
	{"Right", "Jobbra", "Rechts"},
	{"Confirm", "Elfogadás", "Bestätigen"},
	{"Back", "Vissza", "Zurück"},
	{"More, log", "Bővebben, napló", "Mehr, Verlauf"},
	{"Menu", "Menü", "Menü"},
	{"Part before", "Előző rész", "Teil davor"},
	{"Next part", "Következő rész", "Nächster Teil"},
	{"Undo", "Visszavonás", "Zurücknehmen"},
	{"Redo", "Mégis", "Wiederholen"},
	{"Hurry", "Siettetés", "Beeilen"},
	{"Peek (hold)", "Belenézés (tartva)", "Spicken (halten)"},
	{"Scroll up", "Görgetés fel", "Blättern hoch"},
	{"Scroll down", "Görgetés le", "Blättern runter"},
}

// The list of keys.
var (
	KeysTitle   = Msg{"Keys and buttons", "Billentyűk, gombok", "Tasten und Knöpfe"}
	KeysAnytime = Msg{
		"? opens this list; F11 fills the screen; a letter or digit goes to the place that bears it.",
		"?: ez a lista; F11: teljes képernyő; betű vagy szám: az ilyen jelű helyre ugrik.",
		"? öffnet diese Liste; F11: Vollbild; Buchstabe oder Ziffer springt an die Stelle, die sie trägt.",
	}
)
