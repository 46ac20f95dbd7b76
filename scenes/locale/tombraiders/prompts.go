package tombraiders

import "sandglass/scenes/locale"

// Numbers with their nouns.
var (
	Weeks      = locale.Plural{One: locale.Msg{"%[1]d week", "%[1]d hét", "%[1]d Woche"}, Many: locale.Msg{"%[1]d weeks", "%[1]d hét", "%[1]d Wochen"}}
	ShortWeeks = locale.Plural{One: locale.Msg{"%[1]d wk", "%[1]d hét", "%[1]d Wo."}, Many: locale.Msg{"%[1]d wks", "%[1]d hét", "%[1]d Wo."}}
	CardsDrawn = locale.Plural{One: locale.Msg{"%[1]d card", "%[1]d lap", "%[1]d Karte"}, Many: locale.Msg{"%[1]d cards", "%[1]d lap", "%[1]d Karten"}}
	PlusPoints = locale.Plural{One: locale.Msg{"+%[1]d point", "+%[1]d pont", "+%[1]d Punkt"}, Many: locale.Msg{"+%[1]d points", "+%[1]d pont", "+%[1]d Punkte"}}
	Decimal    = locale.Msg{"%[1]d.%[2]d", "%[1]d,%[2]d", "%[1]d,%[2]d"}
)

// What is asked of the viewer, or waited for: titles are at most 160 px wide in the
// bold small face, lines in the small face wrapped to as much, three in all.
var (
	AskTurn   = locale.Msg{"Your turn: one action", "Te jössz: egy akció", "Du bist dran: eine Aktion"}
	AskWeeks  = locale.Msg{"Dig for how long?", "Meddig ássunk?", "Wie lange graben?"}
	AskPile   = locale.Msg{"%[1]s: which pile?", "%[1]s: melyik pakli?", "%[1]s: welcher Stapel?"}
	AskKeep   = [2]locale.Msg{{"Steal which artefact?", "Melyik leletet lopod?", "Welchen Fund stehlen?"}, {"Take which card?", "Melyik lapot viszed?", "Welche Karte nehmen?"}}
	AskGive   = locale.Msg{"Give which three?", "Melyik hármat adod?", "Welche drei geben?"}
	AskLook   = locale.Msg{"What the scholar sees", "Amit a tudós lát", "Was der Gelehrte sieht"}
	Waiting   = locale.Msg{"%[1]s to move", "%[1]s van soron", "%[1]s ist dran"}
	WaitSteps = [4]locale.Msg{
		{"Furthest back on the line: week %[1]d.", "Ő van leghátul: %[1]d. hét.", "Am weitesten hinten: Woche %[1]d."},
		{"Is choosing how long to dig.", "Választ, meddig ásson.", "Wählt, wie lange gegraben wird."},
		{"Is searching a pile.", "Egy paklit kutat át.", "Durchsucht einen Stapel."},
		{"Is choosing gifts for a museum.", "Leleteket választ a múzeumnak.", "Wählt Funde für ein Museum."},
	}
)

