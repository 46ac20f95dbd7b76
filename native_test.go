//go:build !js

package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWhatIsCopiedIsAFileInTheDataDirectory(t *testing.T) {
	dir := t.TempDir()
	where, err := newWindow(dir).(window).Copy("Anna moves\n")
	if err != nil || filepath.Dir(where) != dir {
		t.Fatalf("%q, %v", where, err)
	}
	if text, err := os.ReadFile(where); err != nil || string(text) != "Anna moves\n" {
		t.Errorf("%q, %v", text, err)
	}
	if _, err := newWindow(filepath.Join(where, "no")).(window).Copy("x"); err == nil {
		t.Error("a file below a file was written")
	}
}
