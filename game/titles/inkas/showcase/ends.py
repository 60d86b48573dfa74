"""The end of a quest."""

from collections.abc import Callable

from game.core.contract import Achievements
from game.kit.forms.title_forms import ResultScreens
from game.scenes.showcase_protocol import REST, ShowcaseContext, ShowcaseError, do_nothing
from game.scenes.title_showcase import Example

ExampleOf = Callable[[ShowcaseContext, str], Example]


def result(show: ShowcaseContext, name: str, example: ExampleOf) -> None:
    """How a finished quest is shown. Raises ShowcaseError where it is not over."""
    from game.kit.forms.result_ways import ResultCallbacks, play_again_options

    match, session, _ = example(show, name)
    if not session.state.victory:
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
