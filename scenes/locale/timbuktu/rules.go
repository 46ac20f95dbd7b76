package timbuktu

import "sandglass/scenes/locale"

// Rules tell how to play, in the order of a game.
var Rules = []locale.RulePage{
	{
		Heading: locale.Msg{"What it is about", "Miről szól", "Worum es geht"},
		Text: locale.Msg{
			"Bring your caravan from oasis to oasis to Timbuktu. Thieves wait in every oasis. At the end each unit you still carry scores as many points as units of that good have been lost by everybody: what others lose makes yours dear.",
			"Vezesd a karavánodat oázisról oázisra Timbuktuig. Minden oázisban tolvajok lesnek rád. A végén minden nálad maradt áru annyi pontot ér, ahány ugyanolyan áru útközben elveszett, bárkié volt is: amit mások vesztenek, az drágítja a tiédet.",
			"Führe deine Karawane von Oase zu Oase nach Timbuktu. Überall lauern Diebe. Am Ende zählt jede Ware, die du noch trägst, so viele Punkte, wie von ihr insgesamt verloren gingen: Was andere verlieren, macht deine wertvoller.",
		},
	},
	{
		Heading: locale.Msg{"The start", "A rajt", "Der Start"},
		Text: locale.Msg{
			"In turn everybody places one camel in a pen of the start area, until all stand. In the end each player must have at least one camel in each of the five pens. Only the pen matters: it decides which two pens of the first oasis cost nothing.",
			"Sorban mindenki egy-egy tevét állít a rajt valamelyik karámjába, míg mind áll. A végén mindenkinek legalább egy tevéje legyen mind az öt karámban. Csak a karám számít: ez dönti el, melyik két karám lesz ingyenes az első oázisban.",
			"Reihum stellt jeder ein Kamel in ein Gehege am Start, bis alle stehen. Am Ende braucht jeder mindestens ein Kamel in jedem der fünf Gehege. Nur das Gehege zählt: Es bestimmt, welche zwei Gehege der ersten Oase nichts kosten.",
		},
	},
	{
		Heading: locale.Msg{"What the thieves plan", "Mire készülnek a tolvajok", "Was die Diebe planen"},
		Text: locale.Msg{
			"Five packs of thief cards lie round the table. Each names one pen, two stands in it and two goods. You see the pack in your hand; the notebook keeps what you have seen and marks those stands red on the table. What the others know, you can guess from where their camels go.",
			"Öt csomag tolvajkártya van az asztal körül. Mindegyik egy karámot, abban két helyet és két árut nevez meg. A kezedben lévőt látod; a jegyzet megőrzi, amit láttál, és pirossal jelöli azokat a helyeket. Hogy mások mit tudnak, azt a tevéik útja árulja el.",
			"Fünf Päckchen Diebeskarten liegen um den Tisch. Jedes nennt ein Gehege, zwei Plätze darin und zwei Waren. Du siehst das in deiner Hand; das Notizbuch merkt sich alles Gesehene und zeigt diese Plätze rot. Was die anderen wissen, verraten ihre Wege.",
		},
	},
	{
		Heading: locale.Msg{"A round", "Egy kör", "Eine Runde"},
		Text: locale.Msg{
			"Everybody secretly chooses a camel that has not yet moved in this stage. Then, from the holder of the round marker clockwise, each shows the camel and sends it to a pen of the next oasis. So you see where those before you went, but your camel is bound.",
			"Mindenki titokban kiválaszt egy tevét, amely ebben a szakaszban még nem ment. Aztán a körjelző gazdájától kezdve, az óra járása szerint mindenki felfedi és elküldi a következő oázis egyik karámjába. Látod tehát, az előtted lévők hová mentek, de a tevéd már adott.",
			"Alle wählen geheim ein Kamel, das in dieser Etappe noch nicht gegangen ist. Dann deckt jeder auf, vom Besitzer des Rundenmarkers im Uhrzeigersinn, und schickt es in ein Gehege der nächsten Oase. Du siehst, wohin die vor dir gingen, doch dein Kamel steht fest.",
		},
	},
	{
		Heading: locale.Msg{"Ways and prices", "Utak és árak", "Wege und Preise"},
		Text: locale.Msg{
			"A camel may go to any pen with an empty stand and takes the lowest number there. The two pens its arrows point to cost nothing. Any other costs one good of your choice from its back, which is out of the game. An empty camel pays nothing.",
			"A teve bármelyik karámba mehet, ahol van szabad hely, és ott a legkisebb számút foglalja el. A nyilai mutatta két karám ingyenes. A többi egy választott árujába kerül, amely kiesik a játékból. Az üres teve nem fizet.",
			"Ein Kamel darf in jedes Gehege mit freiem Platz und nimmt dort die kleinste Nummer. Die zwei Gehege, auf die seine Pfeile zeigen, kosten nichts. Jedes andere kostet eine Ware deiner Wahl von seinem Rücken; sie ist aus dem Spiel. Leere Kamele zahlen nichts.",
		},
	},
	{
		Heading: locale.Msg{"The exchange", "A csere", "Der Tausch"},
		Text: locale.Msg{
			"Two stands of every oasis bear the exchange mark. When a camel arrives there, every pack moves one place clockwise round the table, also those that lie between players, and you look at the one that comes to you. Nobody looks at packs between players.",
			"Minden oázisban két helyen cserejel van. Ha teve érkezik oda, minden csomag egy hellyel odébb megy az óra járása szerint, a játékosok között fekvők is, és megnézed azt, amelyik hozzád ér. A közöttetek fekvőkbe senki sem néz bele.",
			"Zwei Plätze jeder Oase tragen das Tauschzeichen. Kommt dort ein Kamel an, wandern alle Päckchen einen Platz im Uhrzeigersinn, auch die zwischen den Spielern, und du siehst das an, das zu dir kommt. In die dazwischen schaut niemand.",
		},
	},
	{
		Heading: locale.Msg{"The robbery", "A rablás", "Der Überfall"},
		Text: locale.Msg{
			"When all camels have arrived, the five packs are turned up one by one. From the camels on the two stands of the pen all units of the two goods are stolen. They go to the lost goods and raise the value of their kind. Then the next stage begins.",
			"Ha minden teve megérkezett, sorban felfordul az öt csomag. A karám két helyén álló tevékről a két áru minden darabját elviszik. Ezek az elveszett áruk közé kerülnek, és növelik a fajtájuk értékét. Aztán kezdődik a következő szakasz.",
			"Sind alle Kamele da, werden die fünf Päckchen nacheinander aufgedeckt. Von den Kamelen auf den zwei Plätzen des Geheges verschwinden alle Stücke der zwei Waren. Sie kommen zu den verlorenen und erhöhen deren Wert. Dann beginnt die nächste Etappe.",
		},
	},
	{
		Heading: locale.Msg{"Signs at the names", "Jelek a neveknél", "Zeichen bei den Namen"},
		Text: locale.Msg{
			"The coin lies with the player who starts the stage, the triangle with the one who starts the round. A lock means that a camel card lies face down, a tick that the camel has gone. The number beside the star is what all goods of that player are worth now.",
			"Az érme annál van, aki a szakaszt kezdi, a háromszög annál, aki a kört. A lakat azt jelzi, hogy a tevekártya már lefordítva ott van, a pipa azt, hogy a teve elment. A csillag melletti szám a játékos minden árujának mostani értéke.",
			"Die Münze liegt bei dem, der die Etappe beginnt, das Dreieck bei dem, der die Runde beginnt. Ein Schloss heißt, dass eine Kamelkarte verdeckt liegt, ein Haken, dass das Kamel gegangen ist. Die Zahl neben dem Stern ist, was alle Waren jetzt wert sind.",
		},
	},
	{
		Heading: locale.Msg{"The end", "A vége", "Das Ende"},
		Text: locale.Msg{
			"After the robbery in Timbuktu the goods are counted: each unit on your camels scores the present value of its kind, the number above the lost goods. Most points win; then more goods; then the victory is shared. Three players cross three oases, four four, five five.",
			"A timbuktui rablás után következik a számolás: tevéid minden áruja annyi pont, amennyi a fajtája értéke, vagyis az elveszett áruk száma. A legtöbb pont nyer, aztán a több áru, különben közös a győzelem. Hárman három, négyen négy, öten öt oázison keltek át.",
			"Nach dem Überfall in Timbuktu wird gezählt: Jede Ware auf deinen Kamelen zählt den jetzigen Wert ihrer Sorte, die Zahl über den verlorenen. Die meisten Punkte gewinnen, dann mehr Waren, sonst teilt man den Sieg. Zu dritt geht es durch drei Oasen, zu viert vier, zu fünft fünf.",
		},
	},
}
