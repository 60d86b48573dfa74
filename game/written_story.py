"""A whole game told as text: its lines, and the file that they are written to."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from game.base.files.whole_files import write_whole
from game.base.i18n.words import Words
from game.core.contract import AnyState, AnyStep
from game.core.match import Match
from game.core.record.seen_games import ToldGame

FOLDER: Final = "stories"  # beside that of the games


def story_lines(
    words: Words, match: Match, initial: AnyState, steps: Sequence[AnyStep], called: str = ""
) -> Iterator[str]:
    """A game as prose, below what it is called or the names of its players; see `ToldGame` for how much is told."""
    told = ToldGame(match.title.rules, initial, steps)
    names = {colour: name or words(f"player.{colour}") for colour, name in match.names().items()}
    yield called or words("prose.title", names=words.listed(names.values()))
    yield words("story.seed", seed=match.setup.seed) if told.open else words("story.unfinished")
    yield from match.title.prose(words, names, told.initial, told.steps)


def write_story(path: Path, lines: Iterator[str]) -> None:
    """Write a story in the place of an older one of this name. Raises OSError, and then that stays."""
    write_whole(path, "".join(f"{line}\n" for line in lines).encode("utf-8-sig"))
