"""The screen of a game that is read again by the strongest level."""
