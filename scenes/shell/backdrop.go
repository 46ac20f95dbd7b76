package shell

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	"sandglass/sprites/title"
)

// backdrop is the dunes at night, behind every menu. Nothing moves in it: a
// menu that nobody touches costs nothing.
func backdrop(l *paint.List) {
	from := len(l.Cmds)
	dunes(l, 0)
	l.Night(from)
}

// headline is a screen's name in gold at the top.
func headline(l *paint.List, text string) {
	ui.Title(l, fonts.Display, paint.StageW/2, 6, text)
}

// dunes is the evening scene at a tick: what moves behind, the caravan on its
// crest, what moves in front.
func dunes(l *paint.List, tick int) {
	l.Sprite(title.Background, 0, 0)
	show(l, title.Behind, tick)
	for i := title.Camels; i > 0; i-- {
		if i > 1 {
			l.Sprite(title.Lead(tick, i))
		}
		camel(l, tick, i)
	}
	x, y, frame := title.Member(tick, 0)
	l.Sprite(title.Guide+sprites.ID(frame), x, y)
	show(l, title.Front, tick)
}

func show(l *paint.List, spots []title.Spot, tick int) {
	for _, s := range spots {
		if id, x, y, ok := s.At(tick); ok {
			l.Sprite(id, x, y)
		}
	}
}

// loads are what the caravan's camels carry, so that no two look alike.
var loads = [title.Camels][]int{{3, 1}, {4, 0, 2}, {3, 4}, {1, 3, 0}, {2, 4}}

// camel draws the caravan's camel i, 1 for the first, in the colours of its seat.
func camel(l *paint.List, tick, i int) {
	x, y, frame := title.Member(tick, i)
	seat := title.Camels - i
	remap := sprites.DuskPlayer + sprites.Remap(seat)
	pose := caravan.Walk0 + caravan.Pose(frame)
	left, top := x-16, y-27
	l.Draw(caravan.Camel(pose), x, y, remap, 0)
	px, py := caravan.PennantAt(pose)
	l.Draw(caravan.Pennant(seat), left+px, top+py, remap, 0)
	load := loads[i-1]
	for k := len(load) - 1; k >= 0; k-- {
		px, py := caravan.PackAt(pose, k)
		l.Draw(caravan.Good(load[k]), left+px, top+py, sprites.Dusk, 0)
	}
}
