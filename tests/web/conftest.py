"""A site on a fresh SQLite folder: Django is set up once per process, every test begins with empty tables.

Passwords are hashed quickly here: what makes guessing slow would make every test that signs in slow.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest

from in_memory import in_memory

_FOLDER = tempfile.mkdtemp(prefix="topcut-web-", dir=in_memory())
atexit.register(shutil.rmtree, _FOLDER, ignore_errors=True)
os.environ["TOPCUT_SECRET"] = "only for tests"
os.environ["DATABASE_URL"] = os.environ.get("TOPCUT_TEST_DATABASE", "")  # never one that somebody works with

from topcut.web.running.serve import prepare  # noqa: E402  (the environment comes first)

prepare(_FOLDER)

from django.contrib.auth.hashers import PBKDF2PasswordHasher  # noqa: E402

PBKDF2PasswordHasher.iterations = 1  # a password says how often: the server of a browser test takes it too

from web.site import Site  # noqa: E402


@pytest.fixture
def site() -> Iterator[Site]:
    made = Site()
    yield made
    made.empty()
