"""The score sheet of a pod, round by round as they end."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.results.commands import NoteRounds
from topcut.acts.results.pod_concessions import conceded
from topcut.answers.table import result_told, table_answer
from topcut.cli.results.read_result import find_match, read_result
from topcut.cli.results.slips import pod_now
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Round, Slip, Words
from topcut.cli.terminal.opening import EventFile, act, open_journal
from topcut.cli.terminal.out import tell
from topcut.cli.terminal.who import player as who
from topcut.journal.fact import PodRound, Result
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.pod_rounds import rounds_of, so_far_told, turns_of
from topcut.refusal import refuse


@command(
    examples=[
        'sheet tribbles.jsonl "1 1200*-0-350-40"',
        'sheet tribbles.jsonl "1 0-800*-60-25" --at 2    # again',
        "sheet tribbles.jsonl 1    # shown",
    ],
    cls=Slip,
)
def sheet(
    *,
    file: File = HERE,
    words: Words,
    at: Annotated[int, typer.Option(show_default=False)] = 0,
    by: Annotated[str, typer.Option("--by", show_default=False)] = "",
    round: Round = 0,
    json: Json = False,
) -> None:
    """Keep the rounds of a pod as they end; with the last one they are its result."""
    event = open_journal(file)
    posted = event.round(round)
    if event.plan[posted.stage - 1].kind != "pods":
        match, _ = find_match(event, words[0], posted)
        raise refuse("pod-note-no-pod", match=message("place-table", table=match.table))
    match, typed = read_result(event, " ".join(words), posted)
    if not typed.games and not typed.absent:
        tell(json, event.data(table_answer(event, match)), _now(event, match))
        return
    if set(typed.absent) - set(conceded(match)):
        raise refuse("pod-note-concedes").at(message("place-table", table=match.table))
    player = who(event, by) if by else ""
    turns = _placed(event, match, typed, at)
    event, answer = act(event, NoteRounds(match.round, match.table, turns, bool(typed.ends), player), player)
    after = event.tournament.rounds[match.round - 1].matches[match.table]
    done(event, answer, json, _now(event, after), **event.data(table_answer(event, after)))


def _placed(event: EventFile, match: Match, typed: Result, at: int) -> tuple[PodRound, ...]:
    """The rounds that were typed, behind those that are in or from another one on."""
    known = {one.turn for one in match.noted}
    first = at or next(turn for turn in range(1, rounds_of(event.book) + 2) if turn not in known)
    return tuple(PodRound(first + n, one.points, one.marked) for n, one in enumerate(turns_of(event.book, typed)))


def _now(event: EventFile, match: Match) -> Message:
    """What is in: some rounds, or the result."""
    if match.result is not None:
        return pod_now(match, event.tell(result_told(event, match, match.result)), match.status)
    told = so_far_told(event.book, match) or message("pod-note-nothing", of=rounds_of(event.book))
    return message("said-at", place=message("place-table", table=match.table), what=event.tell(told))
