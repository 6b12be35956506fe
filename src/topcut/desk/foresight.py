"""Whether the next step would be taken: the same questions as the act asks, without drawing and without writing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from topcut.acts.context import Context
from topcut.acts.ending import decide as ending
from topcut.acts.ending.commands import Finish
from topcut.acts.matter import Matter
from topcut.acts.rounds import decide as rounds
from topcut.acts.scenarios.decide import must_have_rules
from topcut.acts.stages import decide as stages
from topcut.acts.stages.commands import OpenStage
from topcut.acts.who import DIRECTOR
from topcut.desk.ports import SystemClock, SystemEntropy
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


def obstacle(
    step: str, tournament: Tournament, history: Sequence[Record], book: Rulebook, words: Texts
) -> Refused | None:
    """What `pair`, `post`, `cut` or `finish` would be refused for; None where nothing stands in the way."""
    look = _LOOKS.get(step)
    context = Context(DIRECTOR, SystemClock().now(), SystemEntropy(), words)
    matter = Matter(tournament, history, book, context)
    try:
        if look is not None:
            look(matter)
    except Refused as refused:
        return refused.named(matter.player)
    return None


def _pair(matter: Matter) -> None:
    rounds.must_be_pairable(matter)
    must_have_rules(matter)


def _post(matter: Matter) -> None:
    """Whether the draw still stands is asked before: then another step comes next."""
    must_have_rules(matter)


def _cut(matter: Matter) -> None:
    stages.open_stage(matter, OpenStage())


def _finish(matter: Matter) -> None:
    ending.finish(matter, Finish())


_LOOKS: Mapping[str, Callable[[Matter], None]] = {"pair": _pair, "post": _post, "cut": _cut, "finish": _finish}
