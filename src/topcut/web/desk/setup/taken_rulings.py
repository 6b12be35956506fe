"""The interim rulings that a new event takes: those in force on its day, in its program (001 15.3)."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.refusal import Refused
from topcut.rulebooks.load import names
from topcut.rulebooks.load import ruled as ruled_rulebook
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.values import as_text
from topcut.web.desk.setup.details import is_day
from topcut.web.seasons.rulings.known import over_rulebook, ruling_of, today, with_rulings
from topcut.web.seasons.rulings.shown import Shown, shown

SHOWN_WITH = "ruled"  # the field of the form that names the rulings it was shown with


def day_of(typed: Mapping[str, str]) -> str:
    """The event's day; today while none was said."""
    day = typed.get("date", "").strip()
    return day if is_day(day) else today()


def taken(rules: Rulebook, typed: Mapping[str, str]) -> Rulebook:
    """The rulebook as it is on the event's day."""
    return with_rulings(rules, typed.get("program", ""), day_of(typed))


def taken_rows(rules: Rulebook, book: Rulebook, typed: Mapping[str, str]) -> list[Shown]:
    """Those that were laid over it."""
    rows = over_rulebook(str(rules.name), typed.get("program", ""))
    return [shown(row, today()) for row in rows if row.name in book.rulings]


def without_defaults(rules: Rulebook, typed: Mapping[str, str]) -> dict[str, str]:
    """What was typed but for settings that stand as the form showed them: another day may bring another default."""
    seen = set(typed.get(SHOWN_WITH, "").split())
    rows = [row for row in over_rulebook(str(rules.name), typed.get("program", "")) if row.name in seen]
    if not rows and str(rules.name) not in names():
        return dict(typed)
    try:
        before = ruled_rulebook(rules, [ruling_of(row) for row in rows]) if rows else rules
    except Refused:
        before = rules
    defaults = {f"o_{name}": as_text(setting.value) for name, setting in before.settings.items()}
    return {name: value for name, value in typed.items() if defaults.get(name) != value.strip()}
