"""Games of the Andes: unofficial computer versions of board games, played on one table with one mouse."""

__version__ = "0.1.0"
PROGRAM = "Games of the Andes"
"""The program's name where no words could be read."""
COMMAND = "wiraqocha"
"""The program's name on the command line, and of the folders that it keeps."""
