package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns programs that show the hardware.

// lscpu is util-linux 2.40.
var lscpu = cli.Program{
	Name: "lscpu",
	Options: `
		-a, --all; -B, --bytes; -b, --online; -C, --caches[=LIST]; -c, --offline; -e, --extended[=LIST]
		-H, --hierarchic[=X]; -J, --json; -p, --parse[=LIST]; -r, --raw; -s, --sysroot DIR; -x, --hex
		-y, --physical; --annotate[=X]; --output-all; -h, --help; -V, --version`,
	Effect: cli.Reads,
}

var lsmem = cli.Program{
	Name: "lsmem",
	Options: `
		-J, --json; -P, --pairs; -a, --all; -b, --bytes; -n, --noheadings; -o, --output LIST; --output-all
		-r, --raw; -S, --split LIST; -s, --sysroot DIR; --summary[=X]; -h, --help; -V, --version`,
	Effect: cli.Reads,
}

// lsusb is usbutils 018.
var lsusb = cli.Program{
	Name:    "lsusb",
	Options: `-v, --verbose; -s X; -d X; -D DEVICE; -t, --tree; -V, --version; -h, --help`,
	Effect:  cli.Reads,
}

// lspci is pciutils 3.13; -Q asks the central database.
var lspci = cli.Program{
	Name: "lspci",
	Options: `
		-mntvkxbDPqQ; -A METHOD; -d X; -F FILE; -H N; -i FILE; -O X; -p FILE; -s X; -M; -G; -V, --version
		--help`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "-F -i -p", Effect: cli.ReadsFrom}},
}

// lshw is lshw B.02.20.
var lshw = cli.Program{
	Name:  "lshw",
	Style: cli.SingleDash,
	Options: `
		-html; -xml; -json; -short; -businfo; -X; -class CLASS; -C CLASS; -c CLASS; -disable TEST
		-enable TEST; -dump >FILE; -quiet; -sanitize; -numeric; -notime; -help; -version`,
	Effect: cli.Reads,
}

// dmidecode is dmidecode 3.6.
var dmidecode = cli.Program{
	Name: "dmidecode",
	Options: `
		-d, --dev-mem FILE; -h, --help; -H, --handle N; -q, --quiet; -s, --string NAME; -t, --type TYPE
		-u, --dump; --dump-bin >FILE; --from-dump FILE; --list-strings; --list-types; --no-sysfs
		--no-quirks; --oem-string N; -V, --version`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--from-dump", Effect: cli.ReadsFrom},
	},
}

// hwinfo is hwinfo 23.3.
var hwinfo = cli.Program{
	Name: "hwinfo",
	Options: `
		--all; --arch; --bios; --block; --bluetooth; --braille; --bridge; --camera; --cdrom; --chipcard
		--cpu; --disk; --dsl; --dvb; --fingerprint; --floppy; --framebuffer; --gfxcard; --hub; --ide
		--isapnp; --isdn; --joystick; --keyboard; --memory; --mmc-ctrl; --modem; --monitor; --mouse
		--netcard; --network; --nvme; --partition; --pci; --pcmcia; --pcmcia-ctrl; --pppoe; --printer
		--redasd; --reallyall; --scanner; --scsi; --short; --smp; --sound; --storage-ctrl; --sys; --tape
		--tv; --uml; --usb; --usb-ctrl; --vbe; --wlan; --zip; --only ID; --listmd; --log >FILE; --debug N
		--dump-db N; --help; --version`,
	Effect: cli.Reads,
}

// inxi is inxi 3.3; -U updates the program itself.
var inxi = cli.Program{
	Name: "inxi",
	Options: `
		-AaBCDdEFfGIiJjLlMmNnopPQqRrSsuVvxyzZbhw; -c N; -t[X]; -W PLACE; -U; -Y N; --admin; --full; --basic
		--cpu; --graphics; --memory; --disk; --network; --system; --sensors; --usb; --no-host; --filter
		--color N; --help; --version; --output X; --output-file >FILE; --recommends`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-U", Effect: cli.Changes, Does: "replaces inxi by a newer version"},
	},
}

// acpi is acpi 1.7, sensors lm-sensors 3.6.
var acpi = cli.Program{
	Name: "acpi",
	Options: `
		-a, --ac-adapter; -B, --without-battery; -b, --battery; -c, --cooling; -d, --directory DIR
		-f, --fahrenheit; -i, --details; -k, --kelvin; -p, --proc; -s, --show-empty; -t, --thermal
		-V, --everything; -h, --help; -v, --version`,
	Effect: cli.Reads,
}

var sensors = cli.Program{
	Name: "sensors",
	Options: `
		-A, --no-adapter; -c, --config-file FILE; -f, --fahrenheit; -j; -s, --set; -u; --allow-no-busses
		--bus-list; -h, --help; -v, --version`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--set", Effect: cli.Changes, Does: "sets the limits of sensors"}},
}

