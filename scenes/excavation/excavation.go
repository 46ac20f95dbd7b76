// Package excavation is the scene of a dig as both games of Thebes show it: the cards
// lie on a mat before the trench, are turned up one after the other, brushed free of sand
// and tagged with what they bring. So are the markers that hop from week to week, and the
// cards that are taken. It paints with the sheet theben, by whose numbers regions go here.
package excavation

import (
	"sandglass/engine"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table/stagecraft"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
)

// Most is the most cards that a dig turns up.
const Most = 12

// Kind is what a card of a dig shows.
type Kind uint8

// The kinds of cards; Rubble is the zero Card.
const (
	Rubble Kind = iota
	Artefact
	Book        // of a region
	GeneralBook // of general knowledge
)

// A Card is a card of a dig that has been turned up.
type Card struct {
	Kind    Kind
	Region  int // that has the artefact, or that a Book tells of
	Picture int // of an artefact, 0 to art.Artefacts-1
	Value   int // points of an artefact, books
}

// A Dig is what the scene has shown of a dig. It is comparable, and zero while none is
// told.
type Dig struct {
	On            bool
	Seat          engine.Seat
	Region        int
	Weeks, Drawn  int // Drawn cards are turned up in all
	Told          int // so many of them by now
	Turning       bool
	Cards         [Most]Card
	Points, Books int // so far
	Done          bool
}

// Open adds the act that opens the scene of a dig by Seat in Region for so many Weeks
// with Drawn cards.
func (d *Dig) Open(stage *stagecraft.Director, dig Dig) {
	stage.Add(anim.Act{
		Length: anim.Ms(700),
		Start: func() {
			dig.On = true
			*d = dig
			stage.Play("dig", mid, dig.Seat, 0)
		},
	})
}

// brushTime is how long a picture of the sand being brushed off stays.
const brushTime = anim.Ticks(4)

// TurnUp adds the acts that turn up the card number i of so many, brush the sand off it
// and fold the event that tells it.
func (d *Dig) TurnUp(stage *stagecraft.Director, s *Scene, x engine.Event, i, drawn int, c Card) {
	cx, cy := s.cardAt(i, drawn)
	name := Banner(stage.Env.Settings.Lang, c.Kind)
	flip := anim.Flip.Length(art.FlipFrames)
	stage.Add(anim.Act{
		Length: flip + brushTime*art.SandFrames,
		Start: func() {
			d.Turning = true
			stage.Play("card_flip", cx, x.Seat, 0)
		},
		End: func() {
			d.Turning, d.Cards[i], d.Told = false, c, i+1
			if c.Kind == Artefact {
				d.Points += c.Value
			} else {
				d.Books += c.Value
			}
			stage.Picture.Fold(x)
			stage.Play(c.Sound(), cx, x.Seat, 0)
		},
		Draw: func(l *paint.List, t anim.Ticks) {
			if frame, more := anim.Flip.At(t); more {
				l.Sprite(art.DigFlip(d.Region, frame), cx, cy)
				return
			}
			frame := min(art.SandFrames-1, int((t-flip)/brushTime))
			DrawCard(l, cx, cy, &c, i, 35, name, sprites.Plain)
			l.Sprite(art.SandCover(frame), cx, cy)
			tip := cx + art.SandEdge(frame)
			l.Sprite(art.Dust(frame%4), tip, cy+40)
			l.Sprite(art.Brush(frame%3), tip, cy+[3]int{18, 28, 38}[frame%3])
		},
	}, anim.Act{Delay: flip, Start: stage.Sound("brush", cx, x.Seat)})
	stage.Rest(anim.Ms(260))
}

// Close adds the act that ends the scene with the event that sums the dig up; whoever
// dug here may look as long as they like.
func (d *Dig) Close(stage *stagecraft.Director, x engine.Event) {
	stage.Add(anim.Act{
		Length: anim.Ms(1000), Hold: stage.Seating.Human[x.Seat],
		Start: func() { d.Done = true },
		End: func() {
			*d = Dig{}
			stage.Picture.Fold(x)
		},
	})
}

// Sound is what a card turned up sounds like, better ones higher.
func (c *Card) Sound() string {
	switch {
	case c.Kind == Rubble:
		return "rubble"
	case c.Kind != Artefact:
		return "knowledge"
	case c.Value >= 5:
		return "find_high"
	case c.Value >= 3:
		return "find_mid"
	}
	return "find_low"
}
