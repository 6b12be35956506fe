"""What a director should know before the start and on the way. Advice warns; it never refuses."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.journal.plan import StageNumber, has_rounds
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.play.clock import chosen_features
from topcut.play.limited.pod_rounds import recommended_rounds, rounds_in_pods
from topcut.play.minimums import minimum_notes
from topcut.play.pairing.future import rounds_at_risk
from topcut.play.stages import planned_rounds, stage_name
from topcut.rulebooks.model import Feature, Rulebook
from topcut.rulebooks.vocabulary import FEATURES


def advice(tournament: Tournament, book: Rulebook) -> list[Message]:
    """One message per thing that the document or the number of rounds makes worth a second look."""
    if not has_rounds(tournament.plan):
        return []
    players, cut = _taking_part(tournament), _cut(tournament)
    rounds = tournament.rounds_planned or recommended_rounds(tournament, book, 1, players, cut) or 0
    return [
        *rounds_notes(tournament, book),
        *_many_pods(tournament, book, players),
        *_beyond(tournament, players, cut),
        *_choices(book, rounds),
        *_of_sides(tournament, book),
    ]


def rounds_notes(tournament: Tournament, book: Rulebook) -> list[Message]:
    """What is to be known about the number of rounds, also when it changes."""
    cut = _cut(tournament)
    told = (note for field in _fields(tournament, book) for note in _of_field(tournament, book, field, cut))
    return [*minimum_notes(tournament, book), *told]


def _cut(tournament: Tournament) -> int:
    later = (stage for stage in tournament.plan[1:] if stage.kind == "bracket" and not stage.confrontation)
    return next((stage.take for stage in later), 0)


def _taking_part(tournament: Tournament) -> int:
    return sum(1 for entrant in tournament.entrants.values() if not entrant.withdrawn)


# Rounds of a field ----------------------------------------------------------------------------------------------------


class _Field(Struct, frozen=True):
    """Players who are paired with each other: everybody, or those of one heat."""

    stage: StageNumber
    heat: Message | None  # "Heat A"; None where there are no heats
    players: int
    rounds: int


def _fields(tournament: Tournament, book: Rulebook) -> list[_Field]:
    heats = [number for number, stage in enumerate(tournament.plan, start=1) if stage.heat]
    if not heats:
        return [_Field(1, None, _taking_part(tournament), tournament.rounds_planned)]
    found = []
    for heat in heats:
        here = [e for e in tournament.entrants.values() if not e.withdrawn and any(n == heat for n, _ in e.heats)]
        rounds = planned_rounds(tournament, book, heat) or tournament.rounds_planned
        found.append(_Field(heat, stage_name(tournament.plan, heat), len(here), rounds))
    return [field for field in found if field.players]


def _of_field(tournament: Tournament, book: Rulebook, field: _Field, cut: int) -> Iterator[Message]:
    if tournament.plan and tournament.plan[0].kind == "bracket":
        return  # the table is of Swiss rounds
    wanted = recommended_rounds(tournament, book, field.stage, field.players, cut)
    rounds = field.rounds or wanted or 0
    if wanted and rounds < wanted:
        yield _by(_clause(book, "rounds"), _of_heat(field, _fewer(book, field, rounds, wanted, cut)))
    in_pods = list(rounds_in_pods(tournament, book, field.stage, rounds))
    yield from in_pods or _at_risk(tournament, book, field, rounds)


def _fewer(book: Rulebook, field: _Field, rounds: int, wanted: int, cut: int) -> Message:
    planned, players = rounds_told(book, rounds), field.players
    if cut:
        return message("advice-fewer-rounds-before-cut", planned=planned, players=players, cut=cut, wanted=wanted)
    return message("advice-fewer-rounds", planned=planned, players=players, wanted=wanted)


def _at_risk(tournament: Tournament, book: Rulebook, field: _Field, rounds: int) -> Iterator[Message]:
    """Before round one: rounds that this field cannot surely be paired for without a rematch."""
    players = field.players
    if tournament.rounds or book.play == "pod" or players < 2:
        return
    required = book.text("future_rounds") == "required"
    risky = rounds_at_risk(players, rounds, "required" if required else "last")
    if len(risky) == 1:
        yield _of_heat(field, message("advice-round-at-risk", round=risky[0], players=players))
    elif risky:
        told = message("advice-rounds-at-risk", first=risky[0], last=risky[-1], players=players)
        yield _of_heat(field, told)


def _of_heat(field: _Field, told: Message) -> Message:
    return message("advice-of-heat", heat=field.heat, what=told) if field.heat else told


def rounds_told(book: Rulebook, rounds: int) -> Message:
    """ "3 rounds"; of Tribbles "2 matches of 5 rounds" (001 7.6)."""
    if book.play != "pod":
        return message("advice-rounds", rounds=rounds)
    return message("advice-matches", matches=rounds, each=book.integer("rounds_per_pod", 5))


def _many_pods(tournament: Tournament, book: Rulebook, players: int) -> Iterator[Message]:
    """Rounds of Tribbles are counted in matches: who types 5 rounds may have meant one match (001 3, 7.6)."""
    matches = tournament.rounds_planned
    if book.play == "pod" and matches > (book.recommended_rounds(max(players, 3)) or matches):
        each = book.integer("rounds_per_pod", 5)
        yield _by("3, 7.6", message("advice-many-matches", matches=matches, each=each, in_all=matches * each))


def _beyond(tournament: Tournament, players: int, cut: int) -> Iterator[Message]:
    heats = any(stage.heat for stage in tournament.plan)
    if 2 <= players < cut and not heats:
        yield message("advice-cut-too-large", cut=cut, players=players)


def _choices(book: Rulebook, rounds: int) -> Iterator[Message]:
    for feature in chosen_features(book):
        told = [*_unusual(book, feature), *_restricted(feature, rounds)]
        yield from (_by(feature.clause, one) for one in told)


def _restricted(feature: Feature, rounds: int) -> Iterator[Message]:
    if feature.even_rounds and rounds % 2:
        yield message("advice-odd-rounds", feature=feature.title, rounds=rounds)
    if feature.sanctioned is False:
        yield message("advice-never-sanctioned", feature=feature.title)
    elif feature.rated is False:
        yield message("advice-unrated", feature=feature.title)


def _unusual(book: Rulebook, feature: Feature) -> Iterator[Message]:
    """A choice that comes with another one by default, and was chosen otherwise: sealed with every card (001 4.2.2)."""
    for group, usual in feature.set.items():
        if group in FEATURES and book.text(group) != usual:
            one, other = (book.feature(group, name) for name in (str(usual), book.text(group)))
            if one and other:
                yield message("advice-unusual", feature=feature.title, usual=one.title, chosen=other.title)


def _of_sides(tournament: Tournament, book: Rulebook) -> Iterator[Message]:
    """A bracket asks for seeds, not for sides (003)."""
    if book.text("pairing") == "sides" and any(stage.kind == "bracket" for stage in tournament.plan):
        yield message("advice-sides-in-bracket")


def _by(clause: str, told: Message) -> Message:
    """With the clause that asks for it, where the rulebook names one."""
    return message("advice-by-clause", what=told, clause=clause) if clause else told


def _clause(book: Rulebook, setting: str) -> str:
    return book.settings[setting].clause if setting in book.settings else ""
