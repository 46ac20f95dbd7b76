//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
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
	dir, err := Dir(dir)
	if err != nil {
		return &Memory{Why: err}, err
	}
	return &keeping{Store: files{dir}}, probe(dir)
}

// Dir is the directory that Open opens; the error says that there is none.
func Dir(dir string) (string, error) {
	if dir != "" {
		return dir, nil
	}
	// Without a home the usual place would be one of the system's.
	if _, err := os.UserHomeDir(); err != nil && os.Getenv("XDG_DATA_HOME") == "" {
		return "", err
	}
	return filepath.Join(xdg.DataHome, "sandglass"), nil
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
	var data []byte
	err := f.regular(name)
	if err == nil {
		data, err = os.ReadFile(f.path(name))
	}
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
	file := f.path(name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(file), ".new-*")
	if err != nil {
		return err
	}
	_, err = temp.Write(data)
	err = errors.Join(err, temp.Sync(), temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), file)
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	syncDir(filepath.Dir(file))
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

// Names lists what can be read: what is below a directory that cannot is left
// out, the rest is not.
func (f files) Names(prefix string) ([]string, error) {
	dir := prefix[:strings.LastIndexByte(prefix, '/')+1]
	var all []string
	err := f.below(path.Clean(dir), &all)
	if _, gone := os.Stat(filepath.Join(f.dir, filepath.FromSlash(dir))); gone != nil {
		err = nil // there is nothing yet
	}
	return list(slices.Values(all), prefix), err
}

// below adds the entries in a directory and below it.
func (f files) below(dir string, all *[]string) error {
	entries, err := os.ReadDir(filepath.Join(f.dir, filepath.FromSlash(dir)))
	for _, d := range entries {
		at := path.Join(dir, d.Name())
		if d.IsDir() {
			_ = f.below(at, all)
			continue
		}
		if name, ok := strings.CutSuffix(at, extension); ok && check(name) == nil && f.regular(name) == nil {
			*all = append(*all, name)
		}
	}
	return err
}

// regular refuses what is no file, like a pipe, which would hold up its reader.
func (f files) regular(name string) error {
	info, err := os.Stat(f.path(name))
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("store: %s is no regular file", f.path(name))
	}
	return err
}
