"""Two small journals to damage: a whole little event with names and reasons, and one with long acts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from topcut.acts.context import Context
from topcut.acts.entries.facts import Dropped, Entered
from topcut.acts.event.facts import Announced, Created, Undone
from topcut.acts.results.facts import Corrected, Reported
from topcut.acts.rounds.facts import Drafted, RoundPaired, Started
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import SeededEntropy, SteadyClock
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile
from topcut.journal.fact import Result, Seating
from topcut.journal.records import AnyFact

TABLES = (Seating(1, ("p1", "p2")), Seating(2, ("p3",), "BYE"))
WON = Result(games=((100, 35),))
NAMES = ("Kira Nerys", 'Odo "Jūjitsu" Ê', "Quark\n(late) \u2028")


def word_for_word(tournament: Any, history: Any, rulebook: Any, command: Any, context: Context) -> list[AnyFact]:
    """Decides nothing: the command is the facts; names and reasons in it become texts."""
    facts = command if isinstance(command, list) else [command]
    return [_with_texts(fact, context) for fact in facts]


def _with_texts(fact: AnyFact, context: Context) -> AnyFact:
    match fact:
        case Entered(player, name):
            return Entered(player, context.text(name))
        case Announced(text):
            return Announced(context.text(text))
        case Corrected(number, table, result, reason):
            return Corrected(number, table, result, context.text(reason))
        case _:
            return fact


SMALL_EVENT: list[AnyFact | list[AnyFact]] = [
    Created({}, ""),
    *(Entered(f"p{n}", name) for n, name in enumerate(NAMES, 1)),
    [Started(3), Drafted(1, TABLES, seed="5eed", cost={"rematches": 0})],
    RoundPaired(1, TABLES, seed="5eed"),
    Reported(1, 1, WON, "p1"),
    Undone(8),
    Reported(1, 1, WON),
    [Corrected(1, 1, Result(games=((35, 100),)), "slip was swapped"), Dropped("p2", 1)],
]
LONG_ACTS: list[AnyFact | list[AnyFact]] = [
    [Created({}, ""), *(Entered(f"p{n}", f"player {n} — Größe") for n in range(1, 6))],
    [Announced("round 1 at noon"), Announced("bring sleeves")],
    [Started(2), Dropped("p5", 0), Announced("good luck")],
]
SAMPLES = {"small event": SMALL_EVENT, "long acts": LONG_ACTS}


def write(path: Path, acts: list[AnyFact | list[AnyFact]]) -> JournalFile:
    """A journal file with these acts, always the same bytes."""
    journal = JournalFile.new(path)
    clock, entropy = SteadyClock(), SeededEntropy(path.name)
    for act in acts:
        answer = submit(journal, act, DIRECTOR, clock=clock, entropy=entropy, decide=word_for_word)
        assert isinstance(answer, Accepted), answer
    return journal
