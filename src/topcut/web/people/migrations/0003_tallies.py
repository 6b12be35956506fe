"""How often something was done lately: counted in the database, for all processes and over a restart."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_role_link")]

    operations = [
        migrations.CreateModel(
            name="Tally",
            fields=[
                ("name", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("count", models.PositiveIntegerField()),
                ("until", models.BigIntegerField(db_index=True)),
            ],
            options={"db_table": "topcut_tally"},
        ),
        migrations.CreateModel(
            name="Cached",
            fields=[
                ("cache_key", models.CharField(max_length=255, primary_key=True, serialize=False)),
                ("value", models.TextField()),
                ("expires", models.DateTimeField(db_index=True)),
            ],
            options={"db_table": "topcut_cache"},
        ),
    ]
