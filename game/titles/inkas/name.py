"""The title's name in journals, on the command line and of its folders."""

from typing import Final

NAME: Final = "inkas"
