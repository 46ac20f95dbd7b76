package main

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"sandglass/wasm/bundle"
	"sandglass/wasm/host"
)

// loads is how many times each page is loaded, in turn.
const loads = 11

// firstFrame is a script that notes when a page first asks for a frame.
const firstFrame = `{ const ask = window.requestAnimationFrame;
	window.requestAnimationFrame = f => { window.firstFrame ??= performance.now(); return ask(f) } }`

func start(dir string) error {
	fmt.Println("\nStart in Chromium, beside the empty program's page, in turn")
	template, err := os.ReadFile("wasm/site/index.html")
	if err != nil {
		return err
	}
	urls := map[string]string{}
	for name, pkg := range map[string]string{"game": ".", "empty": "./wasm/bench/empty"} {
		site := filepath.Join(dir, "site-"+name)
		if err := (bundle.Site{Package: pkg, Page: string(template), Quality: 5}).Write(site); err != nil {
			return err
		}
		server := httptest.NewServer(host.Site{Dir: site})
		defer server.Close()
		urls[name] = server.URL
	}
	times := map[string][]float64{}
	for range loads {
		for _, name := range []string{"empty", "game"} {
			ms, err := load(urls[name])
			if err != nil {
				return err
			}
			times[name] = append(times[name], ms)
		}
	}
	game, empty := median(times["game"]), median(times["empty"])
	figure("time to the first frame", fmt.Sprintf("%.0f ms", game), fmt.Sprintf("at most 1.30 x %.0f ms", empty), game <= 1.3*empty)
	note("times the empty program", fmt.Sprintf("%.2f", game/empty))
	return nil
}

// load opens a page in a new browser and gives the milliseconds to its first frame.
func load(url string) (float64, error) {
	exe := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			exe = path
			break
		}
	}
	if exe == "" {
		return 0, errors.New("there is no Chromium")
	}
	alloc, stop := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(exe), chromedp.NoSandbox, chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-background-networking", true))...)
	defer stop()
	ctx, cancel := chromedp.NewContext(alloc)
	defer cancel()
	_, err := chromedp.Run(ctx, func(ctx context.Context, t *chromedp.Target) (page.AddScriptToEvaluateOnNewDocumentResult, error) {
		return cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: firstFrame})
	})
	if err == nil {
		err = chromedp.Do(ctx, chromedp.Navigate(url))
	}
	for end := time.Now().Add(limit); err == nil && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		var ms float64
		if ms, err = chromedp.Run(ctx, chromedp.Evaluate[float64](`window.firstFrame || 0`)); ms > 0 {
			return ms, nil
		}
	}
	return 0, errors.Join(err, fmt.Errorf("%s: no first frame", url))
}
