package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns runners of npm packages: npx, bunx and what pnpm, yarn and npm
// have of the kind.

// npx is npx of npm 11.
var npx = cli.Program{
	Name:          "npx",
	StopAtOperand: true,
	Options: npmOptions + `
		-p, --package SPEC; -c, --call COMMAND; --no-install; --ignore-existing; --shell-auto-fallback SHELL
		--npm PATH; --node-arg ARG`,
	Rules: []cli.Rule{{Option: "--script-shell --shell-auto-fallback --npm", Effect: cli.Runs,
		Does: "runs another program"}},
	Inspect: inspectNpx,
}

// bunx is bunx of Bun 1.3.
var bunx = cli.Program{
	Name:          "bunx",
	StopAtOperand: true,
	Options:       "--bun; -p, --package SPEC; --silent; --verbose; --no-install; -h, --help; -v, --version",
	Inspect:       inspectNpx,
}

func inspectNpx(inv *cli.Invocation, r *cli.Report) {
	if c, ok := inv.Last("--call"); ok {
		r.Run(cli.Inner{Shell: &c, Via: inv.Path[0] + " -c"})
		return
	}
	runsPackage(r, inv.Path[0], inv.Operands)
}

// runsPackage judges a program of an npm package: one of the known tools by its
// arguments, any other is code from elsewhere.
func runsPackage(r *cli.Report, via string, words []cli.Word) {
	if len(words) > 0 && words[0].Static && words[0].Text == "--" {
		words = words[1:]
	}
	if len(words) == 0 {
		r.Unknown("the package that " + via + " runs is not given")
		return
	}
	name := words[0]
	if len(words) == 1 && name.Static && onlyHelps(packageProgram(name.Text)) {
		r.Unknown("runs the package " + name.Text + " without saying what for")
		return
	}
	if name.Static {
		name = cli.Lit(packageProgram(name.Text))
		name.Span = words[0].Span
	}
	argv := append([]cli.Word{name}, words[1:]...)
	if !name.Static || !nodeTool(name.Text) {
		r.Unknown("runs the package " + words[0].Text + ", which is not known here")
	}
	r.Run(cli.Inner{Argv: argv, Via: via})
}

// onlyHelps reports whether a tool without arguments only prints its help: the
// call then states nothing but that the package's code runs.
func onlyHelps(name string) bool {
	switch name {
	case "biome", "cypress", "knex", "lerna", "markdownlint", "nx", "playwright", "prettier", "prisma",
		"sequelize", "stylelint", "turbo":
		return true
	}
	return false
}

// packageProgram is the program that a package specification runs:
// "prettier@3" prettier, "@biomejs/biome" biome. Others of a scope stay.
func packageProgram(spec string) string {
	if i := strings.LastIndexByte(spec, '@'); i > 0 {
		spec = spec[:i]
	}
	switch spec {
	case "@biomejs/biome":
		return "biome"
	case "@playwright/test":
		return "playwright"
	case "sequelize-cli":
		return "sequelize"
	case "@anthropic-ai/claude-code":
		return "claude"
	case "@openai/codex":
		return "codex"
	case "@google/gemini-cli":
		return "gemini"
	case "@github/copilot":
		return "copilot"
	case "@sourcegraph/amp":
		return "amp"
	case "opencode-ai":
		return "opencode"
	case "@angular/cli":
		return "ng"
	case "@nestjs/cli":
		return "nest"
	case "@vue/cli":
		return "vue"
	case "ember-cli":
		return "ember"
	case "@tailwindcss/cli":
		return "tailwindcss"
	case "@changesets/cli":
		return "changeset"
	case "firebase-tools":
		return "firebase"
	case "netlify-cli":
		return "netlify"
	case "aws-cdk":
		return "cdk"
	case "typescript":
		return "tsc"
	}
	return spec
}

// nodeTool reports whether npm's package of that name is the program that the
// catalogue knows by it. Others (ls, cat) are packages of anyone.
func nodeTool(name string) bool {
	switch name {
	case "biome", "cypress", "esbuild", "eslint", "jest", "knex", "lerna", "markdownlint", "mocha", "next", "nx",
		"playwright", "prettier", "prisma", "pyright", "rollup", "sequelize", "stylelint", "ts-node", "tsc", "tsx",
		"turbo", "vite", "vitest", "vue-tsc", "webpack",
		"drizzle-kit", "husky", "rimraf", "tailwindcss", "typeorm", "wrangler", "vercel", "serverless", "supabase",
		"ng", "nest", "vue", "ember", "changeset", "firebase", "netlify", "cdk",
		"claude", "codex", "gemini", "copilot", "amp", "opencode":
		return true
	}
	return false
}
