package draw

import (
	"math"
	"slices"

	"sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/title"
)

// A dune is a crest across the screen with the light falling off below it, and
// the slip faces that lie in shadow.
type dune struct {
	crest func(x float64) float64
	ramp  []sprites.Index // dark to light
	lit   float64         // ramp position at the crest
	fall  float64         // ramp positions lost a pixel further down
	shade float64         // ramp position of a slip face at its top
	slips []slip
}

// A slip face hangs from the crest between two x; foot is the curve its foot
// takes from the peak down and to the right.
type slip struct {
	from, to float64
	foot     []bake.Pt
}

func (d dune) draw(m *bake.Image) {
	for x := range width {
		top := d.crest(float64(x) + .5)
		for y := int(math.Ceil(top - .5)); y < height; y++ {
			m.Set(x, y, bake.Dither(d.ramp, d.lit-float64((float64(y)-top)*d.fall), x, y, .55))
		}
	}
	for _, s := range d.slips {
		d.slip(m, s)
	}
	for x := 1; x < width-1; x++ { // the rim that looks at the sun
		if d.crest(float64(x)+1.5)-d.crest(float64(x)-.5) < -.1 && !d.shaded(float64(x)) {
			light := min(len(d.ramp)-1, int(d.lit+1.2))
			m.Set(x, int(math.Ceil(d.crest(float64(x)+.5)-.5)), d.ramp[light])
		}
	}
}

func (d dune) shaded(x float64) bool {
	return slices.ContainsFunc(d.slips, func(s slip) bool { return x > s.from && x < s.to })
}

func (d dune) slip(m *bake.Image, s slip) {
	var outline []bake.Pt
	for x := s.from; x <= s.to; x++ {
		outline = append(outline, bake.Pt{X: x, Y: d.crest(x)})
	}
	foot := bake.Smooth(append([]bake.Pt{{X: s.from, Y: d.crest(s.from)}}, s.foot...), false, 10)
	for i := len(foot) - 1; i >= 0; i-- {
		outline = append(outline, foot[i])
	}
	m.Fill(outline, func(x, y int) {
		if below := float64(y) - d.crest(float64(x)+.5); below >= -.5 {
			m.Set(x, y, bake.Dither(d.ramp, d.shade+float64(below*d.fall*.6), x, y, .55))
		}
	})
}

// through is a smooth crest through points whose x ascend.
func through(v ...float64) func(x float64) float64 {
	p := bake.Smooth(bake.Pts(v...), false, 10)
	return func(x float64) float64 {
		for i := range len(p) - 1 {
			if x >= p[i].X && x <= p[i+1].X {
				return bake.Lerp(p[i].Y, p[i+1].Y, (x-p[i].X)/(p[i+1].X-p[i].X))
			}
		}
		return p[len(p)-1].Y
	}
}

func dunes(m *bake.Image) {
	back := dune{
		crest: through(-20, 250, 60, 238, 118, 240, 200, 252, 290, 246, 370, 236, 430, 244, 520, 250, 600, 240, 660, 236),
		ramp:  []sprites.Index{sprites.V0, sprites.V1, sprites.V2, sprites.V3, sprites.R3, sprites.V5, sprites.V6, sprites.E6},
		lit:   5, fall: .05, shade: 2.6,
		slips: []slip{
			{60, 190, bake.Pts(70, 246, 62, 254, 84, 263, 140, 262)},
			{370, 500, bake.Pts(380, 243, 370, 252, 392, 262, 446, 262)},
		},
	}
	back.draw(m)
	middle := dune{
		crest: title.Crest,
		ramp:  []sprites.Index{sprites.V0, sprites.V1, sprites.R1, sprites.R2, sprites.R3, sprites.V5, sprites.V6, sprites.E6},
		lit:   5.2, fall: .055, shade: 1.7,
		slips: []slip{
			{236, 432, bake.Pts(250, 272, 238, 284, 256, 298, 308, 308, 368, 298)},
			{540, 639, bake.Pts(545, 272, 534, 282, 550, 294, 600, 304, 650, 306)},
		},
	}
	middle.draw(m)
	tracks(m)
	front := dune{
		crest: through(-20, 322, 80, 330, 180, 338, 300, 332, 400, 316, 480, 300, 540, 304, 600, 320, 660, 330),
		ramp:  []sprites.Index{sprites.N0, sprites.V0, sprites.V1, sprites.V2, sprites.R1, sprites.R2, sprites.R3, sprites.V5},
		lit:   4.6, fall: .07, shade: 1.2,
		slips: []slip{{480, 639, bake.Pts(492, 310, 478, 322, 498, 338, 556, 350, 640, 352)}},
	}
	front.draw(m)
	for i := range 26 { // ripples of the wind
		x0, y0 := 20+float64(bake.Rand(i, 71)*430), 336+float64(bake.Rand(i, 72)*22)
		for q := range int(10 + float64(bake.Rand(i, 73)*22)) {
			x, y := x0+float64(q), y0+float64(1.5*math.Sin(float64(float64(q)*.25)+float64(i)))
			if y > front.crest(x)+5 {
				m.Set(int(x), int(y), sprites.V1)
			}
		}
	}
}

// tracks are the footprints of caravans that went before.
func tracks(m *bake.Image) {
	for x := 4; x < 236; x += 3 {
		y := int(title.Crest(float64(x))) + 4 + x%2
		m.Set(x, y, sprites.R3)
		if x%4 == 0 {
			m.Set(x+1, y, sprites.R3)
		}
	}
}
