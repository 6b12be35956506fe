"""A player's rounds, the latest first: how each ended, against whom, and what it gave."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.answers.confirmed import awaits_confirmation
from topcut.answers.result_told import result_told
from topcut.answers.score_card import card_of
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, Printed, message
from topcut.play.brackets.places import game_name
from topcut.play.score_card import Line
from topcut.play.stages import scored, what_counts
from topcut.web.site.live import Snapshot


class RecordLine(Struct, frozen=True):
    """A round of theirs."""

    name: Message  # "Round 3", "semi-final"
    ended: Message | Printed | str  # "Won", "Lost by concession", "Bye"
    outcome: str = ""  # win, loss, draw
    score: str = ""
    against: str = ""
    pod: int = 0  # so many sat together
    points: int | None = None


def record_of(snapshot: Snapshot, player: PlayerId) -> list[RecordLine]:
    """Rounds of the ranked stage, then games of brackets; what is not in, or after they left, is none of them."""
    return [*_in_brackets(snapshot, player), *reversed(list(_ranked(snapshot, player)))]


def _ranked(snapshot: Snapshot, player: PlayerId) -> Iterator[RecordLine]:
    rounds = what_counts(snapshot.tournament, snapshot.book, snapshot.ranked_stage).rounds
    last = snapshot.tournament.entrants[player].dropped_after
    for line in card_of(snapshot, player, confirmed=True):
        posted = rounds[line.round - 1]
        match = snapshot.match_of(posted, player)
        if match is None and last is not None and _number(snapshot, posted) > last:
            return  # whoever has left misses every later round, and is not told so for each of them
        name = message("web-me-round", round=line.round)
        if match is None or len(match.seats) == 1:
            yield RecordLine(name, _awarded(snapshot, line), points=line.points)
        elif match.counts and not awaits_confirmation(snapshot, match):
            yield _played(snapshot, match, player, name, line.points)


def _number(snapshot: Snapshot, posted: Round) -> int:
    """Of the whole event: a stage counts its own."""
    found = (one.number for one in snapshot.tournament.rounds if one.posted_by == posted.posted_by)
    return next(found, posted.number)


def _awarded(snapshot: Snapshot, line: Line) -> Printed | str:
    awarded = snapshot.book.results.get(line.code)
    return awarded.name if awarded else line.code


def _played(snapshot: Snapshot, match: Match, player: PlayerId, name: Message, points: int | None) -> RecordLine:
    assert match.result is not None
    told = result_told(snapshot, match, match.result, player, "")
    others = [snapshot.names[seat] for seat in match.seats if seat != player]
    side = scored(snapshot.tournament, snapshot.book, match, match.result).sides[match.seats.index(player)]
    pod = len(match.seats) if len(others) > 1 else 0
    against = others[0] if len(others) == 1 else ""
    outcome = "" if pod or not others else side.outcome
    return RecordLine(name, told.verdict or told.words, outcome or "", told.score, against, pod, points)


def _in_brackets(snapshot: Snapshot, player: PlayerId) -> Iterator[RecordLine]:
    for posted in reversed(snapshot.tournament.rounds):
        match = snapshot.match_of(posted, player)
        if match is None or not match.counts or snapshot.plan[posted.stage - 1].kind != "bracket":
            continue
        game = snapshot.bracket_of(posted.stage).games[match.number].game
        yield _played(snapshot, match, player, message("web-me-game", game=game_name(game)), None)
