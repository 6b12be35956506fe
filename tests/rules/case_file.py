"""The form of a rules case: one TOML file, one idea. A key that is not known here is an error, so no typo passes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from topcut.rulebooks import vocabulary

HERE = Path(__file__).parent
BOOKS = {
    "star-trek": {"star-trek-1e", "star-trek-2e", "tribbles"},
    "star-trek-2010": {"star-trek-1e-2010", "star-trek-2e-2010"},
    "transformers": {"transformers"},
    "star-wars": {"star-wars"},
    "sirlin": {"yomi", "puzzle-strike", "flash-duel"},
    "beyond": {"magic", "swiss", "x-wing"},
}
HOW = {"normal", "timeout", "concession", "effect", "decked", "agreed", "both-lose", "incomplete", "dropped"}
VALUES = {word.value for word in vocabulary.STEPS.values()} - {"points"}  # which every row has anyway
COSTS = set(vocabulary.CRITERIA)

TOP = {"clause", "readings", "title", "results", "expect"}
RESULTS = {"rulebook", "options", "title", "date", "rounds_planned", "players", "rounds"}
RESULTS |= {"dropped", "lots", "final_confrontation", "delayed"}
PLAYER = {"id", "name", "rating", "earned_byes", "head_start", "side", "team"}
MATCH = {"table", "players", "result", "score", "how", "games", "missions", "emptied", "seen", "conceded", "absent"}
EXPECT = {"standings", "order", "tied", "refused", "refused_at_table", "at_table", "pairing", "line", "rules"}
AT_TABLE = (MATCH - {"players"}) | {"best_of", "higher", "refused", "won", "remark"}
SAID = {"refused", "refused_at_table", "remark"}
WON = {"first", "second", "draw", "nobody"}
ROW = {"player", "rank", "points", "record", "about"} | VALUES
PAIRING = {"seeds", "always", "never", "one_of", "all_of_them_occur", "byes", "cost"}
LINE = {"round", "player", "code", "points", "differential"}
RULES = {"recommended_rounds", "cut", "settings", "pods", "rounds_in_pods", "draft"}


@dataclass(frozen=True)
class Case:
    """One file: where the rule stands, the results typed in, the answers that must come out."""

    path: Path
    clause: str
    title: str
    results: Mapping[str, Any]
    expect: Mapping[str, Any]


def paths() -> list[Path]:
    return sorted(HERE.rglob("*.toml"))


def name(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


def load(path: Path) -> Case:
    """The case in a file, or one error with everything that is wrong in it."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    problems = list(problems_of(document, path.relative_to(HERE).parts[0]))
    if problems:
        raise ValueError("\n".join([name(path), *problems]))
    return Case(path, document["clause"], document["title"], document["results"], document["expect"])


def problems_of(document: Mapping[str, Any], folder: str) -> Iterator[str]:
    yield from unknown("the file", document, TOP)
    missing = TOP - {"readings"} - set(document)
    if missing:
        yield f"missing: {sorted(missing)}"
        return
    yield from (f"no such reading: {r}" for r in document.get("readings", []) if not re.fullmatch(r"R\d\d", r))
    results, expect = document["results"], document["expect"]
    refused = "refused" in expect
    yield from problems_of_results(results, strict=not refused)
    if not refused and results.get("rulebook") not in BOOKS[folder]:
        yield f"{results.get('rulebook')} does not belong in {folder}/"
    yield from problems_of_expect(expect, {p["id"] for p in results.get("players", [])})


def problems_of_results(results: Mapping[str, Any], strict: bool) -> Iterator[str]:
    yield from unknown("results", results, RESULTS)
    yield from (
        f"results need {key}" for key in ("rulebook", "rounds_planned", "players", "rounds") if key not in results
    )
    for player in results.get("players", []):
        yield from unknown(f"player {player.get('id')}", player, PLAYER)
    known = {player["id"] for player in results.get("players", [])}
    for number, matches in enumerate(results.get("rounds", []), 1):
        for match in matches:
            yield from unknown(f"round {number}", match, MATCH)
            if match.get("how", "normal") not in HOW:
                yield f"round {number}: how = {match['how']}"
            if strict:
                yield from strangers(f"round {number}", match["players"], known)


def problems_of_expect(expect: Mapping[str, Any], players: set[str]) -> Iterator[str]:
    yield from unknown("expect", expect, EXPECT)
    if not expect:
        yield "nothing is expected"
    if "refused" in expect and len(expect) > 1:
        yield "a refused file has no other answers"
    for said in [expect, *expect.get("at_table", [])]:
        yield from (f"{key}: nothing is named" for key in SAID & said.keys() if not said[key])
    for told in expect.get("at_table", []):
        yield from unknown("at_table", told, AT_TABLE)
        if ("refused" in told) == ("won" in told) or told.get("won", "first") not in WON:
            yield "at_table: either refused, or won by one of " + ", ".join(sorted(WON))
    for row in expect.get("standings", []):
        yield from unknown("standings", row, ROW)
        yield from unknown("about", row.get("about", {}), VALUES)
        yield from strangers("standings", [row["player"]], players)
        for value in VALUES & set(row):
            Fraction(row[value])
    for group in [expect.get("order", []), *expect.get("tied", [])]:
        yield from strangers("order or tied", group, players)
    for line in expect.get("line", []):
        yield from unknown("line", line, LINE)
        yield from strangers("line", [line["player"]], players)
    for pairing in expect.get("pairing", []):
        yield from problems_of_pairing(pairing, players)
    yield from unknown("rules", expect.get("rules", {}), RULES)


def problems_of_pairing(pairing: Mapping[str, Any], players: set[str]) -> Iterator[str]:
    yield from unknown("pairing", pairing, PAIRING)
    yield from unknown("cost", pairing.get("cost", {}), COSTS)
    one_of = pairing.get("one_of", [])
    for pairs in [pairing.get("always", []), pairing.get("never", []), *one_of]:
        for pair in pairs:
            yield from strangers("pairing", pair, players)
            if len(pair) not in (1, 2):
                yield f"pairing: {pair} is neither a pair nor a bye"
    for pairs in [pairing.get("always", []), *one_of]:
        seated = [player for pair in pairs for player in pair]
        if len(seated) != len(set(seated)):
            yield f"pairing: somebody sits twice in {pairs}"
    if pairing.get("all_of_them_occur"):
        many, seeds = len(one_of), pairing.get("seeds", 20)
        if many == 0 or many * (1 - 1 / many) ** seeds > 1e-9:
            yield f"pairing: {seeds} seeds are too few to see all of {many}"


def unknown(where: str, table: Mapping[str, Any], known: set[str]) -> Iterator[str]:
    yield from (f"{where}: unknown key {key}" for key in table if key not in known)


def strangers(where: str, names: list[str], players: set[str]) -> Iterator[str]:
    yield from (f"{where}: {player} is not entered" for player in names if player not in players)
