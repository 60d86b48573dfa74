"""A whole game told as prose: who sat down to it, and a paragraph for each turn."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from game.base.i18n.words import Words
from game.titles.machu_picchu.phrases import tell
from game.titles.machu_picchu.rules.events import TurnBegan
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.session_types import SeenMachuPicchuStep

WIDTH = 100  # letters in a line


def prose(
    words: Words, names: Mapping[str, str], initial: State, steps: Sequence[SeenMachuPicchuStep]
) -> Iterator[str]:
    """The lines of the story of these steps; `names` are those of all players, by colour."""
    setting = words("prose.setting", names=words.listed(names.values()))
    yield from textwrap.wrap(setting, WIDTH)
    paragraph: list[str] = []
    players = len(initial.game.colours)
    for step in steps:
        for event in step.events:
            if isinstance(event, TurnBegan):
                yield from textwrap.wrap(" ".join(paragraph), WIDTH)
                paragraph.clear()
                number = (event.turn - 1) // players + 1
                player = names[event.player]
                yield from ("", words("prose.heading", round=number, day=event.day, player=player))
            elif (said := tell(words, event, names)) is not None:
                paragraph.append(said)
    yield from textwrap.wrap(" ".join(paragraph), WIDTH)
