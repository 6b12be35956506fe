"""The final order over all stages: who went furthest first, and everybody else as the stage before left him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber, has_rounds
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.play.brackets.model import Place
from topcut.play.brackets.places import places
from topcut.play.stages import (
    bracket_of,
    confrontation_winner,
    goes_on_as_one_pod,
    plan_of,
    ranked_last,
    rounds_in,
    sources_of,
    stage_name,
    what_counts,
)
from topcut.play.standings import Row, standings
from topcut.rulebooks.model import Rulebook

Tier = list[PlayerId]  # players who share a place


def placings(tournament: Tournament, book: Rulebook) -> list[Place]:
    """Everybody's place, the best first; players who share one have the whole band (R52)."""
    found: list[Place] = []
    for number in _latest_first(tournament, book):
        if not found and _is_played_out(tournament, book, number[0]):
            found.extend(places(bracket_of(tournament, book, number[0])))
            continue
        known = {place.player for place in found}
        tiers = [[p for p in tier if p not in known] for tier in tiers_of(tournament, book, number)]
        found.extend(_placed(tiers, len(found), _whys(tournament, book, number)))
    return found


def _is_played_out(tournament: Tournament, book: Rulebook, number: StageNumber) -> bool:
    """A bracket whose games are all played, or will be: not one that an even split has ended (002 5.2)."""
    split = tournament.split
    ended = split is not None and split.ended and split.stage == number
    return number in tournament.opened and plan_of(tournament, book)[number - 1].kind == "bracket" and not ended


def _latest_first(tournament: Tournament, book: Rulebook) -> Iterator[tuple[StageNumber, ...]]:
    """Stages that have begun, from the last one back; heats stand beside each other."""
    plan = plan_of(tournament, book)
    if not has_rounds(plan):
        return
    begun = min(max((number for number in tournament.opened), default=1), ranked_last(plan))
    if plan[begun - 1].heat or begun == 1:
        yield tuple(n for n, stage in enumerate(plan, start=1) if stage.heat) or (1,)
        return
    yield (begun,)
    while sources := sources_of(plan, begun):
        yield sources
        begun = sources[0]


def tiers_of(tournament: Tournament, book: Rulebook, numbers: Sequence[StageNumber]) -> list[Tier]:
    """The players of a stage in order; of several heats, equal ranks share, and the better heat of a player counts."""
    if len(numbers) == 1:
        return stage_tiers(tournament, book, numbers[0])
    best: dict[PlayerId, int] = {}
    for number in numbers:
        rank = 1
        for tier in stage_tiers(tournament, book, number):
            for player in tier:
                best[player] = min(rank, best.get(player, rank))
            rank += len(tier)
    by_rank = sorted(best, key=lambda player: (best[player], tournament.entrants[player].number))
    return [list(tier) for _, tier in groupby(by_rank, key=best.__getitem__)]


def stage_tiers(tournament: Tournament, book: Rulebook, number: StageNumber) -> list[Tier]:
    """The players of one stage in its order, those who share a place together."""
    stage = plan_of(tournament, book)[number - 1]
    if stage.kind == "bracket":
        if number not in tournament.opened:
            return [[entrant.id for entrant in tournament.entrants.values() if not entrant.withdrawn]]
        found = places(bracket_of(tournament, book, number))
        return [[place.player for place in tier] for _, tier in groupby(found, key=lambda place: place.place)]
    rows = standings(what_counts(tournament, book, number), book).rows
    return [[row.player for row in tier] for _, tier in groupby(rows, key=lambda row: row.rank)]


def _placed(tiers: list[Tier], before: int, whys: dict[PlayerId, Message]) -> Iterator[Place]:
    for tier in tiers:
        for player in tier:
            yield Place(player, before + 1, before + len(tier), whys[player])
        before += len(tier)


def _whys(tournament: Tournament, book: Rulebook, numbers: Sequence[StageNumber]) -> dict[PlayerId, Message]:
    """Where a place comes from: what the bracket says, or the stage's own ranking."""
    plan = plan_of(tournament, book)
    whys: dict[PlayerId, Message] = {}
    for number in numbers:
        if plan[number - 1].kind == "bracket" and number in tournament.opened:
            whys |= {place.player: place.why for place in places(bracket_of(tournament, book, number))}
            continue
        whys = _ranked(tournament, book, number) | whys
    return whys


def _ranked(tournament: Tournament, book: Rulebook, number: StageNumber) -> dict[PlayerId, Message]:
    """ "5th of Swiss rounds", of the only stage the points; of pods the table as well."""
    plan = plan_of(tournament, book)
    name = stage_name(plan, number)
    rows = standings(what_counts(tournament, book, number), book).rows
    whys = {row.player: message("placing-rank", rank=ordinal(row.rank), stage=name) for row in rows}
    if len(plan) == 1:  # that they were third of it is no news beside their third place
        whys = {row.player: message("placing-points", points=row.points) for row in rows}
    if number == ranked_last(plan) and (winner := confrontation_winner(tournament, book)):
        whys[winner] = message("placing-confrontation")
    if book.play == "pod" and rounds_in(tournament, number):
        whys |= _in_pods(tournament, book, number, rows)
    return whys


def _in_pods(
    tournament: Tournament, book: Rulebook, number: StageNumber, rows: Sequence[Row]
) -> Iterator[tuple[PlayerId, Message]]:
    """The table of the last round and the points; only these where they all go on as one pod."""
    last = rounds_in(tournament, number)[-1]
    if goes_on_as_one_pod(tournament, book, number):
        yield from ((row.player, message("placing-points", points=row.points)) for row in rows)
        return
    tables = {seat: match.table for match in last.matches.values() for seat in match.seats}
    for row in rows:
        if table := tables.get(row.player):
            yield row.player, message("placing-points-at-table", table=table, points=row.points)


def ordinal(number: int) -> Message:
    """ "1st", "2nd", "3rd", "11th"."""
    return message("placing-ordinal", number=number)


def band(place: int, to: int) -> Message:
    """ "1st", "3rd–4th"."""
    return ordinal(place) if place == to else message("placing-band", place=ordinal(place), to=ordinal(to))


def place_told(tournament: Tournament, place: Place) -> Message:
    """ "lost in the semi-final to Odo"; who agreed to play no further is not still in."""
    split = tournament.split
    if split is not None and split.ended and place.player in split.players:
        return message("placing-split")
    return place.why
