"""Who asks: a person with a role at this event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from topcut.journal.fact import PlayerId

Role: TypeAlias = Literal["visitor", "player", "scorekeeper", "judge", "head-judge", "director"]
OFFICIALS: tuple[Role, ...] = ("director", "head-judge", "judge", "scorekeeper")  # the highest first


class Actor(Struct, frozen=True):
    """The role in which somebody acts, and the player who they are, if any."""

    role: Role
    player: PlayerId = ""
    organizer: bool = False  # and holds an office of the event's program: a coordinator, whoever decides there

    @property
    def official(self) -> bool:
        return self.role in OFFICIALS

    @property
    def by(self) -> str:
        """As it stands in the journal: the role of an official, the id of a player; the site acts for a visitor."""
        if self.organizer:
            return "organizer"
        match self.role:
            case "player":
                return self.player
            case "visitor":
                return "system"
            case _:
                return self.role


DIRECTOR = Actor("director")
JUDGE = Actor("judge")
ORGANIZER = Actor("director", organizer=True)
VISITOR = Actor("visitor")  # who enters by themselves, and has no role yet


def player(id: PlayerId) -> Actor:
    return Actor("player", id)
