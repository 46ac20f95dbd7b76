package timbuktu

import (
	"fmt"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// A desk is a board with a game on it, acted on as the shared table does.
type desk struct {
	t      *testing.T
	b      *Board
	e      *scenes.Env
	m      *match.Match
	viewer engine.Seat
	seats  table.Seating
	moment table.Moment
	focus  ui.Focus
	tl     anim.Timeline
	list   paint.List
	spots  []ui.Spot
}

func newDesk(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang) *desk {
	t.Helper()
	m, err := match.New(rules.Game, s)
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, b: New().(*Board), m: m, viewer: viewer}
	d.e = &scenes.Env{Settings: scenes.DefaultSettings(), Sound: scenes.Silence{}}
	d.e.Settings.Lang = lang
	d.seats = table.Seating{Names: [engine.MaxSeats]string{"Anna", "Maximiliane", "Győző", "Öxl", "Wilhelmina Winterbottom"}, Seats: s.Seats}
	d.show()
	return d
}

// show sets the board to the match at rest, with the question put to the viewer.
func (d *desk) show() {
	v := d.m.View(d.viewer)
	d.b.Show(v)
	d.moment = table.Moment{View: v, Seating: &d.seats, Focus: &d.focus, Now: d.moment.Now}
	if d.viewer >= 0 {
		d.moment.Moves = d.m.Moves(nil, d.viewer)
		d.moment.Asked = len(d.moment.Moves) > 0
	}
	d.focus = ui.Focus{ID: d.b.Start(&d.moment)}
	d.focus.Settle(d.offered())
}

func (d *desk) offered() []ui.Spot {
	d.spots = d.b.Spots(d.spots[:0], &d.moment)
	return d.spots
}

// play makes a move and plays its animation, draw called with every tick.
func (d *desk) play(seat engine.Seat, mv engine.Move, draw func()) match.Step {
	d.t.Helper()
	step, err := d.m.Play(seat, mv, d.viewer)
	if err != nil {
		d.t.Fatal(err)
	}
	d.moment.Asked, d.moment.Moves = false, nil
	d.focus.ID = "" // the table's own spot has it
	d.b.Animate(d.e, &d.tl, step.Events, &d.seats)
	for draw != nil && d.tl.Busy() {
		draw()
		d.tl.Advance(3)
	}
	d.tl.Finish()
	return step
}

func (d *desk) draw() {
	d.list.Reset()
	d.b.Draw(d.e, &d.list, &d.moment)
	d.tl.Draw(&d.list)
}

// random is a move that somebody at the table may make now.
func (d *desk) random(rng *engine.RNG) (engine.Seat, engine.Move) {
	seat := d.m.Deciders().First()
	return seat, d.m.View(seat).Pick(rng, d.m.Moves(nil, seat))
}

func TestAnimationsEndInThePictureShown(t *testing.T) {
	for i, s := range setups() {
		for viewer := engine.Spectator; int(viewer) < s.Seats; viewer++ {
			d := newDesk(t, s, viewer, locale.English)
			rng := engine.Seed(s.Seed)
			for n := 0; d.m.Deciders() != 0; n++ {
				seat, mv := d.random(&rng)
				draw := d.draw
				if int(viewer) != i%s.Seats || n%7 != 0 {
					draw = nil // skipped at once: what players at instant speed see
				}
				step := d.play(seat, mv, draw)
				if want := read(step.New.(*rules.View)); d.b.pic != want {
					t.Fatalf("%v, viewer %d, %s:\nplayed %+v\nshown  %+v", s, viewer, rules.Format(mv), d.b.pic, want)
				}
				if d.b.play != (playing{}) {
					t.Fatalf("%v, %s: left over from the animation: %+v", s, rules.Format(mv), d.b.play)
				}
				d.show()
			}
		}
	}
}

// act acts on the spot and gives the move it made, if any.
func (d *desk) act(id string) (engine.Move, bool) {
	d.t.Helper()
	if i := ui.Find(d.offered(), id); i < 0 || d.spots[i].Off {
		d.t.Fatalf("spot %s cannot be acted on among %v", id, d.spots)
	}
	return d.b.Act(d.e, &d.moment, id, input.Intent{Kind: input.Confirm})
}

// someSpot is a spot at random among those that are not off.
func (d *desk) someSpot(rng *engine.RNG) string {
	d.t.Helper()
	var on []string
	for _, s := range d.offered() {
		if !s.Off {
			on = append(on, s.ID)
		}
	}
	if len(on) == 0 {
		d.t.Fatal("the viewer must decide and nothing can be acted on")
	}
	return on[rng.N(len(on))]
}

