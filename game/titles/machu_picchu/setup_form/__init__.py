"""The form before a game."""
