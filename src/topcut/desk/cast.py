"""The cast of our simulated events."""

CAST = (
    "Kira Nerys",
    "Odo",
    "Quark",
    "Jadzia Dax",
    "Elim Garak",
    "Morn",
    "Rom",
    "Nog",
    "Leeta",
    "Worf",
    "Jake Sisko",
    "Ezri Dax",
    "Julian Bashir",
    "Dukat",
    "Weyoun",
    "Benjamin Sisko",
    "Miles O'Brien",
    "Keiko O'Brien",
    "Kasidy Yates",
    "Damar",
    "Tora Ziyal",
    "Winn Adami",
    "Bareil Antos",
    "Shakaar Edon",
    "Brunt",
    "Zek",
    "Ishka",
    "Vic Fontaine",
    "Martok",
    "Gowron",
    "Enabran Tain",
    "Luther Sloan",
)


def cast_name(number: int) -> str:
    """The name of the so-manieth player, from 0; beyond the cast they are numbered."""
    turn, who = divmod(number, len(CAST))
    return f"{CAST[who]} {turn + 1}" if turn else CAST[who]
