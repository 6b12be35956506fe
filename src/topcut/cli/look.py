"""Looking: standings, pairings, players, what comes next, why, who did what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import typer
from rich.table import Table

from topcut.answers.event import EventAnswer, event_answer
from topcut.answers.explained import explained_answer
from topcut.answers.players import players_answer
from topcut.answers.standings import stage_with_standings, standings_answer
from topcut.cli.app import command
from topcut.cli.clock import clock_told
from topcut.cli.explaining import explained_lines
from topcut.cli.fact_words import record_data
from topcut.cli.file_first import HERE, File, Json, Player
from topcut.cli.moments import deadline_data, deadline_lines
from topcut.cli.next_step import next_line, typed_step
from topcut.cli.opening import EventFile, open_event, open_journal
from topcut.cli.out import note, plain, say, tell
from topcut.cli.planning import stage_sentence
from topcut.cli.standings_answer import over_all_stages
from topcut.cli.tables import (
    by_name_table,
    draft_table,
    journal_table,
    matches_table,
    players_table,
    standings_table,
)
from topcut.cli.telling import as_sentence
from topcut.cli.who import player as who
from topcut.journal.acts import undone
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, message
from topcut.play.explain import brief
from topcut.play.facts_told import fact_told
from topcut.play.first_turn import in_bracket, in_rounds
from topcut.play.playing_sides import sides_of, sides_to_come
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


@command(examples=["pairings friday.jsonl", "pairings friday.jsonl 2 --by-name"])
def pairings(
    *,
    file: File = HERE,
    number: Annotated[int, typer.Argument(metavar="ROUND")] = 0,
    round: Annotated[int, typer.Option("--round", show_default=False)] = 0,
    by_name: Annotated[bool, typer.Option("--by-name")] = False,
    json: Json = False,
) -> None:
    """The pairings of a round with what is known of each table; a draft too."""
    if number and round and number != round:
        raise refuse("command-two-rounds", number=number, round=round)
    number = number or round
    event = open_event(file)
    draft = event.tournament.draft
    lines: list[str] = []
    more: dict[str, object] = {}
    if draft is not None and number in (0, draft.round):
        name = "" if len(event.plan) == 1 else event.round_told(draft.round)
        title = event.tell(message("cli-look-draft", name=name, round=draft.round))
        seats = [(table.table, table.seats, "draft") for table in draft.tables]
        sides = sides_to_come(event.tournament, event.book, draft.tables)
    else:
        posted = event.round(number)
        title = event.round_told(posted.number)
        seats = [(match.table, match.seats, match.status) for match in posted.matches.values()]
        sides = sides_of(event.tournament, event.book, posted.number)
        lines, more = deadline_lines(event, posted), deadline_data(posted)
        lines += _first_turn(event, posted)
    data = [
        {"table": table, "players": [event.handles[one] for one in sit], "state": state}
        | ({"sides": [sides.get(one, "") for one in sit]} if sides else {})
        for table, sit, state in seats
    ]
    shown = _by_name(event, seats, sides) if by_name else _by_table(event, number)
    head = message("cli-look-pairings", event=event.title, round=title)
    tell(json, {"title": title, "pairings": data, **more}, head, shown, *map(plain, lines))


def _first_turn(event: EventFile, posted: Round) -> list[str]:
    """Who goes first, while the round is being played."""
    if posted.finished:
        return []
    first = in_bracket if event.plan[posted.stage - 1].kind == "bracket" else in_rounds
    told = first(event.tournament, event.book, posted.stage)
    return [as_sentence(event.tell(told))] if told else []


def _by_table(event: EventFile, number: int) -> Table:
    draft = event.tournament.draft
    if draft is not None and number in (0, draft.round):
        return draft_table(event, "", draft.tables)
    return matches_table(event, "", event.round(number).matches.values())


def _by_name(
    event: EventFile, seats: list[tuple[int, tuple[PlayerId, ...], str]], sides: Mapping[PlayerId, str]
) -> Table:
    each = [(one, table, next((o for o in sit if o != one), None)) for table, sit, _ in seats for one in sit]
    return by_name_table(event, "", each, sides)


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
    if event.tournament.finished or (last == 1 and event.plan[0].kind != "bracket"):
        return []
    return [message("cli-look-stage", number=event.stage, last=last, stage=stage_sentence(event, event.stage))]


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
    gone = undone(event.history)
    records = list(event.history)[-last if last else 0 :]
    if json:
        tell(True, {"records": [{**record_data(event, one), "undone": one.seq in gone} for one in records]})
        return
    words = {}
    for one in records:
        told = fact_told(event, one.fact)
        words[one.seq] = event.tell(message("cli-look-undone", what=told) if one.seq in gone else told)
    say(journal_table(event, records, gone, words))
