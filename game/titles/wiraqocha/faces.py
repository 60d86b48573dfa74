"""The screens of Wiraqocha, as the shell knows them."""

from typing import Final

from game.faces import Faces
from game.titles.wiraqocha.content.definitions import NAME


class WiraqochaFaces:
    """See `game.faces.Faces`."""

    title: Final = NAME


FACES: Faces = WiraqochaFaces()
