"""What the server loads."""

from __future__ import annotations

import sys

from topcut.web.front import Front
from topcut.web.wsgi import application

# The loop and Django's threads take turns: a page from memory must not wait long for one that is being made.
sys.setswitchinterval(0.0005)

app = Front(application)
