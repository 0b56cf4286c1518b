# The two commands of a newcomer: make demo, make test. make help lists the rest.
VERSION ?= dev
# As cmd/internal/dist has them: a release is what make build builds.
GOFLAGS_BUILD = -trimpath -buildvcs=false -ldflags='-s -w -buildid= -X main.version=$(VERSION)'
FUZZTIME ?= 60s

PLUGIN_VERSION = $(shell sed -n 's/^  "version": "\(.*\)",/\1/p' .claude-plugin/plugin.json)

.PHONY: help build plugin dist classifiers e2e demo test check fmt mutants catfmt vet lint race agree confirm bench hostile fuzz clean tidy cross

help: ## list the targets
	@grep -hE '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

build: ## build the programs into bin/
	CGO_ENABLED=0 go build $(GOFLAGS_BUILD) -o bin/.built/ ./cmd/tmt ./cmd/tmt-ground ./cmd/tmt-sandbox
	@rm -f bin/tmt bin/tmt-ground bin/tmt-sandbox
	@# A copy: what the linker wrote lies in small pages, and starts a fifth slower.
	@cp bin/.built/* bin/

plugin: ## build the programs as the plugin's own, ready for claude --plugin-dir .
	$(MAKE) build VERSION=$(PLUGIN_VERSION)

dist: ## release archives for six platforms, the same bytes every time
	go run ./cmd/internal/dist -out dist

classifiers: ## build the shipped classifiers into bin/classifiers/, as far as compilers are installed
	@mkdir -p bin/classifiers
	@for d in acmectl/go acmectl/c acmectl/rust acmectl/assemblyscript acme-tools; do \
	  out=$(CURDIR)/bin/classifiers/$$(echo $$d | tr / -).wasm; rm -f "$$out"; \
	  (cd classifiers/$$d && sh build.sh "$$out") || { [ $$? = 3 ] && continue; exit 1; }; \
	  go run ./cmd/internal/annotate -meta classifiers/$$d/tmt.meta.json -vectors classifiers/$$d/*.vectors.jsonl "$$out" || exit 1; \
	  echo "bin/classifiers/$${out##*/}: $$(wc -c <"$$out") bytes"; \
	done

e2e: ## scenes with the real Claude Code, offline (fetches the clients with npm)
	@go run ./cmd/internal/e2e $(E2E)

demo: build ## play sessions on real hook events: deny, probe, commit, allow; a classifier
	@go run ./cmd/internal/demo -bin bin

test: ## run all tests
	go test ./...

check: fmt vet lint test mutants race cross tidy ## what CI runs: form, vet, staticcheck, make test, the same with the race detector

fmt: ## fail where a file is not gofmt-ed
	@out=$$(gofmt -l $$(git ls-files '*.go')); test -z "$$out" || { echo "not gofmt-ed: $$out"; exit 1; }

mutants: ## fail where no case fails without a fact of the catalogue, but for those listed
	TMT_MUTANTS=check go test -count=1 ./builtin/catalog -run TestMutants

catfmt: ## cut the long lines of the catalogue's entries
	go run ./cmd/internal/catfmt

vet: ## go vet
	go vet ./...

lint: ## staticcheck, pinned in go.mod
	go tool staticcheck ./...

# The detector sleeps a second at each exit: of each program that a test starts, too.
race: ## make test, with the race detector
	GORACE=atexit_sleep_ms=0 go test -race ./...

cross: ## the other platforms compile
	GOOS=darwin go vet ./cmd/... && GOOS=windows go vet ./cmd/...

agree: ## put 10,000 command lines to the four classifiers of acmectl (minutes)
	go test ./classifiers -count=1 -run Agree -lines 10000

confirm: ## run 50,000 generated lines and all cases in bash, dash and zsh, and compare with the verdicts (minutes)
	@go run ./cmd/internal/confirm $(CONFIRM)

bench: ## whole-process times, throughput and growth
	go run ./cmd/internal/bench

hostile: ## every hostile module behind the real programs, with time and memory (takes minutes)
	TMT_HOSTILE=$${TMT_HOSTILE:-own} go test ./cmd/tmt -run TestHostileModules -v -timeout 0 | grep -v "^=== "

fuzz: ## every fuzz target for FUZZTIME (60s)
	@FUZZTIME=$(FUZZTIME) sh -eu -c 'for p in $$(git grep -l "^func Fuzz" -- "*_test.go" | xargs -n1 dirname | sort -u); do \
	  for f in $$(grep -hoE "^func Fuzz[A-Za-z]+" $$p/*_test.go | cut -c6- | sort -u); do \
	    echo "== $$p $$f"; go test ./$$p -run "^$$" -fuzz "^$$f\$$" -fuzztime $$FUZZTIME; done; done'

tidy: ## fail where go.mod or the tree is not as committed
	go mod tidy && git diff --exit-code -- go.mod go.sum

clean: ## remove what was built
	rm -rf bin dist
