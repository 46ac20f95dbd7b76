// Sandglass is desert board games in one pixel-art client. This file opens the
// window or attaches to the page and hands the devices to the scenes.
package main

import (
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
	"sandglass/scenes"
	"sandglass/scenes/audio"
	"sandglass/scenes/boards"
	"sandglass/scenes/glass"
	"sandglass/scenes/input"
	"sandglass/scenes/input/poll"
	"sandglass/scenes/launch"
	"sandglass/scenes/loop"
	"sandglass/scenes/shell"
	"sandglass/scenes/store"
)

func main() {
	serveProbe()
	opts, err := options()
	if err != nil {
		fail(2, err)
	}
	if opts.Help {
		usage()
		return
	}
	g := newGame(opts)
	openWindow(opts.Fullscreen || g.loop.Env.Settings.Fullscreen)
	switch err := ebiten.RunGame(g); {
	case err == nil:
	case audio.DeviceLost(err) && !opts.Lost:
		restartMuted(err)
	default:
		fail(1, err)
	}
}

// A game is what Ebitengine runs: every frame the devices are asked, the loop
// goes on and the glass shows its list.
type game struct {
	loop    *loop.Loop
	clock   *loop.Clock
	glass   *glass.Glass
	poll    *poll.Poll
	speaker *audio.Speaker // nil when even the tables of sounds are damaged
	fault   error          // of a Draw, to end the next Update
	told    bool           // whether automation is on
	latest  []byte
}

func newGame(opts launch.Options) *game {
	env := newEnv(opts)
	g := &game{loop: loop.New(env), clock: loop.NewClock(time.Now), glass: glass.New(), told: opts.Automation}
	if s, ok := env.Sound.(*audio.Speaker); ok {
		g.speaker = s
		onHide(s.Hide)
	}
	g.poll = poll.New(&g.loop.Router, g.glass, env.Pads)
	env.Feel = g.poll
	if g.told {
		openDescription(g.describe)
	}
	return g
}

// newEnv makes what the scenes share, with the first scene on the stack.
func newEnv(opts launch.Options) *scenes.Env {
	kept, err := store.Open(opts.Data)
	if err != nil {
		warn(fmt.Errorf("nothing can be stored: %w", err))
	}
	settings, aside, unread := loadSettings(kept)
	if opts.HasLang {
		settings.Lang = opts.Lang
	}
	env := &scenes.Env{
		Stack: &scenes.Stack{}, Sound: newSound(opts.Muted), Store: kept, Settings: settings,
		Window: newWindow(opts.Data), Device: firstDevice(), Voice: newVoice(settings), Pads: &input.Pads{}, Launch: opts.Launch, Now: time.Now, Random: engine.Seed(uint64(time.Now().UnixNano())),
	}
	shell.ApplyVolumes(env)
	env.Stack.Push(shell.New(boards.All()).First(env, shell.Trouble(env, aside, unread, err)), scenes.Cut)
	if opts.Game != "" && err == nil {
		begun()
	}
	return env
}

// loadSettings reads the settings. At a first start the language is the
// system's. Damaged settings are kept aside, under the name that is returned; the
// error says why they are not used.
func loadSettings(kept store.Store) (s *scenes.Settings, aside string, err error) {
	text, err := kept.Read("settings")
	if errors.Is(err, store.ErrNone) {
		s = scenes.DefaultSettings()
		s.Lang = systemLanguage()
		return s, "", nil
	}
	if s = scenes.DefaultSettings(); err == nil {
		if s, err = scenes.ParseSettings(text); err == nil {
			return s, "", nil
		}
		aside, _ = kept.Aside("settings")
	}
	warn(err)
	return s, aside, err
}

// newSound opens the sound device, if there is one and it is wanted.
func newSound(muted bool) scenes.Sound {
	s, err := audio.New(muted || !canPlay())
	if err != nil {
		warn(fmt.Errorf("no sound: %w", err))
		return scenes.Silence{}
	}
	return s
}

// Update serves ebiten.Game. A fault in a scene ends the program with one line:
// the game was saved after its last move.
func (g *game) Update() (err error) {
	defer g.caught(&err)
	if g.fault != nil {
		return g.fault
	}
	if quitting {
		return ebiten.Termination
	}
	g.poll.Update()
	g.loop.Surface = g.glass.Surface()
	g.loop.Update(g.clock.Ticks())
	if g.speaker != nil && g.glass.Drawn > 0 {
		if err := g.speaker.Tick(); err != nil {
			warn(fmt.Errorf("no sound: %w", err))
		}
	}
	return nil
}

// Draw serves ebiten.Game.
func (g *game) Draw(surface *ebiten.Image) {
	defer g.caught(&g.fault)
	g.glass.Show(surface, g.loop.Draw())
	if g.told {
		g.tell()
	}
}

// caught turns a panic into an error and keeps what is needed to find its cause.
func (g *game) caught(err *error) {
	r := recover()
	if r == nil {
		return
	}
	name := "none"
	if s := g.loop.Env.Stack.Top(); s != nil {
		name = s.Name()
	}
	*err = fmt.Errorf("fault on the screen %s: %v; the game is saved", name, r)
	if g.loop.Env.Store.Write("fault", debug.Stack()) == nil {
		*err = fmt.Errorf("%w, the details are in the entry fault beside it", *err)
	}
}

// tell prints the description when it has changed.
func (g *game) tell() {
	if text := g.describe(); string(text) != string(g.latest) {
		g.latest = text
		printDescription(text)
	}
}

func (g *game) describe() []byte {
	return jsondoc.Marshal(g.loop.Describe(g.glass.Place()))
}

// LayoutF serves ebiten.LayoutFer.
func (g *game) LayoutF(w, h float64) (float64, float64) { return g.glass.Layout(w, h) }

// Layout is never called, since there is LayoutF.
func (g *game) Layout(int, int) (int, int) { panic("LayoutF goes first") }