// What the focused choice means and costs.
var (
	TurnHint     = locale.Msg{"Take a card, play one, or dig. Point at anything to see its price.", "Vegyél vagy játssz ki egy lapot, vagy áss. Mutass bármire, látod az árát.", "Nimm oder spiele eine Karte, oder grabe. Zeige auf etwas und sieh den Preis."}
	Lands        = locale.Msg{"To week %[1]d.", "Érkezel: %[1]d. hét.", "Du kommst auf Woche %[1]d."}
	LandsOn      = locale.Msg{"To week %[2]d, on top of %[1]s.", "A %[2]d. hétre, %[1]s korongja fölé.", "Auf Woche %[2]d, oben auf %[1]s."}
	CostsNothing = locale.Msg{"Costs no weeks.", "Nem kerül hétbe.", "Kostet keine Woche."}
	ThenYou      = locale.Msg{"Then you move again.", "Utána újra te jössz.", "Danach bist wieder du dran."}
	ThenSeat     = locale.Msg{"Then: %[1]s.", "Utána: %[1]s.", "Danach: %[1]s."}
	SameCards    = locale.Plural{One: locale.Msg{"= : %[1]d week brings the same.", "= : %[1]d hét ugyanennyit hoz.", "= : %[1]d Woche bringt dasselbe."}, Many: locale.Msg{"= : %[1]d weeks bring the same.", "= : %[1]d hét ugyanennyit hoz.", "= : %[1]d Wochen bringen dasselbe."}}
	HelpThen     = locale.Msg{"Then you dig with knowledge %[1]d.", "Így %[1]d tudással ásnál.", "Dann gräbst du mit Wissen %[1]d."}
	ProfComes    = locale.Msg{"%[2]d books: a professor for you!", "%[2]d könyv: professzor a tiéd!", "%[2]d Bücher: ein Professor für dich!"}
	ProfTaken    = locale.Msg{"%[2]d books: professor from %[1]s.", "%[2]d könyv: professzor tőle: %[1]s.", "%[2]d Bücher: Professor von %[1]s."}
	// UseSpecial is with a permit in hand for the region, and without.
	UseSpecial  = [2]locale.Msg{{"Knowledge for a dig there: you have a permit.", "Tudás egy ottani ásatáshoz; engedélyed van.", "Wissen fürs Graben dort; einen Schein hast du."}, {"Knowledge; but you have no permit to dig there.", "Tudás, de oda nincs ásatási engedélyed.", "Wissen, doch zum Graben fehlt dir dort der Schein."}}
	UseGeneral  = locale.Msg{"Counts everywhere, up to the books there.", "Mindenhol számít, az ottani könyvekig.", "Zählt überall, bis zu den Büchern dort."}
	UseCongress = locale.Plural{One: locale.Msg{"Your congress no. %[2]d: +%[1]d point.", "%[2]d. kongresszusod: +%[1]d pont.", "Dein %[2]d. Kongress: +%[1]d Punkt."}, Many: locale.Msg{"Your congress no. %[2]d: +%[1]d points.", "%[2]d. kongresszusod: +%[1]d pont.", "Dein %[2]d. Kongress: +%[1]d Punkte."}}
	// UseActions are from general excavation to tomb robbers.
	UseActions = [5]locale.Msg{
		{"Pays for a dig anywhere, in place of a permit.", "Bárhol áshatsz vele, engedély helyett.", "Bezahlt eine Grabung überall, statt des Scheins."},
		{"+1 knowledge for one dig, anywhere.", "+1 tudás egy ásatáshoz, bárhol.", "+1 Wissen für eine Grabung, überall."},
		{"Lets you look through one pile.", "Átnézhetsz vele egy paklit.", "Lässt dich einen Stapel durchsehen."},
		{"Searches its pile for one artefact.", "Kikutat egy leletet a paklijából.", "Sucht in seinem Stapel einen Fund."},
		{"Search their pile: any card but rubble.", "Paklijukból bármi jó, csak törmelék nem.", "Durchsuchen ihren Stapel: alles außer Schutt."},
	}
	PlayCosts   = locale.Msg{"Playing it later costs %[1]s.", "Kijátszani később %[1]s.", "Spielen kostet später %[1]s."}
	PlayNow     = locale.Msg{"Playing it: %[1]s.", "Kijátszása: %[1]s.", "Spielen: %[1]s."}
	WithDig     = locale.Msg{"It is played with a dig.", "Ásatáshoz játszható ki.", "Wird beim Graben gespielt."}
	PermitFor   = locale.Msg{"For one dig: %[1]s.", "Egy ásatásra: %[1]s.", "Für eine Grabung: %[1]s."}
	PermitAny   = locale.Msg{"For one dig at any site.", "Egy ásatásra, bárhol.", "Für eine Grabung an jedem Ort."}
	PermitSpent = locale.Msg{"Spent for good when you dig.", "Ásáskor végleg elfogy.", "Beim Graben ist er verbraucht."}
	DigHint     = locale.Msg{"Knowledge %[2]d. It costs: %[1]s.", "Tudás: %[2]d. Ára: %[1]s.", "Wissen %[2]d. Kostet: %[1]s."}
	DigHint2    = locale.Msg{"Next you choose weeks and assistants.", "Utána hetet, asszisztenst választasz.", "Dann wählst du Wochen und Assistenten."}
	ShowAsks    = locale.Plural{One: locale.Msg{"Worth %[2]d points, for %[1]d week.", "%[2]d pontot ér, %[1]d hétért.", "Bringt %[2]d Punkte, für %[1]d Woche."}, Many: locale.Msg{"Worth %[2]d points, for %[1]d weeks.", "%[2]d pontot ér, %[1]d hétért.", "Bringt %[2]d Punkte, für %[1]d Wochen."}}
	ShowSteps   = locale.Msg{"%[1]d of %[2]d steps met, +%[3]d points.", "Teljesült %[1]d/%[2]d, +%[3]d pont.", "%[1]d von %[2]d Stufen, +%[3]d Punkte."}
	MuseumHint  = locale.Msg{"Hand over 3 artefacts, +%[1]d points.", "Adj oda 3 leletet, +%[1]d pont.", "Gib 3 Funde ab, +%[1]d Punkte."}
	GivePicked  = locale.Msg{"Chosen: %[1]d of 3, worth %[2]d.", "Kijelölve: %[1]d/3, értéke %[2]d.", "Gewählt: %[1]d von 3, Wert %[2]d."}
	BackFree    = locale.Msg{"Nothing is spent so far.", "Eddig semmibe sem került.", "Noch hat es nichts gekostet."}
	KeepIs      = locale.Msg{"An artefact worth %[1]d.", "Lelet, értéke %[1]d.", "Ein Fund, wert %[1]d."}
	KeepBook    = locale.Msg{"Knowledge: %[1]s.", "Tudás: %[1]s.", "Wissen: %[1]s."}
	LookHint    = locale.Msg{"Remember it: the table notes it for you.", "Az asztal megjegyzi neked.", "Der Tisch merkt es sich für dich."}
)

