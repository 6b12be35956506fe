"""A refusal: what was refused and why, and what to do about it."""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Something a person asked for that cannot be done as asked, and the way out."""

    what: str  # "table 12: Kira already has a result in round 3 (FW 100-35)"
    do: str = ""  # "use `correct` to change it"
    code: str = ""  # a fixed word for programs: "result-exists"

    def __str__(self) -> str:
        return f"{self.what}; {self.do}" if self.do else self.what


class Refused(Exception):
    """Carries refusals out of a reader that cannot go on; caught at the edge (command line, page, submit)."""

    __match_args__ = ("refusals",)

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__("\n".join(str(refusal) for refusal in refusals))
        self.refusals = refusals


def refuse(what: str, do: str = "", code: str = "") -> Refused:
    """`raise refuse("…", "…")`: one refusal, ready to be raised."""
    return Refused(Refusal(what, do, code))
