"""A whole game told as text: who sat down to it, a paragraph for each turn, and the file that it is written to."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from game.base.files.whole_files import write_whole
from game.base.i18n.words import Words
from game.core.contract import AnyState, AnyStep
from game.core.match import Match
from game.core.record.seen_games import ToldGame

FOLDER: Final = "stories"  # beside that of the games
WIDTH: Final = 100  # letters in a line


def transcript(
    words: Words, match: Match, initial: AnyState, steps: Sequence[AnyStep], called: str = ""
) -> Iterator[str]:
    """The lines of a game, below what it is called or the names of its players; see `ToldGame` for how much is told."""
    title = match.title
    told = ToldGame(title.rules, initial, steps)
    names = {colour: name or words(f"player.{colour}") for colour, name in match.names().items()}
    yield called or words("transcript.title", names=words.listed(names.values()))
    yield words("story.seed", seed=match.setup.seed) if told.open else words("story.unfinished")
    yield from textwrap.wrap(words("transcript.setting", names=words.listed(names.values())), WIDTH)
    paragraph: list[str] = []
    for event in chain([None], (event for step in told.steps for event in step.events)):
        heading = title.phrases.turn_heading(words, names, told.initial, event)
        if heading is not None:
            yield from textwrap.wrap(" ".join(paragraph), WIDTH)
            paragraph.clear()
            yield from ("", heading)
        elif event is not None and (said := title.phrases.describe_event(words, event, names)) is not None:
            paragraph.append(said)
    yield from textwrap.wrap(" ".join(paragraph), WIDTH)


def write_transcript(path: Path, lines: Iterator[str]) -> None:
    """Write a transcript in the place of an older one of this name. Raises OSError, and then that stays."""
    write_whole(path, "".join(f"{line}\n" for line in lines).encode("utf-8-sig"))
