# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists the others.

PYTHON ?= $(shell tools/python)
GAME ?= uno
VENV ?= .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/tischlein/core src/tischlein/games src/tischlein/bots -name '*.py') setup.py pyproject.toml
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install
NPM := VENV=$(VENV) tools/npm
PAGE := src/tischlein/server/page/index.html
DRAWN := $(shell find web/src web/public web/index.html web/vite.config.ts -type f ! -name '*.test.ts')

.PHONY: help play terminal page web test ready system test-others contracts lint audit mutants format bench build playthroughs pictures lock clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

play: $(VENV)/.built $(PAGE) ## set the table and play in the browser (HOST=127.0.0.1: for this computer alone)
	@$(BIN)/tischlein $(if $(HOST),--host $(HOST))

terminal: $(VENV)/.built ## play in the terminal (GAME=uno-match: another game)
	@$(BIN)/tischlein play $(GAME)

page: $(PAGE) ## build the page that the server shows

test: ready ## run all tests
	@tools/system
	$(BIN)/python -m pytest -n 3 --dist worksteal $(TESTS)

ready: $(VENV)/.built $(VENV)/.dev $(PAGE) ## install, compile and build all that the tests need

system: ## install the programs that the tests need beside Python: Chromium and PostgreSQL (on Debian, as root)
	@tools/system

test-others: ## run the tests with every other Python on this machine (OTHERS=newest: with that one)
	tools/test-others $(OTHERS)

contracts: $(VENV)/.built $(VENV)/.dev ## all contracts in 10,000 games of each kind and seat count (an hour)
	TISCHLEIN_GAMES=10000 $(BIN)/python -m pytest -n 2 tests/contract/test_contract.py

lint: $(VENV)/.built $(VENV)/.dev ## style, types, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

mutants: $(VENV)/.built $(VENV)/.dev ## change the source in small ways and see whether tests notice (MUTANTS="--sample 50 --only core")
	$(BIN)/python tools/mutants.py $(MUTANTS)

audit: $(VENV)/.dev ## known faults in what we depend on
	$(BIN)/python tools/audit.py

web: ready ## types, lint, form and tests of the page, and how much of it a first visit loads
	$(NPM) run --silent samples
	$(NPM) run --silent check
	$(NPM) run --silent size

web/node_modules/.installed: web/package-lock.json | $(VENV)/.play
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(DRAWN)
	$(NPM) run --silent build -- --logLevel warn

format: $(VENV)/.dev ## bring the code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.built ## measure the engine, the search, the environments and the server, and side by side with their peers
	$(BIN)/python bench/engine.py
	tools/bench-peers
	tools/bench-peers bots
	tools/bench-peers envs
	tools/bench-server

build: $(VENV)/.built $(PAGE) ## make the wheel: core, games and bots compiled, the page built
	$(BIN)/python -m pip --quiet wheel --no-build-isolation --no-deps --wheel-dir dist .

playthroughs: $(VENV)/.built $(VENV)/.dev ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs

pictures: ready system ## photograph and film games for docs/
	$(BIN)/python -m tests.browser.pictures

lock: $(VENV)/.dev ## pin the current versions of all requirements
	cd requirements && for name in play dev peers node; do \
	  ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --allow-unsafe --upgrade $$name.in -o $$name.txt; done

clean: ## remove everything that was built or installed
	rm -rf .venv .venv-* build dist web/node_modules web/dist* web/samples src/tischlein/server/page src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.play: requirements/play.txt
	@tools/toolchain $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.built: $(VENV)/.play $(COMPILED)
	TISCHLEIN_PURE=$$(tools/can-compile $(PYTHON) || echo 1) $(PIP) --no-build-isolation --no-deps -e .
	@touch $@
