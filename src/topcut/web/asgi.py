"""What the server loads."""

from __future__ import annotations

import os
import sys
from multiprocessing import parent_process

from topcut.web.front import Front
from topcut.web.orphans import end_with
from topcut.web.wsgi import application

# The loop and Django's threads take turns: a page from memory must not wait long for one that is being made.
sys.setswitchinterval(0.0005)

if (parent := parent_process()) is not None and parent.pid:
    end_with(parent.pid)  # acknowledged is on the disk: there is nothing to finish

app = Front(application)
if os.environ.get("TOPCUT_DEMO"):
    from topcut.web.demo_players import EVERY, somebody_acts

    app.now_and_then(EVERY, somebody_acts)
