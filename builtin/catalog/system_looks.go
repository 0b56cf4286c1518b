package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns small programs that look at, or turn a knob of, one part of the
// system: its release, its processes, its shared memory, its block devices.

// lsbRelease is lsb_release 12.0 of Debian.
var lsbRelease = cli.Program{
	Name: "lsb_release",
	Options: `
		-h, --help
		-v, --version
		-i, --id
		-d, --description
		-r, --release
		-c, --codename
		-a, --all
		-s, --short
	`,
	Effect: cli.Reads,
}

// whoDoes is procps 4.0's w.
var whoDoes = cli.Program{
	Name: "w",
	Options: `
		-c, --container
		-h, --no-header
		-u, --no-current
		-s, --short
		-f, --from
		-o, --old-style
		-i, --ip-addr
		-p, --pids
		-t, --terminal
		    --help
		-V, --version
	`,
	Effect: cli.Reads,
}

// pmap is procps 4.0's.
var pmap = cli.Program{
	Name: "pmap",
	Options: `
		-x, --extended
		-X
		-d, --device
		-q, --quiet
		-A, --range RANGE
		-p, --show-path
		-c, --read-rc
		-C, --read-rc-from FILE
		-n, --create-rc
		-N, --create-rc-to FILE
		-h, --help
		-V, --version
	`,
	Effect: cli.Reads,
	Probes: []string{"pmap -x 1"},
	Rules: []cli.Rule{
		{Option: "--read-rc-from", Effect: cli.ReadsFrom},
		{Option: "--create-rc", Effect: cli.Works, Does: "writes pmap's own configuration"},
		{Option: "--create-rc-to", Effect: cli.WritesTo, Does: "writes a configuration of pmap"},
	},
}

// pwdx is procps 4.0's.
var pwdx = cli.Program{
	Name:    "pwdx",
	Options: `-h, --help; -V, --version`,
	Effect:  cli.Reads,
}

// renice is util-linux 2.41's.
var renice = cli.Program{
	Name: "renice",
	Options: `
		-n, --priority N
		    --relative N
		-g, --pgrp
		-p, --pid
		-u, --user
		-h, --help
		-V, --version
	`,
	Effect: cli.Changes,
	Does:   "changes the priority of processes",
	Probes: []string{"ps -eo pid,ni,comm"},
}

// ipcs is util-linux 2.41's and macOS's.
var ipcs = cli.Program{
	Name: "ipcs",
	Options: `
		-a, --all
		-b, --bytes
		-c, --creator
		-i, --id ID
		-l, --limits
		-m, --shmems
		-p, --pid
		-q, --queues
		-s, --semaphores
		-t, --time
		-u, --summary
		    --human
		-MQST
		-h, --help
		-V, --version
	`,
	Effect: cli.Reads,
}

// ipcrm is util-linux 2.41's.
var ipcrm = cli.Program{
	Name: "ipcrm",
	Options: `
		-a, --all[=KIND]
		-m, --shmem-id ID
		-M, --shmem-key KEY
		-q, --queue-id ID
		-Q, --queue-key KEY
		-s, --semaphore-id ID
		-S, --semaphore-key KEY
		-v, --verbose
		-h, --help
		-V, --version
	`,
	Effect: cli.Changes,
	Does:   "removes shared memory, queues or semaphores",
	Probes: []string{"ipcs"},
}

// blockdev is util-linux 2.41's.
var blockdev = cli.Program{
	Name: "blockdev",
	Options: `
		-q
		-v
		--report
		--getro; --getdiscardzeroes; --getss; --getpbsz; --getiomin; --getioopt; --getalignoff; --getmaxsect
		--getbsz; --getsize; --getsize64; --getsz; --getra; --getfra; --getdiskseq; --getzonesz
		--setro
		--setrw
		--setbsz BYTES
		--setra N
		--setfra N
		--flushbufs
		--rereadpt
		-h, --help
		-V, --version
	`,
	Effect: cli.Reads,
	Probes: []string{"blockdev --report", "lsblk"},
	Rules: []cli.Rule{
		{
			Option: "--setro --setrw --setbsz --setra --setfra --flushbufs --rereadpt",
			Effect: cli.Changes, Does: "changes how the kernel treats a block device",
		},
	},
}

