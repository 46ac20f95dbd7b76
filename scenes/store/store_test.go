//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// each runs a test on every store that can be had here; the page's is tested
// in the browser.
func each(t *testing.T, test func(t *testing.T, s Store)) {
	t.Run("files", func(t *testing.T) {
		s, err := Open(filepath.Join(t.TempDir(), "new"))
		if err != nil {
			t.Fatal(err)
		}
		test(t, s)
	})
	t.Run("memory", func(t *testing.T) { test(t, &Memory{}) })
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		if _, err := s.Read("saves/timbuktu"); !errors.Is(err, ErrNone) {
			t.Fatalf("empty store: %v", err)
		}
		for _, text := range []string{"one", "", "a longer one\n"} {
			must(t, s.Write("saves/timbuktu", []byte(text)))
			got, err := s.Read("saves/timbuktu")
			must(t, err)
			if string(got) != text {
				t.Errorf("wrote %q, read %q", text, got)
			}
		}
		must(t, s.Remove("saves/timbuktu"))
		must(t, s.Remove("saves/timbuktu"))
		if _, err := s.Read("saves/timbuktu"); !errors.Is(err, ErrNone) {
			t.Errorf("removed: %v", err)
		}
	})
}

func TestNamesAreListed(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		for _, n := range []string{"settings", "saves/b", "saves/a"} {
			must(t, s.Write(n, []byte("x")))
		}
		got, err := s.Names("saves/")
		must(t, err)
		if !slices.Equal(got, []string{"saves/a", "saves/b"}) {
			t.Errorf("got %q", got)
		}
	})
}

func TestDamagedIsKeptAside(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		if _, err := s.Aside("saves/a"); !errors.Is(err, ErrNone) {
			t.Fatalf("nothing to set aside: %v", err)
		}
		seen := map[string]bool{}
		for range 3 {
			must(t, s.Write("saves/a", []byte("bad")))
			name, err := s.Aside("saves/a")
			must(t, err)
			if !strings.HasPrefix(name, "saves/a.damaged-") || seen[name] {
				t.Errorf("set aside as %q, before as %v", name, seen)
			}
			seen[name] = true
			if names, _ := s.Names(""); len(names) != 0 {
				t.Errorf("listed after it was set aside: %q", names)
			}
		}
	})
}

func TestNamesThatLeaveTheStoreAreRefused(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		for _, n := range []string{"", "../x", "/x", "a/", "a//b", "A", "a.b", "a\\b"} {
			if err := s.Write(n, nil); err == nil {
				t.Errorf("%q was written", n)
			}
		}
	})
}

func TestWriteLeavesNoOtherFiles(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	must(t, err)
	for range 3 {
		must(t, s.Write("settings", []byte("x")))
	}
	entries, err := os.ReadDir(dir)
	must(t, err)
	if len(entries) != 1 || entries[0].Name() != "settings.save" {
		t.Errorf("in the directory: %v", entries)
	}
}

func TestAFailedWriteLeavesTheOld(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	must(t, err)
	must(t, s.Write("saves/a", []byte("old")))
	// A directory cannot be replaced by a file, whoever runs the test.
	must(t, os.MkdirAll(filepath.Join(dir, "saves", "b.save", "x"), 0o755))
	if err := s.Write("saves/b", []byte("new")); err == nil {
		t.Error("wrote over a directory")
	}
	entries, err := os.ReadDir(filepath.Join(dir, "saves"))
	must(t, err)
	if len(entries) != 2 {
		t.Errorf("left behind: %v", entries)
	}
	if got, err := s.Read("saves/a"); err != nil || string(got) != "old" {
		t.Errorf("the other entry: %q, %v", got, err)
	}
}

func TestWhatCannotBeWrittenIsKeptUntilTheEnd(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o644))
	s, err := Open(filepath.Join(file, "below"))
	if err == nil {
		t.Error("a store below a file can be written")
	}
	if _, err := s.Read("settings"); !errors.Is(err, ErrNone) {
		t.Errorf("read below a file: %v", err)
	}
	if names, err := s.Names(""); err != nil || len(names) != 0 {
		t.Errorf("listed below a file: %q, %v", names, err)
	}
	for range 2 { // the first write tells, and so does every later one
		if err := s.Write("saves/a", []byte("x")); err == nil {
			t.Error("the player is not told")
		}
	}
	if got, err := s.Read("saves/a"); err != nil || string(got) != "x" {
		t.Errorf("not kept while the program runs: %q, %v", got, err)
	}
	if names, err := s.Names("saves/"); err != nil || !slices.Equal(names, []string{"saves/a"}) {
		t.Errorf("listed: %q, %v", names, err)
	}
	if err := s.Write("../x", nil); err == nil {
		t.Error("a bad name was taken")
	}
}

// refusing is a store that reads and, while full, takes nothing.
type refusing struct {
	Memory
	full bool
}

func (r *refusing) Write(name string, data []byte) error {
	if r.full {
		return errors.New("no room")
	}
	return r.Memory.Write(name, data)
}

func TestAStoreThatTakesNothingIsStillRead(t *testing.T) {
	below := &refusing{}
	s := &keeping{Store: below}
	must(t, s.Write("saves/a", []byte("old")))
	must(t, s.Write("saves/b", []byte("other")))
	below.full = true
	if err := s.Write("saves/a", []byte("new")); err == nil {
		t.Error("the player is not told")
	}
	if got, err := s.Read("saves/a"); err != nil || string(got) != "new" {
		t.Errorf("read %q, %v", got, err)
	}
	if got, err := s.Read("saves/b"); err != nil || string(got) != "other" {
		t.Errorf("read %q, %v", got, err)
	}
	if names, err := s.Names("saves/"); err != nil || !slices.Equal(names, []string{"saves/a", "saves/b"}) {
		t.Errorf("listed: %q, %v", names, err)
	}
	below.full = false
	must(t, s.Write("saves/a", []byte("newest")))
	if got, err := below.Read("saves/a"); err != nil || string(got) != "newest" {
		t.Errorf("stored when there was room again: %q, %v", got, err)
	}
	must(t, s.Remove("saves/a"))
	if _, err := s.Read("saves/a"); !errors.Is(err, ErrNone) {
		t.Errorf("removed: %v", err)
	}
}

func TestAReadOnlyDirectoryIsStillRead(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	must(t, err)
	must(t, s.Write("saves/a", []byte("old")))
	must(t, os.Chmod(dir, 0o555))
	t.Cleanup(func() { _ = os.Chmod(dir, 0o755) })
	s, _ = Open(dir) // whoever may write everywhere is not refused
	if got, err := s.Read("saves/a"); err != nil || string(got) != "old" {
		t.Errorf("read %q, %v", got, err)
	}
}

func TestMemoryTellsWhyAndKeeps(t *testing.T) {
	why := errors.New("no room")
	m := &Memory{Why: why}
	if err := m.Write("settings", []byte("x")); !errors.Is(err, why) {
		t.Errorf("the player is not told: %v", err)
	}
	if got, err := m.Read("settings"); err != nil || string(got) != "x" {
		t.Errorf("not kept while the program runs: %q, %v", got, err)
	}
}
