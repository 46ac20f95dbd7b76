package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// rim gives Obsidian's pieces the light edge they need on dark ground.
func rim(seat int, m *bake.Image) {
	if seat != 4 {
		return
	}
	n := m.Clone()
	for y := range m.H {
		for x := range m.W {
			if m.At(x, y) != T && (m.At(x-1, y) == T || m.At(x+1, y) == T || m.At(x, y-1) == T || m.At(x, y+1) == T) {
				n.Set(x, y, S2)
			}
		}
	}
	*m = *n
}

func badges() []*bake.Image {
	m := bake.New(20, 20)
	m.Rect(1, 0, 18, 20, R0)
	m.Rect(0, 1, 20, 18, R0)
	m.Rect(1, 1, 18, 18, R1)
	m.Rect(1, 1, 18, 16, R2)
	m.Rect(1, 1, 18, 1, R3)
	m.Rect(1, 1, 1, 16, R3)
	return bake.Players(m, func(seat int, m *bake.Image) {
		rim(seat, m)
		m.Blit(bake.Mark(seat).Scaled(2), 5, 6)
	})
}

func chips() []*bake.Image {
	m := bake.New(7, 9)
	m.Rect(0, 0, 7, 9, N0)
	m.Rect(1, 1, 5, 7, R2)
	m.Rect(1, 1, 5, 1, R3)
	return bake.Players(m, func(seat int, m *bake.Image) {
		rim(seat, m)
		m.Blit(bake.Mark(seat), 1, 3)
	})
}

// emblem says whether a point of a shield, in radii from its centre, is in a
// player's mark; large emblems are shapes, never the small mark blown up.
func emblem(seat int, x, y float64) bool {
	ax, ay := math.Abs(x), math.Abs(y)
	switch seat {
	case 0:
		return y > -.5 && y < .42 && ax < (y+.5)*.62
	case 1:
		d := math.Hypot(x, y)
		return d > .3 && d < .56
	case 2:
		return ax < .52 && ay < .52 && (math.Abs(x-y) < .2 || math.Abs(x+y) < .2)
	case 3:
		return ax < .52 && math.Abs(ay-.25) < .13
	}
	return ay < .5 && (ax < .1 || math.Abs(ax-.38) < .1)
}

// shieldR and crestR are the radii of the shields of the curtain and of the
// pennons.
const (
	shieldR = 56
	crestR  = 28
)

// shieldSize is the side of the square that shields of a radius and their emblems
// are drawn in.
func shieldSize(r int) int { return 2*r + 14 }

// shield is a round shield with a gold rim, in the red ramp.
func shield(r int) *bake.Image {
	size, f, c := shieldSize(r), float64(r), float64(r)+7
	base := bake.New(size, size)
	base.Ellipse(c+2, c+2, f+4.8, f+4.8, N0)
	base.Ellipse(c, c, f+5, f+5, N0)
	base.Ellipse(c, c, f+4, f+4, G1)
	base.Ellipse(c-.8, c-.8, f+3, f+3, G2)
	for a := 3.0; a < 4.9; a += .004 {
		for _, d := range []float64{2.4, 3.2} {
			base.Set(int(c+(f+d)*math.Cos(a)), int(c+(f+d)*math.Sin(a)), G3)
		}
	}
	base.Ellipse(c, c, f+1, f+1, N0)
	base.Ellipse(c, c, f, f, R1)
	base.Ellipse(c-f*.05, c-f*.05, f*.93, f*.93, R2)
	for a := 2.9; a < 4.9; a += .004 {
		for q := 0.0; q < f*.06+1; q += .5 {
			base.Set(int(c+(f*.86-q)*math.Cos(a)), int(c+(f*.86-q)*math.Sin(a)), R3)
		}
	}
	return base
}

// emblems are the players' signs on their shields; Obsidian's has the light edge
// it needs inside the rim.
func emblems(r int) []*bake.Image {
	f, c := float64(r), float64(r)+7
	out := make([]*bake.Image, len(PlayerRamps))
	for seat := range out {
		m := bake.New(shieldSize(r), shieldSize(r))
		shade := PlayerRamps[seat][0]
		if bake.MarkInk(seat) == N0 {
			shade = PlayerRamps[seat][1]
		}
		if seat == 4 {
			for a := 0.0; a < 2*math.Pi; a += .01 {
				m.Set(int(c+f*.97*math.Cos(a)), int(c+f*.97*math.Sin(a)), S2)
			}
			shade = S1
		}
		for _, k := range []struct {
			shift int
			c     Index
		}{{2, shade}, {1, shade}, {0, bake.MarkInk(seat)}} {
			for y := -r; y <= r; y++ {
				for x := -r; x <= r; x++ {
					if emblem(seat, (float64(x)+.5)/f, (float64(y)+.5)/f) {
						m.Set(int(c)+x+k.shift, int(c)+y+k.shift, k.c)
					}
				}
			}
		}
		out[seat] = m
	}
	return out
}

// pennon is the cloth that hangs from the rod where people take their seats, in
// the red ramp, with a gold braid along its sides and a forked end.
func pennon() *bake.Image {
	const w, h, fork = 112, 214, 26
	m := bake.New(w, h)
	for x := range w {
		c := R2
		switch f := math.Sin(float64(x) * .22); {
		case x < 3 || x > w-4:
			c = R0
		case x < 6 || x > w-7:
			c = G2
		case f > .86:
			c = R3
		case f < -.7:
			c = R1
		}
		m.Rect(x, 0, 1, h-fork+max(x-w/2, w/2-1-x)*fork/(w/2), c)
	}
	return m
}

// bust is a traveller for the winners' podium, coat and turban in the player's ramp.
func bust() *bake.Image {
	s := bake.NewSolid(32, 32)
	skin := s.Material([]Index{E1, E2, E3, E4, E5}, -.2, .15, .45, .8)
	cloth := s.Material([]Index{R0, R1, R2, R3}, -.1, .25, .72)
	shirt := s.Material([]Index{S2, S3, S4, E7}, -.1, .3, .75)
	s.Ball(bake.Ball{X: 16, Y: 31, RX: 12, RY: 9, RZ: 6, Material: cloth})
	s.Ball(bake.Ball{X: 16, Y: 24.5, Z: 1, RX: 4.5, RY: 4, RZ: 5, Material: shirt})
	s.Ball(bake.Ball{X: 16, Y: 15.5, Z: 2, RX: 5.6, RY: 6.6, RZ: 6, Material: skin, Bias: .05})
	s.Ball(bake.Ball{X: 16, Y: 9, Z: 3, RX: 7.4, RY: 5.4, RZ: 7, Material: cloth, Cut: func(u, v float64) bool { return v > .55 }})
	s.Limb(bake.Pt{X: 9.5, Y: 11.6}, 1.5, bake.Pt{X: 22, Y: 9.4}, 1.6, 9, cloth, .12)
	s.Limb(bake.Pt{X: 22.4, Y: 11}, 1.6, bake.Pt{X: 23.6, Y: 20}, 1.2, 0, cloth, -.1)
	m := s.Render(.5)
	for _, x := range []int{13, 18} {
		m.Rect(x, 15, 2, 1, N0)
		m.Rect(x, 14, 2, 1, E1)
	}
	m.Rect(15, 16, 1, 3, E3)
	m.Rect(14, 20, 4, 1, R1)
	m.Rect(15, 8, 2, 2, G3)
	m.Set(16, 9, G1)
	return m.Outlined(bake.Dark)
}
