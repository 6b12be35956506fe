"""How numbers are written: with a true minus and a dash for people, for programs as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct


class Numerals(Struct, frozen=True):
    """A way to write whole numbers, and several of them side by side."""

    minus: str
    dash: str  # between the numbers of a score or of a record
    apart: str  # the same where one of them is below zero
    point: str = "."  # before the decimals
    thousands: str = ","

    def whole(self, number: int) -> str:
        return self._written(str(number))

    def grouped(self, number: int) -> str:
        """ "10,000"."""
        return self._written(f"{number:,}").replace(",", self.thousands)

    def signed(self, number: int) -> str:
        """ "+65", "−65"."""
        return self._written(f"{number:+d}")

    def ratio(self, number: Fraction) -> str:
        """A whole number as it is, others with four places."""
        if number.denominator == 1:
            return self.whole(number.numerator)
        return self._written(f"{float(number):.4f}").replace(".", self.point)

    def value(self, number: Fraction | int | None) -> str:
        """One for a table: whole numbers as they are, ratios with four places, a dash where there is none."""
        return self.dash if number is None else self.ratio(Fraction(number))

    def score(self, numbers: Sequence[int]) -> str:
        """ "100–35", "0–1–0", and "100 : −5" where a number is below zero; all are read when they are typed."""
        between = self.apart if min(numbers, default=0) < 0 else self.dash
        return between.join(map(self.whole, numbers))

    def _written(self, number: str) -> str:
        return number.replace("-", self.minus)


PRINTED = Numerals("−", "–", " : ")
_IN = {"de": Numerals("−", "–", " : ", point=",", thousands=".")}
TYPED = Numerals("-", "-", ":")


def numerals_in(language: str) -> Numerals:
    """As people read them in a language: "0.6667", "0,6667"."""
    return _IN.get(language, PRINTED)
