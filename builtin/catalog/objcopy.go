package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns what edits object files (GNU binutils 2.43): strip, objcopy,
// ranlib; binutils.go owns what only looks into them. And uuidgen of util-linux
// 2.41 and macOS, xcrun of Xcode 16.

// strip edits its operands in place, or writes one to -o.
var strip = cli.Program{
	Name: "strip",
	Options: `
		-I, --input-target NAME; -O, --output-target NAME; -F, --target NAME; -p, --preserve-dates
		-D, --enable-deterministic-archives; -U, --disable-deterministic-archives; -R, --remove-section NAME
		--remove-relocations NAME; --strip-section-headers; -s, --strip-all; -g, -S, -d, --strip-debug
		--strip-dwo; --strip-unneeded; --only-keep-debug; -M, --merge-notes; --no-merge-notes
		-N, --strip-symbol NAME; --keep-section NAME; -K, --keep-symbol NAME; --keep-section-symbols
		--keep-file-symbols; -w, --wildcard; -x, --discard-all; -X, --discard-locals; -T; -r; -u
		-v, --verbose; -V, --version; -h, --help; --info; -o FILE; --plugin !FILE`,
	Rules: []cli.Rule{
		{Option: "--info", Lowers: true, Effect: cli.Pure},
		{Option: "-o", Effect: cli.WritesTo, Does: "writes a stripped file"},
	},
	Inspect: inspectStrip,
}

func inspectStrip(inv *cli.Invocation, r *cli.Report) {
	e := cli.WritesTo
	if inv.Has("-o") {
		e = cli.ReadsFrom
	}
	for _, w := range inv.Operands {
		r.Path(e, w, "strips files in place")
	}
	if len(inv.Operands) == 0 && !inv.Has("--info") {
		r.Path(cli.WritesTo, cli.Lit("a.out"), "strips a.out")
	}
}

// objcopy IN [OUT]: without OUT it edits IN.
var objcopy = cli.Program{
	Name: "objcopy",
	Options: `
		-I, --input-target NAME; -O, --output-target NAME; -B, --binary-architecture NAME; -F, --target NAME
		--debugging; -p, --preserve-dates; -D, --enable-deterministic-archives
		-U, --disable-deterministic-archives; -j, --only-section NAME; --add-gnu-debuglink FILE
		-R, --remove-section NAME; --remove-relocations NAME; --strip-section-headers; -S, --strip-all
		-g, --strip-debug; --strip-dwo; --strip-unneeded; -N, --strip-symbol NAME
		--strip-unneeded-symbol NAME; --only-keep-debug; --extract-dwo; --extract-symbol
		--keep-section NAME; -K, --keep-symbol NAME; --keep-section-symbols; --keep-file-symbols
		--localize-hidden; -L, --localize-symbol NAME; --globalize-symbol NAME
		-G, --keep-global-symbol NAME; -W, --weaken-symbol NAME; --weaken; -w, --wildcard; -x, --discard-all
		-X, --discard-locals; -i, --interleave[=N]; --interleave-width N; -b, --byte N; --gap-fill N
		--pad-to N; --set-start N; --change-start N; --adjust-start N; --change-addresses N; --adjust-vma N
		--change-section-address TEXT; --adjust-section-vma TEXT; --change-section-lma TEXT
		--change-section-vma TEXT; --change-warnings; --no-change-warnings; --set-section-flags TEXT
		--set-section-alignment TEXT; --set-section-type TEXT; --add-section PAIR; --update-section PAIR
		--dump-section PAIR; --rename-section PAIR; --long-section-names MODE; --change-leading-char
		--remove-leading-char; --reverse-bytes N; --redefine-sym PAIR; --redefine-syms FILE; --srec-len N
		--srec-forceS3; --strip-symbols FILE; --strip-unneeded-symbols FILE; --keep-symbols FILE
		--localize-symbols FILE; --globalize-symbols FILE; --keep-global-symbols FILE; --weaken-symbols FILE
		--add-symbol TEXT; --alt-machine-code N; --writable-text; --readonly-text; --pure; --impure
		--prefix-symbols TEXT; --prefix-sections TEXT; --prefix-alloc-sections TEXT; --file-alignment N
		--heap N; --image-base N; --section-alignment N; --stack N; --subsystem NAME
		--compress-debug-sections[=NAME]; --decompress-debug-sections; --elf-stt-common[=MODE]
		--verilog-data-width N; -M, --merge-notes; --no-merge-notes; -v, --verbose; -V, --version
		-h, --help; --info; --plugin !FILE`,
	Rules: []cli.Rule{
		{Option: "--info", Lowers: true, Effect: cli.Pure},
		{Option: "--dump-section", Effect: cli.Works, Does: "writes a section to a file"},
	},
	Inspect: inspectObjcopy,
}

