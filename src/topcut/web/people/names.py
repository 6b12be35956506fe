"""Names and handles: a handle is the name as it is signed in with, kira-nerys."""

from __future__ import annotations

import re
import unicodedata

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User

from topcut.acts.entries.names import slug

LONGEST = 150


def handle_of(name: str) -> str:
    """A handle out of a name, in its own letters where it has no Latin ones; "" where nothing is left of it."""
    own = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFKC", name).casefold()).strip("-")
    return slug(name) or own[:40]


def name_of(user: AbstractBaseUser | AnonymousUser) -> str:
    """As it stands in the pairings."""
    return (user.first_name or user.username) if isinstance(user, User) else ""


def account(text: str) -> User | None:
    """The account that a handle or a name means."""
    typed = text.replace("\0", "").strip().removeprefix("@")  # PostgreSQL cannot even be asked for that sign
    found = User.objects.filter(username__iexact=typed, is_active=True).first() if typed else None
    handle = handle_of(typed)
    return found or (User.objects.filter(username__iexact=handle, is_active=True).first() if handle else None)
