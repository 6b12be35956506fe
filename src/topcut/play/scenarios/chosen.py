"""The scenario that an event has chosen (001 4.4), and what choosing it means."""

from __future__ import annotations

from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.model import Feature, Rulebook

LOTTERY = "deck-lottery"
LUCK = "no-such-thing-as-luck"
ORBIT = "standard-orbit"
COOL = "cool"
RACE = "race-to-the-alpha-quadrant"
FESTIVAL = "bend-the-rules"
TESTING = "public-play-testing"
BEER = "biermeister"


def scenario_of(book: Rulebook) -> Feature | None:
    """The scenario of the event; None for an ordinary one."""
    return book.feature("scenario", book.text("scenario"))


def plays(book: Rulebook, *names: str) -> bool:
    """Whether the event plays one of these scenarios."""
    return book.text("scenario") in names


def must_play(book: Rulebook, what: Message, *names: str) -> None:
    """Refuse what belongs to another scenario than the event's."""
    if elsewhere := another(book, what, *names):
        raise Refused(elsewhere)


def another(book: Rulebook, what: Message, *names: str) -> Refusal | None:
    """Why something cannot be that belongs to these scenarios; None where the event plays one of them."""
    if plays(book, *names):
        return None
    features = [book.feature("scenario", name) for name in names]
    titles = tuple(feature.title for feature in features if feature is not None)
    chosen = scenario_of(book)
    played = chosen.title if chosen else ""
    return refusal("scenario-another", what=what, scenarios=titles, count=len(titles), played=played)


def scenario_means(chosen: Feature) -> Message:
    """ "not sanctioned, not rated; everybody must be of legal age"."""
    return message(
        "scenario-means",
        sanctioned="yes" if chosen.sanctioned else "no",
        rated="yes" if chosen.rated else "no",
        needed=tuple(chosen.requires),
        rounds="even" if chosen.even_rounds else "any",
        who="adults" if chosen.name == BEER else "all",
    )
