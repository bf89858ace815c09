# Everything runs in .venv, which these commands make: only Python 3.11+ and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.installed-run
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench
ARGS ?=

.PHONY: help play test lint types unit soak golden bench bench-table fmt clean

help:
	@echo "make play    set up and play (ARGS='dungeon-roll --players human,thumb --lang ru')"
	@echo "make test    set up, lint, check types, run the tests"
	@echo "make soak    the long runs that make test leaves out"
	@echo "make golden  write the golden playthroughs anew, to see a change of rules in a diff"
	@echo "make bench   decisions per second, beside peers where they can be installed"
	@echo "make bench-table  how long a choice takes at a server with 200 tables"
	@echo "make fmt     format the code"

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Undercroft needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(RUN): $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(DEV): $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(RUN)

$(BENCH): $(DEV)
	-$(BIN)/python -m pip install --quiet open_spiel
	-$(BIN)/python -m pip install --quiet rlcard
	-$(BIN)/python -m pip install --quiet chess
	@touch $@

play: $(RUN)
	$(BIN)/undercroft play $(or $(ARGS),dungeon-roll)

test: lint types unit

lint: $(DEV)
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench

types: $(DEV)
	$(BIN)/mypy

unit: $(DEV)
	$(BIN)/python -m pytest -n auto -m "not soak" $(ARGS)

soak: $(DEV)
	$(BIN)/python -m pytest -n auto -m soak $(ARGS)

golden: $(DEV)
	$(BIN)/python -m tests.golden.playthrough

bench: $(BENCH)
	$(BIN)/python -m bench.decisions $(ARGS)

bench-table: $(DEV)
	$(BIN)/python -m bench.table $(ARGS)

fmt: $(DEV)
	$(BIN)/ruff check --fix src tests bench
	$(BIN)/ruff format src tests bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
