package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
)

// pairs is how often each kind of frame is measured, in turn with the empty program.
const pairs = 3

// cost is what the program frame tells.
type cost struct {
	Microseconds float64 `json:"us"`
	Allocs       float64 `json:"allocs"`
	Own          float64 `json:"own"`
	Commands     int     `json:"commands"`
}

func frames(dir string) error {
	fmt.Println("\nFrames of a table of five at 1280x720: CPU a call of Draw, beside the empty program, in turn")
	program, logged := filepath.Join(dir, "frame"), filepath.Join(dir, "frame-logged")
	if err := build(program, "./wasm/bench/frame"); err != nil {
		return err
	}
	if err := build(logged, "./wasm/bench/frame", "-tags", "ebitenginedebug"); err != nil {
		return err
	}
	ratios := map[string][]float64{}
	costs := map[string]cost{}
	for range pairs {
		empty, err := frame(program, "empty")
		if err != nil {
			return err
		}
		for _, mode := range []string{"whole", "still", "idle"} {
			c, err := frame(program, mode)
			if err != nil {
				return err
			}
			ratios[mode] = append(ratios[mode], c.Microseconds/empty.Microseconds)
			costs[mode] = c
		}
		costs["empty"] = empty
	}
	ratio := func(mode string) (float64, string) {
		m := median(ratios[mode])
		return m, fmt.Sprintf("%.2f x empty", m)
	}
	whole, text := ratio("whole")
	figure("drawn whole", text, "at most 2.00 x empty", whole <= 2)
	still, text := ratio("still")
	figure("unchanged", text, "at most 0.30 x empty", still <= .3)
	_, text = ratio("idle")
	note("as it lives while a player thinks", text)
	note("the empty program", fmt.Sprintf("%.1f ms", costs["empty"].Microseconds/1000))
	// A draw call of Ebitengine allocates once, in the empty program's too.
	own := max(0, costs["whole"].Own-1)
	figure("allocations of ours a drawn frame", fmt.Sprintf("%.1f", own), "0", own < .5)
	note("commands of the table's list", fmt.Sprint(costs["whole"].Commands))
	calls, err := drawCalls(logged)
	if err != nil {
		return err
	}
	figure("draw calls a frame", fmt.Sprint(calls), "at most 8", calls <= 8)
	return nil
}

func frame(program, mode string) (c cost, err error) {
	out, err := output(nil, program, mode)
	if err != nil {
		return c, err
	}
	return c, json.Unmarshal(out, &c)
}

// drawCalls counts the draw calls of the last whole frame in Ebitengine's log.
func drawCalls(program string) (int, error) {
	log, err := output(nil, program, "whole")
	if err != nil {
		return 0, err
	}
	frames := bytes.Split(log, []byte("\n----\n"))
	for i := len(frames) - 1; i >= 0; i-- {
		if n := bytes.Count(frames[i], []byte("draw-triangles:")); n > 0 {
			return n, nil
		}
	}
	return 0, fmt.Errorf("no draw call is in the log of %d frames", len(frames))
}
