#!/bin/sh
# An APNG of frames drawn by pycairo: with_apngasm.sh PYTHON APNGASM FILE COUNT
set -e
here=$(cd "$(dirname "$0")" && pwd)
frames=$(mktemp -d -p "$(dirname "$3")")
trap 'rm -rf "$frames"' EXIT
"$1" "$here/with_pycairo.py" frames "$frames" "$4"
"$2" "$3" "$frames/0000.png" 1 60 -z0
