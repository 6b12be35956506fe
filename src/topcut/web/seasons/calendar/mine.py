"""Somebody's own events, and the private address at which a calendar program asks for them."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db.models import F, Q, QuerySet

from topcut.web.people.seals import is_seal, seal
from topcut.web.seasons.models import Entry
from topcut.web.seasons.models_regions import Feed
from topcut.web.seasons.shown import person_of
from topcut.web.store.models import Event

_SALT = "topcut.calendar"


def token_of(user: User) -> str:
    """ "12.k3…": whoever has it reads when and where somebody plays, and nothing else."""
    return f"{user.pk}.{seal(_SALT, _text(user.pk))}"


def user_of(token: str) -> User | None:
    """Whose it is; nobody's, once it was made anew or the account cannot sign in any more."""
    number, _, given = token.partition(".")
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        return None
    if not is_seal(given, _SALT, _text(int(number))):
        return None
    return User.objects.filter(pk=int(number), is_active=True).first()


def renew(user: User) -> None:
    """The address of before leads nowhere from now on."""
    Feed.objects.get_or_create(user=user)
    Feed.objects.filter(user=user).update(renewed=F("renewed") + 1)


def _text(user: int) -> str:
    renewed = Feed.objects.filter(user_id=user).values_list("renewed", flat=True).first()
    return f"{user}.{renewed or 0}"


def own_events(user: User) -> QuerySet[Event]:
    """Where they have a role or a place as the person they are; unlisted ones too: they are in them."""
    person = person_of(user)
    where = Q(roles__user=user)
    if person is not None:
        where |= Q(pk__in=Entry.objects.filter(person=person).values("event"))
    return Event.objects.filter(where, head__gt=0).distinct()
