//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/adrg/xdg"
)

// extension is what an entry's file is called behind the entry's name; a
// damaged one has lost it.
const extension = ".save"

// files is a directory with a file an entry.
type files struct{ dir string }

// Open gives the store in a directory, which is made if need be; "" is
// $XDG_DATA_HOME/sandglass or what the system has instead. The error says that
// nothing can be written there now; the store reads what there is all the same.
func Open(dir string) (Store, error) {
	if dir == "" {
		dir = filepath.Join(xdg.DataHome, "sandglass")
	}
	return &keeping{Store: files{dir}}, probe(dir)
}

// probe tries to write to a directory.
func probe(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

func (f files) path(name string) string {
	return filepath.Join(f.dir, filepath.FromSlash(name)+extension)
}

func (f files) Read(name string) ([]byte, error) {
	if err := check(name); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(f.path(name))
	if _, gone := os.Lstat(f.dir); err != nil && gone != nil || errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNone
	}
	return data, err
}

// Write writes a file beside and renames it: a crash leaves the old or the new.
func (f files) Write(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	path := f.path(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	_, err = temp.Write(data)
	err = errors.Join(err, temp.Sync(), temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	syncDir(filepath.Dir(path))
	return nil
}

// syncDir makes the rename last; where directories cannot be synced (Windows)
// the system does it in its own time.
func syncDir(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

func (f files) Aside(name string) (string, error) {
	if err := check(name); err != nil {
		return "", err
	}
	to := damaged(name, time.Now(), func(n string) bool {
		_, err := os.Lstat(filepath.Join(f.dir, filepath.FromSlash(n)))
		return err == nil
	})
	err := os.Rename(f.path(name), filepath.Join(f.dir, filepath.FromSlash(to)))
	if errors.Is(err, fs.ErrNotExist) {
		err = ErrNone
	}
	if err != nil {
		return "", err
	}
	return to, nil
}

func (f files) Remove(name string) error {
	if err := check(name); err != nil {
		return err
	}
	if err := os.Remove(f.path(name)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func (f files) Names(prefix string) ([]string, error) {
	var all []string
	err := filepath.WalkDir(f.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			if path == f.dir {
				return fs.SkipAll // there is nothing yet
			}
			return err
		}
		if d.IsDir() {
			return nil
		}
		rel, err := filepath.Rel(f.dir, path)
		if name, ok := strings.CutSuffix(filepath.ToSlash(rel), extension); ok && check(name) == nil {
			all = append(all, name)
		}
		return err
	})
	return list(slices.Values(all), prefix), err
}
