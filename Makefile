# Everything a fresh machine with python3, make and git needs. `make run` and `make test` are the two that matter.
PY := .venv/bin/python
STAMP := .venv/.installed

.PHONY: run test lint bench trust clean help

run: $(STAMP)  ## the site on this machine, with a living demo event
	.venv/bin/topcut serve --demo

test: $(STAMP)  ## everything that must pass
	$(PY) -m pytest -n auto -m "not trust"

trust: $(STAMP)  ## the long proofs
	TOPCUT_TRUST=1 $(PY) -m pytest -n auto

lint: $(STAMP)  ## ruff, mypy --strict, import-linter
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	TOPCUT_SECRET=lint $(PY) -m mypy
	.venv/bin/lint-imports --no-cache

bench: $(STAMP)  ## speed, measured against peers in one run
	$(PY) -m bench

$(STAMP): pyproject.toml constraints.txt
	test -x $(PY) || python3 -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	touch $(STAMP)

clean:  ## remove what make made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:  ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'
