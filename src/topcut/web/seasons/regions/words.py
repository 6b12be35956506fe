"""Which region a typed word means: its name, a word that was said to be the same, or nearly one of them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from rapidfuzz import fuzz, process

from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import WORD, RegionWord
from topcut.web.site.asked import plain

_NEAR = 80  # of 100: how much alike two words are that may be one region's
_MOST_NEAR = 3
_OFFERED = 500
_MOST = 20_000


class Known(Struct, frozen=True):
    """Every region, and every word for one."""

    regions: dict[int, Region]
    words: dict[str, int]

    def meant(self, typed: str) -> Region | None:
        """The region that a word stands for beyond doubt."""
        at = self.words.get(word_of(typed))
        return self.regions[at] if at is not None else None

    def near(self, typed: str) -> tuple[Region, ...]:
        """Those that it may have been meant for, the likest first."""
        word = word_of(typed)
        if not word:
            return ()
        found = process.extract(word, list(self.words), scorer=fuzz.ratio, score_cutoff=_NEAR, limit=None)
        keys = dict.fromkeys(self.words[one] for one, _, _ in found)
        return tuple(self.regions[key] for key in list(keys)[:_MOST_NEAR])

    def words_of(self, regions: Iterable[Region]) -> list[str]:
        """What events say that are held there."""
        keys = {one.pk for one in regions}
        return sorted(word for word, key in self.words.items() if key in keys)


def word_of(typed: str) -> str:
    """A word as it is compared: without capitals, accents and dashes."""
    return " ".join(plain(typed).replace("-", " ").split())[:WORD]


def known() -> Known:
    """A name is the region's own: of two that would have it, who is called so has it."""
    regions = {one.pk: one for one in Region.objects.order_by()[:_MOST]}
    words = {row.word: row.region_id for row in RegionWord.objects.order_by()[:_MOST]}
    words |= {word_of(one.slug): key for key, one in regions.items()}
    words |= {word_of(one.name): key for key, one in regions.items()}
    return Known(regions, words)


def region_names() -> list[str]:
    """All of them, for a field that offers them while somebody types."""
    return list(Region.objects.values_list("name", flat=True)[:_OFFERED])


def as_called(typed: str) -> str:
    """A region by its own name, however somebody wrote it; a word that means none stays as it was typed."""
    region = meant(typed)
    return region.name if region else typed


def meant(typed: str) -> Region | None:
    """For one word alone."""
    return known().meant(typed) if typed else None
