"""People with accounts in a test: they sign up and sign in through the pages."""

from __future__ import annotations

import re
from typing import Any

from django.contrib.auth.models import User
from django.test import Client

from topcut.web.people.names import handle_of

PASSWORD = "nine orbs of Bajor"


def account(name: str, **more: Any) -> User:
    """An account that is there already."""
    user = User(username=handle_of(name), first_name=name, **more)
    user.set_password(PASSWORD)
    user.save()
    return user


def signed_in(name: str, client: Client | None = None) -> Client:
    """A browser that has signed in by the page; the account is made where it is missing."""
    if not User.objects.filter(username=handle_of(name)).exists():
        account(name)
    client = client or Client()
    answer = client.post("/sign-in", {"login": name, "password": PASSWORD})
    assert answer.status_code == 302, answer.content.decode()
    return client


def key_of(page: str) -> str:
    """The key of the first form of a page."""
    found = re.search(r'name="key" value="([^"]+)"', page)
    assert found, "the page has no form with a key"
    return found[1]
