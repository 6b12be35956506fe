"""Events from their listing to their end as a director holds them: nothing but what a browser sends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from django.contrib.auth.models import User
from django.test import Client

from topcut.web.seasons.models_applications import Application
from topcut.web.site import live
from topcut.web.store.models import Event
from web.html import parsed, wide_rows_of

GRANTED = ("regional", "national", "masters", "continental", "world")
Score = tuple[int, int]
Played = Callable[[str, str], Score]  # two names → what their game ended with


class Director:
    """A browser that makes events and keeps them going."""

    def __init__(self, browser: Client, name: str = "") -> None:
        self.browser = browser
        self.name = name  # of the account, for whom levels are granted
        self._sent = 0

    def sends(self, address: str, **fields: Any) -> None:
        """A form, with the key that its page had; the site must take it."""
        self._sent += 1
        answer = self.browser.post(address, {"key": f"sent {self._sent}", **fields})
        assert answer.status_code == 302, f"{address} {fields}: {answer.content.decode()}"

    def lists(self, title: str, day: str, rulebook: str = "star-trek-2e", **fields: Any) -> Event:
        """A new event of the program, as the form makes it."""
        told = {"title": title, "date": day, "start": "10:00", "zone": "UTC", "program": "star-trek", "level": "local"}
        rounds = {} if rulebook == "tribbles" else {"rounds": "3"}
        if fields.get("level") in GRANTED:
            self._is_granted(str(fields["level"]), day, rulebook.removeprefix("star-trek-"))
        self.sends(f"/new?rulebook={rulebook}", **{**told, **rounds, "self_entry": "on", **fields})
        return Event.objects.order_by("pk").last() or Event()

    def _is_granted(self, level: str, day: str, game: str) -> None:
        """Asked for and granted before it is listed."""
        told = {"program": "star-trek", "level": level, "game": game, "day": day, "how": "application"}
        user = User.objects.get(first_name=self.name)
        Application.objects.create(**told, user=user, state=Application.State.GRANTED, asked_at=f"{day}T00:00:00Z")

    def enters(self, row: Event, names: Sequence[str]) -> None:
        """Pasted: those whom the site knows by name come as the persons that they are."""
        self.sends(f"/e/{row.slug}/desk/players/list", names="\n".join(names))

    def starts_round(self, row: Event) -> None:
        self.sends(f"/e/{row.slug}/desk/pairing/draw")
        self.sends(f"/e/{row.slug}/desk/pairing/post")

    def types_slips(self, row: Event, played: Played) -> None:
        """Every table that is open."""
        known = live.snapshot(row.slug)
        for match in known.tournament.rounds[-1].matches.values():
            if match.status == "open":
                first, second = played(*(known.names[seat] for seat in match.seats))
                line = f"{match.table} {first}-{second}"
                self.sends(f"/e/{row.slug}/desk/slip", round=match.round, line=line)

    def holds(self, row: Event, played: Played, rounds: int = 3) -> None:
        """All its rounds, and its end."""
        for _ in range(rounds):
            self.starts_round(row)
            self.types_slips(row, played)
        self.sends(f"/e/{row.slug}/desk/finish/now")


def by_chance(chance: Random) -> Played:
    """Somebody wins, and by a margin that is hardly ever another game's too."""

    def played(first: str, second: str) -> Score:
        margin = chance.randrange(0, 100)
        return (100, margin) if chance.random() < 0.5 else (margin, 100)

    return played


def places_of(row: Event) -> dict[str, int]:
    """As everybody reads them."""
    rows = wide_rows_of(parsed(Client().get(f"/e/{row.slug}/standings")))
    return {name: int(place) for place, name, *_ in rows}
