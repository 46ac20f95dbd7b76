package theben

import "sandglass/scenes/locale"

// Numbers with their nouns.
var (
	Weeks      = locale.Plural{One: locale.Msg{"%[1]d week", "%[1]d hét", "%[1]d Woche"}, Many: locale.Msg{"%[1]d weeks", "%[1]d hét", "%[1]d Wochen"}}
	ShortWeeks = locale.Plural{One: locale.Msg{"%[1]d wk", "%[1]d hét", "%[1]d Wo."}, Many: locale.Msg{"%[1]d wks", "%[1]d hét", "%[1]d Wo."}}
	CardsDrawn = locale.Plural{One: locale.Msg{"%[1]d card", "%[1]d lap", "%[1]d Karte"}, Many: locale.Msg{"%[1]d cards", "%[1]d lap", "%[1]d Karten"}}
	PlusPoints = locale.Plural{One: locale.Msg{"+%[1]d point", "+%[1]d pont", "+%[1]d Punkt"}, Many: locale.Msg{"+%[1]d points", "+%[1]d pont", "+%[1]d Punkte"}}
	ThereCards = locale.Plural{One: locale.Msg{"There: %[1]d card to take.", "Ott: %[1]d lap elvihető.", "Dort: %[1]d Karte zu holen."}, Many: locale.Msg{"There: %[1]d cards to take.", "Ott: %[1]d lap elvihető.", "Dort: %[1]d Karten zu holen."}}
	Points     = locale.Plural{One: locale.Msg{"%[1]d point", "%[1]d pont", "%[1]d Punkt"}, Many: locale.Msg{"%[1]d points", "%[1]d pont", "%[1]d Punkte"}}
	Showing    = locale.Plural{One: locale.Msg{"shows %[1]d find", "%[1]d lelet", "zeigt %[1]d Fund"}, Many: locale.Msg{"shows %[1]d finds", "%[1]d lelet", "zeigt %[1]d Funde"}}
	Decimal    = locale.Msg{"%[1]d.%[2]d", "%[1]d,%[2]d", "%[1]d,%[2]d"}
)

// What is asked of the viewer, or waited for: titles are at most 160 px wide in the
// bold small face, lines in the small face wrapped to as much, three in all.
var (
	AskTurn      = locale.Msg{"Travel, or act here?", "Utazol, vagy itt lépsz?", "Reisen oder hier handeln?"}
	AskThere     = locale.Msg{"What to do %[1]s?", "Mit teszel %[1]s?", "Was tun %[1]s?"}
	AskWeeks     = locale.Msg{"Dig for how long?", "Meddig ássunk?", "Wie lange graben?"}
	AskWait      = locale.Msg{"Wait %[1]s?", "Vársz? %[1]s", "%[1]s warten?"}
	Waiting      = locale.Msg{"%[1]s to move", "%[1]s van soron", "%[1]s ist dran"}
	FurthestBack = locale.Msg{"Furthest back on the track: week %[1]d.", "Ő van leghátul: %[1]d. hét.", "Am weitesten hinten: Woche %[1]d."}
	IsBound      = locale.Msg{"Travels %[1]s.", "Úticél: %[1]s.", "Reist %[1]s."}
	WhoShows     = locale.Msg{"Who shows the most?", "Ki mutat be többet?", "Wer zeigt mehr?"}
	ShowWhy      = locale.Msg{"Artefacts shown plus a die: the highest total wins.", "Bemutatott leletek és egy kocka: a legtöbb nyer.", "Gezeigte Funde plus Würfel: Die höchste Summe siegt."}
	ShowAlone    = locale.Msg{"Nobody else takes part: no die is needed.", "Más nem vesz részt: kocka sem kell.", "Niemand sonst ist dabei: ohne Würfel."}
	RollAgain    = locale.Msg{"A tie: they roll again.", "Döntetlen: újra dobnak.", "Gleichstand: neuer Wurf."}
	ShowWon      = locale.Msg{"%[1]s: +%[2]d points", "%[1]s: +%[2]d pont", "%[1]s: +%[2]d Punkte"}
	NobodyCame   = locale.Msg{"Nobody came", "Nem jött senki", "Niemand ist da"}
	NobodyWhy    = locale.Msg{"It takes a marker on the week, a figure in the city and an artefact.", "Kell hozzá korong azon a héten, bábu a városban és lelet.", "Nötig: Scheibe auf der Woche, Figur in der Stadt, ein Fund."}
)

