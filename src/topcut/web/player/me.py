"""The player's page: what is his now, what he can do, and what comes next. Pure: a snapshot in, a page out."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.records import PlayerId
from topcut.journal.state import Entrant
from topcut.play.brackets.leaving import games_given_up, goes_on
from topcut.play.brackets.model import GameState
from topcut.play.brought import brought_told
from topcut.play.drawn_round import leaving
from topcut.play.pairing.propose import has_earned_bye
from topcut.play.stages import bracket_of, stage_name, view
from topcut.web.live import Snapshot
from topcut.web.player.draft_seat import DraftSeat, draft_seat_of
from topcut.web.player.my_table import MyTable, current_round, table_of
from topcut.web.player.pool import Pool, pool_of
from topcut.web.player.standing import (
    RecordLine,
    Standing,
    bracket_way,
    place_of,
    record_of,
    standing_of,
)
from topcut.web.public.now import now_of
from topcut.web.result_fields import Data
from topcut.web.scenario_notes import MyScenario, my_scenario


class Me(Struct, frozen=True):
    """The whole page."""

    player: PlayerId
    name: str
    title: str
    says: str  # what is, in one sentence
    next: str  # what comes, and when
    table: MyTable | None = None
    standing: Standing | None = None
    place: str = ""
    record: tuple[RecordLine, ...] = ()
    bracket: tuple[str, ...] = ()
    next_game: str = ""
    draft: DraftSeat | None = None
    pool: Pool | None = None
    scenario: MyScenario | None = None
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
    return Me(
        player=player,
        name=snapshot.names[player],
        title=title,
        says=says,
        next=coming,
        table=table,
        standing=standing_of(snapshot, player),
        place=place_of(snapshot, player) if tournament.finished else "",
        record=tuple(record_of(snapshot, player)),
        bracket=tuple(bracket_way(snapshot, player)),
        next_game=_next_game(snapshot, player) if running else "",
        draft=draft_seat_of(snapshot, player),
        pool=pool_of(snapshot, player),
        scenario=my_scenario(snapshot, player, current_round(snapshot, player) if table else None),
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


def _next_game(snapshot: Snapshot, player: PlayerId) -> str:
    """ "Final, against the winner of game 2"; "" where no bracket has one for him that is not posted yet."""
    tournament, stage = snapshot.tournament, snapshot.stage
    if snapshot.plan[stage - 1].kind != "bracket" or stage not in tournament.opened:
        return ""
    posted = {table for one in tournament.rounds if one.stage == stage for table in one.matches}
    states = bracket_of(tournament, snapshot.book, stage).games.values()
    own = [state for state in states if any(seat.player == player for seat in state.seats)]
    waiting = [state for state in own if state.status in ("waiting", "ready") and state.game.number not in posted]
    return _against(snapshot, waiting[0], player) if waiting else ""


def _against(snapshot: Snapshot, state: GameState, player: PlayerId) -> str:
    other = next(seat for seat in state.seats if seat.player != player)
    kind, _, number = other.source.partition(" ")
    who = snapshot.names[other.player] if other.player else f"the {kind} of game {number}"
    return f"{state.game.name or f'Game {state.game.number}'}, against {who}"


def _has_earned_bye(snapshot: Snapshot, player: PlayerId) -> bool:
    if not snapshot.tournament.entrants[player].earned_byes:
        return False
    here = view(snapshot.tournament, snapshot.book, snapshot.stage)
    entrant = here.entrants.get(player)
    return entrant is not None and has_earned_bye(snapshot.book, entrant, len(here.rounds) + 1)


# Words ---------------------------------------------------------------------------------------------------------------


def _words(snapshot: Snapshot, entrant: Entrant, table: MyTable | None) -> tuple[str, str, str]:
    """A heading, what is, and what comes."""
    now = now_of(snapshot)
    if snapshot.tournament.finished:
        return "The event is finished", "Thank you for playing.", "All places are in the standings."
    if entrant.withdrawn:
        return "You have withdrawn", "You are not in this event.", "The director can let you in again."
    if table is not None:
        return table.round, _at_table(table), _after(snapshot, entrant, table, snapshot.tell(now.next))
    if entrant.id in leaving(snapshot.tournament):
        return "You drop after the next round", _still_plays(entrant), snapshot.tell(now.next)
    if not entrant.active:
        return "You have dropped", f"Your last round was round {entrant.dropped_after}.", "Your result stands."
    if not snapshot.tournament.rounds:
        return "Before round 1", "Your table will be here as soon as round 1 is posted.", snapshot.tell(now.next)
    if _left_behind(snapshot, entrant.id):
        name = snapshot.tell(stage_name(snapshot.plan, max(snapshot.tournament.opened)))
        return f"{name} is played without you", "Your own rounds are over.", "The standings have your place."
    return "No table for you in this round", "You are in the event and will be paired again.", snapshot.tell(now.next)


def _at_table(table: MyTable) -> str:
    if len(table.match.seats) == 1:
        return "You have a bye: no opponent and nothing to report."
    if table.match.status == "reported":
        if table.mine:
            return f"You reported it; {table.opponent} has been asked to confirm."
        return f"{table.reporter} reported this. Is it right?"
    return {
        "open": "Play your match, then one of you reports it here.",
        "delayed": "The result is awaited; report it here as soon as it is known.",
        "disputed": "You say different things. A judge decides; stay at your table.",
        "confirmed": "The result is in.",
        "settled": "A judge decided the result.",
    }[table.match.status]


def _still_plays(entrant: Entrant) -> str:
    """Who drops after the draw is paired for that round (002 2.10, R61)."""
    return f"Round {entrant.dropped_after} is drawn with you: you still play it, and it is your last."


def _after(snapshot: Snapshot, entrant: Entrant, table: MyTable, coming: str) -> str:
    if entrant.id in leaving(snapshot.tournament):
        return _still_plays(entrant)
    if not entrant.active:
        return "You have dropped: this was your last round."
    waits = table.match.status == "reported" and not table.mine
    return coming if len(table.match.seats) == 1 or (table.match.counts and not waits) else ""


def _left_behind(snapshot: Snapshot, player: PlayerId) -> bool:
    """A cut was made, and he did not get in, or has lost his way through the bracket."""
    opened = snapshot.tournament.opened
    return bool(opened) and (player not in opened[max(opened)].seeds or not _next_game(snapshot, player))
