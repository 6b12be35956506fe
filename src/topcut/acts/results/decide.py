"""Reporting, confirming, disputing, settling and correcting results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from topcut.acts.ending.after import must_take_corrections
from topcut.acts.entries.facts import Dropped
from topcut.acts.matter import Matter
from topcut.acts.results.commands import (
    BothLose,
    Concede,
    Confirm,
    Correct,
    Delay,
    Dispute,
    Incomplete,
    NoShow,
    Report,
    Settle,
)
from topcut.acts.results.facts import Confirmed, Corrected, Delayed, Disputed, Reported, Settled
from topcut.acts.results.missed import must_be_missed
from topcut.acts.results.pod_concessions import concede_in_pod, with_concessions
from topcut.journal.fact import PlayerId, Result
from topcut.journal.records import AnyFact
from topcut.journal.state import Match, Round, Tournament
from topcut.messages.message import Message, message
from topcut.play.outcome import outcome_of
from topcut.play.possible.taking import must_be_possible
from topcut.play.scenarios.hooks import hooks_of
from topcut.play.stages import bracket_of, plan_of, rounds_in, scored, stage_name
from topcut.play.whatif import with_result
from topcut.refusal import Refused, refuse

OFFICIALS_ONLY = ("no-show", "incomplete", "both-lose", "dropped")  # what a player cannot say of himself and the other


def report(matter: Matter, command: Report) -> list[AnyFact]:
    """A result comes in; a second, different one of the other player makes a dispute, the same one confirms."""
    matter.must_run()
    match = reportable(matter, matter.match(command.round, command.table), command.by, command.result.how)
    command = replace(command, result=_whole(matter, match, command.result))
    _must_be_possible(matter, match, command.result, command.by)
    if match.status == "reported" and match.result is not None:
        if _same(matter, match, command.result):
            return [Confirmed(match.round, match.table, command.by)]
        return [Disputed(match.round, match.table, command.by, command.result)]
    return [Reported(match.round, match.table, command.result, command.by), *_drops(matter, match, command.result)]


def _whole(matter: Matter, match: Match, result: Result) -> Result:
    """A result with what was conceded in a pod before it came in (001 7.9)."""
    return with_concessions(match, result) if matter.book.play == "pod" else result


def _same(matter: Matter, match: Match, result: Result) -> bool:
    """The same in other words: 100-35 and FW/FL 100-35, or games won in another order."""
    if match.result is None:
        return False
    there, here = (scored(matter.tournament, matter.book, match, one) for one in (match.result, result))
    return there.sides == here.sides


def reportable(matter: Matter, match: Match, by: PlayerId, how: str) -> Match:
    """The match, if a result of it can come in from them now."""
    if len(match.seats) == 1:
        raise refuse("result-of-a-bye", match=matter.at(match))
    if by and by not in match.seats:
        raise refuse("result-stranger", player=matter.player(by), match=matter.at(match))
    if by and how in OFFICIALS_ONLY:
        raise refuse("result-officials-only", how=how)
    if match.status in ("open", "delayed"):
        _must_be_latest(matter, match)
        return match
    if match.status == "reported" and by and by != match.by:
        return match
    way, result = _way_out(matter, match), _result(matter, match)
    raise refuse("result-exists", match=matter.at(match), result=result, way=way)


def _must_be_latest(matter: Matter, match: Match) -> None:
    stage = matter.tournament.rounds[match.round - 1].stage
    if match.status == "open" and match.round != rounds_in(matter.tournament, stage)[-1].number:
        raise refuse("result-round-closed", round=match.round)


def _result(matter: Matter, match: Match) -> Message:
    if match.result is None:
        return message("result-none")
    return outcome_of(matter.tournament, matter.book, match, match.result)


def _way_out(matter: Matter, match: Match) -> Message:
    if match.status == "disputed":
        return message("result-way-settle")
    opened = max(matter.tournament.opened, default=0)
    if opened and not rounds_in(matter.tournament, opened):
        name = stage_name(plan_of(matter.tournament, matter.book), opened)
        return message("result-way-correct-or-pair", stage=name)
    return message("result-way-correct")


def _must_be_possible(matter: Matter, match: Match, result: Result, by: PlayerId = "") -> None:
    """What every result is asked before it is written."""
    try:
        must_be_possible(matter.tournament, matter.book, match, result, by)
        must_be_missed(matter, match, result)
        hooks_of(matter.book).must_fit(matter.book, match, result)
    except Refused as refused:
        raise refused.at(message("place-table", table=match.table)) from None


def _drops(matter: Matter, match: Match, result: Result) -> list[AnyFact]:
    """Who does not come is dropped where the document says so (002 2.10)."""
    if result.how != "no-show" or not matter.book.flag("drop_no_show"):
        return []
    absent = [match.seats[seat] for seat in result.absent]
    return [Dropped(player, match.round) for player in absent if matter.entrant(player).active]


def confirm(matter: Matter, command: Confirm) -> list[AnyFact]:
    """The opponent's initials, or an official's."""
    matter.must_run()
    match = matter.match(command.round, command.table)
    if match.status != "reported":
        raise refuse("result-nothing-to-confirm", match=matter.at(match), status=match.status)
    if command.by and (command.by == match.by or command.by not in match.seats):
        raise refuse("result-confirmed-by-another", player=matter.player(command.by))
    return [Confirmed(match.round, match.table, command.by)]


def dispute(matter: Matter, command: Dispute) -> list[AnyFact]:
    """A player says it was otherwise; the next round waits until an official settles it."""
    matter.must_run()
    match = matter.match(command.round, command.table)
    if command.by not in match.seats:
        raise refuse("result-stranger", player=matter.player(command.by), match=matter.at(match))
    if len(match.seats) == 1:
        raise refuse("result-bye-not-disputed", match=matter.at(match))
    if match.status not in ("reported", "confirmed"):
        raise refuse("result-nothing-to-dispute", match=matter.at(match), status=match.status)
    if command.result is not None:
        _must_be_possible(matter, match, _whole(matter, match, command.result), command.by)
    reason = matter.context.text(command.reason)
    return [Disputed(match.round, match.table, command.by, command.result, reason)]


def settle(matter: Matter, command: Settle) -> list[AnyFact]:
    matter.must_run()
    match = matter.match(command.round, command.table)
    if match.status != "disputed":
        raise refuse("result-not-disputed", match=matter.at(match))
    command = replace(command, result=_whole(matter, match, command.result))
    _must_be_possible(matter, match, command.result)
    reason = matter.context.text(command.reason)
    settled = Settled(match.round, match.table, command.result, reason)
    return [settled, *_drops(matter, match, command.result)]


def correct(matter: Matter, command: Correct) -> list[AnyFact]:
    """Change a result that stands, also of an event that is over; what was posted since stays as it is, and the reason
    is kept."""
    must_take_corrections(matter)
    match = matter.match(command.round, command.table)
    if not command.reason:
        raise refuse("result-correction-without-reason")
    if match.status == "disputed":
        raise refuse("result-disputed", match=matter.at(match))
    if match.status in ("open", "delayed") and match.round == len(matter.tournament.rounds):
        raise refuse("result-none-yet", match=matter.at(match))
    if len(match.seats) == 1 and _in_bracket(matter, match):
        raise refuse("result-bracket-bye", match=matter.at(match))
    command = replace(command, result=_whole(matter, match, command.result))
    _must_be_possible(matter, match, command.result)
    if command.result == match.result:
        raise refuse("result-same", match=matter.at(match))
    _must_keep_later_games(matter, match, command.result)
    corrected = Corrected(match.round, match.table, command.result, matter.context.text(command.reason))
    return [corrected, *(() if matter.tournament.finished else _drops(matter, match, command.result))]


def _in_bracket(matter: Matter, match: Match) -> bool:
    stage = matter.tournament.rounds[match.round - 1].stage
    return plan_of(matter.tournament, matter.book)[stage - 1].kind == "bracket"


def _must_keep_later_games(matter: Matter, match: Match, result: Result) -> None:
    """A correction in a bracket that changes who plays a game already posted waits until that game is withdrawn."""
    if not _in_bracket(matter, match):
        return
    changed = with_result(matter.tournament, match.round, match.table, result)
    stage = matter.tournament.rounds[match.round - 1].stage
    for posted in rounds_in(matter.tournament, stage):
        if posted.number > match.round and not _still_meet(matter, changed, posted):
            raise refuse("result-changes-later-games", round=posted.number, latest=matter.tournament.rounds[-1].number)


def _still_meet(matter: Matter, changed: Tournament, posted: Round) -> bool:
    """Whether the bracket after a correction seats a later round as it was posted."""
    others = tuple(other for other in changed.rounds if other.number < posted.number)
    games = bracket_of(replace(changed, rounds=others), matter.book, posted.stage).games
    return all(
        set(match.seats) <= {seat.player for seat in games[match.number].seats} for match in posted.matches.values()
    )


def delay(matter: Matter, command: Delay) -> list[AnyFact]:
    """Go on without this result for now (001 13.4)."""
    matter.must_run()
    match = matter.match(command.round, command.table)
    if "delayed_points" not in matter.book.settings or _in_bracket(matter, match):
        where = "bracket" if _in_bracket(matter, match) else "rounds"
        raise refuse("result-never-delayed", where=where, game=matter.book.title)
    if match.status != "open":
        raise refuse("result-not-open-to-delay", match=matter.at(match), status=match.status)
    return [Delayed(match.round, match.table, matter.context.text(command.reason))]


# Endings with a word of their own ----------------------------------------------------------------------------------


def concede(matter: Matter, command: Concede) -> list[AnyFact]:
    match = matter.match(command.round, command.table)
    seat = _seat(matter, match, command.by)
    if _in_bracket(matter, match):
        result = Result(command.games, how="concession", absent=(seat,))
    elif matter.book.play == "pod":
        return concede_in_pod(matter, match, seat)
    else:
        result = Result(command.games, _won_by(matter, 1 - seat), "concession")
    return _official(matter, match, result)


def no_show(matter: Matter, command: NoShow) -> list[AnyFact]:
    match = matter.match(command.round, command.table)
    absent = tuple(sorted({_seat(matter, match, player) for player in command.absent}))
    if not absent:
        raise refuse("result-absent-unnamed", match=matter.at(match))
    return _official(matter, match, Result(how="no-show", absent=absent))


def both_lose(matter: Matter, command: BothLose) -> list[AnyFact]:
    return _official(matter, matter.match(command.round, command.table), Result(how="both-lose"))


def incomplete(matter: Matter, command: Incomplete) -> list[AnyFact]:
    match = matter.match(command.round, command.table)
    seats = tuple(sorted({_seat(matter, match, player) for player in command.responsible}))
    return _official(matter, match, Result(how="incomplete", absent=seats))


def _official(matter: Matter, match: Match, result: Result) -> list[AnyFact]:
    return report(matter, Report(match.round, match.table, result))


def _seat(matter: Matter, match: Match, player: PlayerId) -> int:
    if player not in match.seats:
        raise refuse("result-stranger", player=matter.player(player), match=matter.at(match))
    return match.seats.index(player)


def _won_by(matter: Matter, seat: int) -> tuple[str, ...]:
    ending = matter.book.endings.get("concession")
    if ending is None:
        raise refuse("result-no-concession", game=matter.book.title)
    codes: Sequence[str] = ending.results or ("W", "L")
    return (codes[0], codes[1]) if seat == 0 else (codes[1], codes[0])
