"""A mail to whoever moves up from the waiting list, where an account with an address is this player."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.conf import settings
from django.core.mail import EmailMessage, get_connection
from django.urls import reverse

from topcut.acts.registration.facts import MovedUp
from topcut.desk.submit import Accepted
from topcut.messages.message import message
from topcut.web.outbox.backend import OutboxFull
from topcut.web.people import roles
from topcut.web.store.models import Event
from topcut.web.voices import PAGE


def tell_moved_up(row: Event, done: Accepted) -> None:
    """Written down for everybody whom this act gave a place; whose address is not confirmed finds it on their page."""
    players = [record.fact.player for record in done.records if isinstance(record.fact, MovedUp)]
    if not players or not settings.MAIL:
        return
    users = [one.user_id for named in roles.players(row, players).values() for one in named]
    addresses = EmailAddress.objects.filter(user__in=users, verified=True, primary=True).values_list("email", flat=True)
    try:
        get_connection().send_messages([_mail(row, address) for address in addresses])
    except OutboxFull:
        return  # their page tells them


def _mail(row: Event, address: str) -> EmailMessage:
    subject = PAGE.say(message("web-mail-moved-up", title=row.title))
    below = PAGE.say(message("web-mail-moved-up-below", title=row.title))
    return EmailMessage(
        f"{settings.ACCOUNT_EMAIL_SUBJECT_PREFIX}{subject}", f"{below}\n\n{_own_page(row)}", to=[address]
    )


def _own_page(row: Event) -> str:
    """There is no request that says how this site is called; a site that sends mail has a name."""
    scheme = "https" if settings.SESSION_COOKIE_SECURE else "http"
    return f"{scheme}://{settings.ALLOWED_HOSTS[0].lstrip('.')}{reverse('my_match', args=(row.slug,))}"
