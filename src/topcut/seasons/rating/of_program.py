"""The rating rules of a program."""

from __future__ import annotations

from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.level import k_of
from topcut.seasons.rating.rules import HIGHEST, OVERALL, RatingRules


def rules_of(program: Program) -> RatingRules:
    """What a program says of ratings; one whose document prints none has none."""
    rating = program.rating
    if rating is None:
        raise refuse("rating-none-in-program", program=program.name)
    if rating.least < 0 or rating.most > HIGHEST:
        raise refuse("rating-out-of-bounds", highest=HIGHEST)
    if len(set(rating.kinds)) == 1:
        raise refuse("rating-one-kind")
    ks = {level.name: k_of(program, level.name) for level in program.levels}
    return RatingRules(
        k={name: k for name, k in ks.items() if k is not None},
        games={book: game.name for game in program.games for book in game.rulebooks},
        system=rating.system,
        start=rating.start,
        scale=rating.scale,
        least=rating.least,
        most=rating.most,
        lists=(*([OVERALL] if rating.overall else []), *rating.kinds),
    )
