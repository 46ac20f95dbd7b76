package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"sandglass/wasm/bundle"
)

// playing is what arena bench tells of a game.
type playing struct {
	Seats         int     `json:"seats"`
	PlayoutsPerS  float64 `json:"playouts_per_s"`
	MovesPerS     float64 `json:"moves_per_s"`
	CopyNs        float64 `json:"copy_ns"`
	AllocsPerMove float64 `json:"allocs_per_move"`
}

// speeds are the yardsticks of the games that have them, in moves a second:
// games of another size have others.
var speeds = map[string]struct{ native, page float64 }{
	"timbuktu": {6e6, 2e6}, "theben": {3e6, 1e6}, "tombraiders": {3e6, 1e6}, "amunre": {3e6, 1e6},
}

func engine(dir string) error {
	fmt.Println("Rules, one core: TAG reaches 0.4-1.4, OpenSpiel's card games 1.6-5.6 million moves/s")
	arena := filepath.Join(dir, "arena")
	if err := build(arena, "./engine/cmd/arena"); err != nil {
		return err
	}
	native, err := playouts(nil, arena, "bench", "-json")
	if err != nil {
		return err
	}
	root, err := output(nil, "go", "env", "GOROOT")
	if err != nil {
		return err
	}
	wasm := filepath.Join(dir, "arena.wasm") // built as the page is
	if err := bundle.Build("./engine/cmd/arena", wasm); err != nil {
		return err
	}
	node := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	inPage, err := playouts(nil, node, wasm, "bench", "-json")
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(native)) {
		p, here := native[name], inPage[name].MovesPerS
		what := fmt.Sprintf("%s, %d seats: ", name, p.Seats)
		if b, ok := speeds[name]; ok {
			figure(what+"moves/s", millions(p.MovesPerS), "at least "+millions(b.native), p.MovesPerS >= b.native)
			figure(what+"moves/s in wasm", millions(here), "at least "+millions(b.page), here >= b.page)
		} else {
			note(what+"moves/s", millions(p.MovesPerS))
			note(what+"moves/s in wasm", millions(here))
		}
		figure(what+"copy of a state", fmt.Sprintf("%.1f ns", p.CopyNs), "at most 50 ns", p.CopyNs <= 50)
		figure(what+"allocations a move", fmt.Sprintf("%.4f", p.AllocsPerMove), "0", p.AllocsPerMove < .0005)
		note(what+"playouts/s", fmt.Sprintf("%.0f", p.PlayoutsPerS))
	}
	return nil
}

func playouts(env []string, name string, args ...string) (map[string]playing, error) {
	out, err := output(env, name, args...)
	if err != nil {
		return nil, err
	}
	all := map[string]playing{}
	return all, json.Unmarshal(out, &all)
}

func millions(v float64) string { return fmt.Sprintf("%.2f million", v/1e6) }
