"""An event's choices laid into a rulebook document: format, rules set, announced switches, order of tie-breakers."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from topcut import limits
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.model import Rulebook, Setting, When
from topcut.rulebooks.problems import meant, shown
from topcut.rulebooks.values import misfit, written
from topcut.rulebooks.vocabulary import BETWEEN, FEATURES, STEPS
from topcut.rulebooks.workable import must_work

Document = dict[str, Any]
_REPLACED = ("tiebreak", "criterion")  # tables that a choice can put others in the place of


def with_choices(book: Rulebook, options: Mapping[str, Any]) -> Document:
    """The document of `book` with the options applied; what a chosen feature or a `when` changes comes before them.

    The resolved document keeps what was `chosen`, and what was `printed` where a choice put something else.
    """
    limits.raise_faults(refused_values(book, options))
    document: Document = copy.deepcopy(dict(book.source))
    chosen = {name: written(book.settings[name], value) for name, value in options.items()}
    settled = _of_features(book, chosen) | chosen
    _put(document, book, settled)
    for when in book.when:
        if _applies(when, document):
            _follow(when, document, book, settled)
    if chosen.get("order"):
        reorder(document, chosen["order"])
    must_work(document)
    return document | {"chosen": chosen, "printed": _printed(book.source, document)}


def _printed(before: Mapping[str, Any], after: Document) -> Document:
    """What the document says wherever the choices made it say something else."""
    old = before["settings"]
    values = {name: old[name]["value"] for name, now in after["settings"].items() if now["value"] != old[name]["value"]}
    tables = {table: before[table] for table in _REPLACED if before.get(table) != after.get(table)}
    return copy.deepcopy({"settings": values, **tables})


def as_printed(source: Mapping[str, Any]) -> Document:
    """The document as it was before an event chose."""
    document = copy.deepcopy({key: value for key, value in source.items() if key not in ("chosen", "printed")})
    printed = copy.deepcopy(dict(source.get("printed", {})))
    for name, value in printed.pop("settings", {}).items():
        document["settings"][name]["value"] = value
    return document | printed


def with_values(book: Rulebook, changes: Mapping[str, Any]) -> Document:
    """Values put into a document that does not say what was chosen: only such as nothing else follows from."""
    steering = {*FEATURES, "order", *(when.setting for when in book.when if when.set or when.order or when.criteria)}
    if tied := [name for name in changes if name in steering]:
        raise refuse("option-of-earlier-topcut").at(message("option-named", option=tied[0]))
    document: Document = copy.deepcopy(dict(book.source))
    _put(document, book, changes)
    for when in book.when:
        if _applies(when, document):
            _demands(when, document, book)
    must_work(document)
    return document


def refused_values(book: Rulebook, chosen: Mapping[str, Any]) -> list[Refusal]:
    """What is wrong with the first of them; whoever sends 100,000 is not told of all."""
    looked_at = (refused_value(book, name, value) for name, value in chosen.items())
    return limits.first_faults(wrong for wrong in looked_at if wrong)


def refused_value(book: Rulebook, name: str, value: object) -> Refusal | None:
    wrong = _wrong(book, name, value)
    return wrong and wrong.at(message("option-named", option=name))


def _wrong(book: Rulebook, name: str, value: object) -> Refusal | None:
    setting = book.settings.get(name)
    if setting is None:
        return refusal("option-unknown", rulebook=book.name, way=meant(name, book.settings))
    if setting.may == "nobody":
        cited = "yes" if setting.clause else "no"
        return refusal("option-fixed", value=shown(setting.value), cited=cited, clause=setting.clause)
    return misfit(setting, value) or (_unknown_link(value) if name == "order" else None)


def _unknown_link(names: Any) -> Refusal | None:
    known = {*STEPS, *BETWEEN}
    for name in names:
        if name not in known and (hint := meant(name, known)):
            return refusal("option-unknown-tie-breaker", name=str(name), hint=hint)
    return None


def _of_features(book: Rulebook, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What the chosen format, card pool, rules and scenario change; one may bring another, as rules for a draft do."""
    changes: dict[str, Any] = {}
    for _ in FEATURES:
        settled = {**changes, **chosen}
        picked = (book.feature(group, str(settled.get(group, book.text(group)))) for group in FEATURES)
        changes = {name: value for feature in picked if feature for name, value in feature.set.items()}
    return changes


def _put(document: Document, book: Rulebook, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        document["settings"][name]["value"] = written(book.settings[name], value)


def _applies(when: When, document: Document) -> bool:
    value = document["settings"][when.setting]["value"]
    return bool(value >= when.least) if when.least is not None else bool(value == when.is_)


def _follow(when: When, document: Document, book: Rulebook, settled: Mapping[str, Any]) -> None:
    _demands(when, document, book)
    _put(document, book, {name: value for name, value in when.set.items() if name not in settled})
    if when.order and not settled.get("order"):
        reorder(document, when.order, when.clause)
    if when.criteria:
        document["criterion"] = _listed(document["criterion"], when.criteria, when.clause)


def _demands(when: When, document: Document, book: Rulebook) -> None:
    """Refuse what a value of another setting rules out."""
    settings = document["settings"]
    wrong = [name for name, value in when.requires.items() if settings[name]["value"] != value]
    if wrong:
        raise Refused(*(_demand(when, book.settings[name], settings) for name in wrong))


def _demand(when: When, setting: Setting, settings: Mapping[str, Any]) -> Refusal:
    return refusal(
        "option-demanded",
        option=setting.name,
        wanted=shown(when.requires[setting.name]),
        given=shown(settings[setting.name]["value"]),
        other=when.setting,
        value=shown(settings[when.setting]["value"]),
        clause=when.clause,
    ).at(message("option-named", option=setting.name))


def _listed(criteria: list[Document], names: Sequence[str], clause: str) -> list[Document]:
    known = {criterion["name"]: criterion for criterion in criteria}
    return [known.get(name, {"name": name, "clause": clause}) for name in names]


def reorder(document: Document, names: Sequence[str], clause: str = "") -> None:
    """Put the chain in another order; a link that the rulebook already has keeps its parameters."""
    links: list[Document] = []
    for name in names:
        if name == "points" and not links:
            continue  # the total always comes first
        link = copy.deepcopy(_own_link(document, name) or _new_link(name, clause))
        if "between" in link:
            link["from_step"] = 1 + sum("step" in earlier for earlier in links)
        links.append(link)
    document["tiebreak"] = links


def _own_link(document: Document, name: str) -> Document | None:
    """The rulebook's own link of that name, or the one whose value is shown under that name."""
    links: list[Document] = document["tiebreak"]
    by_name = [link for link in links if name in (link.get("step"), link.get("between"))]
    by_value = [link for link in links if "step" in link and STEPS[link["step"]].value == name]
    return next(iter(by_name + by_value), None)


def _new_link(name: str, clause: str) -> Document:
    link = {"between": name} if name in BETWEEN else {"step": name}
    return link | ({"clause": clause} if clause else {})
