"""Whether players may enter an event themselves."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0002_erased_and_heard")]

    operations = [
        migrations.AddField("event", "self_entry", models.BooleanField(default=False)),
    ]
