"""What the server loads."""

from __future__ import annotations

import os
import sys

from topcut.web.front import Front
from topcut.web.wsgi import application

# The loop and Django's threads take turns: a page from memory must not wait long for one that is being made.
sys.setswitchinterval(0.0005)

app = Front(application)
if os.environ.get("TOPCUT_DEMO"):
    from topcut.web.demo_players import EVERY, somebody_acts

    app.now_and_then(EVERY, somebody_acts)
