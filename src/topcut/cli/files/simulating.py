"""Simulated events: one to look at, or many to trust."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from topcut.acts.stages.asked import stages_asked
from topcut.cli.look.standings_answer import final_answer
from topcut.cli.setting_up.new import Options, RulebookName
from topcut.cli.stages.planning import (
    BestOf,
    BracketName,
    Cut,
    Heats,
    PlanFile,
    Seeds,
    Unbeaten,
    plan_asked,
)
from topcut.cli.terminal import given
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.opening import EventFile, open_event, write_new
from topcut.cli.terminal.out import fail, say, tell, tell_json
from topcut.cli.terminal.progress import bar
from topcut.cli.terminal.telling import in_words
from topcut.desk.memory import MemoryJournal
from topcut.desk.simulate import simulate as played
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.play.check import check
from topcut.refusal import Refusal, refusal, refuse
from topcut.rulebooks.model import Rulebook


@command(
    examples=[
        "simulate --rulebook star-trek-2e --players 24 --seed 7",
        "simulate -r transformers --players 16 --out trial.jsonl",
        "simulate -r yomi --players 30 --times 100",
        "simulate -r transformers --players 20 --cut 8 --best-of 3",
        "simulate -r star-trek-2e --players 24 --heats 2 --cut 4",
        "simulate -r tribbles --players 20",
    ],
    cls=PlainHelp,
)
def simulate(
    *,
    rulebook: RulebookName = "",
    players: Annotated[int, typer.Option(min=2, max=20_000)] = 16,
    seed: Annotated[str, typer.Option()] = "1",
    rounds: Annotated[int, typer.Option(min=0, max=100)] = 0,
    option: Options = None,
    cut: Cut = 0,
    bracket: BracketName = "",
    best_of: BestOf = 0,
    heats: Heats = 0,
    seeds: Seeds = "",
    unless_unbeaten: Unbeaten = 0,
    plan: PlanFile = "",
    out: Annotated[str, typer.Option(show_default=False)] = "",
    times: Annotated[int, typer.Option(min=1)] = 1,
    json: Json = False,
) -> None:
    """Play a whole event by chance, with drops, late entries, no-shows and disputes; with a plan, all its stages."""
    book = given.rulebook(rulebook, option or [], [], "")
    asked = plan_asked(cut, bracket, best_of, heats, seeds, unless_unbeaten, plan, rounds=rounds)
    stages = stages_asked(asked, book)
    wanted = Wanted(book, players, rounds, stages)
    if times > 1:
        if out:
            raise refuse("command-several-events-in-a-file", times=times)
        _many(wanted, seed, times, json)
        return
    if out and Path(out).exists():
        raise refuse("command-file-exists", file=out)
    with bar(in_words(message("cli-simulating-playing", events=1))) as told:
        journal = wanted.play(seed, told)
    if out:
        write_new(Path(out), journal.known.history, journal.known.words)
    _show(book, journal, out, json)


class Wanted(Struct, frozen=True):
    """What is to be played."""

    book: Rulebook
    players: int
    rounds: int
    plan: tuple[Stage, ...]

    def play(self, seed: str, told: Callable[[int, int], None] = lambda done, of: None) -> MemoryJournal:
        return played(self.book, self.players, seed, self.rounds, progress=told, plan=self.plan)


def _show(book: Rulebook, journal: MemoryJournal, out: str, as_json: bool) -> None:
    known = journal.known
    event = open_event(out) if out else EventFile.of(Path("simulated.jsonl"), known, book)
    rounds = len(event.tournament.rounds)
    data, shown = final_answer(event)
    if as_json:
        tell_json({"file": out or None, "records": len(known.history), "rounds": rounds, **data})
        return
    say(shown)
    say(message("cli-simulating-played", rounds=rounds, records=len(known.history), file=out))


def _many(wanted: Wanted, seed: str, times: int, as_json: bool) -> None:
    records = findings = 0
    wrong: list[Refusal] = []
    with bar(in_words(message("cli-simulating-playing", events=times))) as told:
        for number in range(times):
            journal = wanted.play(f"{seed}/{number}")
            found = check(journal.known.history)
            records, findings = records + len(journal.known.history), findings + len(found)
            wrong += [
                refusal("command-simulated-event-differs", finding=in_words(one.what), seed=f"{seed}/{number}").at(
                    message("command-at-event-record", event=number, seq=one.seq)
                )
                for one in found
                if not one.ok
            ]
            told(number + 1, times)
    data = {"events": times, "records": records, "derived": findings, "ok": not wrong}
    tell(as_json, data, message("cli-simulating-many", events=times, records=records, findings=findings))
    if wrong:
        fail(wrong)
