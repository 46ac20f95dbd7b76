package amunre

import "sandglass/scenes/locale"

// The pages of the rules, from 0.
const (
	PageAim = iota
	PageRound
	PageAuction
	PageActions
	PageOffering
	PageGifts
	PageHarvest
	PageCards // the two pages of power cards follow each other
	PageBonuses
	PageScoring
)

// Rules tell how to play, in the order of the pages.
var Rules = []locale.RulePage{
	PageAim: {
		Heading: locale.Msg{"What it is about", "Miről szól", "Worum es geht"},
		Text: locale.Msg{
			"The most points win, and most come from pyramids. In two kingdoms you win three provinces each time, pay bricks with what your farmers earn, and let Amun-Re help. Each kingdom ends with a scoring. Between them sand covers owners and farmers, but the same provinces come up again with their pyramids: these are dear.",
			"A legtöbb pont nyer, és a legtöbb a piramisokból jön. Két birodalomban három-három tartományt szerzel, földműveseid keresetéből téglát veszel, és Amun-Re is segít. Mindkét birodalom pontozással zárul. Közben homok fedi be a gazdákat és földműveseket, de ugyanazok a tartományok jönnek újra, drága piramisaikkal.",
			"Die meisten Punkte gewinnen, und die meisten bringen Pyramiden. In zwei Reichen gewinnst du je drei Provinzen, zahlst Steine vom Lohn deiner Bauern, und Amun-Re hilft. Jedes Reich endet mit einer Wertung. Dazwischen bedeckt Sand Besitzer und Bauern; dieselben Provinzen kommen wieder, teuer mit ihren Pyramiden.",
		},
	},
	PageRound: {
		Heading: locale.Msg{"A round", "Egy kör", "Eine Runde"},
		Text: locale.Msg{
			"Three rounds make a kingdom. In each: provinces are turned up, one for every player; you bid for them; you buy cards, farmers and bricks; all offer to Amun-Re in secret; you take the harvest. The Pharaoh starts everything, then it goes clockwise. Gold and cards in hand are secret.",
			"Egy birodalom három kör. Minden körben: annyi tartomány jön, ahányan vagytok; licitáltok rájuk; kártyát, földművest, téglát vesztek; titokban áldoztok Amun-Rének; begyűjtitek a termést. Mindent a fáraó kezd, aztán óramutató szerint megy. Az arany és a kártyák titkosak.",
			"Drei Runden sind ein Reich. In jeder werden Provinzen aufgedeckt, eine je Spieler; ihr bietet darauf, kauft Karten, Bauern und Steine, opfert Amun-Re im Geheimen und erntet. Der Pharao beginnt, dann geht es im Uhrzeigersinn. Gold und Handkarten sind geheim.",
		},
	},
	PageAuction: {
		Heading: locale.Msg{"The auction", "A licit", "Die Versteigerung"},
		Text: locale.Msg{
			"Put your stone on a space of a province; where stones lie, only above the highest. Are you outbid, you must go to another province, from where you may come back later. When every province has one stone, all pay and take what lies there: cards, gold, bricks, old pyramids.",
			"Tedd a köved egy tartomány valamelyik mezőjére; ahol már van kő, csak a legfelső fölé. Ha túllicitálnak, másik tartományba kell menned, onnan később visszatérhetsz. Ha mindenhol egy kő áll, mindenki fizet, és viszi, ami ott van: kártyát, aranyat, téglát, régi piramist.",
			"Setze deinen Stein auf ein Feld einer Provinz; wo Steine liegen, nur über den höchsten. Wirst du überboten, musst du auf eine andere Provinz; von dort darfst du später zurück. Hat jede einen Stein, zahlen alle und nehmen, was dort liegt: Karten, Gold, Steine, alte Pyramiden.",
		},
	},
	PageActions: {
		Heading: locale.Msg{"Buying and building", "Vásárlás és építés", "Kaufen und bauen"},
		Text: locale.Msg{
			"First power cards, as many as the best of your provinces shows; then farmers, one for each free field; then bricks. Each kind once a round, the more the dearer: 1, 3, 6, 10, 15 gold ... Three bricks in a province become a pyramid; a second one makes it double, and it counts two. Nothing ever moves.",
			"Előbb kártyák, annyi, amennyit a legjobb tartományod mutat; aztán földművesek, szabad mezőnként egy; végül téglák. Fajtánként egyszer, egyre drágábban: 1, 3, 6, 10, 15 arany... Egy tartomány három téglájából piramis lesz; a második dupla, az kettőnek számít. Semmi sem mozdul el.",
			"Erst Machtkarten, so viele, wie deine beste Provinz zeigt; dann Bauern, einen je freies Feld; dann Steine. Jede Sorte einmal, immer teurer: 1, 3, 6, 10, 15 Gold ... Drei Steine einer Provinz werden zur Pyramide; die zweite macht sie doppelt, und sie zählt zwei. Nichts zieht je um.",
		},
	},
	PageOffering: {
		Heading: locale.Msg{"The offering", "Az áldozat", "Das Opfer"},
		Text: locale.Msg{
			"All choose gold in secret, or the -3 card alone. The sum of all moves the temple: 2 or less, 3 to 12, 13 to 22, 23 or more. It tells what each farmer earns, 1 to 4 gold, and what temples score. Camels bring gold only in the first two bands. A rich offering helps farmers, a poor one camels.",
			"Mindenki titokban aranyat választ, vagy csak a -3-as lapot. Az összeg mozgatja a templomot: 2-ig, 3-12, 13-22, 23-tól. Ez mondja meg, mennyit hoz egy földműves, 1-4 aranyat, és mennyit ér egy templom. A tevék csak az első két sávban fizetnek. A sok áldozat a földművesnek jó.",
			"Alle wählen geheim Gold oder allein die -3-Karte. Die Summe bewegt den Tempel: bis 2, 3 bis 12, 13 bis 22, ab 23. Er sagt, was jeder Bauer verdient, 1 bis 4 Gold, und was Tempel zählen. Kamele bringen nur in den ersten zwei Bändern Gold. Viel Opfer hilft also den Bauern.",
		},
	},
	PageGifts: {
		Heading: locale.Msg{"Gifts of Amun-Re", "Amun-Re ajándékai", "Geschenke von Amun-Re"},
		Text: locale.Msg{
			"Who offered most takes three gifts and becomes the Pharaoh, the second takes two, all others one: power cards, farmers on free fields, or bricks, in any mix. Ties go to who sits nearer the Pharaoh, clockwise. Who played the -3 takes no gift, but 3 gold. The -3 comes back every round.",
			"Aki a legtöbbet adta, három ajándékot kap és ő lesz a fáraó, a második kettőt, a többi egyet: kártyát, földművest szabad mezőre vagy téglát, tetszés szerint. Döntetlennél a fáraóhoz közelebb ülő az előbb. Aki a -3-ast játszotta, ajándékot nem, de 3 aranyat kap. A lap mindig visszajön.",
			"Wer am meisten gab, nimmt drei Geschenke und wird Pharao, der Zweite zwei, alle anderen eines: Machtkarten, Bauern auf freie Felder oder Steine, beliebig gemischt. Bei Gleichstand zählt die Nähe zum Pharao. Wer die -3 spielte, bekommt kein Geschenk, aber 3 Gold.",
		},
	},
	PageHarvest: {
		Heading: locale.Msg{"Provinces and the harvest", "A tartományok és a termés", "Provinzen und Ernte"},
		Text: locale.Msg{
			"Above a province's name: blue card symbols say how many cards you may buy, temples score, a coin is a sure income, one with a camel pays only in the first two bands. Below: fields, and red farmers that are printed. Each farmer brings what the temple shows. 8 Gold and Harvest Increase are laid before you collect.",
			"A név fölött: a kék kártyajel mutatja, hány kártyát vehetsz, a templom pontot ér, az érme biztos jövedelem, a tevés érme csak az első két sávban fizet. Alatta: mezők, pirossal nyomtatott földművesek. Minden földműves annyit hoz, amennyit a templom mutat. A 8 arany és a Bő termés begyűjtés előtt jön.",
			"Über dem Namen: Blaue Kartensymbole sagen, wie viele Karten du kaufen darfst, Tempel zählen Punkte, eine Münze ist sicheres Einkommen, eine mit Kamel zahlt nur in zwei Bändern. Darunter: Felder, rote Bauern sind gedruckt. Jeder Bauer bringt, was der Tempel zeigt. 8 Gold und Reiche Ernte kommen vorher.",
		},
	},
	PageCards: {
		Heading: locale.Msg{"Seven power cards", "Hét kártya", "Sieben Machtkarten"},
		Text: locale.Msg{
			"Auction: Bid Blockade, others go two spaces above you; Outbid, you stay and bid more. Buying: Free Farmer on plain land; Master Builder, two bricks are a pyramid. Change the Offering: the total by 3. Harvest: 8 Gold instead of all else; Harvest Increase, 1 more a farmer. No two alike in a phase. Any sells for 1 gold.",
			"Licit: Licitzár, fölé csak két mezővel léphetnek; Rálicitálás, maradsz és többet ígérsz. Vásárlás: Ingyen földműves a síkra; Építőmester, két tégla piramis. Áldozatmódosítás: az összeg 3-mal változik. Termés: 8 arany minden más helyett; Bő termés, földművesenként +1. Fázisonként egyfajtából egy. 1 aranyért eladhatók.",
			"Auktion: Gebotssperre, andere müssen zwei Felder über dich; Überbieten, du bleibst und bietest mehr. Kaufen: Freier Bauer auf ebenes Land; Baumeister, zwei Steine als Pyramide. Opferwechsel: die Summe um 3. Ernte: 8 Gold statt allem; Reiche Ernte, je Bauer 1 mehr. Je Phase keine zwei gleichen. Verkauf für 1 Gold.",
		},
	},
	PageBonuses: {
		Heading: locale.Msg{"Five bonus cards", "Öt bónuszkártya", "Fünf Bonuskarten"},
		Text: locale.Msg{
			"The other five cards are for a scoring. Each brings 3 points for: at least nine farmers; at least seven card symbols, upper edges and free cards; all three provinces in Upper or all in Lower Egypt; all three on one side of the Nile; all three on the Nile, or none. One of each kind a scoring; what is not met is kept.",
			"A másik öt kártya pontozásra való. Mindegyik 3 pontot hoz, ha van: legalább kilenc földműves; legalább hét kártyajel a felső széleken és ingyenkártyákon; mindhárom tartomány Alsó- vagy mind Felső-Egyiptomban; mindhárom a Nílus egyik oldalán; mindhárom a Níluson, vagy egyik sem. Fajtánként egy; a többi megmarad.",
			"Die anderen fünf Machtkarten sind für Wertungen. 3 Punkte bringt jede für: mindestens neun Bauern; mindestens sieben Kartensymbole, oberer Rand und freie Karten; alle drei Provinzen in Ober- oder alle in Unterägypten; alle drei auf einer Seite des Nils; alle drei am Nil oder keine. Je Art eine; die anderen bleiben.",
		},
	},
	PageScoring: {
		Heading: locale.Msg{"The scoring and the end", "A pontozás és a vége", "Die Wertung und das Ende"},
		Text: locale.Msg{
			"After the third round: 1 point a pyramid; 3 for each full set, a pyramid in all your provinces; 5 on each bank for the province with most pyramids, then bricks; 1 to 4 a temple; 3 a bonus card that is met. Gold and cards stay in hand; at the end gold scores 6, 4 and 2 points. Ties: more pyramids, then more bricks.",
			"A harmadik kör után: piramisonként 1 pont; 3 minden sorozatért (piramis mindhárom tartományodban); mindkét parton 5 a legtöbb piramisú, aztán téglájú tartományért; templomonként 1-4; 3 a teljesült bónuszkártyáért. Az arany és a kártyák megmaradnak; a végén az arany 6, 4, 2 pont. Döntetlennél több piramis, majd tégla.",
			"Nach der dritten Runde: 1 Punkt je Pyramide; 3 je Satz (je eine Pyramide in allen deinen Provinzen); 5 an jedem Ufer für die Provinz mit den meisten Pyramiden, dann Steinen; 1 bis 4 je Tempel; 3 je erfüllter Bonuskarte. Gold und Karten bleiben; am Ende zählt Gold 6, 4 und 2. Bei Gleichstand mehr Pyramiden, dann Steine.",
		},
	},
}
