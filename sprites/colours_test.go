package sprites_test

import (
	"math"
	"testing"

	. "sandglass/sprites"
)

// linear is a colour in linear RGB, 0 to 1.
func linear(c Index) (v [3]float64) {
	for i := range v {
		x := float64(RGB[c]>>(16-8*i)&255) / 255
		if x <= .04045 {
			v[i] = x / 12.92
		} else {
			v[i] = math.Pow((x+.055)/1.055, 2.4)
		}
	}
	return v
}

func contrast(a, b Index) float64 {
	l := func(c Index) float64 { v := linear(c); return .2126*v[0] + .7152*v[1] + .0722*v[2] + .05 }
	return max(l(a), l(b)) / min(l(a), l(b))
}

// The pairs of text and ground that screens may use (WCAG ratio at least 4.5).
func TestTextContrast(t *testing.T) {
	for ground, texts := range map[Index][]Index{
		P3: {N0, E0, E1, R1, B0, F1, W0},
		E7: {N0, E0, E1},
		E6: {N0, E0, E1, R1},
		E5: {N0, E0},
		E4: {N0, E0},
		E3: {N0},
		P2: {N0, E0},
		N1: {E7, P3, S4, P2, P1, G3, G2, R4, R3, B2, W4, F4},
		S0: {E7, P3, S4, P2, G3},
		R1: {E7}, R2: {E7}, B1: {E7}, W1: {E7}, F1: {E7},
		G2: {N0}, G3: {N0}, S4: {N0},
	} {
		for _, text := range texts {
			if r := contrast(text, ground); r < 4.5 {
				t.Errorf("text %d on %d: contrast %.2f", text, ground, r)
			}
		}
	}
	for _, pair := range [][2]Index{{P0, P3}, {S2, N1}, {E0, E3}} { // forbidden ones: the yardstick tells them apart
		if r := contrast(pair[0], pair[1]); r >= 4.5 {
			t.Errorf("text %d on %d: contrast %.2f", pair[0], pair[1], r)
		}
	}
}

// visions are the matrices of Machado, Oliveira and Fernandes 2009, severity 1,
// on linear RGB: normal, protanopia, deuteranopia, tritanopia.
var visions = [4][9]float64{
	{1, 0, 0, 0, 1, 0, 0, 0, 1},
	{.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998},
	{.367322, .860646, -.227968, .280085, .672501, .047413, -.011820, .042940, .968881},
	{1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .303900},
}

func seen(c Index, m [9]float64) (v [3]float64) {
	l := linear(c)
	for i := range v {
		v[i] = max(0, min(m[3*i]*l[0]+m[3*i+1]*l[1]+m[3*i+2]*l[2], 1))
	}
	return v
}

// lab is linear RGB in CIELAB under D65.
func lab(l [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > .008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16./116
	}
	x := f((.4124*l[0] + .3576*l[1] + .1805*l[2]) / .95047)
	y := f(.2126*l[0] + .7152*l[1] + .0722*l[2])
	z := f((.0193*l[0] + .1192*l[1] + .9505*l[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// ciede2000 is the difference of two colours after Sharma, Wu and Dalal 2005.
func ciede2000(p, q [3]float64) float64 {
	rad := math.Pi / 180
	p7 := func(v float64) float64 { return math.Sqrt(math.Pow(v, 7) / (math.Pow(v, 7) + math.Pow(25, 7))) }
	g := .5 * (1 - p7((math.Hypot(p[1], p[2])+math.Hypot(q[1], q[2]))/2))
	c1, c2 := math.Hypot(p[1]*(1+g), p[2]), math.Hypot(q[1]*(1+g), q[2])
	hue := func(v [3]float64) float64 {
		h := math.Atan2(v[2], v[1]*(1+g)) / rad
		if h < 0 {
			h += 360
		}
		return h
	}
	h1, h2 := hue(p), hue(q)
	dh, hm := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		dh, hm = 0, h1+h2
	case dh > 180:
		dh, hm = dh-360, hm+180
	case dh < -180:
		dh, hm = dh+360, hm+180
	}
	dl, dc, dH := q[0]-p[0], c2-c1, 2*math.Sqrt(c1*c2)*math.Sin(dh/2*rad)
	lm, cm := (p[0]+q[0])/2, (c1+c2)/2
	t := 1 - .17*math.Cos((hm-30)*rad) + .24*math.Cos(2*hm*rad) + .32*math.Cos((3*hm+6)*rad) - .2*math.Cos((4*hm-63)*rad)
	sl := 1 + .015*math.Pow(lm-50, 2)/math.Sqrt(20+math.Pow(lm-50, 2))
	sc, sh := 1+.045*cm, 1+.015*cm*t
	rt := -math.Sin(60*math.Exp(-math.Pow((hm-275)/25, 2))*rad) * 2 * p7(cm)
	return math.Sqrt(math.Pow(dl/sl, 2) + math.Pow(dc/sc, 2) + math.Pow(dH/sh, 2) + rt*dc/sc*dH/sh)
}

// Published pairs of colours keep the measure honest.
func TestCIEDE2000(t *testing.T) {
	for _, c := range []struct {
		a, b [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, 2.5, 0}, [3]float64{50, 0, -2.5}, 4.3065},
		{[3]float64{50, 2.49, -.001}, [3]float64{50, -2.49, .0011}, 7.2195},
		{[3]float64{2.0776, .0795, -1.1350}, [3]float64{.9033, -.0636, -.5514}, .9082},
	} {
		if got := ciede2000(c.a, c.b); math.Abs(got-c.want) > 1e-3 {
			t.Errorf("%v to %v: %.4f, want %.4f", c.a, c.b, got, c.want)
		}
	}
}

// The players' middle tones differ by at least 20 for every kind of sight.
func TestPlayersDiffer(t *testing.T) {
	for v, m := range visions {
		for a := range PlayerRamps {
			for b := range a {
				d := ciede2000(lab(seen(PlayerRamps[a][2], m)), lab(seen(PlayerRamps[b][2], m)))
				if d < 20 {
					t.Errorf("vision %d: players %d and %d differ by %.1f", v, b+1, a+1, d)
				}
			}
		}
	}
}

// A remap never brings in transparency, nor colour where there is none.
func TestRemapsKeepShape(t *testing.T) {
	for r := Remap(0); r < 90; r++ {
		for c, to := range Table(r) {
			if (c == int(T)) != (to == T) || to >= Colours {
				t.Errorf("remap %d takes colour %d to %d", r, c, to)
			}
		}
	}
}
