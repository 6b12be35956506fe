"""The form of an own game: its fields with what was typed, its lists, and every fault at the field where it stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.messages.message import Message, Printed, message
from topcut.messages.voice import Told
from topcut.refusal import Refusal
from topcut.rulebooks.editing import COLUMNS, Typed, lines_of, with_lines
from topcut.rulebooks.editing_procedures import KINDS, STAGES, in_document, written
from topcut.rulebooks.editing_procedures import TABLE as PROCEDURES
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.parts import LISTS, SECTIONS, Link, Part, link_hint, link_key, link_told, offered, parts_of
from topcut.rulebooks.places import Path
from topcut.rulebooks.values import as_text
from topcut.web.desk.setup.setup_form import Choice
from topcut.web.voices import PAGE

Faults = Mapping[str, Sequence[Told]]  # by the name of a field; "" is the form as a whole
Wrong = Sequence[tuple[Path, Refusal]]
_LISTED_IN = {"standings": "tiebreak", "pairing": "criterion"}  # the section under whose heading a list stands


class Field(Struct, frozen=True):
    """A value with its line."""

    name: str
    title: Message | str
    hint: Message
    value: str
    choices: tuple[Choice, ...]
    number: bool
    wrong: Sequence[Told]


class Row(Struct, frozen=True):
    """One of a list of words."""

    name: str
    hint: Message
    choices: tuple[Choice, ...]
    wrong: Sequence[Told]


class Words(Struct, frozen=True):
    """A list of words in an order."""

    table: str
    rows: tuple[Row, ...]
    more: tuple[Choice, ...]  # what can be added
    wrong: Sequence[Told]


class RoundsRow(Struct, frozen=True):
    """A line of the rounds table."""

    name: str
    players: str
    rounds: str
    wrong: Sequence[Told]


class ProcedureRow(Struct, frozen=True):
    """Something that is done at the table."""

    name: str  # of its fields
    called: str  # in the document; "" of one that is added
    title: Message | None
    kinds: tuple[Choice, ...]
    stages: tuple[Choice, ...]
    steps: str
    wrong: Sequence[Told]


class Section(Struct, frozen=True):
    """A part of the form under its heading."""

    name: str
    heading: Message
    fields: tuple[Field, ...]
    words: Words | None
    rounds: tuple[RoundsRow, ...] | None
    procedures: tuple[ProcedureRow, ...] | None
    opened: bool  # the others are folded


_OPENED = ("game", "results", "match", "time", "standings")


def sent_words(book: Rulebook, typed: Typed) -> dict[str, str]:
    """What was typed, where it is not what the form showed: words in the reader's language are the rulebook's own."""
    shown = {part.name: _shown(part) for section in SECTIONS for part in parts_of(book, section)}
    sent = {name: text for name, text in typed.items() if name not in shown or text.strip() != shown[name]}
    return with_lines(sent, PROCEDURES, _own_words(book, typed)) if f"{PROCEDURES}.rows" in typed else sent


def _own_words(book: Rulebook, typed: Typed) -> list[list[str]]:
    """The procedures that were sent; steps that nobody changed in the words of the document."""
    kept = {
        shown[0]: ("\n".join(one["steps"]), shown[-1])
        for shown, (one, _) in zip(_told(book), in_document(book), strict=True)
    }
    return [_own_line(line, *kept.get(line[0], ("", ""))) for line in lines_of(typed, PROCEDURES)]


def _own_line(line: Sequence[str], own: str, shown: str) -> list[str]:
    return [*line[:-1], own if line[-1] == shown else line[-1]]


def _told(book: Rulebook) -> list[list[str]]:
    """The procedures of a rulebook in the reader's words."""
    return [written(one, [PAGE.words(step) for step in known.steps]) for one, known in in_document(book)]


def _shown(part: Part) -> str:
    return PAGE.words(part.value) if isinstance(part.value, Printed) else as_text(part.value)


def sections(book: Rulebook, typed: Typed, wrong: Wrong) -> list[Section]:
    """The whole form; what was not typed is as the rulebook has it."""
    lists = _lists(book) | {name: text for name, text in typed.items() if name.split(".")[0] in COLUMNS}
    names = {part.name for section in SECTIONS for part in parts_of(book, section)}
    told = _by_field(wrong, names | lists.keys())
    made = (_section(book, name, typed, lists, told) for name in SECTIONS)
    lists_of = (one for one in made if one.fields or one.words or one.rounds is not None or one.procedures is not None)
    return list(lists_of)


def at_no_field(book: Rulebook, shown: Sequence[Section], wrong: Wrong) -> list[Told]:
    """What is wrong with the rulebook, and stands at no field of the form."""
    at = {told for one in shown for told in _told_in(one)}
    return [told for told in (PAGE.told(refusal) for _, refusal in wrong) if told not in at]


