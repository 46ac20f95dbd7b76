package excavation

import (
	"strconv"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/excavation"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// mid is the middle of the scene, which is 464 px wide.
const mid = 232

// A Scene is where on the stage a dig is told, and in what light.
type Scene struct {
	Top    int           // of the 284 px of the scene
	Sky    sprites.ID    // above the land
	Light  sprites.Remap // on the land
	Digger sprites.Remap // of seat 0, in that light
	Head   paint.Rect    // the plate with what is told, 300x34
}

// Words are the texts of the scene.
type Words struct {
	Title, Line string
	Banners     [4]string // by Kind
	Verdicts    [Most]string
}

// cardAt is where the card number i of n lies.
func (s *Scene) cardAt(i, n int) (x, y int) {
	pitch := 66
	if n > 5 {
		pitch = min(36, 300/(n-1))
	}
	return mid - (48+pitch*(n-1))/2 + pitch*i, s.Top + 196
}

// Draw paints the land and the cards on their mat.
func (s *Scene) Draw(l *paint.List, d *Dig, w *Words) {
	l.Sprite(s.Sky, 0, s.Top)
	l.Draw(art.Horizon(d.Region), 0, s.Top, s.Light, 0)
	l.Draw(art.DigGround, 0, s.Top, s.Light, 0)
	l.Draw(art.Pawn, 158, s.Top+168, s.Digger+sprites.Remap(d.Seat), 0)
	head := s.Head
	ui.Dark(l, head)
	f := fonts.Body
	if f.BoldWidth(w.Title) > head.W-12 {
		f = fonts.Small
	}
	at := head.X + head.W/2
	l.Bold(f, at-f.BoldWidth(w.Title)/2, ui.Middle(f, head.Y+3, 14), w.Title, sprites.E7)
	l.Centre(fonts.Small, at, head.Y+20, w.Line, sprites.P2)
	for i := range d.Drawn {
		if i != d.Told || !d.Turning {
			s.drawDealt(l, d, w, i)
		}
	}
}

// drawDealt paints the card number i as it lies on the mat, with what it brings.
func (s *Scene) drawDealt(l *paint.List, d *Dig, w *Words, i int) {
	x, y := s.cardAt(i, d.Drawn)
	newest := i == d.Told-1 && !d.Turning
	if newest {
		y -= 4
	}
	l.Fill(paint.Rect{X: x + 3, Y: y + 64, W: 46, H: 2}, sprites.R0)
	l.Fill(paint.Rect{X: x + 48, Y: y + 3, W: 2, H: 62}, sprites.R0)
	if i >= d.Told {
		l.Sprite(art.DigBack(d.Region), x, y)
		return
	}
	c, value, remap := &d.Cards[i], 35, sprites.Plain
	if d.Drawn > 5 && i < d.Told-1 { // the next card covers its right side
		value = 2
	}
	if c.Kind == Rubble {
		remap = sprites.Darker
	}
	DrawCard(l, x, y, c, i, value, w.Banners[c.Kind], remap)
	if newest {
		ui.Glow(l, paint.Rect{X: x, Y: y, W: 48, H: 64})
		if c.Kind != Rubble {
			l.Sprite(shell.Sparkle(1), x+44, y+4)
			l.Sprite(shell.Sparkle(2), x+3, y+38)
		}
	}
	if d.Drawn <= 5 || newest {
		DrawVerdict(l, x+24, y-15, c, w.Verdicts[i])
	}
}

// DrawCard paints a site card, 48x64, face up: the look of its rubble goes by i, its value
// stands in a bubble at x+value, the name on its banner.
func DrawCard(l *paint.List, x, y int, c *Card, i, value int, name string, remap sprites.Remap) {
	card, bubble := art.Rubble(i%2), art.BubbleGreen
	switch c.Kind {
	case Artefact:
		card, bubble = art.Find(c.Region, c.Picture), art.BubbleRed
	case Book:
		card = art.Special(c.Region, 1)
	case GeneralBook:
		card = art.GeneralKnowledge(1)
	}
	card.Draw(x, y, func(id sprites.ID, own sprites.Remap, x, y int) {
		if own == sprites.Plain {
			own = remap
		}
		l.Draw(id, x, y, own, 0)
	})
	if c.Kind != Rubble {
		l.Sprite(bubble, x+value, y+2)
		l.Centre(fonts.Label, x+value+6, ui.Middle(fonts.Label, y+2, 11), strconv.Itoa(c.Value), sprites.E7)
	}
	l.Centre(fonts.Label, x+24, ui.Middle(fonts.Label, y+49, 7), name, sprites.E7)
}

// DrawVerdict tells what a card brings on a tag with its middle at x.
func DrawVerdict(l *paint.List, x, y int, c *Card, s string) {
	tag, ink := &art.TagBlue, sprites.E7
	switch c.Kind {
	case Rubble:
		tag = &art.TagDark
	case Artefact:
		tag, ink = &art.TagGold, sprites.N0
	}
	w := ui.TagWidth(s)
	ui.Frame(l, tag, paint.Rect{X: x - w/2, Y: y, W: w, H: 12})
	l.Text(fonts.Small, x-w/2+4, ui.Middle(fonts.Small, y, 12), s, ink)
}

// Say words what is told of a dig: who digs where, for how long and how many cards, and
// the name of the region of which the newest card tells, if it is a Book.
func Say(e *scenes.Env, d *Dig, who, where, weeks, cards, book string) (w Words) {
	lang := e.Settings.Lang
	w.Title = text.Head.In(lang, fonts.Small.Fit(who, 60), where) + " " + weeks + ", " + cards
	for k := range w.Banners {
		w.Banners[k] = Banner(lang, Kind(k))
	}
	for i := range d.Told {
		w.Verdicts[i] = Verdict(lang, &d.Cards[i])
	}
	if d.Told == 0 {
		w.Line = text.Begins.In(lang)
		return w
	}
	switch c := &d.Cards[d.Told-1]; c.Kind {
	case Rubble:
		w.Line = text.SaysRubble.In(lang, d.Told)
	case Book:
		w.Line = text.SaysBook.In(lang, book, d.Told)
	case GeneralBook:
		w.Line = text.SaysGeneral.In(lang, d.Told)
	default:
		w.Line = text.SaysFind.In(lang, d.Told, c.Value)
	}
	return w
}

// Banner is what stands on a card.
func Banner(lang locale.Lang, k Kind) string {
	return [...]*locale.Msg{&text.Rubble, &text.Artefact, &text.Book, &text.Book}[k].In(lang)
}

// Verdict is what a card brings.
func Verdict(lang locale.Lang, c *Card) string {
	switch c.Kind {
	case Rubble:
		return text.Nothing.In(lang)
	case Artefact:
		return text.PlusPoints.In(lang, c.Value)
	}
	return text.PlusBook.In(lang)
}

// Prompt is the title of the prompt, and what it says below, first in gold.
func Prompt(e *scenes.Env, d *Dig, human bool) (title, gold, line string) {
	lang := e.Settings.Lang
	gold = text.SoFar.In(lang, d.Points, d.Books)
	if d.Done {
		return text.Over.In(lang), gold, text.RubbleBack.In(lang)
	}
	if human {
		line = text.Skip.In(lang)
	}
	return text.MoreCards.In(lang, d.Drawn-d.Told), gold, line
}
