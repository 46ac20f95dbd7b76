package timbuktu

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// The notation as the design fixes it.
func TestNotation(t *testing.T) {
	for text, m := range map[string]engine.Move{
		"place lamp":                  PlaceIn(Lamp),
		"load A gold gold salt water": LoadCamel(0, LoadOf(Gold, Gold, Salt, Water)),
		"camel D":                     Choose(3),
		"go lamp":                     GoTo(Lamp),
		"pay salt":                    Pay(Salt),
	} {
		if got, err := Parse(text); err != nil || got != m {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
		if got := Format(m); got != text {
			t.Errorf("%+v is written %q, want %q", m, got, text)
		}
	}
}

func TestMovesThatAreNotNotation(t *testing.T) {
	for _, text := range []string{
		"", "go", "go ", " go lamp", "go lamp ", "Go lamp", "go lampion", "go 2", "place A", "camel I", "camel d", "camel AB", "camel ", "pay sand",
		"load", "load A", "load A ", "load I gold gold salt water", "load A gold gold salt", "load A gold gold salt salt", "load A gold gold gold salt",
		"load A gold salt gold water", "load A gold gold  salt water", "load A gold gold salt water water", "fly palm", "camel D\n",
	} {
		if m, err := Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

// Every load of a camel is read back, and none is listed twice.
func TestLoadChoices(t *testing.T) {
	if len(loadChoices) != 35 {
		t.Fatalf("%d loads", len(loadChoices))
	}
	for i, l := range loadChoices {
		if l.Units() != CamelUnits || l.Kinds() < LeastKinds || slices.Index(loadChoices, l) != i {
			t.Errorf("load %v", l)
		}
		if back, err := parseLoad(l.String()); err != nil || back != l {
			t.Errorf("%q is read as %v, %v", l, back, err)
		}
	}
}

// canLoad is a count; it is right if and only if the rest can be loaded in some way.
func TestLookAheadOfLoading(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 5, Options: ruletest.Options("own-loads", "yes")})
	rng := engine.Seed(3)
	refused := 0
	for range 60 {
		s.loads[0] = [MaxCamels]Load{}
		for c := range Camel(2 + rng.N(2)) {
			var may []Load
			for _, l := range loadChoices {
				if s.canLoad(0, c, l) {
					may = append(may, l)
				}
			}
			s.loads[0][c] = may[rng.N(len(may))]
		}
		c := s.loaded(0)
		for _, l := range loadChoices {
			if got, want := s.canLoad(0, c, l), loadable(s, c, l); got != want {
				t.Fatalf("after %v: canLoad %v says %v", s.loads[0][:c], l, got)
			}
			if !s.canLoad(0, c, l) {
				refused++
			}
		}
	}
	if refused == 0 {
		t.Error("no load was refused")
	}
}

// loadable tries every way to load camel c so and then the others.
func loadable(s *State, c Camel, l Load) bool {
	o := *s
	o.loads[0][c] = l
	for g := range Good(Goods) {
		if o.Brought(0, g) > supplyOf[o.seats] {
			return false
		}
	}
	if int(c)+1 == o.Camels() {
		return true
	}
	return slices.ContainsFunc(loadChoices, func(next Load) bool { return loadable(&o, c+1, next) })
}
