"""Rounds inside draft pods (002 7.6): how many a pod can play, and what a director should know of that."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.limited.drafting import drafting_of, plays_inside_pods
from topcut.play.limited.groups import group_sizes
from topcut.play.parts import in_pods, pods_of
from topcut.play.stages import plan_of, view
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


def pods_to_come(tournament: Tournament, book: Rulebook, stage: StageNumber) -> tuple[int, ...]:
    """The sizes of the pods that play among themselves, as they sit or would sit; () where nobody is bound to one."""
    drafting = drafting_of(book)
    if drafting is None or drafting.method != "packs" or not plays_inside_pods(book):
        return ()
    if plan_of(tournament, book)[stage - 1].kind != "swiss":
        return ()
    here = {entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active}
    if in_pods(tournament, book, stage):
        return tuple(size for pod in pods_of(tournament, book, stage) if (size := len(pod & here)))
    try:
        sizes = group_sizes(len(here), drafting.group_least, drafting.group_most, drafting.even)
    except Refused:  # too few, so far
        return ()
    return sizes if len(sizes) > 1 else ()


def most_rounds(pod: int) -> int:
    """Rounds in which nobody of a pod meets anybody twice; in an odd one everybody rests once."""
    return pod - 1 + pod % 2


def recommended_rounds(
    tournament: Tournament, book: Rulebook, stage: StageNumber, players: int, cut: int = 0
) -> int | None:
    """The rulebook's number for the field; in pods for the largest one, and no more than the smallest can play."""
    pods = pods_to_come(tournament, book, stage) if book.flag("rounds_by_pod") else ()
    if not pods:
        return book.recommended_rounds(players, cut)
    most = most_rounds(min(pods))
    return min(book.recommended_rounds(max(pods), cut) or most, most)


def rounds_in_pods(tournament: Tournament, book: Rulebook, stage: StageNumber, rounds: int) -> Iterator[Message]:
    """More rounds than a pod has opponents for; the restriction is lifted before the start, later by deviation."""
    pods = pods_to_come(tournament, book, stage)
    if not pods or rounds <= (most := most_rounds(min(pods))):
        return
    what = message(
        "note-too-many-for-pods",
        rounds=rounds,
        sizes=tuple(map(str, pods)),
        most=most,
        least=min(pods),
        when="started" if tournament.started else "entering",
    )
    yield message("note-rounds-in-pods", what=what)


def left_alone(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Iterator[Message]:
    """Who is the last of a pod: a bye in every round is no event, but only the director can lift the restriction."""
    if not in_pods(tournament, book, stage):
        return
    here = {entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active}
    for number, pod in enumerate(pods_of(tournament, book, stage), start=1):
        if len(pod & here) == 1:
            (player,) = pod & here
            yield message("note-alone-in-pod", player=Player(player), pod=number, how=message("note-lifting"))
