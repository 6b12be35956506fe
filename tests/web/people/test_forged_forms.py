"""A form that another site sends for somebody is never taken, however it is dressed up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.web.people.access import link
from topcut.web.store.models import Event
from web.people.test_who_may import _TYPED, ACTS, _address, _listed, _state
from web.site import Site

_TOKEN = "csrfmiddlewaretoken"
_WITHOUT_A_TOKEN = {"desk_reading", "language"}  # only looked at; decision 22: it stands on pages that hold no token


@cache
def _of_somebody_else() -> str:
    other = Client()
    other.get("/new?rulebook=yomi")
    return other.cookies["csrftoken"].value


def _forged(client: Client, address: str, dress: str) -> int:
    """What is answered to a form that would do something if it came from a page of ours."""
    token = client.cookies["csrftoken"].value
    fields: dict[str, Any] = {**_TYPED, "key": "k" * 16}
    more: dict[str, Any] = {}
    if dress == "without a token":
        pass
    elif dress == "with a token of somebody else":
        fields[_TOKEN] = _of_somebody_else()
    elif dress == "with a token of no length":
        fields[_TOKEN] = ""
    elif dress == "from another site":
        fields[_TOKEN], more = token, {"headers": {"origin": "https://evil.example"}}
    elif dress == "from a page without an origin":
        fields[_TOKEN], more = token, {"headers": {"origin": "null"}}
    elif dress == "from the same name at another port":
        fields[_TOKEN], more = token, {"headers": {"origin": "http://testserver:8001"}}
    elif dress == "as plain text":
        text = "&".join(f"{name}={value}" for name, value in {**fields, _TOKEN: token}.items())
        return client.post(address, text, content_type="text/plain").status_code
    elif dress == "as JSON":
        return client.post(address, {**fields, _TOKEN: token}, content_type="application/json").status_code
    return client.post(address, fields, **more).status_code


@pytest.mark.parametrize(
    "dress",
    [
        "without a token",
        "with a token of somebody else",
        "with a token of no length",
        "from another site",
        "from a page without an origin",
        "from the same name at another port",
        "as plain text",
        "as JSON",
    ],
)
def test_nothing_is_done_for_a_forged_form(site: Site, dress: str) -> None:
    row: Event = site.event()
    site.post_round(row)
    client = Client(enforce_csrf_checks=True)
    client.get(link(row, "director"))
    client.get(link(row, "player", "p1"))  # roles add up: whoever is tricked may do everything
    client.get("/new?rulebook=yomi")
    before = _state()
    for _, name, word in _listed(ACTS):
        if name not in _WITHOUT_A_TOKEN:
            assert _forged(client, _address(name, word), dress) == 403, (name, word)
            assert _state() == before, (name, word)
    assert not User.objects.exists()


def test_the_same_form_from_a_page_of_ours_is_taken(site: Site) -> None:
    """What is refused above is refused for how it came."""
    row = site.event()
    client = Client(enforce_csrf_checks=True)
    client.get(link(row, "director"))
    client.get(f"/e/{row.slug}/desk")
    fields = {"name": "Worf", _TOKEN: client.cookies["csrftoken"].value}
    answer = client.post(f"/e/{row.slug}/desk/players/enter", fields, headers={"origin": "http://testserver"})
    assert answer.status_code == 302 and site.player(row, "Worf")