// nvidiaSMI is nvidia-smi 570.
var nvidiaSMI = cli.Program{
	Name:        "nvidia-smi",
	AnyOperands: true,
	Style:       cli.SingleDash,
	Prepare:     dropSeconds,
	Options: `
		-h, --help; --version; -L, --list-gpus; -B, --list-excluded-gpus; -q, --query; -u, --unit
		-i, --id ID; -f, --filename FILE; -x, --xml-format; --dtd; -d, --display LIST; -l, --loop[=N]
		-lms, --loop-ms N; --query-gpu LIST; --query-compute-apps LIST; --query-supported-clocks LIST
		--query-accounted-apps LIST; --query-retired-pages LIST; --query-remapped-rows LIST; --format LIST
		--help-query-gpu; --help-query-compute-apps; -pm, --persistence-mode N; -e, --ecc-config N
		-p, --reset-ecc-errors N; -c, --compute-mode N; --gom N; -r, --gpu-reset; -vm, --virt-mode N
		-lgc, --lock-gpu-clocks X; -rgc, --reset-gpu-clocks; -lmc, --lock-memory-clocks X
		-rmc, --reset-memory-clocks; -ac, --applications-clocks X; -rac, --reset-applications-clocks
		-pl, --power-limit N; -am, --accounting-mode N; -caa, --clear-accounted-apps
		-mig, --multi-instance-gpu N; -dm, --driver-model N; -fdm N; --auto-boost-default N
		--auto-boost-permission N; --cuda-clocks N
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-pm --gom -r -vm -lgc -rgc -lmc -rmc -ac -rac -pl -am -caa -mig -dm -fdm --auto-boost-default " +
			"--auto-boost-permission --cuda-clocks", Effect: cli.Changes, Does: "changes the settings of a GPU"},
		{Option: "--filename", Effect: cli.WritesTo},
	},
	Inspect: inspectNvidia,
	Commands: []cli.Command{
		{Name: "topo pmon dmon nvlink clocks pci c2c conf-compute gpm power-smoothing power-hint",
			Effect: cli.Reads, Options: `
			-m, --matrix; -s X; -o X; -c X; -d N; --gpm-metrics X; -p; -p2p X; -n N; -mp; -g N; -e`},
		{Name: "drain compute-policy mig encodersessions boost-slider vgpu", Effect: cli.Unstated},
	},
	Probes: []string{"nvidia-smi"},
}

// inspectNvidia states the options that mean something else to subcommands.
func inspectNvidia(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-e") || inv.Has("-p") || inv.Has("-c") {
		r.Add(cli.Changes, "changes the settings of a GPU")
	}
	if len(inv.Operands) > 0 {
		r.Unknown("nvidia-smi has no command " + inv.Operands[0].Text + " that is known here")
	}
}

// dropSeconds drops the number behind -l, which may stand in a word of its own.
func dropSeconds(args []cli.Word) []cli.Word {
	for i := 1; i < len(args); i++ {
		if (args[i-1].Text == "-l" || args[i-1].Text == "--loop") && isNumber(args[i]) {
			return append(append([]cli.Word(nil), args[:i]...), args[i+1:]...)
		}
	}
	return args
}

// rocmSMI is rocm-smi 3.0.
var rocmSMI = cli.Program{
	Name: "rocm-smi",
	Options: `
		-h, --help; -V, --version; -a, --showallinfo; -b, --showbw; -c, --showclocks; -d, --device N
		-f, --showfan; -g, --showgpuclocks; -i, --showid; -l, --showprofile; -M, --showmaxpower
		-m, --showmemoverdrive; -o, --showoverdrive; -P, --showpower; -p, --showperflevel; -S, --showclkvolt
		-s, --showclkfrq; -t, --showtemp; -u, --showuse; -v, --showvbios; --showmeminfo LIST; --showmemuse
		--showpids; --showtopo; --showproductname; --showserial; --showuniqueid; --showbus
		--showdriverversion; --showfwinfo; --showhw; --showvoltage; --showrasinfo; --showpagesinfo; --json
		--csv; --setsclk X; --setmclk X; --setfan X; --setperflevel X; --setoverdrive X
		--setpoweroverdrive X; --setprofile X; -r, --resetclocks; --resetfans; --resetprofile
		--resetpoweroverdrive; --gpureset; --load FILE; --save >FILE; --autorespond X; --loglevel X
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--setsclk --setmclk --setfan --setperflevel --setoverdrive --setpoweroverdrive --setprofile -r " +
			"--resetfans --resetprofile --resetpoweroverdrive --gpureset --load", Effect: cli.Changes,
			Does: "changes the settings of a GPU"},
	},
	Probes: []string{"rocm-smi"},
}
