"""Registration at the terminal: its hours and places, and who waits."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.registration.commands import MoveUp, OrderWaiting, SetRegistration
from topcut.answers.registration import registration_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player
from topcut.cli.terminal.opening import EventFile, act, open_journal
from topcut.cli.terminal.out import tell
from topcut.cli.terminal.who import player as who
from topcut.desk.ports import SystemClock
from topcut.messages.message import Message, message
from topcut.slips.moments import read_moment

_When = Annotated[str | None, typer.Option(metavar="WHEN", show_default=False)]


@command(
    examples=[
        "registration friday.jsonl",
        'registration friday.jsonl --places 24 --closes "2026-11-22 09:30"',
        'registration friday.jsonl --starts "2026-11-22 10:00"',
    ],
)
def registration(
    *,
    file: File = HERE,
    places: Annotated[int | None, typer.Option(show_default=False)] = None,
    opens: _When = None,
    closes: _When = None,
    starts: _When = None,
    json: Json = False,
) -> None:
    """Say when people may enter themselves, how many play and when it starts; without options, show it."""
    event = open_journal(file)
    if all(said is None for said in (places, opens, closes, starts)):
        tell(json, event.data(registration_answer(event, SystemClock().now())), _told(event))
        return
    now = event.tournament.registration
    most = now.places if places is None else places
    asked = SetRegistration(_when(opens, now.opens), _when(closes, now.closes), most, _when(starts, now.starts))
    event, accepted = act(event, asked)
    done(event, accepted, json, _told(event))


def _when(said: str | None, now: str) -> str:
    """What was typed; as it was where nothing was, and no bound where that was empty."""
    return now if said is None else said and read_moment(said)


def _told(event: EventFile) -> Message:
    answer = registration_answer(event, SystemClock().now())
    waiting = tuple(event.player(one) for one in event.tournament.waiting)
    places, left = answer.places, answer.left
    return message("cli-registering-told", state=answer.state, places=places, left=left, waiting=waiting)


@command("move-up", ["move-up friday.jsonl garak"])
def move_up(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Give somebody on the waiting list a place, whoever would be next."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, MoveUp(one))
    done(event, answer, json, message("cli-registering-moved-up", player=event.player(one)), player=event.handles[one])


@command(examples=["waiting friday.jsonl garak 1"])
def waiting(
    *,
    file: File = HERE,
    player: Player,
    place: Annotated[int, typer.Argument(metavar="PLACE", show_default=False)],
    json: Json = False,
) -> None:
    """Put somebody at another place of the waiting list."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, OrderWaiting(one, place))
    done(event, answer, json, _told(event), player=event.handles[one])
