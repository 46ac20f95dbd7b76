package engine

import (
	"bytes"
	"encoding/binary"
	"testing"
)

type fixed struct {
	a     bool
	b     [2][3]int16
	c     uint64
	d     struct{ x, y int8 }
	e     [2]struct{ on bool }
	f     int32
	Seats SeatSet
	g     int64
}

func TestCanonicalBytesAreThoseOfEncodingBinary(t *testing.T) {
	v := &fixed{true, [2][3]int16{{-1, 2, 300}, {4, -500, 6}}, 1<<63 + 5, struct{ x, y int8 }{-7, 8}, [2]struct{ on bool }{{false}, {true}}, -1 << 20, 5, -3}
	want, err := binary.Append([]byte("head"), binary.LittleEndian, v)
	if err != nil {
		t.Fatal(err)
	}
	if got := AppendBinary([]byte("head"), v); !bytes.Equal(got, want) {
		t.Errorf("%x, want %x", got, want)
	}
}

func TestTypesOfNoFixedSizeHaveNoCanonicalBytes(t *testing.T) {
	for _, v := range []any{&struct{ n int }{}, &struct{ s string }{}, &struct{ p *byte }{}, &struct{ l []byte }{}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%T has bytes", v)
				}
			}()
			AppendBinary(nil, v)
		}()
	}
}
