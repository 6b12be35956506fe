"""Which commands the roles of officials may ask for: what `decide` goes by, turned round for pages and people."""

from __future__ import annotations

from collections.abc import Iterable

from topcut.acts.command import Command
from topcut.acts.who import Role
from topcut.desk.slices import HANDLING


def role_for(kind: type[Command], roles: Iterable[Role]) -> Role | None:
    """The first of somebody's roles, the highest first, that may ask for this; None where none may."""
    return next((role for role in roles if role in HANDLING[kind].roles), None)


def rights(roles: Iterable[Role]) -> frozenset[type[Command]]:
    """All that somebody with these roles may ask for: roles add up."""
    held = set(roles)
    return frozenset(kind for kind, handling in HANDLING.items() if held & handling.roles)
