"""What a browser sends for a passkey: looked at before anything reads it, and never a fault of ours if it is none."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from allauth.mfa.adapter import get_adapter
from cryptography.exceptions import InvalidSignature
from django import forms

from topcut import limits
from topcut.refusal import Refused

_LONGEST = 20_000
_PARTS = ("id", "rawId", "type")
# what reading bytes that somebody made up runs into
_BROKEN = (ArithmeticError, AttributeError, InvalidSignature, LookupError, TypeError, ValueError, struct.error)


class CredentialField(forms.JSONField):
    """A credential in JSON: three texts, and the answer of the device, all of it texts again."""

    def __init__(self) -> None:
        super().__init__(required=True, widget=forms.HiddenInput)

    def to_python(self, value: Any) -> Any:
        try:
            limits.json(limits.small(str(value).encode(), "passkey", _LONGEST), "passkey")
        except (Refused, UnicodeError):
            raise _incorrect() from None
        credential = super().to_python(value)
        if credential is not None and not _is_one(credential):
            raise _incorrect()
        return credential

    def bound_data(self, data: Any, initial: Any) -> Any:
        return initial  # a wrong one is not shown again, and not read again for that


def _is_one(credential: Any) -> bool:
    if not isinstance(credential, dict) or not isinstance(credential.get("response"), dict):
        return False
    return all(isinstance(credential.get(part), str) for part in _PARTS)


@contextmanager
def no_such_passkey() -> Iterator[None]:
    """A credential that cannot be read is a wrong one."""
    try:
        yield
    except _BROKEN:
        raise _incorrect() from None


def _incorrect() -> Exception:
    wrong: Exception = get_adapter().validation_error("incorrect_code")
    return wrong
