// Package timbuktu holds the words of the Timbuktu board, in English, Hungarian
// and German.
//
// Sentences name a seat, then a colon, so that no language has to bend a name.
// Numbers of goods are always in front of the good, which takes no plural in
// any of the three.
package timbuktu
