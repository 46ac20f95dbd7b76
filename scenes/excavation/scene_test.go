package excavation

import (
	"testing"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
	"sandglass/sprites/theben/place"
)

func TestCardsLieOnTheMatFromLeftToRight(t *testing.T) {
	s := Scene{Top: 4}
	for n := 1; n <= Most; n++ {
		last := place.MatX
		for i := range n {
			x, y := s.cardAt(i, n)
			if x <= last || x+48 > place.MatX+place.MatW || y < 4+place.MatY || y+64 > 4+place.MatY+place.MatH {
				t.Errorf("card %d of %d lies at %d,%d", i+1, n, x, y)
			}
			last = x
		}
	}
}

func TestWhatIsSaidOfCards(t *testing.T) {
	e := &scenes.Env{Settings: scenes.DefaultSettings()}
	d := Dig{On: true, Drawn: 4, Weeks: 7}
	said := func(book string) Words { return Say(e, &d, "Anna", "in Egypt", "7 weeks", "4 cards", book) }
	if w := said(""); w.Title != "Anna digs in Egypt: 7 weeks, 4 cards" || w.Line != "the trench is open" || w.Verdicts[0] != "" {
		t.Errorf("before a card: %q, %q", w.Title, w.Line)
	}
	for _, x := range []struct {
		c             Card
		line, verdict string
	}{
		{Card{Kind: Artefact, Value: 1}, "card 1: an artefact worth 1", "+1 point"},
		{Card{Kind: Book, Value: 1}, "card 2: knowledge, Crete", "+1 knowledge"},
		{Card{Kind: GeneralBook, Value: 1}, "card 3: general knowledge", "+1 knowledge"},
		{Card{}, "card 4: nothing but rubble", "nothing"},
	} {
		d.Cards[d.Told] = x.c
		d.Told++
		if w := said("Crete"); w.Line != x.line || w.Verdicts[d.Told-1] != x.verdict {
			t.Errorf("%+v: %q, %q", x.c, w.Line, w.Verdicts[d.Told-1])
		}
	}
}

type folded int

func (f *folded) Fold(engine.Event) { *f++ }

func TestADigIsToldCardByCardAndLeavesNothing(t *testing.T) {
	var d Dig
	var f folded
	var tl anim.Timeline
	stage := &stagecraft.Director{Env: &scenes.Env{Sound: scenes.Silence{}, Settings: scenes.DefaultSettings()}, Timeline: &tl, Picture: &f,
		Seating: &table.Seating{Human: [engine.MaxSeats]bool{true}}}
	stage.Env.Settings.Lang = locale.German
	s := &Scene{}
	d.Open(stage, Dig{Seat: 0, Drawn: 3})
	for i, c := range []Card{{Kind: Artefact, Value: 4}, {}, {Kind: Book, Value: 1}} {
		d.TurnUp(stage, s, engine.Event{}, i, 3, c)
	}
	d.Close(stage, engine.Event{})
	if d.On {
		t.Fatal("it is told before it begins")
	}
	told := 0
	for !tl.Holding() {
		tl.Advance(1)
		if d.Told < told || d.Told > told+1 || d.Turning && d.Told == 3 {
			t.Fatalf("%d cards are told after %d", d.Told, told)
		}
		told = d.Told
	}
	if !d.Done || d.Points != 4 || d.Books != 1 || f != 3 {
		t.Errorf("at its end: %+v, %d events", d, f)
	}
	for range 600 {
		tl.Advance(1)
	}
	if !d.On {
		t.Error("whoever digs here cannot look as long as they like")
	}
	tl.Skip()
	if d != (Dig{}) || f != 4 {
		t.Errorf("left: %+v, %d events", d, f)
	}
}
