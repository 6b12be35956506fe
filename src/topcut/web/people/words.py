"""The word of a role in a personal link and a session: one letter of an official, the id of a player."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.acts.who import OFFICIALS, Role
from topcut.journal.fact import PlayerId

EVERY_PLAYER = "p"
LETTERS: Mapping[str, Role] = {**{role[0]: role for role in OFFICIALS}, EVERY_PLAYER: "player"}  # the highest first
OF_OFFICIALS = tuple(letter for letter, role in LETTERS.items() if role in OFFICIALS)


def word_of(role: Role, player: PlayerId = "") -> str:
    """ "d" of the director's link, "p7" of a player's."""
    return player if role == "player" else role[0]


def role_in(word: str) -> Role | None:
    """The role that a word stands for."""
    return LETTERS.get(word[:1])
