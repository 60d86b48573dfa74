"""The end of a game and its story."""

from collections.abc import Callable
from typing import Final

from game.core.contract import Achievements, StoryTelling
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing
from game.scenes.title_showcase import Example
from game.showcase.defaults import show_result
from game.showcase.played import play_by_chance

ExampleOf = Callable[[ShowcaseContext, str], Example]
_ACTIONS: Final = 2000  # of the game whose story is told


def result(show: ShowcaseContext, name: str, example: ExampleOf) -> None:
    """How a finished game is shown. Raises ShowcaseError where it is not over."""
    match, session, _ = example(show, name)
    show_result(show, match, session, show.title.part(Achievements).medals[:2])


def story(show: ShowcaseContext, example: ExampleOf) -> None:
    """The story of a game that was played by chance from the example of the table."""
    from game.scenes.story import StoryScene

    match, session, _ = example(show, "table")
    play_by_chance(session, _ACTIONS)
    told = match.title.part(StoryTelling).story(session.initial, session.steps)
    show.stack.push(StoryScene(show.words, match, told, do_nothing, do_nothing))
