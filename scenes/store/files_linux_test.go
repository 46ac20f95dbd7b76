package store

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"
)

// asNobody runs something with the rights of a user who owns nothing here, even
// in a test that root runs: Linux lets a single thread change whose files it
// may open, and a thread that was changed ends with its goroutine.
func asNobody(t *testing.T, do func()) {
	t.Helper()
	done := make(chan error)
	go func() {
		var err error
		defer func() { done <- err }()
		if os.Getuid() == 0 {
			runtime.LockOSThread()
			if err = syscall.Setfsuid(65534); err != nil {
				return
			}
		}
		do()
	}()
	must(t, <-done)
}

func TestOneUnreadableDirectoryHidesNoOther(t *testing.T) {
	dir := t.TempDir()
	must(t, os.Chmod(filepath.Dir(dir), 0o755)) // for nobody to come as far as this
	s, err := Open(dir)
	must(t, err)
	for _, n := range []string{"saves/a", "saves/closed/b", "other/c"} {
		must(t, s.Write(n, []byte("x")))
	}
	for _, d := range []string{"saves/closed", "other"} {
		d = filepath.Join(dir, d)
		must(t, os.Chmod(d, 0))
		t.Cleanup(func() { _ = os.Chmod(d, 0o755) })
	}
	asNobody(t, func() {
		if _, err := os.ReadDir(filepath.Join(dir, "other")); err == nil {
			t.Error("the directory can be read: this tests nothing")
		}
		for _, prefix := range []string{"", "saves/"} {
			if names, err := s.Names(prefix); err != nil || !slices.Equal(names, []string{"saves/a"}) {
				t.Errorf("below %q: %q, %v", prefix, names, err)
			}
		}
		if _, err := s.Names("other/"); err == nil {
			t.Error("a directory that cannot be read is no error")
		}
	})
}

func TestOnlyFilesAreEntries(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	must(t, err)
	must(t, s.Write("saves/a", []byte("x")))
	saves := filepath.Join(dir, "saves")
	must(t, syscall.Mkfifo(filepath.Join(saves, "pipe.save"), 0o644))
	must(t, os.Mkdir(filepath.Join(saves, "dir.save"), 0o755))
	must(t, os.Symlink(filepath.Join(saves, "a.save"), filepath.Join(saves, "link.save")))
	if names, err := s.Names("saves/"); err != nil || !slices.Equal(names, []string{"saves/a", "saves/link"}) {
		t.Errorf("listed: %q, %v", names, err)
	}
	read := make(chan error, 1)
	go func() {
		_, err := s.Read("saves/pipe")
		read <- err
	}()
	select {
	case err := <-read:
		if err == nil {
			t.Error("a pipe was read")
		}
	case <-time.After(10 * time.Second):
		t.Error("a pipe holds up its reader")
	}
}

func TestWithoutAHomeNothingIsWrittenElsewhere(t *testing.T) {
	t.Setenv("HOME", "")
	t.Setenv("XDG_DATA_HOME", "")
	s, err := Open("")
	if err == nil {
		t.Error("there is a place to store in")
	}
	if err := s.Write("settings", []byte("x")); err == nil {
		t.Error("the player is not told")
	}
}

func TestTheDirectoryMayBeALink(t *testing.T) {
	dir := t.TempDir()
	link := filepath.Join(t.TempDir(), "link")
	must(t, os.Symlink(dir, link))
	s, err := Open(link)
	must(t, err)
	must(t, s.Write("saves/a", []byte("x")))
	if names, err := s.Names("saves/"); err != nil || !slices.Equal(names, []string{"saves/a"}) {
		t.Errorf("listed: %q, %v", names, err)
	}
}
