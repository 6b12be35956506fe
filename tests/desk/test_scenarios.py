"""Optional scenarios at the desk (001 4.4): what posting draws, what the director records, what is refused."""

from __future__ import annotations

import pytest

from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.acts.scenarios.facts import Awarded, DecksDealt, FeedbackGiven, SpecialRuleDrawn
from topcut.journal.fact import Fact, Result
from topcut.journal.fold import fold
from topcut.messages.message import message
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.festival import items
from topcut.play.scenarios.orbit import orbit_totals
from topcut.play.scenarios.race import rejected, rules_of
from topcut.play.scenarios.verify import rederive

from .table import FOUR, Event

RULES = ("Ancient Artifact", "Badlands", "Cloaked", "Distress Call")
KIRA_ODO, QUARK_DAX = ("Kira", "Odo"), ("Quark", "Dax")


def event(scenario: str, *people: str, rounds: int = 3) -> Event:
    return Event("star-trek-2e", *(people or FOUR), rounds=rounds, scenario=scenario)


def play_on(event: Event) -> tuple[Fact, ...]:
    """Draw, post and play a round however it comes; what the scenario drew for it."""
    event.do(Draw())
    records = event.do(Post())
    for match in event.tournament.rounds[-1].matches.values():
        if len(match.seats) > 1:
            event.wins(event.name(match.seats[0]))
    return tuple(record.fact for record in records[1:])


def all_derived_again(event: Event) -> int:
    """Every draw of the scenario out of its seed and what stood before it; how many there were."""
    drawn = [record for record in event.history if isinstance(record.fact, (DecksDealt, SpecialRuleDrawn))]
    for record in drawn:
        assert rederive(fold(event.history[: record.seq - 1]), event.book, record.fact), record
    return len(drawn)


# Deck Lottery --------------------------------------------------------------------------------------------------------


def test_4_4_1_round_one_is_played_with_ones_own_deck() -> None:
    lottery = event("deck-lottery")
    assert play_on(lottery) == ()
    assert decks_of(lottery.tournament, 1) == {player: player for player in lottery.ids.values()}


def test_4_4_1_later_rounds_deal_a_new_deck_to_everybody() -> None:
    lottery = event("deck-lottery", *FOUR, "Garak", "Morn", rounds=4)
    play_on(lottery)
    had: dict[str, list[str]] = {player: [player] for player in lottery.ids.values()}
    for _ in range(3):
        (deal,) = play_on(lottery)
        assert isinstance(deal, DecksDealt) and deal.seed
        assert sorted(deal.decks) == sorted(deal.decks.values()) == sorted(had)
        for player, owner in deal.decks.items():
            assert owner != player
            had[player].append(owner)
    assert all(len(set(decks)) == 4 for decks in had.values())
    assert all_derived_again(lottery) == 3
    assert last_with(lottery.tournament) == {owner: player for player, owner in deal.decks.items()}


def test_4_4_1_only_decks_of_players_who_are_still_in_and_none_for_a_bye() -> None:
    lottery = event("deck-lottery", *FOUR, "Garak", "Morn")
    play_on(lottery)
    lottery.do(Drop(lottery.id("Morn")))
    (deal,) = play_on(lottery)
    assert isinstance(deal, DecksDealt)
    (resting,) = (m.seats[0] for m in lottery.tournament.rounds[1].matches.values() if len(m.seats) == 1)
    assert set(deal.decks) == set(lottery.ids.values()) - {lottery.id("Morn"), resting}
    assert lottery.id("Morn") not in deal.decks.values()
    assert len(set(deal.decks.values())) == 4
    assert all_derived_again(lottery) == 1


def test_a_withdrawn_round_gives_its_decks_back() -> None:
    lottery = event("deck-lottery")
    play_on(lottery)
    lottery.do(Draw())
    lottery.do(Post())
    lottery.do(WithdrawRound())
    assert lottery.tournament.scenario == ()
    lottery.do(Draw(reason="again"))
    lottery.do(Post())
    assert len(lottery.tournament.scenario) == 1
    assert all_derived_again(lottery) == 2


def test_forged_decks_are_found() -> None:
    lottery = event("deck-lottery")
    play_on(lottery)
    (deal,) = play_on(lottery)
    assert isinstance(deal, DecksDealt)
    before = lottery.tournament
    turned = {player: owner for owner, player in deal.decks.items()}
    assert rederive(before, lottery.book, deal)
    assert not rederive(before, lottery.book, DecksDealt(2, {p: p for p in deal.decks}, deal.seed))
    assert turned == deal.decks or not rederive(before, lottery.book, DecksDealt(2, turned, deal.seed))
    assert not rederive(before, lottery.book, DecksDealt(9, deal.decks, deal.seed))


