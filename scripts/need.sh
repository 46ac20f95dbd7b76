#!/bin/sh
# Sees that what a target needs is there: "need.sh go", "need.sh play" or
# "need.sh test". Go is never installed, only asked for; the rest is installed
# with apt where there is apt, after saying so.
set -eu
cd "$(dirname "$0")/.."

want=$(sed -n 's/^go \([0-9]*\.[0-9]*\).*/\1/p' go.mod)

go_fault() {
	echo "Sandglass needs Go $want or newer: $1." >&2
	echo "It is at https://go.dev/dl (how to install it: https://go.dev/doc/install)." >&2
	exit 1
}

if ! command -v go >/dev/null; then
	go_fault "there is no go command"
fi
have=$(GOTOOLCHAIN=local go env GOVERSION | sed -n 's/.*go\([0-9]*\.[0-9]*\).*/\1/p') # also of "devel go1.28-..."
if [ "$(printf '%s\n%s\n' "$want" "$have" | sort -t. -k1,1n -k2,2n | head -n1)" != "$want" ]; then
	go_fault "this one is $have"
fi

play="gcc pkg-config libasound2-dev libgl1-mesa-dev libxcursor-dev libxi-dev libxinerama-dev libxrandr-dev libxxf86vm-dev"
test="$play xvfb xauth libgl1-mesa-dri xdotool chromium nodejs"
case $1 in
go) exit 0 ;;
play) packages=$play ;;
test) packages=$test ;;
esac
[ "$(uname)" = Linux ] || exit 0

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
	command -v gcc >/dev/null && command -v pkg-config >/dev/null && pkg-config --exists alsa gl x11 xcursor xi xinerama xrandr xxf86vm && [ "$1" = play ] && exit 0
	echo "Please see that what Debian calls these packages is installed: $packages" >&2
	exit 0
fi

missing=
for p in $packages; do
	state=$(dpkg-query -W -f '${db:Status-Status}' "$p" 2>/dev/null || true)
	[ "$state" = installed ] || missing="$missing $p"
done
[ -n "$missing" ] || exit 0

sudo=
if [ "$(id -u)" != 0 ]; then
	sudo=sudo
	if ! command -v sudo >/dev/null; then
		echo "These packages are missing, and there is no sudo to install them:$missing" >&2
		exit 1
	fi
fi
echo "Installing with apt:$missing"
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
