"""The newspaper of a finished game, without a window: which sentence tells which fact, and what its articles are."""

from game.chronicle.articles import Article, Chronicle, Picture
from game.chronicle.editor import Editor, Sentence
from game.chronicle.writing import chronicle_of

__all__ = ["Article", "Chronicle", "Editor", "Picture", "Sentence", "chronicle_of"]