// What the focused choice means and costs.
var (
	TurnHint     = locale.Msg{"Point at a place or a card to see what it costs.", "Mutass egy helyre vagy lapra, és látod az árát.", "Zeige auf Ort oder Karte: Du siehst, was sie kosten."}
	OnWeek       = locale.Msg{"week %[1]d", "%[1]d. hét", "Woche %[1]d"}
	OnWeekOf     = locale.Msg{"week %[1]d of %[2]d", "%[2]d, %[1]d. hét", "Woche %[1]d/%[2]d"}
	OnEnd        = locale.Msg{"the end", "a vége", "das Ende"}
	Lands        = locale.Msg{"Lands on %[1]s.", "Érkezés: %[1]s.", "Ankunft: %[1]s."}
	LandsOn      = locale.Msg{"%[1]s, on top of %[2]s.", "%[1]s, ő fölé: %[2]s.", "%[1]s, auf %[2]s."}
	LandsEnd     = locale.Msg{"Lands on the end: week 1 of 1903.", "A végére ér: 1903, 1. hét.", "Erreicht das Ende: Woche 1, 1903."}
	CostsNothing = locale.Msg{"Costs no time.", "Nem kerül időbe.", "Kostet keine Zeit."}
	ThenYou      = locale.Msg{"Then you move again.", "Utána újra te jössz.", "Danach bist wieder du dran."}
	ThenSeat     = locale.Msg{"Then: %[1]s.", "Utána: %[1]s.", "Danach: %[1]s."}
	ThenOver     = locale.Msg{"Then the game is over.", "Utána vége a játéknak.", "Danach ist das Spiel aus."}
	ThenHeld     = locale.Msg{"Exhibition %[1]s is held.", "Kiállítás lesz %[1]s.", "Ausstellung %[1]s."}
	ThenYear     = locale.Msg{"The year %[1]d begins.", "Kezdődik %[1]d.", "Das Jahr %[1]d beginnt."}
	ThereDig     = locale.Msg{"There: dig, knowledge %[1]d.", "Ott: ásatás, tudás %[1]d.", "Dort: graben, Wissen %[1]d."}
	ThereNoDig   = locale.Msg{"There: no knowledge to dig.", "Ott: nincs hozzá szaktudás.", "Dort: kein Fachwissen dafür."}
	ThereSpent   = locale.Msg{"There: your permit is spent.", "Ott: az engedélyed elfogyott.", "Dort: Schein verbraucht."}
	ThereNothing = locale.Msg{"There: no card for you now.", "Ott: most nincs lapod.", "Dort: keine Karte für dich."}
	CardLands    = locale.Msg{"Journey %[2]d + card %[3]d: %[1]s.", "Út %[2]d + lap %[3]d: %[1]s.", "Reise %[2]d + Karte %[3]d: %[1]s."}
	TakeNow      = locale.Msg{"Press again to take it: %[1]s.", "Nyomd meg újra, és a tiéd: %[1]s.", "Noch ein Druck nimmt sie: %[1]s."}
	BoundHere    = locale.Msg{"You are going here.", "Ide tartasz.", "Hierhin reist du."}
	BoundAway    = locale.Msg{"One journey a turn. Undo it to go elsewhere.", "Egy út egy körben. Máshova: vonj vissza.", "Eine Reise je Zug. Für andere: zurücknehmen."}
	DigHint      = locale.Msg{"You dig with knowledge %[1]d.", "Tudásod itt: %[1]d.", "Du gräbst mit Wissen %[1]d."}
	DigHint2     = locale.Msg{"Next you choose the weeks.", "Utána választasz hetet.", "Danach wählst du die Wochen."}
	WaitHint     = locale.Msg{"Let weeks pass here, for an exhibition or to let others move.", "Telnek a hetek: kiállításra, vagy hogy más lépjen.", "Wochen verstreichen lassen, etwa für eine Ausstellung."}
	FlyHint      = locale.Msg{"One journey to anywhere takes no time. Then the airship is gone.", "Egy út bárhova idő nélkül. Utána a léghajó elvész.", "Eine Reise ohne Zeit, wohin du willst. Dann ist es weg."}
	FlyNow       = locale.Msg{"Choose a place.", "Válassz helyet.", "Wähle einen Ort."}
	ChangeHint   = locale.Msg{"Four new cards for 2 weeks.", "Négy új lap 2 hétért.", "Vier neue Karten, 2 Wochen."}
	UseSpecial   = locale.Msg{"Special knowledge: lets you dig.", "Szaktudás: így áshatsz.", "Fachwissen: damit gräbst du."}
	UseGeneral   = locale.Msg{"In every dig, up to the special.", "Mindenütt számít, szaktudásig.", "Zählt überall bis zum Fachwissen."}
	UseCongress  = locale.Msg{"Your congress no. %[1]d: points +%[1]d.", "%[1]d. kongresszusod: +%[1]d pont.", "Dein %[1]d. Kongress: Punkte +%[1]d."}
	UseAssistant = locale.Msg{"Two: +1 knowledge, three: +2.", "Kettő: +1 tudás, három: +2.", "Zwei: +1 Wissen, drei: +2."}
	UseSpade     = locale.Msg{"Two: +1 card a dig, three: +2.", "Kettő: +1 lap, három: +2.", "Zwei: +1 Karte, drei: +2."}
	UseHorse     = locale.Msg{"Long journeys: a week less.", "Hosszú út: egy héttel kevesebb.", "Weite Reisen: 1 Woche weniger."}
	UseFaked     = locale.Msg{"One dig more where it is spent.", "Még egy ásatás, ahol elfogyott.", "Noch eine Grabung ohne Schein."}
	UseAirship   = locale.Msg{"One journey at no time.", "Egy út idő nélkül.", "Eine Reise ohne Zeit."}
)

