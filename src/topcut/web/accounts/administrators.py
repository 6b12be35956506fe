"""The first administrator, made from the command line."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from topcut.refusal import Refusal, Refused, refuse
from topcut.web.accounts.names import account, handle_of, tidy


def make_administrator(name: str, password: str) -> User:
    """A new account, or one that is there; an empty password keeps the one it has. Raises `Refused`."""
    known = account(name)
    user = known or User(username=handle_of(name), first_name=tidy(name))
    if not user.username:
        raise refuse(f"no handle can be made of {name!r}", "write it with letters or digits", "name")
    if not password and known is None:
        raise refuse(f"there is no account {user.username} yet", "give it a password", "password")
    if password:
        _must_be_good(password, user)
        user.set_password(password)
    user.is_staff = user.is_superuser = True
    user.save()
    return user


def _must_be_good(password: str, user: User) -> None:
    try:
        validate_password(password, user)
    except ValidationError as error:
        told = (words.rstrip(".").removeprefix("This ") for words in error.messages)
        raise Refused(
            *(Refusal(words[:1].lower() + words[1:], "choose another one", "password") for words in told)
        ) from None
