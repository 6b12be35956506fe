"""Fields of forms that are not ours, in our design."""

from __future__ import annotations

from django import template
from django.forms import BoundField
from django.utils.safestring import SafeString

register = template.Library()


@register.filter
def shown(field: BoundField) -> SafeString:
    """The field without a placeholder: its label says what belongs in it."""
    field.field.widget.attrs.pop("placeholder", None)
    return field.as_widget()
