"""A rulebook as rules that a person can read, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from topcut.rulebooks.model import Between, Drafting, Ending, Feature, ResultCode, Rulebook, Setting, Step, When
from topcut.rulebooks.problems import shown
from topcut.rulebooks.vocabulary import BETWEEN, CRITERIA, HOW, STEPS


class Line(Struct, frozen=True):
    """One rule and where it is printed."""

    text: str
    clause: str = ""


class Section(Struct, frozen=True):
    """A heading and the rules under it."""

    heading: str
    lines: tuple[Line, ...]


def describe(book: Rulebook) -> list[Section]:
    """The whole rulebook in plain words; empty sections are left out."""
    sections = [
        Section("Document", tuple(_document(book))),
        Section("Results", tuple(Line(_result(one), one.clause) for one in book.results.values())),
        Section("How a game can end", tuple(Line(_ending(one), one.clause) for one in book.endings.values())),
        Section("Standings", tuple(_chain(book))),
        Section("Pairing, the most important first", tuple(_criteria(book))),
        Section("Recommended rounds", tuple(_rounds(book))),
        Section("Settings", tuple(Line(_setting(one), one.clause) for one in book.settings.values())),
        Section("What follows from a setting", tuple(Line(_when(one), one.clause) for one in book.when)),
        *(Section(heading, tuple(_features(book, group))) for group, heading in _GROUPS.items()),
    ]
    return [section for section in sections if section.lines]


_GROUPS = {"format": "Formats", "card_pool": "Card pools", "rules": "Sets of rules", "scenario": "Scenarios"}
_PLAY = {"single_game": "one game a round", "best_of": "a match of several games a round", "pod": "in pods"}


def _document(book: Rulebook) -> Iterator[Line]:
    yield Line(f"{book.title} ({book.name}), played {_PLAY[book.play]}")
    yield Line(f"{book.document}, edition {book.edition}")
    for ruling in book.rulings:
        yield Line(f"with the interim ruling {ruling}")


def _result(one: ResultCode) -> str:
    words = [f"{one.code} {one.name}: {_counted(one.points, 'point')}"]
    if one.opposite:
        words.append(f"the opponent has {_either(one.opposite)}")
    if one.alone:
        words.append("also without an opponent" if one.opposite else "without an opponent")
    if one.games:
        words.append(f"alone it stands for {one.games[0]}-{one.games[1]} games")
    if one.schedule != "opponent":
        words.append(f"strength of schedule: {_SCHEDULE[one.schedule]}")
    if one.bye:
        words.append("counts as the one bye")
    if not one.rated:
        words.append("not rated")
    return ", ".join(words)


_SCHEDULE = {"zero": "nought", "maximum": "the most there can be", "none": "left out"}
_DECIDED = {
    "score": "the higher score wins",
    "conditions": "the victory conditions decide, then the score",
    "stated": "the players say who won",
    "nobody": "nobody wins",
    "present": "whoever is there wins",
}
_DIFFERENTIAL = {
    "score": "differential: the scores' difference",
    "cap": "differential: the cap",
    "winner_at_cap": "differential: the cap less the loser's score",
    "zero": "differential: nought",
    "winner_score": "differential: the number entered for the winner",
}


def _ending(one: Ending) -> str:
    words = [f"{one.how} ({HOW[one.how]})"]
    if one.results or one.level:
        words.append(_DECIDED[one.decided_by])
    if one.results:
        words.append(f"{one.results[0]} against {one.results[1]}")
    if one.level:
        words.append(f"{'all' if one.decided_by == 'nobody' else 'level'}: {one.level}")
    if one.differential in _DIFFERENTIAL:
        words.append(_DIFFERENTIAL[one.differential])
    said = f"{words[0]}: {', '.join(words[1:])}" if words[1:] else words[0]
    return f"{said}. {one.procedure}" if one.procedure else said


def _chain(book: Rulebook) -> Iterator[Line]:
    yield Line("1. points: most points")
    number = 1
    for link in book.chain:
        if isinstance(link, Step):
            number += 1
            yield Line(f"{number}. {_step(link)}", link.clause)
        else:
            yield Line(_between(link), link.clause)


def _step(link: Step) -> str:
    word = STEPS[link.step]
    more = f" ({', '.join(_parameter(name, value) for name, value in link.with_.items())})" if link.with_ else ""
    return f"{word.value.replace('_', ' ')}: {word.title}{more}"


def _parameter(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name.replace("_", " ") if value else f"without {name.replace('_', ' ')}"
    return ", ".join(map(str, value)) if isinstance(value, list) else f"{name.replace('_', ' ')} {value}"


def _between(link: Between) -> str:
    group = "any number is" if link.group == "any" else f"exactly {link.group} are"
    start = "at once" if link.from_step == 1 else f"after tie-breaker {link.from_step}"
    return f"   while {group} tied, {start} and after every later step: {BETWEEN[link.between]}"


def _criteria(book: Rulebook) -> Iterator[Line]:
    for number, criterion in enumerate(book.criteria, 1):
        yield Line(f"{number}. {CRITERIA[criterion.name]} ({criterion.name})", criterion.clause)


def _rounds(book: Rulebook) -> Iterator[Line]:
    for line in book.rounds:
        field = f"{line.players} or more" if line.to is None else f"{line.players} to {line.to}"
        field = str(line.players) if line.to == line.players else field
        yield Line(f"{field} players: {_counted(line.rounds, 'round')}", line.clause)
    for cut in book.rounds_for_cut:
        yield Line(f"before a cut to {cut.cut}: {_counted(cut.more, 'more round')}", cut.clause)


def _setting(one: Setting) -> str:
    words = f"{one.title or one.name}: {_value(one.value)} ({one.name})"
    if one.may == "director":
        words += f"; the director may change it {_UNTIL[one.until]}"
        if one.consent:
            words += f", later with the consent of {one.consent}"
        elif one.until == "announcement":
            words += ", after that until the start with a reason"
        if one.deviation:
            words += ", later as a deviation with its reason"
    return words


_UNTIL = {"announcement": "until somebody has entered", "start": "until the start", "finish": "at any time"}


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value) or "none"


def _when(one: When) -> str:
    case = f"{one.setting} is at least {one.least}" if one.least is not None else f"{one.setting} is {_value(one.is_)}"
    words = []
    if one.requires:
        words.append(f"{_pairs(one.requires)} is required")
    if one.set:
        words.append(_pairs(one.set))
    if one.order:
        words.append(f"tie-breakers: {', '.join(one.order)}")
    if one.criteria:
        words.append(f"pairing: {', '.join(one.criteria)}")
    return f"where {case}: {'; '.join(words)}"


def _features(book: Rulebook, group: str) -> Iterator[Line]:
    for one in book.features:
        if one.group == group:
            yield Line(_feature(one), one.clause)


def _feature(one: Feature) -> str:
    facts = [one.note] if one.note else []
    facts += [word for flag, word in _flags(one) if flag]
    facts += _drafting(one.draft) if one.draft else []
    if one.registration:
        facts.append(f"{one.registration} minutes of registration")
    if one.building:
        facts.append(f"{one.building} minutes of deck building")
    if one.set:
        facts.append(_pairs(one.set))
    if one.requires:
        facts.append(f"needs {', '.join(one.requires)}")
    if one.recommends:
        facts.append(f"recommended: {', '.join(one.recommends)}")
    return f"{one.title or one.name} ({one.name}){': ' if facts else ''}{'; '.join(facts)}"


def _drafting(one: Drafting) -> list[str]:
    """What a limited format hands out, to whom and in which time."""
    words = [one.product] if one.product else []
    if one.group_most and one.method != "sealed":
        size = f"{one.group_least} to {one.group_most}" if one.group_least < one.group_most else str(one.group_most)
        words.append(f"groups of {size}")
    if one.packs and one.pack_size:
        side = " of each side" if one.sides == 2 else ""
        words.append(f"{_counted(one.packs, 'pack')} of {_counted(one.pack_size, 'card')}{side}")
    if one.unlimited:
        each = "one each of" if one.sets == 1 else f"{one.sets} each of" if one.sets else "as many as one likes of"
        words.append(f"{each} {one.unlimited} undrafted cards besides")
    if one.snake:
        words.append(f"{one.snake} first, openly, to and fro")
    if one.pick_seconds:
        words.append(f"picks of {one.pick_seconds[-1]} down to {one.pick_seconds[0]} seconds")
    if one.review:
        words.append(f"review of {one.review} seconds, {one.review_more} more after every later pack")
    return words


def _flags(one: Feature) -> tuple[tuple[bool, str], ...]:
    return (
        (one.limited is True, "limited"),
        (one.limited is False, "constructed"),
        (one.rated is False, "not rated"),
        (one.sanctioned is False, "not sanctioned"),
        (one.approval, "a championship needs approval first"),
        (one.even_rounds, "an even number of rounds"),
    )


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(
        f"{name} {_value(value) if isinstance(value, bool) else shown(value)}" for name, value in values.items()
    )


def _either(words: tuple[str, ...]) -> str:
    return " or ".join(words)


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
