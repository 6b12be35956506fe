"""Games that wait for each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping


def loops(waits: Mapping[int, set[int]]) -> Iterator[list[int]]:
    """Circles among the games, each once, its smallest number first; `waits` says which games each waits for."""
    left = {game: set(others) for game, others in waits.items()}
    while True:
        _take_out_playable(left)
        if not left:
            return
        loop = _circle(left)
        yield loop
        for game in loop:
            del left[game]
        for others in left.values():
            others.difference_update(loop)


def _take_out_playable(left: dict[int, set[int]]) -> None:
    """Take out what waits for nothing any more, until only circles and what hangs on them are left."""
    fed: dict[int, list[int]] = {}
    for game, others in left.items():
        for other in others:
            fed.setdefault(other, []).append(game)
    free = [game for game, others in left.items() if not others]
    while free:
        game = free.pop()
        del left[game]
        for later in fed.get(game, ()):
            left[later].discard(game)
            if not left[later]:
                free.append(later)


def _circle(left: Mapping[int, set[int]]) -> list[int]:
    """Walk back from game to game until one comes again."""
    path: list[int] = []
    seen: dict[int, int] = {}
    game = min(left)
    while game not in seen:
        seen[game] = len(path)
        path.append(game)
        game = min(left[game])
    return sorted(path[seen[game] :])
