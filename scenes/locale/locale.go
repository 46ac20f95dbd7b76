// Package locale holds every word a player sees, in English, Hungarian and
// German: one Msg a text, complete in all three. The shell's texts are here,
// each game's in a package of its own below.
package locale

import "fmt"

// Lang is a language.
type Lang uint8

const (
	English Lang = iota
	Hungarian
	German
	// Langs is the number of languages.
	Langs
)

// Codes are the languages' codes in flags, links and settings.
var Codes = [Langs]string{"en", "hu", "de"}

// Names are the languages' own names.
var Names = [Langs]string{"English", "Magyar", "Deutsch"}

// Parse finds a language by its code.
func Parse(code string) (Lang, error) {
	for l, c := range Codes {
		if c == code {
			return Lang(l), nil
		}
	}
	return English, fmt.Errorf("language %q: choose en, hu or de", code)
}

// A Msg is one text in all languages, in their order. Places for arguments are
// numbered, %[1]s, so that each language may order them its own way.
type Msg [Langs]string

// In gives the text in a language, with the arguments in their places. It is
// kept out of line, as Env.T is: inlined they make the page 17 kB larger.
//
//go:noinline
func (m Msg) In(l Lang, args ...any) string {
	if len(args) == 0 {
		return m[l]
	}
	return fmt.Sprintf(m[l], args...)
}

// A Plural is a text that depends on a number: One for 1, Many for the rest.
// Hungarian has the same in both.
type Plural struct{ One, Many Msg }

// In gives the form for n, with n as the first argument.
func (p Plural) In(l Lang, n int, args ...any) string {
	m := p.Many
	if n == 1 {
		m = p.One
	}
	return fmt.Sprintf(m[l], append([]any{n}, args...)...)
}
