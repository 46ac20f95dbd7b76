// Command serve serves the site on this machine alone.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"

	"sandglass/wasm/host"
)

func main() {
	dir := flag.String("dir", "build/site", "the site")
	addr := flag.String("addr", "127.0.0.1:8080", "where to listen")
	flag.Parse()
	if err := serve(*dir, *addr); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func serve(dir, addr string) error {
	if _, err := os.Stat(dir + "/index.html"); err != nil {
		return fmt.Errorf("%w; make site builds it", err)
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Printf("Sandglass is at http://%s (stop with Ctrl+C)\n", l.Addr())
	return http.Serve(l, host.Site{Dir: dir})
}
