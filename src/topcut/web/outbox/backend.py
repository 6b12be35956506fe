"""Sending mail is writing it down: nobody waits for a mail server, and a mail outlives the process."""

from __future__ import annotations

from collections.abc import Sequence

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend
from django.utils import timezone

from topcut.web.outbox.models import Mail

MOST = 1_000  # mails that wait; above that the mail server has been away for long, or somebody plays with the form


class OutboxFull(Exception):
    """So many mails wait that another one would hardly arrive in time."""


class OutboxBackend(BaseEmailBackend):
    """Django's way to send mail."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Write them down; `delivery.py` sends them."""
        messages = [message for message in email_messages if message.recipients()]
        if messages and Mail.objects.count() + len(messages) > MOST:
            raise OutboxFull
        now = timezone.now()
        Mail.objects.bulk_create(
            Mail(
                made=now,
                due=now,
                sender=message.from_email,
                receivers=message.recipients(),
                message=message.message().as_bytes(),
            )
            for message in messages
        )
        return len(messages)
