// Package jsondoc writes and reads the project's JSON documents: positions,
// settings, descriptions. It knows structs with json tags (name, omitempty, "-"
// and embedded structs) of strings, integers, floats, bools, slices, arrays, pointers,
// maps of strings, and Raw; reading is strict. It does what encoding/json does
// for these, in a page 80 kB smaller; the tests compare the two.
package jsondoc

import (
	"reflect"
	"strings"
)

// Raw is JSON text that is written as it is; nil is written as null.
type Raw []byte

// A field of a struct as the document has it.
type field struct {
	name      string
	index     []int
	omitEmpty bool
}

// fields lists a struct's fields in the order in which they are written, those
// of embedded structs in their place.
func fields(t reflect.Type) (all []field) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag, tagged := f.Tag.Lookup("json")
		name, rest, _ := strings.Cut(tag, ",")
		switch {
		case f.Anonymous && !tagged:
			for _, inner := range fields(f.Type) {
				inner.index = append([]int{i}, inner.index...)
				all = append(all, inner)
			}
			continue
		case !f.IsExported() || tag == "-":
			continue
		case name == "":
			name = f.Name
		}
		all = append(all, field{name, []int{i}, rest == "omitempty"})
	}
	return all
}
