package main

// This file owns shrinking: the shortest line that still shows a difference.

// shrink takes parts out of a line as long as holds says that the difference
// stays; it asks at most a bounded number of times.
func shrink(line string, holds func(string) bool) string {
	budget := 600
	try := func(s string) bool {
		budget--
		return budget > 0 && holds(s)
	}
	parts := tokens(line)
	for again := true; again && budget > 0; {
		again = false
		for size := max(len(parts)/2, 1); size >= 1; size /= 2 {
			for at := 0; at+size <= len(parts); {
				less := append(append([]string{}, parts[:at]...), parts[at+size:]...)
				if try(join(less)) {
					parts, again = less, true
				} else {
					at++
				}
			}
		}
		// Pairs, such as quotes and brackets, leave together.
		for i := 0; i < len(parts); i++ {
			for j := i + 1; j < len(parts) && j < i+40; j++ {
				if !pair(parts[i], parts[j]) {
					continue
				}
				less := append([]string{}, parts[:i]...)
				less = append(append(less, parts[i+1:j]...), parts[j+1:]...)
				if try(join(less)) {
					parts, again = less, true
					break
				}
			}
		}
	}
	return join(parts)
}

func pair(a, b string) bool {
	switch a {
	case "(":
		return b == ")"
	case "{":
		return b == "}"
	case "'", "\"", "`":
		return a == b
	}
	return false
}

func join(parts []string) string {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	b := make([]byte, 0, n)
	for _, p := range parts {
		b = append(b, p...)
	}
	return string(b)
}

// tokens cuts a line into runs of letters and single other bytes.
func tokens(line string) []string {
	var out []string
	for i := 0; i < len(line); {
		j := i + 1
		for letter(line[i]) && j < len(line) && letter(line[j]) {
			j++
		}
		out = append(out, line[i:j])
		i = j
	}
	return out
}

func letter(c byte) bool {
	return c == '_' || c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
