"""Rounds: start, pair, swap, post, withdraw, finish."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import replace

from topcut.acts.ending.commands import Confront, DrawLot, Finish, Reopen
from topcut.acts.ending.facts import LotDrawn
from topcut.acts.rounds.commands import Draw, Post, SeatLate, Start, Swap, WithdrawRound
from topcut.answers.draw import draw_answer, unwritten_draw
from topcut.answers.ending import ending_notes, ending_ties
from topcut.answers.round import pairings_answer
from topcut.cli.look.standings_answer import final_answer
from topcut.cli.rounds.pairing_answer import show
from topcut.cli.rounds.round_tables import posted_table
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.completing import players as handles
from topcut.cli.terminal.file_first import HERE, File, Json, Organizer, Player, Reason
from topcut.cli.terminal.next_step import next_line
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal, try_out
from topcut.cli.terminal.out import say
from topcut.cli.terminal.who import pair as two_players
from topcut.cli.terminal.who import player as who
from topcut.desk.ports import SystemEntropy
from topcut.journal.plan import has_rounds
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.advice import advice
from topcut.play.limited.preparing import without_seats
from topcut.play.next_round import Wishes
from topcut.refusal import refuse

Pin = Annotated[list[str] | None, typer.Option(metavar='"A, B"', show_default=False)]
Forbid = Annotated[list[str] | None, typer.Option(metavar='"A, B"', show_default=False)]


def field_notes(event: EventFile) -> tuple[Message, ...]:
    """What a director should know about this field before round one: sanctioning, rounds at risk."""
    if event.tournament.rounds:
        return ()
    return (*advice(event.tournament, event.book), *without_seats(event.tournament, event.book))


@command(examples=["start friday.jsonl"])
def start(*, file: File = HERE, json: Json = False) -> None:
    """Fix the field and the number of rounds. `pair` does it by itself."""
    event, answer = act(open_journal(file), Start())
    players, rounds = sum(one.active for one in event.tournament.entrants.values()), event.tournament.rounds_planned
    said = message("cli-rounds-started", players=players, rounds=rounds)
    if not has_rounds(event.plan):
        said = message("cli-rounds-begun", players=players)
    done(event, answer, json, said, notes=map(event.tell, field_notes(event)), rounds=rounds)


@command(
    examples=[
        "pair friday.jsonl",
        "pair friday.jsonl --post",
        'pair friday.jsonl --forbid "Kira, Odo" --reason "they came together"',
        "pair results.json --seed 7 --json",
    ],
)
def pair(
    *,
    file: File = HERE,
    seed: Annotated[str, typer.Option(show_default=False)] = "",
    reason: Reason = "",
    pin: Pin = None,
    forbid: Forbid = None,
    keep_future: Annotated[bool, typer.Option("--keep-future")] = False,
    post: Annotated[bool, typer.Option("--post")] = False,
    stage: Annotated[int, typer.Option()] = 0,
    json: Json = False,
) -> None:
    """Draw the next round. Nobody sees it until you post it; drawing again asks for a reason.

    For a results file the pairing is only answered, nothing is written.
    """
    event = open_event(file)
    pinned = tuple(two_players(event, one) for one in pin or ())
    forbidden = tuple(two_players(event, one) for one in forbid or ())
    if event.store is None and not post:
        wishes = Wishes(pinned, forbidden, "required" if keep_future else "")
        show(event, unwritten_draw(event, seed or SystemEntropy().seed(), wishes), json)
        return
    event = open_journal(file)
    first = not event.tournament.drawn.get(len(event.tournament.rounds) + 1)
    drawing = Draw(reason, seed or SystemEntropy().seed(), pinned, forbidden, keep_future, stage)
    if post:
        try_out(event, drawing, Post())  # a round that cannot be posted is not drawn either
    drawn, _ = act(event, drawing)
    answer = draw_answer(drawn)
    notes = (*field_notes(drawn), *answer.notes) if first else answer.notes
    if post:
        event, _ = act(drawn, Post())
    show(drawn, replace(answer, notes=notes, posted=post), json)
    if post and not json:
        say(next_line(event))


@command(examples=["swap friday.jsonl kira quark"])
def swap(
    *,
    file: File = HERE,
    a: Player,
    b: Annotated[str, typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles)],
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Let two players of the drawn round change places, and see what that costs."""
    event = open_journal(file)
    event, _ = act(event, Swap(who(event, a), who(event, b), reason))
    show(event, draw_answer(event), json)


