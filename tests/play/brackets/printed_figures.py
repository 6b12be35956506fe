"""The printed brackets, slot by slot with their own labels, and a plain way to play them by following the labels.

Shares nothing with the bracket engine: it knows seeds, labels and who has left, and no tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

Seed = int
Decide = Callable[[int, Seed, Seed], Seed | None]  # (round, one, other) → who won; None: both lost
Figure = tuple[tuple[str, ...], ...]  # rounds of "slot | slot = name of the game"
Pairs = tuple[tuple[Seed, Seed], ...]
Band = tuple[int, int]

STANDARD_8: Figure = (  # 001 figure 10.2.1
    ("1st Seed | 8th Seed", "5th Seed | 4th Seed", "3rd Seed | 6th Seed", "7th Seed | 2nd Seed"),
    ("Winner 1st/8th | Winner 4th/5th = SF 1", "Winner 3rd/6th | Winner 2nd/7th = SF 2"),
    ("Winner SF 1 | Winner SF 2 = Final",),
)

STANDARD_16: Figure = (  # 001 figure 10.2.2
    (
        *("1st Seed | 16th Seed", "9th Seed | 8th Seed", "5th Seed | 12th Seed", "13th Seed | 4th Seed"),
        *("3rd Seed | 14th Seed", "11th Seed | 6th Seed", "7th Seed | 10th Seed", "15th Seed | 2nd Seed"),
    ),
    (
        *("Winner 1st/16th | Winner 8th/9th = QF 1", "Winner 5th/12th | Winner 4th/13th = QF 2"),
        *("Winner 3rd/14th | Winner 6th/11th = QF 3", "Winner 7th/10th | Winner 2nd/15th = QF 4"),
    ),
    ("Winner QF 1 | Winner QF 2 = SF 1", "Winner QF 3 | Winner QF 4 = SF 2"),
    ("Winner SF 1 | Winner SF 2 = Final",),
)

MCINTYRE_8: Figure = (  # 001 figure 10.2.3
    ("1st Seed | 4th Seed", "8th Seed | 5th Seed", "6th Seed | 7th Seed", "3rd Seed | 2nd Seed"),
    ("Loser 1st/4th | Winner 5th/8th = Game A", "Winner 6th/7th | Loser 2nd/3rd = Game B"),
    ("Winner 1st/4th | Winner Game B = Game C", "Winner Game A | Winner 2nd/3rd = Game D"),
    ("Winner Game C | Winner Game D = Final",),
)

MCINTYRE_16: Figure = (  # 001 figure 10.2.4
    (
        *("1st Seed | 8th Seed", "15th Seed | 10th Seed", "12th Seed | 13th Seed", "3rd Seed | 6th Seed"),
        *("2nd Seed | 7th Seed", "9th Seed | 16th Seed", "11th Seed | 14th Seed", "4th Seed | 5th Seed"),
    ),
    (
        *("Loser 1st/8th | Winner 10th/15th = Game A", "Winner 12th/13th | Loser 3rd/6th = Game B"),
        *("Loser 2nd/7th | Winner 9th/16th = Game C", "Winner 11th/14th | Loser 4th/5th = Game D"),
    ),
    (
        *("Winner 1st/8th | Winner Game B = Game E", "Winner Game A | Winner 3rd/6th = Game F"),
        *("Winner 2nd/7th | Winner Game D = Game G", "Winner Game C | Winner 4th/5th = Game H"),
    ),
    ("Winner Game E | Winner Game F = Game I", "Winner Game G | Winner Game H = Game J"),
    ("Winner Game I | Winner Game J = Final",),
)

TOP_2: Figure = (("1st | 2nd = Final",),)  # 002 8.2

TOP_4: Figure = (("1st | 4th", "2nd | 3rd"), ("Winner 1st/4th | Winner 2nd/3rd = Final",))  # 002 8.2

TOP_8: Figure = (  # 002 8.2
    ("1st | 8th", "2nd | 7th", "3rd | 6th", "4th | 5th"),
    ("Winner 1st/8th | Winner 4th/5th = half", "Winner 2nd/7th | Winner 3rd/6th = other half"),
    ("Winner half | Winner other half = Final",),
)

SEATS: Figure = (  # 002 8.2, after a draft
    ("Seat 1 | Seat 5", "Seat 2 | Seat 6", "Seat 3 | Seat 7", "Seat 4 | Seat 8"),
    ("Winner 1/5 | Winner 3/7 = half", "Winner 2/6 | Winner 4/8 = other half"),
    ("Winner half | Winner other half = Final",),
)

# 000: neighbours meet, line by line
MATCH_PLAY_2010 = {
    8: ((1, 8), (4, 5), (2, 7), (3, 6)),
    16: ((1, 16), (8, 9), (5, 12), (4, 13), (3, 14), (6, 11), (7, 10), (2, 15)),
}


class Outcome(NamedTuple):
    """What came of a bracket: who met in each round, who won it, and everybody's place band."""

    met: tuple[Pairs, ...]
    champion: Seed | None
    bands: dict[Seed, Band]


