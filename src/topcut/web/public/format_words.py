"""The format of an event in words: what was chosen, how long a round is, what is played in which order."""

from __future__ import annotations

from topcut.play.clock import building_periods, chosen_features, period_told, time_limit, timed_words
from topcut.play.plan_told import stage_told
from topcut.rulebooks.model import Rulebook
from topcut.web.live import Snapshot

_PLAY = {"single_game": "one game a round", "best_of": "a match of several games a round", "pod": "in pods"}


def format_words(snapshot: Snapshot) -> list[str]:
    """One sentence each: the chosen format, the match, the time, the periods before round one."""
    book = snapshot.book
    told = [
        f"{feature.title or feature.name}{f': {feature.note}' if feature.note else ''}"
        for feature in chosen_features(book)
    ]
    games = book.integer("games", 1)
    told.append(f"best of {games} games" if book.play == "best_of" and games > 1 else _PLAY[book.play])
    if minutes := time_limit(book):
        told.append(snapshot.tell(timed_words(book, minutes)))
    told += [
        f"{snapshot.tell(period_told(period.name)).lower()}, {period.minutes} minutes, before round 1"
        for period in building_periods(book)
    ]
    if at_hand := documents(book):
        told.append(f"documents at hand: {', '.join(at_hand)}")
    return [_sentence(words) for words in told]


def documents(book: Rulebook) -> list[str]:
    """What the director has at hand (001 2, 7): the rulebook's documents, and those of the formats that were chosen."""
    needed = [name for feature in chosen_features(book) for name in feature.requires]
    return list(dict.fromkeys([*map(str, book.listed("documents")), *needed]))


def plan_words(snapshot: Snapshot) -> list[str]:
    """One sentence for every stage."""
    stages = range(1, len(snapshot.plan) + 1)
    told = [stage_told(snapshot.tournament, snapshot.book, number) for number in stages]
    return [_sentence(snapshot.tell(one)) for one in told]


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
