package host

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

func TestTypesAndEncodings(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html": "page", "app.wasm": "raw", "app.wasm.br": "brotli", "app.wasm.gz": "gzip", "wasm_exec.js": "glue",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		path, accept         string
		dumb                 bool
		body, kind, encoding string
	}{
		{"/", "br", false, "page", "text/html; charset=utf-8", ""},
		{"/app.wasm", "gzip, deflate, br", false, "brotli", "application/wasm", "br"},
		{"/app.wasm", "gzip;q=0.5", false, "gzip", "application/wasm", "gzip"},
		{"/app.wasm", "", false, "raw", "application/wasm", ""},
		{"/app.wasm", "br", true, "raw", "application/octet-stream", ""},
		{"/app.wasm.gz", "br", true, "gzip", "application/octet-stream", ""},
		{"/wasm_exec.js", "br", false, "glue", "text/javascript; charset=utf-8", ""},
	} {
		r := httptest.NewRequest(http.MethodGet, c.path, nil)
		r.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		Site{Dir: dir, Dumb: c.dumb}.ServeHTTP(w, r)
		h := w.Header()
		if w.Body.String() != c.body || h.Get("Content-Type") != c.kind || h.Get("Content-Encoding") != c.encoding {
			t.Errorf("%s for %q (dumb %v): %q as %q, encoded %q", c.path, c.accept, c.dumb, w.Body, h.Get("Content-Type"), h.Get("Content-Encoding"))
		}
	}
}

func TestNothingOutsideIsServed(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "site")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "..", "secret"), []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/../secret", "/none", "/.."} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.URL.Path = path
		w := httptest.NewRecorder()
		Site{Dir: dir}.ServeHTTP(w, r)
		if w.Code != http.StatusNotFound {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
}
