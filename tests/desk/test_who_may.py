"""Every command × every role × own and other: who may ask for what, as one table. A new command needs its row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from desk.table import Event
from topcut.acts.command import Command
from topcut.acts.entries.commands import Person
from topcut.acts.fields import fields_of
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.who import Actor, Role
from topcut.desk.slices import HANDLING
from topcut.desk.submit import submit
from topcut.journal.fact import Result
from topcut.refusal import Refused

# k: scorekeeper, j: judge, h: head judge, d: director; e: a player for their own entry, m: for their own match,
# v: who is nobody here yet. The director runs the event (001 2); judges settle what happens at the tables (001 2.3,
# 13.4); who keeps the score does the paperwork; a player speaks for nobody else (001 7.4: both verify).
TABLE = """
Create             d        ChangeSettings     d        Announce           kd       Undo               d
Enter              kdv      Withdraw           kde      ReEnter            khde     ForfeitBye         kde
CheckIn            kjhde    Drop               kde      Rename             kd       Describe           kde
NoteFee            kd       Retitle            d        SetRegistration    d        MoveUp             kd
OrderWaiting       kd       TakeDown           kd       Cancel             d
NumberTables       kd       FixTable           kd       SetFeatureTable    kd       ChooseFeature      kd
Bring              kde      TakeInto           d        ChangeListing      d        Know               kd
KnowAll            kd
Start              kd       ChangeRounds       d        Draw               kd       Swap               kd
Post               kd       SeatLate           kd       WithdrawRound      d
Report             kjhdm    Confirm            kjhdm    Dispute            dm       Settle             jhd
Correct            hd       Concede            kjhdm    NoShow             kjhd     BothLose           kjhd
Incomplete         kjhd     Delay              kjhd     NoteRounds         kjhdm
CallJudge          kjhdm    TakeCall           jhd      AnswerCall         jhd      WithdrawCall       kjhdm
ChangePlan         d        OpenStage          kd       Join               kd       SplitPrizes        d
DrawLot            d        Confront           d        Finish             d
Reopen             d
SeatGroups         kd       DealPacks          kd       SwapPools          kd       Suspend            d
DrawPick           kd
StartClock         kd       PauseClock         kd       ResumeClock        kd       AddTime            kjhd
SetDeadline        d        PlanDeadlines      d        CloseOverdue       kjhd
ListSpecialRules   d        RejectSpecialRule  kde      EndGame            kd       Donate             kd
CountDrinks        kd       GiveFeedback       de       Award              d
"""
_WORDS = TABLE.split()
ROWS = dict(zip(_WORDS[::2], _WORDS[1::2], strict=True))
LETTERS: dict[Role, str] = {
    "scorekeeper": "k",
    "judge": "j",
    "head-judge": "h",
    "director": "d",
    "visitor": "v",
}
_MAY_NOT = {"desk-role-may-not", "desk-officials-only"}


def test_every_command_has_its_row() -> None:
    assert {kind.__name__ for kind in HANDLING} == set(ROWS)
    assert {*LETTERS, "player"} == set(get_args(Role))


def _fields(kind: type[Command], event: Event, player: str) -> dict[str, Any]:
    given: dict[str, Any] = {
        "round": 1,
        "table": 1,
        "player": player,
        "by": player,
        "a": player,
        "winner": player,
        "result": Result(games=((100, 35),)),
        "reason": "they came together",
        "rulebook": event.book.source,
        "people": (Person("Morn"),),
        "settings": {},
        "rules": ("No phasers",),
        "text": "Lunch is at noon",
        "until": "2026-11-22T20:00Z",
        "plan": (),
        "prize": "latinum",
    }
    defaults: dict[str, Any] = {"number": 1, "words": "p2", "lines": ("p1", "p2")}
    return {
        one.name: given.get(one.name, defaults.get(one.kind, ()))
        for one in fields_of(kind).values()
        if one.required or one.name in ("player", "by")
    }


def _refused_for_the_role(event: Event, kind: type[Command], actor: Actor, player: str) -> bool:
    answer = submit(event.journal, kind(**_fields(kind, event, player)), actor, clock=event.clock)
    codes = {refusal.code for refusal in answer.refusals} if isinstance(answer, Refused) else set()
    return not codes.isdisjoint(_MAY_NOT)


def _event() -> Event:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    event.do(Draw())
    event.do(Post())
    return event


def _cases() -> Iterator[tuple[str, Role]]:
    for kind in HANDLING:
        for role in LETTERS:
            yield kind.__name__, role


_KINDS = {kind.__name__: kind for kind in HANDLING}


@pytest.mark.parametrize(("kind", "role"), list(_cases()))
def test_officials_and_visitors(kind: str, role: Role) -> None:
    may = LETTERS[role] in ROWS[kind]
    assert _refused_for_the_role(_event(), _KINDS[kind], Actor(role), "p1") is not may


@pytest.mark.parametrize("kind", _KINDS)
def test_players_for_themselves_and_nobody_else(kind: str) -> None:
    own = bool({"e", "m"} & set(ROWS[kind]))
    assert _refused_for_the_role(_event(), _KINDS[kind], Actor("player", "p1"), "p1") is not own
    assert _refused_for_the_role(_event(), _KINDS[kind], Actor("player", "p1"), "p2")
    assert _refused_for_the_role(_event(), _KINDS[kind], Actor("player", "p99"), "p99")
