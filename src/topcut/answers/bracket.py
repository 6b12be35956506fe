"""A bracket as it stands: its games under the headings of their rounds, the places so far, who goes first."""

from __future__ import annotations

from msgspec import Struct, field

from topcut.acts.stages.decide import how_to_plan
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.brackets.headings import caption, headings
from topcut.play.brackets.layout import lay_out
from topcut.play.brackets.model import GameState, GameStatus, Seat
from topcut.play.brackets.places import places
from topcut.play.first_turn import in_bracket
from topcut.play.outcome import bracket_scores
from topcut.play.stages import stage_name
from topcut.refusal import refuse


class BracketSeat(Struct, frozen=True):
    """A seat of a game: who sits there, or where they will come from."""

    source: str = field(name="from")  # "seed 1", "winner 3"
    player: Player | None
    known: bool  # settled, even if nobody will sit there


class BracketGame(Struct, frozen=True):
    """A game of it."""

    game: int
    name: str
    round: int
    seats: tuple[BracketSeat, ...]
    status: GameStatus
    winner: Player | None
    score: str  # the first seat first: "2–1"
    part: int  # from above as it is drawn: the lower bracket comes after the upper one
    heading: Message  # of its round
    caption: Message  # "Game 5"


class BracketPlace(Struct, frozen=True):
    """A place that the bracket has given, or the band that is still open."""

    player: Player
    place: int
    to: int
    why: Message


class BracketAnswer(Struct, frozen=True):
    """A bracket that was filled."""

    stage: StageNumber
    name: Message
    seeds: tuple[Player, ...]
    games: tuple[BracketGame, ...]
    places: tuple[BracketPlace, ...]
    notes: Messages  # who goes first, or that nobody plays on

    @property
    def scores(self) -> dict[int, str]:
        """The games that have one, for a picture."""
        return {one.game: one.score for one in self.games if one.score}


def filled_brackets(view: EventView) -> list[StageNumber]:
    """The stages whose bracket is filled, the latest last."""
    return [number for number in sorted(view.tournament.opened) if view.plan[number - 1].kind == "bracket"]


def bracket_stage(view: EventView, asked: StageNumber) -> StageNumber:
    """The stage whose bracket is meant: the one asked for, or the latest."""
    filled = filled_brackets(view)
    if asked and asked not in filled:
        raise refuse("command-stage-without-bracket", stage=asked)
    if not filled and not any(stage.kind == "bracket" for stage in view.plan):
        raise refuse("stage-no-bracket-planned", way=how_to_plan(view.tournament, view.book))
    if not filled:
        raise refuse("command-bracket-not-made")
    return asked or filled[-1]


def bracket_answer(view: EventView, stage: StageNumber) -> BracketAnswer:
    """A bracket that is filled."""
    bracket = view.bracket_of(stage)
    return BracketAnswer(
        stage,
        stage_name(view.plan, stage),
        tuple(map(view.player, bracket.seeds)),
        _games(view, stage),
        tuple(BracketPlace(view.player(one.player), one.place, one.to, one.why) for one in places(bracket)),
        _notes(view, stage),
    )


def _games(view: EventView, stage: StageNumber) -> tuple[BracketGame, ...]:
    bracket, scores = view.bracket_of(stage), bracket_scores(view.tournament, view.book, stage)
    games = {number: state.game for number, state in bracket.games.items()}
    layout = lay_out(games.values())
    above = headings(layout, games)
    parts = {number: (spot.band, above[spot.band, spot.column]) for number, spot in layout.spots.items()}
    return tuple(_game(view, state, scores.get(number, ""), *parts[number]) for number, state in bracket.games.items())


def _game(view: EventView, state: GameState, score: str, part: int, heading: Message) -> BracketGame:
    return BracketGame(
        state.game.number,
        state.game.name,
        state.game.round,
        tuple(_seat(view, seat) for seat in state.seats),
        state.status,
        _whoever(view, state.winner),
        score,
        part,
        heading,
        caption(state.game, heading),
    )


def _seat(view: EventView, seat: Seat) -> BracketSeat:
    return BracketSeat(seat.source, _whoever(view, seat.player), seat.known)


def _whoever(view: EventView, player: PlayerId | None) -> Player | None:
    return None if player is None else view.player(player)


def _notes(view: EventView, stage: StageNumber) -> Messages:
    """What stands under a bracket."""
    split = view.tournament.split
    if split is not None and split.ended and split.stage == stage:
        return (message("bracket-split"),)
    first = in_bracket(view.tournament, view.book, stage)
    return (first,) if first else ()
