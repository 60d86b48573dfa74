"""The newspaper of a finished game: its pages as pictures, as a screen, and as files."""
