"""The checker finds every kind of fault that is planted in a clean event, and none in the clean one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from checker import LONE_AWARDS, RULES, Blemishes, Event, Line, Past, Rules, Span, blemishes, faults, least, past

TREK, MAGIC = RULES["star-trek-2e"], RULES["magic"]
CAST = ("kira", "odo", "quark", "dax", "garak")


def line(text: str) -> Line:
    """'kira odo FW FL': two players and their codes; 'dax BYE': one; 'kira odo - -': no result."""
    words = text.split()
    codes = tuple(code for code in words[len(words) // 2 :] if code != "-")
    return tuple(words[: len(words) // 2]), codes


def event(rules: Rules, *rounds: str, there: Sequence[str] = CAST, **spans: Sequence[Span]) -> Event:
    """Rounds written as 'kira odo FW FL, dax BYE'; everybody there takes part throughout, points are added up right."""
    written = [[line(text) for text in round_.split(",") if text] for round_ in rounds]
    standings = dict.fromkeys(there, 0)
    for players, codes in (found for lines in written for found in lines):
        for player, code in zip(players, codes, strict=False):
            standings[player] = standings.get(player, 0) + rules.points.get(code, 0)
    return Event(rules, {player: spans.get(player, [(1, None)]) for player in there}, written, standings)


def kinds(of: Event) -> list[tuple[str, int]]:
    return [(fault.kind, fault.round) for fault in faults(of)]


ONE = "kira odo FW FL, quark dax TT TT, garak BYE"
TWO = "kira quark MW ML, odo garak FW FL, dax BYE"
MAGIC_ONE = "kira odo W L, quark dax D D, garak BYE"
PAIR = ("kira", "odo")
LIGHT_AND_DARK = {"kira": "light", "odo": "light", "quark": "light", "dax": "dark", "garak": "dark"}


def test_a_clean_event_has_no_faults() -> None:
    assert faults(event(TREK, ONE, TWO)) == []
    assert faults(event(MAGIC, MAGIC_ONE, "kira quark L L, odo garak W L, dax BYE")) == []


PLANTED: dict[str, tuple[Event, list[tuple[str, int]]]] = {
    "at two tables": (event(TREK, ONE, "kira quark MW ML, odo garak FW FL, dax kira FW FL"), [("twice", 2)]),
    "against himself": (event(TREK, "kira odo FW FL, quark dax TT TT, garak garak FW FL"), [("twice", 1)]),
    "left out": (event(TREK, ONE, "kira quark MW ML, odo garak FW FL"), [("left out", 2)]),
    "an empty round": (event(TREK, ONE, ""), [("left out", 2)] * 5),
    "dropped and still paired": (event(TREK, ONE, TWO, kira=[(1, 1)]), [("not there", 2)]),
    "paired before he came": (event(TREK, ONE, odo=[(2, None)]), [("not there", 1)]),
    "away between drop and return": (event(TREK, ONE, TWO, dax=[(1, 1), (3, None)]), [("not there", 2)]),
    "a stranger": (event(TREK, "kira odo FW FL, quark dax TT TT, garak morn FW FL"), [("not there", 1)]),
    "avoidable rematch": (event(MAGIC, MAGIC_ONE, "kira odo W L, quark garak W L, dax BYE"), [("rematch", 2)]),
    "a rematch where two byes are due": (
        event(TREK, "kira odo FW FL", "kira odo FW FL", there=PAIR),
        [("rematch", 2)],
    ),
    "two byes where a rematch is due": (event(MAGIC, "kira odo W L", "kira BYE, odo BYE", there=PAIR), [("bye", 2)]),
    "three byes where one would do": (event(TREK, ONE, "kira quark MW ML, odo BYE, garak BYE, dax BYE"), [("bye", 2)]),
    "a second bye": (event(TREK, ONE, "kira quark MW ML, odo dax FW FL, garak BYE"), [("second bye", 2)]),
    "codes that do not fit": (event(TREK, "kira odo FW ML, quark dax TT TT, garak BYE"), [("result", 1)]),
    "both win": (event(MAGIC, "kira odo W W, quark dax D D, garak BYE"), [("result", 1)]),
    "no result": (event(MAGIC, "kira odo - -, quark dax D D, garak BYE"), [("result", 1)]),
    "another game's code": (event(MAGIC, "kira odo W L, quark dax TT TT, garak BYE"), [("result", 1)]),
    "a bye for two": (event(MAGIC, "kira odo W L, quark dax BYE BYE, garak BYE"), [("result", 1)]),
    "one side": (replace(event(MAGIC, MAGIC_ONE), sides=LIGHT_AND_DARK), [("sides", 1)]),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    planted, expected = PLANTED[name]
    assert kinds(planted) == expected


@pytest.mark.parametrize(("player", "points"), [("kira", 6), ("garak", 0), ("dax", 7), ("odo", -5)])
def test_lost_and_made_up_points_are_found(player: str, points: int) -> None:
    clean = event(TREK, ONE, TWO)
    assert kinds(replace(clean, standings={**clean.standings, player: points})) == [("points", 0)] * 2


def test_points_that_changed_hands_are_found() -> None:
    clean = event(TREK, ONE, TWO)
    moved = {**clean.standings, "kira": clean.standings["kira"] - 1, "odo": clean.standings["odo"] + 1}
    assert kinds(replace(clean, standings=moved)) == [("points", 0)] * 2


def test_somebody_missing_from_the_standings_is_found() -> None:
    clean = event(MAGIC, "kira odo W L, quark dax D D, garak L")
    assert kinds(replace(clean, standings={k: v for k, v in clean.standings.items() if k != "garak"})) == [
        ("points", 0)
    ]


def test_r05_a_missed_game_is_no_meeting_and_its_bye_counts() -> None:
    no_show = "kira odo BYE MG, quark dax FW FL, garak BYE"
    assert faults(event(TREK, no_show, "kira odo FW FL, quark garak FW FL, dax BYE")) == []
    assert kinds(event(TREK, no_show, "odo quark FW FL, dax garak FW FL, kira BYE")) == [("second bye", 2)]


def test_r16_an_earned_bye_is_neither_the_one_bye_nor_part_of_the_draw() -> None:
    one = "kira EBYE, odo quark FW FL, dax garak FW FL"
    assert faults(event(TREK, one, "odo dax FW FL, quark garak FW FL, kira BYE")) == []


def test_r08_byes_for_everybody_when_nobody_is_new() -> None:
    assert faults(event(TREK, "kira odo FW FL", "kira BYE, odo BYE", there=PAIR)) == []


def test_late_entries_and_drops_may_have_a_line_of_their_own() -> None:
    one, two = "kira odo W L, quark dax D D, garak L", "kira quark W L, dax garak W L"
    assert faults(event(MAGIC, one, two, garak=[(2, None)], odo=[(1, 1)])) == []


def test_a_round_changed_by_hand_is_not_judged_for_what_was_avoidable() -> None:
    again = event(TREK, ONE, "kira odo FW FL, quark garak FW FL, dax BYE")
    assert kinds(again) == [("rematch", 2)]
    assert faults(replace(again, by_hand=frozenset({2}))) == []


# Whole events, spoilt at random --------------------------------------------------------------------------------------


def simulated(rng: random.Random, rules: Rules) -> Event:
    """An event played by the slow way: every pairing is looked at, one without blemishes to spare is taken."""
    ids = [f"p{i}" for i in range(rng.randint(3, 7))]
    last = {player: rng.choice((None, None, None, 2)) for player in ids[2:]}
    entrants = {player: [(1, last.get(player))] for player in ids}
    rounds: list[list[Line]] = []
    for number in range(1, rng.randint(3, 6)):
        here = [player for player in ids if last.get(player) is None or number <= 2]
        rng.shuffle(here)
        before = past(Event(rules, entrants, rounds, {}), number)
        rounds.append([played(rng, players, rules) for players in best(here, before, rules)])
    standings = dict.fromkeys(ids, 0)
    for players, codes in (found for lines in rounds for found in lines):
        for player, code in zip(players, codes, strict=True):
            standings[player] += rules.points[code]
    return Event(rules, entrants, rounds, standings)


def played(rng: random.Random, players: tuple[str, ...], rules: Rules) -> Line:
    if len(players) == 1:
        return players, ("BYE",)
    return players, rng.choice(sorted(codes for codes in rules.lines if len(codes) == 2))


def every(players: Sequence[str]) -> Iterator[list[tuple[str, ...]]]:
    """Every division into pairs and byes."""
    if not players:
        yield []
        return
    first, rest = players[0], list(players[1:])
    for other in rest:
        for more in every([player for player in rest if player != other]):
            yield [(first, other), *more]
    for more in every(rest):
        yield [(first,), *more]


def best(here: Sequence[str], before: Past, rules: Rules) -> list[tuple[str, ...]]:
    legal = [found for found in every(here) if rules.forced_rematch == "play" or not blemishes(found, before).rematches]
    return min(legal, key=lambda found: blemishes(found, before))


@pytest.mark.parametrize("rules", ["star-trek-2e", "star-trek-1e-2010", "magic", "star-wars", "yomi"])
def test_events_paired_by_brute_force_are_clean(rules: str) -> None:
    for case in range(15):
        assert faults(simulated(random.Random(f"clean/{case}"), RULES[rules])) == []


def test_the_least_blemishes_are_what_brute_force_finds() -> None:
    for case in range(150):
        rng = random.Random(f"least/{case}")
        pool = [f"p{i}" for i in range(rng.randint(1, 7))]
        met = frozenset(frozenset(pair) for pair in combinations(pool, 2) if rng.random() < rng.choice((0.4, 0.9)))
        before = Past(met, Counter({player: rng.choice((0, 0, 1, 2)) for player in pool}))
        rules = rng.choice((TREK, MAGIC))
        assert least(pool, before, rules, {}) == blemishes(best(pool, before, rules), before)


def test_two_sides_leave_the_surplus_a_bye() -> None:
    sides = {"a": "light", "b": "light", "c": "light", "d": "dark"}
    nothing = Past(frozenset(), Counter())
    assert least("abcd", nothing, MAGIC, sides) == Blemishes(2, 0, 0)


def swap_seats(rng: random.Random, lines: list[Line]) -> None:
    """One player sits in another's place: he is there twice, the other is left out."""
    a, b = rng.sample(range(len(lines)), 2)
    lines[a] = ((lines[b][0][0], *lines[a][0][1:]), lines[a][1])


