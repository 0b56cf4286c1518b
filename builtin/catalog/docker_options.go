package catalog

// This file owns the option lists that several of docker's subcommands share.

const (
	dockerPS = `
		-a, --all; -f, --filter FILTER; --format TEXT; -n, --last N; -l, --latest; --no-trunc; -q, --quiet
		-s, --size`
	dockerLogs = "--details; -f, --follow; --since TIME; -n, --tail N; -t, --timestamps; --until TIME\n"
	dockerExec = `
		-d, --detach; --detach-keys KEYS; -e, --env PAIR; --env-file FILE; -i, --interactive; --privileged
		-t, --tty; -u, --user NAME; -w, --workdir DIR`
	dockerImages = "-a, --all; --digests; -f, --filter FILTER; --format TEXT; --no-trunc; -q, --quiet; --tree"

	dockerLimits = `
		--blkio-weight N; --cpu-period N; --cpu-quota N; --cpu-rt-period N; --cpu-rt-runtime N
		-c, --cpu-shares N; --cpus N; --cpuset-cpus LIST; --cpuset-mems LIST; -m, --memory BYTES
		--memory-reservation BYTES; --memory-swap BYTES; --kernel-memory BYTES; --pids-limit N
		--restart POLICY
	`

	// dockerRun: run and create; create lacks -d and --sig-proxy.
	dockerRun = dockerLimits + `
		--add-host LIST; --annotation PAIR; -a, --attach LIST; --blkio-weight-device LIST; --cap-add LIST
		--cap-drop LIST; --cgroup-parent NAME; --cgroupns MODE; --cidfile >FILE; --cpu-count N
		--cpu-percent N; -d, --detach; --detach-keys KEYS; --device LIST; --device-cgroup-rule LIST
		--device-read-bps LIST; --device-read-iops LIST; --device-write-bps LIST; --device-write-iops LIST
		--disable-content-trust; --dns LIST; --dns-opt LIST; --dns-option LIST; --dns-search LIST
		--domainname NAME; --entrypoint PROGRAM; -e, --env PAIR; --env-file FILE; --expose LIST; --gpus LIST
		--group-add LIST; --health-cmd TEXT; --health-interval DURATION; --health-retries N
		--health-start-interval DURATION; --health-start-period DURATION; --health-timeout DURATION
		-h, --hostname NAME; --init; -i, --interactive; --io-maxbandwidth BYTES; --io-maxiops N; --ip IP
		--ip6 IP; --ipc MODE; --isolation MODE; -l, --label LIST; --label-file FILE; --link LIST
		--link-local-ip LIST; --log-driver NAME; --log-opt LIST; --mac-address ADDRESS
		--memory-swappiness N; --mount MOUNT; --name NAME; --network, --net NAME
		--network-alias, --net-alias LIST; --no-healthcheck; --oom-kill-disable; --oom-score-adj N
		--pid MODE; --platform NAME; --privileged; -p, --publish LIST; -P, --publish-all; --pull POLICY
		-q, --quiet; --read-only; --rm; --runtime NAME; --security-opt LIST; --shm-size BYTES; --sig-proxy
		--stop-signal NAME; --stop-timeout N; --storage-opt LIST; --sysctl PAIR; --tmpfs LIST; -t, --tty
		--ulimit LIST; --use-api-socket; -u, --user NAME; --userns MODE; --uts MODE; -v, --volume LIST
		--volume-driver NAME; --volumes-from LIST; -w, --workdir DIR; --help
	`

	// dockerService: create and update.
	dockerService = `
		--args TEXT; --cap-add LIST; --cap-drop LIST; --config LIST; --config-add LIST; --config-rm LIST
		--constraint LIST; --constraint-add LIST; --constraint-rm LIST; --container-label LIST
		--container-label-add LIST; --container-label-rm LIST; --credential-spec SPEC; -d, --detach
		--dns LIST; --dns-add LIST; --dns-rm LIST; --dns-option LIST; --dns-option-add LIST
		--dns-option-rm LIST; --dns-search LIST; --dns-search-add LIST; --dns-search-rm LIST
		--endpoint-mode MODE; --entrypoint PROGRAM; -e, --env PAIR; --env-add PAIR; --env-rm NAME
		--env-file FILE; --force; --generic-resource LIST; --generic-resource-add LIST
		--generic-resource-rm LIST; --group LIST; --group-add LIST; --group-rm LIST; --health-cmd TEXT
		--health-interval DURATION; --health-retries N; --health-start-interval DURATION
		--health-start-period DURATION; --health-timeout DURATION; --host LIST; --host-add LIST
		--host-rm LIST; --hostname NAME; --image IMAGE; --init; --isolation MODE; -l, --label LIST
		--label-add LIST; --label-rm LIST; --limit-cpu N; --limit-memory BYTES; --limit-pids N
		--log-driver NAME; --log-opt LIST; --max-concurrent N; --mode MODE; --mount MOUNT; --mount-add MOUNT
		--mount-rm LIST; --name NAME; --network NAME; --network-add NAME; --network-rm NAME
		--no-healthcheck; --no-resolve-image; --oom-score-adj N; --placement-pref LIST
		--placement-pref-add LIST; --placement-pref-rm LIST; -p, --publish PORT; --publish-add PORT
		--publish-rm PORT; -q, --quiet; --read-only; --replicas N; --replicas-max-per-node N
		--reserve-cpu N; --reserve-memory BYTES; --restart-condition MODE; --restart-delay DURATION
		--restart-max-attempts N; --restart-window DURATION; --rollback; --rollback-delay DURATION
		--rollback-failure-action MODE; --rollback-max-failure-ratio N; --rollback-monitor DURATION
		--rollback-order MODE; --rollback-parallelism N; --secret LIST; --secret-add LIST; --secret-rm LIST
		--stop-grace-period DURATION; --stop-signal NAME; --sysctl LIST; --sysctl-add LIST; --sysctl-rm LIST
		-t, --tty; --ulimit LIST; --ulimit-add LIST; --ulimit-rm LIST; --update-delay DURATION
		--update-failure-action MODE; --update-max-failure-ratio N; --update-monitor DURATION
		--update-order MODE; --update-parallelism N; -u, --user NAME; --with-registry-auth
		-w, --workdir DIR
	`
)
