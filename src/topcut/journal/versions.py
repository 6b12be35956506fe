"""Which version a line is written in, and how what version 1 says becomes what version 2 says.

Version 1 has keys of its own for three observations (`missions`, `emptied`, `rotation`) and words for no other.
Version 2 has them all under `seen`, a draw with what the engine remarked of it, announcements with an end,
deadlines of rounds that are not posted yet, rounds whose tables have other numbers than the draw, and events without
rounds. A line is written in version 2 only where version 1 cannot say it: everything else stays readable by programs
that know nothing newer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

from topcut.acts.clock.facts import DeadlineSet
from topcut.acts.entries.facts import Entered
from topcut.acts.event.facts import Announced, Created, SettingsChanged
from topcut.acts.results.facts import Corrected, Disputed, Reported, Settled
from topcut.acts.rounds.facts import Drafted, RoundPaired
from topcut.acts.scenarios.facts import GameEnded
from topcut.acts.stages.facts import PlanChanged
from topcut.journal.fact import Numbers
from topcut.journal.plan import has_rounds
from topcut.journal.records import AnyFact

Raw = dict[str, Any]
Version = Literal[1, 2]
Reporting = Reported | Disputed | Settled | Corrected | GameEnded  # the facts that hold a result

_KEYS = (
    "games",
    "codes",
    "how",
    "missions",
    "absent",
    "ends",
    "emptied",
    "rotation",
    "unscored",
)  # as version 1 orders
_FITS: Mapping[
    str, Callable[[Numbers], bool]
] = {  # the observations that version 1 knows, and the shape it has for them
    "emptied": lambda numbers: True,
    "missions": lambda numbers: all(len(pair) == 2 for pair in numbers),
    "rotation": lambda numbers: len(numbers) == 1 and len(numbers[0]) == 1,
}


def version_of(fact: AnyFact) -> Version:
    """The oldest version that has words for a fact."""
    needs = _NEEDS_VERSION_2.get(type(fact))
    return 2 if needs is not None and needs(fact) else 1


def observes(fact: AnyFact) -> bool:
    """Whether a fact says something that a rulebook observes."""
    return isinstance(fact, Reporting) and fact.result is not None and bool(fact.result.seen)


def _observes_something_new(fact: Any) -> bool:
    """Another name, another shape, or another order than version 1 has."""
    if not observes(fact):
        return False
    names = [name for name, _ in fact.result.seen]
    return names != sorted(set(names)) or any(
        name not in _FITS or not _FITS[name](numbers) for name, numbers in fact.result.seen
    )


_NEW_TABLES = ("observation", "procedure", "after", "task")


def _has_new_tables(fact: Any) -> bool:
    """A rulebook with one of these: an older program would take the table for a mistake in the file."""
    tables = fact.rulebook if isinstance(fact, Created) else fact.tables
    return any(table in tables for table in _NEW_TABLES) or _announces(tables.get("settings"))


def _gathers(fact: Created | PlanChanged) -> bool:
    """An event without rounds: an older program knows no such stage."""
    return not has_rounds(fact.plan)


def _announces(settings: Any) -> bool:
    """Settings that say whether they are announced: the same mistake to it."""
    told = settings.values() if isinstance(settings, Mapping) else ()
    return any(isinstance(one, Mapping) and ("announced" in one or "where" in one) for one in told)


def _has_own_tables(fact: Drafted | RoundPaired) -> bool:
    """Other numbers at the tables than in the draw."""
    return any(seating.drawn for seating in fact.tables)


_NEEDS_VERSION_2: Mapping[type, Callable[[Any], bool]] = {
    Created: lambda fact: _has_new_tables(fact) or _gathers(fact),
    PlanChanged: _gathers,
    SettingsChanged: _has_new_tables,
    Announced: lambda fact: bool(fact.until),
    Entered: lambda fact: bool(fact.who),
    DeadlineSet: lambda fact: fact.ahead,
    Drafted: lambda fact: bool(fact.notes) or _has_own_tables(fact),
    RoundPaired: _has_own_tables,
    **dict.fromkeys(get_args(Reporting), _observes_something_new),
}


def lowered(raw: Raw) -> Raw:
    """A line whose observations version 1 can say, with the keys that version 1 has for them."""
    result = dict(raw["fact"]["result"])
    seen = {name: numbers[0][0] if name == "rotation" else numbers for name, numbers in result.pop("seen")}
    said = {**result, **seen}
    return {**raw, "fact": {**raw["fact"], "result": {key: said[key] for key in _KEYS if key in said}}}


def lifted(raw: Raw) -> Raw:
    """A line of version 1 as one of version 2: its observations by their names."""
    fact = raw.get("fact")
    result = fact.get("result") if isinstance(fact, dict) else None
    if not isinstance(fact, dict) or not isinstance(result, dict) or not _FITS.keys() & result.keys():
        return raw
    seen = [
        [name, [[result[name]]] if name == "rotation" else result[name]] for name in sorted(_FITS) if name in result
    ]
    others = {key: value for key, value in result.items() if key not in _FITS}
    return {**raw, "fact": {**fact, "result": {**others, "seen": seen}}}
