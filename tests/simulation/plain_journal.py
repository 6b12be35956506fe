"""A journal as plain data, followed line by line, with the smallest scoring that its rulebook document allows.

It imports nothing from Topcut: what a line says is read from its JSON.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

Player = str
Fact = dict[str, Any]
Line = tuple[int, Fact]  # seq and fact


def standing(lines: Iterable[bytes]) -> Iterator[Line]:
    """The facts of all acts that were not undone."""
    acts: list[list[Line]] = [[]]
    for line in map(json.loads, lines):
        acts[-1].append((line["seq"], line["fact"]))
        if not line.get("more"):
            acts.append([])
    undone = {fact["seq"] for act in acts for _, fact in act if fact["kind"] == "Undone"}
    for act in acts:
        if act and act[0][0] not in undone:
            yield from act


@dataclass
class Posted:
    """A posted round."""

    stage: int
    tables: dict[int, tuple[Player, ...]]
    awards: dict[int, str]


@dataclass
class Story:
    """What the journal has told so far."""

    document: Fact = field(default_factory=dict)
    announced: list[Fact] = field(default_factory=list)
    rounds_planned: int = 0
    byes: dict[Player, int] = field(default_factory=dict)  # earned ones, of everybody who entered
    heats: dict[Player, list[int]] = field(default_factory=dict)
    gone: set[Player] = field(default_factory=set)
    rounds: dict[int, Posted] = field(default_factory=dict)
    drawn: dict[tuple[int, int], int] = field(default_factory=dict)  # round and table → number in the draw
    results: dict[tuple[int, int], Fact] = field(default_factory=dict)  # by round and number in the draw
    opened: dict[int, Fact] = field(default_factory=dict)
    split: Fact | None = None
    absent_at: dict[tuple[int, int], frozenset[Player]] = field(default_factory=dict)  # see `stage_checker`

    @property
    def plan(self) -> list[Fact]:
        if self.announced:
            return self.announced
        pods = self.document["play"] == "pod"
        return [{"kind": "pods"}] * max(self.rounds_planned, 1) if pods else [{"kind": "swiss"}]

    def follow(self, fact: Fact) -> None:
        match fact["kind"]:
            case "Created":
                self.document, self.announced = fact["rulebook"], fact.get("plan", [])
                self.rounds_planned = fact.get("rounds", 0)
            case "PlanChanged":
                self.announced = fact["plan"]
            case "Started" if fact.get("stage", 1) == 1:
                self.rounds_planned = fact["rounds"]
            case "Entered":
                self.byes[fact["player"]] = fact.get("earned_byes", 0)
            case "Joined":
                self.heats.setdefault(fact["player"], []).append(fact["stage"])
            case "Dropped" | "Withdrawn":
                self.gone.add(fact["player"])
            case "ReEntered":
                self.gone.discard(fact["player"])
            case "StageOpened":
                self.opened[fact["stage"]] = fact
            case "PrizesSplit":
                self.split = fact
            case _:
                self._follow_round(fact)

    def _follow_round(self, fact: Fact) -> None:
        match fact["kind"]:
            case "RoundPaired":
                self.drawn |= {(fact["round"], table["table"]): in_draw(table) for table in fact["tables"]}
                tables = {in_draw(table): tuple(table["seats"]) for table in fact["tables"]}
                awards = {in_draw(table): table.get("award", "") for table in fact["tables"]}
                self.rounds[fact["round"]] = Posted(fact.get("stage", 1), tables, awards)
                for table, seats in tables.items():
                    if len(seats) == 1:
                        self.results[fact["round"], table] = {"codes": [awards[table]]}
            case "RoundWithdrawn":
                posted = self.rounds.pop(fact["round"])
                for table in posted.tables:
                    self.results.pop((fact["round"], table), None)
            case "Reported" | "Settled" | "Corrected":
                place = fact["round"], fact["table"]
                self.results[fact["round"], self.drawn[place]] = fact["result"]

    # Who plays where -------------------------------------------------------------------------------------------------

    def members(self, stage: int) -> list[Player]:
        """Everybody who plays or played in a stage."""
        if self.plan[stage - 1].get("heat"):
            return [player for player in self.byes if stage in self.heats.get(player, ())]
        if stage in self.opened:
            return list(self.opened[stage]["seeds"])
        return list(self.byes) if stage == 1 else []

    def field(self, stage: int) -> list[Player]:
        """Those of them who have not left."""
        return [player for player in self.members(stage) if player not in self.gone]

    def sources(self, stage: int) -> list[int]:
        """The stage before, or all heats before."""
        before = [number for number in range(1, stage) if self.plan[number - 1].get("heat")]
        return before if stage > 1 and stage - 1 in before else [stage - 1] if stage > 1 else []

    def of_stage(self, stage: int) -> dict[int, Posted]:
        return {number: posted for number, posted in self.rounds.items() if posted.stage == stage}

    # Points ----------------------------------------------------------------------------------------------------------

    def points(self, stage: int) -> Counter[Player]:
        """What the rounds of a stage are worth to everybody."""
        worth = {line["code"]: line["points"] for line in self.document["result"]}
        found: Counter[Player] = Counter()
        for number, posted in self.of_stage(stage).items():
            for table, seats in posted.tables.items():
                result = self.results.get((number, table))
                if result is None:
                    continue
                if self.document["play"] == "pod":
                    found.update({seat: pod_points(result, at) for at, seat in enumerate(seats)})
                else:
                    codes = codes_of(self.document, result)
                    found.update({seat: worth[code] for seat, code in zip(seats, codes, strict=True)})
        return found

    def won(self, stage: int) -> Counter[Player]:
        """Rounds of pods in which somebody emptied his hand in time."""
        found: Counter[Player] = Counter()
        for number, posted in self.of_stage(stage).items():
            for table, seats in posted.tables.items():
                result = self.results.get((number, table), {})
                found.update({seat: pod_won(result, at) for at, seat in enumerate(seats)})
        return found


def in_draw(table: Fact) -> int:
    """The number that a seating has in its draw: the game of a bracket, the rank of a pod. People sit elsewhere."""
    return table.get("drawn", table["table"])


# The smallest scoring -------------------------------------------------------------------------------------------------


def pod_points(result: Fact, seat: int) -> int:
    return 0 if _conceded(result, seat) else sum(game[seat] for game in result.get("games", ()))


def pod_won(result: Fact, seat: int) -> int:
    ends = result.get("ends", ())
    late = {number for number, end in enumerate(ends) if end == "timeout"}
    emptied = enumerate(result.get("emptied", ()))
    return 0 if _conceded(result, seat) else sum(seat in out for number, out in emptied if number not in late)


def _conceded(result: Fact, seat: int) -> bool:
    return result.get("how") == "concession" and seat in result.get("absent", ())


def codes_of(document: Fact, result: Fact) -> tuple[str, ...]:
    """The codes of a table: stated, or who was there, or who is ahead."""
    if result.get("codes"):
        return tuple(result["codes"])
    how = result.get("how", "normal")
    met = _all_met(document, result)
    if how == "timeout" and any(met) and (met[0] != met[1] or len(set(result["games"][0])) == 2):
        how = "normal"  # R58: won, though time was called
    ending = next(line for line in document["ending"] if line["how"] == how)
    winner = _ahead(document, ending, result)
    if winner is None:
        return (ending["level"],) * 2
    return tuple(ending["results"] if winner == 0 else reversed(ending["results"]))


def _ahead(document: Fact, ending: Fact, result: Fact) -> int | None:
    absent = set(result.get("absent", ()))
    if ending["decided_by"] == "nobody":
        return None
    if ending["decided_by"] == "present":
        return 1 - min(absent) if len(absent) == 1 else None
    if document["play"] == "best_of":
        first, second = games_won(result)
        return None if first == second else int(second > first)
    first, second = result["games"][0]
    met = _all_met(document, result)
    if met[0] != met[1]:
        return int(met[1])
    if ending["decided_by"] == "conditions" and result.get("missions"):
        tiers = [2 if planet and space else 1 if planet or space else 0 for planet, space in result["missions"]]
        first, second = (tiers[0], first), (tiers[1], second)
    return None if first == second else int(second > first)


def _all_met(document: Fact, result: Fact) -> tuple[bool, bool]:
    """Who has the points and the missions that a full win takes, where missions were written down (R58)."""
    needs = document["settings"].get("missions_to_win")
    if needs is None or not result.get("missions") or len(result.get("games", ())) != 1:
        return False, False
    points = document["settings"]["points_to_win"]["value"]

    def enough(planet: int, space: int) -> bool:
        return {"none": True, "one": planet + space > 0, "planet-and-space": planet > 0 < space}[needs["value"]]

    first, second = zip(result["games"][0], result["missions"], strict=True)
    return first[0] >= points and enough(*first[1]), second[0] >= points and enough(*second[1])


def games_won(result: Fact) -> tuple[int, int]:
    games = result.get("games", ())
    return sum(a > b for a, b in games), sum(b > a for a, b in games)


def bracket_winner(document: Fact, stage: Fact, result: Fact, higher: int) -> int | None:
    """The seat that goes on; None where neither does. `higher` is the seat of the better seed."""
    absent = set(result.get("absent", ()))
    if absent:
        return 1 - min(absent) if len(absent) == 1 else None
    settings = {name: setting["value"] for name, setting in document["settings"].items()}
    best_of = stage.get("best_of") or settings.get("bracket_games") or settings.get("games") or 1
    by_code = (best_of == 1 and document["play"] == "single_game") or not result.get("games") or result.get("codes")
    if by_code:
        outcome = {line["code"]: line["outcome"] for line in document["result"]}
        outcomes = [outcome[code] for code in codes_of(document, result)]
        if "win" in outcomes:
            return outcomes.index("win")
        return higher if "draw" in outcomes else None
    won = list(games_won(result))
    if settings["bracket_tie"] == "higher-seed":
        won[higher] += len(result["games"]) - sum(won)
    return higher if won[0] == won[1] else int(won[1] > won[0])
