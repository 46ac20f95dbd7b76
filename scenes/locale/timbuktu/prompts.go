package timbuktu

import "sandglass/scenes/locale"

// What is asked of the viewer: titles are set in the bold body face and at most
// 234 px wide, lines in the small face and as wide.
var (
	AskPlace   = locale.Msg{"Place camel %[1]s: which pen?", "%[1]s-teve: melyik karámba?", "Kamel %[1]s: in welches Gehege?"}
	AskLoad    = locale.Msg{"Load camel %[1]s", "%[1]s-teve: mit vigyen?", "Belade Kamel %[1]s"}
	AskCamel   = locale.Msg{"Which camel will go?", "Melyik teve induljon?", "Welches Kamel soll gehen?"}
	AskPen     = locale.Msg{"Camel %[1]s: to which pen?", "%[1]s-teve: melyik karámba?", "Kamel %[1]s: wohin?"}
	AskPay     = locale.Msg{"Pay with which good?", "Melyik áruval fizetsz?", "Womit bezahlst du?"}
	Waiting    = locale.Msg{"%[1]s to move", "%[1]s van soron", "%[1]s ist dran"}
	WaitMany   = locale.Msg{"The others are choosing", "A többiek választanak", "Die anderen wählen"}
	WaitPlace  = locale.Msg{"Places a camel at the start.", "Tevét állít a rajthoz.", "Stellt ein Kamel an den Start."}
	WaitPen    = locale.Msg{"Sends camel %[1]s to a pen.", "Karámot választ: %[1]s-teve.", "Schickt Kamel %[1]s in ein Gehege."}
	WaitPay    = locale.Msg{"Pays with a good of camel %[1]s.", "Áruval fizet: %[1]s-teve.", "Bezahlt mit einer Ware von Kamel %[1]s."}
	WaitCamels = locale.Msg{"Everybody secretly chooses a camel.", "Mindenki titokban tevét választ.", "Alle wählen geheim ein Kamel."}
	WaitLoads  = locale.Msg{"They load their camels out of sight.", "Rejtve rakják meg a tevéiket.", "Sie beladen ihre Kamele verdeckt."}
	HasCome    = locale.Msg{"Camel %[1]s has arrived", "Megérkezett: %[1]s-teve", "Kamel %[1]s ist angekommen"}
	OnTheWay   = locale.Msg{"Camel %[1]s is on its way", "Úton van: %[1]s-teve", "Kamel %[1]s ist unterwegs"}
	Sender     = locale.Msg{"It belongs to %[1]s.", "Gazdája: %[1]s.", "Es gehört: %[1]s."}
	SwapBy     = locale.Msg{"Exchange! %[1]s: %[2]s %[3]d", "Csere! %[1]s: %[2]s %[3]d", "Tausch! %[1]s: %[2]s %[3]d"}
	SwapNew    = locale.Msg{"New in your hand: %[1]s.", "Új a kezedben: %[1]s.", "Neu in der Hand: %[1]s."}
	Robbing    = locale.Msg{"Thieves %[1]s!", "Tolvajok %[1]s!", "Diebe %[1]s!"}
	RobHint    = locale.Msg{"See what is lost, and what it is worth now.", "Nézd, mi vész el, és mennyit ér most.", "Sieh, was fehlt und was es jetzt wert ist."}
	RobNight   = locale.Msg{"Night falls on the oasis", "Leszáll az éj az oázisra", "Es wird Nacht in der Oase"}
	RobWait    = locale.Msg{"All camels are here. Now the thieves come.", "Minden teve megjött. Most jönnek a tolvajok.", "Alle Kamele sind da. Jetzt kommen die Diebe."}
	RobKeys    = locale.Msg{"Enter, click or tap: next. Esc: all.", "Enter, kattintás, koppintás: tovább. Esc: mind.", "Enter, Klick, Tippen: weiter. Esc: alles."}
	SumTold    = locale.Msg{"The robbery is over (Enter: go on)", "Vége a rablásnak (Enter: tovább)", "Überfall vorbei (Enter: weiter)"}
	YouLost    = locale.Msg{"You lost: %[1]s.", "Elvitték: %[1]s.", "Du verlierst: %[1]s."}
	YouKeep    = locale.Msg{"Nothing was stolen from you.", "Tőled semmit nem loptak el.", "Dir wurde nichts gestohlen."}
	YouStand   = locale.Msg{"Points: %[1]d before, %[2]d now, place %[3]d.", "Pontod %[1]d volt, most %[2]d, %[3]d. hely.", "Punkte: vorher %[1]d, jetzt %[2]d, Rang %[3]d."}
	Over       = locale.Msg{"Timbuktu is reached", "Megérkeztetek Timbuktuba", "Timbuktu ist erreicht"}
	OverHint   = locale.Msg{"Each good scores what it is worth now.", "Minden áru annyi pont, amennyit most ér.", "Jede Ware zählt ihren jetzigen Wert."}
)

