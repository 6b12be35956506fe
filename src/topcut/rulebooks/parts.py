"""What of a rulebook somebody may change in a form, as data: each value with its place, its words and its kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.rulebooks.describe_values import value_told
from topcut.rulebooks.model import Rulebook, Setting
from topcut.rulebooks.places import Path
from topcut.rulebooks.values import as_text
from topcut.rulebooks.vocabulary import BETWEEN, CODE_SETTINGS, CRITERIA, FEATURES, STEPS

Link = Mapping[str, Any]  # an entry of [[tiebreak]] or [[criterion]] as the document holds it
LISTS = ("tiebreak", "criterion")  # of words in an order
_CLOSED = ("order", "shown", *FEATURES)  # settings that a form has another field for, or that name tables
_AT_TIME = ("score", "nobody")  # what may be decided when time is called, besides what the rulebook has

# section → what stands in it: keys of the document's head, of a result, of an ending; settings that belong there
_HEAD = ("title", "game", "document", "edition")
_OF_A_RESULT = (("name", "text"), ("points", "integer"))
_OF_TIME = (("decided_by", "choice"), ("procedure", "text"))
SECTIONS: Mapping[str, tuple[str, ...]] = {
    "game": (),
    "results": ("whole_matches", "absence", "late_entry", "unplayed_match", "delayed_points", "later_draws_are_wins"),
    "match": ("games", "drawn_games", "tied_match", "first_turn", "points_to_win", "least_score", "score_keeper"),
    "time": (
        *("time_limit", "online_time_limit", "least_time", "warnings", "sudden_death_is_a_game"),
        *("unfinished_game_is_drawn", "missed_game_after", "check_in_before", "late_after"),
    ),
    "procedures": (),
    "standings": (
        *("floor", "own_game_win_floored", "byes_count_in_opponents_percentages", "game_win_points"),
        *("drawn_game_points", "differential_cap", "least_winning_differential", "margin_base", "bye_margin"),
    ),
    "pairing": (
        *("pairing", "forced_rematch", "future_rounds", "byes_awarded", "earned_bye_rounds", "drop_no_show"),
        *("drop_after_draw", "drop_taken_back"),
    ),
    "rounds": ("rounds",),
    "bracket": ("bracket_games", "bracket_tie", "bracket_time_limit", "bracket_clock", "bracket_fixed"),
    "event": (),  # every other setting
}


class Part(Struct, frozen=True):
    """One value that may be changed."""

    path: Path  # ("result", 0, "points")
    kind: str  # as a setting's
    value: Any
    label: Message | str  # a setting's is its title
    hint: Message
    choices: Mapping[str, Message] = {}  # what can be chosen, in words
    entry: Path = ()  # of the table whose clause it stands under

    @property
    def name(self) -> str:
        """Of the field: "result.0.points"."""
        return ".".join(map(str, self.path))


def parts_of(book: Rulebook, section: str) -> list[Part]:
    """The fields of a section, in the rulebook's order."""
    more = {"game": _of_head, "results": _of_results, "time": _of_timeout}.get(section)
    named = {name for names in SECTIONS.values() for name in names}
    inside = [
        one
        for one in book.settings.values()
        if one.name not in _CLOSED and (one.name in SECTIONS[section] or (section == "event" and one.name not in named))
    ]
    return [*(more(book) if more else ()), *(_setting(book, one) for one in inside)]


def _of_head(book: Rulebook) -> Iterator[Part]:
    for key in _HEAD:
        yield Part((key,), "text", str(getattr(book, key)), *_words(key))


def _of_results(book: Rulebook) -> Iterator[Part]:
    for number, one in enumerate(book.results.values()):
        for key, kind in _OF_A_RESULT:
            label = message("own-result", part=key, code=one.code, name=one.name)
            hint = message("own-result-hint", part=key, means="bye" if one.bye else one.outcome)
            yield Part(("result", number, key), kind, getattr(one, key), label, hint, entry=("result", number))


def _of_timeout(book: Rulebook) -> Iterator[Part]:
    for number, one in enumerate(book.endings.values()):
        for key, kind in _OF_TIME if one.how == "timeout" and (one.results or one.level) else ():
            if key == "procedure" and "procedure" in book.source:
                continue  # its steps stand in a table of their own
            value = getattr(one, key)
            ways = dict.fromkeys((*_AT_TIME, value)) if kind == "choice" else {}
            choices = {way: message("describe-decided", by=way) for way in ways}
            yield Part(("ending", number, key), kind, value, *_words(key), choices, entry=("ending", number))


def _words(key: str) -> tuple[Message, Message]:
    return message("own-part", part=key), message("own-part-hint", part=key)


def _setting(book: Rulebook, one: Setting) -> Part:
    least, most = ("" if bound is None else str(bound) for bound in (one.least, one.most))
    hint = message("own-setting-hint", setting=one.name, kind=one.kind, least=least, most=most)
    path: Path = ("settings", one.name, "value")
    return Part(path, one.kind, one.value, one.title, hint, _choices(book, one), path[:2])


def _choices(book: Rulebook, one: Setting) -> dict[str, Message]:
    """What a setting can be, as it is typed, and in words."""
    values: tuple[str | bool, ...] = one.choices if one.kind == "choice" else ()
    if one.kind == "flag":
        values = (True, False)
    elif one.name in CODE_SETTINGS:
        values = ("", *book.results)
    return {as_text(value): value_told(book, one.name, value) for value in values}


# Lists ---------------------------------------------------------------------------------------------------------------


def link_key(link: Link) -> str:
    """A link as a form sends it: "count_most W", "head_to_head"."""
    return " ".join([_name(link), *(_short(name, value) for name, value in link.get("with", {}).items())])


def _name(link: Link) -> str:
    return str(link.get("between") or link.get("step") or link.get("name"))


def _short(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"no-{name}"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def offered(book: Rulebook, table: str) -> dict[str, Link]:
    """What a list may hold, by key: the rulebook's own links first, then whatever Topcut knows."""
    known = [*book.source.get(table, ()), *(_criteria() if table == "criterion" else _links(book))]
    found: dict[str, Link] = {}
    for link in known:
        found.setdefault(link_key(link), link)
    return found


def _criteria() -> Iterator[Link]:
    yield from ({"name": name} for name in CRITERIA)


def _links(book: Rulebook) -> Iterator[Link]:
    """Each step without parameters, or with each that it needs: the most of a result, the sum of an observation."""
    for name, word in STEPS.items():
        if "codes" in word.needs:
            yield from ({"step": name, "with": {"codes": [code]}} for code in book.results)
        elif "name" in word.needs:
            seen = (one.name for one in book.observations if one.of == "seat")
            yield from ({"step": name, "with": {"name": one}} for one in seen)
        elif name != "points":  # they always come first
            yield {"step": name}
    yield from ({"between": name} for name in BETWEEN)


def link_told(link: Link) -> Message:
    """What a list calls it."""
    if "name" in link:
        return message("rulename-criterion", criterion=link["name"])
    name = _name(link)
    about = tuple(_short(key, value) for key, value in link.get("with", {}).items() if value is not False)
    return message("own-link", name=message("standing-step", step=name), about=about)


def link_hint(link: Link) -> Message:
    """What it is, in a sentence."""
    if "name" in link:
        return message("own-criterion-hint", criterion=link["name"])
    if "between" in link:
        return message("rulename-between", between=link["between"])
    return message("rulename-step", step=link["step"])
