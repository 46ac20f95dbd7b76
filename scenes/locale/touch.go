package locale

// The buttons beside the stage, in the order of package loop.
var Thumbs = [8]Msg{
	{"Menu", "Menü", "Menü"},
	{"Undo", "Visszavon", "Rückgängig"},
	{"Lens", "Nagyító", "Lupe"},
	{"Back", "Vissza", "Zurück"},
	{"Rules", "Szabály", "Regeln"},
	{"Log", "Napló", "Verlauf"},
	{"Info", "Infó", "Info"},
	{"Go", "Mehet", "Los"},
}

// What a finger does under the lens and where a first tap has told what a spot means,
// and a phone held upright.
var (
	LensLift  = Msg{"lift: choose   slide off: cancel", "elengeded: választod   elhúzod: mégse", "loslassen: wählen   wegziehen: doch nicht"}
	TapAgain  = Msg{"tap again", "koppints újra", "noch mal tippen"}
	TurnPhone = Msg{"Turn your phone", "Fordítsd el a telefonod", "Dreh dein Handy"}
	TurnWhy   = Msg{"The table needs the width. The game waits.", "Az asztalnak széles hely kell. A játék megvár.", "Der Tisch braucht die Breite. Das Spiel wartet."}
)
