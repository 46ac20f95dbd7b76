package enginetest

import (
	"bytes"
	"encoding/binary"
	"reflect"
	"testing"

	"sandglass/engine"
)

// layout: a state is a value of fixed size, the same on every machine, so that
// copying it is the clone and == compares it. It says whether the other checks
// find in it what they need.
func (k *kit) layout() bool {
	k.where = "types"
	setup := engine.Setup{Seats: k.game.MinSeats}
	state, err := k.game.New(setup)
	if err != nil {
		k.fault("setup", "the defaults are refused: %v", err)
		return false
	}
	for _, v := range []any{state, state.View(engine.Spectator)} {
		t := reflect.TypeOf(v)
		if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
			k.fault("layout", "%v is no pointer to a struct", t)
			continue
		}
		if binary.Size(v) <= 0 {
			k.fault("layout", "%v has no fixed size", t)
		}
		if k.kinds(t.Elem(), t.Elem().String()) {
			k.bytes(v.(canonical), reflect.ValueOf(v).Elem(), t.Elem().String())
		}
	}
	t := reflect.TypeOf(state)
	if _, ok := state.(Scrambled); !ok {
		k.fault("layout", "%v has no Scramble", t)
		return false
	}
	if _, err := generatorPath(t.Elem()); err != nil {
		k.fault("layout", "%v %v", t, err)
		return false
	}
	return true
}

type canonical interface{ AppendBinary([]byte) []byte }

// bytes: every field counts in the canonical bytes, or states that differ would
// have the same hash and views that leak would look alike.
func (k *kit) bytes(c canonical, field reflect.Value, path string) {
	switch field.Kind() {
	case reflect.Struct:
		for i := range field.NumField() {
			k.bytes(c, field.Field(i), path+"."+field.Type().Field(i).Name)
		}
		return
	case reflect.Array:
		for i := range field.Len() {
			k.bytes(c, field.Index(i), path+"[]")
		}
		return
	}
	// Fields that are not exported cannot be set but through their address.
	first := (*byte)(field.Addr().UnsafePointer())
	before := c.AppendBinary(nil)
	*first ^= 1
	if bytes.Equal(before, c.AppendBinary(nil)) {
		k.fault("bytes", "%s is not in the canonical bytes", path)
	}
	*first ^= 1
}

// kinds looks for fields that a state may not have; true if there are none.
func (k *kit) kinds(t reflect.Type, path string) bool {
	switch t.Kind() {
	case reflect.Struct:
		fit := true
		for i := range t.NumField() {
			fit = k.kinds(t.Field(i).Type, path+"."+t.Field(i).Name) && fit
		}
		return fit
	case reflect.Array:
		return k.kinds(t.Elem(), path+"[]")
	case reflect.Bool,
		reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return true
	}
	k.fault("layout", "%s is a %v", path, t.Kind())
	return false
}

// setups: what a game may not be started with is refused with one clear line.
func (k *kit) setups() {
	k.where = "set-ups"
	defer k.recovered("set-up")
	if n := len(k.game.Sources); n > engine.MaxSources {
		k.fault("score", "%d sources; %d are shown at most", n, engine.MaxSources)
	}
	good := engine.Setup{Seats: k.game.MinSeats, Seed: 1}
	a, errA := k.game.New(good)
	good.Seed = 2
	b, errB := k.game.New(good)
	if errA != nil || errB != nil || chance(a) == chance(b) {
		k.fault("setup", "two seeds give the same chance (%v, %v)", errA, errB)
	}
	bad := []engine.Setup{
		{Seats: 0}, {Seats: -1}, {Seats: k.game.MinSeats - 1}, {Seats: k.game.MaxSeats + 1}, {Seats: 1 << 20},
		{Seats: k.game.MinSeats, Seed: engine.MaxSeed + 1},
		{Seats: k.game.MinSeats, Options: map[string]string{"no-such": "yes"}},
	}
	for _, o := range k.game.Options {
		bad = append(bad, engine.Setup{Seats: k.game.MinSeats, Options: map[string]string{o.Key: "no such value"}})
	}
	for _, setup := range bad {
		if _, err := k.game.New(setup); err == nil {
			k.fault("setup", "%+v is accepted", setup)
		} else if !oneLine(err) {
			k.fault("setup", "the error has several lines: %q", err)
		}
	}
}

// allocations: a random playout allocates nothing once its buffer has grown.
func (k *kit) allocations(setup engine.Setup) {
	start, err := k.game.New(setup)
	if err != nil {
		return
	}
	state, rng := start.New(), engine.Seed(setup.Seed)
	var buffer []engine.Move
	playout := func() {
		state.Set(start)
		for n := 0; state.Deciders() != 0 && n < maxMoves; n++ {
			seat := state.Deciders().First()
			buffer = state.AppendMoves(buffer[:0], seat)
			if len(buffer) == 0 || state.Apply(seat, state.Pick(&rng, buffer), nil) != nil {
				return
			}
		}
	}
	playout()
	rng = engine.Seed(setup.Seed)
	if n := testing.AllocsPerRun(1, func() { rng = engine.Seed(setup.Seed); playout() }); n > 0 {
		k.fault("allocations", "%v in a playout", n)
	}
}