// Why something cannot be done.
var (
	WhyNeeds      = locale.Plural{One: locale.Msg{"%[1]d artefact is missing: %[2]s.", "Hiányzik %[1]d lelet: %[2]s.", "Es fehlt %[1]d Fund: %[2]s."}, Many: locale.Msg{"%[1]d artefacts are missing: %[2]s.", "Hiányzik %[1]d lelet: %[2]s.", "Es fehlen %[1]d Funde: %[2]s."}}
	WhyBook       = locale.Msg{"You need a book of this region.", "Kell hozzá e térség könyve.", "Du brauchst ein Buch dieses Gebiets."}
	WhyPermit     = locale.Msg{"No permit is left for this site.", "Ide nincs több engedélyed.", "Für diesen Ort hast du keinen Schein mehr."}
	WhyPile       = locale.Msg{"The pile is empty.", "A pakli üres.", "Der Stapel ist leer."}
	WhyCards      = locale.Msg{"So few weeks turn up no card.", "Ennyi hét nem ad lapot.", "So wenige Wochen bringen keine Karte."}
	WhyAssistants = locale.Msg{"You have no more assistants.", "Nincs több asszisztensed.", "Mehr Assistenten hast du nicht."}
	WhyNoHelper   = locale.Msg{"No assistant helps so far.", "Még egy asszisztens sem segít.", "Noch hilft kein Assistent."}
	WhyNone       = locale.Msg{"You have none of these.", "Ilyened nincs.", "Davon hast du keine."}
	WhyFits       = locale.Msg{"A thief takes artefacts only.", "A tolvaj csak leletet visz.", "Ein Dieb nimmt nur Funde."}
	WhyRubble     = locale.Msg{"Nobody wants rubble.", "Törmelék nem kell senkinek.", "Schutt will niemand."}
	WhyArtefacts  = locale.Msg{"Choose three artefacts.", "Jelölj ki három leletet.", "Wähle drei Funde."}
	WhyBegun      = locale.Msg{"Finish what you began, or undo it.", "Fejezd be, amit elkezdtél, vagy vond vissza.", "Bring es zu Ende oder nimm es zurück."}
	WhyTurn       = locale.Msg{"It is not your turn.", "Nem te vagy soron.", "Du bist nicht dran."}
)

