"""Answers for programs: a struct as JSON, its messages in words, and the JSON schema of each.

A message is text for people: programs get it in the language that was asked for, and what they decide by stands in a
field of its own. A player is a handle, a ratio is "p/q".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, defstruct
from msgspec.structs import fields

from topcut.messages.message import Message, Player, Printed, message

Say = Callable[[Message], str]
_WORDS: Mapping[Any, str] = {
    Message: "text for people, in the language that was asked for",
    Player: "a player's handle",
    Fraction: "a ratio, p/q",
}


def encoded(answer: Any, say: Say) -> Any:
    """What JSON can hold, field by field; a default is left out where the struct says so."""
    if isinstance(answer, Message):
        return say(answer)
    if isinstance(answer, Printed):
        return say(message("said-printed", words=answer))
    if isinstance(answer, Player):
        return answer.handle or answer.id
    if isinstance(answer, Struct):
        return {name: encoded(value, say) for name, value in _shown(answer)}
    if isinstance(answer, Mapping):
        return {str(encoded(key, say)): encoded(value, say) for key, value in answer.items()}
    if isinstance(answer, tuple | list):
        return [encoded(one, say) for one in answer]
    return str(answer) if isinstance(answer, Fraction) else answer


def _shown(answer: Struct) -> list[tuple[str, Any]]:
    values = [(name, getattr(answer, field)) for field, name in _names(type(answer))]
    if not answer.__struct_config__.omit_defaults:
        return values
    return [(name, value) for name, value in values if value != _defaults(type(answer)).get(name, msgspec.NODEFAULT)]


@cache
def _names(kind: type[Struct]) -> list[tuple[str, str]]:
    return list(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


@cache
def _defaults(kind: type[Struct]) -> dict[str, Any]:
    return {one.encode_name: _default(one) for one in fields(kind)}


def _default(field: Any) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else msgspec.NODEFAULT


def schema(kind: type[Struct]) -> dict[str, Any]:
    """The JSON schema of an answer."""
    return msgspec.json.schema(_for_programs(kind))


def _for_programs(kind: Any) -> Any:
    """The type of what `encoded` makes of a value of this type."""
    if kind in _WORDS:
        return Annotated[str, msgspec.Meta(description=_WORDS[kind])]
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct_for_programs(kind)
    parts = tuple(one if one is ... else _for_programs(one) for one in get_args(kind))
    if not parts or get_origin(kind) is Literal:
        return kind
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return Union[parts]  # noqa: UP007  (made of values)
    return (dict if get_origin(kind) is Mapping else get_origin(kind))[parts]


@cache
def _struct_for_programs(kind: type[Struct]) -> type[Struct]:
    hints = get_type_hints(kind)
    members = [(one.encode_name, _for_programs(hints[one.name]), *_default_of(one)) for one in fields(kind)]
    return defstruct(kind.__name__, members, kw_only=True, namespace={"__doc__": kind.__doc__})


def _default_of(field: Any) -> tuple[Any, ...]:
    default = _default(field)
    return () if default is msgspec.NODEFAULT else (msgspec.field(default_factory=lambda: default),)
