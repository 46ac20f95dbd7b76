// Package bundle builds a program into a static site: page, WebAssembly and its
// compressed copies.
package bundle

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/andybalholm/brotli"
)

// BestQuality is brotli's best and slowest, for sites that are published.
const BestQuality = 11

// plain are the compiler's flags: code that draws, tells and decides once a move
// is not inlined, and neither are the rules of games that are fast enough without,
// which makes the page 90 kB smaller; what runs for every sample and pixel is.
var plain = []string{
	"-gcflags=sandglass=-l",
	"-gcflags=sandglass/scenes/...=-l",
	"-gcflags=sandglass/scenes/audio/...=",
	"-gcflags=sandglass/scenes/paint=",
	"-gcflags=sandglass/scenes/glass=",
	"-gcflags=sandglass/engine/bot/...=-l",
	"-gcflags=sandglass/engine=-l",
	"-gcflags=sandglass/engine/jsondoc=-l",
	"-gcflags=sandglass/engine/match=-l",
	"-gcflags=sandglass/engine/theben=-l",
	"-gcflags=sandglass/engine/timbuktu=-l",
	"-gcflags=sandglass/engine/amunre=-l",
}

// Build builds the WebAssembly of a package, with more flags of go build.
func Build(pkg, out string, more ...string) error {
	args := append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", out}, plain...)
	cmd := exec.Command("go", append(append(args, more...), pkg)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go build %s: %w", pkg, err)
	}
	return nil
}

// Brotli compresses with a window of 16 MB, the largest that browsers take.
func Brotli(data []byte, quality int) ([]byte, error) {
	var buf bytes.Buffer
	w := brotli.NewWriterOptions(&buf, brotli.WriterOptions{Quality: quality, LGWin: 24})
	return finish(&buf, w, data)
}

// Gzip compresses as well as gzip can.
func Gzip(data []byte) ([]byte, error) {
	var buf bytes.Buffer
	w, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	return finish(&buf, w, data)
}

func finish(buf *bytes.Buffer, w io.WriteCloser, data []byte) ([]byte, error) {
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return buf.Bytes(), err
}

// A Site is what a site is made of.
type Site struct {
	Package string // of the program
	Page    string // the template of index.html
	Icon    []byte // favicon.png, may be nil
	Quality int    // of brotli, 0 to 11; 0 makes no .br
}

// Write builds the site into a directory.
func (s Site) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	app := filepath.Join(dir, "app.wasm")
	if err := Build(s.Package, app); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	// The glue must be of the compiler that built the program.
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	wasm, err := os.ReadFile(app)
	if err != nil {
		return err
	}
	page, err := s.page(wasm)
	if err != nil {
		return err
	}
	files := map[string][]byte{"index.html": page, "wasm_exec.js": glue}
	if s.Icon != nil {
		files["favicon.png"] = s.Icon
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return s.compress(app, wasm)
}

func (s Site) page(wasm []byte) ([]byte, error) {
	t, err := template.New("index.html").Parse(s.Page)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, map[string]any{"Version": fmt.Sprintf("%x", sha256.Sum256(wasm))[:12], "Size": len(wasm)})
	return out.Bytes(), err
}

func (s Site) compress(app string, wasm []byte) error {
	packed, err := Gzip(wasm)
	if err != nil {
		return err
	}
	if err := os.WriteFile(app+".gz", packed, 0o644); err != nil {
		return err
	}
	if s.Quality == 0 {
		return nil
	}
	if packed, err = Brotli(wasm, s.Quality); err != nil {
		return err
	}
	return os.WriteFile(app+".br", packed, 0o644)
}
