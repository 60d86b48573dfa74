"""Opens the newspaper of a game that has ended."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.base.i18n.words import Words
from game.base.profile.folders import pictures_folder
from game.chronicle.writing import chronicle_of
from game.core.contract import AnyState, AnyStep
from game.core.match import Match
from game.scenes.chronicle.pages import newspaper_of
from game.scenes.chronicle.scene import ChronicleScene


def chronicle_scene(
    words: Words, match: Match, initial: AnyState, steps: Sequence[AnyStep], back: Callable[[], None]
) -> ChronicleScene:
    """The screen of the newspaper of a game; its files go among the player's pictures, in a folder of their own."""
    found = chronicle_of(words, match, initial, steps)
    assert found is not None, "only a game that has ended offers its newspaper"
    paper = newspaper_of(words, match, found, initial, steps)

    def folder() -> Path:
        return pictures_folder() / f"{match.setup.title}-{match.setup.seed}-{words.language}"

    return ChronicleScene(paper, folder, back)
