package engine

import "encoding/binary"

// AppendBinary appends the canonical bytes of a state or a view: the fields in
// their order, little-endian. v points to a struct of fixed size; any other
// type is a mistake in the rule set and panics.
func AppendBinary(dst []byte, v any) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, v)
	if err != nil {
		panic(err)
	}
	return dst
}
