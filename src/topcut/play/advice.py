"""What a director should know before the start and on the way. Advice warns; it never refuses."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.state import Tournament
from topcut.play.clock import chosen_features
from topcut.play.limited.pod_rounds import recommended_rounds, rounds_in_pods
from topcut.play.pairing.future import rounds_at_risk
from topcut.rulebooks.model import Rulebook


def advice(tournament: Tournament, book: Rulebook) -> list[str]:
    """One sentence per thing that sanctioning or the number of rounds makes worth a second look."""
    players = sum(1 for entrant in tournament.entrants.values() if not entrant.withdrawn)
    cut = next((stage.take for stage in tournament.plan[1:] if stage.kind == "bracket"), 0)
    wanted = recommended_rounds(tournament, book, 1, players, cut)
    rounds = tournament.rounds_planned or wanted or 0
    played = rounds * (book.integer("rounds_per_pod", 1) if book.play == "pod" else 1)
    return [
        *_too_few(book, players, played),
        *_recommended(tournament, book, players, rounds, cut, wanted),
        *_beyond(tournament, players, cut),
        *_choices(book, rounds),
        *(list(rounds_in_pods(tournament, book, 1, rounds)) or _at_risk(tournament, book, players, rounds)),
    ]


def _too_few(book: Rulebook, players: int, rounds: int) -> Iterator[str]:
    for setting, count, things in (("minimum_players", players, "players"), ("minimum_rounds", rounds, "rounds")):
        least = book.integer(setting)
        if (count or things == "players") and count < least:
            yield f"{count} of at least {least} {things}: not enough for sanctioning{_clause(book, setting)}"


def _recommended(
    tournament: Tournament, book: Rulebook, players: int, rounds: int, cut: int, wanted: int | None
) -> Iterator[str]:
    if tournament.plan and tournament.plan[0].kind == "bracket":
        return  # the table is of Swiss rounds
    if wanted and rounds and rounds < wanted:
        before = f" before a cut to {cut}" if cut else ""
        yield f"{rounds} rounds for {players} players{before}: {wanted} are recommended{_clause(book, 'rounds')}"


def _beyond(tournament: Tournament, players: int, cut: int) -> Iterator[str]:
    heats = any(stage.heat for stage in tournament.plan)
    if 2 <= players < cut and not heats:
        yield f"a cut to {cut} needs {cut} players, and {players} have entered"


def _choices(book: Rulebook, rounds: int) -> Iterator[str]:
    for feature in chosen_features(book):
        clause = f" ({feature.clause})" if feature.clause else ""
        if feature.even_rounds and rounds % 2:
            yield f"{feature.title} needs an even number of rounds, not {rounds}{clause}"
        if feature.sanctioned is False:
            yield f"{feature.title} is never sanctioned{clause}"
        elif feature.rated is False:
            yield f"{feature.title} does not count towards ratings{clause}"


def _at_risk(tournament: Tournament, book: Rulebook, players: int, rounds: int) -> Iterator[str]:
    """Before round one: rounds that this field cannot surely be paired for without a rematch."""
    brackets_only = bool(tournament.plan) and tournament.plan[0].kind == "bracket"
    if tournament.rounds or book.play == "pod" or players < 2 or brackets_only:
        return
    required = book.text("future_rounds") == "required"
    risky = rounds_at_risk(players, rounds, "required" if required else "last")
    if risky:
        shown = f"round {risky[0]}" if len(risky) == 1 else f"rounds {risky[0]} to {risky[-1]}"
        yield f"{shown} at risk: {players} players cannot surely be paired so often without a rematch"


def _clause(book: Rulebook, setting: str) -> str:
    clause = book.settings[setting].clause if setting in book.settings else ""
    return f" ({clause})" if clause else ""
