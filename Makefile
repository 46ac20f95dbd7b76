# make play    the game, from a fresh machine on; without a display, as a page
# make test    every test and linter, with a summary
# make parties whole games of several people in two browsers in step, which takes long
# make site    the static site in build/site, ready to upload
# make serve   the site on http://127.0.0.1:8080; another port: make serve PORT=9000
# make windows the Windows program in build/sandglass.exe
# make bench   what is measured, each beside its yardstick
# make shots   pictures of every screen in build/shots
# Flags of the game: make play ARGS="-game timbuktu -seats human,bot,bot"

.PHONY: play test parties site serve windows bench shots

play:
	@scripts/play.sh $(ARGS)

test:
	@scripts/need.sh test
	@go build -o build/check ./scripts/check
	@build/check

parties:
	@scripts/need.sh test
	SANDGLASS_PARTIES=1 go test ./e2e -v -timeout 120m -run '^(TestTimbuktuBy|TestAmunReBy)'

site:
	@scripts/need.sh go
	@go run ./wasm/site -out build/site

serve:
	@scripts/need.sh go
	@go run ./wasm/site -out build/serve -quality 9
	@go build -o build/server ./wasm/serve
	@build/server -dir build/serve -addr 127.0.0.1:$(or $(PORT),8080)

windows:
	@scripts/need.sh go
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -H windowsgui" -o build/sandglass.exe .

bench:
	@scripts/need.sh test
	@go build -o build/bench ./wasm/bench
	@xvfb-run -a -s "-screen 0 1280x720x24" build/bench

shots:
	@scripts/need.sh go
	@go run ./scenes/cmd/shots build/shots
	@cp build/shots/en/timbuktu-asks-camel.png docs/table.png
	@cp build/shots/en/theben-4-asks-offer.png docs/theben.png
	@cp build/shots/en/tombraiders-4-asks-row.png docs/tombraiders.png
	@cp build/shots/en/amunre-5-asks-rail.png docs/amunre.png
	@cp build/shots/en/join-3.png docs/join.png
