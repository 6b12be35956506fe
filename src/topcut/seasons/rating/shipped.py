"""The rating rules of the shipped programs, until programs are files; then they come out of these."""

from __future__ import annotations

from topcut.refusal import refuse
from topcut.seasons.rating.rules import RatingRules

_K = {"local": 16, "regional": 28, "national": 40, "masters": 40, "continental": 52, "world": 64}
_K |= {"champions-league": 16}  # nothing is printed: as an event of level 1 (R68)
_RULES = {
    "star-trek": RatingRules(  # 001 2, 8, 11; R28, R68
        _K,
        {"star-trek-1e": "1e", "star-trek-2e": "2e", "tribbles": "tribbles"},
        least_players={"1e": 3, "2e": 3, "tribbles": 3},
        least_rounds={"1e": 3, "2e": 3, "tribbles": 5},
    ),
    "star-trek-2010": RatingRules(  # 000 General Information, Reporting a Tournament; R68
        _K,
        {"star-trek-1e-2010": "1e", "star-trek-2e-2010": "2e"},
        lists=("constructed", "limited"),
        least_players={"1e": 4, "2e": 4},
        least_rounds={"1e": 3, "2e": 3},
    ),
}
_WITHOUT = ("sirlin", "star-wars")


def rules_of(program: str) -> RatingRules:
    """The rating rules of a program, by its name."""
    if program in _WITHOUT:
        raise refuse("rating-none-in-program", program=program)
    if program not in _RULES:
        raise refuse("rating-no-program", program=program, programs=(*_RULES, *_WITHOUT))
    return _RULES[program]
