"""Who came in by the code of a table: once for every seat."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0005_log_without_names"), ("store", "0007_event_lists")]

    operations = [
        migrations.CreateModel(
            name="SeatTaken",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("player", models.CharField(max_length=16)),
                ("link", models.CharField(max_length=40)),
                (
                    "event",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="store.event"),
                ),
            ],
            options={
                "db_table": "topcut_seat_taken",
                "constraints": [models.UniqueConstraint(fields=("event", "player", "link"), name="seat_once")],
            },
        ),
    ]
