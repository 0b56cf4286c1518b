package catalog

// entries is the catalogue, sorted by name; a program with several names
// stands once for each.
var entries = [...]Entry{
	{"aria2c", &aria2c},
	{"bash", &sh},
	{"curl", &curl},
	{"dash", &sh},
	{"docker", &docker},
	{"docker-compose", &dockerCompose},
	{"gh", &gh},
	{"git", &git},
	{"http", &http},
	{"https", &http},
	{"ksh", &sh},
	{"kubectl", &kubectl},
	{"podman-compose", &podmanCompose},
	{"sh", &sh},
	{"terraform", &terraform},
	{"tofu", &terraform},
	{"wget", &wget},
	{"wget2", &wget},
	{"xargs", &xargs},
	{"xh", &http},
	{"xhs", &http},
	{"zsh", &sh},
}
