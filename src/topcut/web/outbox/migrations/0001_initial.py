"""Mail that waits to go out."""

from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            "Mail",
            [
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("made", models.DateTimeField()),
                ("due", models.DateTimeField(db_index=True)),
                ("attempts", models.PositiveSmallIntegerField(default=0)),
                ("sender", models.CharField(max_length=320)),
                ("receivers", models.JSONField(default=list)),
                ("message", models.BinaryField()),
            ],
            options={"db_table": "topcut_mail", "ordering": ("pk",)},
        ),
    ]