# No Such Thing as Luck -----------------------------------------------------------------------------------------------


def test_4_4_2_the_same_pairs_again_with_exchanged_decks() -> None:
    luck = event("no-such-thing-as-luck", *FOUR, "Garak", rounds=4)
    assert play_on(luck) == ()
    (deal,) = play_on(luck)
    assert isinstance(deal, DecksDealt) and not deal.seed
    assert luck.pairs(1) == luck.pairs(2)
    for match in luck.tournament.rounds[1].matches.values():
        assert [deal.decks[seat] for seat in match.seats] == list(reversed(match.seats))
    assert play_on(luck) == ()
    assert all_derived_again(luck) == 1
    assert last_with(luck.tournament) == {player: player for player in luck.ids.values()}


def test_4_4_2_who_is_left_alone_has_a_bye_and_his_own_deck() -> None:
    luck = event("no-such-thing-as-luck", rounds=2)
    luck.play(KIRA_ODO, QUARK_DAX)
    luck.do(Drop(luck.id("Odo")))
    (deal,) = play_on(luck)
    assert luck.pairs() == {frozenset({"Kira"}), frozenset(QUARK_DAX)}
    assert isinstance(deal, DecksDealt)
    assert deal.decks[luck.id("Kira")] == luck.id("Kira")
    assert deal.decks[luck.id("Quark")] == luck.id("Dax")


def test_4_4_2_an_odd_number_of_rounds_is_refused() -> None:
    event("no-such-thing-as-luck", rounds=3).refused(Draw(), "scenario-odd-rounds")


def test_when_everybody_has_a_bye_nothing_is_dealt() -> None:
    lottery = event("deck-lottery", "Kira", "Odo", rounds=2)
    play_on(lottery)
    assert play_on(lottery) == ()  # they have met: 7.6 gives both a bye


# Standard Orbit ------------------------------------------------------------------------------------------------------


def orbiting() -> Event:
    orbit = event("standard-orbit")
    orbit.post(KIRA_ODO, QUARK_DAX)
    return orbit


def test_4_4_3_a_table_plays_several_games_in_a_round() -> None:
    orbit = orbiting()
    number, table = orbit.at("Kira")
    orbit.do(EndGame(number, table, Result(games=((100, 0),))))
    orbit.do(EndGame(number, table, Result(games=((0, 100),))))
    match = orbit.tournament.match(number, table)
    assert match is not None and len(match.earlier) == 2 and match.status == "open"
    totals = orbit_totals(orbit.tournament.rounds[0], orbit.book)
    assert totals[orbit.id("Kira")] == totals[orbit.id("Odo")] == (5, 5)
    orbit.wins("Kira")
    orbit.refused(EndGame(number, table, Result(games=((100, 0),))), "scenario-last-game-over")


def test_moves_only_go_on() -> None:
    orbit = orbiting()
    orbit.do(EndGame(1, 1, Result(games=((100, 0),), seen=(("rotation", ((2,),)),))))
    one, below = (Result(games=((100, 0),), seen=(("rotation", ((moves,),)),)) for moves in (1, -1))
    orbit.refused(EndGame(1, 1, one), "scenario-moves-impossible", moves=1)
    orbit.refused(EndGame(1, 2, below), "scenario-moves-impossible", moves=-1)
    for command in (EndGame, Report):
        back = command(1, 1, one)
        orbit.refused(back, "scenario-moves-impossible", moves=1, before=2, place=message("place-table", table=1))


def test_a_game_that_cannot_be_is_refused_and_an_ended_one_undone() -> None:
    orbit = orbiting()
    orbit.refused(EndGame(1, 1, Result(games=((50, 50),))), "score-level")
    orbit.refused(EndGame(1, 9, Result(games=((100, 0),))), "round-no-table", table=9)
    orbit.do(EndGame(1, 1, Result(games=((100, 0),))))
    orbit.do(Undo(orbit.head))
    assert orbit.tournament.rounds[0].matches[1].earlier == ()


# Race to the Alpha Quadrant ------------------------------------------------------------------------------------------


def racing(rules: tuple[str, ...] = RULES, rounds: int = 3) -> Event:
    race = event("race-to-the-alpha-quadrant", rounds=rounds)
    race.do(ListSpecialRules(rules))
    return race


def test_4_4_5_everybody_draws_one_for_each_game_and_none_twice() -> None:
    race = racing()
    for _ in range(3):
        assert len(play_on(race)) == 4
    for player in race.ids.values():
        assert len(set(rules_of(race.tournament, player).values())) == 3
    assert all_derived_again(race) == 12
    seeds = [fact.seed for fact in race.tournament.scenario if isinstance(fact, SpecialRuleDrawn)]
    assert len(set(seeds)) == 12


