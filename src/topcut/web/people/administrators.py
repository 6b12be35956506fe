"""What whoever runs the site does with accounts, from the command line: administrators, passwords."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from topcut.acts.entries.names import tidy
from topcut.refusal import Refused, refusal, refuse
from topcut.web.people.names import account, handle_of


def make_administrator(name: str, password: str = "") -> User:
    """A new account with this password, or one that is there and keeps its own. Raises `Refused`."""
    user = account(name) or _new(name, password)
    user.is_staff = user.is_superuser = True
    user.save()
    return user


def _new(name: str, password: str) -> User:
    user = User(username=handle_of(name), first_name=tidy(name))
    if not user.username:
        raise refuse("account-no-handle", name=name)
    if not password:
        raise refuse("account-new-without-password", handle=user.username)
    _must_be_good(password, user)
    user.set_password(password)
    return user


def must_know(name: str) -> User:
    """The account that is meant; refused where there is none."""
    user = account(name)
    if user is None:
        raise refuse("account-none", name=name)
    return user


def set_password(user: User, password: str) -> None:
    """A new password and nothing else: no role, no rights. Every session of the old one is over."""
    if not password:
        raise refuse("account-password-missing")
    _must_be_good(password, user)
    user.set_password(password)
    user.save(update_fields=("password",))


def _must_be_good(password: str, user: User) -> None:
    try:
        validate_password(password, user)
    except ValidationError as error:
        told = (words.rstrip(".").removeprefix("This ") for words in error.messages)
        raise Refused(
            *(refusal("account-password-weak", why=words[:1].lower() + words[1:]) for words in told)
        ) from None
