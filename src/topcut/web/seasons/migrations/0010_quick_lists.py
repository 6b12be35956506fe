from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("seasons", "0009_office")]

    operations = [
        migrations.AddIndex(
            model_name="ratedevent",
            index=models.Index(condition=models.Q(("waits", True)), fields=["key"], name="rated_waits"),
        ),
        migrations.AddIndex(
            model_name="ratedevent",
            index=models.Index(fields=["event", "ladder", "waits", "kind", "key"], name="rated_of_event"),
        ),
    ]