// What the focused choice means and costs.
var (
	PlaceRule  = locale.Msg{"Everybody needs a camel in every pen.", "Mindenkinek kell teve minden karámba.", "Jeder braucht ein Kamel in jedem Gehege."}
	PlaceNeed  = locale.Msg{"%[1]s: you still need one here.", "%[1]s: ide még kell egy tevéd.", "%[1]s: hier fehlt dir noch eins."}
	PlaceMore  = locale.Msg{"%[1]s: you stand here already.", "%[1]s: itt már áll tevéd.", "%[1]s: hier stehst du schon."}
	PlaceLeads = locale.Msg{"Free way from here: %[1]s and %[2]s.", "Innen ingyen: %[1]s és %[2]s.", "Von hier gratis: %[1]s und %[2]s."}
	CamelAt    = locale.Msg{"Camel %[1]s, %[2]s: free to %[3]s.", "%[1]s-teve (%[2]s): ingyen: %[3]s.", "Kamel %[1]s, %[2]s: gratis: %[3]s."}
	CamelLoad  = locale.Msg{"It carries goods worth %[1]d now.", "Rakománya most %[1]d pontot ér.", "Seine Ladung ist jetzt %[1]d wert."}
	CamelBare  = locale.Msg{"It carries nothing: every pen is free.", "Üres: minden karám ingyenes.", "Es trägt nichts: jedes Gehege ist gratis."}
	CamelLast  = locale.Msg{"It is your last one in this stage: Enter.", "Ez az utolsó a szakaszban: Enter.", "Dein letztes in dieser Etappe: Enter."}
	CamelLocks = locale.Msg{"Secret: the others see it on your turn.", "Titkos: csak a lépésedkor derül ki.", "Geheim, bis du an der Reihe bist."}
	PenRule    = locale.Msg{"Where an arrow leads is free, others cost a good.", "Amerre nyíl vezet, ingyenes; máshol egy áru.", "Wohin ein Pfeil führt, ist gratis; sonst 1 Ware."}
	PayRule    = locale.Msg{"It leaves the game and makes its kind dearer.", "Kiesik a játékból, és drágítja a fajtáját.", "Sie ist aus dem Spiel und hebt den Wert der Sorte."}
	PenArrow   = locale.Msg{"%[1]s, stand %[2]d: free, an arrow leads there.", "%[1]s, %[2]d. hely: ingyen, nyíl vezet oda.", "%[1]s, Platz %[2]d: gratis, ein Pfeil führt hin."}
	PenBare    = locale.Msg{"%[1]s, stand %[2]d: free, nothing to pay with.", "%[1]s, %[2]d. hely: ingyen, nincs mivel fizetni.", "%[1]s, Platz %[2]d: gratis, nichts zum Zahlen da."}
	PenCosts   = locale.Msg{"%[1]s, stand %[2]d: costs a good, worth %[3]d or more.", "%[1]s, %[2]d. hely: egy áru, legalább %[3]d pont.", "%[1]s, Platz %[2]d: kostet 1 Ware, Wert ab %[3]d."}
	PenSwaps   = locale.Msg{"Exchange: every pack moves one seat on.", "Csere: minden csomag eggyel odébb megy.", "Tausch: alle Päckchen wandern weiter."}
	PenRobbed  = locale.Msg{"Thieves want %[1]s and %[2]s: it has none.", "Itt %[1]s és %[2]s visznek: neki nincs.", "Diebe holen %[1]s und %[2]s: es hat keine."}
	PenRobbedN = locale.Msg{"Thieves come for %[2]s and %[3]s: it loses %[1]d!", "Itt %[2]s és %[3]s lopnak: %[1]d áruja vész el!", "Diebe holen %[2]s und %[3]s: %[1]d gehen verloren!"}
	PenSafe    = locale.Msg{"Your notebook: this stand is safe.", "A jegyzeted szerint ez biztos hely.", "Laut Notizbuch ist dieser Platz sicher."}
	PenOpen    = locale.Msg{"Not in your notebook: it may be robbed.", "Nincs a jegyzetedben: kirabolhatják.", "Nicht im Notizbuch: Diebe sind möglich."}
	PenOdds    = locale.Msg{"Not in your notebook: may be robbed, %[1]d in %[2]d.", "Nincs a jegyzetedben: rablás esélye %[1]d/%[2]d.", "Nicht im Notizbuch: Diebe in %[1]d von %[2]d Fällen."}
	PenFull    = locale.Msg{"%[1]s: all five stands are taken.", "%[1]s: mind az öt hely foglalt.", "%[1]s: alle fünf Plätze sind besetzt."}
	PayWith    = locale.Msg{"%[1]s: worth %[2]d now, %[3]d when it is paid.", "%[1]s: most %[2]d, fizetés után %[3]d.", "%[1]s: jetzt %[2]d wert, bezahlt dann %[3]d."}
	PayGain    = locale.Msg{"It costs you %[1]d, the rest you keep gains %[2]d.", "Neked −%[1]d pont, de a többi ilyened +%[2]d.", "Kostet dich %[1]d, dein Rest gewinnt %[2]d."}
	LoadMore   = locale.Msg{"%[1]d more to choose. %[2]s: %[3]d left.", "Még %[1]d kell. %[2]s: maradt %[3]d.", "Noch %[1]d wählen. %[2]s: noch %[3]d da."}
	LoadTake   = locale.Msg{"Take it off again.", "Vedd le újra.", "Nimm es wieder herunter."}
	LoadReady  = locale.Msg{"Four goods are on its back.", "Négy áru van a hátán.", "Vier Waren sind auf seinem Rücken."}
	LoadHidden = locale.Msg{"Hidden until everybody has finished.", "Rejtve marad, míg mindenki kész nincs.", "Verdeckt, bis alle fertig sind."}
)