@command(examples=["post friday.jsonl"])
def post(*, file: File = HERE, json: Json = False) -> None:
    """Publish the drawn round: from now on it is the one that is played."""
    event, answer = act(open_journal(file), Post())
    posted = pairings_answer(event)
    title = message("cli-rounds-posted", round=posted.title)
    pairings = [event.data(row.players) for row in posted.pairings]
    shown = posted_table(event, title, posted.pairings)
    done(event, answer, json, shown, next_line(event), round=posted.round, pairings=pairings)


@command(examples=["late friday.jsonl rom", "late friday.jsonl rom 7"])
def late(
    *,
    file: File = HERE,
    player: Player,
    table: Annotated[int, typer.Argument(metavar="TABLE", show_default=False)] = 0,
    json: Json = False,
) -> None:
    """Somebody who came after the round was posted plays whoever has the bye; nobody else moves."""
    event = open_journal(file)
    posted, one = event.round(), who(event, player)
    byes = [match for match in posted.matches.values() if len(match.seats) == 1]
    found = _bye(posted.number, byes, table)
    event, answer = act(event, SeatLate(posted.number, found.table, one))
    after = event.round().matches[found.table]
    said = message("cli-rounds-seated", table=after.table, seats=event.seats(after))
    done(event, answer, json, said, table=after.table)


def _bye(number: int, byes: list[Match], table: int) -> Match:
    """The bye that is meant: at this table, or the only one."""
    found = [match for match in byes if table in (0, match.table)]
    tables = tuple(str(match.table) for match in byes)
    if len(found) > 1:
        raise refuse("command-several-byes", round=number, tables=tables)
    if byes and not found:
        raise refuse("command-no-bye-there", round=number, tables=tables)
    if not byes:
        raise refuse("command-no-bye", round=number)
    return found[0]


@command("withdraw-round", ['withdraw-round friday.jsonl --reason "wrong players"'])
def withdraw_round(*, file: File = HERE, reason: Reason = "", json: Json = False) -> None:
    """Take the latest round back. With results in, a reason is asked."""
    event = open_journal(file)
    number = len(event.tournament.rounds)
    event, answer = act(event, WithdrawRound(reason))
    done(event, answer, json, message("cli-rounds-withdrawn", round=number), round=number)


@command(examples=["lot friday.jsonl kira odo", "lot friday.jsonl odo kira --drawn"])
def lot(
    *,
    file: File = HERE,
    players: Annotated[
        list[str],
        typer.Argument(metavar="PLAYERS", show_default=False, autocompletion=handles),
    ],
    drawn: Annotated[bool, typer.Option("--drawn")] = False,
    json: Json = False,
) -> None:
    """Draw a lot among players whom nothing else separates."""
    event = open_journal(file)
    tied = tuple(who(event, one) for one in players)
    event, answer = act(event, DrawLot(tied, tied if drawn else ()))
    order = [one for record in answer.records if isinstance(record.fact, LotDrawn) for one in record.fact.players]
    said = message("cli-rounds-lot", players=tuple(event.player(one) for one in order))
    done(event, answer, json, said, players=[event.handles[one] for one in order])


@command(examples=["confrontation friday.jsonl kira"])
def confrontation(
    *, file: File = HERE, winner: Player, reason: Reason = "", organizer: Organizer = False, json: Json = False
) -> None:
    """Record who won the final confrontation, where no game of it is played here; a second time asks why.

    To pair, time and report it like any game, announce it with the plan: --confrontation.
    """
    event = open_journal(file)
    one = who(event, winner)
    event, answer = act(event, Confront(one, reason), organizer=organizer)
    said = message("cli-rounds-confrontation", player=event.player(one))
    done(event, answer, json, said, player=event.handles[one])


@command(examples=['reopen friday.jsonl --reason "a slip came late"', 'reopen friday.jsonl --organizer --reason "…"'])
def reopen(*, file: File = HERE, reason: Reason = "", organizer: Organizer = False, json: Json = False) -> None:
    """Let an event that was finished go on, with a reason; finish it again afterwards."""
    event, answer = act(open_journal(file), Reopen(reason), organizer=organizer)
    done(event, answer, json, message("cli-rounds-reopened"))


@command(examples=["finish friday.jsonl"])
def finish(*, file: File = HERE, json: Json = False) -> None:
    """Close the event: its standings are final. Refused while a result is missing."""
    event, answer = act(open_journal(file), Finish())
    data, shown = final_answer(event)
    done(event, answer, json, shown, notes=(*ending_ties(event), *ending_notes(event)), **(data if json else {}))
