//go:build linux && !android

package probe

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// The test binary is its own child.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && os.Args[1] == Flag {
		if os.Getenv("PROBE_HANGS") != "" {
			time.Sleep(time.Hour)
		}
		os.Exit(Child())
	}
	os.Exit(m.Run())
}

// device has ALSA read a configuration with this default device.
func device(t *testing.T, config string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "alsa.conf")
	if err := os.WriteFile(path, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ALSA_CONFIG_PATH", path)
}

func TestDeviceThatPlays(t *testing.T) {
	device(t, "pcm.!default { type null }\nctl.!default { type null }\n")
	if !Available(os.Args[0]) {
		t.Error("a device that swallows everything counts as none")
	}
}

func TestNoDevice(t *testing.T) {
	device(t, "pcm.!default { type hw card 31 }\n")
	if Available(os.Args[0]) {
		t.Error("a card that does not exist counts as a device")
	}
}

func TestNoProgram(t *testing.T) {
	if Available(filepath.Join(t.TempDir(), "none")) {
		t.Error("a probe that cannot be started counts as a device")
	}
}

func TestHangingChild(t *testing.T) {
	t.Setenv("PROBE_HANGS", "1")
	if available(os.Args[0], 100*time.Millisecond) {
		t.Error("a probe that hangs counts as a device")
	}
}
