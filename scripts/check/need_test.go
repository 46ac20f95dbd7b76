package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// What need.sh asks of Go: the version that go.mod names, or a newer one, be it
// released or not.
func TestWhichGoIsTaken(t *testing.T) {
	dir := t.TempDir()
	for version, want := range map[string]bool{
		"go1.26": true, "go1.26.3": true, "go1.27rc1": true, "go2.0": true, "devel go1.28-9fb3b1b6 Mon Nov 30 2026": true,
		"go1.9": false, "go1.25.7": false, "devel go1.25-1a2b": false, "devel +abcdef": false,
	} {
		script := fmt.Sprintf("#!/bin/sh\necho '%s'\n", version)
		if err := os.WriteFile(filepath.Join(dir, "go"), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("sh", "../need.sh", "go")
		cmd.Env = append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"))
		if said, err := cmd.CombinedOutput(); (err == nil) != want {
			t.Errorf("%s: %v, %s", version, err, said)
		}
	}
}
