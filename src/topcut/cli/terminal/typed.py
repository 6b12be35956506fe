"""What the parser of the command line did not take, as a refusal like any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from topcut.refusal import Refusal, Refused, refusal, refuse

_NO_NUMBER = ("int_parsing", "int_type", "int_from_float")  # as pydantic, which reads values for the parser, calls it


def is_of_the_parser(error: Exception) -> bool:
    """Whether it is about what was typed; what is not is a fault of ours."""
    return hasattr(error, "format_message")


def not_taken(error: Any) -> Refusal | None:
    """What is wrong with it; None where the help was shown instead."""
    context = getattr(error, "ctx", None)
    command = str(context.command_path) if context is not None else "topcut"
    said = " ".join(error.format_message().split()).rstrip(".")
    if not said:
        return None
    return _option(error, command) or _usage(error, command) or _value(error, command) or _other(said, command)


def _option(error: Any, command: str) -> Refusal | None:
    """An option that there is not."""
    if not hasattr(error, "possibilities") or not hasattr(error, "option_name"):
        return None
    near = tuple(sorted(error.possibilities or ()))
    if near:
        return refusal("command-typed-nearly-an-option", option=error.option_name, near=near, command=command)
    return refusal("command-typed-no-option", option=error.option_name, command=command)


def _usage(error: Any, command: str) -> Refusal | None:
    """An option without the value that it needs, or with one that it does not take."""
    context, option = getattr(error, "ctx", None), getattr(error, "option_name", "")
    if context is None or not option:
        return None
    flags = {
        name for param in context.command.get_params(context) if getattr(param, "is_flag", False) for name in param.opts
    }
    if option in flags:
        return refusal("command-typed-value-of-none", option=option, command=command)
    return refusal("command-typed-no-value", option=option, command=command)


def too_much(words: Sequence[str], context: Any) -> Refused:
    """More words than a command takes."""
    return refuse("command-typed-too-much", words=tuple(words), command=str(context.command_path))


def no_command(word: str, known: Sequence[str], context: Any) -> Refused:
    """A word that is no command, and those that it may have meant."""
    from difflib import get_close_matches  # only for who mistypes

    near = tuple(get_close_matches(word, known))
    return refuse("command-typed-no-command", word=word, near=near, command=str(context.command_path))


def _value(error: Any, command: str) -> Refusal | None:
    """A value that is missing, or that cannot be one of its option."""
    param = getattr(error, "param", None)
    if not isinstance(error, typer.BadParameter) or param is None:
        return None
    name, kind = _name(param), str(param.param_type_name)
    if hasattr(error, "param_type"):  # only who misses a value says of which kind
        return refusal("command-typed-too-little", kind=kind, name=name, command=command)
    fault = _fault(error)
    limits = fault.get("ctx", {})
    if fault.get("type") in _NO_NUMBER:
        return refusal("command-typed-no-number", name=name, command=command)
    if "ge" in limits:
        return refusal("command-typed-too-small", name=name, least=limits["ge"], command=command)
    if "le" in limits:
        return refusal("command-typed-too-large", name=name, most=limits["le"], command=command)
    return None


def _name(param: Any) -> str:
    """ "'--rulebook' / '-r'", "'PLAYER'"."""
    names = param.opts if param.param_type_name == "option" else [param.metavar or param.name.upper()]
    return " / ".join(f"'{one}'" for one in names)


def _fault(error: Exception) -> dict[str, Any]:
    """What pydantic found wrong with a value, for programs; {} where something else read it."""
    found = getattr(error.__cause__, "errors", None)
    return dict(found()[0]) if found is not None else {}


def _other(said: str, command: str) -> Refusal:
    return refusal("command-typed-wrong", said=said[:1].lower() + said[1:], command=command)
