package pixels

import (
	"math"
	"sync"
)

const (
	surroundings = 5  // that are looked at for one question
	slotBits     = 16 // a table has 1<<slotBits slots
	questionBits = 7

	// Questions. Between flat and like are those for one bit of an index, by
	// the bits before it.
	flat = 0          // all is of one colour here: does it go on?
	like = 1 << depth // the first of four: like the pixel beside, above, ...?
)

// A slot is what a table knows of a question in one kind of surroundings: how
// much it speaks for a yes, in 1/65536 of the natural logarithm of the odds, and in
// the lowest bits how often it was asked.
type slot int32

const askedBits = 3

// haste is how much of a surprise goes into the odds, in sixteenths, by how
// often a slot was asked: a new one learns fast. Tried on the game's own sheets.
var haste = [...]slot{32, 19, 14, 11, 9, 7, 6}

// A model gives each question its odds: the sum of what the tables know.
type model struct {
	coder
	chances [8192]uint16 // of a yes, in 65536, by the odds in 1/512 from -8 on
	tables  [surroundings][1 << slotBits]slot
	keys    [surroundings]uint64 // the surroundings of the pixel, spread
}

// models are those that are not in use: a new one takes longer than a small picture.
var models = sync.Pool{New: func() any {
	m := &model{}
	for i := range m.chances {
		m.chances[i] = uint16(chance(float64(i)/512-8) + .5)
	}
	return m
}}

// newModel is one that knows nothing; free it.
func newModel(c coder) *model {
	m := models.Get().(*model)
	m.coder = c
	clear(m.tables[:])
	return m
}

func (m *model) free() { models.Put(m) }

// chance is what the logarithm of the odds means, in 65536; no answer is
// impossible.
func chance(odds float64) float64 { return 1 + 65534/(1+math.Exp(-odds)) }

// golden is 2^64 by the golden ratio: spreads the keys over a table.
const golden = 0x9e3779b97f4a7c15

func spread(key uint64) uint64 { return key << questionBits * golden }

// pixel tells that pixel i of a picture with a margin is v, and returns it;
// when m reads, v is not looked at.
func (m *model) pixel(p []byte, i, stride int, v byte) byte {
	row, above, top := p[i-6:i], p[i-stride-2:i-stride+3], p[i-2*stride-1:i-2*stride+2]
	w, nw, n, ne := row[5], above[1], above[2], above[3]
	var known uint64 // the colours that it does not have, as bits
	if w == n && w == nw && w == ne && w == row[4] && w == above[0] && w == above[4] && w == top[0] && w == top[1] && w == top[2] {
		m.keys[0] = spread(uint64(w))
		if m.askFlat(v == w) {
			return w
		}
		known = 1 << w
	}
	near := uint64(w)<<6 | uint64(n)
	wide := near<<12 | uint64(nw)<<6 | uint64(ne)
	m.keys = [...]uint64{
		spread(near),
		spread(wide),
		spread(wide<<30 | uint64(row[4])<<24 | uint64(above[0])<<18 | uint64(above[4])<<12 | uint64(top[1])<<6 | uint64(top[2])),
		spread(uint64(w)<<30 | uint64(row[4])<<24 | uint64(row[3])<<18 | uint64(row[2])<<12 | uint64(row[1])<<6 | uint64(row[0])),
		spread(uint64(n)<<30 | uint64(top[1])<<24 | uint64(p[i-3*stride])<<18 | uint64(p[i-4*stride])<<12 | uint64(p[i-5*stride])<<6 | uint64(p[i-6*stride])),
	}
	for k, c := range [...]byte{w, n, nw, ne} {
		if known>>c&1 == 0 && m.ask(like+uint64(k), v == c) {
			return c
		}
		known |= 1 << c
	}
	index := uint64(1) // its bits so far behind a one
	for bit := depth - 1; bit >= 0; bit-- {
		yes := m.ask(index, v>>bit&1 == 1)
		index <<= 1
		if yes {
			index++
		}
	}
	return byte(index - Colours)
}

// ask tells the answer of a question, and returns it.
func (m *model) ask(question uint64, yes bool) bool {
	question *= golden
	a := &m.tables[0][uint16((m.keys[0]+question)>>(64-slotBits))]
	b := &m.tables[1][uint16((m.keys[1]+question)>>(64-slotBits))]
	c := &m.tables[2][uint16((m.keys[2]+question)>>(64-slotBits))]
	d := &m.tables[3][uint16((m.keys[3]+question)>>(64-slotBits))]
	e := &m.tables[4][uint16((m.keys[4]+question)>>(64-slotBits))]
	p := m.chance(*a>>askedBits + *b>>askedBits + *c>>askedBits + *d>>askedBits + *e>>askedBits)
	yes = m.answer(p, yes)
	surprise := -slot(p)
	if yes {
		surprise += 1 << 16
	}
	a.learn(surprise)
	b.learn(surprise)
	c.learn(surprise)
	d.learn(surprise)
	e.learn(surprise)
	return yes
}

// askFlat is ask where only the first table is looked at.
func (m *model) askFlat(yes bool) bool {
	a := &m.tables[0][uint16((m.keys[0]+flat*golden)>>(64-slotBits))]
	p := m.chance(*a >> askedBits)
	yes = m.answer(p, yes)
	surprise := -slot(p)
	if yes {
		surprise += 1 << 16
	}
	a.learn(surprise)
	return yes
}

func (m *model) chance(odds slot) uint16 {
	return m.chances[max(0, min(odds>>7+slot(len(m.chances)/2), slot(len(m.chances)-1)))]
}

func (s *slot) learn(surprise slot) {
	asked := *s & (1<<askedBits - 1)
	*s += surprise * haste[asked] >> 4 << askedBits
	if asked < slot(len(haste)-1) {
		*s++
	}
}
