"""The player's page: what is his now, what he can do, and what comes next. Pure: a snapshot in, a page out."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.packs import OwnPool, own_pool
from topcut.answers.progress import progress
from topcut.answers.scenario import OwnScenario, own_scenario
from topcut.answers.seating import OwnSeat, own_seat, seating_now
from topcut.journal.fact import PlayerId
from topcut.journal.state import Entrant
from topcut.messages.message import Message, Messages, message
from topcut.play.brackets.leaving import games_given_up, goes_on
from topcut.play.brackets.model import GameState
from topcut.play.brought import brought_told
from topcut.play.drawn_round import leaving
from topcut.play.pairing.propose import has_earned_bye
from topcut.play.stages import bracket_of, stage_name, view
from topcut.web.live import Snapshot
from topcut.web.player.my_table import MyTable, current_round, table_of
from topcut.web.player.standing import (
    RecordLine,
    Standing,
    bracket_way,
    place_of,
    record_of,
    standing_of,
)
from topcut.web.result_fields import Data


class Me(Struct, frozen=True):
    """The whole page."""

    player: PlayerId
    name: str
    title: Message
    says: Message  # what is, in one sentence
    next: Message | None  # what comes, and when
    table: MyTable | None = None
    standing: Standing | None = None
    place: Message | None = None
    record: tuple[RecordLine, ...] = ()
    bracket: Messages = ()
    next_game: Message | None = None
    draft: OwnSeat | None = None
    pool: OwnPool | None = None
    scenario: OwnScenario | None = None
    checks_in: bool = False
    checked_in: bool = False
    drops: bool = False
    gives_up: str = ""  # what dropping now means for his bracket match
    earned_bye: bool = False  # has one in the next round, and may play instead
    brings: tuple[str, ...] = ()  # earned byes and a head start


def me(snapshot: Snapshot, player: PlayerId, typed: Data | None = None) -> Me:
    """The page of one player; `typed` is a report that was refused."""
    tournament = snapshot.tournament
    entrant = tournament.entrants[player]
    table = table_of(snapshot, player, typed)
    title, says, coming = _words(snapshot, entrant, table)
    running = entrant.active and not tournament.finished
    seating = seating_now(snapshot)
    return Me(
        player=player,
        name=snapshot.names[player],
        title=title,
        says=says,
        next=coming,
        table=table,
        standing=standing_of(snapshot, player),
        place=place_of(snapshot, player) if tournament.finished else None,
        record=tuple(record_of(snapshot, player)),
        bracket=bracket_way(snapshot, player),
        next_game=_next_game(snapshot, player) if running else None,
        draft=own_seat(snapshot, seating, player) if seating else None,
        pool=own_pool(snapshot, player),
        scenario=own_scenario(snapshot, player, current_round(snapshot, player) if table else None),
        brings=tuple(map(snapshot.tell, brought_told(tournament, snapshot.book, entrant))),
        checks_in=running and not tournament.rounds and not entrant.checked_in,
        checked_in=running and not tournament.rounds and entrant.checked_in,
        drops=running,
        gives_up=_gives_up(snapshot, player) if running else "",
        earned_bye=running and _has_earned_bye(snapshot, player),
    )


def _gives_up(snapshot: Snapshot, player: PlayerId) -> str:
    games = games_given_up(snapshot.tournament, snapshot.book, player)
    return snapshot.tell(goes_on(games[0], player)) if games else ""


# The next game -------------------------------------------------------------------------------------------------------


def _next_game(snapshot: Snapshot, player: PlayerId) -> Message | None:
    """ "Final, against the winner of game 2"; None where no bracket has one for them that is not posted yet."""
    tournament, stage = snapshot.tournament, snapshot.stage
    if snapshot.plan[stage - 1].kind != "bracket" or stage not in tournament.opened:
        return None
    posted = {table for one in tournament.rounds if one.stage == stage for table in one.matches}
    states = bracket_of(tournament, snapshot.book, stage).games.values()
    own = [state for state in states if any(seat.player == player for seat in state.seats)]
    waiting = [state for state in own if state.status in ("waiting", "ready") and state.game.number not in posted]
    return _against(snapshot, waiting[0], player) if waiting else None


def _against(snapshot: Snapshot, state: GameState, player: PlayerId) -> Message:
    other = next(seat for seat in state.seats if seat.player != player)
    kind, _, number = other.source.partition(" ")
    who = message("bracketname-the-one-out-of", kind=kind, game=number)
    if other.player:
        who = message("bracketname-player", player=snapshot.player(other.player))
    game = message("bracketname-game", game=state.game.number)
    if state.game.name:
        game = message("bracketname-named", name=state.game.name)
    return message("web-me-next-game", game=game, against=who)


def _has_earned_bye(snapshot: Snapshot, player: PlayerId) -> bool:
    if not snapshot.tournament.entrants[player].earned_byes:
        return False
    here = view(snapshot.tournament, snapshot.book, snapshot.stage)
    entrant = here.entrants.get(player)
    return entrant is not None and has_earned_bye(snapshot.book, entrant, len(here.rounds) + 1)


# Words ---------------------------------------------------------------------------------------------------------------


def _words(snapshot: Snapshot, entrant: Entrant, table: MyTable | None) -> tuple[Message, Message, Message | None]:
    """A heading, what is, and what comes."""
    coming = progress(snapshot).coming
    if snapshot.tournament.finished:
        return message("web-me-finished"), message("web-me-finished-thanks"), message("web-me-finished-places")
    if entrant.withdrawn:
        return message("web-me-withdrawn"), message("web-me-withdrawn-says"), message("web-me-withdrawn-next")
    if table is not None:
        return message("web-me-round", round=table.round), _at_table(table), _after(snapshot, entrant, table, coming)
    if entrant.id in leaving(snapshot.tournament):
        return message("web-me-leaving"), _still_plays(entrant), coming
    if not entrant.active:
        last = message("web-me-dropped-last", round=entrant.dropped_after or 0)
        return message("web-me-dropped"), last, message("web-me-dropped-next")
    if not snapshot.tournament.rounds:
        return message("web-me-before"), message("web-me-before-says"), coming
    if _left_behind(snapshot, entrant.id):
        name = stage_name(snapshot.plan, max(snapshot.tournament.opened))
        return message("web-me-without", stage=name), message("web-me-without-says"), message("web-me-without-next")
    return message("web-me-no-table"), message("web-me-no-table-says"), coming


def _at_table(table: MyTable) -> Message:
    if len(table.match.seats) == 1:
        return message("web-me-has-bye")
    if table.match.status != "reported":
        return message("web-me-match", status=table.match.status)
    if table.mine:
        return message("web-me-reported-it", others=len(table.others), opponent=table.opponent)
    who = "player" if table.reporter else "official"
    return message("web-me-reported-by", who=who, reporter=table.reporter)


def _still_plays(entrant: Entrant) -> Message:
    """Who drops after the draw is paired for that round (002 2.10, R61)."""
    return message("web-me-still-plays", round=entrant.dropped_after or 0)


def _after(snapshot: Snapshot, entrant: Entrant, table: MyTable, coming: Message) -> Message | None:
    if entrant.id in leaving(snapshot.tournament):
        return _still_plays(entrant)
    if not entrant.active:
        return message("web-me-was-last")
    waits = table.match.status == "reported" and not table.mine
    return coming if len(table.match.seats) == 1 or (table.match.counts and not waits) else None


def _left_behind(snapshot: Snapshot, player: PlayerId) -> bool:
    """A cut was made, and he did not get in, or has lost his way through the bracket."""
    opened = snapshot.tournament.opened
    return bool(opened) and (player not in opened[max(opened)].seeds or not _next_game(snapshot, player))
