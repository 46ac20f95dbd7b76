// Package cue holds how one sound effect is wanted: the little that scenes
// and the mixer must agree on.
package cue

// A Cue is the manner in which an effect is played; the zero Cue plays it as
// it is written in its table, at once, for the player at this screen.
type Cue struct {
	Pan       float32 // where on the screen it happens: -1 left .. 1 right; heard on the board bus only
	Semitones int8    // -24 .. 24: higher or lower than written (a series that rises or falls)
	Far       bool    // caused by another seat: 3 dB softer and one voice fewer
	At        int     // delay in ms from now, >= 0
}
