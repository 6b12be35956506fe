"""Roles at events by account."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

_KINDS = [("director", "Director"), ("judge", "Judge"), ("player", "Player")]
_GONE = django.db.models.deletion.CASCADE


class Migration(migrations.Migration):
    initial = True
    dependencies = [
        ("store", "0003_event_self_entry"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]
    operations = [
        migrations.CreateModel(
            name="Role",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("role", models.CharField(choices=_KINDS, max_length=12)),
                ("player", models.CharField(blank=True, max_length=16)),
                ("event", models.ForeignKey(on_delete=_GONE, related_name="roles", to="store.event")),
                ("user", models.ForeignKey(on_delete=_GONE, related_name="roles", to=settings.AUTH_USER_MODEL)),
            ],
            options={
                "db_table": "topcut_role",
                "constraints": [models.UniqueConstraint(fields=("user", "event", "role"), name="role_once")],
            },
        ),
    ]
