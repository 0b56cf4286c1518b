package cli

// Effect is one fact about what a command does. It is no class: classes follow
// from effects by rules that stand in one place (builtin/shell, builtin/paths).
type Effect uint8

const (
	// Unstated: the catalogue does not say.
	Unstated Effect = iota
	// Pure: depends on the command line and standard input alone. No evidence.
	Pure
	// Reads: observes files, this system or a remote one.
	Reads
	// ReadsSecrets: as Reads, and what it prints is secret.
	ReadsSecrets
	// Works: changes the project or local files in the ways of ordinary work
	// (build output, local commits, packages into the project).
	Works
	// Keeps: as Works, in a store of the tool's own (images, caches, a user's
	// settings) and not where it is called.
	Keeps
	// Changes: changes a system or shared state, loses work, or is seen by
	// others.
	Changes
	// Runs: runs code that the call does not show.
	Runs
	// Connects: opens a raw connection, or sends what cannot be told.
	Connects
	// Interactive: waits for a person's commands.
	Interactive

	// Effects of a path: of each operand, or of an option-argument.

	// ReadsFrom: reads the file or directory.
	ReadsFrom
	// LoadsFrom: code or settings that may run code; those of the project and of the
	// system are its own.
	LoadsFrom
	// LoadsCode: as LoadsFrom, but the project's own are not expected there.
	LoadsCode
	// LeadsTo: the existing file that a new link leads to; as serious as the link.
	LeadsTo
	// WritesTo: creates or overwrites the file.
	WritesTo
	// WritesInto: creates or overwrites files below the directory whose names are
	// not known (tar -C, unzip -d).
	WritesInto
	// AppendsTo: creates the file or adds to it.
	AppendsTo
	// MakesDir: makes the directory.
	MakesDir
	// MakesLink: makes a link of this name.
	MakesLink
	// Deletes: removes it.
	Deletes
	// DeletesTree: removes it with all that is below.
	DeletesTree
	// MovesAway: the source of a move.
	MovesAway
	// SetsMode: permissions or owner.
	SetsMode
	// SetsModeTree: permissions or owner, recursively.
	SetsModeTree
	// OpensToAll: permissions, recursively, for everyone.
	OpensToAll

	// Effects of text: of each operand, or of an option-argument.

	// Executes: it is shell text that is run.
	Executes
	// ExecutesProgram: it names a program, perhaps with arguments.
	ExecutesProgram

	// judged: a language has judged the text (Fact.Result).
	judged
)

// OfPath reports whether e is an effect of a path.
func (e Effect) OfPath() bool { return e >= ReadsFrom && e <= OpensToAll }

// stays reports whether an effect holds in a preview form: it writes a path or
// runs something, whatever the command would have done.
func (e Effect) stays() bool { return e == Runs || e > ReadsFrom && e <= judged }

// loads reports whether an effect is code that is loaded from a path.
func (e Effect) loads() bool { return e == LoadsFrom || e == LoadsCode }
