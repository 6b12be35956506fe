"""How the terminal says things: its voice, and refusals that are alike as one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from topcut.cli.terminal.out import plain
from topcut.messages.message import Message, Player, message
from topcut.messages.numerals import TYPED
from topcut.messages.voice import Told, Voice
from topcut.refusal import Refusal

Whom: TypeAlias = str | Player
_FEW = 3


@cache
def voice() -> Voice:
    """How everything is said at a terminal."""
    return Voice("cli")


@cache
def voice_for_programs() -> Voice:
    """The same where a program reads it: numbers are written as they are typed."""
    return Voice("cli", numerals=TYPED)


@cache
def _voice_with_markup() -> Voice:
    """The same for texts that hold markup; what comes from outside holds none."""
    return Voice("cli", outside=plain)


def in_words(said: Message) -> str:
    """A message as plain words: the heading of a table, a cell, an answer for programs."""
    return voice().say(said)


def with_markup(said: Message) -> str:
    """A message that a console prints: its text may hold markup, what is put into it shows as it is."""
    return _voice_with_markup().say(said)


def as_sentence(words: str) -> str:
    """Words that stand by themselves: with a capital and a stop."""
    return f"{words[:1].upper()}{words[1:]}."


# Many that are alike -------------------------------------------------------------------------------------------------


def collapsed(refusals: Sequence[Refusal], told: Sequence[Told]) -> list[Told]:
    """Refusals that differ only by the player become one, with a count; one that has a place stays."""
    alike: dict[object, list[tuple[Refusal, Told, Whom]]] = {}
    for number, (refusal, one) in enumerate(zip(refusals, told, strict=True)):
        player, rest = _apart(refusal)
        alike.setdefault((rest, one.do) if player else number, []).append((refusal, one, player))
    return [one for group in alike.values() for one in _as_one(group)]


def _as_one(group: list[tuple[Refusal, Told, Whom]]) -> list[Told]:
    if len(group) < _FEW:
        return [told for _, told, _ in group]
    (first, told, _), *others = group
    players = tuple(player for _, _, player in others)
    named = players if len(players) <= _FEW else (*players[:_FEW], "…")
    what = message("command-and-so-for", what=first.why, more=len(others), players=named)
    return [replace(told, what=voice().say(what))]


def _apart(refusal: Refusal) -> tuple[Whom, Message]:
    """The player of a refusal, and what is left of it without them; nobody where it has a place."""
    player = dict(refusal.why.params).get("player")
    if refusal.place is not None or not isinstance(player, str | Player):
        return "", refusal.why
    return player, Message(refusal.why.id, tuple(one for one in refusal.why.params if one[0] != "player"))
