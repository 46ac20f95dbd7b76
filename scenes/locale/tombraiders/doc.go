// Package tombraiders holds the words of the table of The Tomb Raiders, in English,
// Hungarian and German.
//
// Sentences name a seat or a region, then a colon, or in brackets, so that no language
// has to bend a name; InRegions are where something is. Lists of regions, kinds of
// cards and professors are in the order of the rule set.
package tombraiders
