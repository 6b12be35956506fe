# Everything a fresh machine with python3, make and git needs. `make run` and `make test` are the two that matter.
PY := .venv/bin/python
STAMP := .venv/.installed
APT := apt-get install -qq -y --no-install-recommends fonts-dejavu

.PHONY: run test lint bench bench-web trust chromium screenshots clean help

run: $(STAMP)  ## the site on this machine, with a living demo event
	.venv/bin/topcut serve --demo

test: $(STAMP) chromium  ## everything that must pass
	env -u PYTHONDONTWRITEBYTECODE $(PY) -m pytest -n $$(($$(nproc) + 2)) --dist worksteal -m "not trust"  # some tests wait

trust: $(STAMP)  ## the long proofs
	TOPCUT_TRUST=1 $(PY) -m pytest -n auto

lint: $(STAMP)  ## ruff, mypy --strict, import-linter, the catalogues, twins, the layout of templates
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	TOPCUT_SECRET=lint $(PY) -m mypy
	.venv/bin/lint-imports --no-cache
	$(PY) -m checks.catalogues
	$(PY) -m checks.sentences
	$(PY) -m checks.duplicates
	$(PY) -m checks.schemas
	$(PY) -m checks.templates

bench: $(STAMP)  ## speed, measured against peers in one run; `python -m bench lists --long` has ten million games
	$(PY) -m bench
	$(PY) -m bench people
	$(PY) -m bench lists
	$(PY) -m bench finish

bench-web: $(STAMP)  ## the site under load and under pressure, two or three minutes; wrk measures the pages
	$(PY) -m bench web
	$(PY) -m bench pressure

screenshots: $(STAMP) chromium  ## pictures of the demo for docs/screenshots, and how long a slow phone waits
	PYTHONPATH=tests $(PY) -m web.browser.screenshots

chromium:  ## a browser for the browser tests: the one that is there, or by apt where we may
	@which chromium-headless-shell chromium chromium-browser google-chrome 2>/dev/null | grep -q . \
	|| { test "$$(id -u)" = 0 && apt-get update -qq && { $(APT) chromium-headless-shell || $(APT) chromium; }; } \
	|| echo "There is no Chromium here and it could not be installed: the browser tests are NOT run."

$(STAMP): pyproject.toml constraints.txt
	test -x $(PY) || python3 -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	touch $(STAMP)

clean:  ## remove what make made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'
