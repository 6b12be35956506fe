"""Names as people are called: signs that nobody sees are taken out, and nobody enters as somebody else's double."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 200
_JOINERS = "\u200c\u200d"  # part and join letters in Persian, Arabic and the scripts of India
_PARTED = re.compile(r"[\W\d_]+")
_GIVEN = re.compile(r"p\d+")
_LIKE_LATIN = str.maketrans(
    "авеѕзіјкмнорстухԁһӏԛԝүєґαβεζηικμνορτυχγօսոհցյքաıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "abes3ijkmhopctyxdhlqwyerabezhikmnoptyxyounhgjqwiabcdefghijklmnoprstuvwyz",
)
_VARIANTS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # choose how a sign is drawn
_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")  # whose letters are taken for one another


def tidy(name: str) -> str:
    """One blank between words, letters in their usual bytes, nothing that cannot be seen or that turns the line."""
    seen = "".join(sign for at, sign in enumerate(name) if not _is_hidden(name, at))
    return " ".join(unicodedata.normalize("NFC", seen).split())


def _is_hidden(name: str, at: int) -> bool:
    sign = name[at]
    if sign in _JOINERS and 0 < at < len(name) - 1:
        beside = name[at - 1] + name[at + 1]
        return any(_script(letter) in _SCRIPTS or not letter.isprintable() or letter.isspace() for letter in beside)
    return unicodedata.category(sign) == "Cf" or sign in "\u115f\u1160\u3164\uffa0\u2800\u034f"


def writable(name: str) -> bool:
    """Something of it can be seen, and nothing in it is a control sign or half a character."""
    kinds = [unicodedata.category(sign) for sign in name]
    return not {"Cc", "Cs"} & set(kinds) and any(kind[0] in "LNPS" for kind in kinds)


def folded(name: str) -> str:
    """The same for names that differ only in capitals, in the width of their letters or in how a sign is drawn."""
    return unicodedata.normalize("NFKC", _VARIANTS.sub("", name)).casefold()


def outline(name: str) -> str:
    """The same for names that look alike: Cyrillic "Кirа" and "Kira"."""
    return folded(name).translate(_LIKE_LATIN)


def mixes_scripts(name: str) -> bool:
    """Whether a word has letters of two scripts that look alike, which no language writes."""
    return any(len({_script(letter) for letter in word} & set(_SCRIPTS)) > 1 for word in _PARTED.split(name))


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def reads_as_an_id(name: str) -> bool:
    """ "p1" is what the journal calls the first entry, whoever that is."""
    return _GIVEN.fullmatch(folded(name)) is not None


def slug(name: str) -> str:
    """A short handle out of a name: "Kira Nerys" is kira-nerys."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40]
