"""What whoever runs the site does with accounts, from the command line: administrators, passwords."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from topcut.desk.names import tidy
from topcut.refusal import Refusal_, Refused, refuse_
from topcut.web.accounts.names import account, handle_of


def make_administrator(name: str, password: str = "") -> User:
    """A new account with this password, or one that is there and keeps its own. Raises `Refused`."""
    user = account(name) or _new(name, password)
    user.is_staff = user.is_superuser = True
    user.save()
    return user


def _new(name: str, password: str) -> User:
    user = User(username=handle_of(name), first_name=tidy(name))
    if not user.username:
        raise refuse_(f"no handle can be made of {name!r}", "write it with letters or digits", "name")
    if not password:
        raise refuse_(f"there is no account {user.username} yet", "give it a password", "password")
    _must_be_good(password, user)
    user.set_password(password)
    return user


def must_know(name: str) -> User:
    """The account that is meant; refused where there is none."""
    user = account(name)
    if user is None:
        raise refuse_(f"there is no account {name!r}", "type the handle or the name of the account", "no-account")
    return user


def set_password(user: User, password: str) -> None:
    """A new password and nothing else: no role, no rights. Every session of the old one is over."""
    if not password:
        raise refuse_("a password is missing", "type one", "password")
    _must_be_good(password, user)
    user.set_password(password)
    user.save(update_fields=("password",))


def _must_be_good(password: str, user: User) -> None:
    try:
        validate_password(password, user)
    except ValidationError as error:
        told = (words.rstrip(".").removeprefix("This ") for words in error.messages)
        raise Refused(
            *(Refusal_(words[:1].lower() + words[1:], "choose another one", "password") for words in told)
        ) from None
