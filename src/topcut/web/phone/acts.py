"""What a player can do: each act out of a form becomes one command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256

import msgspec
from msgspec.structs import asdict

from topcut.acts import who
from topcut.acts.calls.commands import CallJudge, WithdrawCall
from topcut.acts.command import Command
from topcut.acts.entries.card import card_of
from topcut.acts.entries.commands import CheckIn, Describe, Drop, ForfeitBye, ReEnter
from topcut.acts.results.commands import Concede, Confirm, Dispute, NoteRounds, Report
from topcut.acts.results.facts import Confirmed, PodRoundsNoted
from topcut.acts.results.fold import with_turns
from topcut.acts.scenarios.commands import GiveFeedback, RejectSpecialRule
from topcut.acts.seen import Expects, SawMatch, SawRounds
from topcut.desk.submit import Accepted
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match
from topcut.messages.message import message
from topcut.play.stages import scored
from topcut.refusal import refuse
from topcut.web.people.pace import acted, must_be_calm
from topcut.web.report.fields import Data
from topcut.web.report.form import games_conceded, result_of, turns_of
from topcut.web.site import live
from topcut.web.site.fields import number, read
from topcut.web.site.live import Snapshot

_LONGEST_KEY = 40
_MOST = 99_999  # rounds, tables, records: more is no number of ours


def act(snapshot: Snapshot, player: PlayerId, name: str, data: Data) -> str:
    """Do it once, however often it is sent, and say what it was; raises `Refused`, and then nothing has happened."""
    command = ACTS[name](snapshot, player, data)
    if command is None:
        return "rounds" if name == "report" and _match(snapshot, player, data).noted else name
    must_be_calm(snapshot.row.pk, player)
    seen = _seen(snapshot, command, data)
    answer = live.do(snapshot.row, command, who.player(player), _key(player, command, data), seen)
    if not isinstance(answer, Accepted):
        raise answer
    if answer.records[-1].seq > snapshot.head:  # not one that was sent again
        acted(snapshot.row.pk, player)
    return "rounds" if isinstance(answer.records[-1].fact, PodRoundsNoted) else name


def _key(player: PlayerId, command: Command, data: Data) -> str:
    """The form's key, for this player and this content: going back and sending something else is another act."""
    typed = str(data.get("key", ""))[:_LONGEST_KEY]
    if not typed:
        return ""
    content = sha256(msgspec.json.encode([type(command).__name__, command])).hexdigest()[:12]
    return f"{player}.{typed}.{content}"


# His match -----------------------------------------------------------------------------------------------------------


def _match(snapshot: Snapshot, player: PlayerId, data: Data) -> Match:
    """The match that the form was made for."""
    posted = number(data, "round", message("form-round"), 1, _MOST)
    table = number(data, "table", message("form-table"), 1, _MOST)
    match = snapshot.tournament.match(posted, table)
    if match is None:
        raise refuse("phone-table-gone", round=posted, table=table)
    if player not in match.seats:
        raise refuse("phone-other-table", table=table, round=posted)
    return match


def _report(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    """A report, or his own version of one that is in; the same again changes nothing."""
    match = _match(snapshot, player, data)
    turns = None if data.get("otherwise") else turns_of(data, snapshot, match, player)
    if turns is not None:
        there = match.noted and with_turns(match.noted, turns) == match.noted
        return None if there else NoteRounds(match.round, match.table, turns, by=player)
    result = result_of(data, snapshot, match, player)
    if match.result is not None and match.by == player and _same(snapshot, match, result):
        return None
    standing = (match.status == "reported" and match.by == player) or match.status == "confirmed"
    if standing and data.get("otherwise"):
        return Dispute(match.round, match.table, player, result)
    return Report(match.round, match.table, result, player)


def _same(snapshot: Snapshot, match: Match, result: Result) -> bool:
    assert match.result is not None
    there, here = (scored(snapshot.tournament, snapshot.book, match, one) for one in (match.result, result))
    return match.status in ("reported", "confirmed") and there.sides == here.sides


def _confirm(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    """The opponent's initials; given twice they are given once."""
    match = _match(snapshot, player, data)
    last = snapshot.history[match.changed - 1].fact if match.changed else None
    given = match.status == "confirmed" and isinstance(last, Confirmed) and last.by == player
    return None if given else Confirm(match.round, match.table, player)


def _seen(snapshot: Snapshot, command: Command, data: Data) -> Expects | None:
    """What the page showed of it: a result that was changed meanwhile is shown first.

    A first report says nothing of another one: what it is beside one that came meanwhile is decided by rule. But the
    rounds of a pod that somebody else saved meanwhile are looked at first.
    """
    match command:
        case Confirm(round=posted, table=table):
            return SawMatch(posted, table, _record(data, "seen"))
        case Report(round=posted, table=table) | Dispute(round=posted, table=table) if data.get("otherwise"):
            found = snapshot.tournament.match(posted, table)
            changed = found.changed if found else 0  # where a page does not say what it showed
            return SawMatch(posted, table, _record(data, "seen") if data.get("seen") else changed)
        case NoteRounds(round=posted, table=table) | Report(round=posted, table=table) if data.get("seen"):
            return SawRounds(posted, table, _record(data, "seen"))
    return None


def _record(data: Data, name: str) -> int:
    """The record that a page showed."""
    return number(data, name, message("form-report"), 0, 10**9)


def _concede(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    match = _match(snapshot, player, data)
    return Concede(match.round, match.table, player, games_conceded(data, snapshot, match, player))


def _call(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    """A judge to his table; one who has been called already comes to both."""
    match = _match(snapshot, player, data)
    if match.waits_for_judge:
        return None
    return read(CallJudge, data, round=match.round, table=match.table, by=player)


def _no_judge(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    match = _match(snapshot, player, data)
    return WithdrawCall(match.round, match.table, player) if match.waits_for_judge else None


# Himself -------------------------------------------------------------------------------------------------------------


def _drop(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    """He has read on his page that an open bracket match is given up with it."""
    return read(Drop, data, player=player) if snapshot.tournament.entrants[player].active else None


def _come_back(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    """A drop is taken back; twice is once."""
    return None if snapshot.tournament.entrants[player].active else ReEnter(player)


def _check_in(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    return None if snapshot.tournament.entrants[player].checked_in else CheckIn(player)


def _describe(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    """What they say of themselves: the lines that the form has; what stands there already is not said again."""
    before = asdict(card_of(snapshot.tournament.entrants[player], snapshot.words))
    unasked = {line: None for line in before if line not in data}
    said = read(Describe, data, player=player, **unasked)
    return said if any(getattr(said, line) not in (None, words) for line, words in before.items()) else None


def _play_instead(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    return ForfeitBye(player)


def _reject_rule(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    return RejectSpecialRule(player)


def _feedback(snapshot: Snapshot, player: PlayerId, data: Data) -> Command | None:
    return read(GiveFeedback, data, player=player)


ACTS: Mapping[str, Callable[[Snapshot, PlayerId, Data], Command | None]] = {
    "report": _report,
    "confirm": _confirm,
    "concede": _concede,
    "call": _call,
    "no-judge": _no_judge,
    "drop": _drop,
    "come-back": _come_back,
    "check-in": _check_in,
    "play": _play_instead,
    "describe": _describe,
    "reject-rule": _reject_rule,
    "feedback": _feedback,
}
