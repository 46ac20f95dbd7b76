// Package host serves the site as a good web host does: with the right types,
// and with the compressed file beside a file for browsers that take it.
package host

import (
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Site serves the files of a directory. Dumb leaves compression and the type
// of WebAssembly out, as the simplest hosts do.
type Site struct {
	Dir  string
	Dumb bool
}

var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

func (s Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := path.Clean("/" + r.URL.Path)
	if strings.HasSuffix(r.URL.Path, "/") {
		name = path.Join(name, "index.html")
	}
	file := filepath.Join(s.Dir, filepath.FromSlash(name))
	if info, err := os.Stat(file); err != nil || info.IsDir() {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("Content-Type", contentType(name, s.Dumb))
	if !s.Dumb {
		w.Header().Set("Vary", "Accept-Encoding")
		for _, e := range encodings {
			if _, err := os.Stat(file + e.ext); err == nil && accepts(r, e.name) {
				w.Header().Set("Content-Encoding", e.name)
				file += e.ext
				break
			}
		}
	}
	http.ServeFile(w, r, file)
}

func contentType(name string, dumb bool) string {
	ext := path.Ext(name)
	switch t := mime.TypeByExtension(ext); {
	case dumb && (ext == ".wasm" || ext == ".gz"):
		return "application/octet-stream"
	case ext == ".wasm":
		return "application/wasm"
	case ext == ".js":
		return "text/javascript; charset=utf-8"
	case t != "":
		return t
	}
	return "application/octet-stream"
}

func accepts(r *http.Request, encoding string) bool {
	for _, part := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		if name, _, _ := strings.Cut(strings.TrimSpace(part), ";"); name == encoding {
			return true
		}
	}
	return false
}
