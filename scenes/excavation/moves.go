package excavation

import (
	"math"

	"sandglass/engine"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table/stagecraft"
	art "sandglass/sprites/theben"
)

// Hops is a marker on its way from week to week.
type Hops struct {
	Weeks int
	High  float64                // of a hop
	X     int                    // column of the week where it lands
	At    func(n int) (x, y int) // where its disc lies after n weeks, at 0 and Weeks on the stack there
	Start func()
	Lands func() // it lies on the stack of its week, which dips
	Rests func()
}

// The marker's hops: so long each, and all together no longer than longest.
const (
	hopTime = anim.Ticks(11)
	longest = anim.Ticks(90)
)

// Add adds the acts that let the marker of the event's seat hop and fold the event, whose
// C is the height of the stack it lands on.
func (h *Hops) Add(stage *stagecraft.Director, x engine.Event) {
	length := min(longest, hopTime*anim.Ticks(h.Weeks))
	seat := int(x.Seat)
	const top = 12 // of a disc
	acts := []anim.Act{{
		Length: length,
		Start:  h.Start,
		End: func() {
			h.Lands()
			stage.Picture.Fold(x)
			sound := "disc_land"
			if x.C > 0 {
				sound = "disc_stack"
			}
			stage.Play(sound, h.X, x.Seat, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.Part(t, length) * float64(h.Weeks)
			n := min(h.Weeks-1, int(at))
			part := at - float64(n)
			x0, y0 := h.At(n)
			x1, y1 := h.At(n + 1)
			id := art.Disc(seat)
			switch {
			case part < .15 || part > .92:
				id = art.DiscSquashed(seat)
			case part < .4:
				id = art.DiscStretched(seat)
			}
			y := anim.Between(y0, y1, part) - int(h.High*math.Sin(math.Pi*part))
			l.Sprite(id, anim.Between(x0, x1, part), max(y, top))
		},
	}}
	each := max(hopTime, length/anim.Ticks(h.Weeks))
	for t := anim.Ticks(0); t < length; t += each {
		acts = append(acts, anim.Act{Delay: t, Start: stage.Sound("disc_hop", h.X, x.Seat)})
	}
	stage.Add(acts...)
	stage.Add(anim.Act{Length: anim.Ms(80), End: h.Rests})
}

// A Taking is a card on its way to the seat that took it.
type Taking struct {
	From, To paint.Rect // of the card and the seat
	Slot     *int       // 1 + where it lay, while it is on its way, else 0
	Sound    string     // when it comes, "" for none
	Draw     func(l *paint.List, x, y int)
}

// Add adds the act that brings the card from the slot that the event's B names, and folds
// the event.
func (k *Taking) Add(stage *stagecraft.Director, x engine.Event) {
	length := anim.Ms(450)
	stage.Add(anim.Act{
		Length: length,
		Start: func() {
			*k.Slot = int(x.B) + 1
			stage.Play("card_deal", k.From.X, x.Seat, 0)
		},
		End: func() {
			*k.Slot = 0
			stage.Picture.Fold(x)
			if k.Sound != "" {
				stage.Play(k.Sound, k.To.X, x.Seat, 0)
			}
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			at := anim.OutCubic(anim.Part(t, length))
			k.Draw(l, anim.Between(k.From.X, k.To.X+20, at), anim.Between(k.From.Y, k.To.Y-10, at))
		},
	})
}
