"""A drawn round for the terminal: who meets whom, what it costs, and why."""

from __future__ import annotations

from topcut.answers.draw import DrawAnswer
from topcut.answers.rounds_named import round_inside
from topcut.cli.rounds.round_tables import drawn_table
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.out import listed, note, say, tell_json
from topcut.messages.message import Message, message
from topcut.play.pairing.why import costs


def show(event: EventFile, answer: DrawAnswer, as_json: bool) -> None:
    """The round as a table, its reasons and its cost; then what to do with it."""
    if as_json:
        tell_json(event.data(answer))
        return
    state = "posted" if answer.posted else "drawn" if event.store else "unwritten"
    name = round_inside(event, answer.round)
    title = message("cli-pairinganswer-title", event=event.title, round=name, state=state)
    say(drawn_table(event, title, answer.tables))
    if answer.forced:
        say(listed("·", map(event.tell, answer.forced)))
    say(_cost(answer))
    note(*map(event.tell, answer.notes))
    if event.store and not answer.posted:
        say(message("cli-pairinganswer-next", file=str(event.path)))


def _cost(answer: DrawAnswer) -> Message:
    """ "Cost: 1 pair with unequal totals · seed 12ab…"."""
    if not answer.cost:
        return message("cli-pairinganswer-seed", seed=answer.seed, draws=answer.draws)
    return message(
        "cli-pairinganswer-cost",
        cost=costs(answer.cost),
        best="" if answer.best else costs(answer.optimum),
        seed=answer.seed,
        draws=answer.draws,
    )
