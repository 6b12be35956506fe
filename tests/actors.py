"""Who acts, by the word that the journal has for them."""

from __future__ import annotations

from typing import get_args

from topcut.acts.who import VISITOR, Actor, Role, player


def actor(by: str) -> Actor:
    """ "director", "judge", "system" for who enters by themselves, or a player's id."""
    if by == "system":
        return VISITOR
    return Actor(by) if by in get_args(Role) else player(by)  # type: ignore[arg-type]
