"""Properties are judged by what is answered, never by how long it took on a busy machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("untimed", settings(), deadline=None)
settings.load_profile("untimed")
