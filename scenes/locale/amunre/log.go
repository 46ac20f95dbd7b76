package amunre

import "sandglass/scenes/locale"

// The lines of the move log; %[1]s is the seat's name where one acts.
var (
	LogRound     = locale.Msg{"%[1]s, round %[2]d", "%[1]s, %[2]d. kör", "%[1]s, Runde %[2]d"}
	LogKingdom   = locale.Msg{"Sand: only pyramids and bricks stay", "Homok: csak a piramis és a tégla marad", "Sand: nur Pyramiden und Steine bleiben"}
	LogTurned    = locale.Msg{"Up for auction: %[1]s", "Licitre kerül: %[1]s", "Zur Versteigerung: %[1]s"}
	LogTurnedBy  = locale.Msg{"%[1]s turns up: %[2]s", "%[1]s felfedi: %[2]s", "%[1]s deckt auf: %[2]s"}
	LogBid       = locale.Msg{"%[1]s bids %[3]d: %[2]s", "%[1]s licitje %[3]d: %[2]s", "%[1]s bietet %[3]d: %[2]s"}
	LogOutbids   = locale.Msg{"%[1]s bids %[4]d: %[2]s, outbids %[3]s", "%[1]s licitje %[4]d: %[2]s, túllicitálva: %[3]s", "%[1]s bietet %[4]d: %[2]s, überboten: %[3]s"}
	LogPlayed    = locale.Msg{"%[1]s plays: %[2]s", "%[1]s kijátssza: %[2]s", "%[1]s spielt: %[2]s"}
	LogPlayedAt  = locale.Msg{"%[1]s plays: %[2]s (%[3]s)", "%[1]s kijátssza: %[2]s (%[3]s)", "%[1]s spielt: %[2]s (%[3]s)"}
	LogSold      = locale.Msg{"%[1]s sells for 1 gold: %[2]s", "%[1]s eladja 1 aranyért: %[2]s", "%[1]s verkauft für 1 Gold: %[2]s"}
	LogAcquired  = locale.Msg{"%[1]s gets %[2]s for %[3]d", "%[1]s megkapja: %[2]s, ára %[3]d", "%[1]s erhält %[2]s für %[3]d"}
	LogFreeGold  = locale.Msg{"%[1]s takes %[2]d gold lying there", "%[1]s felvesz %[2]d heverő aranyat", "%[1]s nimmt %[2]d Gold, das dort liegt"}
	LogFreeCards = locale.Msg{"%[1]s takes free cards: %[2]d", "%[1]s ingyenkártyát kap: %[2]d", "%[1]s nimmt freie Karten: %[2]d"}
	LogShuffled  = locale.Msg{"%[1]d used cards are the new deck", "Új pakli %[1]d használt lapból", "Neuer Stapel: %[1]d gebrauchte Karten"}
	LogPyramid   = locale.Msg{"%[1]s: a pyramid, now %[2]d", "%[1]s: piramis épült, már %[2]d", "%[1]s: eine Pyramide, nun %[2]d"}
	LogBought    = [3]locale.Msg{
		{"%[1]s buys cards (%[2]d) for %[3]d", "%[1]s vesz %[2]d kártyát, ára %[3]d", "%[1]s kauft Karten (%[2]d) für %[3]d"},
		{"%[1]s buys farmers (%[2]d) for %[3]d", "%[1]s vesz %[2]d földművest, ára %[3]d", "%[1]s kauft Bauern (%[2]d) für %[3]d"},
		{"%[1]s buys bricks (%[2]d) for %[3]d", "%[1]s vesz %[2]d téglát, ára %[3]d", "%[1]s kauft Steine (%[2]d) für %[3]d"},
	}
	LogOfferings = locale.Msg{"All prepare their offerings", "Mindenki áldozatra készül", "Alle bereiten ihr Opfer vor"}
	LogShown     = locale.Msg{"%[1]s offers %[2]d", "%[1]s áldozata: %[2]d", "%[1]s opfert %[2]d"}
	LogStole     = locale.Msg{"%[1]s plays the -3", "%[1]s a -3-ast játssza", "%[1]s spielt die -3"}
	LogLaid      = locale.Msg{"%[1]s laid Change the Offering", "%[1]s áldozatmódosítást tett le", "%[1]s hat den Opferwechsel gelegt"}
	LogShift     = locale.Msg{"%[1]s: %[2]s, the total is %[3]d", "%[1]s: %[2]s, az összeg %[3]d", "%[1]s: %[2]s, die Summe ist %[3]d"}
	LogTemple    = locale.Msg{"Total %[1]d: farmers and temples %[2]d", "Összeg %[1]d: földműves, templom %[2]d", "Summe %[1]d: Bauern und Tempel %[2]d"}
	LogGift      = locale.Msg{"Gift for %[1]s: %[2]s", "Ajándék, %[1]s: %[2]s", "Geschenk für %[1]s: %[2]s"}
	LogThief     = locale.Msg{"%[1]s takes 3 gold", "%[1]s elvesz 3 aranyat", "%[1]s nimmt 3 Gold"}
	LogPharaoh   = locale.Msg{"The Pharaoh is now: %[1]s", "Az új fáraó: %[1]s", "Der Pharao ist nun: %[1]s"}
	LogHarvest   = locale.Msg{"%[1]s: gold from %[2]s, %[3]d", "%[1]s aranya (%[2]s): %[3]d", "%[1]s: Gold aus %[2]s, %[3]d"}
	LogScoring   = locale.Msg{"Scoring of the %[1]s", "Pontozás: %[1]s", "Wertung: %[1]s"}
	LogScored    = locale.Msg{"%[1]s, %[2]s: +%[3]d", "%[1]s, %[2]s: +%[3]d", "%[1]s, %[2]s: +%[3]d"}
	LogOver      = locale.Msg{"%[1]s: points %[2]d", "%[1]s: pont %[2]d", "%[1]s: Punkte %[2]d"}
)

// What an undo would take back.
var (
	UndoBid     = locale.Msg{"bid, %[1]s", "licit, %[1]s", "Gebot, %[1]s"}
	UndoPlay    = locale.Msg{"card: %[1]s", "kártya: %[1]s", "Karte: %[1]s"}
	UndoBuy     = locale.Msg{"purchase: %[1]s", "vásárlás: %[1]s", "Kauf: %[1]s"}
	UndoPut     = locale.Msg{"placing, %[1]s", "lerakás, %[1]s", "Einsetzen, %[1]s"}
	UndoGift    = locale.Msg{"gift: %[1]s", "ajándék: %[1]s", "Geschenk: %[1]s"}
	UndoSell    = locale.Msg{"sale: %[1]s", "eladás: %[1]s", "Verkauf: %[1]s"}
	UndoOffer   = locale.Msg{"offering", "áldozat", "Opfer"}
	UndoLay     = locale.Msg{"laid card", "letett lap", "gelegte Karte"}
	UndoTurn    = locale.Msg{"province card", "tartománylap", "Provinzkarte"}
	UndoCollect = locale.Msg{"harvest", "betakarítás", "Ernte"}
	UndoDone    = locale.Msg{"end of turn", "kör vége", "Zugende"}
	UndoChange  = locale.Msg{"change of the total", "összeg módosítása", "Änderung der Summe"}
)
