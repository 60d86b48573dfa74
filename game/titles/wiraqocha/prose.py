"""A whole game told as prose: who sat down to it, and a paragraph for each turn."""

import textwrap
from collections.abc import Iterator

from game.i18n.words import Words
from game.saved_games import OpenedGame
from game.titles.wiraqocha.phrases import tell
from game.titles.wiraqocha.rules.events import TurnBegan
from game.titles.wiraqocha.rules.rounds import round_now, round_of

WIDTH = 100  # letters in a line


def prose(opened: OpenedGame, words: Words) -> Iterator[str]:
    """The lines of the story, as far as the game holds."""
    match, initial = opened.match, opened.initial
    colours = match.setup.colours
    names = {
        colour: seat.name or words(f"player.{colour}")
        for colour, seat in zip(colours, match.seats, strict=True)
    }
    yield opened.header.name or words("prose.title", names=words.listed(names.values()))
    setting = words("prose.setting", names=words.listed(names.values()), seed=match.setup.seed)
    yield from textwrap.wrap(setting, WIDTH)
    paragraph: list[str] = []
    yield from _heading(words, round_now(initial), names[initial.game.colours[initial.mover]])
    for step in opened.replayed.steps:
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
