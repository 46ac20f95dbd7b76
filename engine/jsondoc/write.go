package jsondoc

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"unicode/utf8"
)

// Marshal gives v as JSON in one line. It panics on a type that documents do
// not have.
func Marshal(v any) []byte { return appendValue(nil, reflect.ValueOf(v)) }

var rawType = reflect.TypeFor[Raw]()

func appendValue(b []byte, v reflect.Value) []byte {
	switch k := v.Kind(); {
	case v.Type() == rawType:
		if v.IsNil() {
			return append(b, "null"...)
		}
		return append(b, v.Bytes()...)
	case k == reflect.String:
		return appendString(b, v.String())
	case v.CanInt():
		return strconv.AppendInt(b, v.Int(), 10)
	case v.CanUint():
		return strconv.AppendUint(b, v.Uint(), 10)
	case v.CanFloat():
		return strconv.AppendFloat(b, v.Float(), 'g', -1, 64)
	case k == reflect.Bool:
		return strconv.AppendBool(b, v.Bool())
	case k == reflect.Pointer:
		if v.IsNil() {
			return append(b, "null"...)
		}
		return appendValue(b, v.Elem())
	case k == reflect.Slice || k == reflect.Array:
		return appendList(b, v)
	case k == reflect.Map:
		return appendMap(b, v)
	case k == reflect.Struct:
		return appendStruct(b, v)
	}
	panic(fmt.Sprintf("jsondoc: no documents of %s", v.Type()))
}

func appendList(b []byte, v reflect.Value) []byte {
	if v.Kind() == reflect.Slice && v.IsNil() {
		return append(b, "null"...)
	}
	b = append(b, '[')
	for i := range v.Len() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendValue(b, v.Index(i))
	}
	return append(b, ']')
}

// appendMap writes a map with its keys in order.
func appendMap(b []byte, v reflect.Value) []byte {
	if v.IsNil() {
		return append(b, "null"...)
	}
	var keys []string
	for _, k := range v.MapKeys() {
		keys = append(keys, k.String())
	}
	slices.Sort(keys)
	b = append(b, '{')
	for i, k := range keys {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendString(b, k), ':')
		b = appendValue(b, v.MapIndex(reflect.ValueOf(k)))
	}
	return append(b, '}')
}

func appendStruct(b []byte, v reflect.Value) []byte {
	b = append(b, '{')
	first := true
	for _, f := range fields(v.Type()) {
		x := v.FieldByIndex(f.index)
		if f.omitEmpty && empty(x) {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = append(appendString(b, f.name), ':')
		b = appendValue(b, x)
	}
	return append(b, '}')
}

// empty is what omitempty leaves out.
func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map, reflect.Array:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

const hex = "0123456789abcdef"

func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	for _, r := range s { // what is not UTF-8 becomes the replacement character
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, '\\', 'n')
		case r < ' ' || r == 0x2028 || r == 0x2029: // the last two end lines in scripts
			b = append(b, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return append(b, '"')
}
