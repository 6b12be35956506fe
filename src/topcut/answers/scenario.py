"""The scenario of an event (001 4.4): what it asks for, what was drawn and recorded, what it means for a player."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.scenarios.drinks import DRINKS
from topcut.answers.scenarios.feedback import FEEDBACK
from topcut.answers.scenarios.kind import OwnPart, ScenarioAnswer, ScenarioKind
from topcut.answers.scenarios.lent_decks import LENT_DECKS
from topcut.answers.scenarios.prizes import ITEMS, PRIZES
from topcut.answers.scenarios.special_rules import SPECIAL_RULES
from topcut.answers.scenarios.standard_orbit import STANDARD_ORBIT
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, message
from topcut.play.playing_sides import sides_of
from topcut.play.scenarios import chosen
from topcut.play.scenarios.chosen import scenario_of
from topcut.refusal import refuse

KINDS: Mapping[str, ScenarioKind] = {
    chosen.LOTTERY: LENT_DECKS,
    chosen.LUCK: LENT_DECKS,
    chosen.ORBIT: STANDARD_ORBIT,
    chosen.COOL: PRIZES,
    chosen.RACE: SPECIAL_RULES,
    chosen.FESTIVAL: ITEMS,
    chosen.TESTING: FEEDBACK,
    chosen.BEER: DRINKS,
}


def scenario_answer(view: EventView, number: RoundNumber = 0) -> ScenarioAnswer:
    """What the scenario has to say of a round, or of the latest; refused where the event plays none."""
    feature = scenario_of(view.book)
    if feature is None or feature.name not in KINDS:
        raise refuse("scenario-none")
    return KINDS[feature.name].answer(view, feature, number or len(view.tournament.rounds))


class OwnScenario(Struct, frozen=True):
    """What a player reads of the scenario."""

    title: str
    clause: str
    note: str
    part: OwnPart


def own_scenario(view: EventView, player: PlayerId, posted: Round | None) -> OwnScenario | None:
    """What concerns one player; `posted` is the round that they play. None in an ordinary event."""
    feature = scenario_of(view.book)
    if feature is None or feature.name not in KINDS:
        return None
    return OwnScenario(feature.title, feature.clause, feature.note, KINDS[feature.name].own(view, player, posted))


def beside_players(view: EventView, number: RoundNumber) -> Mapping[PlayerId, Message]:
    """What stands beside a player in the pairings of a round: "plays the deck of Odo", "light side"."""
    kind = KINDS.get(view.book.text("scenario"))
    if kind and kind.beside:
        return kind.beside(view, number)
    sides = sides_of(view.tournament, view.book, number)
    return {player: message("scenario-on-side", side=side) for player, side in sides.items()}
