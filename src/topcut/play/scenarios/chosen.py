"""The scenario that an event has chosen (001 4.4), and what choosing it means."""

from __future__ import annotations

from topcut.messages.message import Message
from topcut.refusal import refuse
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
    if plays(book, *names):
        return
    features = [book.feature("scenario", name) for name in names]
    titles = tuple(feature.title for feature in features if feature is not None)
    chosen = scenario_of(book)
    played = chosen.title if chosen else "none"
    raise refuse("scenario-another", what=what, scenarios=titles, count=len(titles), played=played)


def scenario_effect(book: Rulebook) -> str:
    """ "Biermeister (4.4.8, R48): not sanctioned, not rated; …"; "" without a scenario."""
    chosen = scenario_of(book)
    if chosen is None:
        return ""
    sanctioned = "sanctioned" if chosen.sanctioned else "not sanctioned"
    rated = "rated" if chosen.rated else "not rated"
    parts = [f"{sanctioned}, {rated}"]
    if chosen.requires:
        parts.append(f"needs {', '.join(chosen.requires)}")
    if chosen.even_rounds:
        parts.append("needs an even number of rounds")
    if chosen.name == BEER:
        parts.append("everybody must be of legal age")
    return f"{chosen.title} ({chosen.clause}): {'; '.join(parts)}"
