"""What Django and allauth say themselves is said in the language that the site speaks."""

from __future__ import annotations

import runpy
from collections.abc import Iterator

import pytest
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.test import Client, override_settings

from german import german
from topcut.messages.catalogue import languages
from topcut.web import settings
from topcut.web.site.django_language import django_language
from unmarked import marked
from web.phones import plain
from web.site import Site


def asked_of_django() -> str:
    """The language that the settings name, as a site that starts now would read them."""
    return str(runpy.run_path(settings.__file__)["LANGUAGE_CODE"])


@pytest.fixture
def in_german() -> Iterator[None]:
    with german(), override_settings(LANGUAGE_CODE=asked_of_django()):
        yield


def test_one_setting_names_the_language_of_both() -> None:
    assert asked_of_django() == "en"
    with german():
        assert asked_of_django() == "de"
    with marked():
        assert asked_of_django() == "en"  # Django has no marked one


@pytest.mark.parametrize(
    ("spoken", "django"),
    [("en", "en"), ("en-XA", "en"), ("de", "de"), ("de-AT", "de"), ("pt-BR", "pt-br"), ("tlh", "en"), ("", "en")],
)
def test_what_django_does_not_speak_it_says_in_english(spoken: str, django: str) -> None:
    assert django_language(spoken) == django


def test_every_language_of_the_catalogues_is_one_of_djangos() -> None:
    assert all(django_language(one) == one for one in languages() if "-X" not in one)


def test_a_field_that_is_left_out_and_a_weak_password(site: Site, in_german: None) -> None:
    sent = Client().post("/sign-up", {"name": "", "password1": "12345", "password2": "12345"})
    page = plain(sent.content.decode())
    assert "Dieses Feld ist zwingend erforderlich." in page and "This field is required." not in page
    sent = Client().post("/sign-up", {"name": "Kira Nerys", "password1": "12345", "password2": "12345"})
    assert "Dieses Passwort ist zu kurz." in plain(sent.content.decode())


def test_a_password_that_a_command_refuses(site: Site, in_german: None) -> None:
    with pytest.raises(ValidationError) as refused:
        validate_password("123")
    assert "Dieses Passwort ist komplett numerisch" in " ".join(refused.value.messages)


def test_english_is_said_where_english_is_spoken(site: Site) -> None:
    sent = Client().post("/sign-up", {"name": "", "password1": "12345", "password2": "12345"})
    assert "This field is required." in plain(sent.content.decode())
