// Command serve serves the site on this machine alone.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"

	"sandglass/wasm/host"
)

func main() {
	dir := flag.String("dir", "build/site", "the site")
	addr := flag.String("addr", "127.0.0.1:8080", "where to listen")
	flag.Parse()
	stop, done := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer done()
	if err := serve(stop, *dir, *addr); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

// serve serves until stop is done, which is no error.
func serve(stop context.Context, dir, addr string) error {
	if _, err := os.Stat(dir + "/index.html"); err != nil {
		return fmt.Errorf("%w; make site builds it", err)
	}
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("%s is taken, perhaps by another make serve; try make serve PORT=8081", addr)
	}
	if err != nil {
		return err
	}
	fmt.Printf("Sandglass is at http://%s (stop with Ctrl+C)\n", l.Addr())
	server := &http.Server{Handler: host.Site{Dir: dir}}
	context.AfterFunc(stop, func() { _ = server.Close() })
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
