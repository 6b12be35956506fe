"""Tribbles pods: how large they are, who sits in them, and the second stage after five rounds (001 7.2, 7.6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice

from topcut.journal.fact import PlayerId
from topcut.play.chance import Chance
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

LEAST, MOST = 4, 8  # 001 7.2
FEWEST = 3  # a sanctioned event of three plays in one pod of three (R20)

Pods = tuple[tuple[PlayerId, ...], ...]


def pod_sizes(players: int, least: int = LEAST, most: int = MOST) -> tuple[int, ...]:
    """The fewest pods that hold so many players, as equal as possible, the larger first (R20)."""
    if players < min(FEWEST, least):
        raise refuse("pod-too-few-players", players=players, least=min(FEWEST, least))
    if players < least:
        return (players,)
    pods = -(-players // most)
    if players < pods * least:
        raise refuse("pod-no-split", players=players, least=least, most=most)
    return equal_parts(players, pods)


def equal_parts(whole: int, parts: int) -> tuple[int, ...]:
    """A number in so many parts that differ by one at most, the larger first."""
    smaller, larger = divmod(whole, parts)
    return (smaller + 1,) * larger + (smaller,) * (parts - larger)


def random_pods(players: Sequence[PlayerId], least: int, most: int, seed: str) -> Pods:
    """The first stage: chance puts everybody into a pod and on a seat."""
    sizes = pod_sizes(len(players), least, most)
    return _cut(Chance(seed).shuffled(players), sizes)


def next_pods(pods: Sequence[Sequence[PlayerId]], ranked: Sequence[PlayerId], least: int, most: int) -> Pods:
    """The second stage: the best of each pod together, filled by the next best; then by rank (001 7.6, R21).

    `ranked` is everybody who is still in, the best first: by points, rounds won, then the cut.
    """
    sizes = pod_sizes(len(ranked), least, most)
    place = {player: i for i, player in enumerate(ranked)}
    winners = {min(here, key=place.__getitem__) for pod in pods if (here := [p for p in pod if p in place])}
    others = [player for player in ranked if player not in winners]
    top = set(([player for player in ranked if player in winners] + others)[: sizes[0]])
    return _cut([p for p in ranked if p in top] + [p for p in ranked if p not in top], sizes)


def score_keeper(book: Rulebook, seats: int, gone: Collection[int] = ()) -> int | None:
    """The seat that keeps the score of a pod while it is played (001 7.2): the first that has not given up."""
    if not book.flag("score_keeper"):
        return None
    return next((seat for seat in range(seats) if seat not in gone), None)


def _cut(players: Sequence[PlayerId], sizes: Sequence[int]) -> Pods:
    rest = iter(players)
    return tuple(tuple(islice(rest, size)) for size in sizes)
