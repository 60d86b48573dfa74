"""The end of a game and its story."""

import random
from collections.abc import Callable
from typing import Final

from game.core.contract import Achievements, StoryTelling
from game.kit.forms.title_forms import ResultScreens
from game.scenes.showcase_protocol import REST, SEED, ShowcaseContext, ShowcaseError, do_nothing
from game.scenes.title_showcase import Example
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU

ExampleOf = Callable[[ShowcaseContext, str], Example]
_ACTIONS: Final = 2000  # of the game whose story is told


def result(show: ShowcaseContext, name: str, example: ExampleOf) -> None:
    """How a finished game is shown. Raises ShowcaseError where it is not over."""
    from game.kit.forms.result_ways import ResultCallbacks, play_again_options

    match, session, _ = example(show, name)
    if not session.state.ending:
        raise ShowcaseError(show.words("showcase.no_winner", file=show.position))
    callbacks = ResultCallbacks(
        look=do_nothing,
        to_title=do_nothing,
        story=do_nothing,
        watch=do_nothing,
        analyse=do_nothing,
        options=play_again_options(show.words, match, lambda next_match: None),
        medals=show.title.part(Achievements).medals[:2],
    )
    scene = show.title.part(ResultScreens).make(show.words, match, session.state, callbacks)
    show.stack.push(scene)
    scene.update(REST)


def story(show: ShowcaseContext, example: ExampleOf) -> None:
    """The story of a game that was played by chance from the example of the table."""
    from game.scenes.story import StoryScene

    match, session, _ = example(show, "table")
    chance = random.Random(SEED)
    for _ in range(_ACTIONS):
        options = MACHU_PICCHU.legal_actions(session.state)
        if not options:
            break
        session.act(chance.choice(options))
    told = match.title.part(StoryTelling).story(session.initial, session.steps)
    show.stack.push(StoryScene(show.words, match, told, do_nothing, do_nothing))
