from __future__ import annotations

from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from topcut.web.seasons.shown import called, seen_text


def _fill(apps: Any, _: Any) -> None:
    """What visitors' searches look through, for everybody who is there."""
    for person in apps.get_model("seasons", "Person").objects.all().iterator():
        person.seen, person.called = seen_text(person), called(person.name)
        person.save(update_fields=("seen", "called"))


class Migration(migrations.Migration):
    dependencies = [
        ("seasons", "0002_leagues"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Asked",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.CharField(max_length=32)),
            ],
            options={
                "db_table": "topcut_person_asked",
            },
        ),
        migrations.CreateModel(
            name="Merger",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("reason", models.CharField(blank=True, max_length=500)),
                ("at", models.CharField(max_length=32)),
                ("undone_reason", models.CharField(blank=True, max_length=500)),
                ("undone_at", models.CharField(blank=True, max_length=32)),
            ],
            options={
                "db_table": "topcut_merger",
            },
        ),
        migrations.AddField(
            model_name="person",
            name="seen",
            field=models.CharField(blank=True, max_length=260),
        ),
        migrations.AddIndex(
            model_name="person",
            index=models.Index(fields=["handle", "seen"], name="person_seen"),
        ),
        migrations.AddIndex(
            model_name="person",
            index=models.Index(fields=["region", "handle", "seen"], name="person_seen_region"),
        ),
        migrations.AddField(
            model_name="asked",
            name="person",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="asked", to="seasons.person"
            ),
        ),
        migrations.AddField(
            model_name="asked",
            name="user",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE, related_name="asked_to_be", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="merger",
            name="by",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="mergers",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="merger",
            name="gone",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="merged_by", to="seasons.person"
            ),
        ),
        migrations.AddField(
            model_name="merger",
            name="kept",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="mergers", to="seasons.person"
            ),
        ),
        migrations.AddField(
            model_name="merger",
            name="undone_by",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="mergers_undone",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddConstraint(
            model_name="merger",
            constraint=models.UniqueConstraint(
                condition=models.Q(("undone_at", "")), fields=("gone",), name="merged_once"
            ),
        ),
        migrations.RenameField("person", "search", "called"),
        migrations.AlterField("person", "called", models.CharField(blank=True, db_index=True, max_length=400)),
        migrations.RunPython(_fill, migrations.RunPython.noop),
    ]
