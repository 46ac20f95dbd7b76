package theben

import "sandglass/scenes/locale"

// The pages of the rules, from 0.
const (
	PageAim = iota
	PageTime
	PageTurn
	PageTravel
	PageCards
	PageKnowledge
	PageDig
	PageShows
	PageYear
	PageEnd
)

// Rules tell how to play, in the order of the pages.
var Rules = []locale.RulePage{
	PageAim: {
		Heading: locale.Msg{"What it is about", "Miről szól", "Worum es geht"},
		Text: locale.Msg{
			"You are archaeologists in the years 1900 to 1902. Learn in the cities of Europe, dig for artefacts in five regions of the south, show them in exhibitions. There are no coins: everything costs weeks, and when they are over, points from five sources are counted.",
			"Régészek vagytok 1900 és 1902 között. Tanuljatok Európa városaiban, ássatok leletek után az öt déli térségben, mutassátok be őket kiállításokon. Pénz nincs: minden hetekbe kerül, és ha elfogytak, öt forrásból jönnek össze a pontok.",
			"Ihr seid Archäologen in den Jahren 1900 bis 1902. Lernt in den Städten Europas, grabt in fünf Gebieten des Südens nach Funden und zeigt sie in Ausstellungen. Geld gibt es nicht: Alles kostet Wochen. Sind sie um, zählen Punkte aus fünf Quellen.",
		},
	},
	PageTime: {
		Heading: locale.Msg{"Time and turns", "Az idő és a sorrend", "Zeit und Reihenfolge"},
		Text: locale.Msg{
			"Whoever's disc is furthest behind on the ring of weeks has the turn, so you may move several times running. Landing on others, you lie on top, and of one square the topmost moves first. You may also wait, a week or more, for instance for an exhibition. Nobody passes week 1 of 1903.",
			"Az lép, akinek a korongja leghátul áll a hetek körén, így többször is jöhetsz egymás után. Ha másokra érkezel, felülre kerülsz, és egy mezőről a felső lép előbb. Várhatsz is egy vagy több hetet, például egy kiállításra. 1903 első hetén túl senki sem mehet.",
			"Wessen Scheibe im Ring der Wochen am weitesten hinten liegt, ist dran; so kannst du mehrmals hintereinander ziehen. Triffst du auf andere, liegst du oben, und von einem Feld zieht die oberste zuerst. Du darfst auch warten. Niemand überschreitet Woche 1 von 1903.",
		},
	},
	PageTurn: {
		Heading: locale.Msg{"Your turn", "A köröd", "Dein Zug"},
		Text: locale.Msg{
			"A turn is a journey, an action, or a journey and then an action: take a card in its city, dig in a region, or wait. Point at anything to see the weeks it costs, where your disc would land and who moves next. The journey can be taken back until you act.",
			"Egy kör egy utazás, egy akció, vagy előbb utazás, aztán akció: egy lap elvitele a városában, ásatás egy térségben, vagy várakozás. Mutass bármire, és látod, hány hétbe kerül, hova ér a korongod, és ki jön utána. Az út visszavonható, amíg nem léptél.",
			"Ein Zug ist eine Reise, eine Aktion oder erst Reise, dann Aktion: eine Karte in ihrer Stadt nehmen, in einem Gebiet graben oder warten. Zeige auf etwas, und du siehst die Wochen, wo deine Scheibe landet und wer dann zieht. Die Reise lässt sich bis zur Aktion zurücknehmen.",
		},
	},
	PageTravel: {
		Heading: locale.Msg{"Travelling", "Utazás", "Reisen"},
		Text: locale.Msg{
			"Each step on the map takes a week; you always go the shortest way, and only once a turn. A horse saves a week on journeys of three steps or more. An airship takes you anywhere in no time, once. If you do nothing else there, end the turn: your disc still moves for the journey.",
			"A térképen minden lépés egy hét; mindig a legrövidebb úton mész, körönként egyszer. A ló a három lépéses vagy hosszabb utakon egy hetet spórol. A léghajó egyszer bárhova elvisz, idő nélkül. Ha ott mást nem teszel, fejezd be a kört: a korong az útért akkor is lép.",
			"Jeder Schritt auf der Karte dauert eine Woche; du gehst stets den kürzesten Weg, einmal je Zug. Ein Pferd spart bei drei Schritten oder mehr eine Woche. Ein Luftschiff bringt dich einmal ohne Zeit überallhin. Tust du dort nichts weiter, beende den Zug; die Reise kostet trotzdem.",
		},
	},
	PageCards: {
		Heading: locale.Msg{"Cards", "Lapok", "Karten"},
		Text: locale.Msg{
			"Four cards lie open; each names its city and the weeks it costs there. The tag above shows the price with your journey. Congresses are worth 1, 3, 6, 10, 15 ... points together. One horse, three spades and three assistants are the most you may own. Gaps are filled at once.",
			"Négy lap fekszik nyíltan; mindegyiken ott a városa és az ára hetekben. A fölötte lévő címke az utaddal együtt mutatja. A kongresszusok együtt 1, 3, 6, 10, 15... pontot érnek. Legfeljebb egy lovad, három ásód és három asszisztensed lehet. A hiányzó lap azonnal pótlódik.",
			"Vier Karten liegen offen; jede nennt ihre Stadt und die Wochen. Das Schild darüber zeigt den Preis samt Reise. Kongresse zählen zusammen 1, 3, 6, 10, 15 ... Punkte. Ein Pferd, drei Schaufeln und drei Assistenten sind das Höchste. Lücken werden sofort gefüllt.",
		},
	},
	PageKnowledge: {
		Heading: locale.Msg{"Knowledge", "Tudás", "Wissen"},
		Text: locale.Msg{
			"Books in a region's colour are special knowledge: without at least one you cannot dig there. Two assistants add 1 to every region, three add 2. Grey books are general knowledge: they count in every dig, but never more than special knowledge and assistants together.",
			"A térség színét viselő könyv szaktudás: legalább egy nélkül ott nem áshatsz. Két asszisztens minden térségben 1-et ad hozzá, három 2-t. A szürke könyv általános tudás: minden ásatáson számít, de sosem többet, mint a szaktudás és az asszisztensek együtt.",
			"Bücher in der Farbe eines Gebiets sind Fachwissen: Ohne wenigstens eines darfst du dort nicht graben. Zwei Assistenten bringen überall 1 dazu, drei 2. Graue Bücher sind allgemeines Wissen: Es zählt überall, doch nie mehr als Fachwissen und Assistenten zusammen.",
		},
	},
	PageDig: {
		Heading: locale.Msg{"Digging", "Ásatás", "Graben"},
		Text: locale.Msg{
			"A dig takes 1 to 12 weeks; knowledge and weeks give the number of cards, two or three spades add 1 or 2. Artefacts and books are yours, rubble goes back into the pile. Each region can be dug once a year; a forged permit allows one dig more. Seven cards of each pile are missing.",
			"Egy ásatás 1-12 hét; a tudás és a hetek adják a lapok számát, két vagy három ásó 1-gyel vagy 2-vel növeli. A lelet és a könyv a tiéd, a törmelék visszamegy a pakliba. Egy térségben évente egyszer áshatsz; a hamis engedély még egyet enged. Minden pakliból hét lap hiányzik.",
			"Eine Grabung dauert 1 bis 12 Wochen; Wissen und Wochen ergeben die Kartenzahl, zwei oder drei Schaufeln 1 oder 2 mehr. Funde und Bücher gehören dir, Schutt geht zurück. Je Gebiet eine Grabung im Jahr; ein falscher Schein erlaubt noch eine. In jedem Stapel fehlen sieben Karten.",
		},
	},
	PageShows: {
		Heading: locale.Msg{"Exhibitions", "Kiállítások", "Ausstellungen"},
		Text: locale.Msg{
			"A flag on the ring marks the week. When the last disc reaches it, all take part whose disc is on that very week, whose figure is in the city, and who own an artefact of a region named. Number of artefacts plus a die: the highest wins the points; ties roll again.",
			"A kör zászlója jelzi a hetet. Ha az utolsó korong is odaér, az vesz részt, akinek korongja pont azon a héten, bábuja a városban áll, és van lelete egy megnevezett térségből. A leletek száma és egy kockadobás: a legtöbb viszi a pontokat; döntetlennél újra dobnak.",
			"Eine Fahne am Ring zeigt die Woche. Erreicht die letzte Scheibe sie, nehmen alle teil, deren Scheibe genau dort liegt, deren Figur in der Stadt ist und die einen Fund aus einem genannten Gebiet haben. Anzahl plus Würfel: Die höchste Summe siegt, bei Gleichstand neu.",
		},
	},
	PageYear: {
		Heading: locale.Msg{"The turn of the year", "Évforduló", "Jahreswechsel"},
		Text: locale.Msg{
			"When the last disc has crossed week 1, a new year begins: all permits come back, open and discarded cards are shuffled into the deck, and four new ones are dealt. Two or three play three years, four play two. Options change digging, cards and exhibitions.",
			"Amikor az utolsó korong is átlépi az 1. hetet, új év kezdődik: minden engedély visszajön, a nyílt és eldobott lapok a pakliba keverednek, és négy új kerül ki. Ketten és hárman három évig, négyen kettőig játszanak. Az opciók az ásatást, a lapokat és a kiállításokat érintik.",
			"Hat die letzte Scheibe Woche 1 überschritten, beginnt ein neues Jahr: Alle Scheine kommen zurück, offene und abgelegte Karten werden eingemischt, vier neue liegen aus. Zu zweit und dritt sind es drei Jahre, zu viert zwei. Optionen ändern Graben, Karten und Ausstellungen.",
		},
	},
	PageEnd: {
		Heading: locale.Msg{"The end", "A vége", "Das Ende"},
		Text: locale.Msg{
			"When all discs are on week 1 of 1903 the final conference compares special knowledge: most of a region scores 4 points, shared 2 each; whose weakest region is the best gets 7, shared 4. Add artefacts, exhibitions and congresses. Most points win.",
			"Ha minden korong 1903 első hetén áll, a zárókonferencia a szaktudást veti össze: egy térségből a legtöbb 4 pont, döntetlennél 2-2; akinek a leggyengébb térsége a legjobb, 7 pontot kap, döntetlennél 4-4-et. Ehhez jönnek a leletek, kiállítások, kongresszusok. A legtöbb pont nyer.",
			"Liegen alle Scheiben auf Woche 1 von 1903, vergleicht die Schlusskonferenz das Fachwissen: Das meiste je Gebiet zählt 4 Punkte, geteilt 2; wessen schwächstes Gebiet das beste ist, erhält 7, geteilt 4. Dazu Funde, Ausstellungen, Kongresse. Die meisten Punkte gewinnen.",
		},
	},
}
