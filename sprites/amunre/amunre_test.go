package amunre

import (
	"testing"

	"sandglass/engine/amunre"
	"sandglass/sprites"
	"sandglass/sprites/amunre/place"
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
	size("board", place.Width, place.Height, Map, Dusk)
	size("farmer", 7, 11, Farmer, PrintedFarmer)
	size("bricks", 10, 7, Bricks(1), Bricks(2))
	size("pyramid", 14, 11, Pyramid)
	size("pyramids", 20, 11, DoublePyramid)
	size("rise", 18, 19, Rise(0), Rise(RiseFrames-1))
	size("dust", 26, 10, Dust(0), Dust(DustFrames-1))
	size("stone", 11, 10, Stone(0), Stone(4))
	size("standard", 9, 16, Standard(0), Standard(4))
	size("flag", 9, 9, Flag(0), Flag(4))
	size("coin", 14, 14, Coin(0), Coin(CoinFrames-1))
	size("harvest", 9, 9, Harvest(0), Harvest(HarvestFrames-1))
	size("felucca", 10, 9, Felucca(0), Felucca(FeluccaFrames-1))
	size("card", 20, 26, PowerCard(0), PowerCard(PowerCards-1), CardBack, StealCard)
	size("theft", 26, 34, BigStealCard)
	size("back", 48, 64, LargeBack)
	size("altar", place.AltarWidth, place.AltarHeight, Altar)
	size("temple", 24, 16, BigTemple)
	size("sand", place.SandWidth, place.SandHeight, Sand(0), Sand(place.SandFrames-1))
	size("vignette", 138, 84, Vignette)
	if PowerCards != amunre.CardKinds {
		t.Errorf("%d kinds of power cards, want %d", PowerCards, amunre.CardKinds)
	}
}

// Every large card draws its front, then the shadow of its picture inside the niche,
// then the picture; the front changes with the phase the card is for.
func TestLargeCards(t *testing.T) {
	seen, fronts := map[sprites.ID]bool{}, map[sprites.ID]bool{}
	for kind := range PowerCards {
		c, n := LargeCard(kind), 0
		c.Draw(0, 0, func(id sprites.ID, r sprites.Remap, x, y int) {
			f := Sheet.Frames[id.Index()]
			w, h := []int16{48, 32, 32}[n], []int16{64, 32, 32}[n]
			if f.W != w || f.H != h || (r != sprites.Plain) != (n == 1) {
				t.Errorf("card %d, sprite %d: %dx%d, remap %d", kind, n, f.W, f.H, r)
			}
			n++
		})
		if n != 3 || seen[c.Art] {
			t.Errorf("card %d: %d sprites, its picture is another's: %v", kind, n, seen[c.Art])
		}
		seen[c.Art], fronts[c.Front] = true, true
	}
	if len(fronts) != len(phases) {
		t.Errorf("%d fronts, want %d", len(fronts), len(phases))
	}
	if a, b := LargeCard(int(amunre.FreeFarmer)).Front, LargeCard(int(amunre.MasterBuilder)).Front; a != b {
		t.Errorf("the cards of the purchase have the fronts %d and %d", a, b)
	}
	if a, b := LargeCard(int(amunre.OutbidCard)).Front, LargeCard(int(amunre.FreeFarmer)).Front; a == b {
		t.Errorf("cards of different phases have the same front")
	}
}

// What stands on a province is the building of its kind.
func TestBuildings(t *testing.T) {
	for _, c := range []struct {
		k    place.Kind
		n    int
		want sprites.ID
	}{{place.Double, 0, DoublePyramid}, {place.Single, 0, Pyramid}, {place.Bricks, 1, Bricks(1)}, {place.Bricks, 2, Bricks(2)}} {
		if got := Building(c.k, c.n); got != c.want {
			t.Errorf("building %d with %d bricks: sprite %d, want %d", c.k, c.n, got, c.want)
		}
	}
}

// A sprite that lies on another's place has the same foot: nothing jumps as bricks
// become a pyramid, or a ghost a piece.
func TestPiecesShareTheirFeet(t *testing.T) {
	below := func(id sprites.ID) int16 { f := Sheet.Frames[id.Index()]; return f.H - f.AY }
	for _, id := range []sprites.ID{Pyramid, DoublePyramid, Bricks(1), Bricks(2), Rise(0), Rise(RiseFrames - 1), Farmer, PrintedFarmer, Socket} {
		if below(id) != 1 {
			t.Errorf("sprite %d reaches %d below its anchor", id.Index(), below(id)-1)
		}
	}
	for ghost, piece := range map[sprites.ID]sprites.ID{GhostFarmer: Farmer, GhostBrick: Bricks(1), GhostPyramid: Pyramid, GhostStone: Stone(0)} {
		g, p := Sheet.Frames[ghost.Index()], Sheet.Frames[piece.Index()]
		if g.W != p.W+2 || g.H != p.H+2 || g.AX != p.AX+1 || g.AY != p.AY+1 {
			t.Errorf("ghost %d, %+v, does not surround piece %d, %+v", ghost.Index(), g, piece.Index(), p)
		}
	}
}
