package locale

// A RulePage of a game's rules is a heading and a paragraph of at most 320
// characters, in our own words.
type RulePage struct{ Heading, Text Msg }

// A RuleOption is a rule of the set-up: the rule set's key for it, its name, and in one
// line what it changes.
type RuleOption struct {
	Key           string
	Name, Meaning Msg
}