def follow(figure: Figure, decide: Decide, leave: Mapping[int, set[Seed]] | None = None) -> Outcome:
    """Play a figure round by round; `leave` says who is gone from a round on. Nobody takes an empty slot."""
    winners: dict[str, Seed | None] = {}
    losers: dict[str, Seed | None] = {}
    reached: dict[Seed, int] = {}
    gone: set[Seed] = set()
    met: list[Pairs] = []
    name = ""
    for number, slots in enumerate(figure, start=1):
        gone |= (leave or {}).get(number, set())
        pairs: list[tuple[Seed, Seed]] = []
        for text in slots:
            one, other, name = _read(text)
            seated = [_seated(label, winners, losers) for label in (one, other)]
            reached.update({seed: number for seed in seated if seed is not None})
            first, second = (None if seed in gone else seed for seed in seated)
            winners[name], losers[name] = first or second, None  # alone: a bye; nobody: nobody
            if first and second:
                pairs.append((min(first, second), max(first, second)))
                winners[name] = decide(number, first, second)
                losers[name] = {first: second, second: first, None: None}[winners[name]]
        met.append(tuple(sorted(pairs)))
    return Outcome(tuple(met), winners[name], bands(reached, winners[name]))


def bands(reached: Mapping[Seed, int], champion: Seed | None) -> dict[Seed, Band]:
    """R52: whoever went out in the same round shares a band; the later the round, the better."""
    last = max(reached.values()) + 1
    out = {seed: last if seed == champion else number for seed, number in reached.items()}
    answer: dict[Seed, Band] = {}
    above = 0
    for number in sorted(set(out.values()), reverse=True):
        group = [seed for seed in out if out[seed] == number]
        answer.update({seed: (above + 1, above + len(group)) for seed in group})
        above += len(group)
    return answer


def fold_neighbours(first_round: tuple[tuple[Seed, Seed], ...]) -> Figure:
    """A figure out of a first round whose neighbours go on to meet."""
    rounds = [tuple(f"Seed {a} | Seed {b} = m1.{at}" for at, (a, b) in enumerate(first_round))]
    while len(rounds[-1]) > 1:
        n = len(rounds)
        games = range(0, len(rounds[-1]), 2)
        rounds.append(tuple(f"Winner m{n}.{at} | Winner m{n}.{at + 1} = m{n + 1}.{at // 2}" for at in games))
    return tuple(rounds)


def _read(text: str) -> tuple[str, str, str]:
    """The two slots and the name; a first-round game is known by its seeds, the better one first: "4/5"."""
    slots, _, name = re.sub(r"(\d)(st|nd|rd|th)\b", r"\1", text).partition(" = ")
    one, other = slots.split(" | ")
    if not name:
        name = "/".join(map(str, sorted((_number(one), _number(other)))))
    return one, other, name


def _seated(label: str, winners: Mapping[str, Seed | None], losers: Mapping[str, Seed | None]) -> Seed | None:
    word, _, name = label.partition(" ")
    if word in ("Winner", "Loser"):
        return (winners if word == "Winner" else losers)[name]
    return _number(label)


def _number(label: str) -> Seed:
    return int(re.findall(r"\d+", label)[0])
