"""The end of a quest."""
