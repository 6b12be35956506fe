"""Rulebooks of somebody's own."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0007_language"), migrations.swappable_dependency(settings.AUTH_USER_MODEL)]

    operations = [
        migrations.CreateModel(
            name="OwnRulebook",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("browser", models.CharField(blank=True, db_index=True, max_length=64)),
                ("name", models.CharField(max_length=80)),
                ("title", models.CharField(max_length=80)),
                ("text", models.TextField()),
                ("changed", models.DateTimeField(auto_now=True)),
                ("made", models.CharField(max_length=64, null=True, unique=True)),
                (
                    "user",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"db_table": "topcut_own_rulebook", "ordering": ("title", "id")},
        ),
    ]
