"""The end of a game and its story."""

from collections.abc import Callable

from game.core.contract import Achievements
from game.scenes.showcase_protocol import ShowcaseContext
from game.scenes.title_showcase import Example
from game.showcase.defaults import show_result, show_story

ExampleOf = Callable[[ShowcaseContext, str], Example]


def result(show: ShowcaseContext, name: str, example: ExampleOf) -> None:
    """How a finished game is shown. Raises ShowcaseError where it is not over."""
    match, session, _ = example(show, name)
    show_result(show, match, session, show.title.part(Achievements).medals[:2])


def story(show: ShowcaseContext, example: ExampleOf) -> None:
    """The story of a game that was played by chance from the example of the table."""
    match, session, _ = example(show, "table")
    show_story(show, match, session)
