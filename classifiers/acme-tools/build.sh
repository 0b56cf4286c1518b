#!/bin/sh
# Builds a classifier in C: sh build.sh [OUT [SOURCE]]. $CLANG names another clang.
# Exit status 3: a tool is missing, and the one line says how to get it.
set -eu
clang=${CLANG:-clang} out=${1:-classifier.wasm} source=${2:-classifier.c}
missing() { echo "C: $1 is not installed; Debian: apt-get install clang lld, macOS: brew install llvm lld"; exit 3; }
command -v "$clang" >/dev/null || missing "$clang"
command -v wasm-ld >/dev/null || "$clang" -print-prog-name=wasm-ld | grep -q / || missing wasm-ld
exec "$clang" --target=wasm32 -std=c11 -Wall -Wextra -Wno-unused-function -Oz -flto -nostdlib -ffreestanding -fno-builtin \
	-Wl,--no-entry -Wl,--strip-all -Wl,--compress-relocations -Wl,-z,stack-size=16384 -I"$(dirname "$0")" -o "$out" "$source"
