"""A voice says a message: in a language, for a medium, with names escaped as that medium needs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from topcut.messages.catalogue import Catalogue, catalogue, spoken
from topcut.messages.fluent import Choice, Pattern, Reference, Text, Variable
from topcut.messages.message import Message, Moment, Param, Player, Printed, Score
from topcut.messages.numerals import Numerals, numerals_in
from topcut.messages.plural import ordinal, plural
from topcut.refusal import Refusal

Medium = Literal["cli", "web", "phone", "api"]
_INSTEAD: dict[Medium, tuple[str, ...]] = {  # whose way out is told, the first that a text has
    "cli": ("cli", "do"),
    "web": ("web", "do"),
    "phone": ("phone", "web", "do"),
    "api": ("api", "do"),
}

_STEP, _TYPED = "step", "typed"  # what to do in words, and the command for it

_SEPARATED = {"SEMICOLONS": "; ", "SUM": " + ", "BLANKS": " "}  # what stands between the parts of a list


_NOTHING = Text((), {})


class Told(Struct, frozen=True):
    """A refusal in words: what was refused and why, and what to do about it."""

    what: str
    do: str
    code: str

    def __str__(self) -> str:
        return f"{self.what}; {self.do}" if self.do else self.what


class Voice:
    """Says messages and refusals."""

    def __init__(
        self,
        medium: Medium,
        language: str = "",
        outside: Callable[[str], str] = str,
        moment: Callable[[str], str] = str,
        numerals: Numerals | None = None,
    ) -> None:
        self.medium = medium
        self._language = language  # "": that of whoever is answered
        self._outside = outside  # what makes text from outside harmless where it is shown
        self._moment = moment  # a date and time as it is shown there
        self._own_numerals = numerals  # None: as people write them in the language
        self._person: Callable[[str], Player] | None = None

    @property
    def language(self) -> str:
        return self._language or spoken()

    @property
    def numerals(self) -> Numerals:
        return self._own_numerals or numerals_in(self.language)

    @property
    def _catalogue(self) -> Catalogue:
        return catalogue(self.language)

    def knowing(self, person: Callable[[str], Player]) -> Voice:
        """The same voice at an event whose people it knows by name."""
        voice = copy(self)
        voice._person = person
        return voice

    def in_zone(self, moment: Callable[[str], str]) -> Voice:
        """The same voice where dates and times are written so."""
        voice = copy(self)
        voice._moment = moment
        return voice

    def say(self, said: Message) -> str:
        """The text of a message; its id where a catalogue has none, so that something is said in any case."""
        text = self._catalogue.text(said.id)
        if text is None:
            return said.id
        return self._put_together(text.value or self._attribute(text), dict(said.params))

    def words(self, text: str) -> str:
        """What a rulebook prints, in the language of this voice; any other text as it is."""
        return self._catalogue.printed(text) if isinstance(text, Printed) else text

    def way(self, refusal: Refusal) -> str:
        """What to do about a refusal, as it is done in this medium."""
        text = self._catalogue.text(refusal.why.id) or _NOTHING
        if refusal.way is None or (self.medium == "phone" and "phone" in text.attributes):
            return self._with_lines(self._attribute(text), refusal.why, refusal.instead)
        way = self._catalogue.text(refusal.way.id) or _NOTHING
        return self._with_lines(way.value or self._attribute(way), refusal.way, refusal.instead)

    def step(self, refusal: Refusal) -> tuple[str, str]:
        """What to do, and the command that does it, behind `topcut`; "" where the way out is no command."""
        said = refusal.way or refusal.why
        text, params = self._catalogue.text(said.id) or _NOTHING, dict(said.params)
        if _TYPED not in text.attributes:
            return self.way(refusal), ""
        do, typed = (self._put_together(text.attributes[name], params) for name in (_STEP, _TYPED))
        return do, typed

    def _with_lines(self, pattern: Pattern, said: Message, lines: Message | None) -> str:
        """What to do, with the lines that could be typed: where the text wants them, or behind it."""
        shown = _Said(self.say(lines) if lines and self.medium != "api" else "")
        told = self._put_together(pattern, {**dict(said.params), "instead": shown})
        return told if Variable("instead") in pattern else told + shown

    def beside(self, id: str) -> dict[str, str]:
        """The attributes of a text that are no ways out: the help of a command's options, the words of a script.

        Their variables stay open: `{ $what }` becomes `{what}`.
        """
        text = self._catalogue.text(id) or _NOTHING
        return {name: self._put_together(pattern, _opened(pattern)) for name, pattern in text.attributes.items()}

    def _attribute(self, text: Text) -> Pattern:
        """The words beside a text that are meant for this medium; at a terminal also a step and its command."""
        found = next((text.attributes[name] for name in _INSTEAD[self.medium] if name in text.attributes), ())
        return found or (self._step_and_command(text) if self.medium == "cli" and _TYPED in text.attributes else ())

    def _step_and_command(self, text: Text) -> Pattern:
        """ "make it: `topcut cut`"."""
        around = (self._catalogue.text("cli-telling-step") or _NOTHING).value
        parts = [text.attributes[piece.name] if isinstance(piece, Variable) else (piece,) for piece in around]
        return tuple(piece for part in parts for piece in part)

    def told(self, refusal: Refusal) -> Told:
        what = self.say(refusal.why)
        if refusal.place is not None:
            what = self._composed("said-at", place=self.say(refusal.place), what=what)
        return Told(what, self.way(refusal), refusal.code)

    def all_told(self, refusals: Sequence[Refusal]) -> list[Told]:
        return [self.told(refusal) for refusal in refusals]

    def _put_together(self, pattern: Pattern, params: dict[str, Param]) -> str:
        return "".join([piece if isinstance(piece, str) else self._piece(piece, params) for piece in pattern])

    def _piece(self, piece: Variable | Reference | Choice, params: dict[str, Param]) -> str:
        match piece:
            case Variable():
                shown = self._shown(params.get(piece.name, piece.name), piece.function)
                return _in_letters(shown, piece.function)
            case Reference(id, attribute):
                text = self._catalogue.text(id)
                found = () if text is None else text.attributes.get(attribute, ()) if attribute else text.value
                return self._put_together(found, params)
            case Choice():
                return self._put_together(self._chosen(piece, params.get(piece.on.name, "")), params)

    def _chosen(self, choice: Choice, value: Param) -> Pattern:
        """The variant of exactly this number or word, else that of its plural form, else the default.

        What is empty chooses `[none]`.
        """
        named = dict(choice.variants)
        exactly = named.get("none" if value in ("", ()) else str(value))
        if exactly is None and isinstance(value, int):
            form = ordinal if choice.on.function == "ORDINAL" else plural
            exactly = named.get(form(self.language, value))
        return choice.variants[choice.default][1] if exactly is None else exactly

    def _shown(self, value: Param, function: str = "") -> str:
        match value:  # what is said most often stands first: standings of 10,000 are said at once
            case str():
                return value if isinstance(value, _Said) else self._outside(self.words(value))
            case Message():
                return self._inside(value)
            case int():
                return self._number(value, function)
            case Player():
                who = self._person(value.id) if self._person and not value.name else value
                return self._named(who.handle if function == "HANDLE" and who.handle else who.name or who.id)
            case tuple() if function == "HANDLE":
                return " ".join(self._shown(one, function) for one in value)
            case tuple():
                return self._listed([self._shown(one) for one in value], function)
            case Moment():
                return self._moment(value.at)
            case Score():
                return self.numerals.score(value.numbers)
            case Fraction():
                return self.numerals.ratio(value)

    def _number(self, value: int, function: str) -> str:
        match function:
            case "NUMBER":
                return self.numerals.grouped(value)
            case "SIGNED":
                return self.numerals.signed(value)
            case _:
                return self.numerals.whole(value)

    def _inside(self, said: Message) -> str:
        """A message that stands in another one."""
        return self.say(said)

    def _named(self, name: str) -> str:
        return self._outside(name)

    def _listed(self, shown: list[str], function: str) -> str:
        """ "Kira, Odo"; with AND or OR the last of them behind that word."""
        if function == "DASHES":
            return self.numerals.dash.join(shown)
        if function not in ("AND", "OR") or len(shown) < 2:
            return _SEPARATED.get(function, ", ").join(shown)
        *most, last = shown
        return self._composed("said-and" if function == "AND" else "said-or", most=", ".join(most), last=last)

    def _composed(self, id: str, **said: str) -> str:
        """A text around others that are said already."""
        text = self._catalogue.text(id) or _NOTHING
        return self._put_together(text.value, {name: _Said(one) for name, one in said.items()})


class _Said(str):
    """Words that were put together already and are not escaped or cut again."""


def _opened(pattern: Pattern) -> dict[str, Param]:
    names = [piece.name for piece in pattern if isinstance(piece, Variable)]
    return {name: _Said(f"{{{name}}}") for name in names}


def _in_letters(words: str, function: str) -> str:
    """With a capital, or in small letters, as a text wants them."""
    if function == "CAPITAL":
        return words[:1].upper() + words[1:]
    return words.lower() if function == "SMALL" else words
