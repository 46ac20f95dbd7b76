// Command bench prints what is measured of the game, each figure beside its
// yardstick, all in one run. It runs in the module's root, on a display.
package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

func main() {
	dir, err := os.MkdirTemp("", "sandglass-bench-*")
	if err == nil {
		err = run(dir)
		os.RemoveAll(dir)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(dir string) error {
	for _, part := range []func(dir string) error{engine, points, size, start, frames} {
		if err := part(dir); err != nil {
			return err
		}
	}
	return nil
}

// figure prints one figure and whether it is within its yardstick.
func figure(what, value, yardstick string, ok bool) {
	word := "ok"
	if !ok {
		word = "MISSED"
	}
	fmt.Printf("%-44s %16s   %-34s %s\n", what, value, yardstick, word)
}

// note prints a figure that has no yardstick.
func note(what, value string) { fmt.Printf("%-44s %16s\n", what, value) }

// limit is how long one program may take.
const limit = 5 * time.Minute

// output is what a program prints.
func output(env []string, name string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	return out, nil
}

// build builds a package for this machine.
func build(out, pkg string, flags ...string) error {
	_, err := output(nil, "go", append(append([]string{"build", "-o", out}, flags...), pkg)...)
	return err
}

func median(v []float64) float64 {
	v = slices.Sorted(slices.Values(v))
	return v[len(v)/2]
}
