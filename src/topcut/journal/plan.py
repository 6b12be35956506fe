"""The announced plan of a tournament: its stages, and the games of a bracket, as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

StageNumber = int  # counts from 1, in the order of the plan
StageKind = Literal["swiss", "bracket", "pods", "gathering"]
# ranks: as the stages before ended; twos and turns: out of several heats; listed: `scheme` says whose seed each is;
# typed: the director enters them; drawn: by chance
Seeding = Literal["ranks", "twos", "turns", "listed", "typed", "drawn"]


class Game(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """A game of a bracket: who meets whom. Its number is also its table, so it is unique in its stage."""

    number: int
    round: int
    seats: tuple[str, str]  # "seed 1", "winner 3" (of game 3), "loser 2"
    name: str = ""  # "Game A", "Final"
    only_if: int = 0  # a reset: played only if the second seat of that game won it


class Stage(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """One stage of the plan."""

    kind: StageKind
    name: str = ""  # "Heat A", "Top 8"
    rounds: int = 0  # of Swiss rounds; 0 = as the rulebook recommends for the field
    unless_unbeaten: int = 0  # Swiss rounds end after so many (or any more) if only one player has won them all
    heat: bool = False  # stands beside the other heats; players join one by name
    take: int = 0  # how many go on into it (from each heat, where it follows heats); 0 = everybody who is still in
    seeds: Seeding = "ranks"
    scheme: tuple[str, ...] = ()  # of `listed`: "2.1" is the first of stage 2; one for each seed, the best first
    bracket: str = "single"  # the name of its table
    games: tuple[Game, ...] = ()  # a director's own table
    best_of: int = 0  # games of a bracket match; 0 = as the rulebook says
    confrontation: bool = False  # one more game of the first two: its winner is first, nobody else moves (R46, R63)

    @property
    def ranked(self) -> bool:
        """Whether it has standings: a bracket has places, and a gathering neither."""
        return self.kind in ("swiss", "pods")


CONFRONTATION = Stage("bracket", take=2, confrontation=True)
GATHERING = Stage("gathering")  # no rounds: who takes part is all there is to it (004)


def has_rounds(plan: tuple[Stage, ...]) -> bool:
    """Whether anything is played in it that this tournament knows of."""
    return not any(stage.kind == "gathering" for stage in plan)
