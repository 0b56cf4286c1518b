#!/bin/sh
# Builds a classifier in AssemblyScript: sh build.sh [OUT [SOURCE]]. $ASC names another asc.
# Exit status 3: a tool is missing, and the one line says how to get it.
set -eu
out=${1:-classifier.wasm} source=${2:-classifier.ts} asc=${ASC:-}
for dir in . .. ../.. ../../..; do
	[ -n "$asc" ] || [ ! -x "$dir/node_modules/.bin/asc" ] || asc=$dir/node_modules/.bin/asc
done
asc=${asc:-asc}
missing() { echo "AssemblyScript: $1; with Node.js 18 or later: npm install --global assemblyscript@0.27.37"; exit 3; }
command -v node >/dev/null || missing "node is not installed"
command -v "$asc" >/dev/null || missing "asc is not installed"
exec "$asc" "$source" --outFile "$out" --runtime stub --optimizeLevel 3 --shrinkLevel 2 --noAssert --exportStart _initialize --use abort=
