// Command site builds the static site. It runs in the module's root.
package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"

	"sandglass/wasm/bundle"
)

//go:embed index.html
var page string

// icon is where the baked icon of the window and the page lies.
const icon = "sprites/title/icon/icon48.png"

func main() {
	out := flag.String("out", "build/site", "where the site goes")
	quality := flag.Int("quality", bundle.BestQuality, "of brotli, 1 to 11; 0 leaves it out")
	flag.Parse()
	if err := build(*out, *quality); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
	fmt.Println("The site is in", *out)
}

func build(out string, quality int) error {
	favicon, err := os.ReadFile(icon)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return bundle.Site{Package: ".", Page: page, Icon: favicon, Quality: quality}.Write(out)
}
