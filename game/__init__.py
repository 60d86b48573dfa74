"""Wiraqocha: unofficial computer versions of board games, played on one table with one mouse."""

__version__ = "0.1.0"
PROGRAM = "Wiraqocha"
"""The program's name as people read it."""
COMMAND = "wiraqocha"
"""The program's name on the command line, and of the folders that it keeps."""