// What the values and the packs in the strip mean.
var (
	ValueNow    = locale.Msg{"%[1]s: each unit is worth %[2]d now.", "%[1]s: darabja most %[2]d pontot ér.", "%[1]s: jedes Stück ist jetzt %[2]d wert."}
	ValueRule   = locale.Msg{"That many are lost so far, stolen or paid.", "Eddig ennyit loptak el vagy fizettek ki.", "So viele wurden schon gestohlen oder bezahlt."}
	ValueOwn    = locale.Msg{"You carry %[1]d, worth %[2]d points.", "Nálad %[1]d van, ez %[2]d pont.", "Du trägst %[1]d, das sind %[2]d Punkte."}
	PackBetween = locale.Msg{"Thief cards that lie between players", "Tolvajkártyák két játékos között", "Diebeskarten zwischen zwei Spielern"}
	PackSeen    = locale.Msg{"You know them: %[1]s.", "Ismered: %[1]s.", "Dir bekannt: %[1]s."}
	PackWords   = locale.Msg{"%[1]s, %[2]d and %[3]d, %[4]s, %[5]s", "%[1]s, %[2]d és %[3]d, %[4]s, %[5]s", "%[1]s, %[2]d und %[3]d, %[4]s, %[5]s"}
	SeatNow     = locale.Msg{"%[1]s: %[2]d points now.", "%[1]s: most %[2]d pont.", "%[1]s: jetzt %[2]d Punkte."}
	SeatNone    = locale.Msg{"Carries no goods.", "Nincs áruja.", "Trägt keine Waren."}
	MarkStage   = locale.Msg{"Starts the stage.", "Szakaszt kezd.", "Beginnt Etappe."}
	MarkRound   = locale.Msg{"Starts the round.", "Kört kezd.", "Beginnt Runde."}
	MarkLock    = locale.Msg{"Has chosen.", "Választott.", "Hat gewählt."}
	MarkTick    = locale.Msg{"Has moved.", "Lépett.", "War dran."}
	CamelOf     = locale.Msg{"%[1]s, camel %[2]s: %[3]s.", "%[1]s, %[2]s-teve: %[3]s.", "%[1]s, Kamel %[2]s: %[3]s."}
	CamelWays   = locale.Msg{"%[1]s: free to %[2]s.", "%[1]s: ingyen: %[2]s.", "%[1]s: gratis: %[2]s."}
	CamelStands = locale.Msg{"It has arrived at %[1]s, stand %[2]d.", "Megérkezett: %[1]s, %[2]d. hely.", "Angekommen: %[1]s, Platz %[2]d."}
	SwapRule    = locale.Msg{"It happens when a camel arrives on this stand.", "Akkor, ha teve érkezik erre a helyre.", "Sobald ein Kamel auf diesem Platz ankommt."}
	PackUnseen  = locale.Msg{"You have not seen them in this stage.", "Ebben a szakaszban még nem láttad.", "In dieser Etappe hast du sie nicht gesehen."}
	PackRule    = locale.Msg{"At an exchange they move one seat to the right.", "Cserekor eggyel jobbra lépnek tovább.", "Beim Tausch wandern sie einen Platz nach rechts."}
)

