package theben

import (
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/theben/place"
)

// Each name leads to sprites of the size it promises, from its first to its last.
func TestSpritesHaveTheirSize(t *testing.T) {
	size := func(what string, w, h int16, ids ...sprites.ID) {
		for _, id := range ids {
			if f := Sheet.Frames[id.Index()]; id.Sheet() != SheetNo || f.W != w || f.H != h {
				t.Errorf("%s: sprite %d is %dx%d, want %dx%d", what, id.Index(), f.W, f.H, w, h)
			}
		}
	}
	size("map", place.MapW, place.MapH, Map)
	size("track", place.Width, place.Track, TrackSide(place.Top), TrackSide(place.Bottom))
	size("track", place.Track, place.MapH, TrackSide(place.Right), TrackSide(place.Left))
	size("year", 26, 13, YearPlate(Past), YearPlate(Coming))
	size("flag", 11, 16, Flag(false), Flag(true))
	size("disc", 15, 12, Disc(0), Disc(4))
	size("squashed", 17, 11, DiscSquashed(0), DiscSquashed(4))
	size("stretched", 13, 14, DiscStretched(0), DiscStretched(4))
	size("walk", 9, 13, Pawn, Walk(false, 0), Walk(false, WalkFrames-1), Walk(true, WalkFrames-1))
	size("ride", 17, 15, Ride(false, 0), Ride(false, WalkFrames-1), Ride(true, WalkFrames-1))
	size("fly", 23, 13, Fly(false, 0), Fly(false, FlyFrames-1), Fly(true, FlyFrames-1))
	size("hourglass", 11, 17, BigHourglass(0), BigHourglass(HourglassFrames-1))
	size("die", 16, 18, Die(1), Die(6))
	size("tumble", 22, 22, Tumble(0), Tumble(TumbleFrames-1))
	size("shadow", 26, 6, DieShadow(0), DieShadow(2))
	size("back", 48, 64, CityBack, DigBack(0), DigBack(4))
	size("flip", 56, 72, CityFlip(0), CityFlip(FlipFrames-1), DigFlip(0, 0), DigFlip(4, FlipFrames-1))
	size("sand", 36, 37, SandCover(0), SandCover(SandFrames-1))
	size("brush", 26, 26, Brush(0), Brush(2))
	size("dust", 24, 16, Dust(0), Dust(3))
	size("artefact", 32, 32, Artefact(0, 0), Artefact(4, Artefacts-1))
	size("artefact", 16, 16, SmallArtefact(0, 0), SmallArtefact(4, Artefacts-1))
	size("sign", 9, 9, Sign(0), Sign(4), Book(0), Book(General))
	size("sign", 17, 15, BigSign(0), BigSign(4))
	size("permission", 24, 14, Permit(0, false), Permit(4, true), FakedPermit)
	size("scene", place.Width, 110, DigSky, Horizon(0), Horizon(4))
	size("vignette", 138, 84, Vignette)
}

// A space has its own icon, a route its own line.
func TestSeriesHaveOneSpriteEach(t *testing.T) {
	for _, s := range []struct {
		what        string
		first, next sprites.ID
		n           int
	}{
		{"icons", SpaceIcon(0), Route(0, false), int(place.Spaces)},
		{"routes", Route(0, false), Route(0, true), len(place.Routes)},
	} {
		if int(s.next-s.first) != s.n {
			t.Errorf("%d %s, want %d", s.next-s.first, s.what, s.n)
		}
	}
}

// Every card draws its front, then the shadow of its picture inside the niche,
// then the picture; no two kinds look the same.
func TestCards(t *testing.T) {
	cards := []Card{CongressCard, HorseCard, SpadeCard, AssistantCard, PermissionCard, AirshipCard,
		Exhibition(false), Exhibition(true), GeneralKnowledge(1), GeneralKnowledge(2), Rubble(0), Rubble(1)}
	for r := range 5 {
		for v := 1; v <= 3; v++ {
			cards = append(cards, Special(r, v))
		}
		for i := range Artefacts {
			cards = append(cards, Find(r, i))
		}
	}
	seen := map[sprites.ID]bool{}
	for _, c := range cards {
		n := 0
		c.Draw(100, 50, func(id sprites.ID, r sprites.Remap, x, y int) {
			f := Sheet.Frames[id.Index()]
			w, h := []int16{48, 32, 32}[n], []int16{64, 32, 32}[n]
			if f.W != w || f.H != h || (r != sprites.Plain) != (n == 1) {
				t.Errorf("card %v, sprite %d: %dx%d, remap %d", c, n, f.W, f.H, r)
			}
			if n > 0 && (x < 106 || y < 59 || x+32 > 142 || y+32 > 96) {
				t.Errorf("card %v, sprite %d at %d,%d leaves the niche", c, n, x-100, y-50)
			}
			n++
		})
		if n != 3 || seen[c.Art] {
			t.Errorf("card %v: %d sprites, its picture is another's: %v", c, n, seen[c.Art])
		}
		seen[c.Art] = true
	}
}
