"""What tests of seasons share."""

from __future__ import annotations

from web.seasons.offices import community as community
