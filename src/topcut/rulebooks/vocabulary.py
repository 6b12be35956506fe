"""The words a rulebook may use, as plain data: names that `play/` has a function for (a test there checks it)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

FORMAT = "rulebook/1"
TRANSLATION = "translation/1"


class StepWord(Struct, frozen=True):
    """A registered tie-break value: the name it is shown under, and the parameters it takes."""

    value: str
    takes: Mapping[str, type] = {}  # parameter → the type of its value
    needs: tuple[str, ...] = ()  # parameters that must be given


_CODES: dict[str, Any] = {"takes": {"codes": list[str]}, "needs": ("codes",)}
_SCHEDULE = {"value": "strength_of_schedule"}
_STEPS: Mapping[str, dict[str, Any]] = {
    "points": {},
    "strength_of_schedule": {"takes": {"drop_lowest": bool}},
    # without_player: the player's own games are left out of the opponents' lists (R03)
    "opponents_strength_of_schedule": {"takes": {"without_player": bool}},
    "pooled_strength_of_schedule": _SCHEDULE,
    "mean_strength_of_schedule": _SCHEDULE,
    "differential": {},
    "cumulative_points": {},
    "count_most": _CODES,
    "count_fewest": _CODES,
    "rating": {"takes": {"unrated": int}},  # what somebody without one counts as
    "lot": {},
    "opponents_match_win": {},
    "game_win": {},
    "opponents_game_win": {},
    "rounds_played": {},
    "rounds_won": {},
    "margin": {},
    "signup": {},
    "observed": {"takes": {"name": str}, "needs": ("name",)},  # the sum of what was observed of a player
}
STEPS: Mapping[str, StepWord] = {name: StepWord(**{"value": name, **more}) for name, more in _STEPS.items()}
BETWEEN = ("head_to_head", "direct_competition")
CRITERIA = (
    "rematches",
    "surplus_byes",
    "repeated_byes",
    "byes_above_lowest",
    "paired_down_again",
    "unequal_totals",
    "total_gaps",
    "future_rounds",
    "differential_floats",
    "differential_gaps",
    "teammates",
)
HOW = (
    "normal",
    "timeout",
    "concession",
    "effect",
    "decked",
    "agreed",
    "both-lose",
    "incomplete",
    "no-show",
    "dropped",
)


class SettingWord(Struct, frozen=True):
    """A setting that some part of Topcut reads: its kind and, where Topcut knows the words, its choices."""

    kind: str
    choices: tuple[str, ...] = ()
    always: bool = False  # every rulebook has it


_FLAGS_OF_DRAFTS = "even_pods rounds_by_pod look_at_picks"
_CHOICES_OF_DRAFTS: Mapping[str, tuple[str, ...]] = {
    "playoff_seats": ("drawn", "ranks"),
    "match_sides": ("balanced", "players"),
}
FEATURES = ("format", "card_pool", "rules", "scenario")
RETIRED = ("minimum_players", "minimum_rounds", "below_minimum")  # programs ask for these; older rulebooks have them
CODE_SETTINGS = ("absence", "late_entry", "unplayed_match")  # their value is a result code, or empty

_INTEGERS = """rounds* time_limit* online_time_limit differential_cap points_to_win
    least_winning_differential least_score delayed_points earned_bye_rounds missed_game_after late_after games
    check_in_before game_win_points drawn_game_points byes_awarded margin_base bye_margin pod_least pod_most
    rounds_per_pod bracket_games bracket_time_limit group_least group_most least_time"""
_FLAGS = """online* later_draws_are_wins own_game_win_floored byes_count_in_opponents_percentages drawn_games
    play_inside_pod drop_no_show pool_swap sudden_death_is_a_game unfinished_game_is_drawn
    whole_matches one_pod_adds_up score_keeper orbit_by_player bracket_fixed pre_registration"""
_CHOICES: Mapping[str, tuple[str, ...]] = {
    "pairing*": ("random", "differential", "sides"),
    "forced_rematch*": ("byes", "play"),
    "future_rounds*": ("last", "required"),
    "tied_match": ("draw", "tiebreak"),
    "tie_breaker": ("strength_of_schedule", "differential"),
    "limited_deck_changes": ("between-matches", "between-games"),
    "first_or_second": ("before-sideboarding", "after-sideboarding"),
    "bracket_tie": ("higher-seed", "play-on"),
    "bracket_clock": ("match", "game"),
    "drop_after_draw": ("redraw", "plays"),
    "drop_taken_back": ("player", "head-judge"),
    "first_turn": ("loser-chooses", "loser", "lot-chooses"),
    "missions_to_win": ("none", "one", "planet-and-space"),
    **dict.fromkeys(FEATURES, ()),
}


def _settings() -> dict[str, SettingWord]:
    words = [(name, "integer", ()) for name in _INTEGERS.split()]
    words += [(name, "flag", ()) for name in (*_FLAGS.split(), *_FLAGS_OF_DRAFTS.split())]
    words += [(name, "list", ()) for name in ("warnings*", "order", "shown", "documents")]
    words += [(name, "text", ()) for name in CODE_SETTINGS]
    words.append(("floor", "ratio", ()))
    every = [*words, *((name, "choice", choices) for name, choices in ({**_CHOICES, **_CHOICES_OF_DRAFTS}).items())]
    return {name.rstrip("*"): SettingWord(kind, choices, name.endswith("*")) for name, kind, choices in every}


SETTINGS: Mapping[str, SettingWord] = _settings()
