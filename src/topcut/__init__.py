"""Organized play for card games: rulebooks are data, the journal is the tournament, answers carry their reasons."""

__version__ = "0.1.0"
