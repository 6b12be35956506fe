"""What each official may do, in words: out of the same data by which the desk decides."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.handling import deed
from topcut.acts.who import OFFICIALS, Role
from topcut.desk.slices import HANDLING
from topcut.desk.who_may import rights
from topcut.messages.message import Messages, message


class RoleRights(Struct, frozen=True):
    """A role: all that another one may, where there is one, and what it may beyond that."""

    role: Role
    deeds: Messages
    beyond: Role | None = None
    everything: bool = False  # then the deeds are those that are nobody else's


def roles_answer() -> tuple[RoleRights, ...]:
    """Every role that can be given, the highest first."""
    return tuple(_rights_of(role) for role in OFFICIALS)


def _rights_of(role: Role) -> RoleRights:
    """Told by the largest role that this one contains, where there is one."""
    own, others = rights((role,)), [one for one in OFFICIALS if one != role]
    if own == HANDLING.keys():
        return RoleRights(role, _told(own - rights(others)), everything=True)
    beyond = max((one for one in others if rights((one,)) < own), key=lambda one: len(rights((one,))), default=None)
    return RoleRights(role, _told(own - rights((beyond,) if beyond else ())), beyond)


def _told(kinds: frozenset[type[Command]]) -> Messages:
    return tuple(message("desk-deed", deed=deed(kind)) for kind in HANDLING if kind in kinds)