// Why a spot is off.
var (
	WhyMoved  = locale.Msg{"This camel has moved in this stage.", "Ez a teve már ment ebben a szakaszban.", "Dieses Kamel ist in dieser Etappe schon gegangen."}
	WhyFull   = locale.Msg{"No stand is empty here.", "Itt nincs szabad hely.", "Hier ist kein Platz frei."}
	WhyNeeded = locale.Msg{"Others still need the empty stands here.", "A szabad helyekre itt másoknak van szükségük.", "Die freien Plätze hier brauchen noch andere."}
	WhyFew    = locale.Msg{"Your last camels are needed in other pens.", "A maradék tevéid más karámokba kellenek.", "Deine letzten Kamele müssen in andere Gehege."}
	WhyNone   = locale.Msg{"None of it is left.", "Ebből nem maradt.", "Davon ist nichts übrig."}
	WhyLoad   = locale.Msg{"Your other camels could not be loaded then.", "Akkor a többi tevédre nem jutna elég.", "Dann reicht es für deine anderen Kamele nicht."}
	WhyFour   = locale.Msg{"It carries four goods.", "Már négy árut visz.", "Es trägt schon vier Waren."}
	WhyNotYet = locale.Msg{"Choose four goods first.", "Előbb válassz négy árut.", "Wähle erst vier Waren."}
)

// Labels of the spots, for those who cannot see the table.
var (
	SayCamel = locale.Msg{"Camel %[1]s: %[2]s", "%[1]s-teve: %[2]s", "Kamel %[1]s: %[2]s"}
	SayEmpty = locale.Msg{"empty", "üres", "leer"}
	SayPay   = locale.Msg{"Pay 1 %[1]s, worth %[2]d now", "Fizess 1 %[1]s, most %[2]d pont", "Zahle 1 %[1]s, jetzt %[2]d wert"}
	SayLoad  = locale.Msg{"%[1]s, %[2]d left", "%[1]s, maradt: %[2]d", "%[1]s, noch %[2]d"}
	SaySlot  = locale.Msg{"Take off: %[1]s", "Levétel: %[1]s", "Herunter: %[1]s"}
	SaySlot0 = locale.Msg{"Empty place", "Üres hely", "Freier Platz"}
)
