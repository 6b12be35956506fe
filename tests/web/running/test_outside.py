"""What a laptop prints is read by phones; what is only a form's address leads to its page; one port, one server."""

from __future__ import annotations

import socket

import pytest
from django.test import Client

from saying import refused
from topcut.web.running.serve import must_be_free
from topcut.web.site import outside as addresses
from topcut.web.site.outside import EVERYWHERE, LISTENS
from web.site import Site


@pytest.mark.parametrize(
    ("listens", "asked", "printed"),
    [
        (EVERYWHERE, "localhost:8000", "http://192.0.2.7:8000/k/"),
        (EVERYWHERE, "127.0.0.1", "http://192.0.2.7/k/"),
        (EVERYWHERE, "play.example.org", "http://play.example.org/k/"),
        ("127.0.0.1", "localhost:8000", "http://localhost:8000/k/"),
    ],
)
def test_printed_links_can_be_opened_by_a_phone(
    site: Site, monkeypatch: pytest.MonkeyPatch, listens: str, asked: str, printed: str
) -> None:
    monkeypatch.setenv(LISTENS, listens)
    monkeypatch.setattr(addresses, "local_address", lambda: "192.0.2.7")
    row = site.event()
    html = (
        site.browser(row, "director").get(f"/e/{row.slug}/desk/links/print", headers={"host": asked}).content.decode()
    )
    assert html.count(printed) == 9


@pytest.mark.parametrize("form", ["desk/slip", "desk/players/list", "me/report"])
def test_the_address_of_a_form_leads_to_its_page(site: Site, form: str) -> None:
    row = site.event()
    answer = Client().get(f"/e/{row.slug}/{form}")
    assert (answer.status_code, answer["Location"]) == (302, f"/e/{row.slug}/{form.split('/')[0]}")


def test_a_port_that_is_served_is_refused() -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)  # as our server does
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with refused("site-port-taken", port=port, host="127.0.0.1"):
            must_be_free("127.0.0.1", port)
    must_be_free("127.0.0.1", port)
