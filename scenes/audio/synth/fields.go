package synth

import (
	"fmt"
	"strconv"
	"strings"
)

// fields are the key=value words of a table line. Every key must be asked
// for, or end reports it; the first error is kept.
type fields struct {
	m   map[string]string
	err error
}

func newFields(words []string) *fields {
	f := &fields{m: map[string]string{}}
	for _, w := range words {
		k, v, ok := strings.Cut(w, "=")
		if !ok || v == "" || f.m[k] != "" {
			f.fail(fmt.Errorf("%q is no new key=value", w))
		}
		f.m[k] = v
	}
	return f
}

func (f *fields) fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

// word takes the value of a key; "" if it is not there.
func (f *fields) word(key string) string {
	v := f.m[key]
	delete(f.m, key)
	return v
}

// num takes a number; fallback if the key is not there.
func (f *fields) num(key string, fallback float64) float64 {
	s := f.word(key)
	if s == "" {
		return fallback
	}
	return f.parse(key, s)
}

func (f *fields) parse(key, s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		f.fail(fmt.Errorf("%s=%s is no number", key, s))
	}
	return v
}

// end returns the first error; a key nobody asked for is one.
func (f *fields) end() error {
	for k := range f.m {
		f.fail(fmt.Errorf("unknown key %s", k))
	}
	return f.err
}