// Why something cannot be done.
var (
	WhyHere       = locale.Msg{"You are here already.", "Már itt vagy.", "Du bist schon hier."}
	WhyTime       = locale.Msg{"Too long: the game ends in week 1 of 1903.", "Túl hosszú: 1903 1. hetén vége a játéknak.", "Zu lang: Das Spiel endet in Woche 1 von 1903."}
	WhyCity       = locale.Msg{"It is to be had in another city.", "Másik városban kapható.", "Es gibt sie in einer anderen Stadt."}
	WhyHorse      = locale.Msg{"You own a horse: one is the limit.", "Már van lovad: csak egy lehet.", "Du hast schon ein Pferd."}
	WhySpades     = locale.Msg{"You own three spades: that is the limit.", "Már három ásód van: több nem lehet.", "Drei Schaufeln sind das Höchste."}
	WhyAssistants = locale.Msg{"You own three assistants: that is the limit.", "Már három asszisztensed van.", "Drei Assistenten sind das Höchste."}
	WhyRegion     = locale.Msg{"You dig in the five red regions.", "Az öt piros térségben lehet ásni.", "Gegraben wird in den fünf roten Gebieten."}
	WhySpecial    = locale.Msg{"You need special knowledge of this region.", "Kell hozzá e térség szaktudása.", "Dazu brauchst du Fachwissen für dieses Gebiet."}
	WhyPermission = locale.Msg{"Your permit is spent till the turn of the year.", "Az engedélyed évfordulóig elhasználva.", "Dein Schein ist bis zum Jahreswechsel verbraucht."}
	WhyTable      = locale.Msg{"So little knowledge and time draw no card.", "Ennyi tudás és idő nem ad lapot.", "So wenig Wissen und Zeit bringen keine Karte."}
	WhyNothing    = locale.Msg{"A turn needs a journey or an action.", "Egy körben utazni vagy lépni kell.", "Ein Zug braucht eine Reise oder Aktion."}
)

// What the parts that only tell something mean.
var (
	SeatPoints     = locale.Msg{"Finds %[1]d, shows %[2]d, congresses %[3]d.", "Lelet %[1]d, kiállítás %[2]d, kongr. %[3]d.", "Funde %[1]d, Schauen %[2]d, Kongr. %[3]d."}
	SeatConference = locale.Msg{"Final conference now: +%[1]d.", "Zárókonferencia most: +%[1]d.", "Schlusskonferenz jetzt: +%[1]d."}
	SeatWhere      = locale.Msg{"Week %[2]d of %[3]d, %[1]s.", "%[3]d, %[2]d. hét, %[1]s.", "Woche %[2]d von %[3]d, %[1]s."}
	ShowNeeds      = locale.Msg{"To take part: marker on week %[2]d of %[3]d, figure %[1]s.", "Részvétel: korong %[3]d %[2]d. hetén, bábu %[1]s.", "Dabei ist: Scheibe auf Woche %[2]d/%[3]d, Figur %[1]s."}
	ShowFresh      = locale.Msg{"After it: new open cards.", "Utána új nyílt lapok.", "Danach neue offene Karten."}
	ShowMore       = locale.Msg{"After it: one more card.", "Utána még egy lap.", "Danach noch eine Karte."}
	DeckHolds      = locale.Msg{"Cards left: %[1]d. Discarded: %[2]d.", "Maradt: %[1]d. Eldobva: %[2]d.", "Übrig: %[1]d. Abgelegt: %[2]d."}
	DeckRule       = locale.Msg{"All open cards are shuffled in at the turn of the year.", "Évfordulókor minden nyílt lap visszakeveredik.", "Zum Jahreswechsel wird alles Offene eingemischt."}
	NextCard       = locale.Msg{"Next: %[1]s, %[2]s.", "Következő: %[1]s, %[2]s.", "Nächste: %[1]s, %[2]s."}
	SecondCard     = locale.Msg{"Then: %[1]s, %[2]s.", "Utána: %[1]s, %[2]s.", "Dann: %[1]s, %[2]s."}
	PermitRule     = locale.Msg{"One dig a region and year. All come back at the turn of the year.", "Térségenként évi egy ásatás. Évfordulókor mind visszajön.", "Eine Grabung je Gebiet und Jahr. Zum Jahreswechsel alle neu."}
)
