"""The packs of players as pages: to read, to print, to hand out, for programs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from topcut.cli.opening import Event
from topcut.journal.records import Group, PlayerId
from topcut.play.limited.cards import Card
from topcut.play.limited.deals import Deal, dealt_again, seated_since, standing_deal
from topcut.play.limited.dealt import Dealt, Hand, Pack
from topcut.refusal import Refusal, Refused, refuse


@dataclass(frozen=True)
class Page:
    """What one player gets, or the heap that a group shares."""

    file: str  # its name, without an ending
    title: str
    players: tuple[PlayerId, ...]
    parts: tuple[tuple[str, tuple[Card, ...]], ...]  # "Pack 1" and its cards
    twice: Collection[str]  # names that several cards of the list have

    @property
    def lines(self) -> list[str]:
        shown = [self.title]
        for heading, cards in self.parts:
            shown += ["", heading, *(f"  {self._words(card)}" for card in cards)]
        return shown

    def _words(self, card: Card) -> str:
        apart = ", ".join(word for word in (card.set, card.side) if word) if card.name in self.twice else ""
        return f"{card.name} ({apart})" if apart else card.name


def pages(event: Event, players: Sequence[PlayerId]) -> list[Page]:
    """The pages of these players, or of everybody."""
    standing = standing_deal(event.history, event.book)
    if standing is None:
        raise refuse("no packs were dealt", "deal them: `topcut deal FILE CARDS`", "not-dealt")
    if seated_since(event.tournament, standing):
        what = "the players were seated again after the packs were dealt"
        raise refuse(what, 'deal again: `topcut deal FILE CARDS --reason "…"`', "seated-since")
    dealt = dealt_again(standing, event.words)
    found = [page for page in _all(event, standing, dealt) if not players or set(players) & set(page.players)]
    if not found:
        raise refuse(f"{event.names[players[0]]} got no packs", "see who is seated: `topcut seats`", "no-packs")
    return found


def _all(event: Event, standing: Deal, dealt: Dealt) -> Iterator[Page]:
    names = Counter(card.name for card in dealt.cards)
    twice = {name for name, count in names.items() if count > 1}
    groups = {player: group for group in standing.groups for player in group.players}
    for number, heap in enumerate(dealt.heaps, start=1):
        whose = ", ".join(event.names[one] for one in heap.players)
        title = f"Heap {number}, {whose}{_where(standing.groups[number - 1])}"
        hand = dealt.of(heap.players[0]) or Hand("")
        parts = (("From the top", _cards(dealt, heap.cards)), *_free(dealt, hand))
        yield Page(f"heap-{number}", title, heap.players, parts, twice)
    for hand in () if dealt.heaps else dealt.hands:
        packs = tuple((f"Pack {n}", _cards(dealt, pack)) for n, pack in enumerate(hand.packs, start=1))
        title = event.names[hand.player] + _where(groups[hand.player])
        file = re.sub(r"[^\w.-]+", "-", event.handles[hand.player])
        yield Page(file, title, (hand.player,), (*packs, *_free(dealt, hand)), twice)


def _where(group: Group) -> str:
    """ ": light side, cube 2"."""
    said = [f"{group.side} side" if group.side else "", f"cube {group.cube}" if group.cube else ""]
    return ": " + ", ".join(filter(None, said)) if any(said) else ""


def _cards(dealt: Dealt, pack: Pack) -> tuple[Card, ...]:
    return tuple(dealt.cards[place] for place in pack)


def _free(dealt: Dealt, hand: Hand) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    return (("As many as you like of", _cards(dealt, hand.unlimited)),) if hand.unlimited else ()


def pages_data(event: Event, shown: Sequence[Page]) -> dict[str, Any]:
    """The pages for programs; a card has the columns of the list."""
    return {
        "packs": [
            {
                "players": [event.handles[one] for one in page.players],
                "parts": [{"part": heading, "cards": [_data(card) for card in cards]} for heading, cards in page.parts],
            }
            for page in shown
        ]
    }


def _data(card: Card) -> dict[str, str]:
    words = {"name": card.name, "side": card.side, "rarity": card.rarity, "set": card.set, "type": card.type}
    return {column: word for column, word in words.items() if word}


def written(shown: Sequence[Page], folder: str) -> list[str]:
    """Write a file for each page; one that is there already and says something else is never written over."""
    texts = {Path(folder) / f"{page.file}.txt": "\n".join(page.lines) + "\n" for page in shown}
    do = "choose another folder, or take it away"
    other = [
        Refusal(f"{path} exists already and holds something else", do, "exists")
        for path, text in texts.items()
        if path.exists() and path.read_bytes() != text.encode()
    ]
    if other:
        raise Refused(*other)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_bytes(text.encode())
    return [str(path) for path in texts]
