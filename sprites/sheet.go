package sprites

import (
	"fmt"

	"sandglass/sprites/pixels"
)

// ID names one sprite: the number of its sheet and the place in its table.
type ID uint16

// The numbers of the sheets, each given once; those of games that are not there
// yet are kept for them.
const (
	FontsNo = iota
	ShellNo
	TitleNo
	TimbuktuNo
	DisplayNo // the large face
	CaravanNo
	ThebenNo
	TombRaidersNo
	AmunReNo
)

// MaxFrames is how many sprites a sheet may hold.
const MaxFrames = 1024

// NewID is the ID of frame i (0 to MaxFrames-1) of the sheet numbered sheet (0 to 62).
func NewID(sheet, i int) ID { return ID(sheet*MaxFrames + i) }

// Fill is the ID of no sheet: a rectangle of one colour.
const Fill ID = 0xffff

// Sheet is the number of the sheet that id is on.
func (id ID) Sheet() int { return int(id) / MaxFrames }

// Index is the place of id in its sheet's table.
func (id ID) Index() int { return int(id) % MaxFrames }

// A Frame is one sprite's place on its sheet, in pixels, and its anchor: the
// pixel, counted from the sprite's top left, that is put where it is drawn
// (the feet of a camel, the top left of a panel).
type Frame struct{ X, Y, W, H, AX, AY int16 }

// A Sheet is one committed picture with palette indices and the table of the
// sprites on it. Mask says that it holds one-bit glyphs, drawn in any one colour.
type Sheet struct {
	Name   string
	Pixels []byte // the picture, by package pixels
	Frames []Frame
	Mask   bool
}

// A Picture is a decoded rectangle of palette indices, row by row.
type Picture struct {
	W, H int
	Pix  []Index
}

// Decode gives the sheet's picture; it fails when the data are damaged.
func (s *Sheet) Decode() (*Picture, error) {
	w, h, pix, err := pixels.Unpack(s.Pixels)
	if err != nil {
		return nil, fmt.Errorf("sheet %s: %w", s.Name, err)
	}
	return &Picture{W: w, H: h, Pix: pix}, nil
}

// Every index fits into what package pixels keeps.
const _ = uint(pixels.Colours - Colours)

// Cut copies the rectangle of frame f out of the picture.
func (p *Picture) Cut(f Frame) *Picture {
	w, h := int(f.W), int(f.H)
	c := &Picture{W: w, H: h, Pix: make([]Index, w*h)}
	for y := range h {
		copy(c.Pix[y*w:(y+1)*w], p.Pix[(int(f.Y)+y)*p.W+int(f.X):])
	}
	return c
}
