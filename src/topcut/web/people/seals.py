"""Seals: what makes an address that nobody can guess, an HMAC of the site's secret with 128 bits."""

from __future__ import annotations

from base64 import b32encode

from django.utils.crypto import constant_time_compare, salted_hmac

_BYTES = 16
_EARLY = 20  # signs of a seal before there were 128 bits: 80


def seal(salt: str, text: str) -> str:
    """26 signs, letters and digits that nobody confuses on paper."""
    return b32encode(salted_hmac(salt, text, algorithm="sha256").digest()[:_BYTES]).decode().rstrip("=").lower()


def is_seal(given: str, salt: str, text: str, early: bool = False) -> bool:
    """Whether this is the seal of a text; `early` where one that was handed out before is still good."""
    if early and len(given) == _EARLY:
        return constant_time_compare(given, salted_hmac(salt, text, algorithm="sha256").hexdigest()[:_EARLY])
    return constant_time_compare(given, seal(salt, text))
