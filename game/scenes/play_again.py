"""The ways from the end of a game into the next one with the same players."""

from collections.abc import Callable

import pygame

from game.base.i18n.words import Words
from game.core.match import Match
from game.scenes.faces import ResultOption
from game.scenes.seeds import fresh_seed


def play_again_options(
    words: Words, match: Match, begin: Callable[[Match], None]
) -> tuple[ResultOption, ...]:
    """Another game of the same players and options, by chance anew or from the very same start; `begin` begins it."""
    return (
        ResultOption(
            words("menu.again.open"),
            lambda: begin(match.with_seed(fresh_seed())),
            tip=words("menu.again.open_tip"),
        ),
        ResultOption(
            words("menu.again.same"),
            lambda: begin(match),
            pygame.K_v,
            words("menu.again.key_same"),
            words("menu.again.same_tip"),
        ),
    )
