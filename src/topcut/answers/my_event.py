"""An event as one of its players sees it: what is theirs now, what they can do, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from topcut.acts.entries.facts import Entered, ReEntered
from topcut.acts.entries.taking_back import kept_because
from topcut.acts.registration.facts import MovedUp
from topcut.answers.confirmed import confirmed_view
from topcut.answers.event_view import EventView
from topcut.answers.my_match import MyMatch, my_match
from topcut.answers.my_place import MyPlace, my_place, place_before_the_cut
from topcut.answers.progress import cancelled_because, progress
from topcut.answers.registration import waiting_place
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.journal.state import Entrant
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.brackets.headings import named
from topcut.play.brackets.leaving import games_given_up, goes_on
from topcut.play.brackets.model import GameState
from topcut.play.brought import brought_told
from topcut.play.drawn_round import leaving
from topcut.play.pairing.propose import has_earned_bye
from topcut.play.stages import bracket_of, stage_name
from topcut.play.stages import view as stage_alone
from topcut.play.taking_part import were_there

EventAct = Literal["check-in", "drop", "come-back", "play"]
Moment = Literal["before", "gathering", "table", "through", "waiting", "over", "dropped", "withdrawn", "cancelled"]
_DECIDED = ("confirmed", "settled")


class MyEvent(Struct, frozen=True):
    """What a phone opens with; whole sentences."""

    player: Player
    moment: Moment  # which of these it is for them: what the page is built around
    heading: Message
    says: Message  # what is
    coming: Message | None  # what comes, and when
    match: MyMatch | None
    acts: tuple[EventAct, ...]  # what can be done now, besides the match
    checked_in: bool = False  # before the first round
    next_game: Message | None = None  # of a bracket, that is not posted yet
    gives_up: Message | None = None  # what dropping now means for a bracket match
    brings: Messages = ()  # earned byes and a head start
    place: MyPlace | None = None  # once nothing is left for them to play, or all results before a cut are in


def my_event(view: EventView, player: PlayerId) -> MyEvent:
    """The whole answer."""
    entrant, match = view.tournament.entrants[player], my_match(view, player)
    moment = _moment(view, entrant, match)
    heading, says, coming = _words(view, entrant, match, moment)
    running = entrant.active and not view.tournament.finished and not view.tournament.cancelled
    return MyEvent(
        view.player(player),
        moment,
        heading,
        says,
        coming,
        match,
        tuple(_acts(view, entrant, moment)),
        running and not view.tournament.rounds and entrant.checked_in,
        next_game(view, player) if running else None,
        _gives_up(view, player) if running else None,
        tuple(brought_told(view.tournament, view.book, entrant)),
        _place(view, entrant, match, moment),
    )


def _moment(view: EventView, entrant: Entrant, match: MyMatch | None) -> Moment:
    """From the end to the beginning: what is over cannot begin again."""
    if view.tournament.cancelled:
        return "cancelled"
    if entrant.withdrawn:
        return "withdrawn"
    if view.tournament.finished:
        return "over"
    playing = match is not None and match.status not in _DECIDED
    if not entrant.active and not playing and entrant.id not in leaving(view.tournament):
        return "dropped"
    if not playing and _left_behind(view, entrant.id):
        return "over"
    if next_game(view, entrant.id) and (match is None or view.round(match.round).stage != view.stage):
        return "through"
    if match is not None:
        return "table"
    if not has_rounds(view.plan) and view.tournament.started:
        return "gathering"
    return "waiting" if view.tournament.rounds else "before"


def _place(view: EventView, entrant: Entrant, match: MyMatch | None, moment: Moment) -> MyPlace | None:
    """Their last word, or that all results are in and the cut will be made without them."""
    if moment == "over":
        return my_place(view, entrant.id)
    decided = moment == "waiting" or (moment == "table" and match is not None and match.status in _DECIDED)
    return place_before_the_cut(confirmed_view(view), entrant.id) if decided else None


def _acts(view: EventView, entrant: Entrant, moment: Moment) -> Iterator[EventAct]:
    if view.tournament.finished or view.tournament.cancelled:
        return
    if not entrant.active:
        if entrant.dropped_after is not None and not kept_because(view.tournament, view.book, view.history, entrant.id):
            yield "come-back"
        return
    if not view.tournament.rounds and not entrant.checked_in:
        yield "check-in"
    if _has_earned_bye(view, entrant):
        yield "play"
    if moment not in ("over", "gathering"):  # there is nothing left to leave
        yield "drop"


def _gives_up(view: EventView, player: PlayerId) -> Message | None:
    games = games_given_up(view.tournament, view.book, player)
    return goes_on(games[0], player) if games else None


def _has_earned_bye(view: EventView, entrant: Entrant) -> bool:
    """In the next round, which they may play instead."""
    if not entrant.earned_byes:
        return False
    here = stage_alone(view.tournament, view.book, view.stage)
    local = here.entrants.get(entrant.id)
    return local is not None and has_earned_bye(view.book, local, len(here.rounds) + 1)


# The next game -------------------------------------------------------------------------------------------------------


def next_game(view: EventView, player: PlayerId) -> Message | None:
    """ "Final, against the winner of game 2"; None where no bracket has one for them that is not posted yet."""
    tournament, stage = view.tournament, view.stage
    if view.plan[stage - 1].kind != "bracket" or stage not in tournament.opened:
        return None
    posted = {match.number for one in tournament.rounds if one.stage == stage for match in one.matches.values()}
    states = bracket_of(tournament, view.book, stage).games.values()
    own = [state for state in states if any(seat.player == player for seat in state.seats)]
    waiting = [state for state in own if state.status in ("waiting", "ready") and state.game.number not in posted]
    return _against(view, waiting[0], player) if waiting else None


def _against(view: EventView, state: GameState, player: PlayerId) -> Message:
    other = next(seat for seat in state.seats if seat.player != player)
    kind, _, number = other.source.partition(" ")
    who = message("bracketname-the-one-out-of", kind=kind, game=number)
    if other.player:
        who = message("bracketname-player", player=view.player(other.player))
    game = named(state.game) if state.game.name else message("bracketname-game", game=state.game.number)
    return message("mymatch-next-game", game=game, against=who)


# Words ---------------------------------------------------------------------------------------------------------------


def _words(
    view: EventView, entrant: Entrant, match: MyMatch | None, moment: Moment
) -> tuple[Message, Message, Message | None]:
    """A heading, what is, and what comes."""
    coming = progress(view).coming
    if view.tournament.finished:
        return _finished(view, entrant)
    if moment == "cancelled":
        return message("mymatch-cancelled"), cancelled_because(view), None
    if place := waiting_place(view, entrant.id):
        return message("mymatch-waits"), message("mymatch-waits-says", place=place), message("mymatch-waits-next")
    if entrant.withdrawn:
        return message("mymatch-withdrawn"), message("mymatch-withdrawn-says"), message("mymatch-withdrawn-next")
    if moment == "over":
        return _without(view)
    if moment == "through":
        return message("mymatch-through"), message("mymatch-through-says"), coming
    if match is not None:
        return message("mymatch-round", round=match.round_name), _at_table(match), _after(view, entrant, match, coming)
    if entrant.id in leaving(view.tournament):
        return message("mymatch-leaving"), _still_plays(entrant), coming
    if not entrant.active:
        last = message("mymatch-dropped-last", round=entrant.dropped_after or 0)
        return message("mymatch-dropped"), last, message("mymatch-dropped-next")
    if not has_rounds(view.plan):
        return _gathering(view, entrant)
    if not view.tournament.rounds:
        says = message("mymatch-moved-up") if _has_moved_up(view, entrant.id) else message("mymatch-before-says")
        return message("mymatch-before"), says, coming
    return message("mymatch-no-table"), message("mymatch-no-table-says"), coming


def _finished(view: EventView, entrant: Entrant) -> tuple[Message, Message, Message | None]:
    if has_rounds(view.plan):
        return message("mymatch-finished"), message("mymatch-finished-thanks"), message("mymatch-finished-places")
    there = entrant.id in were_there(view.tournament)
    return message("mymatch-finished"), message("mymatch-gathered") if there else message("mymatch-not-gathered"), None


def _gathering(view: EventView, entrant: Entrant) -> tuple[Message, Message, Message | None]:
    """Where nothing is paired, being there is all that is asked."""
    if not view.tournament.started:
        return message("mymatch-before-gathering"), message("mymatch-before-gathering-says"), None
    there = entrant.id in were_there(view.tournament)
    says = message("mymatch-gathering-counted") if there else message("mymatch-gathering-awaited")
    return message("mymatch-gathering"), says, None


def _has_moved_up(view: EventView, player: PlayerId) -> bool:
    """From the waiting list; who left and came back since has their place otherwise."""
    came = (record.fact for record in reversed(view.history) if isinstance(record.fact, MovedUp | Entered | ReEntered))
    latest = next((fact for fact in came if fact.player == player), None)
    return isinstance(latest, MovedUp)


def _without(view: EventView) -> tuple[Message, Message, Message | None]:
    """A stage goes on without them; or it was theirs to win, and only the end is to be declared."""
    name = stage_name(view.plan, max(view.tournament.opened))
    if progress(view).state == "ending":
        return message("mymatch-played-out"), message("mymatch-without-says"), progress(view).coming
    return message("mymatch-without", stage=name), message("mymatch-without-says"), message("mymatch-without-next")


def _at_table(match: MyMatch) -> Message:
    if not match.others:
        return message("mymatch-has-bye")
    if match.status != "reported":
        return message("mymatch-status", status=match.status)
    if match.mine:
        return message("mymatch-reported-it", others=len(match.others), opponent=match.opponent)
    who = "player" if match.reporter.id else "official"
    return message("mymatch-reported-by", who=who, reporter=match.reporter)


def _still_plays(entrant: Entrant) -> Message:
    """Who drops after the draw is paired for that round (002 2.10, R61)."""
    return message("mymatch-still-plays", round=entrant.dropped_after or 0)


def _after(view: EventView, entrant: Entrant, match: MyMatch, coming: Message) -> Message | None:
    """What comes is told where nothing is left for them to do."""
    if entrant.id in leaving(view.tournament):
        return _still_plays(entrant)
    if not entrant.active:
        return message("mymatch-was-last")
    done = match.said is not None and "confirm" not in match.acts
    return coming if not match.others or done else None


def _left_behind(view: EventView, player: PlayerId) -> bool:
    """A cut was made, and they did not get in, or have lost their way through the bracket."""
    opened = view.tournament.opened
    return bool(opened) and (player not in opened[max(opened)].seeds or not next_game(view, player))
