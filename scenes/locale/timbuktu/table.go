package timbuktu

import "sandglass/scenes/locale"

// What is written on the table.
var (
	Nobody   = locale.Msg{"nobody", "senki", "niemand"}
	Free     = locale.Msg{"free", "ingyen", "gratis"}
	OneGood  = locale.Msg{"1 good", "1 áru", "1 Ware"}
	Full     = locale.Msg{"full", "tele", "voll"}
	StartBan = locale.Msg{"The start", "A rajt", "Der Start"}
	Leaving  = locale.Msg{"Leaving: oasis %[1]d", "Indulás: %[1]d. oázis", "Ab: Oase %[1]d"}
	LeaveSt  = locale.Msg{"Leaving: the start", "Indulás: a rajt", "Ab: Start"}
	Next     = locale.Msg{"Next: oasis %[1]d of %[2]d", "Következő oázis: %[1]d/%[2]d", "Nach: Oase %[1]d von %[2]d"}
	NextEnd  = locale.Msg{"Next: Timbuktu", "Következő: Timbuktu", "Nach: Timbuktu"}
	Arrived  = locale.Msg{"Oasis %[1]d of %[2]d: all are here", "Oázis %[1]d/%[2]d: mind megjöttek", "Oase %[1]d von %[2]d: alle sind da"}
	AtEnd    = locale.Msg{"Timbuktu: all are here", "Timbuktu: mind megjöttek", "Timbuktu: alle sind da"}
	Round    = locale.Msg{"Round %[1]d of %[2]d", "Kör: %[1]d/%[2]d", "Runde %[1]d von %[2]d"}
	Stage    = locale.Msg{"STAGE %[1]d OF %[2]d", "SZAKASZ: %[1]d/%[2]d", "ETAPPE %[1]d VON %[2]d"}
	StageEnd = locale.Msg{"TO TIMBUKTU", "TIMBUKTUBA", "NACH TIMBUKTU"}
	Loading  = locale.Msg{"Loading the camels", "A tevék megrakása", "Kamele beladen"}
	Needs    = locale.Msg{"Still needed by", "Ide kell még tevéje", "Hier fehlt noch eins"}
)

// The notebook.
var (
	Notebook = locale.Msg{"My notebook", "A jegyzetem", "Mein Notizbuch"}
	InHand   = locale.Msg{"in my hand", "kezemben", "in der Hand"}
	WithSeat = locale.Msg{"at %[1]s", "itt: %[1]s", "bei %[1]s"}
	Between  = locale.Msg{"with nobody", "senkinél", "bei niemandem"}
	Unseen   = locale.Msg{"UNSEEN", "NEM LÁTOTT", "UNBEKANNT"}
	Shut     = locale.Msg{"Your thief cards: face down.", "Tolvajkártyáid: lefordítva.", "Diebeskarten: verdeckt."}
	NoPack   = locale.Msg{"No thief card seen yet.", "Még nincs látott kártya.", "Noch keine Karte gesehen."}
)

// The loading panel.
var (
	GoodsLeft = locale.Msg{"Goods to load", "Felrakható áruk", "Noch zu laden"}
	LoadOf    = locale.Msg{"Camel %[1]s", "%[1]s-teve", "Kamel %[1]s"}
	LoadRule  = locale.Msg{"Four goods, three kinds at least", "Négy áru, legalább háromféle", "Vier Waren, mindestens drei Sorten"}
	LoadGo    = locale.Msg{"Load it", "Mehet", "Beladen"}
)

// The robbery panel.
var (
	Robbery  = locale.Msg{"THE ROBBERY", "A RABLÁS", "DER ÜBERFALL"}
	PackOf   = locale.Msg{"Pack %[1]d of 5: it lay with %[2]s", "Csomag: %[1]d/5, itt volt: %[2]s", "Päckchen %[1]d von 5, es lag bei: %[2]s"}
	PackGap  = locale.Msg{"Pack %[1]d of 5: it lay with nobody", "Csomag: %[1]d/5, senkinél sem volt", "Päckchen %[1]d von 5, es lag bei niemandem"}
	Strikes1 = locale.Msg{"On stands %[1]d and %[2]d %[3]s", "%[4]s, %[1]d. és %[2]d. hely:", "Auf Platz %[1]d und %[2]d %[3]s"}
	Strikes2 = locale.Msg{"all %[1]s and %[2]s is stolen.", "minden %[1]s és %[2]s elvisznek.", "gehen %[1]s und %[2]s verloren."}
	Loses    = locale.Msg{"loses", "elveszít", "verliert"}
	Owner    = locale.Msg{"%[1]s: %[2]s", "%[1]s: %[2]s", "%[1]s: %[2]s"}
	WorthNow = locale.Msg{"worth %[1]d", "%[1]d pont", "Wert %[1]d"}
	NoLoss   = locale.Msg{"Nobody loses anything.", "Senki nem veszít semmit.", "Niemand verliert etwas."}
	Dearer   = locale.Msg{
		"What is lost makes the goods that arrive dearer.",
		"Ami elvész, drágítja a megérkező árukat.",
		"Was verloren geht, macht den Rest wertvoller.",
	}
	SumTitle   = locale.Msg{"THE MORNING AFTER", "MÁSNAP REGGEL", "DER MORGEN DANACH"}
	NoneStolen = locale.Msg{"nothing stolen", "semmit nem loptak el", "nichts gestohlen"}
	Place      = locale.Msg{"place %[1]d", "%[1]d. hely", "Rang %[1]d"}
	Holding    = locale.Msg{"%[1]d goods, worth %[2]d now", "%[1]d áru, most %[2]d pont", "%[1]d Waren, jetzt %[2]d wert"}
)
