#!/bin/sh
# Builds the game and starts it; without a display, serves it as a page.
set -eu
cd "$(dirname "$0")/.."
if [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}" ]; then
	echo "There is no display: the game is built as a page."
	exec "${MAKE:-make}" --no-print-directory serve
fi
scripts/need.sh play
go build -o sandglass .
exec ./sandglass "$@"
