package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

type dug struct{ view engine.View }
type digging struct{}

var lookBack paint.Rect

func (b *Board) goodWeeks(m *table.Moment) int                                        { return 1 }
func (b *Board) digWeeks(m *table.Moment) int                                         { return 1 }
func (b *Board) bestFind(m *table.Moment) string                                      { return "" }
func (b *Board) say(e *scenes.Env, m *table.Moment)                                   {}
func (b *Board) drawSearch(l *paint.List, m *table.Moment) bool                       { return false }
func (b *Board) drawCloth(l *paint.List, m *table.Moment)                             {}
func (b *Board) drawTray(l *paint.List, m *table.Moment)                              {}
func (b *Board) drawPanel(e *scenes.Env, l *paint.List, m *table.Moment)              {}
func (b *Board) drawLine(e *scenes.Env, l *paint.List, m *table.Moment)               {}
func (b *Board) drawSide(e *scenes.Env, l *paint.List, m *table.Moment)               {}
func (b *Board) drawCard(l *paint.List, x, y int, c rules.Card)                       {}
func (b *Board) discAt(weeks, height int) (x, y int)                                  { return 0, 0 }
func (b *Board) paySpots(dst []ui.Spot) []ui.Spot                                     { return dst }
func (b *Board) digSpots(dst []ui.Spot, m *table.Moment) []ui.Spot                    { return dst }
func (b *Board) searchSpots(dst []ui.Spot, m *table.Moment) []ui.Spot                 { return dst }
func (b *Board) giftSpots(dst []ui.Spot, m *table.Moment) []ui.Spot                   { return dst }
func (b *Board) findName(e *scenes.Env, m *table.Moment, i int) string                { return "" }
func (b *Board) giftName(e *scenes.Env, i int) string                                 { return "" }
func (b *Board) giving() (mv engine.Move)                                             { return mv }
func (b *Board) promptPay(e *scenes.Env, m *table.Moment, t *telling) string          { return "" }
func (b *Board) promptDig(e *scenes.Env, m *table.Moment, t *telling, p *plan) string { return "" }
func (b *Board) promptSearch(e *scenes.Env, m *table.Moment, t *telling, p *plan) string {
	return ""
}
func (b *Board) promptGifts(e *scenes.Env, m *table.Moment, t *telling, p *plan) string { return "" }
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string            { return "" }
