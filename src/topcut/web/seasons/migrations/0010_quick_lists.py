import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("seasons", "0009_office"),
        ("store", "0010_event_language"),
    ]

    operations = [
        migrations.AlterField(
            model_name="credit",
            name="event",
            field=models.ForeignKey(
                db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name="credits", to="store.event"
            ),
        ),
        migrations.AlterField(
            model_name="credit",
            name="person",
            field=models.ForeignKey(
                db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name="credits", to="seasons.person"
            ),
        ),
        migrations.AlterField(
            model_name="entry",
            name="event",
            field=models.ForeignKey(
                db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name="entries", to="store.event"
            ),
        ),
        migrations.AlterField(
            model_name="entry",
            name="person",
            field=models.ForeignKey(
                db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name="entries", to="seasons.person"
            ),
        ),
        migrations.AlterField(
            model_name="ratedevent",
            name="ladder",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="events",
                to="seasons.ratingladder",
            ),
        ),
        migrations.AlterField(
            model_name="rating",
            name="ladder",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="ratings",
                to="seasons.ratingladder",
            ),
        ),
        migrations.AddIndex(
            model_name="ratedevent",
            index=models.Index(condition=models.Q(("waits", True)), fields=["key"], name="rated_waits"),
        ),
        migrations.AddIndex(
            model_name="ratedevent",
            index=models.Index(fields=["event", "ladder", "waits", "kind", "key"], name="rated_of_event"),
        ),
    ]
