//go:build linux

// Command frame shows a table for a while and tells in JSON what a frame costs:
//
//	frame empty    nothing, as the empty program
//	frame whole    the table, all of it drawn in every frame
//	frame still    the table while nothing on it changes
//	frame idle     the table as it lives while a player thinks
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/boards"
	"sandglass/scenes/glass"
	"sandglass/scenes/launch"
	"sandglass/scenes/loop"
	"sandglass/scenes/paint"
	"sandglass/scenes/shell"
	"sandglass/scenes/store"
)

// Frames before measuring begins, for pictures to be cached and animations to
// end, and frames measured.
const (
	warmUp   = 150
	counted  = 50
	measured = 400
)

// cost is what is told.
type cost struct {
	Microseconds float64 `json:"us"`     // CPU a Draw
	Allocs       float64 `json:"allocs"` // a Draw
	Own          float64 `json:"own"`    // of them by scenes and glass, Ebitengine's in the draw call included
	Commands     int     `json:"commands"`
}

// A show is what runs: it measures and, if there is a loop, shows its table.
type show struct {
	mode   string
	loop   *loop.Loop
	glass  *glass.Glass
	draws  int
	own    uint64
	cpu    time.Duration
	allocs uint64
	list   *paint.List
}

func (s *show) Update() error {
	if s.loop != nil {
		by := anim.Ticks(1)
		if s.mode == "still" && s.draws >= warmUp-counted {
			by = 0
		}
		s.count(func() { s.loop.Update(by) })
	}
	// There may be several Draws to an Update.
	if s.draws >= warmUp+measured {
		return ebiten.Termination
	}
	return nil
}

func (s *show) Draw(surface *ebiten.Image) {
	if s.draws++; s.draws == warmUp {
		s.cpu, s.allocs = used()
	}
	if s.loop == nil {
		return
	}
	if s.mode == "whole" {
		s.glass.Redraw()
	}
	s.count(func() {
		s.list = s.loop.Draw()
		s.glass.Show(surface, s.list)
	})
}

// count counts what is allocated meanwhile, in the last frames before the time
// is taken: counting takes some itself.
func (s *show) count(do func()) {
	if s.draws < warmUp-counted || s.draws >= warmUp {
		do()
		return
	}
	_, before := used()
	do()
	_, after := used()
	s.own += after - before
}

func (s *show) LayoutF(w, h float64) (float64, float64) {
	if s.glass == nil {
		return paint.StageW, paint.StageH
	}
	return s.glass.Layout(w, h)
}

func (s *show) Layout(int, int) (int, int) { return paint.StageW, paint.StageH }

// used is what the process has used until now: CPU time and allocations.
func used() (time.Duration, uint64) {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err)
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return time.Duration(r.Utime.Nano() + r.Stime.Nano()), m.Mallocs
}

// table is the loop of a running game.
func table() (*loop.Loop, error) {
	asked, err := launch.FromArgs([]string{"-game", "timbuktu", "-seats", "human,bot,bot,bot,bot", "-seed", "7"}, boards.Names())
	if err != nil {
		return nil, err
	}
	e := &scenes.Env{
		Stack: &scenes.Stack{}, Sound: scenes.Silence{}, Store: &store.Memory{}, Settings: scenes.DefaultSettings(),
		Window: window{}, Launch: asked.Launch, Now: time.Now,
	}
	e.Settings.Speed = scenes.Instant
	e.Stack.Push(shell.New(boards.All()).First(e, ""), scenes.Cut)
	return loop.New(e), nil
}

type window struct{}

func (window) Fullscreen() bool   { return false }
func (window) SetFullscreen(bool) {}
func (window) CanQuit() bool      { return false }
func (window) Quit()              {}

func run(mode string) error {
	ebiten.SetWindowSize(1280, 720)
	s := &show{mode: mode}
	if mode != "empty" {
		var err error
		if s.loop, err = table(); err != nil {
			return err
		}
		s.glass = glass.New()
	}
	if err := ebiten.RunGame(s); err != nil {
		return err
	}
	cpu, allocs := used()
	c := cost{
		Microseconds: float64((cpu - s.cpu).Microseconds()) / float64(s.draws-warmUp),
		Allocs:       float64(allocs-s.allocs) / float64(s.draws-warmUp),
		Own:          float64(s.own) / counted,
	}
	if s.list != nil {
		c.Commands = len(s.list.Cmds)
	}
	return json.NewEncoder(os.Stdout).Encode(c)
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: frame empty|whole|still|idle")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "frame:", err)
		os.Exit(1)
	}
}
