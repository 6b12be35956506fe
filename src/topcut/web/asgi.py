"""What the server loads."""

from __future__ import annotations

import os
import sys
from multiprocessing import parent_process
from pathlib import Path

from django.conf import settings

from topcut.web.events_served import front, ratings_by_night
from topcut.web.server.orphans import end_with
from topcut.web.store.readonly import begin_anew_when_mended
from topcut.web.wsgi import application

# The loop and Django's threads take turns: a page from memory must not wait long for one that is being made.
sys.setswitchinterval(0.0005)

if (parent := parent_process()) is not None and parent.pid:
    end_with(parent.pid)  # acknowledged is on the disk: there is nothing to finish

if "sqlite" in settings.DATABASES["default"]["ENGINE"]:
    begin_anew_when_mended(Path(settings.DATABASES["default"]["NAME"]))

app = front(application)
if settings.MAIL:
    from topcut.web.outbox import delivery

    app.now_and_then(delivery.EVERY, delivery.deliver, apart=True)
ratings_by_night(app)
if os.environ.get("TOPCUT_DEMO"):
    from topcut.web import urls
    from topcut.web.running.community import door
    from topcut.web.running.demo_players import EVERY, somebody_acts

    urls.urlpatterns += door.urlpatterns

    app.now_and_then(EVERY, somebody_acts)
