"""What differs between two rulebooks, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from topcut.messages.message import Message, message
from topcut.rulebooks.model import Drafting, Rulebook
from topcut.rulebooks.problems import shown

Entries = dict[tuple[str, str], Mapping[str, Any]]  # by table and name
_SILENT = ("clause", "title", "note", "name")  # words for people, not rules


class Difference(Struct, frozen=True):
    """One entry, or one value of it, that is not the same."""

    table: str  # "result"
    name: str  # "FW"
    key: str = ""  # "points"; empty where a whole entry is only in one of them
    before: Any = None
    after: Any = None

    @property
    def entry(self) -> Message:
        """ "result FW", "rounds from 8"."""
        return message("diff-entry", table=self.table, name=self.name)

    @property
    def told(self) -> Message:
        """ "result FW, points: 3 → 4", "ending agreed: only in the second"."""
        if not self.key:
            return message("diff-only-in", entry=self.entry, rulebook="second" if self.before is None else "first")
        before, after = _told(self.before), _told(self.after)
        return message("diff-changed", entry=self.entry, key=self.key, before=before, after=after)


def _told(value: Any) -> Message:
    """A value as a file would write it; what is empty is none."""
    empty = value in (None, "", (), [], {}) and value is not False
    return message("describe-no-value") if empty else message("describe-value", value=shown(value))


def diff(a: Rulebook, b: Rulebook) -> list[Difference]:
    """What one has to change in `a` to have `b`; clauses and words for people are left aside."""
    found = list(_compared(("rulebook", ""), _head(a), _head(b)))
    for left, right in zip(_tables(a), _tables(b), strict=True):
        for name in dict.fromkeys([*left, *right]):
            if name in left and name in right:
                found += _compared(name, left[name], right[name])
            else:
                found.append(Difference(*name, "", left.get(name), right.get(name)))
    found += _orders("standings", [_link(one) for one in a.chain], [_link(one) for one in b.chain])
    found += _orders("pairing", [one.name for one in a.criteria], [one.name for one in b.criteria])
    return found


def what_changes(before: Rulebook, after: Rulebook) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a journal notes where an event's rules change: the settings by their new values, and other tables whole."""
    old, new = before.settings, after.settings
    values = {name: one.value for name, one in new.items() if name in old and one.value != old[name].value}
    tables = {
        key: table for key, table in after.source.items() if key != "settings" and table != before.source.get(key)
    }
    return values, tables


def _compared(name: tuple[str, str], left: Mapping[str, Any], right: Mapping[str, Any]) -> Iterator[Difference]:
    for key in left:
        if key not in _SILENT and left[key] != right[key]:
            yield Difference(*name, key.rstrip("_"), left[key], right[key])


def _orders(what: str, left: list[str], right: list[str]) -> Iterator[Difference]:
    """The same links in another order; where one is missing, that has been said already."""
    if left != right and sorted(left) == sorted(right):
        yield Difference(what, "", "order", left, right)


def _head(book: Rulebook) -> dict[str, Any]:
    return {key: getattr(book, key) for key in ("game", "document", "edition", "play", "rulings")}


def _tables(book: Rulebook) -> Iterator[Entries]:
    yield _named("setting", ((one.name, one) for one in book.settings.values()))
    yield _named("result", ((one.code, one) for one in book.results.values()))
    yield _named("ending", ((one.how, one) for one in book.endings.values()))
    yield _named("tie-break", ((_link(one), one) for one in book.chain))
    yield _named("criterion", ((one.name, one) for one in book.criteria))
    yield _named("rounds", ((str(one.players), one) for one in book.rounds))
    yield _named("cut", ((str(one.cut), one) for one in book.rounds_for_cut))
    yield _named("observation", ((one.name, one) for one in book.observations))
    yield _named("when", ((f"{one.setting} {one.is_ or one.least}", one) for one in book.when))
    for group in ("format", "card_pool", "rules", "scenario"):
        yield _named(group, ((one.name, one) for one in book.features if one.group == group))


def _named(table: str, entries: Iterable[tuple[str, Struct]]) -> Entries:
    return {(table, name): _flat(entry) for name, entry in entries}


def _flat(entry: Struct) -> dict[str, Any]:
    """The values of an entry; those of a format's drafting beside them."""
    values = asdict(entry)
    if "draft" in values:
        drafting = values.pop("draft") or Drafting("sealed")
        values |= {" ".join(("draft", key)): value for key, value in asdict(drafting).items() if key != "product"}
    return values


def _link(link: Any) -> str:
    """A link of the chain by name; counts of results are told apart by their codes, observations by their names."""
    name = getattr(link, "step", None) or link.between
    given = getattr(link, "with_", {})
    more = [*given.get("codes", ()), *([given["name"]] if "name" in given else [])]
    return " ".join([str(name), *more])
