"""Everything is said in English, whatever the machine speaks; properties are judged by answers, not by time."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("untimed", settings(), deadline=None)
settings.load_profile("untimed")

os.environ["TOPCUT_LANGUAGE"] = "en"  # also for what the tests start
