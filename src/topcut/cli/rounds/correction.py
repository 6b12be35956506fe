"""What a correction would change, shown before it is made."""

from __future__ import annotations

from rich.table import Table

from topcut.answers.correction import CorrectionAnswer, RankChange
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.out import plain, say
from topcut.cli.terminal.table_frame import Head, name, table
from topcut.cli.terminal.telling import as_sentence
from topcut.messages.message import Message, message
from topcut.play.story import together


def show_correction(event: EventFile, answer: CorrectionAnswer) -> None:
    """Before and after: the result, the ranks that move, who enters or leaves the cut, what stays."""
    say(_other_result(event, answer))
    say(*(plain(as_sentence(event.tell(one))) for one in answer.warnings))
    nothing = plain(as_sentence(event.tell(message("correction-nothing-moves"))))
    say(_moves_table(event, answer.moves) if answer.moves else nothing)
    say(*(f"[dim]{plain(as_sentence(event.tell(one)))}[/]" for one in answer.stays))


def _other_result(event: EventFile, answer: CorrectionAnswer) -> Message:
    """ "Round 2, table 3 (Kira v Odo): no result → FW/FL 100-35"."""
    return message(
        "cli-correction-result",
        round=answer.round,
        table=answer.table,
        seats=event.tell(together(answer.players)),
        before=event.tell(answer.before) if answer.before else "",
        after=event.tell(answer.after),
    )


def _moves_table(event: EventFile, moves: tuple[RankChange, ...]) -> Table:
    """Ranks and points before and after."""
    numbers: list[Head] = [(message("cli-tables-rank"), "right"), (message("cli-tables-points"), "right")]
    made = table(message("cli-tables-changes"), message("cli-tables-player"), *numbers)
    for move in moves:
        changes = (event.tell(one) if one else "" for one in (move.rank_told, move.points_told))
        made.add_row(name(event.names[move.player.id]), *changes)
    return made
