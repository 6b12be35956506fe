"""Checks the entries of a rulebook against each other: codes answer each other, names exist, tables have no gaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import asdict

from topcut.messages.message import message
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.document import Entry, Parts
from topcut.rulebooks.model import Between, Drafting
from topcut.rulebooks.observations import check_observations
from topcut.rulebooks.places import IDENTITY, Path
from topcut.rulebooks.problems import Problems, meant, shown
from topcut.rulebooks.procedures import check_procedures
from topcut.rulebooks.shapes import wanted
from topcut.rulebooks.values import misfit
from topcut.rulebooks.vocabulary import BETWEEN, CODE_SETTINGS, CRITERIA, FEATURES, HOW, SETTINGS, STEPS

_NEEDED = {  # settings that a way of playing cannot do without
    "best_of": ("games", "game_win_points", "drawn_game_points", "floor"),
    "pod": ("pod_least", "pod_most", "rounds_per_pod"),
}


def check_together(parts: Parts, problems: Problems) -> None:
    """Everything that only shows when entries are seen together."""
    for look in (
        _twice,
        _results,
        _endings,
        _chain,
        _criteria,
        _needed,
        _byes_are_counted,
        _words_of_settings,
        _features,
        _whens,
        _rounds,
        check_observations,
        check_procedures,
    ):
        look(parts, problems)


def _twice(parts: Parts, problems: Problems) -> None:
    for table in ("result", "ending", "criterion", "rounds_for_cut", "observation", "procedure", "task", *FEATURES):
        key = IDENTITY.get(table, ("name",))[0]
        counts = Counter(parts.words(table, key))
        for entry in reversed(parts.tables[table]):
            word = entry.values.get(key)
            if word is not None and counts[word] > 1:
                counts[word] -= 1
                problems.add((*entry.path, key), refusal("rulebook-twice", word=str(word)))


def _results(parts: Parts, problems: Problems) -> None:
    answers = {entry.values["code"]: entry.values.get("opposite", ()) for entry in _with(parts, "result", "code")}
    if not answers and parts.head.get("play") != "pod":
        problems.add(("result",), refusal("rulebook-no-results"))
    lone = {entry.values["code"] for entry in _with(parts, "result", "code") if entry.values.get("alone")}
    if answers and parts.head.get("play") != "pod" and "BYE" not in lone:
        problems.add(("result",), refusal("rulebook-no-bye"))
    for entry in _with(parts, "result", "code"):
        code, path = entry.values["code"], (*entry.path, "opposite")
        for other in entry.values.get("opposite", ()):
            if other not in answers:
                problems.add(path, refusal("rulebook-no-result", code=other, way=meant(other, answers)))
            elif code not in answers[other]:
                problems.add(path, refusal("rulebook-not-opposite", code=code, other=other))
        if not entry.values.get("opposite") and not entry.values.get("alone"):
            problems.add(entry.path, refusal("rulebook-result-of-nobody"))


def _endings(parts: Parts, problems: Problems) -> None:
    opposites = {entry.values["code"]: entry.values.get("opposite", ()) for entry in _with(parts, "result", "code")}
    for entry in _with(parts, "ending", "how"):
        values = entry.values
        _word(values["how"], HOW, "ending", (*entry.path, "how"), problems)
        winner, loser = values.get("results") or ("", "")
        level = values.get("level") or ""
        for key, first, second in (("results", winner, loser), ("results", loser, winner), ("level", level, level)):
            if first and first not in opposites:
                problems.add((*entry.path, key), refusal("rulebook-no-result", code=first, way=meant(first, opposites)))
            elif first and second in opposites and second not in opposites[first]:
                problems.add((*entry.path, key), refusal("rulebook-impossible-pair", code=first, other=second))
        if parts.head.get("play") != "pod":
            _complete(values, entry.path, problems)
        if values.get("differential") in ("score", "cap", "winner_at_cap") and "differential_cap" not in parts.settings:
            problems.add((*entry.path, "differential"), refusal("rulebook-no-cap"))


def _complete(ending: Mapping[str, Any], path: Path, problems: Problems) -> None:
    key = "level" if ending.get("decided_by") == "nobody" else "results"
    if not ending.get(key):
        problems.add(path, refusal("rulebook-no-codes", key=key))


def _chain(parts: Parts, problems: Problems) -> None:
    steps = sum(entry.kind is not Between for entry in parts.tables["tiebreak"])
    codes = parts.words("result", "code")
    for entry in parts.tables["tiebreak"]:
        values = entry.values
        if entry.kind is Between:
            _word(values.get("between"), BETWEEN, "comparison", (*entry.path, "between"), problems)
            if isinstance(values.get("group"), int) and values["group"] < 2:
                problems.add((*entry.path, "group"), refusal("rulebook-group-of-one"))
            if not 1 <= values.get("from_step", 1) <= steps + 1:
                problems.add((*entry.path, "from_step"), refusal("rulebook-no-step", last=steps + 1, steps=steps))
        elif "step" in values:
            _word(values["step"], STEPS, "tie-breaker", (*entry.path, "step"), problems)
            _parameters(values["step"], values.get("with_", {}), codes, entry.path, problems)


def _parameters(step: str, given: Mapping[str, Any], codes: list[str], path: Path, problems: Problems) -> None:
    word = STEPS.get(step)
    if word is None:
        return
    for name in word.needs:
        if name not in given:
            problems.add(path, refusal("rulebook-no-parameter", name=name, step=step))
    for name, value in given.items():
        spot = (*path, "with", name)
        if name not in word.takes:
            problems.add(spot, refusal("rulebook-not-a-parameter", step=step, way=meant(name, word.takes)))
        elif not _is(value, word.takes[name]):
            problems.add(spot, refusal("rulebook-not-of-kind", kind=wanted(word.takes[name]), given=shown(value)))
        elif name == "codes":
            for code in value:
                _word(code, codes, "result", spot, problems)


def _is(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _criteria(parts: Parts, problems: Problems) -> None:
    if not parts.tables["criterion"] and parts.head.get("play") != "pod":
        problems.add(("criterion",), refusal("rulebook-no-criteria"))
    for entry in _with(parts, "criterion", "name"):
        _word(entry.values["name"], CRITERIA, "criterion", (*entry.path, "name"), problems)


def _byes_are_counted(parts: Parts, problems: Problems) -> None:
    setting = parts.setting("forced_rematch")
    if setting and setting.value == "byes" and "surplus_byes" not in parts.words("criterion", "name"):
        problems.add(("settings", "forced_rematch"), refusal("rulebook-byes-not-counted"))


def _needed(parts: Parts, problems: Problems) -> None:
    always = [name for name, word in SETTINGS.items() if word.always]
    groups = [group for group in FEATURES if parts.tables[group]]
    for name in (*always, *groups, *_NEEDED.get(parts.head.get("play", ""), ())):
        if name not in parts.settings:
            problems.add(("settings",), refusal("rulebook-no-setting", setting=name))


def _words_of_settings(parts: Parts, problems: Problems) -> None:
    codes = parts.words("result", "code")
    for name in CODE_SETTINGS:
        setting = parts.setting(name)
        if setting and setting.value:
            _word(setting.value, codes, "result", ("settings", name, "value"), problems)
    for name, words in (("shown", STEPS), ("order", (*STEPS, *BETWEEN))):
        setting = parts.setting(name)
        for word in setting.value if setting and isinstance(setting.value, list) else ():
            _word(word, words, "tie-breaker", ("settings", name, "value"), problems)


def _features(parts: Parts, problems: Problems) -> None:
    for group in FEATURES:
        setting = parts.setting(group)
        for choice in setting.choices if setting else ():
            if choice != "none":
                _word(choice, parts.words(group, "name"), group, ("settings", group, "choices"), problems)
        for entry in parts.tables[group]:
            _changes(entry.values.get("set", {}), (*entry.path, "set"), parts, problems)
            if drafting := entry.values.get("draft"):
                _drafting(drafting, entry, parts, problems)


def _drafting(drafting: Drafting, entry: Entry, parts: Parts, problems: Problems) -> None:
    path = (*entry.path, "draft")
    if not entry.values.get("limited"):
        problems.add(path, refusal("rulebook-draft-not-limited"))
    numbers = [name for name, value in asdict(drafting).items() if isinstance(value, int) and value < 0]
    for name in numbers:
        problems.add((*path, name), refusal("rulebook-below-zero"))
    if drafting.sides > 2:
        problems.add((*path, "sides"), refusal("rulebook-too-many-sides"))
    if drafting.group_most < drafting.group_least:
        less = refusal("rulebook-less", number=drafting.group_most, least=drafting.group_least)
        problems.add((*path, "group_most"), less)
    if drafting.method in ("packs", "squirrel") and not drafting.group_most and "group_most" not in parts.settings:
        problems.add(path, refusal("rulebook-no-group"))


def _whens(parts: Parts, problems: Problems) -> None:
    for entry in _with(parts, "when", "setting"):
        values, path = entry.values, entry.path
        if (values.get("is_") is None) == (values.get("least") is None):
            problems.add(path, _neither_is_nor_least())
        if values.get("is_") is not None:
            _changes({values["setting"]: values["is_"]}, (*path, "is"), parts, problems)
        else:
            _word(values["setting"], parts.settings, "setting", (*path, "setting"), problems)
        _changes(values.get("set", {}), (*path, "set"), parts, problems)
        _changes(values.get("requires", {}), (*path, "requires"), parts, problems)
        for name in values.get("order", ()):
            _word(name, (*STEPS, *BETWEEN), "tie-breaker", (*path, "order"), problems)
        for name in values.get("criteria", ()):
            _word(name, CRITERIA, "criterion", (*path, "criteria"), problems)


def _neither_is_nor_least() -> Refusal:
    is_, least = message("file-written", written="is"), message("file-written", written="least")
    return refusal("rulebook-when-without-value", one=is_, other=least)


def _changes(values: Mapping[str, Any], path: Path, parts: Parts, problems: Problems) -> None:
    for name, value in values.items():
        setting = parts.setting(name)
        if name not in parts.settings:
            problems.add((*path, name), refusal("rulebook-not-a-setting", way=meant(name, parts.settings)))
        elif setting and (wrong := misfit(setting, value)):
            problems.add((*path, name), wrong)


def _rounds(parts: Parts, problems: Problems) -> None:
    lines = sorted(_with(parts, "rounds", "players"), key=lambda entry: int(entry.values["players"]))
    for entry in lines:
        first, last = entry.values["players"], entry.values.get("to")
        if last is not None and last < first:
            problems.add((*entry.path, "to"), refusal("rulebook-less", number=last, least=first))
        if entry.values.get("rounds", 1) < 1:
            problems.add((*entry.path, "rounds"), refusal("rulebook-too-few-rounds", rounds=entry.values["rounds"]))
    for entry, following in pairwise(lines):
        last, first = entry.values.get("to"), following.values["players"]
        spot = (*following.path, "players")
        if last is None or last >= first:
            before = entry.values["players"]
            problems.add(spot, refusal("rulebook-players-in-two-lines", players=first, before=before))
        elif last + 1 < first:
            gap = refusal("rulebook-players-in-no-line", first=last + 1, last=first - 1, size=first - last - 1)
            problems.add(spot, gap)


def _with(parts: Parts, table: str, key: str) -> Iterator[Entry]:
    return (entry for entry in parts.tables[table] if key in entry.values)


def _word(word: Any, words: Any, kind: str, path: Path, problems: Problems) -> None:
    if word is not None and word not in words:
        problems.add(path, refusal("rulebook-unknown-word", word=str(word), kind=kind, way=meant(word, words)))
