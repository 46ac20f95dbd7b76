package sprites

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"io"
)

// maxSide is the largest width and height of a sheet, in pixels.
const maxSide = 4096

var errPNG = errors.New("not an indexed PNG as the baker writes them")

// decodePNG reads the PNGs that the baker writes: indexed, 1 to 8 bits a pixel,
// rows without filters, not interlaced. The palette is the one of this package
// and is passed over. Package image/png reads them too; this way the page is a
// good 30 kB smaller.
func decodePNG(data []byte) (*Picture, error) {
	data, ok := bytes.CutPrefix(data, []byte("\x89PNG\r\n\x1a\n"))
	var head, packed []byte
	for ok && len(data) >= 12 {
		n := int(binary.BigEndian.Uint32(data))
		if n > len(data)-12 {
			return nil, errPNG
		}
		switch body := data[8 : 8+n]; string(data[4:8]) {
		case "IHDR":
			head = body
		case "IDAT":
			packed = append(packed, body...)
		}
		data = data[12+n:] // length, kind and check sum
	}
	if len(head) != 13 || head[9] != 3 || head[12] != 0 {
		return nil, errPNG
	}
	w, h, bits := binary.BigEndian.Uint32(head), binary.BigEndian.Uint32(head[4:]), int(head[8])
	if w > maxSide || h > maxSide || bits < 1 || bits > 8 || 8%bits != 0 {
		return nil, errPNG
	}
	z, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return unpack(z, int(w), int(h), bits)
}

// unpack reads rows of bits a pixel, each behind a zero that says "no filter".
func unpack(z io.Reader, w, h, bits int) (*Picture, error) {
	p := &Picture{W: w, H: h, Pix: make([]Index, w*h)}
	row := make([]byte, 1+(w*bits+7)/8)
	for y := range h {
		if _, err := io.ReadFull(z, row); err != nil {
			return nil, err
		}
		if row[0] != 0 {
			return nil, errPNG
		}
		for x := range w {
			at := x * bits
			c := row[1+at/8] >> (8 - bits - at%8) & byte(1<<bits-1)
			if c >= Colours {
				return nil, errPNG
			}
			p.Pix[y*w+x] = c
		}
	}
	return p, nil
}
