package tombraiders

import "sandglass/scenes/locale"

// The pages of the rules, from 0.
const (
	PageAim = iota
	PageTime
	PageTurn
	PageKnowledge
	PageDig
	PageProfessors
	PageShows
	PageActions
	PageEnd
)

// Rules tell how to play, in the order of the pages.
var Rules = []locale.RulePage{
	PageAim: {
		Heading: locale.Msg{"What it is about", "Miről szól", "Worum es geht"},
		Text: locale.Msg{
			"Most points win. Dig up artefacts worth 1 to 6, show them in exhibitions, give them to museums, know more than others, attend congresses. There is no money: everything costs weeks. The game ends when the deck runs out, and spare weeks are points, too.",
			"A legtöbb pont nyer. Áss ki 1-6 pontos leleteket, mutasd be őket kiállításon, adj belőlük múzeumnak, tudj többet a többieknél, járj kongresszusra. Pénz nincs: minden hetekbe kerül. A játék a pakli végéig tart, és a megtakarított hét is pontot ér.",
			"Die meisten Punkte gewinnen. Grabe Funde im Wert von 1 bis 6 aus, zeige sie in Ausstellungen, gib sie Museen, wisse mehr als andere, besuche Kongresse. Geld gibt es nicht: Alles kostet Wochen. Ist der Stapel leer, endet das Spiel; gesparte Wochen zählen auch.",
		},
	},
	PageTime: {
		Heading: locale.Msg{"Time and turns", "Az idő és a sorrend", "Zeit und Reihenfolge"},
		Text: locale.Msg{
			"Whoever has spent the fewest weeks has the turn, so you may move several times running. Landing on others, you lie on top, and of one week the topmost moves first. The line of 52 weeks goes round and round; what counts is the weeks spent in all.",
			"Mindig az lép, aki a legkevesebb hetet költötte el, így többször is jöhetsz egymás után. Ha másokra érkezel, felülre kerülsz, és egy hétről a felső lép előbb. Az 52 hetes sor körbe jár; az összes elköltött hét számít.",
			"Wer die wenigsten Wochen verbraucht hat, ist dran; so kannst du mehrmals hintereinander ziehen. Triffst du auf andere, liegst du oben, und aus einer Woche zieht die oberste Scheibe zuerst. Die Leiste mit 52 Wochen beginnt immer von vorn; es zählt die Summe.",
		},
	},
	PageTurn: {
		Heading: locale.Msg{"Your turn", "A köröd", "Dein Zug"},
		Text: locale.Msg{
			"One action: take a card of the row; or take an exhibition or a museum whose needs you meet; or play an action card; or dig. Point at anything to see where your disc would land and who moves next. Drawn site cards go face down onto their pile; nobody counts the piles.",
			"Egy akció: elviszel egy lapot a sorból; vagy egy kiállítást, múzeumot, ha megvan hozzá, ami kell; vagy kijátszol egy akciólapot; vagy ásol. Mutass bármire, és látod, hova ér a korongod, és ki lép utána. A húzott leletlapok lefordítva a paklijukra kerülnek.",
			"Eine Aktion: eine Karte der Reihe nehmen; oder eine Ausstellung oder ein Museum, wenn du das Nötige hast; oder eine Aktionskarte spielen; oder graben. Zeige auf etwas, und du siehst, wo deine Scheibe landet und wer dann zieht. Fundkarten kommen verdeckt auf ihren Stapel.",
		},
	},
	PageKnowledge: {
		Heading: locale.Msg{"Knowledge", "Tudás", "Wissen"},
		Text: locale.Msg{
			"Books in a region's colour are knowledge of it: without at least one you cannot dig there. Grey books are general knowledge: they count in every dig, but never more of them than books of the region. Two books of Mesopotamia and three grey ones make 4.",
			"A térség színét viselő könyv az ottani tudás: legalább egy nélkül nem áshatsz. A szürke könyv általános tudás: minden ásatáson számít, de sosem több, mint ahány könyved ott van. Két mezopotámiai és három szürke könyv tudása 4.",
			"Bücher in der Farbe eines Gebiets sind das Wissen dort: Ohne wenigstens eines darfst du nicht graben. Graue Bücher sind allgemeines Wissen: Sie zählen überall, doch nie mehr davon als Bücher des Gebiets. Zwei aus Mesopotamien und drei graue ergeben 4.",
		},
	},
	PageDig: {
		Heading: locale.Msg{"Digging", "Ásatás", "Graben"},
		Text: locale.Msg{
			"A dig costs a permit for good: the region's or a general one. Choose 1 to 12 weeks; with your knowledge they give the number of cards turned up. Artefacts and books are yours, rubble goes back into the pile. A site has 20 cards, 6 of them rubble, but not all lie in the pile yet.",
			"Az ásatás egy engedélybe kerül, végleg: a térségébe vagy egy általánosba. Válassz 1-12 hetet; a tudásoddal együtt ez adja a felfedett lapok számát. A lelet és a könyv a tiéd, a törmelék visszamegy. Egy hely 20 lap, ebből 6 törmelék, de még nem mind van a pakliban.",
			"Eine Grabung kostet für immer einen Schein: den des Gebiets oder einen allgemeinen. Wähle 1 bis 12 Wochen; mit deinem Wissen geben sie die Zahl der Karten. Funde und Bücher gehören dir, Schutt geht zurück. Ein Ort hat 20 Karten, davon 6 Schutt, doch nicht alle liegen schon da.",
		},
	},
	PageProfessors: {
		Heading: locale.Msg{"Professors", "Professzorok", "Professoren"},
		Text: locale.Msg{
			"With 4 books of a region its professor comes to you, with 10 books of all kinds the one of the greatest knowledge. Each is worth 5 points, but goes to whoever gets strictly more books. Congresses are worth 1, 3, 6, 10, 15 ... points together.",
			"Egy térség 4 könyvével hozzád jön a professzora, bármilyen 10 könyvvel a legnagyobb tudásé. Mind 5 pontot ér, de átmegy ahhoz, akinek több könyve lesz. A kongresszusok együtt 1, 3, 6, 10, 15... pontot érnek.",
			"Mit 4 Büchern eines Gebiets kommt sein Professor zu dir, mit 10 Büchern aller Art der des größten Wissens. Jeder zählt 5 Punkte, geht aber zu dem, der mehr Bücher bekommt. Kongresse zählen zusammen 1, 3, 6, 10, 15 ... Punkte.",
		},
	},
	PageShows: {
		Heading: locale.Msg{"Exhibitions and museums", "Kiállítás és múzeum", "Ausstellung und Museum"},
		Text: locale.Msg{
			"An exhibition needs artefacts of one region; each further step you meet, one after the other, saves weeks. You keep the artefacts and may show them again. For a museum you hand over three artefacts of its region for good: their points are lost, but it is worth 8.",
			"A kiállításhoz egy térség leletei kellenek; minden további teljesült fok, sorban egymás után, heteket spórol. A leletek nálad maradnak, újra bemutathatók. A múzeumnak három leletet végleg odaadsz a térségéből: a pontjuk elvész, de 8 pontot ér.",
			"Eine Ausstellung braucht Funde eines Gebiets; jede weitere Stufe, eine nach der anderen, spart Wochen. Die Funde behältst du und darfst sie wieder zeigen. Einem Museum gibst du drei Funde seines Gebiets für immer: Ihre Punkte sind weg, doch es zählt 8.",
		},
	},
	PageActions: {
		Heading: locale.Msg{"Action cards", "Akciólapok", "Aktionskarten"},
		Text: locale.Msg{
			"They are held in hand. The scholar looks through a pile. A thief must take an artefact of his region's pile, tomb robbers any card but rubble. These cost weeks again when played. Assistants, +1 knowledge each, and the general dig, a permit anywhere, are played with a dig at no cost.",
			"A kezedben vannak. A tudós átnéz egy paklit. A tolvaj elvisz egy leletet a térsége paklijából, a sírrablók bármit, ami nem törmelék. Ezek kijátszva újra hetekbe kerülnek. Az asszisztens (+1 tudás) és az engedélyt pótló lap az ásatáshoz játszható, ingyen.",
			"Du hältst sie auf der Hand. Der Gelehrte sieht einen Stapel durch. Ein Dieb nimmt aus seinem Stapel einen Fund, Grabräuber alles außer Schutt. Sie kosten beim Spielen wieder Wochen. Assistenten, je +1 Wissen, und die freie Grabung, ein Schein für überall, gehören kostenlos zum Graben.",
		},
	},
	PageEnd: {
		Heading: locale.Msg{"The end", "A vége", "Das Ende"},
		Text: locale.Msg{
			"The game ends at once when the last card of the deck has been placed. For every 3 full weeks that you are behind the leading disc you score a point: a long last dig is dear. Equal points: who has spent fewer weeks is ahead; equal weeks share the place.",
			"A játék azonnal véget ér, ha a pakli utolsó lapja is kikerült. Minden teljes 3 hét lemaradás az első korongtól 1 pont: a hosszú utolsó ásatás drága. Azonos pontnál a kevesebb elköltött hét dönt; ha az is azonos, közös a hely.",
			"Das Spiel endet sofort, wenn die letzte Karte des Stapels liegt. Je 3 volle Wochen hinter der vordersten Scheibe zählen 1 Punkt: Eine lange letzte Grabung ist teuer. Bei Gleichstand gewinnen weniger verbrauchte Wochen; sind auch sie gleich, wird der Platz geteilt.",
		},
	},
}
