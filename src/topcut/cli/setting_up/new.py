"""A new event, from its title to a posted first round."""

from __future__ import annotations

from datetime import date as day
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter
from topcut.acts.entries.names import slug
from topcut.acts.event.commands import Create
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.asked import stages_asked
from topcut.acts.who import DIRECTOR
from topcut.answers.plan import plan_answer
from topcut.answers.round import posted_rows
from topcut.cli.rounds.round_tables import posted_table
from topcut.cli.stages.planning import (
    BestOf,
    BracketName,
    Casual,
    Confrontation,
    Cut,
    Heats,
    PlanFile,
    Seeds,
    Unbeaten,
    plan_asked,
)
from topcut.cli.terminal import given
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Encoding, Json, Names
from topcut.cli.terminal.next_step import typed_step
from topcut.cli.terminal.opening import EventFile, open_journal, write_new
from topcut.cli.terminal.out import note, plain, say, tell_json
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.messages.message import message
from topcut.play.advice import advice
from topcut.refusal import Refused, refuse

RulebookName = Annotated[
    str,
    typer.Option("--rulebook", "-r", show_default=False, autocompletion=given.rulebook_names),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", show_default=False),
]
Rulings = Annotated[
    list[str] | None,
    typer.Option("--ruling", show_default=False, metavar="FILE"),
]


@command(
    examples=[
        'new "Friday Night" --rulebook star-trek-2e',
        'new "Friday Night" -r star-trek-2e --players "Kira, Odo, Quark, Dax, Garak" --pair',
        'new "Regional" -r transformers --names entries.csv --rounds 5 --cut 8',
        'new "Worlds" -r star-trek-2e --heats 2 --cut 4 --bracket mcintyre --best-of 3',
        'new "Friday Night" -r yomi --pair        # then-paste',
    ],
)
def new(
    *,
    title: Annotated[str, typer.Argument(metavar="TITLE", show_default=False)],
    rulebook: RulebookName = "",
    rounds: Annotated[int, typer.Option()] = 0,
    option: Options = None,
    ruling: Rulings = None,
    players: Annotated[str, typer.Option(show_default=False)] = "",
    names: Names = "",
    encoding: Encoding = "",
    cut: Cut = 0,
    bracket: BracketName = "",
    best_of: BestOf = 0,
    heats: Heats = 0,
    seeds: Seeds = "",
    unless_unbeaten: Unbeaten = 0,
    confrontation: Confrontation = False,
    casual: Casual = False,
    plan: PlanFile = "",
    date: Annotated[str, typer.Option()] = "",
    file: Annotated[str, typer.Option()] = "",
    pair: Annotated[bool, typer.Option("--pair")] = False,
    seed: Annotated[str, typer.Option(show_default=False)] = "",
    json: Json = False,
) -> None:
    """Make a new event and print its file. Nothing is ever overwritten.

    With --pair, a pasted list of names becomes a posted first round in one command.
    """
    date = date or day.today().isoformat()
    book = given.rulebook(rulebook, option or [], ruling or [], date)
    notes = given.ruling_notes(book, ruling or [], date)
    people = given.people([], players, names, encoding, wait=pair)
    path = Path(file or f"{_file_name(title)}.jsonl")
    if path.exists():
        raise refuse("command-new-file-exists", file=str(path))
    asked = plan_asked(cut, bracket, best_of, heats, seeds, unless_unbeaten, plan, confrontation, rounds, casual)
    stages = stages_asked(asked, book)
    acts: list[Command] = [Create(book.source, title, rounds, date, stages)]
    acts += [Enter(people)] if people else []
    acts += [Draw(seed=seed), Post()] if pair else []
    try:
        journal = played(acts)
    except Refused as refused:
        raise _said_of_a_new_one(refused) from None
    write_new(path, journal.known.history, journal.known.words)
    _show_new(open_journal(str(path)), notes, json)


def _said_of_a_new_one(refused: Refused) -> Refused:
    """There is no file yet whose rounds `topcut rounds` could change."""
    way = message("scenario-way-new-rounds")
    return Refused(*(replace(one, way=way) if one.code == "scenario-odd-rounds" else one for one in refused.refusals))


def _file_name(title: str) -> str:
    return slug(title) or "event"


def played(acts: list[Command]) -> MemoryJournal:
    """All acts or none: they are tried in memory first and reach the disk in one write."""
    journal = MemoryJournal()
    for one in acts:
        answer = submit(journal, one, DIRECTOR)
        if isinstance(answer, Refused):
            raise answer
    return journal


def _show_new(event: EventFile, notes: list[str], as_json: bool) -> None:
    notes = [*notes, *(map(event.tell, advice(event.tournament, event.book)) if event.tournament.entrants else [])]
    step = typed_step(event)
    if as_json:
        players = list(event.handles.values())
        pairings = [
            [event.handles[seat] for seat in m.seats] for r in event.tournament.rounds for m in r.matches.values()
        ]
        tell_json({"file": str(event.path), "players": players, "pairings": pairings, "next": step, "notes": notes})
        return
    entered, game = len(event.tournament.entrants), event.book.title
    say(message("cli-new-made", file=str(event.path), event=event.title, game=game, players=entered))
    if len(event.plan) > 1 or event.tournament.plan:
        say(*(plain(event.tell(stage.words)) for stage in plan_answer(event).plan))
    for posted in event.tournament.rounds:
        rows = posted_rows(event, posted, posted.matches.values())
        say(posted_table(event, event.round_told(posted.number), rows))
    note(*notes)
    say(message("cli-look-next", do=step.do, command=step.command))
