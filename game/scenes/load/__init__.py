"""The list of games: go on with one, watch it again, rename it, take it away."""

from game.scenes.load.naming import NameDialog
from game.scenes.load.scene import LoadCallbacks, LoadScene, overwrite_question

__all__ = ["LoadCallbacks", "LoadScene", "NameDialog", "overwrite_question"]
