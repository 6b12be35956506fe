"""What a form shows again after a refusal: what was typed into it, and why it was not done."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

from django.core import signing

from topcut.messages.voice import Told

_SALT = "topcut.form"


def fresh_key() -> str:
    """For a hidden field: a form that is sent twice acts once."""
    return secrets.token_urlsafe(12)


def signed_key() -> str:
    """For a form that lets its sender in: one that we have made, which nobody can choose."""
    return signing.Signer(salt=_SALT).sign(fresh_key())


def made_by(key: str) -> str | None:
    """What stands for a signed key in the database; None for what is none of ours."""
    try:
        return sha256(signing.Signer(salt=_SALT).unsign(key).encode()).hexdigest()
    except signing.BadSignature:
        return None


class Typed:
    """One form as a template asks for it; what was not typed is empty."""

    __iter__ = None  # it is asked by name only: a loop over it would never end

    def __init__(self, values: Mapping[str, str], answered: Answered | None = None) -> None:
        self._values = values
        self._answered = answered

    def __getitem__(self, field: str) -> object:
        if field == "refused":  # asked without telling why
            return bool(self._answered and self._answered.refusals)
        if field != "refusals":
            return self._values.get(field, "")
        if self._answered is None:
            return ()
        self._answered.told = True
        return self._answered.refusals


class Answered:
    """The answer to the form that was sent; every other form of the page is empty."""

    def __init__(
        self,
        form: str = "",
        refusals: Sequence[Told] = (),
        values: Mapping[str, str] | None = None,
        status: int = 200,
    ) -> None:
        self.form = form
        self.refusals = refusals
        self.values = values or {}
        self.status = status
        self.told = not refusals  # whether the page has a place where they are shown

    def __getitem__(self, form: str) -> Typed:
        return Typed(self.values, self) if form == self.form else Typed({})


NOTHING = Answered()
