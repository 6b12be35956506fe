"""Taking mail out of the outbox to the mail server: again and again until it has it, or for an hour."""

from __future__ import annotations

import logging
import re
import smtplib
from datetime import datetime, timedelta
from typing import Any, Protocol

from django.core.mail.backends.smtp import EmailBackend
from django.db.models import F, Q
from django.utils import timezone

from topcut.messages.message import message
from topcut.web.outbox.models import Mail
from topcut.web.voices import LOG

EVERY = 1  # seconds between two looks
LASTS = timedelta(hours=1)  # a code is valid for minutes; later a mail only puzzles
_AT_ONCE = 50  # mails over one connection
_PAUSES = (5, 15, 30, 60, 120, 300)  # seconds before the next attempt; the last one again and again
_REFUSED = (
    smtplib.SMTPRecipientsRefused,
    smtplib.SMTPSenderRefused,
    smtplib.SMTPDataError,
)  # this mail, not the server
_CRLF = re.compile(rb"\r\n|\r|\n")  # every line ends like this over the line
_log = logging.getLogger(__name__)


class MailLine(Protocol):
    """A line to a mail server, as Django's SMTP backend is one."""

    connection: Any

    def open(self) -> bool | None: ...

    def close(self) -> None: ...


def deliver(line: MailLine | None = None, now: datetime | None = None) -> int:
    """Send what is due; how many the mail server took. One that does not answer costs one attempt, not one each."""
    now = now or timezone.now()
    _let_go(now)
    due = list(Mail.objects.filter(Q(due__lte=now) | Q(made__gt=now))[:_AT_ONCE])
    line = line or EmailBackend()
    sent = 0
    try:
        for mail in due:
            if _is_ours(mail, now):
                sent += _sent(line, mail)
    except (OSError, smtplib.SMTPException) as error:
        _log.warning(LOG.say(message("web-server-log-mail-waits", why=str(error), waiting=Mail.objects.count())))
    finally:
        if due:
            line.close()
    return sent


def is_stuck() -> bool:
    """Whether mail waits that could not be sent at the first attempt."""
    return Mail.objects.filter(attempts__gt=1).exists()


def _is_ours(mail: Mail, now: datetime) -> bool:
    """Put it off before trying: whoever else looks, and we after a crash, will find it later."""
    pause = timedelta(seconds=_PAUSES[min(mail.attempts, len(_PAUSES) - 1)])
    found = Mail.objects.filter(pk=mail.pk, due=mail.due, attempts=mail.attempts)
    return bool(found.update(made=min(mail.made, now), due=now + pause, attempts=F("attempts") + 1))


def _sent(line: MailLine, mail: Mail) -> int:
    line.open()  # nothing where it is open
    try:
        line.connection.sendmail(mail.sender, mail.receivers, _CRLF.sub(b"\r\n", bytes(mail.message)))
    except _REFUSED as error:
        _log.warning(LOG.say(message("web-server-log-mail-refused", mail=mail.pk, why=type(error).__name__)))
        return 0
    mail.delete()
    return 1


def _let_go(now: datetime) -> None:
    gone, _ = Mail.objects.filter(made__lt=now - LASTS).delete()
    if gone:
        _log.error(LOG.say(message("web-server-log-mail-gone", mails=gone)))
