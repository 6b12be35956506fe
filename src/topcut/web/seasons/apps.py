"""Seasons as a Django app: people across events, and what their events count for."""

from __future__ import annotations

from django.apps import AppConfig

from topcut.messages.message import message
from topcut.web.voices import said_when_shown


class SeasonsConfig(AppConfig):
    name = "topcut.web.seasons"
    label = "seasons"
    verbose_name = said_when_shown(message("web-seasons-app"))
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from django.contrib.auth.models import User
        from django.db.models.signals import pre_delete

        from topcut.web.people.across import known_by
        from topcut.web.people.additions import also_asked
        from topcut.web.seasons.applications.settling import follow
        from topcut.web.seasons.applications.waits import APPLICATIONS
        from topcut.web.seasons.badges.on_person import BADGES as HELD
        from topcut.web.seasons.byes.claiming import CLAIMS, must_be_theirs
        from topcut.web.seasons.byes.entering import BYES
        from topcut.web.seasons.champions.guard import must_have_points
        from topcut.web.seasons.complaints.answering import COMPLAINTS, forget_account
        from topcut.web.seasons.coordinator import sources, waiting
        from topcut.web.seasons.directors.on_person import DIRECTS
        from topcut.web.seasons.entering import KNOWN, rated_by
        from topcut.web.seasons.leagues import judged
        from topcut.web.seasons.leagues.listed import LISTED
        from topcut.web.seasons.persons import merging, parts
        from topcut.web.seasons.projecting import SEASON
        from topcut.web.seasons.ratings.on_person import FOLLOWS, ON_PERSON, rating_for
        from topcut.web.seasons.ratings.projecting import RATINGS
        from topcut.web.seasons.regions.whereabouts import WHEREABOUTS, follow_columns
        from topcut.web.seasons.road.stops import STOPS
        from topcut.web.site import live
        from topcut.web.store.projections import also, guarded_by

        for projection in (SEASON, CLAIMS, STOPS, LISTED, judged.JUDGED, RATINGS, WHEREABOUTS):
            also(projection)
        guarded_by(must_be_theirs)
        guarded_by(must_have_points)
        known_by(KNOWN)
        also_asked(BYES)
        merging.also(FOLLOWS)
        merging.also(judged.FOLLOWS)
        parts.also(ON_PERSON)
        parts.also(DIRECTS)
        parts.also(HELD)
        rated_by(rating_for)
        waiting.also(APPLICATIONS)
        follow_columns()
        for source in (sources.HOSTS, sources.PEOPLE, sources.LEAGUES, sources.RATINGS):
            waiting.also(source)
        live.heed(follow)
        waiting.also(COMPLAINTS)
        pre_delete.connect(forget_account, sender=User, dispatch_uid="complaints")
