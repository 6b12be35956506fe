"""How a command is handled: which facts follow, and who may ask for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.matter import Matter
from topcut.acts.who import OFFICIALS, Actor, Role
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.messages.message import Message, Messages, message
from topcut.refusal import Refused, refuse

Decide: TypeAlias = Callable[[Matter, Any], list[AnyFact]]
Own: TypeAlias = Literal["", "entry", "match"]


class Handling(Struct, frozen=True):
    """What a command does, which officials may ask for it, and whether a player may for their own entry or match."""

    decide: Decide
    roles: frozenset[Role]
    own: Own = ""
    unless: Unless | None = None  # refuses what people may not always do for themselves

    @property
    def officials(self) -> Messages:
        """Whom to ask for it, the highest last: "a scorekeeper", "a director"."""
        return tuple(message("desk-role", role=role) for role in reversed(OFFICIALS) if role in self.roles)


Unless: TypeAlias = Callable[[Matter, Any], None]


Handlings: TypeAlias = Mapping[type[Command], Handling]


def handled(decide: Decide, *roles: Role, own: Own = "", unless: Unless | None = None) -> Handling:
    """A director may do everything, a head judge whatever a judge may."""
    heads: tuple[Role, ...] = ("director", "head-judge") if "judge" in roles else ("director",)
    return Handling(decide, frozenset((*roles, *heads)), own, unless)


def must_be_allowed(handling: Handling, command: Any, actor: Actor, matter: Matter) -> None:
    """Refuse what the actor's role may not do; who is nobody here may do nothing."""
    if actor.role == "player" and not _is_own(handling.own, command, actor.player, matter):
        raise refuse("desk-officials-only", player=matter.player(actor.player), deed=deed(type(command)))
    if actor.role != "player" and actor.role not in handling.roles:
        raise role_may_not(handling, type(command), actor.role)
    if handling.unless and actor.role in ("player", "visitor"):
        handling.unless(matter, command)


def deed(kind: type[Command]) -> str:
    """The word of a command by which `desk-deed` says what it does: "change-settings"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def role_may_not(handling: Handling, kind: type[Command], role: Role) -> Refused:
    """What is said to whoever has a role that may not ask for this."""
    return refuse("desk-role-may-not", role=role, deed=deed(kind), who=handling.officials)


def only_officials(handling: Handling, kind: type[Command]) -> Message:
    """Who may ask for this, where somebody looks who may not."""
    return message("desk-only-these", deed=deed(kind), who=handling.officials)


def _is_own(own: Own, command: Any, player: PlayerId, matter: Matter) -> bool:
    if player not in matter.tournament.entrants:
        return False
    match own:
        case "entry":
            return bool(command.player == player)
        case "match":
            return bool(command.by == player)
        case _:
            return False
