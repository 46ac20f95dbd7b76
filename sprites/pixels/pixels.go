// Package pixels keeps pictures of palette indices in half of what a PNG takes.
// Every pixel is told by answers of yes or no: is it like the one beside it, like
// the one above it, and so on. How likely a yes is, is learned from the answers
// in the same surroundings before, and the more an answer was expected, the less
// it takes (a range coder, after G. N. N. Martin 1979, behind a logistic model).
// Packing and unpacking ask the same questions in the same code.
package pixels

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math"
)

const (
	// Colours is how many indices there are.
	Colours = 1 << depth
	// MaxSide is the largest width and height, in pixels.
	MaxSide = 4096

	depth  = 6
	margin = 6 // pixels of index 0 above and beside the picture, for the surroundings
	header = 8 // bytes: width and height, two each, and the check sum of the pixels
)

var errDamaged = errors.New("not a packed picture")

// Pack packs w times h pixels, row by row, each less than Colours.
func Pack(w, h int, pix []byte) []byte {
	head := binary.BigEndian.AppendUint16(nil, uint16(w))
	head = binary.BigEndian.AppendUint16(head, uint16(h))
	head = binary.BigEndian.AppendUint32(head, crc32.ChecksumIEEE(pix))
	m := newModel(coder{high: math.MaxUint32, data: head})
	m.picture(w, h, pix)
	defer m.free()
	return binary.BigEndian.AppendUint32(m.data, m.low)
}

// Unpack gives the width, the height and the pixels of what Pack packed. It
// fails when the data are damaged.
func Unpack(data []byte) (w, h int, pix []byte, err error) {
	if len(data) < header+4 {
		return 0, 0, nil, errDamaged
	}
	w, h = int(binary.BigEndian.Uint16(data)), int(binary.BigEndian.Uint16(data[2:]))
	if w > MaxSide || h > MaxSide {
		return 0, 0, nil, errDamaged
	}
	pix = make([]byte, w*h)
	m := newModel(coder{high: math.MaxUint32, data: data[header+4:], reads: true, read: binary.BigEndian.Uint32(data[header:])})
	m.picture(w, h, pix)
	m.free()
	if crc32.ChecksumIEEE(pix) != binary.BigEndian.Uint32(data[4:]) {
		return 0, 0, nil, errDamaged
	}
	return w, h, pix, nil
}

// picture tells all pixels; when m reads, it fills them in.
func (m *model) picture(w, h int, pix []byte) {
	stride := w + 2*margin
	framed := make([]byte, (h+margin)*stride)
	for y := range h {
		at, row := (y+margin)*stride+margin, pix[y*w:(y+1)*w]
		for x := range row {
			row[x] = m.pixel(framed, at+x, stride, row[x])
			framed[at+x] = row[x]
		}
	}
}