// A whole game by hot-spots alone, every seat in turn looking at the screen, in
// every language: what is asked can be answered, texts fit, spots are large.
func TestWholeGameByHotSpots(t *testing.T) {
	for i, s := range setups() {
		for lang := range locale.Langs {
			if int(lang) != i%int(locale.Langs) && len(s.Options) != 1 {
				continue
			}
			t.Run(fmt.Sprintf("%d seats %v %s", s.Seats, s.Options, locale.Codes[lang]), func(t *testing.T) {
				d := newDesk(t, s, 0, lang)
				rng := engine.Seed(s.Seed + uint64(lang))
				for d.m.Deciders() != 0 {
					d.viewer = d.m.Deciders().First()
					d.show()
					d.decide(&rng)
				}
			})
		}
	}
}

// decide answers what the viewer is asked.
func (d *desk) decide(rng *engine.RNG) {
	d.t.Helper()
	for range 1000 {
		d.inspect()
		id := d.someSpot(rng)
		d.focus.ID = id
		mv, ok := d.act(id)
		if !ok {
			continue
		}
		d.play(d.viewer, mv, nil)
		return
	}
	d.t.Fatal("a thousand spots and no move")
}

// inspect checks everything about the question that stands on the screen.
func (d *desk) inspect() {
	d.t.Helper()
	spots := d.offered()
	seen := map[string]bool{}
	for i, s := range spots {
		if s.Rect.W < ui.HitW || s.Rect.H < ui.HitH {
			d.t.Errorf("spot %s is %dx%d", s.ID, s.Rect.W, s.Rect.H)
		}
		if s.Rect.And(paint.Stage) != s.Rect {
			d.t.Errorf("spot %s leaves the stage: %v", s.ID, s.Rect)
		}
		if seen[s.ID] {
			d.t.Errorf("two spots are %s", s.ID)
		}
		seen[s.ID] = true
		for _, o := range spots[:i] {
			if both := s.Rect.And(o.Rect); both.W > 0 && both.H > 0 {
				d.t.Errorf("spots %s and %s overlap", s.ID, o.ID)
			}
		}
		label, why := d.b.Tell(d.e, &d.moment, s.ID)
		if label == "" || s.Off && why == "" || !s.Off && why != "" {
			d.t.Errorf("spot %s, off %v: told %q, because %q", s.ID, s.Off, label, why)
		}
		d.focus.ID = s.ID
		d.checkPrompt()
	}
	d.focus.ID = "menu" // one of the table's own
	d.checkPrompt()
}

// checkPrompt measures the prompt as the shared table sets it.
func (d *desk) checkPrompt() {
	d.t.Helper()
	p := d.b.Prompt(d.e, &d.moment)
	w := promptRect.W - 16
	if p.Title == "" || fonts.Body.BoldWidth(p.Title) > w {
		d.t.Errorf("title %q is %d px wide, of %d", p.Title, fonts.Body.BoldWidth(p.Title), w)
	}
	if len(p.Lines) == 0 || len(p.Lines) > 3 {
		d.t.Errorf("%q has %d lines", p.Title, len(p.Lines))
	}
	for _, line := range p.Lines {
		if fonts.Small.Width(line.Text) > w {
			d.t.Errorf("line %q is %d px wide, of %d", line.Text, fonts.Small.Width(line.Text), w)
		}
	}
}

func TestPromptsOfOthersFit(t *testing.T) {
	for _, s := range setups() {
		for lang := range locale.Langs {
			d := newDesk(t, s, engine.Spectator, lang)
			rng := engine.Seed(s.Seed)
			for n := 0; d.m.Deciders() != 0; n++ {
				seat, mv := d.random(&rng)
				d.play(seat, mv, nil)
				d.show()
				if n%5 == 0 {
					d.checkPrompt()
				}
			}
			d.checkPrompt()
		}
	}
}

func TestSteadyFrameAllocatesNothing(t *testing.T) {
	for _, s := range setups()[:4] {
		d := newDesk(t, s, 0, locale.Hungarian)
		rng := engine.Seed(s.Seed)
		seen := map[rules.Phase]bool{}
		for d.m.Deciders() != 0 {
			phase := d.b.pic.phase
			if !seen[phase] && d.moment.Asked {
				seen[phase] = true
				frame := func() {
					d.moment.Now++
					d.moment.Now++
					d.offered()
					d.b.Prompt(d.e, &d.moment)
					d.draw()
				}
				frame()
				if n := testing.AllocsPerRun(20, frame); n != 0 {
					t.Errorf("%v, %v: %v allocations a frame", s.Options, phase, n)
				}
			}
			seat, mv := d.random(&rng)
			d.play(seat, mv, nil)
			d.show()
		}
	}
}

