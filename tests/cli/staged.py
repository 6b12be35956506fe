"""Events of several stages as a director types them: made, and played so that the stronger player wins."""

from __future__ import annotations

from terminal import Topcut

STRONGEST_FIRST = ["kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog", "leeta"]
NINE = "Kira, Odo, Quark, Dax, Garak, Morn, Rom, Nog, Leeta"
EIGHT = "Kira, Odo, Quark, Dax, Garak, Morn, Rom, Nog"
FOUR = "Kira, Odo, Quark, Dax"


def made(topcut: Topcut, *words: object) -> Topcut:
    answer = topcut("new", "Friday", *words, "--file", "f.jsonl")
    assert answer.code == 0, answer.err
    return topcut


def stronger(one: str, other: str) -> str:
    return min(one, other, key=STRONGEST_FIRST.index)


def play_round(topcut: Topcut, score: str, stage: int = 0) -> None:
    """Pair, post, and let the stronger player win every table."""
    paired = topcut("pair", "--post", "--seed", "3", *(["--stage", stage] if stage else []))
    assert paired.code == 0, paired.err
    for match in topcut("pairings", "--json").data["pairings"]:
        if match["state"] == "open":
            taken = topcut("report", stronger(*match["players"]), score)
            assert taken.code == 0, taken.err


def places(topcut: Topcut) -> list[tuple[str, int, int]]:
    return [(row["player"], row["rank"], row["to"]) for row in topcut("standings", "--json").data["standings"]]


def post_bracket_round(topcut: Topcut) -> None:
    paired = topcut("pair", "--post", "--seed", "1")
    assert paired.code == 0, paired.err
