"""Deck Lottery and No Such Thing as Luck (001 4.4.1, 4.4.2): who plays whose deck, and where every deck is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.answers.scenarios.kind import OwnPart, RoundOfScenario, ScenarioKind, columns, head
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, Player, message
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.stages import is_over
from topcut.rulebooks.model import Feature

Lent = Mapping[Player, Player]


class DecksAnswer(RoundOfScenario, frozen=True, omit_defaults=True):
    """Whose deck everybody plays in a round; once everything is played, with whom each was last."""

    decks: Lent  # player → owner
    last_with: Mapping[Player, Player] = {}  # owner → player

    @property
    def grids(self) -> tuple[Grid, ...]:
        own = message("scenario-own-deck")
        lent = tuple((player, own if owner == player else owner) for player, owner in self.decks.items())
        title = message("scenario-decks-of-round", round=self.round)
        return (
            Grid(message("scenario-where-decks-are"), columns("deck-of", "last-with"), tuple(self.last_with.items())),
            Grid(title, columns("player", "plays-deck-of"), lent),
        )


def _answer(view: EventView, feature: Feature, number: RoundNumber) -> DecksAnswer:
    holders = last_with(view.tournament) if _everything_is_played(view) else {}
    now = () if number else (message("scenario-mark-decks"),)
    if holders:
        away = sum(owner != holder for owner, holder in holders.items())
        now = (*now, message("scenario-decks-go-back", decks=away))
    return DecksAnswer(
        *head(feature, *now), number, _players(view, decks_of(view.tournament, number)), _players(view, holders)
    )


def _everything_is_played(view: EventView) -> bool:
    tournament = view.tournament
    if not tournament.rounds:
        return False
    return bool(tournament.finished) or is_over(tournament, view.book, len(view.plan))


def _players(view: EventView, decks: Mapping[PlayerId, PlayerId]) -> Lent:
    return {view.player(one): view.player(other) for one, other in decks.items()}


def _own(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    return OwnPart(tuple(_says(view, player, posted)))


def _says(view: EventView, player: PlayerId, posted: Round | None) -> Iterator[Message]:
    """Which deck they play, and who has theirs."""
    if posted is not None and not view.tournament.finished:
        mine = decks_of(view.tournament, posted.number).get(player)
        if mine == player:
            yield message("scenario-your-own-deck")
        elif mine:
            yield message("scenario-your-lent-deck", player=view.player(mine))
    holder = last_with(view.tournament).get(player, player)
    if holder != player:
        yield message("scenario-your-deck-with", player=view.player(holder))


def _beside(view: EventView, number: RoundNumber) -> Mapping[PlayerId, Message]:
    """ "plays the deck of Odo"."""
    decks = decks_of(view.tournament, number).items()
    return {player: message("scenario-lent", player=Player(owner)) for player, owner in decks if owner != player}


LENT_DECKS = ScenarioKind(_answer, _own, _beside)
