// Package glass shows frames with Ebitengine: a paint.List becomes quads from
// one texture, in one draw call, and a frame that is the same as the one before
// is not drawn at all.
package glass

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// heartbeat is after how many frames an unchanged one is drawn again: a window
// that was covered is not told to be repainted on every system.
const heartbeat = 30

// maxQuads keeps a draw call's indices below 65,536.
const maxQuads = 10_000

// A Glass shows one list a frame. It must be made before the game runs.
type Glass struct {
	page     *page
	lay      layout
	last     paint.List
	stale    bool // the surface does not show last
	since    int  // frames since it was drawn
	vertices []ebiten.Vertex
	indices  []uint16
	op       ebiten.DrawTrianglesOptions
	Drawn    int // how many frames were not skipped
}

// New makes a Glass and sets Ebitengine up for it.
func New() *Glass {
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	g := &Glass{page: newPage(), lay: newLayout(paint.StageW, paint.StageH, 1)}
	g.op.AntiAlias = false
	g.op.Filter = ebiten.FilterNearest
	return g
}

// Layout serves ebiten.LayoutFer: the surface's size in stage pixels for a
// window of w x h window pixels.
func (g *Glass) Layout(w, h float64) (float64, float64) {
	if l := newLayout(w, h, ebiten.Monitor().DeviceScaleFactor()); l != g.lay {
		g.lay, g.stale = l, true
	}
	return g.lay.w, g.lay.h
}

// Place is where the stage is in window or CSS pixels.
func (g *Glass) Place() paint.StagePlace {
	l := g.lay
	return paint.StagePlace{
		X:     (l.x + float64(l.ox)*l.scale) / l.device,
		Y:     (l.y + float64(l.oy)*l.scale) / l.device,
		Scale: l.scale / l.device,
	}
}

// Origin is where the stage begins on the surface, in stage pixels.
func (g *Glass) Origin() (x, y int) { return g.lay.ox, g.lay.oy }

// Surface is what is seen round the stage.
func (g *Glass) Surface() paint.Surface {
	l := g.lay
	return paint.Surface{Rect: paint.Rect{X: -l.ox, Y: -l.oy, W: int(l.w), H: int(l.h)}, MM: l.mm, Small: l.small, Tall: l.tall}
}

// Redraw makes the next Show draw, whether anything has changed or not.
func (g *Glass) Redraw() { g.stale = true }

// Show draws the list on the surface, unless it is there already.
func (g *Glass) Show(surface *ebiten.Image, l *paint.List) {
	if g.since++; !g.stale && g.since < heartbeat && l.Equal(&g.last) {
		return
	}
	g.stale, g.since = false, 0
	g.Drawn++
	g.draw(surface, l)
	g.last.Cmds = append(g.last.Cmds[:0], l.Cmds...)
	g.last.Clips = append(g.last.Clips[:0], l.Clips...)
}

func (g *Glass) draw(surface *ebiten.Image, l *paint.List) {
	b := surface.Bounds()
	g.fill(paint.Rect{X: -g.lay.ox, Y: -g.lay.oy, W: b.Dx(), H: b.Dy()}, sprites.N0)
	for _, c := range l.Cmds {
		if len(g.vertices) >= 4*maxQuads {
			g.flush(surface)
		}
		if c.Sprite == sprites.Fill {
			at := paint.Rect{X: int(c.X), Y: int(c.Y), W: int(c.W), H: int(c.H)}
			g.fill(at.And(l.Clips[c.Clip]), sprites.Index(c.Remap))
			continue
		}
		if f := atlas.Frame(c.Sprite); f.W == 0 || f.H == 0 {
			continue
		}
		at, _ := paint.Place(c)
		seen := at.And(l.Clips[c.Clip])
		if seen.W == 0 || seen.H == 0 {
			continue
		}
		cell, ok := g.page.find(c)
		if !ok {
			// What is on the page is drawn before it is painted over.
			g.flush(surface)
			g.page.clear()
			if cell, ok = g.page.find(c); !ok {
				continue // larger than the page: no sheet is
			}
		}
		g.sprite(c, at, seen, cell)
	}
	g.flush(surface)
}

// sprite appends the part of a picture that is seen.
func (g *Glass) sprite(c paint.Cmd, at, seen paint.Rect, from cell) {
	n := float32(max(1, c.Times))
	left, w := float32(from.x)+float32(seen.X-at.X)/n, float32(seen.W)/n
	if c.Flip&paint.FlipX != 0 {
		left, w = float32(from.x)+float32(at.W-seen.X+at.X)/n, -w
	}
	top := float32(from.y) + float32(seen.Y-at.Y)/n
	rgb := uint32(0xffffff)
	if solid(c.Remap) {
		rgb = sprites.RGB[c.Remap]
	}
	g.quad(seen, left, top, left+w, top+float32(seen.H)/n, rgb)
}

func (g *Glass) fill(r paint.Rect, c sprites.Index) {
	if r.W > 0 && r.H > 0 {
		g.quad(r, whiteAt, whiteAt, whiteAt, whiteAt, sprites.RGB[c])
	}
}

func (g *Glass) quad(to paint.Rect, left, top, right, bottom float32, rgb uint32) {
	x, y := float32(to.X+g.lay.ox), float32(to.Y+g.lay.oy)
	w, h := float32(to.W), float32(to.H)
	v := ebiten.Vertex{
		ColorR: float32(rgb>>16&255) / 255, ColorG: float32(rgb>>8&255) / 255, ColorB: float32(rgb&255) / 255, ColorA: 1,
	}
	n := uint16(len(g.vertices))
	for i := range 4 {
		v.DstX, v.DstY, v.SrcX, v.SrcY = x, y, left, top
		if i&1 != 0 {
			v.DstX, v.SrcX = x+w, right
		}
		if i&2 != 0 {
			v.DstY, v.SrcY = y+h, bottom
		}
		g.vertices = append(g.vertices, v)
	}
	g.indices = append(g.indices, n, n+1, n+2, n+1, n+3, n+2)
}

func (g *Glass) flush(surface *ebiten.Image) {
	if len(g.indices) > 0 {
		surface.DrawTriangles(g.vertices, g.indices, g.page.img, &g.op)
	}
	g.vertices, g.indices = g.vertices[:0], g.indices[:0]
}
