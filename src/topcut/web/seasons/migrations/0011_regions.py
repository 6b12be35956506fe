from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from topcut.web.site.asked import plain


def _fill(apps: Any, _: Any) -> None:
    """A row for every event; what only its journal knows comes with its next listing, or by `topcut rebuild`."""
    event, stop = apps.get_model("store", "Event"), apps.get_model("seasons", "Stop")
    counted, where = apps.get_model("seasons", "Counted"), apps.get_model("seasons", "Whereabouts")
    known = {row: (program, level) for row, program, level in stop.objects.values_list("event", "program", "level")}
    online = set(counted.objects.filter(online=True).values_list("event", flat=True))
    rows = event.objects.order_by("pk").values_list("pk", "date", "region")
    made = []
    for pk, day, region in rows.iterator(chunk_size=1000):
        program, level = known.get(pk, ("", ""))
        word = " ".join(plain(region).replace("-", " ").split())[:200]
        made.append(where(event_id=pk, day=day, word=word, program=program, level=level, online=pk in online))
        if len(made) == 1000:
            where.objects.bulk_create(made)
            made = []
    where.objects.bulk_create(made)


class Migration(migrations.Migration):
    dependencies = [
        ("seasons", "0010_reporting"),
        ("store", "0010_event_language"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Feed",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("renewed", models.PositiveIntegerField(default=0)),
            ],
            options={
                "db_table": "topcut_feed",
            },
        ),
        migrations.CreateModel(
            name="Reach",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("words", models.CharField(max_length=200)),
            ],
            options={
                "db_table": "topcut_reach",
            },
        ),
        migrations.CreateModel(
            name="Appointed",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("program", models.CharField(db_index=True, max_length=60)),
                ("kind", models.CharField(max_length=12)),
                ("where", models.CharField(blank=True, max_length=60)),
                ("at", models.CharField(max_length=32)),
                ("reason", models.CharField(blank=True, max_length=500)),
                ("ended_at", models.CharField(blank=True, max_length=32)),
                ("ended_reason", models.CharField(blank=True, max_length=500)),
                (
                    "by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ended_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "db_table": "topcut_appointed",
                "ordering": ("-pk",),
            },
        ),
        migrations.CreateModel(
            name="Host",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("slug", models.SlugField(max_length=60, unique=True)),
                ("name", models.CharField(max_length=200)),
                ("address", models.CharField(blank=True, max_length=300)),
                ("word", models.CharField(db_index=True, max_length=200)),
                (
                    "state",
                    models.CharField(
                        choices=[("waiting", "Waiting"), ("verified", "Verified"), ("refused", "Refused")],
                        default="waiting",
                        max_length=8,
                    ),
                ),
                ("program", models.CharField(blank=True, max_length=60)),
                ("asked_at", models.CharField(max_length=32)),
                (
                    "asked_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "merged_into",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="merged",
                        to="seasons.host",
                    ),
                ),
                (
                    "region",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="hosts",
                        to="seasons.region",
                    ),
                ),
            ],
            options={
                "db_table": "topcut_host",
                "ordering": ("name", "slug"),
            },
        ),
        migrations.CreateModel(
            name="HostAct",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "what",
                    models.CharField(
                        choices=[
                            ("verified", "Verified"),
                            ("refused", "Refused"),
                            ("renamed", "Renamed"),
                            ("merged", "Merged"),
                        ],
                        max_length=8,
                    ),
                ),
                ("before", models.CharField(blank=True, max_length=300)),
                ("after", models.CharField(blank=True, max_length=300)),
                ("reason", models.CharField(blank=True, max_length=500)),
                ("at", models.CharField(max_length=32)),
                (
                    "by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "host",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="acts", to="seasons.host"
                    ),
                ),
            ],
            options={
                "db_table": "topcut_host_act",
                "ordering": ("-pk",),
            },
        ),
        migrations.CreateModel(
            name="News",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("program", models.CharField(blank=True, db_index=True, max_length=60)),
                ("continent", models.CharField(blank=True, max_length=20)),
                ("title", models.CharField(max_length=200)),
                ("text", models.TextField()),
                ("since", models.CharField(db_index=True, max_length=10)),
                ("until", models.CharField(blank=True, max_length=10)),
                ("at", models.CharField(max_length=32)),
                ("made", models.CharField(max_length=64, null=True, unique=True)),
                ("withdrawn_at", models.CharField(blank=True, max_length=32)),
                ("withdrawn_reason", models.CharField(blank=True, max_length=500)),
                (
                    "by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "region",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="news",
                        to="seasons.region",
                    ),
                ),
                (
                    "withdrawn_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "db_table": "topcut_news",
                "ordering": ("-since", "-pk"),
            },
        ),
        migrations.CreateModel(
            name="RegionWord",
            fields=[
                ("word", models.CharField(max_length=200, primary_key=True, serialize=False)),
                (
                    "region",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="words", to="seasons.region"
                    ),
                ),
            ],
            options={
                "db_table": "topcut_region_word",
            },
        ),
        migrations.CreateModel(
            name="Whereabouts",
            fields=[
                (
                    "event",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="whereabouts",
                        serialize=False,
                        to="store.event",
                    ),
                ),
                ("day", models.CharField(blank=True, max_length=10)),
                ("word", models.CharField(blank=True, max_length=200)),
                ("host", models.CharField(blank=True, max_length=60)),
                ("level", models.CharField(blank=True, max_length=20)),
                ("program", models.CharField(blank=True, max_length=60)),
                ("online", models.BooleanField(default=False)),
            ],
            options={
                "db_table": "topcut_whereabouts",
                "indexes": [
                    models.Index(fields=["day", "event"], name="whereabouts_day"),
                    models.Index(fields=["word", "day"], name="whereabouts_region"),
                    models.Index(fields=["host", "day"], name="whereabouts_host"),
                ],
            },
        ),
        migrations.AddConstraint(
            model_name="host",
            constraint=models.UniqueConstraint(
                condition=models.Q(("merged_into", None)), fields=("word",), name="host_once"
            ),
        ),
        migrations.RunPython(_fill, migrations.RunPython.noop),
    ]
