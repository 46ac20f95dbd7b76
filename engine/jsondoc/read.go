package jsondoc

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// maxDepth is how deep lists and objects may stand in one another.
const maxDepth = 32

// Unmarshal reads one JSON value into the struct that into points to. Unknown
// and repeated names, values of another type or range, and anything behind the
// value are errors, which say where, such as "camels[0][2].at: want a string"
// or "byte 17: want a comma". Names that the text does not have keep their
// values; null is read only into pointers, lists and maps.
func Unmarshal(text []byte, into any) error {
	return read(text, into, true)
}

// UnmarshalKnown is Unmarshal that passes over names it does not know.
func UnmarshalKnown(text []byte, into any) error {
	return read(text, into, false)
}

func read(text []byte, into any, strict bool) error {
	if !utf8.Valid(text) {
		return errors.New("is not UTF-8")
	}
	p := parser{text: string(text), strict: strict}
	if err := p.value(reflect.ValueOf(into).Elem(), 0); err != nil {
		return err
	}
	if p.space(); p.at < len(p.text) {
		return fmt.Errorf("byte %d: the document goes on after its end", p.at)
	}
	return nil
}

type parser struct {
	text   string
	at     int
	strict bool
}

func (p *parser) space() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

// peek is the next byte that is not space, 0 at the end.
func (p *parser) peek() byte {
	if p.space(); p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *parser) fail(want string) error { return fmt.Errorf("byte %d: want %s", p.at, want) }

// take passes over a word or sign if it comes next.
func (p *parser) take(s string) bool {
	if p.peek() == s[0] && strings.HasPrefix(p.text[p.at:], s) {
		p.at += len(s)
		return true
	}
	return false
}

// value reads what comes next into v.
func (p *parser) value(v reflect.Value, depth int) error {
	if depth > maxDepth {
		return p.fail("no more than 32 levels")
	}
	k := v.Kind()
	if k == reflect.Pointer || k == reflect.Slice || k == reflect.Map {
		if p.take("null") {
			v.SetZero()
			return nil
		}
	}
	switch {
	case k == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return p.value(v.Elem(), depth+1)
	case k == reflect.String:
		s, err := p.str()
		v.SetString(s)
		return err
	case k == reflect.Bool:
		v.SetBool(p.take("true"))
		if !v.Bool() && !p.take("false") {
			return p.fail("true or false")
		}
		return nil
	case v.CanInt() || v.CanUint():
		return p.integer(v)
	case k == reflect.Slice:
		return p.list(v, depth)
	case k == reflect.Array:
		return p.array(v, depth)
	case k == reflect.Map:
		return p.object("an object", depth, func(string) (reflect.Value, func(reflect.Value)) { return p.entry(v) }, v)
	case k == reflect.Struct:
		return p.structure(v, depth)
	}
	return fmt.Errorf("no documents of %s", v.Type())
}

func (p *parser) integer(v reflect.Value) error {
	start := p.number()
	s := p.text[start:p.at]
	if s == "" || strings.ContainsAny(s, ".eE") {
		p.at = start
		return p.fail("a whole number")
	}
	n, err := strconv.ParseInt(s, 10, 64)
	u, errU := strconv.ParseUint(s, 10, 64)
	switch {
	case v.CanInt() && err == nil && !v.OverflowInt(n):
		v.SetInt(n)
	case v.CanUint() && errU == nil && !v.OverflowUint(u):
		v.SetUint(u)
	default:
		return fmt.Errorf("byte %d: %s is out of range", start, s)
	}
	return nil
}

// number passes over a JSON number and gives where it starts; where there is
// none it passes over nothing.
func (p *parser) number() (start int) {
	p.space()
	start = p.at
	end := start
	digits := func() bool {
		from := end
		for end < len(p.text) && p.text[end] >= '0' && p.text[end] <= '9' {
			end++
		}
		return end > from
	}
	sign := func(set string) bool {
		if end < len(p.text) && strings.IndexByte(set, p.text[end]) >= 0 {
			end++
			return true
		}
		return false
	}
	sign("-")
	first := end
	if !digits() || p.text[first] == '0' && end > first+1 {
		return start
	}
	if sign(".") && !digits() {
		return start
	}
	if sign("eE") {
		sign("+-")
		if !digits() {
			return start
		}
	}
	p.at = end
	return start
}

func (p *parser) list(v reflect.Value, depth int) error {
	if !p.take("[") {
		return p.fail("a list")
	}
	v.Set(reflect.MakeSlice(v.Type(), 0, 0))
	if p.take("]") {
		return nil
	}
	for {
		x := reflect.New(v.Type().Elem()).Elem()
		if err := p.value(x, depth+1); err != nil {
			return within(fmt.Sprintf("[%d]", v.Len()), err)
		}
		v.Set(reflect.Append(v, x))
		if p.take("]") {
			return nil
		}
		if !p.take(",") {
			return p.fail("a comma or ]")
		}
	}
}

// array reads a list of just as many values as the array has.
func (p *parser) array(v reflect.Value, depth int) error {
	s := reflect.New(reflect.SliceOf(v.Type().Elem())).Elem()
	start := p.at
	if err := p.list(s, depth); err != nil {
		return err
	}
	if s.Len() != v.Len() {
		return fmt.Errorf("byte %d: want a list of %d", start, v.Len())
	}
	reflect.Copy(v, s)
	return nil
}

