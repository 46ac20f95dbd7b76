package scenes

import "sandglass/scenes/locale"

// The methods below give texts in the player's language. They take pointers, and the
// usual arguments as what they are: handed on by value and as interfaces they make the
// page larger.

// Text gives a text without places for arguments.
//
//go:noinline
func (e *Env) Text(m *locale.Msg) string { return m.In(e.Settings.Lang) }

// Numbers gives a text with numbers in it.
//
//go:noinline
func (e *Env) Numbers(m *locale.Msg, n ...int) string { return e.Filled(m, "", "", n...) }

// Filled gives a text with one or two texts in it, the second perhaps "", and then
// numbers.
//
//go:noinline
func (e *Env) Filled(m *locale.Msg, s, t string, n ...int) string {
	var args []any
	for _, x := range [2]string{s, t} {
		if x != "" {
			args = append(args, x)
		}
	}
	for _, x := range n {
		args = append(args, x)
	}
	return m.In(e.Settings.Lang, args...)
}

// Counted gives a text that depends on a number.
//
//go:noinline
func (e *Env) Counted(p *locale.Plural, n int) string { return p.In(e.Settings.Lang, n) }
