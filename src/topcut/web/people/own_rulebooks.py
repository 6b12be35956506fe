"""Rulebooks of somebody's own: whose they are, kept as files, read only by them.

Whoever has no account has them in the browser that made them: its session holds a secret, the row a hash of it. Signing
in takes them into the account.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest

from topcut.refusal import refuse
from topcut.rulebooks.load import load, load_sent, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.own import free_name, read_own
from topcut.rulebooks.writing import written_out
from topcut.web.people.models import OwnRulebook
from topcut.web.people.tallies import Limit, address_of, count

MOST = 40  # of one person
KEEPING = Limit("keeping-rulebooks", 60, 3600)
_PLACE = "own-games"  # in a session
_FORGOTTEN = timedelta(days=365)  # of a browser that never came back


def mine(request: HttpRequest) -> QuerySet[OwnRulebook]:
    """Those of whoever asks."""
    here = Q(browser=_hashed(request), user=None) if request.session.get(_PLACE) else Q(pk=None)
    return OwnRulebook.objects.filter(here | Q(user_id=request.user.pk) if request.user.is_authenticated else here)


def own(request: HttpRequest, number: int) -> OwnRulebook:
    """One of theirs; whoever else has it is not told that it is there."""
    row = mine(request).filter(pk=number).first()
    if row is None:
        raise Http404(str(number))
    return row


def rulebook_of(row: OwnRulebook) -> Rulebook:
    return load_sent(row.text.encode(), f"{row.name}.toml")


def begun_with(request: HttpRequest, key: str) -> Rulebook | None:
    """What a form calls a rulebook: the name of one that ships, or the key of one of theirs."""
    if key in names():
        return load(key)
    row = next((one for one in mine(request) if one.key == key), None)
    return rulebook_of(row) if row else None


def keep(request: HttpRequest, document: Mapping[str, Any], form: str | None) -> OwnRulebook:
    """A new one, once for a form that is sent twice; its name is none that they have."""
    there = OwnRulebook.objects.filter(made=form) if form else OwnRulebook.objects.none()
    if row := there.first():
        return row
    taken = set(mine(request).values_list("name", flat=True))
    named = {**document, "name": free_name(str(document["name"]), taken)}
    try:
        with transaction.atomic():
            return _kept(request, _new(request, form), named["name"], str(named["title"]), written_out(named))
    except IntegrityError:  # the same form was faster
        return there.get()


def keep_text(request: HttpRequest, book: Rulebook, text: str) -> OwnRulebook:
    """A file as it was sent: in the place of theirs that has its name, or a new one."""
    row = mine(request).filter(name=str(book.name)).first() or _new(request, None)
    return _kept(request, row, str(book.name), str(book.title), text)


def change(request: HttpRequest, row: OwnRulebook, document: Mapping[str, Any]) -> OwnRulebook:
    return _kept(request, row, row.name, str(document["title"]), written_out(document))


def _new(request: HttpRequest, form: str | None) -> OwnRulebook:
    if mine(request).count() >= MOST:
        raise refuse("own-too-many", most=MOST)
    OwnRulebook.objects.filter(user=None, changed__lt=datetime.now(UTC) - _FORGOTTEN).delete()
    if isinstance(request.user, User):
        return OwnRulebook(user=request.user, made=form)
    request.session.setdefault(_PLACE, secrets.token_urlsafe(16))
    return OwnRulebook(browser=_hashed(request), made=form)


def _kept(request: HttpRequest, row: OwnRulebook, name: str, title: str, text: str) -> OwnRulebook:
    if count((KEEPING, address_of(request))):
        raise refuse("own-too-often", most=KEEPING.most)
    read_own(text.encode(), f"{name}.toml")  # also what a form made is read again one day
    row.name, row.title, row.text = name, title, text
    row.save()
    return row


def _hashed(request: HttpRequest) -> str:
    return sha256(str(request.session.get(_PLACE, "")).encode()).hexdigest()


def taken_in(sender: object, request: HttpRequest, user: AbstractBaseUser, **_: Any) -> None:
    """Whoever signs in has the games of this browser in their account from then on."""
    if request.session.get(_PLACE):
        OwnRulebook.objects.filter(browser=_hashed(request), user=None).update(user=user)
        del request.session[_PLACE]
