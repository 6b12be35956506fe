"""In which language Django and allauth say what they say themselves: errors of fields, passwords that are weak."""

from __future__ import annotations

from django.conf.global_settings import LANGUAGES

_KNOWN = {code.lower(): code for code, _ in LANGUAGES}
_ENGLISH = "en"


def django_language(spoken: str) -> str:
    """The one that we speak, "de" for "de-AT" too; English where Django does not, as for the marked one."""
    asked = spoken.lower()
    return _KNOWN.get(asked) or _KNOWN.get(asked.partition("-")[0], _ENGLISH)
