"""Who acts, by the word that the journal has for them."""

from __future__ import annotations

from typing import get_args

from topcut.acts.who import ORGANIZER, VISITOR, Actor, Role, player


def actor(by: str) -> Actor:
    """ "director", "judge", "organizer", "system" for who enters by themselves, or a player's id."""
    if by == "system":
        return VISITOR
    if by == "organizer":
        return ORGANIZER
    return Actor(by) if by in get_args(Role) else player(by)  # type: ignore[arg-type]
