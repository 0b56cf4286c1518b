// Package paths turns a path and what is done to it into a class. It is the one
// place where that happens: programs, redirections, edit tools and embedded
// languages name paths and effects, Env.Judge answers.
//
// # Areas
//
// A path is looked up in this order; the first that knows it decides:
//
//  1. names that are protected wherever they lie: our own places, the harness's
//     settings, credentials, start-up files, a repository's .git, directories on
//     PATH. They hold inside the project, a home and a temp root too;
//  2. the project tree, temp roots, home directories: local;
//  3. system trees and devices: protected;
//  4. the roots that the configuration calls scratch;
//  5. anything else: elsewhere.
//
// The project comes before the system trees, so that a checkout in /srv/shop or
// /usr/src/app is local. A root that is a system tree itself, lies in one that
// holds nothing but the system (/etc, /boot, /usr/lib …), or is /, a home
// directory, a shared temp root or an ancestor of one is no project: see usable.
//
// # The harness's files
//
// Guarded (denied in every state) are the harness's settings, hooks, session
// files and programs. What merely instructs the model is not: a project's
// CLAUDE.md, .claude/commands, .claude/agents and .claude/skills are ordinary
// files. A skill may carry inline commands, but the harness asks the gate before
// it runs them. The same files of a home directory are loaded into every
// project's sessions: they are protected, not guarded. Plans and memory notes,
// which the harness itself tells the model to write, are local. A list of
// programs that the harness starts (.mcp.json) is protected.
//
// # Symlinks
//
// Symlinks that exist when the call is judged are followed as the kernel does,
// `..` after them. A path is as protected as the most protected place that it
// passes: ~/.bashrc stays a start-up file where it links into ~/dotfiles. What a
// pattern matches is not listed: its leading directories are resolved, and a
// pattern that could match a protected name counts as that name.
//
// This file owns the types. The tables are in home.go, anywhere.go, secret.go
// and system.go; the judgement is in judge.go.
package paths

import (
	"io/fs"
	"sync"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Env holds the stated facts of the machine, observed once per process. Do not
// change it after the first Judge or Resolve. The zero Env knows no home and no
// project: only temp roots and other people's homes are local then.
type Env struct {
	Home    string          // $HOME; "" unknown
	Path    []string        // directories on PATH; relative ones are ignored
	TmpDir  string          // $TMPDIR; "" unset
	Root    string          // project root; "" where there is none
	User    string          // $USER, for the shell's own expansions; Judge does not read it
	Own     []string        // our own protected places: data directory, plugin root, binaries
	Further func() []string // more of Own, asked when a path is judged that needs it; nil: none
	Moved   []Moved         // places of a home directory that the environment put elsewhere
	Scratch struct {        // the configuration's additions to what may be deleted
		Names []string // file names inside the project: "generated", "*.tmp"
		Roots []string // absolute directories, or below ~/
	}
	FS FS // nil: the real file system

	once, more sync.Once
	at         layout
}

// Moved says that Dir stands for Name of a home directory: {"/cfg", ".config"}.
type Moved struct{ Dir, Name string }

// FS is what is asked of a file system. Errors wrap fs.ErrNotExist where
// nothing is there; every other error counts as "cannot be told".
type FS interface {
	Lstat(name string) (fs.FileInfo, error)
	Readlink(name string) (string, error)
}

// Kind is what is done to a path. The zero Kind is judged as mutating.
type Kind uint8

// The kinds.
const (
	_        Kind = iota
	Read          // reads a file or lists a directory
	Write         // creates or overwrites
	Append        // creates or adds to
	Mkdir         // makes a directory
	Link          // makes a link of this name
	Alias         // the existing file or directory that a new link leads to
	Move          // moves it away; the destination is a Write
	Mode          // changes mode, owner or attributes
	ModeOpen      // opens a tree to everyone (chmod -R 777)
	Delete        // deletes
	Work          // works in the directory, as builds and repositories do: files of its own choice
)

// Target is a path as a command names it, after quote removal and expansion.
type Target struct {
	Path      string // as far as it is known; the source text where it is not static
	Static    bool   // Path is what the command will see
	Glob      bool   // Path has unquoted pattern characters, still to be expanded
	Prefix    string // leading part that is static where Path is not; "" if none
	Recursive bool   // with everything below; for Write: files whose names are not known
}

// Area says where a path lies.
type Area uint8

// The areas.
const (
	Unknown   Area = iota // cannot be told
	Sink                  // /dev/null and its kind: writing there changes nothing
	Scratch               // build output of the project or a root named in the configuration
	Local                 // project, temp roots, ordinary files of home directories
	Elsewhere             // another volume, another machine's mount
	Protected             // system, credentials, start-up files, our own and the harness's files
)

// Ruling is the judgement of one effect on one path.
type Ruling struct {
	Class     abi.Class
	Reason    string // lower case, no full stop: "writes /etc/hosts: a system directory"
	Path      string // absolute, symlinks resolved; as written where it is not known
	Area      Area   // for a Read our own places and PATH are not looked at
	Sensitive bool   // a Read that shows secrets
	Guarded   bool   // our own or the harness's protection: denied in every state
}

// String returns the effect's kind as abi.Effect writes it.
func (k Kind) String() string {
	switch k {
	case Read, Alias:
		return "reads"
	case Write, Append, Mkdir, Link, Work:
		return "writes"
	case Move:
		return "moves"
	case Mode, ModeOpen:
		return "modes"
	}
	return "deletes"
}

// String returns the area's name in lower case.
func (a Area) String() string {
	switch a {
	case Sink:
		return "sink"
	case Scratch:
		return "scratch"
	case Local:
		return "local"
	case Elsewhere:
		return "elsewhere"
	case Protected:
		return "protected"
	}
	return "unknown"
}
