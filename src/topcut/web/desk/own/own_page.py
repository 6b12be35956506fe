"""An own game: begun with any rulebook, changed in a form that explains each of its values, kept as a file."""

from __future__ import annotations

from collections.abc import Mapping

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from topcut.acts.entries.names import slug
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.rulebooks.choose import Document
from topcut.rulebooks.describe import describe, procedures_told
from topcut.rulebooks.editing import changed_by, moved
from topcut.rulebooks.load import build, faults, load, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.own import begun, name_for, read_own, unfit
from topcut.rulebooks.read import text_of
from topcut.web.desk.frame.uploads import sent_files
from topcut.web.desk.own.own_form import Wrong, at_no_field, sections, sent_words
from topcut.web.desk.setup.setup_form import defaults
from topcut.web.people import own_rulebooks
from topcut.web.people.models import OwnRulebook
from topcut.web.site.forms import Answered, made_by, signed_key
from topcut.web.site.saved import saved_as
from topcut.web.voices import PAGE, is_too_many

_USUAL = "swiss"  # what most begin with


@never_cache
@require_safe
def games(request: HttpRequest) -> HttpResponse:
    """Theirs, what another can begin with, and a file."""
    return _games(request, Answered())


def _games(request: HttpRequest, answered: Answered) -> HttpResponse:
    shipped = sorted((load(name) for name in names()), key=lambda book: (book.name != _USUAL, book.title))
    context = {"mine": own_rulebooks.mine(request), "shipped": shipped, "forms": answered}
    return render(request, "desk/own/games.html", context, status=answered.status)


@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    """A file, checked as the terminal checks it; it is kept as it was sent."""
    try:
        for name, data in sent_files(request, "file").items():
            row = own_rulebooks.keep_text(request, read_own(data, name), text_of(data, name))
            return _kept(request, row, message("web-own-uploaded", game=row.title))
    except Refused as refused:
        return _games(request, _refused("upload", refused))
    return redirect("own_games")


def _refused(form: str, refused: Refused, typed: Mapping[str, str] | None = None) -> Answered:
    status = 429 if is_too_many(refused) else 422
    return Answered(form, tuple(PAGE.told(one) for one in refused.refusals), typed, status)


def _kept(request: HttpRequest, row: OwnRulebook, told: Message) -> HttpResponse:
    messages.success(request, PAGE.say(told))
    return redirect("own_game", number=row.pk)


# One of theirs -------------------------------------------------------------------------------------------------------


@never_cache
@require_safe
def game(request: HttpRequest, number: int) -> HttpResponse:
    """Its rules as those of any rulebook are shown, and what can be done with them."""
    row = own_rulebooks.own(request, number)
    book = own_rulebooks.rulebook_of(row)
    return render(request, "desk/own/game.html", _read(book) | {"own": row})


@never_cache
@require_safe
def game_file(request: HttpRequest, number: int) -> HttpResponse:
    """The file, byte for byte as it is kept."""
    row = own_rulebooks.own(request, number)
    return saved_as(f"{row.name}.toml", row.text.encode(), "application/toml")


@require_POST
def delete(request: HttpRequest, number: int) -> HttpResponse:
    """Asked on its page; events that play by it keep their rules."""
    row = own_rulebooks.own(request, number)
    row.delete()
    messages.success(request, PAGE.say(message("web-own-deleted", game=row.title)))
    return redirect("own_games")


# The form ------------------------------------------------------------------------------------------------------------


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: HttpRequest) -> HttpResponse:
    """A new one, after a rulebook that ships or one of theirs."""
    first = own_rulebooks.begun_with(request, request.GET.get("from", _USUAL))
    if first is None:
        raise Http404
    after = PAGE.say(message("own-after", rulebook=first.title))
    return _form(request, build(begun(first, after)), None)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, number: int) -> HttpResponse:
    """One of theirs."""
    row = own_rulebooks.own(request, number)
    return _form(request, own_rulebooks.rulebook_of(row), row)


def _form(request: HttpRequest, book: Rulebook, row: OwnRulebook | None) -> HttpResponse:
    typed = {name: str(text) for name, text in request.POST.items()}
    how, table, line = (*typed.pop("act", "look").split(), "", "")[:3]
    if table:
        typed = moved(typed, how, table, natural(line) or 0)
    document = _document(book, typed, row)
    wrong = [*faults(document), *unfit(document)]
    if request.method == "POST" and how in ("save", "preview") and not wrong:
        if how == "preview":
            return _preview(request, build(document))
        try:
            return _save(request, document, row, typed)
        except Refused as refused:
            return _shown(request, book, row, typed, document, (), _refused("own", refused, typed))
    asked = how in ("save", "preview")
    status = 422 if wrong and asked and request.method == "POST" else 200
    return _shown(request, book, row, typed, document, wrong if typed else (), Answered("own", (), typed, status))


def _document(book: Rulebook, typed: Mapping[str, str], row: OwnRulebook | None) -> Document:
    """What the form describes; a new one is called by its title, and listed under it."""
    document = changed_by(book, sent_words(book, typed))
    document["game"] = document["game"] or document["title"]
    return document | ({} if row else {"name": name_for(slug(str(document["title"])))})


def _save(request: HttpRequest, document: Document, row: OwnRulebook | None, typed: Mapping[str, str]) -> HttpResponse:
    if row:
        kept = own_rulebooks.change(request, row, document)
    else:
        kept = own_rulebooks.keep(request, document, made_by(typed.get("key", "")))
    return _kept(request, kept, message("web-own-saved", game=kept.title))


def _preview(request: HttpRequest, book: Rulebook) -> HttpResponse:
    return render(request, "desk/own/preview.html", _read(book))


def _read(book: Rulebook) -> dict[str, object]:
    """The rules as the page of any rulebook has them."""
    return {"book": book, "sections": describe(book), "procedures": procedures_told(book.procedures, book)}


def _shown(
    request: HttpRequest,
    book: Rulebook,
    row: OwnRulebook | None,
    typed: Mapping[str, str],
    document: Document,
    wrong: Wrong,
    answered: Answered,
) -> HttpResponse:
    form = sections(book, typed, wrong)
    context = {
        "book": book,
        "own": row,
        "after": load(book.after).title if book.after in names() else "",
        "sections": form,
        "rules": defaults(build(document)) if not faults(document) else (),
        "wrong": len(wrong) if answered.status == 422 else 0,
        "elsewhere": at_no_field(book, form, wrong),
        "forms": answered,
        "key": typed.get("key") or signed_key(),
        "address": request.get_full_path(),
    }
    return render(request, "desk/own/form.html", context, status=answered.status)