// structure reads an object whose names are the struct's fields.
func (p *parser) structure(v reflect.Value, depth int) error {
	known := fields(v.Type())
	return p.object("an object", depth, func(name string) (reflect.Value, func(reflect.Value)) {
		for _, f := range known {
			if f.name == name {
				return v.FieldByIndex(f.index), nil
			}
		}
		return reflect.Value{}, nil
	}, v)
}

// entry is a new value for a map, and how it is put in under the name.
func (p *parser) entry(m reflect.Value) (reflect.Value, func(reflect.Value)) {
	if m.IsNil() {
		m.Set(reflect.MakeMap(m.Type()))
	}
	x := reflect.New(m.Type().Elem()).Elem()
	return x, func(key reflect.Value) { m.SetMapIndex(key, x) }
}

// object reads an object; find gives where the value of a name goes (an invalid
// value where the name is unknown) and what to do when it is read.
func (p *parser) object(what string, depth int, find func(name string) (reflect.Value, func(reflect.Value)), v reflect.Value) error {
	if !p.take("{") {
		return p.fail(what)
	}
	if v.Kind() == reflect.Map && v.IsNil() {
		v.Set(reflect.MakeMap(v.Type()))
	}
	var seen []string
	for !p.take("}") {
		if len(seen) > 0 && !p.take(",") {
			return p.fail("a comma or }")
		}
		if p.peek() != '"' {
			return p.fail("a name")
		}
		name, err := p.str()
		if err != nil {
			return err
		}
		for _, s := range seen {
			if s == name {
				return fmt.Errorf("%.40q stands twice", name)
			}
		}
		seen = append(seen, name)
		if !p.take(":") {
			return p.fail("a colon")
		}
		x, put := find(name)
		switch {
		case x.IsValid():
			err = p.value(x, depth+1)
		case p.strict:
			return fmt.Errorf("%.40q is unknown", name)
		default:
			err = p.pass(depth + 1)
		}
		if err != nil {
			return within(name, err)
		}
		if put != nil {
			put(reflect.ValueOf(name))
		}
	}
	return nil
}

// pass reads a value of whatever kind and forgets it.
func (p *parser) pass(depth int) error {
	if depth > maxDepth {
		return p.fail("no more than 32 levels")
	}
	switch c := p.peek(); {
	case c == '"':
		_, err := p.str()
		return err
	case c == '{':
		var none struct{}
		return p.structure(reflect.ValueOf(&none).Elem(), depth)
	case c == '[':
		return p.passList(depth)
	case p.take("true") || p.take("false") || p.take("null"):
		return nil
	}
	if start := p.number(); p.at == start {
		return p.fail("a value")
	}
	return nil
}

func (p *parser) passList(depth int) error {
	p.take("[")
	if p.take("]") {
		return nil
	}
	for {
		if err := p.pass(depth + 1); err != nil {
			return err
		}
		if p.take("]") {
			return nil
		}
		if !p.take(",") {
			return p.fail("a comma or ]")
		}
	}
}

// str reads a string.
func (p *parser) str() (string, error) {
	if !p.take(`"`) {
		return "", p.fail("a string")
	}
	var b []byte
	for p.at < len(p.text) {
		c := p.text[p.at]
		p.at++
		switch {
		case c == '"':
			return string(b), nil
		case c < ' ':
			p.at--
			return "", p.fail("no control characters in a string")
		case c != '\\':
			b = append(b, c)
			continue
		}
		r, err := p.escape()
		if err != nil {
			return "", err
		}
		b = utf8.AppendRune(b, r)
	}
	return "", p.fail("the end of a string")
}

// escape reads what follows a backslash.
func (p *parser) escape() (rune, error) {
	if p.at < len(p.text) {
		c := p.text[p.at]
		if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
			p.at++
			return rune("\"\\/\b\f\n\r\t"[i]), nil
		}
		if c == 'u' {
			r, ok := p.hex4(p.at + 1)
			if ok {
				p.at += 5
				return p.pair(r), nil
			}
		}
	}
	return 0, p.fail("an escape such as \\n or \\u0041")
}

// pair joins r with the half of a surrogate pair that may follow.
func (p *parser) pair(r rune) rune {
	if !utf16.IsSurrogate(r) {
		return r
	}
	if strings.HasPrefix(p.text[p.at:], `\u`) {
		if low, ok := p.hex4(p.at + 2); ok {
			if joined := utf16.DecodeRune(r, low); joined != utf8.RuneError {
				p.at += 6
				return joined
			}
		}
	}
	return utf8.RuneError
}

func (p *parser) hex4(at int) (rune, bool) {
	if at+4 > len(p.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(p.text[at:at+4], 16, 16)
	return rune(n), err == nil
}

// within puts the place in front of an error: names joined by dots.
func within(place string, err error) error {
	sep := "."
	if s := err.Error(); strings.HasPrefix(s, "[") {
		sep = ""
	} else if strings.HasPrefix(s, "byte ") || strings.HasPrefix(s, `"`) {
		sep = ": "
	}
	return fmt.Errorf("%s%s%w", place, sep, err)
}
