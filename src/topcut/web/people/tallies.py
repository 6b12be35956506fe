"""How often something was done lately, counted in the database: so a restart forgets nothing, several processes count
together, and nobody can push a count out by making others. Whoever is counted stands there as a hash."""

from __future__ import annotations

from hashlib import sha256
from ipaddress import IPv6Network, ip_address
from time import time
from typing import Any

from allauth.account.adapter import get_adapter
from django.core.exceptions import PermissionDenied
from django.db import connection, transaction
from django.db.models import F
from django.http import HttpRequest
from msgspec import Struct

from topcut.web.people.models import Tally

_ADD = """INSERT INTO topcut_tally (name, count, until) VALUES (%s, 1, %s) ON CONFLICT (name) DO UPDATE SET
count = CASE WHEN topcut_tally.until > %s THEN topcut_tally.count + 1 ELSE 1 END,
until = CASE WHEN topcut_tally.until > %s THEN topcut_tally.until ELSE excluded.until END RETURNING count"""


class Limit(Struct, frozen=True):
    """So many within so many seconds, from the first one on."""

    what: str
    most: int
    seconds: int

    def name(self, who: str) -> str:
        return sha256(f"{self.what} {who}".encode()).hexdigest()


def count(*counted: tuple[Limit, str]) -> tuple[Limit, ...]:
    """Count one more of each, for whom; which of the limits are passed by that."""
    now = int(time())
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("DELETE FROM topcut_tally WHERE until <= %s", [now])
        return tuple(limit for limit, who in counted if _added(cursor, limit, who, now) > limit.most)


def _added(cursor: Any, limit: Limit, who: str, now: int) -> int:
    cursor.execute(_ADD, [limit.name(who), now + limit.seconds, now, now])
    return int(cursor.fetchone()[0])


def forget(*counted: tuple[Limit, str]) -> None:
    """As if nothing had been counted."""
    Tally.objects.filter(name__in=[limit.name(who) for limit, who in counted]).delete()


def take_back(*counted: tuple[Limit, str]) -> None:
    """One less of each."""
    Tally.objects.filter(name__in=[limit.name(who) for limit, who in counted]).update(count=F("count") - 1)


def address_of(request: HttpRequest) -> str:
    """Where a request comes from, behind our proxies; of IPv6 the network, which is all that one household has."""
    try:
        told = str(get_adapter().get_client_ip(request))
        address = ip_address(told)
    except PermissionDenied:  # it cannot be told
        return ""
    except ValueError:
        return told
    return str(IPv6Network(f"{address}/64", strict=False)) if address.version == 6 else told
