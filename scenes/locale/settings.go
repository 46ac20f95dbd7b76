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
)
