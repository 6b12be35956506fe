"""What a director should know before the start and on the way. Advice warns; it never refuses."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.play.clock import chosen_features
from topcut.play.limited.pod_rounds import recommended_rounds, rounds_in_pods
from topcut.play.pairing.future import rounds_at_risk
from topcut.play.spoken import counted
from topcut.play.stages import planned_rounds, stage_name
from topcut.rulebooks.model import Feature, Rulebook
from topcut.rulebooks.vocabulary import FEATURES


def advice(tournament: Tournament, book: Rulebook) -> list[str]:
    """One sentence per thing that the document or the number of rounds makes worth a second look."""
    players, cut = _taking_part(tournament), _cut(tournament)
    rounds = tournament.rounds_planned or recommended_rounds(tournament, book, 1, players, cut) or 0
    return [
        *rounds_notes(tournament, book),
        *_many_pods(tournament, book, players),
        *_beyond(tournament, players, cut),
        *_choices(book, rounds),
        *_of_sides(tournament, book),
    ]


def rounds_notes(tournament: Tournament, book: Rulebook) -> list[str]:
    """What is to be known about the number of rounds, also when it changes."""
    cut = _cut(tournament)
    told = (note for field in _fields(tournament, book) for note in _of_field(tournament, book, field, cut))
    return [*minimum_notes(tournament, book), *told]


def _cut(tournament: Tournament) -> int:
    later = (stage for stage in tournament.plan[1:] if stage.kind == "bracket" and not stage.confrontation)
    return next((stage.take for stage in later), 0)


def _taking_part(tournament: Tournament) -> int:
    return sum(1 for entrant in tournament.entrants.values() if not entrant.withdrawn)


# Fewer than the document asks for -------------------------------------------------------------------------------------


def minimum_notes(tournament: Tournament, book: Rulebook) -> list[str]:
    """Fewer players or rounds than the document asks for; of a finished event, than were played."""
    players = _taking_part(tournament)
    played = len(tournament.rounds)
    rounds = played if tournament.finished else tournament.rounds_planned or book.recommended_rounds(players) or 0
    if any(stage.kind == "bracket" or stage.heat for stage in tournament.plan):
        rounds = max(rounds, played) if tournament.plan[0].kind == "swiss" else 0  # a bracket has rounds of its own
    rounds *= book.integer("rounds_per_pod", 1) if book.play == "pod" else 1
    return [*_too_few(book, "minimum_players", players, "player"), *_too_few(book, "minimum_rounds", rounds, "round")]


def _too_few(book: Rulebook, setting: str, count: int, thing: str) -> Iterator[str]:
    least = book.integer(setting)
    if (count or thing == "player") and count < least:
        what = book.text("below_minimum", "not enough for sanctioning")
        yield f"{count} of at least {counted(least, thing)}: {what}{_clause(book, setting)}"


# Rounds of a field ----------------------------------------------------------------------------------------------------


class _Field(Struct, frozen=True):
    """Players who are paired with each other: everybody, or those of one heat."""

    stage: StageNumber
    name: str  # "Heat A: "; "" where there are no heats
    players: int
    rounds: int


def _fields(tournament: Tournament, book: Rulebook) -> list[_Field]:
    heats = [number for number, stage in enumerate(tournament.plan, start=1) if stage.heat]
    if not heats:
        return [_Field(1, "", _taking_part(tournament), tournament.rounds_planned)]
    found = []
    for heat in heats:
        here = [e for e in tournament.entrants.values() if not e.withdrawn and any(n == heat for n, _ in e.heats)]
        rounds = planned_rounds(tournament, book, heat) or tournament.rounds_planned
        found.append(_Field(heat, f"{stage_name(tournament.plan, heat)}: ", len(here), rounds))
    return [field for field in found if field.players]


def _of_field(tournament: Tournament, book: Rulebook, field: _Field, cut: int) -> Iterator[str]:
    if tournament.plan and tournament.plan[0].kind == "bracket":
        return  # the table is of Swiss rounds
    wanted = recommended_rounds(tournament, book, field.stage, field.players, cut)
    rounds = field.rounds or wanted or 0
    if wanted and rounds < wanted:
        before = f" before a cut to {cut}" if cut else ""
        planned = f"{field.name}{rounds_words(book, rounds)} for {field.players} players{before}"
        yield f"{planned}: {wanted} are recommended{_clause(book, 'rounds')}"
    yield from list(rounds_in_pods(tournament, book, field.stage, rounds)) or _at_risk(tournament, book, field, rounds)


def _at_risk(tournament: Tournament, book: Rulebook, field: _Field, rounds: int) -> Iterator[str]:
    """Before round one: rounds that this field cannot surely be paired for without a rematch."""
    if tournament.rounds or book.play == "pod" or field.players < 2:
        return
    required = book.text("future_rounds") == "required"
    risky = rounds_at_risk(field.players, rounds, "required" if required else "last")
    if risky:
        shown = f"round {risky[0]}" if len(risky) == 1 else f"rounds {risky[0]} to {risky[-1]}"
        why = f"{field.players} players cannot surely be paired so often without a rematch"
        yield f"{field.name}{shown} at risk: {why}"


def rounds_words(book: Rulebook, rounds: int) -> str:
    """ "3 rounds"; of Tribbles "2 matches of 5 rounds" (001 7.6)."""
    if book.play != "pod":
        return counted(rounds, "round")
    each = book.integer("rounds_per_pod", 5)
    return counted(rounds, f"match of {each} rounds", f"matches of {each} rounds")


def _many_pods(tournament: Tournament, book: Rulebook, players: int) -> Iterator[str]:
    """Rounds of Tribbles are counted in matches: who types 5 rounds may have meant one match (001 3, 7.6)."""
    matches = tournament.rounds_planned
    if book.play == "pod" and matches > (book.recommended_rounds(max(players, 3)) or matches):
        each = book.integer("rounds_per_pod", 5)
        in_all = f"{matches} matches of {each} rounds are {matches * each} rounds in all"
        yield f"{in_all}: rounds are counted in matches here, and one match is 1 (3, 7.6)"


def _beyond(tournament: Tournament, players: int, cut: int) -> Iterator[str]:
    heats = any(stage.heat for stage in tournament.plan)
    if 2 <= players < cut and not heats:
        yield f"a cut to {cut} needs {cut} players, and {players} have entered"


def _choices(book: Rulebook, rounds: int) -> Iterator[str]:
    for feature in chosen_features(book):
        clause = f" ({feature.clause})" if feature.clause else ""
        yield from _unusual(book, feature, clause)
        if feature.even_rounds and rounds % 2:
            yield f"{feature.title} needs an even number of rounds, not {rounds}{clause}"
        if feature.sanctioned is False:
            yield f"{feature.title} is never sanctioned{clause}"
        elif feature.rated is False:
            yield f"{feature.title} does not count towards ratings{clause}"


def _unusual(book: Rulebook, feature: Feature, clause: str) -> Iterator[str]:
    """A choice that comes with another one by default, and was chosen otherwise: sealed with every card (001 4.2.2)."""
    for group, usual in feature.set.items():
        if group in FEATURES and book.text(group) != usual:
            one, other = (book.feature(group, name) for name in (str(usual), book.text(group)))
            if one and other:
                yield f"{feature.title} is usually played with {one.title}, not with {other.title}{clause}"


def _of_sides(tournament: Tournament, book: Rulebook) -> Iterator[str]:
    """A bracket asks for seeds, not for sides (003)."""
    if book.text("pairing") == "sides" and any(stage.kind == "bracket" for stage in tournament.plan):
        what = "a bracket can bring two players of one side together"
        yield f"{what}, and the document does not say how they meet; announce it before the start"


def _clause(book: Rulebook, setting: str) -> str:
    clause = book.settings[setting].clause if setting in book.settings else ""
    return f" ({clause})" if clause else ""