func TestSoundsTellNothingHidden(t *testing.T) {
	// Two viewers who differ in what they know hear the same of what neither did.
	for _, s := range setups() {
		first, second := newDesk(t, s, engine.Spectator, locale.English), newDesk(t, s, 1, locale.English)
		var a, b heard
		first.e.Sound, second.e.Sound = &a, &b
		rng := engine.Seed(s.Seed)
		for first.m.Deciders() != 0 {
			seat, mv := first.random(&rng)
			a.names, b.names = a.names[:0], b.names[:0]
			first.play(seat, mv, nil)
			second.play(seat, mv, nil)
			first.show()
			second.show()
			if x, y := a.without("card_flip"), b.without("card_flip"); seat != 1 && fmt.Sprint(x) != fmt.Sprint(y) {
				t.Fatalf("%s: a spectator hears %v, seat 2 hears %v", rules.Format(mv), x, y)
			}
		}
	}
}

func TestFocusBeginsWhereNothingIsPaid(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		rng := engine.Seed(s.Seed)
		for d.m.Deciders() != 0 {
			seat, mv := d.random(&rng)
			d.viewer = seat
			d.show()
			if d.b.pic.phase == rules.Moving {
				pen := rules.Pen(index(penSpots[:], d.focus.ID))
				if d.b.pic.price(seat, d.b.pic.shown, pen) == rules.PriceUnit {
					for other := range rules.Pen(rules.Pens) {
						if p := d.b.pic.price(seat, d.b.pic.shown, other); p == rules.PriceFree || p == rules.PriceEmpty {
							t.Fatalf("the focus begins on %v, which costs a good, though %v is free", pen, other)
						}
					}
				}
			}
			d.play(seat, mv, nil)
		}
	}
}

func TestEverySpotIsReachedByDirectionsAndPointer(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 2, Options: map[string]string{"own-loads": "yes"}}, 0, locale.English)
	rng := engine.Seed(2)
	for _, phase := range []rules.Phase{rules.Loading, rules.Placing, rules.Choosing, rules.Moving, rules.Paying} {
		d.until(&rng, phase, 0, 0)
		spots := d.offered()
		for _, s := range spots {
			if i := ui.At(spots, s.Rect.X+s.Rect.W/2, s.Rect.Y+s.Rect.H/2); i < 0 || spots[i].ID != s.ID {
				t.Errorf("%v: pointing at the middle of %s finds another", phase, s.ID)
			}
		}
		reached := map[string]bool{d.focus.ID: true}
		for todo := []ui.Focus{d.focus}; len(todo) > 0; todo = todo[1:] {
			for _, way := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				f := todo[0]
				if f.Move(spots, way[0], way[1]) && !reached[f.ID] {
					reached[f.ID] = true
					todo = append(todo, f)
				}
			}
		}
		for _, s := range spots {
			if !reached[s.ID] {
				t.Errorf("%v: %s cannot be reached from %s", phase, s.ID, d.focus.ID)
			}
		}
	}
}

func TestSecretsAndTenseFollowFromTheView(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		rng := engine.Seed(s.Seed)
		for {
			v := d.m.View(0).(*rules.View)
			_, hand := v.InHand()
			if want := hand || v.Phase() == rules.Loading; d.b.Secrets(v) != want {
				t.Fatalf("%v, %v: secrets %v", s.Options, v.Phase(), !want)
			}
			if d.b.Secrets(d.m.View(engine.Spectator)) && v.Phase() != rules.Loading && v.Phase() != rules.Choosing {
				t.Fatalf("a spectator has secrets while %v", v.Phase())
			}
			last := v.Stage() == v.Stages()-1 && v.Phase() >= rules.Choosing && v.Phase() != rules.Over
			if d.b.Tense(v) != last {
				t.Fatalf("stage %d, %v: tense %v", v.Stage(), v.Phase(), !last)
			}
			if d.m.Deciders() == 0 {
				break
			}
			seat, mv := d.random(&rng)
			d.play(seat, mv, nil)
		}
	}
}

func TestLettersStandForSpots(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 5, Seed: 1}, 0, locale.English)
	for r, want := range map[rune]string{'A': "camel.A", 'E': "camel.E", 'F': "", '1': "pen.palm", '5': "pen.moon", '6': "", 'Z': ""} {
		if got := d.b.Letter(r); got != want {
			t.Errorf("%c stands for %q, want %q", r, got, want)
		}
	}
}

func TestBackTakesTheLastGoodOff(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 1, Options: map[string]string{"own-loads": "yes"}}, 0, locale.English)
	if d.b.Back() {
		t.Error("there was nothing to drop")
	}
	d.act("good.gold")
	d.act("good.salt")
	if !d.b.Back() || d.b.load.n != 1 || d.b.load.units[0] != rules.Gold {
		t.Errorf("after one step back: %+v", d.b.load)
	}
	d.act("slot.1")
	if d.b.load.n != 0 {
		t.Errorf("after taking it off: %+v", d.b.load)
	}
}
