package main

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// site is a folder that looks like a built site.
func site(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestATakenPortIsToldInALineWithAWayOut(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	err = serve(context.Background(), site(t), l.Addr().String())
	if err == nil || !strings.Contains(err.Error(), "PORT=") || strings.Contains(err.Error(), "\n") {
		t.Errorf("told: %v", err)
	}
}

func TestBeingStoppedIsNoError(t *testing.T) {
	stop, cancel := context.WithCancel(context.Background())
	cancel()
	if err := serve(stop, site(t), "127.0.0.1:0"); err != nil {
		t.Errorf("stopped: %v", err)
	}
}

func TestAMissingSiteIsTold(t *testing.T) {
	if err := serve(context.Background(), t.TempDir(), "127.0.0.1:0"); err == nil || !strings.Contains(err.Error(), "make site") {
		t.Errorf("told: %v", err)
	}
}
