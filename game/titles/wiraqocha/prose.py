"""A whole game told as prose: who sat down to it, and a paragraph for each turn."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from game.base.i18n.words import Words
from game.titles.wiraqocha.phrases import tell
from game.titles.wiraqocha.rules.events import TurnBegan
from game.titles.wiraqocha.rules.rounds import round_now, round_of
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.session_types import SeenWiraqochaStep

WIDTH = 100  # letters in a line


def prose(
    words: Words, names: Mapping[str, str], initial: State, steps: Sequence[SeenWiraqochaStep]
) -> Iterator[str]:
    """The lines of the story of these steps; `names` are those of all players, by colour."""
    setting = words("prose.setting", names=words.listed(names.values()))
    yield from textwrap.wrap(setting, WIDTH)
    paragraph: list[str] = []
    colours = initial.game.colours
    yield from _heading(words, round_now(initial), names[colours[initial.mover]])
    for step in steps:
        for event in step.events:
            if isinstance(event, TurnBegan):
                yield from textwrap.wrap(" ".join(paragraph), WIDTH)
                paragraph.clear()
                yield from _heading(words, round_of(event.turn, len(colours)), names[event.player])
            elif (said := tell(words, event, names)) is not None:
                paragraph.append(said)
    yield from textwrap.wrap(" ".join(paragraph), WIDTH)


def _heading(words: Words, number: int, name: str) -> tuple[str, str]:
    return "", words("log.heading", round=number, player=name)