def test_a_bye_draws_no_rule() -> None:
    race = event("race-to-the-alpha-quadrant", "Kira", "Odo", "Quark")
    race.do(ListSpecialRules(RULES))
    assert len(play_on(race)) == 2


def test_without_a_list_no_round_is_posted() -> None:
    race = event("race-to-the-alpha-quadrant")
    race.do(Draw())
    race.refused(Post(), "scenario-no-rules")


def test_4_4_5_too_few_rules_are_refused_before_anything_is_drawn() -> None:
    race = racing(RULES[:2])
    play_on(race)
    play_on(race)
    race.do(Draw())
    race.refused(Post(), "scenario-had-all-rules", listed=2)
    race.do(ListSpecialRules(RULES))
    race.do(Post())
    assert set(rules_of(race.tournament, race.id("Kira")).values()) > {1, 2}
    assert all_derived_again(race) == 12


def test_4_4_5_once_per_event_a_rule_may_be_rejected() -> None:
    race = racing()
    race.post(KIRA_ODO, QUARK_DAX)
    kira = race.id("Kira")
    first = rules_of(race.tournament, kira)[1]
    race.do(RejectSpecialRule(kira), by=kira)
    assert rules_of(race.tournament, kira)[1] != first
    assert rejected(race.tournament, kira) == (1, first)
    race.refused(RejectSpecialRule(kira), "scenario-rejected-already")
    race.wins("Kira")
    race.wins("Quark")
    race.post()
    race.refused(RejectSpecialRule(kira), "scenario-rejected-already")
    assert all_derived_again(race) == 9


def test_a_rule_is_rejected_before_its_game_ends_and_by_nobody_else() -> None:
    race = racing()
    race.post(KIRA_ODO, QUARK_DAX)
    race.refused(RejectSpecialRule(race.id("Kira")), "desk-officials-only", by=race.id("Odo"))
    race.wins("Kira")
    race.refused(RejectSpecialRule(race.id("Odo")), "scenario-rule-of-game-over")


def test_the_only_rule_cannot_be_rejected() -> None:
    race = racing(RULES[:1])
    race.post(KIRA_ODO, QUARK_DAX)
    race.refused(RejectSpecialRule(race.id("Kira")), "scenario-no-other-rule", player="Kira")


def test_rules_that_were_drawn_keep_their_numbers() -> None:
    race = racing(RULES[:3])
    race.do(ListSpecialRules(RULES[1:]))
    race.refused(ListSpecialRules(RULES[1:]), "scenario-rules-same")
    race.refused(ListSpecialRules(("Cloaked", "Cloaked")), "scenario-rule-twice")
    race.refused(ListSpecialRules(("Cloaked", " ")), "scenario-rule-unnamed")
    race.post(KIRA_ODO, QUARK_DAX)
    race.refused(ListSpecialRules(RULES), "scenario-rules-drawn")
    race.do(ListSpecialRules((*RULES[1:], "Evasive Maneuvers")))


def test_a_withdrawn_round_gives_rules_and_rejections_back() -> None:
    race = racing()
    race.post(KIRA_ODO, QUARK_DAX)
    race.do(RejectSpecialRule(race.id("Kira")))
    race.do(WithdrawRound())
    assert rules_of(race.tournament, race.id("Kira")) == {}
    assert rejected(race.tournament, race.id("Kira")) is None


# Bend the Rules ------------------------------------------------------------------------------------------------------


def test_4_4_6_items_spent_in_a_game_go_to_its_winner() -> None:
    """Kira 2 + Odo 3 to Kira, Dax 1 waits; then Dax 1 to Quark, and Kira 4 to Quark in round 2: 5 each."""
    festival = event("bend-the-rules")
    festival.post(KIRA_ODO, QUARK_DAX)
    for name, amount in (("Kira", 2), ("Odo", 3), ("Dax", 1)):
        festival.do(Donate(*festival.at(name), festival.id(name), amount))
    kira, quark = festival.id("Kira"), festival.id("Quark")
    festival.wins("Kira")
    found = items(festival.tournament, festival.book)
    assert (found.collected, found.waiting, found.proposed) == ({kira: 5}, 1, (kira,))
    assert (found.fee, found.fees) == (3, 12)
    festival.wins("Quark")
    festival.post(("Kira", "Quark"), ("Odo", "Dax"))
    festival.do(Donate(*festival.at("Kira"), kira, 4))
    festival.wins("Quark")
    found = items(festival.tournament, festival.book)
    assert (found.collected, found.proposed) == ({kira: 5, quark: 5}, (kira, quark))
    festival.do(Award(kira, "most items"))


