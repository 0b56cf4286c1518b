#!/bin/sh
# Builds a classifier in Rust: sh build.sh [OUT [SOURCE]]. $RUSTC names another rustc.
# Exit status 3: a tool is missing, and the one line says how to get it.
set -eu
out=${1:-classifier.wasm} source=${2:-classifier.rs} target=wasm32-unknown-unknown found=
for rustc in "${RUSTC:-rustc}" /usr/bin/rustc; do
	dir=$("$rustc" --print target-libdir --target $target 2>/dev/null) || continue
	for lib in "$dir"/libstd-*; do [ ! -e "$lib" ] || found=$rustc; done
	[ -z "$found" ] || break
done
[ -n "$found" ] || { echo "Rust: no rustc with the library for $target; Debian: apt-get install rustc libstd-rust-dev-wasm32, rustup: rustup target add $target"; exit 3; }
lld=$("$found" --print sysroot)/lib/rustlib/$("$found" -vV | sed -n 's/^host: //p')/bin/rust-lld
command -v rust-lld >/dev/null || [ -x "$lld" ] || { echo "Rust: the linker rust-lld is not installed; Debian: apt-get install lld"; exit 3; }
exec "$found" --target $target --edition 2021 --crate-type cdylib --crate-name classifier -D warnings \
	-C opt-level=z -C lto=fat -C codegen-units=1 -C panic=abort -C overflow-checks=off -C debuginfo=0 -C strip=symbols -C link-arg=-zstack-size=65536 -o "$out" "$source"