def lose_a_table(rng: random.Random, lines: list[Line]) -> None:
    lines.pop(rng.randrange(len(lines)))


def repeat_a_table(rng: random.Random, lines: list[Line]) -> None:
    lines.append(rng.choice(lines))


def change_a_code(rng: random.Random, lines: list[Line]) -> None:
    a = rng.randrange(len(lines))
    lines[a] = (lines[a][0], ("XX", *lines[a][1][1:]))


@pytest.mark.parametrize("spoil", [swap_seats, lose_a_table, repeat_a_table, change_a_code])
@pytest.mark.parametrize("rules", ["star-trek-2e", "magic"])
def test_a_clean_event_spoilt_anywhere_is_caught(
    rules: str, spoil: Callable[[random.Random, list[Line]], None]
) -> None:
    for case in range(15):
        rng = random.Random(f"spoilt/{case}")
        clean = simulated(rng, RULES[rules])
        rounds = [list(lines) for lines in clean.rounds]
        spoil(rng, rng.choice([lines for lines in rounds if len(lines) > 1] or [rounds[0]]))
        assert faults(replace(clean, rounds=rounds)) != []


def test_every_rulebook_scores_every_code_it_allows() -> None:
    for rules in RULES.values():
        assert {code for codes in rules.lines for code in codes} == set(rules.points)
        assert all(codes[0] in LONE_AWARDS | {"BYE"} for codes in rules.lines if len(codes) == 1)
