"""The challenges of a title as cards to choose from."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.statistics.challenges import ChallengeRecord
from game.scenes.challenge.title_challenges import AnyTitleChallenges
from game.scenes.lesson.chooser import draw_done
from game.ui.look import Look
from game.ui.options import Option


def challenge_options(
    words: Words,
    challenges: AnyTitleChallenges,
    records: Mapping[str, ChallengeRecord],
    begin: Callable[[str], None],
) -> tuple[Option[Callable[[], None]], ...]:
    """A card for each challenge, a tick on those that were ever won; `begin` is called with the name of the chosen."""

    def option(name: str) -> Option[Callable[[], None]]:
        won = records.get(name, ChallengeRecord()).won > 0
        return Option(
            partial(begin, name),
            words(f"challenge.{name}.title"),
            words(f"challenge.{name}.note"),
            partial(_draw, challenges, name, won),
        )

    return tuple(option(name) for name in challenges.names)


def _draw(
    challenges: AnyTitleChallenges, name: str, won: bool, surface: Surface, look: Look, area: Rect
) -> None:
    challenges.draw(surface, name, area, look)
    if won:
        draw_done(surface, look, area)
