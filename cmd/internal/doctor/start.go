package doctor

// This file owns what a new session is told of the installation: a few small
// files are read, and nothing is started.

// AtStart returns one sentence for each mistake in the plugin's folder, and for
// copies of it that run beside each other.
func AtStart(s System) []string {
	r := &report{}
	if root := s.root(); root != "" {
		s.plugin(r, root)
		s.copies(r, s.readSettings(&report{}))
	}
	var list []string
	for _, found := range r.list {
		if found.State != OK {
			list = append(list, found.Text+": "+found.Remedy)
		}
	}
	return list
}
