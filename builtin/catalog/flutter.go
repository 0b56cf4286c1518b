package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Flutter 3.35's command line; dart.go owns pub.

var flutter = cli.Program{
	Name: "flutter", Effect: cli.Pure,
	Options: `
		-h, --help; -v, --verbose; -d, --device-id ID; --version; --enable-analytics; --disable-analytics
		--suppress-analytics; --[no-]color; --machine; --[no-]version-check; --[no-]wrap; --wrap-column N`,
	Rules: []cli.Rule{{Option: "--enable-analytics --disable-analytics", Effect: cli.Changes,
		Does: "changes the user's settings"}},
	Probes: []string{"flutter doctor", "flutter devices", "flutter pub outdated"},
	Commands: []cli.Command{
		// Resolves the project's packages first, unless --no-pub.
		{Name: "analyze", Effect: cli.Works, Does: "analyses the project after getting its packages", Options: `
			--[no-]pub; --watch; --write >FILE; --[no-]fatal-infos; --[no-]fatal-warnings; --[no-]preamble
			--[no-]congratulate; --[no-]current-package; --suggestions; --android; --ios; --list-build-variants
			--list-build-options; --protocol-traffic-log >FILE`},
		{Name: "doctor", Effect: cli.Reads, Options: "--android-licenses",
			Rules: []cli.Rule{{Option: "--android-licenses", Effect: cli.Changes, Does: "accepts licences"}}},
		{Name: "devices", Effect: cli.Reads, Options: `
			--device-timeout N; --device-connection NAME; --[no-]show-web-server-device`},
		{Name: "emulators", Effect: cli.Reads, Options: "--launch ID; --cold; --create; --name NAME",
			Rules: []cli.Rule{{Option: "--launch --create", Effect: cli.Changes,
				Does: "starts or makes an emulator"}}},
		{Name: "logs", Effect: cli.Reads, Options: "-c, --clear",
			Rules: []cli.Rule{{Option: "--clear", Effect: cli.Changes, Does: "--clear deletes the device's log"}}},
		{Name: "config", Effect: cli.Reads, Options: `
			--list; --[no-]analytics; --clear-ios-signing-cert; --clear-ios-signing-settings
			--[no-]cli-animations; --android-sdk DIR; --android-studio-dir DIR; --build-dir DIR; --jdk-dir DIR
			--clear-features; --[no-]enable-web; --[no-]enable-linux-desktop; --[no-]enable-macos-desktop
			--[no-]enable-windows-desktop; --[no-]enable-android; --[no-]enable-ios
			--[no-]enable-swift-package-manager; --[no-]enable-native-assets; --[no-]enable-custom-devices`,
			Rules: []cli.Rule{
				{Option: "--analytics --no-analytics --clear-ios-signing-cert --clear-ios-signing-settings " +
					"--cli-animations --no-cli-animations --android-sdk --android-studio-dir --build-dir --jdk-dir " +
					"--clear-features", Effect: cli.Changes, Does: "changes the user's Flutter settings"},
				{Option: "--enable-web --no-enable-web --enable-linux-desktop --no-enable-linux-desktop " +
					"--enable-macos-desktop --no-enable-macos-desktop --enable-windows-desktop " +
					"--no-enable-windows-desktop --enable-android --no-enable-android --enable-ios --no-enable-ios " +
					"--enable-swift-package-manager --no-enable-swift-package-manager --enable-native-assets " +
					"--no-enable-native-assets --enable-custom-devices --no-enable-custom-devices", Effect: cli.Changes,
					Does: "changes the user's Flutter settings"}}},
		{Name: "channel", Effect: cli.Reads, Options: "-a, --all; --[no-]cache-artifacts",
			Operands: cli.Operands{Each: cli.Changes, Does: "switches Flutter's release channel"}},
		{Name: "upgrade", Effect: cli.Changes, Does: "replaces Flutter itself",
			Options: "-f, --force; --continue; --verify-only",
			Rules:   []cli.Rule{{Option: "--verify-only", Lowers: true, Effect: cli.Reads}}},
		{Name: "downgrade", Effect: cli.Changes, Does: "replaces Flutter itself"},
		{Name: "clean", Effect: cli.Works, Does: "removes build output", Options: "--scheme NAME"},
		{Name: "build", Effect: cli.Works, Does: "builds the project", OpenOptions: true, Options: `
			-o, --output >DIR/; --output-dir >DIR/; --split-debug-info DIR; --code-size-directory DIR
			--performance-measurement-file FILE; --export-options-plist FILE`, Rules: []cli.Rule{
			{Option: "--output --output-dir --split-debug-info --code-size-directory --performance-measurement-file",
				Effect: cli.WritesInto, Does: "builds the project"}}},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: dartTest + `
			--[no-]coverage; --[no-]pub; --start-paused; --merge-coverage; --[no-]test-assets; --update-goldens
			--dart-define PAIR; --dart-define-from-file FILE; --flavor NAME; --[no-]track-widget-creation
			--[no-]enable-impeller; --experimental-faster-testing; --web-renderer NAME; --ignore-lock
			--name-pattern TEXT; --wasm; --null-assertions; --fatal-warnings; --[no-]dds`,
			Rules: []cli.Rule{{Option: "--coverage-path", Effect: cli.WritesTo,
				Does: "writes what the tests cover"}},
			Inspect: inspectDartTest},
		{Name: "pub", Effect: cli.Pure, Options: "-C, --directory @DIR", Commands: pubCommands},
		{Name: "create", Effect: cli.Works, Does: "writes a project", OpenOptions: true,
			Operands: cli.Operands{Each: cli.WritesInto}, Options: `
			--[no-]pub; --[no-]offline; --[no-]overwrite; -e, --empty; -s, --sample ID; -t, --template NAME; -i
			-a; --list-samples FILE`, Rules: []cli.Rule{
				{Option: "--list-samples", Effect: cli.WritesTo, Does: "writes a list"}}},
		{Name: "gen-l10n", Effect: cli.Works, Does: "writes translations", OpenOptions: true, Options: `
			--output-dir >DIR/; --untranslated-messages-file FILE; --gen-inputs-and-outputs-list DIR
			--arb-dir DIR; --project-dir DIR`, Rules: []cli.Rule{
			{Option: "--output-dir --untranslated-messages-file --gen-inputs-and-outputs-list --project-dir",
				Effect: cli.WritesInto, Does: "writes translations"}}},
		{Name: "screenshot", Effect: cli.Works, Does: "writes a picture of a device's screen",
			Options: "-o, --out >FILE; --type NAME; --vm-service-url URL"},
		{Name: "symbolize", Effect: cli.Pure, Options: `
			-d, --debug-info FILE; -u, --unit-id-debug-info PAIR; -i, --input FILE; -o, --output >FILE`,
			Rules: []cli.Rule{
				{Option: "--debug-info --input", Effect: cli.ReadsFrom},
			}},
		{Name: "precache", Effect: cli.Works, Does: "downloads tools into Flutter's cache", OpenOptions: true},
		{Name: "run drive widget-preview", Effect: cli.Runs, Does: "runs the project"},
		{Name: "attach", Effect: cli.Interactive, Does: "waits for a person's commands"},
		{Name: "daemon debug-adapter", Effect: cli.Runs, Does: "starts a server"},
		{Name: "install", Effect: cli.Changes, Does: "installs the project on a device"},
		{Name: "custom-devices", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "add delete reset", Effect: cli.Changes, Does: "changes the list of devices"}}},
		{Name: "assemble", Effect: cli.Works, Does: "builds the project", OpenOptions: true,
			Options: "-o, --output >DIR/"},
		{Name: "bash-completion", Effect: cli.Pure,
			Operands: cli.Operands{Each: cli.WritesTo, Does: "writes a completion script"},
			Options:  "--[no-]overwrite"},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
}