def _told_in(section: Section) -> Iterator[Told]:
    for field in section.fields:
        yield from field.wrong
    for line in section.rounds or ():
        yield from line.wrong
    for procedure in section.procedures or ():
        yield from procedure.wrong
    if section.words:
        yield from section.words.wrong
        for row in section.words.rows:
            yield from row.wrong


def _by_field(wrong: Wrong, names: set[str]) -> Faults:
    """Each fault at the field of its entry, or of the list that it is about."""
    found: dict[str, list[Told]] = defaultdict(list)
    for path, refusal in wrong:
        spots = [".".join(map(str, path[:length])) for length in range(len(path), 0, -1)]
        around = (name for spot in spots for name in names if name.startswith(f"{spot}.value"))
        name = next((spot for spot in spots if spot in names), next(around, spots[-1]))
        found[name].append(PAGE.told(refusal))
        found[".".join(name.split(".")[:2])] += found[name][-1:] if name.startswith("rounds.") else []
    return found


def _section(book: Rulebook, name: str, typed: Typed, lists: Typed, told: Faults) -> Section:
    fields = tuple(_field(part, typed, told) for part in parts_of(book, name))
    table = _LISTED_IN.get(name, "")
    words = _words(book, table, lists, told) if table in book.source else None
    rounds = tuple(_rounds(lists, told)) if name == "rounds" else None
    steps = tuple(_procedures(lists, told)) if name == "procedures" else None
    made = Section(name, message("own-section", section=name), fields, words, rounds, steps, name in _OPENED)
    return replace(made, opened=True) if any(_told_in(made)) else made


def _field(part: Part, typed: Typed, told: Faults) -> Field:
    value = typed.get(part.name, _shown(part))
    choices = tuple(Choice(one, words, one == value) for one, words in part.choices.items())
    hint, wrong = part.hint, told.get(part.name, ())
    return Field(part.name, part.label, hint, value, choices, part.kind == "integer", wrong)


# Lists ---------------------------------------------------------------------------------------------------------------


def _lists(book: Rulebook) -> dict[str, str]:
    """The lists of a rulebook, as a form sends them."""
    lines: dict[str, str] = {}
    for table in LISTS:
        lines = with_lines(lines, table, [[link_key(link)] for link in book.source.get(table, ())])
    rounds = [[str(line.players), str(line.rounds)] for line in book.rounds]
    return with_lines(with_lines(lines, "rounds", rounds), PROCEDURES, _told(book))


def _words(book: Rulebook, table: str, lists: Typed, told: Faults) -> Words:
    known = offered(book, table)
    keys = [key for (key,) in lines_of(lists, table)]
    rows = (
        Row(name, _hint(known.get(key)), _choices(known, key), told.get(name, ()))
        for name, key in ((f"{table}.{number}", key) for number, key in enumerate(keys))
    )
    more = {key: link for key, link in known.items() if key not in keys}
    return Words(table, tuple(rows), _choices(more, ""), told.get(table, ()))


def _choices(links: Mapping[str, Link], chosen: str) -> tuple[Choice, ...]:
    return tuple(Choice(key, link_told(link), key == chosen) for key, link in links.items())


def _hint(link: Link | None) -> Message:
    return link_hint(link) if link else message("own-unknown-link")


def _rounds(lists: Typed, told: Faults) -> Iterator[RoundsRow]:
    """The lines, and an empty one to add."""
    for number, (players, rounds) in enumerate(lines_of(lists, "rounds")):
        yield RoundsRow(f"rounds.{number}", players, rounds, told.get(f"rounds.{number}", ()))
    yield RoundsRow("rounds.new", "", "", told.get("rounds", ()))


def _procedures(lists: Typed, told: Faults) -> Iterator[ProcedureRow]:
    """What is done at the table, and an empty one to add."""
    for number, line in enumerate(lines_of(lists, PROCEDURES)):
        yield _procedure(f"{PROCEDURES}.{number}", line, told)
    yield _procedure(f"{PROCEDURES}.new", ["", "", "", ""], told)


def _procedure(name: str, line: Sequence[str], told: Faults) -> ProcedureRow:
    called, kind, stage, steps = line
    kinds = tuple(Choice(one, _procedure_name(one, ""), one == kind) for one in KINDS)
    stages = tuple(Choice(one, message("own-procedure-stage", stage=one or "all"), one == stage) for one in STAGES)
    wrong = [fault for column in ("", *COLUMNS[PROCEDURES]) for fault in told.get(f"{name}{column}", ())]
    return ProcedureRow(name, called, _procedure_name(kind, stage) if kind else None, kinds, stages, steps, wrong)


def _procedure_name(kind: str, stage: str) -> Message:
    return message("procedure-name", kind=kind, stage=stage or "all")
