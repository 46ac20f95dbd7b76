package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// The thief is put together from a trunk, legs and arms, so that the eight
// frames of a strike share one face: 28x24, feet at 13,23. It looks right until
// frame 5 and runs off to the left after that.
const (
	thiefTrunk = `
....kkkk...
...kKKKKk..
..kKSSSKKk.
..kKccckKk.
..kccKKckk.
..kKSKKKkk.
...kKKKk...
.kkKSKKkk..
kKSSKKKKKk.
kKSSKKKKKK.
kKSKK22KKk.
kKSKK32KKk.
.kKKK32KKk.
.kKSK32KKk.`
	legsStand  = "..kSKKKKKk..\n..kSKKKKKKk.\n..kSKKKKKKk.\n.kKSKKKKKKKk\n.kKKKkkkKKKk\n..kckk.kkck.\n.kkkk...kkkk"
	legsCrouch = ".kKSKKKKKKk.\nkKKSKKKKKKKk\nkKKKkkkkKKKk\n.kckk..kkck.\nkkkk....kkkk"
	legsLunge  = "..kSKKKKKk....\n.kKSKKKKKKk...\n.kKKKKKKKKKk..\nkKKKkkkKKKKKk.\nkKKk...kkKKKk.\nkck......kkck.\nkkkk......kkkk"
	legsRun1   = "...kSKKKKk....\n..kKSKKKKKk...\n.kKKKkkKKKKk..\nkKKkk..kkKKKk.\nkck......kKck.\nkkkk.....kkkk."
	legsRun2   = "..kSKKKKk...\n..kKSKKKKk..\n...kKKKKKk..\n..kKKkKKk...\n..kckkkck...\n..kkkk.kkkk."
	armKnifeUp = "......u\n.....uv\nk...uvk\nKk.uvk.\nKKkcvk.\nkKKck..\n.kkk..."
	armDrawn   = "u......\nvu.....\n.vu....\n..vkkkk\n..kcKKk\n...kkk."
	armThrust  = ".kkkk.....\nkKKKKkk...\nkKKKKKckuu\n.kkkkkckvv\n......k..."
	armLow     = ".kkk....\nkKKKkk..\nkkKKKKk.\n..kkKKck\n....kkcu\n.....kuv\n......uv"
	armReach   = ".kkkkkk..\nkKKKKKKkk\nkKKKKKKck\n.kkkkkkck"
)

// thief composes a frame: trunk at tx, ty, then legs and arm at their places.
func thief(tx, ty int, legs string, lx int, arm string, ax, ay int) *bake.Image {
	m := bake.New(28, 24)
	l := bake.Grid(legs)
	m.Blit(l, lx, 24-l.H)
	m.Blit(bake.Grid(thiefTrunk), tx, ty)
	if arm != "" {
		m.Blit(bake.Grid(arm), ax, ay)
	}
	return m
}

func thieves() []*bake.Image {
	run := func(legs string, lx, ty int) *bake.Image {
		m := thief(7, ty, legs, lx, "", 0, 0).Mirrored()
		m.Blit(bake.Grid("kKKkk..\nkKKKKkk\n.kkKKKc\n...kkkk").Mirrored(), 4, ty+7)
		return m
	}
	return []*bake.Image{
		thief(7, 5, legsCrouch, 6, armKnifeUp, 16, 10),
		thief(6, 4, legsStand, 6, armDrawn, 0, 7),
		thief(8, 4, legsLunge, 5, armKnifeUp, 17, 8),
		thief(9, 4, legsLunge, 5, armThrust, 17, 11),
		thief(9, 4, legsLunge, 5, armLow, 17, 12),
		thief(9, 4, legsLunge, 5, armReach, 17, 11),
		run(legsRun1, 7, 4),
		run(legsRun2, 8, 4),
	}
}

// slashes are the two frames of the knife's crescent, to the right of its centre.
func slashes() []*bake.Image {
	out := make([]*bake.Image, 2)
	for f := range out {
		m := bake.New(17, 27)
		for a := -1.15; a < 1.15; a += .02 {
			w := 3.4 * (1 - sq(a/1.15))
			for q := 0.0; q < w; q += .5 {
				c := E7
				if f == 1 && q < 1 || f == 0 && q > 2 {
					c = G3
				}
				if f == 1 && q > 1.6 {
					continue
				}
				r := 12.5 - q
				m.Set(3+int(math.Round(r*math.Cos(a))), 13+int(math.Round(r*math.Sin(a))), c)
			}
		}
		out[f] = m
	}
	return out
}
