"""Organized play for card games: rulebooks are data, the journal is the tournament, every answer carries its reasons."""

__version__ = "0.1.0"
