package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/table"
)

// A pick is the goods chosen for the camel that is being loaded.
type pick struct {
	units [rules.CamelUnits]rules.Good
	n     int
}

func (k *pick) add(g rules.Good) {
	if k.n < len(k.units) {
		k.units[k.n] = g
		k.n++
	}
}

// take removes the unit in slot i.
func (k *pick) take(i int) {
	if i < k.n {
		copy(k.units[i:], k.units[i+1:k.n])
		k.n--
		k.units[k.n] = 0
	}
}

// drop removes the last unit and says whether there was one.
func (k *pick) drop() bool {
	if k.n == 0 {
		return false
	}
	k.take(k.n - 1)
	return true
}

func (k *pick) count(g rules.Good) (n int) {
	for _, u := range k.units[:k.n] {
		if u == g {
			n++
		}
	}
	return n
}

// whole is the load that the four units make.
func (k *pick) whole() rules.Load { return rules.LoadOf(k.units[:k.n]...) }

// fits says whether one more unit of g leads to a load the rules allow.
func (k *pick) fits(moves []engine.Move, g rules.Good) bool {
	if k.n == len(k.units) {
		return false
	}
	for _, mv := range moves {
		if mv.Kind == rules.KindLoad && k.within(rules.Load(mv.N), g) {
			return true
		}
	}
	return false
}

func (k *pick) within(l rules.Load, more rules.Good) bool {
	for g := range rules.Good(rules.Goods) {
		n := k.count(g)
		if g == more {
			n++
		}
		if n > l.Count(g) {
			return false
		}
	}
	return true
}

// loading is the camel being loaded and what is left of each good for it and
// those after it.
func (b *Board) loading() (c int, left [rules.Goods]int) {
	p := &b.pic
	for g := range left {
		left[g] = supply(p.camels) - b.load.count(rules.Good(g))
	}
	for c < p.camels && p.herd[p.viewer][c].load != 0 {
		for g := range left {
			left[g] -= p.herd[p.viewer][c].load.Count(rules.Good(g))
		}
		c++
	}
	return c, left
}

// loads says whether the viewer is loading camels now.
func (b *Board) loads(m *table.Moment) bool {
	return b.pic.phase == rules.Loading && m.Asked
}

// supply is how many units of every good a seat gets to load: as many of each as
// fill its camels, rounded up.
func supply(camels int) int { return (camels*rules.CamelUnits + rules.Goods - 1) / rules.Goods }
