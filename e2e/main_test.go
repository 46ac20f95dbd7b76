//go:build unix

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"sandglass/wasm/bundle"
)

// What the tests play, built once.
var built struct{ binary, site string }

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "sandglass-e2e-*")
	if err == nil {
		err = build(dir)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "building:", err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

func build(dir string) error {
	built.binary, built.site = filepath.Join(dir, "sandglass"), filepath.Join(dir, "site")
	cmd := exec.Command("go", "build", "-o", built.binary, "sandglass")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return err
	}
	page, err := os.ReadFile("../wasm/site/index.html")
	if err != nil {
		return err
	}
	// The lowest quality: what is compressed is the same, and soon done.
	return bundle.Site{Package: "sandglass", Page: string(page), Quality: 1}.Write(built.site)
}
