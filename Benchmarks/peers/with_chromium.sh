#!/bin/sh
# The strip as a screenshot of an SVG: with_chromium.sh CHROMIUM SVG FILE
set -e
profile=$(mktemp -d -p "$(dirname "$3")")
trap 'rm -rf "$profile"' EXIT
"$1" --headless --no-sandbox --disable-gpu --user-data-dir="$profile" --hide-scrollbars \
  --default-background-color=00000000 --window-size=852,96 --screenshot="$3" "file://$2"
