package glass

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// pageSize is the side of the one texture that everything is drawn from. Not
// managed by Ebitengine, which would put it on a page four times as large.
const pageSize = 2048

// A page is that texture as a cache: every picture (a sprite in a remap) is
// painted on it when it is first drawn. When it is full it is emptied.
type page struct {
	atlas atlas.Atlas
	img   *ebiten.Image
	room  shelves
	cells map[picture]cell
	pix   []byte // RGBA of the picture being painted
}

// A picture is what one cell holds. Sprites in one colour are all kept in
// white, to be tinted by the vertices.
type picture struct {
	id    sprites.ID
	remap sprites.Remap
	white bool
}

type cell struct{ x, y int16 }

// whiteAt is the middle of a white square: the source of every filled rectangle.
const whiteAt = 2

func newPage() *page {
	p := &page{
		img:   ebiten.NewImageWithOptions(image.Rect(0, 0, pageSize, pageSize), &ebiten.NewImageOptions{Unmanaged: true}),
		room:  shelves{size: pageSize},
		cells: map[picture]cell{},
	}
	p.clear()
	return p
}

func (p *page) clear() {
	clear(p.cells)
	p.room.clear()
	x, y, _ := p.room.put(2*whiteAt, 2*whiteAt)
	pix := p.buffer(2*whiteAt, 2*whiteAt)
	for i := range pix {
		pix[i] = 255
	}
	p.write(x, y, 2*whiteAt, 2*whiteAt, pix)
}

// find gives the place of a command's picture, painting it if it is new; false
// when the page has no room left.
func (p *page) find(c paint.Cmd) (cell, bool) {
	key := picture{id: c.Sprite, remap: c.Remap}
	if solid(c.Remap) {
		key.remap, key.white = 0, true
	}
	if at, ok := p.cells[key]; ok {
		return at, true
	}
	return p.add(key)
}

func solid(r sprites.Remap) bool { return r > sprites.Plain && r < sprites.Remap(sprites.Colours) }

func (p *page) add(key picture) (cell, bool) {
	f := atlas.Frame(key.id)
	w, h := int(f.W), int(f.H)
	x, y, ok := p.room.put(w, h)
	if !ok {
		return cell{}, false
	}
	sheet, pix := p.atlas.Sheet(key.id), p.buffer(w, h)
	table := sprites.Table(key.remap)
	for row := range h {
		src := sheet.Pix[(int(f.Y)+row)*sheet.W+int(f.X):][:w]
		dst := pix[4*w*row:]
		for i, c := range src {
			rgb, alpha := uint32(0xffffff), byte(255)
			if !key.white {
				rgb = sprites.RGB[table[c]]
			}
			if c == sprites.T {
				rgb, alpha = 0, 0
			}
			dst[4*i], dst[4*i+1], dst[4*i+2], dst[4*i+3] = byte(rgb>>16), byte(rgb>>8), byte(rgb), alpha
		}
	}
	p.write(x, y, w, h, pix)
	at := cell{int16(x), int16(y)}
	p.cells[key] = at
	return at, true
}

func (p *page) buffer(w, h int) []byte {
	if n := 4 * w * h; len(p.pix) < n {
		p.pix = make([]byte, n)
	}
	return p.pix[:4*w*h]
}

func (p *page) write(x, y, w, h int, pix []byte) {
	p.img.SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image).WritePixels(pix)
}
