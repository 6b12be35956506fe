"""A report round by round: the same lines as on the cards, a table after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_http_methods
from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId, RoundNumber
from topcut.messages.message import Message, message
from topcut.messages.voice import Told
from topcut.refusal import refuse
from topcut.slips.cards.draft import Draft, Line
from topcut.slips.cards.read_card import without_names
from topcut.slips.cards.settle import Settled
from topcut.slips.cards.told import told
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.report.cards_page import choices, read_line, round_told
from topcut.web.desk.report.room import Reporting, not_to_be_typed
from topcut.web.desk.report.words import words_for
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE

MOST_ROWS = 2000  # of one round that a page sends


class RoundRow(Struct, frozen=True):
    """A table of the round, as one card has it."""

    number: int
    player: PlayerId
    line: Line
    state: Literal["known", "open", "differs", "wrong"]
    game: Message | None = None
    why: Told | None = None
    name: str = ""  # of the player, where nobody else can stand there
    was: PlayerId = ""  # whose card it was read from

    @property
    def met(self) -> str:
        """Of an empty row: who would meet there."""
        return "" if self.was else f"{self.player} {self.line.opponent}".strip()


class SeedRow(Struct, frozen=True):
    player: PlayerId
    name: str
    seed: int  # 0 = not cut in


@require_http_methods(["GET", "HEAD", "POST"])
@officials
def one_round(room: Room, number: int) -> HttpResponse:
    """Look at a round, or keep what was typed of it."""
    if room.request.method != "POST":
        return _page(room, NOTHING, number)
    here = Reporting(room)

    def act() -> HttpResponse:
        here.must_be_open()
        _must_be_a_round(here, number)
        sent = _sent(here)
        here.keep(lambda draft: with_rows(draft, number, sent))
        following = number + 1 if number < len(here.report.rounds) else 0
        said = message("web-report-round-kept", round=number)
        return room.go("desk_report_round", said, number=following) if following else room.go("desk_report_check", said)

    return room.answer("round", act, lambda again, answered: _page(again, answered, number))


def _must_be_a_round(here: Reporting, number: RoundNumber) -> None:
    if not 1 <= number <= len(here.report.rounds):
        raise refuse("report-no-round", round=number, rounds=len(here.report.rounds))


def _page(room: Room, answered: Answered, number: RoundNumber) -> HttpResponse:
    here = Reporting(room)
    if why := not_to_be_typed(here, answered):
        return why
    if not 1 <= number <= len(here.report.rounds):
        raise Http404(number)
    rows = rows_of(here, number)
    if answered.form == "round":
        rows = [_typed(row, answered.values) for row in rows]
    book, stage = here.snapshot.book, here.report.stages[number - 1]
    bracket = here.report.plan[stage - 1].kind == "bracket"
    return here.show(
        "round.html",
        answered,
        "rounds",
        number=number,
        name=round_told(here, number),
        rounds=[(one, round_told(here, one)) for one in range(1, len(here.report.rounds) + 1)],
        rows=rows,
        pods=book.play == "pod",
        choices=choices(book),
        players=[(one, here.snapshot.names[one]) for one in here.players],
        words=words_for(book),
        seeds=seed_rows(here, number) if bracket else [],
        stage=stage,
        typed_seeds=bool(here.draft.seeds.get(stage)),
        waits=bracket and here.report.bracket(number) is None,
    )


def _typed(row: RoundRow, values: Mapping[str, str]) -> RoundRow:
    player = values.get(f"player-{row.number}", row.player)
    return replace(row, player=player, line=read_line(values, row.number))


def rows_of(here: Reporting, number: RoundNumber) -> list[RoundRow]:
    """Everything that is known of the round, then rows to be filled."""
    settled = here.report.rounds[number - 1]
    if here.snapshot.book.play == "pod":
        return _of_pods(here, settled)
    made = [
        RoundRow(
            0, game.cards[0], here.draft.line(game.cards[0], number), "known", told(here.snapshot.book, game.result)
        )
        for game in settled.games
    ]
    clashed = [version.cards[0] for clash in settled.clashes for version in clash.versions]
    made += [RoundRow(0, card, here.draft.line(card, number), "differs") for card in clashed]
    made += [
        RoundRow(0, one.player, here.draft.line(one.player, number), "wrong", why=PAGE.told(one.why))
        for one in settled.faults
    ]
    there = {row.player for row in made}
    made += [
        RoundRow(0, player, line, "known")
        for player, line in here.draft.in_round(number).items()
        if player not in there and not line.against and not line.award
    ]
    made = [_numbered(row, at, row.player) for at, row in enumerate(made, start=1)]
    return made + _blank(here, number, len(made))


def _numbered(row: RoundRow, at: int, was: PlayerId) -> RoundRow:
    return replace(row, number=at, was=was)


def _blank(here: Reporting, number: RoundNumber, taken: int) -> list[RoundRow]:
    """Rows for those of whom nothing is known; in a bracket it is known who meets whom."""
    open_ = [one.players for one in here.report.open if one.round == number]
    pairs = [players for players in open_ if len(players) == 2]
    made = [RoundRow(0, one, Line(opponent=other), "open") for one, other in pairs]
    alone = sum(len(players) == 1 for players in open_)
    made += [RoundRow(0, "", Line(), "open") for _ in range((alone + 1) // 2)]
    return [_numbered(row, at, "") for at, row in enumerate(made, start=taken + 1)]


def _of_pods(here: Reporting, settled: Settled) -> list[RoundRow]:
    """Everybody with a table, the tables in their order."""
    number = settled.round
    wrong = {fault.player: PAGE.told(fault.why) for fault in settled.faults}
    lines = {player: here.draft.line(player, number) for player in here.players}
    order = sorted(lines, key=lambda player: (lines[player].table or 9999, here.players.index(player)))
    return [
        RoundRow(
            at,
            player,
            lines[player],
            "wrong" if player in wrong else "open" if lines[player].empty else "known",
            why=wrong.get(player),
            name=here.snapshot.names[player],
            was=player,
        )
        for at, player in enumerate(order, start=1)
    ]


def seed_rows(here: Reporting, number: RoundNumber) -> list[SeedRow]:
    """The seeds of a bracket: as they were typed, else as they follow from the places."""
    stage = here.report.stages[number - 1]
    seeds = here.draft.seeds.get(stage, ())
    bracket = here.report.bracket(number)
    if not seeds and bracket is not None:
        seeds = tuple(here.report.ids[one] for one in bracket.seeds)
    at = {player: place for place, player in enumerate(seeds, start=1)}
    names = here.snapshot.names
    return [SeedRow(one, names[one], at.get(one, 0)) for one in sorted(here.players, key=lambda p: at.get(p, 9999))]


# What was sent -------------------------------------------------------------------------------------------------------


class Sent(Struct, frozen=True):
    """A row as it was sent: whose card it was, and whose it is now."""

    was: PlayerId
    player: PlayerId
    line: Line
    met: str = ""  # of a row that was empty: who the page said would meet there


def _sent(here: Reporting) -> list[Sent]:
    room = here.room
    return [_row_sent(here, at) for at in range(1, min(room.hidden("rows"), MOST_ROWS) + 1)]


def _row_sent(here: Reporting, at: int) -> Sent:
    room, player = here.room, here.room.field(f"player-{at}")
    line = without_names(here.snapshot, read_line(room.request.POST, at), player)
    return Sent(room.field(f"was-{at}"), player, line, room.field(f"met-{at}"))


def with_rows(draft: Draft, number: RoundNumber, rows: list[Sent]) -> Draft:
    """The draft with the rows that became others; what was not touched stays, also where cards differ."""
    changed = [row for row in rows if _is_changed(draft, number, row)]
    players = [row.player for row in changed if row.player]
    if len(set(players)) < len(players):
        raise refuse("report-row-twice")
    for row in changed:
        if row.was:
            draft = draft.without({row.was, draft.line(row.was, number).against}, number)
    for row in changed:
        if row.player:
            draft = draft.with_line(row.player, number, row.line).counting(row.player, number)
        elif not row.line.empty and not row.was:
            raise refuse("report-row-without-player")
    return draft


def _is_changed(draft: Draft, number: RoundNumber, row: Sent) -> bool:
    if row.was:
        return (row.player, row.line) != (row.was, draft.line(row.was, number))
    return bool(row.line.text or row.line.table or f"{row.player} {row.line.opponent}".strip() != row.met)
