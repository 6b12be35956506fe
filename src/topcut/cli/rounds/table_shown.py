"""One table for the terminal: who sits there, its result, and all that was done about it."""

from __future__ import annotations

from topcut.answers.table import TableAnswer
from topcut.cli.rounds.round_tables import posted_table
from topcut.cli.terminal.moments import moment_words
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.out import listed, note, say, tell_json
from topcut.messages.message import message


def show_table(event: EventFile, answer: TableAnswer, as_json: bool) -> None:
    """The table, what its result counts for, its deadline, every act on its result; then what to look at twice."""
    if as_json:
        tell_json(event.data(answer))
        return
    say(posted_table(event, message("cli-tableshown-title", event=event.title, round=answer.title), [answer.row]))
    if answer.worth:
        say(message("cli-tableshown-counts", worth=event.tell(answer.worth)))
    if answer.deadline:
        say(message("cli-tableshown-deadline", until=moment_words(answer.deadline)))
    if answer.concession:
        player = answer.concession.player
        say(message("cli-tableshown-conceded", player=player, seq=answer.concession.seq))
    if answer.history:
        acts = (message("journal-undone-told", what=one.told) if one.undone else one.told for one in answer.history)
        say(listed("·", map(event.tell, acts)))
    note(*map(event.tell, answer.remarks))
