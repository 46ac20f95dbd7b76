package tombraiders

import (
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/tombraiders/place"
)

// Each name leads to sprites of the size it promises, from its first to its last.
func TestSpritesHaveTheirSize(t *testing.T) {
	size := func(what string, w, h int16, ids ...sprites.ID) {
		t.Helper()
		for _, id := range ids {
			if f := sheetFrame(id); id.Sheet() != SheetNo || f.W != w || f.H != h {
				t.Errorf("%s: sprite %d is %dx%d, want %dx%d", what, id.Index(), f.W, f.H, w, h)
			}
		}
	}
	size("line", place.LineW, place.LineH, WeekLine)
	size("cloth", place.ClothW, place.ClothH, Cloth, Chamber)
	size("site", place.SiteW, place.SiteH, Site)
	size("head", place.SiteW, place.SiteHead, SiteHead(Mesopotamia), SiteHead(Greece))
	size("card", 48, 64, Back, NightFront)
	size("flip", 56, 72, Flip(0), Flip(FlipFrames-1))
	size("head", 18, 23, ProfessorHead(Mesopotamia), ProfessorHead(General))
	size("changing", 32, 29, Changing(0), Changing(changingFrames-1))
	size("permit", place.PermitW, place.PermitH, Permit(Mesopotamia), Permit(General))
	size("icon", 9, 9, Thief, Robbers, Scholar, GeneralDig, Exhibition, Museum, Professor)
	size("tile", 15, 15, EmblemTile)
	size("mark", 17, 16, ExhibitionMark(false), ExhibitionMark(true), MuseumMark)
	size("lamp", 25, 40, Lamp(0), Lamp(lampFrames-1))
	size("sneak", 12, 15, Sneak(0), Sneak(sneakFrames-1))
	size("show", place.ShowW, place.ShowH, Gallery, MuseumFront)
	size("plinth", 34, 17, Plinth)
	size("sky", place.ClothW, 110, EveningSky)
	size("vignette", 138, 84, Vignette)
}

// The series are as long as what counts them.
func TestSeriesHaveOneSpriteEach(t *testing.T) {
	for _, s := range []struct {
		what        string
		first, next sprites.ID
		n           int
	}{
		{"piles", Pile(Thick), Site, int(Last) + 1},
		{"heads", SiteHead(0), Relic(0), place.Regions},
		{"relics", Relic(0), Heap, place.Regions},
		{"flips", Flip(0), NightFront, FlipFrames},
		{"thieves", ThiefCard(0).Art, RobbersCard(0).Art, place.Regions},
		{"robbers", RobbersCard(0).Art, ScholarCard().Art, place.Regions},
		{"professors", ProfessorCard(0).Art, ProfessorHead(0), General + 1},
		{"heads of professors", ProfessorHead(0), Changing(0), General + 1},
	} {
		if int(s.next-s.first) != s.n {
			t.Errorf("%d %s, want %d", s.next-s.first, s.what, s.n)
		}
	}
}

// A thicker deck lies higher, and the edges below its uppermost card reach as far as that.
func TestThePileShowsHowThickItIs(t *testing.T) {
	for p := Thick; p < Last; p++ {
		_, high := PileTop(p)
		_, low := PileTop(p + 1)
		if high >= low || low >= 0 {
			t.Errorf("thickness %d lies %d high, the next %d", p, -high, -low)
		}
		if f := sheetFrame(Pile(p)); int(f.W) < 48-high || int(f.H) < 64-high {
			t.Errorf("thickness %d: its picture is %dx%d", p, f.W, f.H)
		}
	}
}

// Every card of the hand and every professor has a picture of its own.
func TestCards(t *testing.T) {
	cards := []sprites.Card{ScholarCard(), GeneralDigCard(), ProfessorCard(General)}
	for r := range place.Regions {
		cards = append(cards, ThiefCard(r), RobbersCard(r), ProfessorCard(r))
	}
	seen := map[sprites.ID]bool{}
	for _, c := range cards {
		if f := sheetFrame(c.Art); f.W != 32 || f.H != 32 || seen[c.Art] {
			t.Errorf("card %v: picture %dx%d, another's: %v", c, f.W, f.H, seen[c.Art])
		}
		seen[c.Art] = true
	}
}
