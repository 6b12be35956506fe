"""The site of the web's tests, once per process, is the site here too."""

from __future__ import annotations

from web.conftest import site  # noqa: F401  (a fixture; importing it also sets Django up)
