package enginetest

import (
	"fmt"
	"reflect"
	"sync"

	"sandglass/engine"
)

// Scrambled is what *S of a rule set has for this kit alone, in a file of its
// own (scramble.go).
type Scrambled interface {
	engine.State
	// Scramble changes at random what the viewer may not know, the generator
	// among it, and nothing else. It is written apart from View, so that the kit
	// finds leaks with it.
	Scramble(viewer engine.Seat, rng *engine.RNG)
}

// scramble is a copy of the state, scrambled for the viewer.
func scramble(s engine.State, viewer engine.Seat, rng *engine.RNG) engine.State {
	c := clone(s)
	c.(Scrambled).Scramble(viewer, rng)
	return c
}

var rngType = reflect.TypeFor[engine.RNG]()

// generatorPath leads to the field of a state's type that is the generator; the
// error says that there is none, or more than one.
func generatorPath(t reflect.Type) (path []int, err error) {
	found := 0
	for _, f := range reflect.VisibleFields(t) {
		if f.Type == rngType {
			path = f.Index
			found++
		}
	}
	if found != 1 {
		return nil, fmt.Errorf("has %d fields of type engine.RNG, not one", found)
	}
	return path, nil
}

// generatorPaths keeps the paths by type: to look them up takes long.
var generatorPaths sync.Map

// generator is the field of a state that is the generator.
func generator(s engine.State) *engine.RNG {
	v := reflect.ValueOf(s).Elem()
	path, known := generatorPaths.Load(v.Type())
	if !known {
		found, err := generatorPath(v.Type())
		if err != nil {
			panic(err) // layout has told
		}
		path, _ = generatorPaths.LoadOrStore(v.Type(), found)
	}
	// A field that is not exported can be reached by its address only.
	return (*engine.RNG)(v.FieldByIndex(path.([]int)).Addr().UnsafePointer())
}

// chance is the state of the generator.
func chance(s engine.State) uint64 { return generator(s).S }

// sameButChance says whether two states differ in nothing but the generator.
func sameButChance(a, b engine.State) bool {
	c := clone(b)
	*generator(c) = *generator(a)
	return same(a, c)
}
