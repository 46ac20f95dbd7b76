// Package theben holds the words of the table of Jenseits von Theben, in English,
// Hungarian and German.
//
// Sentences name a seat, then a colon, so that no language has to bend a name.
// Places come in the forms that sentences need: Places is the name, InPlaces
// where something is, ToPlaces where a journey goes. Lists of places are in the
// order of the rule set: the cities, then the regions.
package theben
