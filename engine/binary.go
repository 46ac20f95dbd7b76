package engine

import (
	"fmt"
	"reflect"
)

// AppendBinary appends the canonical bytes of a state or a view: the fields in
// their order, little-endian, as encoding/binary has them, which would make the
// page larger by several kB. v points to a struct of fixed size; any other type
// is a mistake in the rule set and panics.
func AppendBinary(dst []byte, v any) []byte { return appendFixed(dst, reflect.ValueOf(v).Elem()) }

func appendFixed(dst []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			dst = appendFixed(dst, v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			dst = appendFixed(dst, v.Index(i))
		}
	case reflect.Bool:
		b := byte(0)
		if v.Bool() {
			b = 1
		}
		dst = append(dst, b)
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		dst = appendNumber(dst, uint64(v.Int()), v.Type().Size())
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		dst = appendNumber(dst, v.Uint(), v.Type().Size())
	default:
		panic(fmt.Sprintf("%v has no fixed size", v.Type()))
	}
	return dst
}

func appendNumber(dst []byte, n uint64, bytes uintptr) []byte {
	for range bytes {
		dst = append(dst, byte(n))
		n >>= 8
	}
	return dst
}