def test_items_are_spent_in_ones_own_game() -> None:
    festival = event("bend-the-rules", "Kira", "Odo", "Quark")
    festival.post(KIRA_ODO)
    festival.refused(Donate(*festival.at("Kira"), festival.id("Quark"), 1), "scenario-no-game-there")
    festival.refused(Donate(*festival.at("Quark"), festival.id("Quark"), 1), "scenario-no-game-there")
    festival.refused(
        Donate(*festival.at("Kira"), festival.id("Kira"), 0), "form-number-out-of-range", number=0, least=1
    )


# Cool, Public Play Testing, Biermeister ------------------------------------------------------------------------------


def test_4_4_4_the_director_gives_prizes_for_style() -> None:
    cool = event("cool", rounds=1)
    play_on(cool)
    cool.do(Finish())
    cool.do(Award(cool.id("Dax"), "coolest deck"))
    (given,) = cool.tournament.scenario
    assert isinstance(given, Awarded) and cool.words(given.prize) == "coolest deck"
    cool.refused(Award(given.player, "coolest deck"), "scenario-prize-same")
    cool.refused(Award(given.player, " "), "scenario-prize-unnamed")


def test_4_4_7_what_players_say_is_kept() -> None:
    testing = event("public-play-testing")
    kira = testing.id("Kira")
    testing.do(GiveFeedback(kira, "too strong in a speed deck"), by=kira)
    (said,) = testing.tournament.scenario
    assert isinstance(said, FeedbackGiven) and testing.words(said.text) == "too strong in a speed deck"
    testing.refused(GiveFeedback(testing.id("Odo"), "weak"), "desk-officials-only", by=kira)
    testing.refused(GiveFeedback(kira, ""), "scenario-feedback-empty")


def test_4_4_8_a_drink_for_every_two_points() -> None:
    """R48: two rounds, Kira has 4 + 4 points, Odo 1 + 4, Quark 4 + 1, Dax 1 + 1."""
    beer = event("biermeister")
    beer.play(KIRA_ODO, QUARK_DAX)
    beer.play(("Kira", "Quark"), ("Odo", "Dax"))
    beer.do(CountDrinks(beer.id("Kira"), 3))
    beer.do(CountDrinks(beer.id("Kira"), 2))
    beer.do(CountDrinks(beer.id("Odo"), 1))
    tab = {name: tabs(beer.tournament, beer.book)[beer.id(name)] for name in FOUR}
    assert {name: one.due for name, one in tab.items()} == {"Kira": 4, "Odo": 2, "Quark": 2, "Dax": 1}
    assert {name: one.owed for name, one in tab.items()} == {"Kira": 0, "Odo": 1, "Quark": 2, "Dax": 1}
    beer.refused(CountDrinks(beer.id("Kira"), -1), "form-number-out-of-range", number=-1, least=1)


# Another scenario ----------------------------------------------------------------------------------------------------

OF: dict[str, tuple[str, Command]] = {
    "ListSpecialRules": ("race-to-the-alpha-quadrant", ListSpecialRules(RULES)),
    "RejectSpecialRule": ("race-to-the-alpha-quadrant", RejectSpecialRule("p1")),
    "EndGame": ("standard-orbit", EndGame(1, 1, Result(games=((100, 0),)))),
    "Donate": ("bend-the-rules", Donate(1, 1, "p1", 1)),
    "CountDrinks": ("biermeister", CountDrinks("p1", 1)),
    "GiveFeedback": ("public-play-testing", GiveFeedback("p1", "strong")),
    "Award": ("cool", Award("p1", "coolest deck")),
}


@pytest.mark.parametrize("name", OF)
@pytest.mark.parametrize("scenario", ["none", "deck-lottery"])
def test_what_belongs_to_another_scenario_is_refused(name: str, scenario: str) -> None:
    _, command = OF[name]
    other = event(scenario)
    other.post(KIRA_ODO, QUARK_DAX)
    other.refused(command, "scenario-another", played="" if scenario == "none" else "Deck Lottery")


@pytest.mark.parametrize("name", ["CountDrinks", "GiveFeedback", "Award"])
def test_who_is_not_there_is_refused(name: str) -> None:
    scenario, command = OF[name]
    there = event(scenario)
    there.refused(type(command)(**{**_fields(command), "player": "p9"}), "entry-no-player", player="p9")


def _fields(command: Command) -> dict[str, object]:
    return {name: getattr(command, name) for name in command.__struct_fields__}