// fstrim is util-linux 2.41's.
var fstrim = cli.Program{
	Name: "fstrim",
	Options: `
		-a, --all
		-A, --fstab
		-I, --listed-in LIST
		-l, --length N
		-m, --minimum N
		-n, --dry-run
		-o, --offset N
		    --quiet-unsupported
		-t, --types LIST
		-v, --verbose
		-h, --help
		-V, --version
	`,
	Effect: cli.Changes,
	Does:   "discards unused blocks of file systems",
	Probes: []string{"fstrim -n -a", "lsblk -D"},
	Rules:  []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}},
}

// blkdiscard is util-linux 2.41's.
var blkdiscard = cli.Program{
	Name: "blkdiscard",
	Options: `
		-f, --force
		-l, --length N
		-o, --offset N
		-p, --step N
		-q, --quiet
		-s, --secure
		-v, --verbose
		-z, --zeroout
		-h, --help
		-V, --version
	`,
	Effect: cli.Changes,
	Does:   "discards the blocks of a device",
	Probes: []string{"lsblk -f"},
}

// rfkill is util-linux 2.41's.
var rfkill = cli.Program{
	Name: "rfkill",
	Options: `
		-J, --json
		-n, --noheadings
		-o, --output LIST
		    --output-all
		-r, --raw
		-h, --help
		-V, --version
	`,
	Effect: cli.Reads,
	Probes: []string{"rfkill list"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads},
		{Name: "event", Effect: cli.Reads},
		{Name: "help", Effect: cli.Pure},
		{Name: "block unblock toggle", Effect: cli.Changes, Does: "switches radio devices"},
	},
}

// cloudInit is cloud-init 25.2.
var cloudInit = cli.Program{
	Name:    "cloud-init",
	Options: `-h, --help; -v, --version; -d, --debug; --force; --all-stages`,
	Probes:  []string{"cloud-init status --long"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: `--format FORMAT; -l, --long; -w, --wait`},
		{
			Name: "query", Effect: cli.ReadsSecrets,
			Options: `
				-i, --instance-data FILE; -l, --list-keys; -u, --user-data FILE; -v, --vendor-data FILE
				-f, --format TEXT; -a, --all`,
			Rules: []cli.Rule{{Option: "--instance-data --user-data --vendor-data", Effect: cli.ReadsFrom}},
		},
		{
			Name: "schema", Effect: cli.Reads,
			Options: `
				-c, --config-file FILE; -t, --schema-type TYPE; -i, --instance-data FILE; --system
				-d, --docs LIST; --annotate`,
			Rules: []cli.Rule{{Option: "--config-file --instance-data", Effect: cli.ReadsFrom}},
		},
		{Name: "analyze", Effect: cli.Reads, Commands: []cli.Command{
			{
				Name: "blame show dump boot", Effect: cli.Reads,
				Options: `-i, --infile FILE; -o, --outfile FILE; -f, --format TEXT`,
				Rules: []cli.Rule{
					{Option: "--infile", Effect: cli.ReadsFrom},
					{Option: "--outfile", Effect: cli.WritesTo, Does: "writes the analysis to a file"},
				},
			},
		}},
		{Name: "features", Effect: cli.Pure},
		{
			Name: "collect-logs", Effect: cli.Works, Does: "writes an archive of logs",
			Options: `-t, --tarfile FILE; -u, --include-userdata; -r, --redact; -v, --verbosity`,
			Rules:   []cli.Rule{{Option: "--tarfile", Effect: cli.WritesTo, Does: "writes an archive of logs"}},
		},
		{
			Name: "clean", Effect: cli.Changes, Does: "deletes what cloud-init has done and noted",
			Options: `-l, --logs; -r, --reboot; -s, --seed; -c, --configs LIST; --machine-id`,
		},
		{
			Name: "init modules single", Effect: cli.Changes, Does: "configures this machine anew",
			Options: `-l, --local; -f, --file FILE; -m, --mode MODE; -n, --name NAME; --frequency NAME; --report`,
		},
	},
}
