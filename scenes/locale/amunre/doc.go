// Package amunre holds the words of the table of Amun-Re, in English, Hungarian
// and German.
//
// Sentences name a seat or a province, then a colon, or in brackets, so that no
// language has to bend a name. Lists of provinces and power cards are in the order
// of the rule set.
package amunre
