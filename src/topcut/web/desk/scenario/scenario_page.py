"""The scenario of an event at the desk: what it is, what was drawn and recorded, and its acts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.http import Http404, HttpResponse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.command import Command
from topcut.acts.results.commands import Report
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.answers.scenario import scenario_answer
from topcut.answers.scenarios.feedback import FILE_HEADS, feedback_list
from topcut.answers.scenarios.kind import RoundOfScenario
from topcut.answers.scenarios.special_rules import may_reject, rules_of_event
from topcut.answers.scenarios.standard_orbit import most_moves, orbit_seats
from topcut.files.csv_table import csv_table
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match, Round
from topcut.limits import natural
from topcut.messages.message import Message, Player, message
from topcut.play.outcome import outcome
from topcut.play.scenarios import chosen
from topcut.play.scenarios.chosen import plays, scenario_of
from topcut.play.scenarios.moves import moved
from topcut.play.scenarios.orbit import rotations_by
from topcut.play.scenarios.race import draws
from topcut.refusal import refuse
from topcut.slips.orbit_moves import moves_of
from topcut.slips.read_result import read_result
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.sheet import sheet, sheets
from topcut.web.site import asked
from topcut.web.site.fields import number
from topcut.web.site.forms import NOTHING, Answered

_MOST_NAMES = 200


@require_safe
@officials
def scenario(room: Room) -> HttpResponse:
    return scenario_page(room, NOTHING)


def scenario_page(room: Room, answered: Answered) -> HttpResponse:
    """What the scenario asks for now, what was drawn and recorded, and a form for each of its acts."""
    snapshot = room.snapshot
    if scenario_of(snapshot.book) is None:
        raise Http404
    tournament = snapshot.tournament
    latest = len(tournament.rounds)
    shown = min(asked.number(room.request.GET, "round"), latest) or latest
    answer = scenario_answer(snapshot, shown)
    entrants = [one for one in tournament.entrants.values() if not one.withdrawn]
    return show(
        room,
        "desk/scenario/scenario.html",
        answered,
        "desk_scenario",
        answer=answer,
        means=snapshot.tell(answer.means),
        now=[snapshot.tell(one) for one in answer.now],
        sheets=sheets(snapshot, answer.grids),
        number=shown,
        rounds=range(1, latest + 1) if isinstance(answer, RoundOfScenario) else (),
        acts=_offered(room, answer.scenario),
        people=[snapshot.names[one.id] for one in entrants[:_MOST_NAMES]],
        **_of_race(room, answer.scenario),
        **_of_orbit(room, answer.scenario, shown),
    )


def _offered(room: Room, scenario: str) -> set[str]:
    """The acts of a scenario that can be done now, by whoever looks."""
    over = _WHILE_IT_RUNS if room.snapshot.tournament.finished else set()
    return {act for act in _OFFERED[scenario] - over if _COMMANDS[act].__name__ in room.may}


_COMMANDS: Mapping[str, type[Command]] = {
    "rules": ListSpecialRules,
    "reject": RejectSpecialRule,
    "game": EndGame,
    "items": Donate,
    "drinks": CountDrinks,
    "feedback": GiveFeedback,
    "award": Award,
}
_OFFERED: Mapping[str, set[str]] = {
    chosen.LOTTERY: set(),
    chosen.LUCK: set(),
    chosen.ORBIT: {"game"},
    chosen.COOL: {"award"},
    chosen.RACE: {"rules", "reject"},
    chosen.FESTIVAL: {"items", "award"},
    chosen.TESTING: {"feedback"},
    chosen.BEER: {"drinks"},
}
_WHILE_IT_RUNS = {"game", "rules", "reject", "items"}


def _of_race(room: Room, name: str) -> dict[str, object]:
    if name != chosen.RACE:
        return {}
    snapshot, rounds = room.snapshot, room.snapshot.tournament.rounds
    able = [one for one in snapshot.tournament.entrants if rounds and may_reject(snapshot, one, rounds[-1])]
    drawn = any(True for _ in draws(snapshot.tournament))
    return {
        "drawn": drawn,
        "listed": "" if drawn else "".join(f"{rule}\n" for rule in rules_of_event(snapshot)),  # to be changed
        "able": [(one, snapshot.names[one]) for one in able],
    }


def _of_orbit(room: Room, name: str, number: int) -> dict[str, object]:
    """Who sits where after the moves that were asked for, or that the clock tells."""
    posted = room.snapshot.tournament.round(number)
    if name != chosen.ORBIT or posted is None:
        return {}
    by_clock, most = rotations_by(posted.clock, room.now), most_moves(room.snapshot, posted)
    typed = natural(room.request.GET.get("moves", ""))
    moves = min(by_clock if typed is None else typed, most)
    now = by_clock if posted.clock.started else None
    return {
        "moves": moves,
        "by_clock": by_clock,
        "started": bool(posted.clock.started),
        "moved": [(one, "now" if one == now else "") for one in range(most + 1)],
        "sitting": sheet(room.snapshot, orbit_seats(room.snapshot, posted, moves).grid),
    }


# Acts ----------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def act_in_scenario(room: Room, act: str) -> HttpResponse:
    """Do one of the acts below; refused, the page is shown again with what was typed."""
    if act not in _ACTS:
        raise Http404

    def done() -> HttpResponse:
        command, said = _ACTS[act](room)
        room.do(command)
        return room.go("desk_scenario", said)

    return room.answer(act, done, scenario_page)


Act = tuple[Command, Message]  # and what is said when it is done


def _rules(room: Room) -> Act:
    """The whole list; once a rule has been drawn, more behind those that are listed."""
    snapshot = room.snapshot
    typed = [" ".join(line.split()) for line in room.field("rules").splitlines() if line.strip()]
    if not typed:
        raise refuse("console-no-special-rules")
    drawn = any(True for _ in draws(snapshot.tournament))
    rules = (*(rules_of_event(snapshot) if drawn else ()), *typed)
    return ListSpecialRules(rules), message("web-scenario-rules-listed", rules=len(rules))


def _reject(room: Room) -> Act:
    player = room.player("player")
    return RejectSpecialRule(player), message("web-scenario-has-drawn-another", player=Player(player))


def _game(room: Room) -> Act:
    """A game of Standard Orbit: one inside the round, or the last one of its table."""
    posted, typed = room.posted(), room.field("result")
    match = room.match(posted.number, room.hidden("table"))
    if not typed:
        raise refuse("form-no-result", way=message("form-way-first-seat"))
    _, result = read_result(room.snapshot, f"{match.table} {typed}", posted)
    moves = _moves(room, posted)
    result = moved(room.snapshot.book, result, moves)
    last = bool(room.field("last"))
    said = message(
        "web-scenario-game-ended",
        table=match.table,
        result=outcome(room.snapshot.book, result, len(match.seats)),
        moves=moves,
        last="yes" if last else "",
    )
    ended = Report if last else EndGame
    return ended(match.round, match.table, result), said


def _moves(room: Room, posted: Round) -> int:
    """As they were typed, or as the clock of the round says."""
    moves = number(room.request.POST, "moves", message("form-moves")) if room.field("moves") else None
    return moves_of(room.snapshot.book, posted.clock, room.now, moves)


def _items(room: Room) -> Act:
    match = _game_of(room, player := room.player("player"))
    command = room.read(Donate, round=match.round, table=match.table, player=player)
    return command, message("web-scenario-spent-now", table=match.table, player=Player(player), items=command.items)


def _game_of(room: Room, player: PlayerId) -> Match:
    """His match of the round that was chosen."""
    posted = room.posted(room.hidden("round"))
    match = room.snapshot.match_of(posted, player)
    if match is None:
        named = Player(player, room.snapshot.names[player])
        raise refuse("console-tableless", player=named, round=posted.number)
    return match


def _drinks(room: Room) -> Act:
    command = room.read(CountDrinks, player=room.player("player"))
    return command, message("web-scenario-more-drinks", player=Player(command.player), drinks=command.drinks)


def _feedback(room: Room) -> Act:
    command = room.read(GiveFeedback, player=room.player("player"))
    return command, message("web-scenario-kept", player=Player(command.player))


def _award(room: Room) -> Act:
    command = room.read(Award, player=room.player("player"))
    return command, message("web-scenario-awarded", player=Player(command.player), prize=command.prize)


_ACTS: Mapping[str, Callable[[Room], Act]] = {
    "rules": _rules,
    "reject": _reject,
    "game": _game,
    "items": _items,
    "drinks": _drinks,
    "feedback": _feedback,
    "award": _award,
}


# Feedback as a file --------------------------------------------------------------------------------------------------


@require_safe
@officials
def feedback_file(room: Room) -> HttpResponse:
    """One remark a line, as CSV; there is none in another scenario."""
    if not plays(room.snapshot.book, chosen.TESTING):
        raise Http404
    table = csv_table(FILE_HEADS, feedback_list(room.snapshot).lines)
    name = content_disposition_header(True, f"{room.row.slug}-feedback.csv")
    return HttpResponse(table, content_type="text/csv;charset=utf-8", headers={"Content-Disposition": name})
