#!/bin/sh
# Builds a classifier in Go: sh build.sh [OUT [PACKAGE]]. $GO names another go.
# Exit status 3: a tool is missing, and the one line says how to get it.
set -eu
go=${GO:-go} out=${1:-classifier.wasm} package=${2:-.}
missing() { echo "Go: $1; get Go 1.24 or later: https://go.dev/dl"; exit 3; }
command -v "$go" >/dev/null || missing "go is not installed"
case $("$go" env GOVERSION) in
go1.[0-9] | go1.[0-9].* | go1.1[0-9]* | go1.2[0-3]*) missing "$("$go" env GOVERSION) cannot export functions" ;;
esac
GOOS=wasip1 GOARCH=wasm GOWORK=off exec "$go" build -buildmode=c-shared -trimpath -ldflags='-s -w' -o "$out" "$package"
