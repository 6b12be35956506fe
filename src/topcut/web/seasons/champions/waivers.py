"""For whom the points that a Champions League asks for were waived (001 12.7): other rooms know of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Waivers = Callable[[str, str], Iterable[str]]  # a program and a season → handles
_known: list[Waivers] = []


def waived_by(waivers: Waivers) -> None:
    """Where waivers are granted; once, however often the app is made ready."""
    if waivers not in _known:
        _known.append(waivers)


def waived(program: str, season: str) -> set[str]:
    return {handle for one in _known for handle in one(program, season)}
