"""Score cards, one after the other: what an opponent's card says already is known, and the first open line waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId, RoundNumber
from topcut.messages.message import Message, message
from topcut.messages.voice import Told
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook
from topcut.slips.cards.draft import AWARD, GONE, MISSED, Draft, Line
from topcut.slips.cards.read_card import seen_from_other, without_names
from topcut.slips.cards.told import Worth, told, worth
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.report.done_page import done_page
from topcut.web.desk.report.keeping import Sums, begun, keep_sums, sums_of
from topcut.web.desk.report.room import Reporting, not_to_be_typed
from topcut.web.desk.report.words import words_for
from topcut.web.site.fields import read
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE

State = Literal["typed", "known", "open", "differ", "wrong"]
FIELDS = ("opponent", "mine", "theirs", "words", "table")


class Choice(Struct, frozen=True):
    """Something that can stand in place of an opponent."""

    value: str
    word: Message | str


class Row(Struct, frozen=True):
    """A round of the card that is open."""

    number: RoundNumber
    name: str  # "Round 2", "Semi-finals"
    line: Line
    state: Literal["typed", "given", "open", "differs", "wrong", "gone"]
    game: Message | None = None
    opponent: str = ""
    cards: tuple[str, ...] = ()  # of others, that tell of it
    why: Told | None = None
    worth: Worth | None = None
    now: bool = False  # the first that is open


class Card(Struct, frozen=True):
    """A line of the list of cards."""

    player: PlayerId
    name: str
    state: State
    known: int
    rounds: int
    here: bool

    @property
    def shown(self) -> str:
        return self.state if self.state != "open" or self.known else "empty"

    @property
    def look(self) -> str:
        """The class of its state."""
        return _LOOKS[self.shown]


_LOOKS = {"typed": "in", "known": "in", "differ": "disputed", "wrong": "late", "open": "playing", "empty": "none"}


@require_safe
@officials
def cards(room: Room) -> HttpResponse:
    """The cards; of an event that was reported, what came of it."""
    if room.snapshot.tournament.finished and begun(room.row):
        return done_page(room, NOTHING)
    return cards_page(room, NOTHING)


def cards_page(room: Room, answered: Answered, player: PlayerId = "") -> HttpResponse:
    here = Reporting(room)
    if why := not_to_be_typed(here, answered):
        return why
    player = player or _asked_for(here)
    rows = _rows(here, player, answered) if player else []
    listed = [_card(here, one, player) for one in here.players]
    return here.show(
        "cards.html",
        answered,
        "cards",
        cards=listed,
        rounds=here.draft.rounds if asks_for_rounds(here) else 0,
        player=player,
        name=here.snapshot.names.get(player, ""),
        rows=rows,
        next=_next(here, player),
        pods=here.snapshot.book.play == "pod",
        differential=any(one.worth and one.worth.differential for one in rows),
        choices=choices(here.snapshot.book),
        others=[(one, here.snapshot.names[one]) for one in here.players if one != player],
        words=words_for(here.snapshot.book),
        away=[(one, here.snapshot.names[one]) for one in sorted(here.draft.away)],
        sums=sums_of(room.row).get(player, Sums()),
    )


def asks_for_rounds(here: Reporting) -> bool:
    """How many were played is said of Swiss rounds, and of pods that nothing else was announced of."""
    first, planned = here.report.plan[0], bool(here.snapshot.tournament.plan)
    return first.kind == "swiss" or (first.kind == "pods" and not planned)


def _asked_for(here: Reporting) -> PlayerId:
    asked = here.room.request.GET.get("card", "")
    if asked in here.players:
        return asked
    return _next(here, "") or next(iter(here.players), "")


def _next(here: Reporting, player: PlayerId) -> PlayerId:
    """The next card of which something is not known, after this one; the first again after the last."""
    at = here.players.index(player) + 1 if player in here.players else 0
    ahead = [*here.players[at:], *here.players[: max(at - 1, 0)]]
    whole = len(here.report.rounds)
    return next((one for one in ahead if here.known(one) < whole), "")


def choices(book: Rulebook) -> list[Choice]:
    """What stands in place of an opponent: awards that somebody has alone, a missed game, having left."""
    awards = [Choice(f"{AWARD}{code}", one.name) for code, one in book.results.items() if one.alone and code != "MG"]
    awards = [] if book.play == "pod" else awards
    return [*awards, *(Choice(word, message("web-report-instead", what=word)) for word in (MISSED, GONE))]


def _card(here: Reporting, player: PlayerId, shown: PlayerId) -> Card:
    names, whole = here.snapshot.names, len(here.report.rounds)
    known = here.known(player)
    state: State = "open"
    if any(player in one.players for one in here.report.clashes):
        state = "differ"
    elif any(player == one.player for one in here.report.faults):
        state = "wrong"
    elif known == whole:
        own = sum(not here.draft.line(player, number).empty for number in range(1, whole + 1))
        state = "typed" if own == whole else "known"
    return Card(player, names[player], state, known, whole, player == shown)


# One card ------------------------------------------------------------------------------------------------------------


def _rows(here: Reporting, player: PlayerId, answered: Answered) -> list[Row]:
    rows = [_row(here, player, number) for number in range(1, len(here.report.rounds) + 1)]
    first = next((row.number for row in rows if row.state == "open"), 0)
    typed = answered.values if answered.form == "card" else {}
    return [_marked(row, first, typed) for row in rows]


def _marked(row: Row, first: RoundNumber, typed: Mapping[str, str]) -> Row:
    line = read_line(typed, row.number) if typed else row.line
    return replace(row, line=line, now=row.number == first)


def _row(here: Reporting, player: PlayerId, number: RoundNumber) -> Row:
    snapshot, settled = here.snapshot, here.report.rounds[number - 1]
    line, name = here.draft.line(player, number), round_told(here, number)
    fault = next((one for one in settled.faults if one.player == player), None)
    if fault:
        return Row(number, name, line, "wrong", why=PAGE.told(fault.why))
    if any(player in one.players for one in settled.clashes):
        return Row(number, name, line, "differs")
    game = settled.of(player)
    if game is None:
        return Row(number, name, line, "gone" if line.opponent in (MISSED, GONE) else "open")
    seat = game.players.index(player)
    result = seen_from_other(snapshot.book, game.result) if seat and len(game.players) == 2 else game.result
    others = tuple(snapshot.names[one] for one in game.cards if one != player)
    met = [snapshot.names[one] for one in game.players if one != player]
    bracket = here.report.plan[here.report.stages[number - 1] - 1].kind == "bracket"
    gained = None if bracket else worth(snapshot.book, game.result, len(game.players), seat)
    shown = None if game.tells == "pod" else told(snapshot.book, result)
    state: Literal["given", "typed"] = "given" if line.empty else "typed"
    return Row(number, name, line, state, shown, ", ".join(met), others, None, gained)


def round_told(here: Reporting, number: RoundNumber) -> str:
    """ "Round 2"; of a bracket its own."""
    kind = here.report.plan[here.report.stages[number - 1] - 1].kind
    return here.snapshot.tell(message("web-report-round", round=number, kind=kind))


# What was sent -------------------------------------------------------------------------------------------------------


def read_line(data: Mapping[str, object], number: int) -> Line:
    """The fields of one line: `mine-2` is the own score in the second."""
    sent = {name: str(data.get(f"{name}-{number}", "")) for name in FIELDS}
    return read(Line, sent)


@require_POST
@officials
def save_card(room: Room, player: str) -> HttpResponse:
    """Keep a card as it was typed; what cannot be read is kept too, and said."""
    here = Reporting(room)

    def act() -> HttpResponse:
        here.must_be_open()
        if player not in here.players:
            raise refuse("report-card-of-nobody", player=here.snapshot.player(player))
        whole = range(1, len(here.report.rounds) + 1)
        typed = {number: read_line(room.request.POST, number) for number in whole}
        lines = {number: without_names(here.snapshot, line, player) for number, line in typed.items()}
        sums = read(Sums, room.request.POST)
        here.keep(lambda draft: _with_card(draft, player, lines))
        keep_sums(room.row, player, sums)
        return _after(Reporting(room), player, len(lines))

    return room.answer("card", act, lambda again, answered: cards_page(again, answered, player))


def _with_card(draft: Draft, player: PlayerId, lines: Mapping[RoundNumber, Line]) -> Draft:
    for number, line in lines.items():
        draft = draft.with_line(player, number, line)
    return draft


def _after(here: Reporting, player: PlayerId, rounds: int) -> HttpResponse:
    """The next card; the same one where something on it cannot be right."""
    wrong = any(one.player == player for one in here.report.faults)
    following = player if wrong else _next(here, player)
    if not following:
        return here.room.go("desk_report_check", message("web-report-all-typed"))
    address = f"?card={following}#card"
    kept = message("web-report-kept", player=here.snapshot.player(player), wrong="yes" if wrong else "")
    return here.room.go("desk_report", kept, address)
