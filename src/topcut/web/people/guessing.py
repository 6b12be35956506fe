"""Guessing passwords: counted for an account, for an account at one address, and for an address.

A browser that has signed in before is known by a cookie and counted by itself: whoever guesses elsewhere, or in the
same hall, never locks the owner out there. A new password begins with new counts.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.core import signing
from django.http import HttpRequest, HttpResponse

from topcut.web.people.tallies import Limit, address_of, count, take_back

FIVE_MINUTES = 300
TRIES = Limit("signing in, of an address", 240, 60)  # right or wrong: a hall signs in behind one address
OF_ADDRESS = Limit("wrong passwords of an address", 60, 60)
OF_ACCOUNT = Limit("wrong passwords of an account", 20, FIVE_MINUTES)
OF_BOTH = Limit("wrong passwords of an account at an address", 5, FIVE_MINUTES)
OF_BROWSER = Limit("wrong passwords of a known browser", 10, FIVE_MINUTES)
_COOKIE, _SALT, _PLACE = "known", "topcut.known", "/sign-in"
_A_YEAR = 365 * 24 * 3600
_MOST = 8  # accounts that one browser is known for
_LONGEST = 300  # signs of what is typed as a name


class Guess:
    """One attempt: counted when it begins, given back when the password was right."""

    def __init__(self, request: HttpRequest, credentials: dict[str, str]) -> None:
        user = _user(credentials)
        browser, users = _known(request)
        address, account = address_of(request), _named(user, credentials)
        if user is not None and user.pk in users:
            self._counted = [(OF_BROWSER, f"{browser} {account}")]
            self._tries = []
        else:
            self._counted = [(OF_BOTH, f"{account} {address}"), (OF_ACCOUNT, account), (OF_ADDRESS, address)]
            self._tries = [(TRIES, address)]

    def is_too_many(self) -> bool:
        return bool(count(*self._counted, *self._tries))

    def was_right(self) -> None:
        take_back(*self._counted)


def _user(credentials: dict[str, str]) -> User | None:
    """Whose password is tried, by handle or e-mail address: both count together."""
    named = credentials.get("username", "")[:_LONGEST]
    mailed = credentials.get("email", "")[:_LONGEST]
    by_mail = EmailAddress.objects.filter(email__iexact=mailed).order_by("-verified").first() if mailed else None
    return User.objects.filter(username__iexact=named).first() or (by_mail.user if by_mail else None)


def _named(user: User | None, credentials: dict[str, str]) -> str:
    """An account with its present password, or a name that nobody has."""
    if user is not None:
        return f"{user.pk} {sha256(user.password.encode()).hexdigest()}"
    return (credentials.get("email") or credentials.get("username", ""))[:_LONGEST].casefold()


# Known browsers ------------------------------------------------------------------------------------------------------


def remember(request: HttpRequest, response: HttpResponse, user: AbstractBaseUser) -> None:
    """This browser has signed in with this account; sent only to where one signs in."""
    browser, users = _remembered(request)
    value = [browser or secrets.token_urlsafe(12), [user.pk, *(one for one in users if one != user.pk)][:_MOST]]
    signed = signing.dumps(value, salt=_SALT)
    response.set_cookie(
        _COOKIE, signed, _A_YEAR, path=_PLACE, httponly=True, samesite="Lax", secure=settings.SESSION_COOKIE_SECURE
    )


def _known(request: HttpRequest) -> tuple[str, list[int]]:
    """The browser and its accounts; who is asked again for the password is inside already."""
    if request.user.is_authenticated:
        return str(request.session.session_key), [request.user.pk]
    return _remembered(request)


def _remembered(request: HttpRequest) -> tuple[str, list[int]]:
    """As its cookie says; nothing where that is not ours."""
    try:
        browser, users = signing.loads(request.COOKIES.get(_COOKIE, ""), salt=_SALT, max_age=_A_YEAR)
    except signing.BadSignature:
        return "", []
    return browser, users