// The scenes.
var (
	Searches     = locale.Msg{"%[1]s searches", "%[1]s kutat", "%[1]s sucht"}
	SearchSecret = locale.Msg{"Only the searcher sees the pile.", "A paklit csak a kutató látja.", "Den Stapel sieht nur, wer sucht."}
	Robs         = locale.Msg{"%[1]s takes: %[2]s", "%[1]s elviszi: %[2]s", "%[1]s nimmt: %[2]s"}
	RobsNothing  = locale.Msg{"%[1]s finds nothing", "%[1]s nem talál semmit", "%[1]s findet nichts"}
	PileShuffled = locale.Msg{"The pile is shuffled.", "A paklit megkeverik.", "Der Stapel wird gemischt."}
	ShowPrize    = locale.Msg{"%[1]s: +%[2]d points", "%[1]s: +%[2]d pont", "%[1]s: +%[2]d Punkte"}
	ShowTook     = locale.Msg{"It took %[1]s.", "Ez %[1]s volt.", "Das dauerte %[1]s."}
	ShowKept     = locale.Msg{"The artefacts stay with their owner.", "A leletek a gazdájuknál maradnak.", "Die Funde bleiben, wo sie sind."}
	ShowGone     = locale.Msg{"What was given leaves the game.", "Az odaadott leletek kikerülnek.", "Das Gegebene verlässt das Spiel."}
	BonusLine    = locale.Plural{One: locale.Msg{"%[3]s, %[2]d behind: +%[1]d point", "%[3]s, hátrány %[2]d: +%[1]d pont", "%[3]s, %[2]d zurück: +%[1]d Punkt"}, Many: locale.Msg{"%[3]s, %[2]d behind: +%[1]d points", "%[3]s, hátrány %[2]d: +%[1]d pont", "%[3]s, %[2]d zurück: +%[1]d Punkte"}}
	BonusLeads   = locale.Msg{"%[1]s leads: no point for time", "%[1]s elöl van: időért nincs pont", "%[1]s führt: kein Punkt für Zeit"}
	GameOver     = locale.Msg{"The game is over", "Vége a játéknak", "Das Spiel ist aus"}
)

// What the parts that only tell something mean.
var (
	// SeatTime is of the first round of the line, and of a later one.
	SeatTime     = [2]locale.Msg{{"Week %[1]d, %[2]d behind: +%[3]d.", "%[1]d. hét, hátrány %[2]d: +%[3]d.", "Woche %[1]d, zurück %[2]d: +%[3]d."}, {"Week %[1]d, round %[4]d; %[2]d behind: +%[3]d.", "%[4]d. kör, %[1]d. hét; hátrány %[2]d: +%[3]d.", "Runde %[4]d, Woche %[1]d; zurück %[2]d: +%[3]d."}}
	SeatRows     = locale.Msg{"Books; below: finds, congresses.", "Könyvek; alattuk lelet, kongresszus.", "Bücher; unten: Funde, Kongresse."}
	SeatOpens    = locale.Msg{"Choose it: see all that lies there.", "Válaszd ki, és látod, mije van.", "Wähle es und sieh alles genau."}
	ProfHolder   = locale.Msg{"Holder: %[1]s, books: %[2]d.", "Nála van: %[1]s, könyv: %[2]d.", "Hat ihn: %[1]s, Bücher: %[2]d."}
	ProfNobody   = locale.Msg{"Nobody has him yet.", "Még senkié.", "Noch bei niemandem."}
	ProfNeeds    = locale.Msg{"Comes with %[1]d books.", "%[1]d könyvvel jön.", "Kommt mit %[1]d Büchern."}
	ProfNeedsAll = locale.Msg{"Comes with %[1]d books of all kinds.", "Bármilyen %[1]d könyvvel jön.", "Kommt mit %[1]d Büchern aller Art."}
	ProfYours    = locale.Msg{"You have %[1]d.", "Neked %[1]d van.", "Du hast %[1]d."}
	DeckTitle    = locale.Msg{"The deck", "A pakli", "Der Stapel"}
	DeckRule     = locale.Msg{"When its last card is placed, the game ends at once.", "Ha az utolsó lapja is kikerül, azonnal vége a játéknak.", "Liegt seine letzte Karte, ist das Spiel sofort aus."}
	SiteHolds    = locale.Msg{"Twenty cards: 12 artefacts, 2 books, 6 rubble.", "Húsz lap: 12 lelet, 2 könyv, 6 törmelék.", "Zwanzig Karten: 12 Funde, 2 Bücher, 6 Schutt."}
	PileHolds    = locale.Msg{"You saw: %[1]s.", "Amit láttál: %[1]s.", "Du sahst: %[1]s."}
	PileBooks    = locale.Plural{One: locale.Msg{"%[1]d book", "%[1]d könyv", "%[1]d Buch"}, Many: locale.Msg{"%[1]d books", "%[1]d könyv", "%[1]d Bücher"}}
	PileRubble   = locale.Msg{"%[1]d rubble", "%[1]d törmelék", "%[1]d Schutt"}
	PileNothing  = locale.Msg{"no card", "egy lap sincs", "keine Karte"}
	SiteUnfound  = locale.Msg{"Not found yet: %[1]d, worth %[2]d.", "Még rejtve: %[1]d, értéke %[2]d.", "Noch verborgen: %[1]d, Wert %[2]d."}
)
