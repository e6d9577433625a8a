# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists the others.

PYTHON ?= $(shell tools/python)
GAME ?= uno
VENV ?= .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/tischlein/core src/tischlein/games src/tischlein/bots -name '*.py') setup.py pyproject.toml
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install

.PHONY: help play terminal web test ready test-others contracts lint audit format bench build playthroughs lock clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

play: $(VENV)/.built ## set the table and play in the browser
	@$(BIN)/tischlein

terminal: $(VENV)/.built ## play in the terminal (GAME=raise: another game)
	@$(BIN)/tischlein play $(GAME)

test: ready ## run all tests
	$(BIN)/python -m pytest -n 2 $(TESTS)

ready: $(VENV)/.built $(VENV)/.dev ## install and compile all that the tests need

test-others: ## run the tests with every other Python on this machine
	tools/test-others

contracts: $(VENV)/.built $(VENV)/.dev ## all contracts in 10,000 games of each kind and seat count (an hour)
	TISCHLEIN_GAMES=10000 $(BIN)/python -m pytest -n 2 tests/contract/test_contract.py

lint: $(VENV)/.built $(VENV)/.dev ## style, types, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

audit: $(VENV)/.dev ## known faults in what we depend on
	$(BIN)/python tools/audit

web: web/node_modules/.installed ready ## types, form and tests of the page
	cd web && npm run --silent samples && npm run --silent check

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

format: $(VENV)/.dev ## bring the code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.built ## measure the engine, the search and the server, and side by side with their peers
	$(BIN)/python bench/engine.py
	tools/bench-peers
	tools/bench-peers bots
	tools/bench-server

build: $(VENV)/.built ## compile core, games and bots
	$(BIN)/python -m pip --quiet wheel --no-build-isolation --no-deps --wheel-dir dist .

playthroughs: $(VENV)/.built $(VENV)/.dev ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs

lock: $(VENV)/.dev ## pin the current versions of all requirements
	cd requirements && for name in play dev peers; do \
	  ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --allow-unsafe --upgrade $$name.in -o $$name.txt; done

clean: ## remove everything that was built or installed
	rm -rf .venv .venv-* build dist web/node_modules web/dist* src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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
