"""Looking: standings, pairings, players, what comes next, why, who did what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from topcut.answers.event import EventAnswer, event_answer
from topcut.answers.explained import explained_answer
from topcut.answers.journal import journal_answer
from topcut.answers.players import players_answer
from topcut.answers.round import pairings_answer
from topcut.answers.seats import seats_by_name
from topcut.answers.standings import stage_with_standings, standings_answer
from topcut.answers.table import table_answer
from topcut.cli.look.explaining import explained_lines
from topcut.cli.look.standings_answer import over_all_stages
from topcut.cli.look.tables import journal_table, players_table, standings_table
from topcut.cli.results.read_result import find_match
from topcut.cli.rounds.clock import clock_told
from topcut.cli.rounds.round_tables import by_name_table, drawn_table, posted_table
from topcut.cli.rounds.table_shown import show_table
from topcut.cli.terminal.app import command
from topcut.cli.terminal.completing import players as handles
from topcut.cli.terminal.file_first import HERE, File, Json, Player
from topcut.cli.terminal.moments import deadline_lines
from topcut.cli.terminal.next_step import next_line, typed_step
from topcut.cli.terminal.opening import EventFile, open_event, open_journal
from topcut.cli.terminal.out import note, plain, say, tell
from topcut.cli.terminal.telling import as_sentence
from topcut.cli.terminal.who import player as who
from topcut.desk.ports import SystemClock
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, message
from topcut.play.explain import brief
from topcut.play.plan_told import stage_told
from topcut.refusal import refuse


@command(
    examples=["standings friday.jsonl", "standings friday.jsonl --cut 8 --reasons", "standings results.json --json"],
)
def standings(
    *,
    file: File = HERE,
    cut: Annotated[int, typer.Option(show_default=False)] = 0,
    reasons: Annotated[bool, typer.Option("--reasons")] = False,
    stage: Annotated[int, typer.Option()] = 0,
    json: Json = False,
) -> None:
    """Who stands where, with the tie-breakers. Players who share a rank are still tied.

    Once a cut is made, places over all stages come first: who went furthest, then as the stage before ended.
    """
    event = open_event(file)
    if event.tournament.opened and not stage:
        tell(json, *over_all_stages(event))
        if (cut or reasons) and event.ranked_stages:
            note(message("cli-look-before-the-cut", file=str(event.path), stage=event.ranked_stages[0]))
        return
    stage = stage_with_standings(event, stage) if stage else event.ranked_stage
    answer = standings_answer(event, stage, cut)
    if json:
        tell(True, event.data(answer))
    else:
        say(standings_table(event, answer))
        if reasons:
            _say_reasons(event, stage)
    note(*map(event.tell, answer.notes))


def _say_reasons(event: EventFile, stage: StageNumber) -> None:
    table = event.standings_of(stage)
    for row in table.rows:
        if why := [event.tell(reason) for reason in brief(table, row.player)]:
            say(f"{row.rank:>3}  [bold]{plain(event.names[row.player])}[/]  {plain(' → '.join(why))}")


@command(
    examples=["pairings friday.jsonl", "pairings friday.jsonl 2 --by-name", "pairings friday.jsonl --table kira"],
)
def pairings(
    *,
    file: File = HERE,
    number: Annotated[int, typer.Argument(metavar="ROUND")] = 0,
    round: Annotated[int, typer.Option("--round", show_default=False)] = 0,
    by_name: Annotated[bool, typer.Option("--by-name")] = False,
    table: Annotated[str, typer.Option("--table", show_default=False, autocompletion=handles)] = "",
    json: Json = False,
) -> None:
    """The pairings of a round with what is known of each table, posted or only drawn."""
    if number and round and number != round:
        raise refuse("command-two-rounds", number=number, round=round)
    event, now = open_event(file), SystemClock().now()
    if table:
        match, _ = find_match(event, table, event.round(number or round))
        show_table(event, table_answer(event, match, now), json)
        return
    answer = pairings_answer(event, number or round, now)
    drawn = answer.deadline is None
    lines = [] if drawn else deadline_lines(event, event.round(answer.round))
    if answer.first_turn:
        lines.append(as_sentence(event.tell(answer.first_turn)))
    if by_name:
        shown = by_name_table(event, "", seats_by_name(event, answer.round))
    else:
        shown = (drawn_table if drawn else posted_table)(event, "", answer.pairings)
    head = message("cli-look-pairings", event=event.title, round=event.tell(answer.title))
    tell(json, event.data(answer), head, shown, *map(plain, lines))


@command(examples=["players friday.jsonl"])
def players(*, file: File = HERE, json: Json = False) -> None:
    """Who has entered, dropped, checked in."""
    event = open_event(file)
    answer = players_answer(event)
    shown = message("cli-look-players", players=answer.active)
    tell(json, event.data(answer), players_table(event, answer), shown)


@command(examples=["status friday.jsonl"])
def status(*, file: File = HERE, json: Json = False) -> None:
    """What the event is waiting for, and the one next step."""
    event = open_event(file)
    step = typed_step(event)
    answer = event_answer(event, step.do, step.command)
    head = message("cli-look-event", event=event.title, rulebook=event.book.title, players=answer.players)
    now = as_sentence(plain(step.now))
    lines: list[str | Message] = [head, *_stage_now(event), now, *_to_look_at(event, answer), next_line(event)]
    tell(json, event.data(answer) if json else {}, *lines)


def _stage_now(event: EventFile) -> list[Message]:
    """The stage that is played or comes next, where the plan has more to say than Swiss rounds."""
    last = len(event.plan)
    if event.tournament.finished or (last == 1 and event.plan[0].ranked):
        return []
    told = event.tell(stage_told(event.tournament, event.book, event.stage))
    return [message("cli-look-stage", number=event.stage, last=last, stage=told)]


def _to_look_at(event: EventFile, answer: EventAnswer) -> Iterator[str | Message]:
    """Notes before the end, the clock, deadlines, and who waits for a judge."""
    for one in answer.notes or ():
        yield f"{plain(event.tell(one))}."
    if clock := clock_told(event):
        yield clock
    if answer.deadline is not None:
        yield from map(plain, deadline_lines(event, event.round()))
    if answer.calls:
        yield message("cli-look-judge", tables=tuple(message("place-table", table=table) for table in answer.calls))


@command(examples=["explain friday.jsonl kira"])
def explain(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Why a player stands where they stand: every tie-breaker with its arithmetic, the bracket, what the cut takes."""
    event = open_event(file)
    answer = explained_answer(event, who(event, player))
    tell(json, event.data(answer), *explained_lines(event, answer))


@command(examples=["journal friday.jsonl", "journal friday.jsonl --last 10"])
def journal(
    *,
    file: File = HERE,
    last: Annotated[int, typer.Option()] = 0,
    json: Json = False,
) -> None:
    """Who did what, when. What was undone is struck out."""
    event = open_journal(file)
    answer = journal_answer(event, list(event.history)[-last if last else 0 :])
    tell(json, event.data(answer), journal_table(event, answer))
