package catalog

// entries is the catalogue, sorted by name; a program with several names
// stands once for each.
var entries = [...]Entry{
	{"bash", &sh},
	{"dash", &sh},
	{"git", &git},
	{"ksh", &sh},
	{"kubectl", &kubectl},
	{"sh", &sh},
	{"terraform", &terraform},
	{"tofu", &terraform},
	{"xargs", &xargs},
	{"zsh", &sh},
}
