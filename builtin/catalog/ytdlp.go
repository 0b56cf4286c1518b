package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns yt-dlp 2025.9, and youtube-dl 2021.12, whose options are a part
// of its. What it downloads stays in files; it can also run programs.

var ytdlp = cli.Program{
	Name: "yt-dlp",
	Also: "youtube-dl",
	Options: `
		    -h, --help; --version; -U, --update; --update-to CHANNEL; -i, --ignore-errors
		    --no-abort-on-error; --abort-on-error; --no-ignore-errors; --dump-user-agent; --list-extractors
		    --extractor-descriptions; --use-extractors, --ies NAMES; --default-search PREFIX
		    --ignore-config, --no-config; --no-config-locations; --config-locations, --config-location PATH
		    --plugin-dirs DIR; --no-plugin-dirs; --flat-playlist; --no-flat-playlist; --live-from-start
		    --no-live-from-start; --wait-for-video N; --no-wait-for-video; --mark-watched; --no-mark-watched
		    --color POLICY; --compat-options LIST; --alias TEXT; -t, --preset-alias NAME; --proxy URL
		    --socket-timeout N; --source-address IP; --impersonate CLIENT; --list-impersonate-targets
		    -4, --force-ipv4; -6, --force-ipv6; --enable-file-urls; --geo-verification-proxy URL
		    --xff VALUE; -I, --playlist-items SPEC; --min-filesize N; --max-filesize N; --date DATE
		    --datebefore DATE; --dateafter DATE; --match-filters, --match-filter FILTER; --no-match-filters
		    --break-match-filters FILTER; --no-playlist; --yes-playlist; --age-limit N
		    --download-archive FILE; --no-download-archive; --max-downloads N; --break-on-existing
		    --no-break-on-existing; --break-per-input; --skip-playlist-after-errors N
		    -N, --concurrent-fragments N; -r, --limit-rate RATE; --throttled-rate RATE; -R, --retries N
		    --file-access-retries N; --fragment-retries N; --retry-sleep EXPR; --skip-unavailable-fragments
		    --abort-on-unavailable-fragments; --keep-fragments; --no-keep-fragments; --buffer-size N
		    --resize-buffer; --no-resize-buffer; --http-chunk-size N; --playlist-random; --lazy-playlist
		    --no-lazy-playlist; --hls-use-mpegts; --no-hls-use-mpegts; --download-sections REGEX
		    --downloader, --external-downloader NAME; --downloader-args, --external-downloader-args ARGS
		    -a, --batch-file FILE; --no-batch-file; -P, --paths PATH; -o, --output TEMPLATE
		    --output-na-placeholder TEXT; --restrict-filenames; --no-restrict-filenames; --windows-filenames
		    --no-windows-filenames; --trim-filenames N; -w, --no-overwrites; --force-overwrites
		    --no-force-overwrites; -c, --continue; --no-continue; --part; --no-part; --mtime; --no-mtime
		    --write-description; --no-write-description; --write-info-json; --no-write-info-json
		    --write-playlist-metafiles; --no-write-playlist-metafiles; --clean-info-json
		    --no-clean-info-json; --write-comments, --get-comments; --no-write-comments
		    --load-info-json, --load-info FILE; --cookies FILE; --no-cookies; --cookies-from-browser BROWSER
		    --no-cookies-from-browser; --cache-dir DIR; --no-cache-dir; --rm-cache-dir; --write-thumbnail
		    --no-write-thumbnail; --write-all-thumbnails; --list-thumbnails; --write-link; --write-url-link
		    -q, --quiet; --no-quiet; --no-warnings; -s, --simulate; --no-simulate; --ignore-no-formats-error
		    --no-ignore-no-formats-error; --skip-download, --no-download; -O, --print TEMPLATE
		    --print-to-file TEMPLATE; -j, --dump-json; -J, --dump-single-json
		    --force-write-archive, --force-download-archive; --newline; --no-progress; --progress
		    --console-title; --progress-template TEMPLATE; --progress-delta N; -v, --verbose; --dump-pages
		    --write-pages; --print-traffic; -g, --get-url; -e, --get-title; --get-id; --get-thumbnail
		    --get-description; --get-duration; --get-filename; --get-format; --encoding NAME
		    --legacy-server-connect; --no-check-certificates, --no-check-certificate; --prefer-insecure
		    --add-headers, --add-header FIELD; --user-agent TEXT; --referer URL; --bidi-workaround
		    --sleep-requests N; --sleep-interval, --min-sleep-interval N; --max-sleep-interval N
		    --sleep-subtitles N; -f, --format FORMAT; -S, --format-sort ORDER; --format-sort-force
		    --no-format-sort-force; --video-multistreams; --no-video-multistreams; --audio-multistreams
		    --no-audio-multistreams; --prefer-free-formats; --no-prefer-free-formats; --check-formats
		    --check-all-formats; --no-check-formats; -F, --list-formats; --merge-output-format FORMAT
		    --write-subs, --write-sub; --no-write-subs; --write-auto-subs, --write-auto-sub
		    --no-write-auto-subs; --list-subs; --sub-format FORMAT; --sub-langs, --sub-lang LIST
		    -u, --username TEXT; -p, --password TEXT; -2, --twofactor TEXT; -n, --netrc
		    --netrc-location PATH; --netrc-cmd COMMAND; --video-password TEXT; --ap-mso NAME
		    --ap-username TEXT; --ap-password TEXT; --ap-list-mso; --client-certificate FILE
		    --client-certificate-key FILE; -x, --extract-audio; --audio-format FORMAT; --audio-quality N
		    --remux-video FORMAT; --recode-video FORMAT; --postprocessor-args, --ppa ARGS; -k, --keep-video
		    --no-keep-video; --post-overwrites; --no-post-overwrites; --embed-subs; --no-embed-subs
		    --embed-thumbnail; --no-embed-thumbnail; --embed-metadata, --add-metadata; --no-embed-metadata
		    --embed-chapters, --add-chapters; --no-embed-chapters; --embed-info-json; --no-embed-info-json
		    --parse-metadata TEXT; --replace-in-metadata TEXT; --xattrs; --concat-playlist POLICY
		    --fixup POLICY; --ffmpeg-location PATH; --exec COMMAND; --no-exec
		    --exec-before-download COMMAND; --convert-subs, --convert-subtitles FORMAT
		    --convert-thumbnails FORMAT; --split-chapters; --no-split-chapters; --remove-chapters REGEX
		    --no-remove-chapters; --force-keyframes-at-cuts; --no-force-keyframes-at-cuts
		    --use-postprocessor NAME; --sponsorblock-mark LIST; --sponsorblock-remove LIST
		    --sponsorblock-chapter-title TEMPLATE; --no-sponsorblock; --sponsorblock-api URL
		    --extractor-retries N; --allow-dynamic-mpd; --ignore-dynamic-mpd; --extractor-args ARGS
		    --hls-prefer-native; --hls-prefer-ffmpeg; --playlist-start N; --playlist-end N
		    --playlist-reverse; --match-title REGEX; --reject-title REGEX; --all-subs; --id; --auto-number
		    --no-call-home; --geo-bypass; --no-geo-bypass; --geo-bypass-country CODE; --prefer-ffmpeg
		    --prefer-avconv; --sub-langs-all
	`,
	Effect: cli.Works,
	Does:   "downloads into files",
	Probes: []string{"yt-dlp --version"},
	Rules: []cli.Rule{
		{Option: "--update --update-to", Effect: cli.Changes, Does: "replaces the program itself"},
		{Option: "--rm-cache-dir", Effect: cli.Changes, Does: "deletes the program's cache"},
		{Option: "--mark-watched", Effect: cli.Changes, Does: "changes an account's history"},
		{
			Option: "--exec --exec-before-download --netrc-cmd",
			Effect: cli.Executes, Does: "runs a command",
		},
		{
			Option: "--downloader --ffmpeg-location --plugin-dirs --config-locations --alias --use-postprocessor",
			Effect: cli.Runs, Does: "may run another program or load code",
		},
		{Option: "--output --paths", Effect: cli.WritesTo, Does: "downloads into files"},
		{Option: "--download-archive", Effect: cli.WritesTo, Does: "notes what it has downloaded"},
		{Option: "--cookies", Effect: cli.WritesTo, Does: "keeps cookies in a file"},
		{Option: "--print-to-file", Effect: cli.Works, Does: "writes text into a file"},
		{Option: "--cookies-from-browser", Effect: cli.ReadsSecrets, Does: "reads the browser's cookies"},
		{Option: "--cache-dir", Effect: cli.WritesTo},
		{
			Option: "--batch-file --load-info-json --client-certificate --client-certificate-key",
			Effect: cli.ReadsFrom,
		},
		{
			Option: "--list-extractors --extractor-descriptions --dump-user-agent --ap-list-mso " +
				"--list-impersonate-targets",
			Lowers: true, Effect: cli.Pure,
		},
		{
			Option: "--simulate --list-formats --list-subs --list-thumbnails --dump-json --dump-single-json --print " +
				"--get-url --get-title --get-id --get-thumbnail --get-description --get-duration --get-filename " +
				"--get-format",
			Lowers: true, Effect: cli.Reads,
		},
	},
}
