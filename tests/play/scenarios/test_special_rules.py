"""Race to the Alpha Quadrant (001 4.4.5): nobody has a rule twice, and one may be rejected."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from topcut.acts.scenarios.facts import SpecialRuleDrawn, SpecialRulesListed
from topcut.journal.fact import Fact
from topcut.journal.state import Tournament
from topcut.play.scenarios.race import draw_rule, open_rules, rejected, rules_listed, rules_of
from topcut.play.scenarios.verify import rederive
from topcut.rulebooks.load import load

BOOK = load("star-trek-2e", {"scenario": "race-to-the-alpha-quadrant"})


def race(*draws: tuple[int, str, int], rules: int = 5) -> Tournament:
    listed: tuple[Fact, ...] = (SpecialRulesListed(tuple(f"t{n}" for n in range(rules))),)
    return Tournament(scenario=listed + tuple(SpecialRuleDrawn(*draw, "seed") for draw in draws))


def test_the_last_list_counts() -> None:
    longer = race().scenario + race(rules=7).scenario
    assert len(rules_listed(Tournament(scenario=longer))) == 7
    assert rules_listed(Tournament()) == ()


def test_a_second_draw_takes_the_place_of_the_first() -> None:
    tournament = race((1, "kira", 3), (1, "odo", 3), (1, "kira", 2), (2, "kira", 5))
    assert rules_of(tournament, "kira") == {1: 2, 2: 5}
    assert rejected(tournament, "kira") == (1, 3)
    assert rejected(tournament, "odo") is None


def test_a_rejected_rule_comes_back_only_in_a_later_round() -> None:
    tournament = race((1, "kira", 3), (1, "kira", 2))
    assert open_rules(tournament, "kira", 1) == [1, 4, 5]
    assert open_rules(tournament, "kira", 2) == [1, 3, 4, 5]


def test_every_rule_that_is_left_is_equally_likely() -> None:
    tournament = race((1, "kira", 3))
    found = Counter(draw_rule(tournament, "kira", 2, str(seed)) for seed in range(2000))
    assert set(found) == {1, 2, 4, 5}
    assert all(abs(times - 500) < 5 * 500**0.5 for times in found.values())


def test_none_is_left() -> None:
    assert draw_rule(race((1, "kira", 1), rules=1), "kira", 2, "seed") is None


@settings(deadline=None)
@given(st.integers(2, 6), st.integers(0, 8), st.integers(0, 5), st.text(max_size=4))
def test_a_whole_event(rules: int, rounds: int, rejecting: int, salt: str) -> None:
    """Played out with a list of one's own of what he had; as many rounds as there are rules can be played."""
    tournament, had = race(rules=rules), []
    for number in range(1, rounds + 1):
        drawn: list[int] = []
        for turn in range(2 if number == rejecting else 1):
            rule = draw_rule(tournament, "kira", number, f"{salt}/{number}/{turn}")
            left = set(range(1, rules + 1)) - set(had) - set(drawn)
            assert (rule in left) if left else (rule is None)
            if rule is None:
                return
            fact = SpecialRuleDrawn(number, "kira", rule, f"{salt}/{number}/{turn}")
            assert rederive(tournament, BOOK, fact)
            tournament = Tournament(scenario=(*tournament.scenario, fact))
            drawn.append(rule)
        had.append(drawn[-1])
    assert len(set(had)) == len(had) == rounds
    assert list(rules_of(tournament, "kira").values()) == had


def test_a_forged_rule_is_found() -> None:
    tournament = race((1, "kira", 3))
    real = draw_rule(tournament, "kira", 2, "seed")
    others = [rule for rule in range(1, 6) if rule != real]
    assert not any(rederive(tournament, BOOK, SpecialRuleDrawn(2, "kira", rule, "seed")) for rule in others)


def test_a_second_rejection_is_found() -> None:
    tournament = race((1, "kira", 3), (1, "kira", 2), (2, "kira", 5))
    again = draw_rule(tournament, "kira", 2, "seed")
    assert again is not None
    assert not rederive(tournament, BOOK, SpecialRuleDrawn(2, "kira", again, "seed"))
