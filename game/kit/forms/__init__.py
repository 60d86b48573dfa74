"""Screens before and after a game: the forms that set one up, and its result."""
