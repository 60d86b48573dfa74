"""The ways from the end of a game into the next one with the same players."""

from collections.abc import Callable

import pygame

from game.i18n.words import Words
from game.match import Match
from game.titles.wiraqocha.result.scene import Onward
from game.titles.wiraqocha.setup_form.choices import fresh_seed


def ways_to_play_again(words: Words, match: Match, begin: Callable[[Match], None]) -> tuple[Onward, ...]:
    """Another game of the same players and options, by chance anew or from the very same start; `begin` begins it."""

    def play_again() -> None:
        begin(match.with_seed(int(fresh_seed())))

    return (
        Onward(words("menu.again.open"), play_again, tip=words("menu.again.open_tip")),
        Onward(
            words("menu.again.same"),
            lambda: begin(match),
            pygame.K_v,
            words("menu.again.key_same"),
            words("menu.again.same_tip"),
        ),
    )
