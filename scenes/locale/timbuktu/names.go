package timbuktu

import "sandglass/scenes/locale"

// Title is the game's name.
var Title = locale.Msg{"Timbuktu", "Timbuktu", "Timbuktu"}

// About says in a sentence what the game is about.
var About = locale.Msg{
	"Caravans, thieves, and knowing a little more than the others.",
	"Karavánok, tolvajok, és kicsit többet tudni a többieknél.",
	"Karawanen, Diebe und ein wenig mehr Wissen als die anderen.",
}

// Goods are the kinds of goods as labels; Good within a sentence, as its object.
var (
	Goods = [5]locale.Msg{
		{"Gold", "Arany", "Gold"},
		{"Coffee", "Kávé", "Kaffee"},
		{"Pepper", "Bors", "Pfeffer"},
		{"Salt", "Só", "Salz"},
		{"Water", "Víz", "Wasser"},
	}
	Good = [5]locale.Msg{
		{"gold", "aranyat", "Gold"},
		{"coffee", "kávét", "Kaffee"},
		{"pepper", "borsot", "Pfeffer"},
		{"salt", "sót", "Salz"},
		{"water", "vizet", "Wasser"},
	}
)

// Pens are the pens as labels; PenAt where something happens.
var (
	Pens = [5]locale.Msg{
		{"Palm", "Pálma", "Palme"},
		{"Lamp", "Lámpás", "Lampe"},
		{"Star", "Csillag", "Stern"},
		{"Scimitar", "Szablya", "Säbel"},
		{"Moon", "Hold", "Mond"},
	}
	PenAt = [5]locale.Msg{
		{"in the palm pen", "a pálmánál", "bei der Palme"},
		{"in the lamp pen", "a lámpásnál", "bei der Lampe"},
		{"in the star pen", "a csillagnál", "beim Stern"},
		{"in the scimitar pen", "a szablyánál", "beim Säbel"},
		{"in the moon pen", "a holdnál", "beim Mond"},
	}
)

// The thief cards' banners.
var (
	CardStands = locale.Msg{"Stands", "Helyek", "Plätze"}
	CardGoods  = locale.Msg{"Goods", "Áruk", "Waren"}
)

// Sources names where points come from, in the order of the rule set.
var Sources = Goods[:]

// Options are what options mean.
var Options = []locale.RuleOption{
	{
		Key:  "own-loads",
		Name: locale.Msg{"Own loads", "Saját rakomány", "Eigene Ladung"},
		Meaning: locale.Msg{
			"Everybody loads the camels, at least three kinds on each.",
			"Mindenki maga rakodik, tevénként legalább három fajtát.",
			"Alle beladen selbst, je Kamel mindestens drei Sorten.",
		},
	},
	{
		Key:  "deal-first",
		Name: locale.Msg{"Cards first", "Előbb a kártyák", "Erst die Karten"},
		Meaning: locale.Msg{
			"The first thief cards are seen before the camels are placed.",
			"Az első tolvajkártyák a felállítás előtt kerülnek kézbe.",
			"Die ersten Diebeskarten gibt es schon vor dem Aufstellen.",
		},
	},
}
