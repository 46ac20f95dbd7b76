package input

// A Style is the set of glyphs on a pad's buttons.
type Style uint8

const (
	StyleAuto Style = iota // as settings have it: told by the pad itself
	StyleXbox
	StylePlayStation
	StyleSwitch
	StyleDeck
	// Styles is the number of styles.
	Styles
)
