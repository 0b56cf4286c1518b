package catalog

// entries is the catalogue, sorted by name; a program with several names
// stands once for each.
var entries = [...]Entry{
	{"bash", &sh},
	{"dash", &sh},
	{"docker", &docker},
	{"docker-compose", &dockerCompose},
	{"gh", &gh},
	{"git", &git},
	{"ksh", &sh},
	{"kubectl", &kubectl},
	{"podman-compose", &podmanCompose},
	{"sh", &sh},
	{"terraform", &terraform},
	{"tofu", &terraform},
	{"xargs", &xargs},
	{"zsh", &sh},
}
