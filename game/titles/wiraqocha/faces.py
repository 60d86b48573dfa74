"""The screens of Wiraqocha, as the shell knows them."""

from typing import Final

from game.faces import Faces
from game.scenes.table.board import TableActs
from game.scenes.table.context import TableContext
from game.scenes.table.motion.player import MotionPlayer
from game.titles.wiraqocha.board.board import ValleyBoard
from game.titles.wiraqocha.board.event_rows import Heard
from game.titles.wiraqocha.content.definitions import NAME
from game.titles.wiraqocha.rules.actions import Action


class WiraqochaFaces:
    """See `game.faces.Faces`."""

    title: Final = NAME

    def board(
        self, context: TableContext, acts: TableActs[Action, Heard], motion: MotionPlayer
    ) -> ValleyBoard:
        """See `Faces.board`."""
        return ValleyBoard(context, acts, motion)


FACES: Faces = WiraqochaFaces()
