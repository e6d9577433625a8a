# `make play` and `make test` are all you need on a fresh machine; `make help` lists the other targets.

PYTHON ?= $(shell tools/python)
GAME ?= uno
VENV ?= .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/tischlein/core src/tischlein/games src/tischlein/bots -name '*.py') $(addprefix src/tischlein/server/,clock.py feed.py frame_queue.py http/frames.py journal.py limits.py table_state.py traffic.py) setup.py pyproject.toml
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install
NPM := VENV=$(VENV) tools/npm
PAGE := src/tischlein/server/page/index.html
DRAWN := $(shell find web/src web/public web/index.html web/vite.config.ts -type f ! -name '*.test.ts')

.PHONY: help play terminal page static static-runtime web test ready system test-others contracts lint audit mutants format bench build geometry playthroughs pictures evening lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

play: $(VENV)/.built $(PAGE) ## play in the browser (HOST=127.0.0.1: on this computer only)
	@$(BIN)/tischlein $(if $(HOST),--host $(HOST))

terminal: $(VENV)/.built ## play in the terminal (GAME=uno-match: choose a game)
	@$(BIN)/tischlein play $(GAME)

page: $(PAGE) ## build the web page

static: static-runtime web/node_modules/.installed ## put the table without a server into dist/static, a folder for any web space
	@$(NPM) run --silent build:static -- --logLevel warn
	@$(BIN)/python tools/static.py dist/static

static-runtime: $(VENV)/.built ## build the Python runtime of the table in a page, without a server
	@PYTHONPATH=tools $(BIN)/python -m wasm

test: ready ## run all tests
	@tools/system
	@[ -n "$$TISCHLEIN_WITHOUT_STATIC" ] || $(MAKE) --no-print-directory static
	$(BIN)/python -m pytest -n 3 --dist worksteal $(TESTS)

ready: $(VENV)/.built $(VENV)/.dev $(PAGE) ## install, compile and build what the tests need

system: ## install Chromium and PostgreSQL for the tests (on Debian, as root)
	@tools/system

test-others: ## run the tests with every other Python on this machine (OTHERS=newest: only the newest)
	tools/test-others $(OTHERS)

contracts: $(VENV)/.built $(VENV)/.dev ## check all contracts in 10,000 games of each kind and number of seats (an hour)
	TISCHLEIN_GAMES=10000 $(BIN)/python -m pytest -n 2 tests/contract/test_contract.py

lint: $(VENV)/.built $(VENV)/.dev ## check style, types and imports between packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

mutants: $(VENV)/.built $(VENV)/.dev ## check that the tests notice small changes of the source (MUTANTS="--sample 50 --only core")
	$(BIN)/python tools/mutants.py $(MUTANTS)

audit: $(VENV)/.dev ## check dependencies for known vulnerabilities
	$(BIN)/python tools/audit.py

web: ready ## check and test the page, and measure what a first visit loads
	$(NPM) run --silent samples
	$(NPM) run --silent check
	$(NPM) run --silent size

web/node_modules/.installed: web/package-lock.json | $(VENV)/.play
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(DRAWN)
	$(NPM) run --silent build -- --logLevel warn

format: $(VENV)/.dev ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.built ## measure the engine, bots, environments and server next to their peers
	$(BIN)/python bench/engine.py
	tools/bench-peers
	tools/bench-peers bots
	tools/bench-peers envs
	tools/bench-server

build: $(VENV)/.built $(PAGE) static-runtime ## build the wheel, with compiled rules, the page and its runtime
	$(BIN)/python -m pip --quiet wheel --no-build-isolation --no-deps --wheel-dir dist .

geometry: ready ## measure every table and page in windows of all sizes, with screenshots in build/geometry (GAMES="uno page-start": only these; hours)
	@tools/system
	$(BIN)/python -m tests.browser.geometry.matrix build/geometry $(GAMES)

playthroughs: $(VENV)/.built $(VENV)/.dev ## regenerate the golden playthroughs
	$(BIN)/python -m tests.playthroughs

pictures: ready system ## take screenshots and recordings of games for docs/
	$(BIN)/python -m tests.browser.screenshots

evening: ready system ## play a whole evening in four browsers, with disturbances (EVENING="--games 10 --seed 1")
	$(BIN)/python -m tests.browser.evening $(EVENING)

lock: $(VENV)/.dev ## pin the latest versions of all requirements
	cd requirements && for name in play dev peers node wasm zig; do \
	  ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --allow-unsafe --upgrade $$name.in -o $$name.txt; done

clean: ## remove everything built or installed
	rm -rf .venv .venv-* build dist web/node_modules web/dist* web/samples src/tischlein/server/page src/tischlein/server/runtime src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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
