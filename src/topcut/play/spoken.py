"""Names of values and criteria as words."""


def spoken(name: str) -> str:
    """strength_of_schedule is "strength of schedule"."""
    return name.replace("_", " ")