func inspectObjcopy(inv *cli.Invocation, r *cli.Report) {
	for _, pair := range inv.All("--dump-section") {
		if i := indexByteOf(pair, '='); i >= 0 {
			r.Path(cli.WritesTo, pair.Cut(i+1), "writes a section to a file")
		} else {
			r.Unknown("the file of --dump-section is not known statically")
		}
	}
	switch n := len(inv.Operands); {
	case n >= 2:
		r.Path(cli.ReadsFrom, inv.Operands[0], "")
		r.Path(cli.WritesTo, inv.Operands[1], "writes an object file")
	case n == 1:
		r.Path(cli.WritesTo, inv.Operands[0], "edits an object file in place")
	case !inv.Has("--info"):
		r.Unknown("the file that objcopy edits is not given")
	}
}

// indexByteOf finds a byte in a word that is known statically, -1 without.
func indexByteOf(w cli.Word, c byte) int {
	for i := 0; w.Static && i < len(w.Text); i++ {
		if w.Text[i] == c {
			return i
		}
	}
	return -1
}

var ranlib = cli.Program{
	Name: "ranlib", Effect: cli.Pure, Options: "-D; -U; -t; -h, --help; -v, -V, --version; --plugin !FILE",
	Operands: cli.Operands{Each: cli.WritesTo, Does: "writes an archive's index"},
}

var uuidgen = cli.Program{
	Name: "uuidgen", Effect: cli.Pure, Options: `
		-r, --random; -t, --time; -h, --help; -V, --version; -n, --namespace NAME; -N, --name TEXT
		-m, --md5; -C, --count N; -s, --sha1; -x, --hex; -6, --time-v6; -7, --time-v7`,
}

// xcrun runs a developer tool; without -r it may also find one.
var xcrun = cli.Program{
	Name: "xcrun", StopAtOperand: true,
	Options: `
		-h, --help; --version; -v, --verbose; --sdk NAME; --toolchain NAME; -l, --log; -f, --find; -r, --run
		-n, --no-cache; -k, --kill-cache; --show-sdk-path; --show-sdk-version; --show-sdk-build-version
		--show-sdk-platform-path; --show-sdk-platform-version; --show-toolchain-path`,
	Rules: []cli.Rule{
		{Option: "--kill-cache", Effect: cli.Changes, Does: "deletes xcrun's cache"}},
	Inspect: inspectXcrun,
}

func inspectXcrun(inv *cli.Invocation, r *cli.Report) {
	for _, o := range []string{"--find", "--show-sdk-path", "--show-sdk-version", "--show-sdk-build-version",
		"--show-sdk-platform-path", "--show-sdk-platform-version", "--show-toolchain-path"} {
		if inv.Has(o) {
			r.Add(cli.Reads, "shows where tools and SDKs are")
			return
		}
	}
	if len(inv.Operands) == 0 {
		r.Unknown("the tool that xcrun runs is not given")
		return
	}
	r.Run(cli.Inner{Argv: inv.Operands, Via: "xcrun"})
}

// simctl controls simulators; it is found by xcrun alone.
var simctl = cli.Program{
	Name: "simctl", Effect: cli.Pure, Options: "-h, --help; --set DIR; -v, --verbose; --profiles DIR",
	Probes: []string{"xcrun simctl list"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: "-j, --json; -v"},
		{Name: "getenv get_app_container listapps appinfo", Effect: cli.Reads},
		{Name: "io", Effect: cli.Unstated, Does: "takes pictures or films of a simulator"},
		{Name: "boot shutdown erase delete create clone rename upgrade install uninstall launch terminate " +
			"openurl push privacy location addmedia keychain ui status_bar pair unpair pair_activate icloud_sync " +
			"pbcopy pbsync runtime", Effect: cli.Changes, Does: "changes a simulator"},
		{Name: "spawn", Effect: cli.Changes, Does: "runs a program in a simulator"},
		{Name: "pbpaste", Effect: cli.ReadsSecrets},
		{Name: "diagnose logverbose", Effect: cli.Works, Does: "collects logs"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}
