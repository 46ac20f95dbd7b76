//go:build unix

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
)

// writeSettings puts settings into a store's directory: speed instant.
func writeSettings(t *testing.T, data string) {
	t.Helper()
	s := scenes.DefaultSettings()
	s.Speed = scenes.Instant
	text := fmt.Sprintf(`{"Lang":0,"Master":0,"Speed":%d}`, s.Speed)
	if err := os.WriteFile(filepath.Join(data, "settings.save"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestNativeGameByKeysToTheSecondStage(t *testing.T) {
	data := t.TempDir()
	writeSettings(t, data)
	w := openWindow(t, newDisplay(t), data)
	hand := keys(w)
	on(t, w, "title")
	act(t, w, hand, "play")
	toSetup(t, w, hand, "Timbuktu")
	act(t, w, hand, "start")
	on(t, w, "table")
	play(t, w, hand, secondStage)

	// Killed, it goes on from the last move.
	before := decision(t, w, hand, never)
	w.kill(t)
	w = openWindow(t, newDisplay(t), data)
	d := on(t, w, "title")
	if d.Focus != "continue" {
		t.Errorf("after a crash the title offers %q first", d.Focus)
	}
	act(t, w, keys(w), "continue")
	after := on(t, w, "table")
	if string(after.View) != string(before.View) {
		t.Errorf("before the crash: %s\nafter it: %s", before.View, after.View)
	}
}

func TestNativeTapsAllCount(t *testing.T) {
	data := t.TempDir()
	w := openWindow(t, newDisplay(t), data)
	on(t, w, "title")
	act(t, w, keys(w), "settings")
	d := on(t, w, "settings")
	// However short a tap, it turns the setting, and once. Between two of them
	// the focus goes away and comes back, so that they are frames apart on the
	// slowest machine too.
	turns := func(name string, tap, away, back func()) {
		for n := range 30 {
			label, lines := calm(w.see(t)), w.count()
			tap()
			until(t, w, fmt.Sprintf("%s %d to act", name, n+1), func(d description) bool { return calm(d) != label })
			if got := w.count() - lines; got != 1 {
				t.Errorf("%s %d changed the screen %d times", name, n+1, got)
			}
			away()
			until(t, w, "the focus elsewhere", func(d description) bool { return d.Focus != "calm" })
			back()
			until(t, w, "the focus to come back", func(d description) bool { return d.Focus == "calm" })
		}
	}
	point := func(id string) func() {
		x, y := middle(d, id)
		return func() { w.point(t, x, y) }
	}
	point("calm")()
	until(t, w, "the focus under the mouse", func(d description) bool { return d.Focus == "calm" })
	turns("click", func() { w.xdotool(t, "click", "--delay", "0", "1") }, point("lens"), point("calm"))
	turns("key", func() { w.tap(t, input.KeyEnter) }, func() { w.tap(t, input.KeyUp) }, func() { w.tap(t, input.KeyDown) })
}

// However flat or narrow the window is made, the game goes on.
func TestNativeWindowOfAnyShape(t *testing.T) {
	w := openWindow(t, newDisplay(t), t.TempDir(), "-mute")
	on(t, w, "title")
	for _, size := range [][2]string{{"1590", "20"}, {"8000", "100"}, {"30", "900"}, {"1280", "720"}} {
		before := w.see(t).Stage
		until(t, w, "another size", func(d description) bool {
			w.xdotool(t, "windowsize", w.id, size[0], size[1]) // while it opens, the window sets its own
			return d.Stage != before
		})
		act(t, w, keys(w), "settings")
		on(t, w, "settings")
		w.tap(t, input.KeyEscape)
		on(t, w, "title")
	}
}

// calm is what the settings say of reduced motion.
func calm(d description) string {
	s, _ := find(d, "calm")
	return s.Label
}

// count is how many descriptions have been printed.
func (w *window) count() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.lines
}

// A sound device that plays into a pipe until the file named off is there.
const dyingDevice = `pcm.!default { type file; format raw; slave.pcm { type null }
  file "|while [ ! -e %[1]s ]; do head -c 19200 >/dev/null; sleep 0.05; done" }
ctl.!default { type null }
`

func TestALostSoundDeviceLosesNothing(t *testing.T) {
	data, dir := t.TempDir(), t.TempDir()
	writeSettings(t, data)
	off, conf := filepath.Join(dir, "off"), filepath.Join(dir, "asound.conf")
	if err := os.WriteFile(conf, fmt.Appendf(nil, dyingDevice, off), 0o644); err != nil {
		t.Fatal(err)
	}
	w := openWith(t, newDisplay(t), data, []string{"ALSA_CONFIG_PATH=" + conf}, "-game", "timbuktu", "-seats", "human,bot,bot", "-seed", "5")
	moves := 0
	before := play(t, w, keys(w), func(d description) bool {
		if !d.Busy && d.Screen == "table" {
			moves++
		}
		return moves > 3 && !d.Busy && len(choices(d)) > 0
	})
	if w.muted() {
		t.Fatalf("muted from the start: %s", w.errors.String())
	}
	if err := os.WriteFile(off, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	// It starts again, says so, and stands where it stood.
	on(t, w, "message")
	if !w.muted() {
		t.Errorf("nothing was said of the sound: %s", w.errors.String())
	}
	w.focus(t)
	act(t, w, keys(w), "ok")
	after := until(t, w, "the same table", func(d description) bool {
		return d.Screen == "table" && !d.Busy && string(d.View) == string(before.View)
	})
	act(t, w, keys(w), choices(after)[0].ID)
}

// muted says that the program has told that it goes on without sound.
func (w *window) muted() bool { return strings.Contains(w.errors.String(), "without sound") }

// toSetup chooses a game by its title where there are several to choose from.
func toSetup(t *testing.T, c client, h hand, title string) {
	t.Helper()
	d := until(t, c, "the games or the set-up", func(d description) bool {
		return !d.Busy && (d.Screen == "games" || d.Screen == "setup")
	})
	for _, s := range d.Hotspots {
		if d.Screen == "games" && s.Label == title {
			act(t, c, h, s.ID)
		}
	}
	on(t, c, "setup")
}

// once runs the binary to its end and gives its exit code and what it said.
func once(t *testing.T, display string, args ...string) (code int, stderr string) {
	t.Helper()
	cmd := exec.Command(built.binary, append([]string{"-data", t.TempDir()}, args...)...)
	cmd.Env = append(os.Environ(), "DISPLAY="+display)
	var said strings.Builder
	cmd.Stderr = &said
	_ = cmd.Run() // the code tells
	return cmd.ProcessState.ExitCode(), said.String()
}

func TestBadFlagsGetOneLine(t *testing.T) {
	damaged := filepath.Join(t.TempDir(), "damaged.txt")
	if err := os.WriteFile(damaged, []byte("sandglass 1\ngame timbuktu rules 1\nseats 3\nseed 1\n\n1 place nowhere\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	// Without a display too they come first.
	displays := []string{newDisplay(t), ""}
	for i, c := range []struct {
		args []string
		says string
	}{
		{[]string{"-game", "chess"}, "chess"},
		{[]string{"-game", "timbuktu", "-seats", "human,alien,bot"}, "alien"},
		{[]string{"-game", "timbuktu", "-seed", "x"}, "seed"},
		{[]string{"-lang", "xx"}, "xx"},
		{[]string{"-record", damaged}, "line 6"},
		{[]string{"-record", "/nowhere"}, "/nowhere"},
		{[]string{"-nonsense"}, "nonsense"},
	} {
		code, said := once(t, displays[i%2], c.args...)
		if code != 2 || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "sandglass: ") || !strings.Contains(said, c.says) {
			t.Errorf("%v: exit %d, %q", c.args, code, said)
		}
	}
}

func TestHelpNeedsNoDisplay(t *testing.T) {
	for _, display := range []string{newDisplay(t), ""} {
		for _, flag := range []string{"-h", "--help"} {
			cmd := exec.Command(built.binary, flag)
			cmd.Env = append(os.Environ(), "DISPLAY="+display)
			out, err := cmd.CombinedOutput()
			if err != nil || !strings.HasPrefix(string(out), "usage: ") || !strings.Contains(string(out), "-game NAME") {
				t.Errorf("DISPLAY=%s %s: %v, %s", display, flag, err, out)
			}
		}
	}
}

// A server that asks for no authority is nothing to speak of.
func TestAGoodStartSaysNothing(t *testing.T) {
	data := t.TempDir()
	w := openWith(t, newDisplay(t), data, []string{"XAUTHORITY=" + filepath.Join(data, "none")}, "-mute")
	on(t, w, "title")
	if said := w.errors.String(); said != "" {
		t.Errorf("it says %q", said)
	}
}

func TestWithoutADisplayOneLineSaysSo(t *testing.T) {
	for _, display := range []string{"", ":987"} {
		code, said := once(t, display)
		if code != 1 || strings.Count(said, "\n") != 1 || !strings.Contains(said, "display") {
			t.Errorf("DISPLAY=%s: exit %d, %q", display, code, said)
		}
	}
}

// What is wrong with the store is told on the screen, not on the terminal alone.
func TestTheTitleTellsWhatCannotBeStored(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	w := openWindow(t, newDisplay(t), filepath.Join(file, "below"), "-mute", "-lang", "en")
	if d := on(t, w, "title"); !strings.HasPrefix(d.Prompt, "Nothing can be saved: ") {
		t.Errorf("a store that cannot be written: %q", d.Prompt)
	}
	data := t.TempDir()
	if err := os.Mkdir(filepath.Join(data, "settings.save"), 0o755); err != nil {
		t.Fatal(err)
	}
	w = openWindow(t, newDisplay(t), data, "-mute", "-lang", "en")
	if d := on(t, w, "title"); !strings.HasPrefix(d.Prompt, "The settings could not be read; ") {
		t.Errorf("settings that cannot be read: %q", d.Prompt)
	}
}

func TestADamagedSaveIsKeptAside(t *testing.T) {
	data := t.TempDir()
	if err := os.Mkdir(filepath.Join(data, "saves"), 0o755); err != nil {
		t.Fatal(err)
	}
	const damaged = "sandglass save 1\nthis is none\n"
	save := filepath.Join(data, "saves", "timbuktu-20260101-120000.save")
	for file, text := range map[string]string{save: damaged, filepath.Join(data, "settings.save"): "{"} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	w := openWindow(t, newDisplay(t), data)
	if d := on(t, w, "title"); !strings.Contains(d.Prompt, "settings.damaged-") {
		t.Errorf("damaged settings are not told: %q", d.Prompt)
	}
	act(t, w, keys(w), "continue")
	d := until(t, w, "the title to tell", func(d description) bool {
		return d.Screen == "title" && strings.Contains(d.Prompt, ".damaged-")
	})
	if _, ok := find(d, "continue"); ok {
		t.Error("the damaged save is still offered")
	}
	kept, err := filepath.Glob(filepath.Join(data, "saves", "*.damaged-*"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("kept aside: %v, %v", kept, err)
	}
	if text, err := os.ReadFile(kept[0]); err != nil || string(text) != damaged {
		t.Errorf("what was kept aside has become %q, %v", text, err)
	}
}
