"""Where the end of a game leads: its ways on, and among them the next game with the same players."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import SAME_AGAIN
from game.core.contract import Achievement
from game.kit.forms.seeds import fresh_seed
from game.ui.widget import nothing

if TYPE_CHECKING:  # a first picture needs no game
    from game.core.match import Match


@dataclass(frozen=True, slots=True)
class ResultOption:
    """A way on after a game: its words, what it does, the key that takes it, and its tip."""

    label: str
    act: Callable[[], None]
    key: KeyAction | None = None
    tip: str = ""


@dataclass(frozen=True, slots=True)
class ResultCallbacks:
    """Where the end of a game leads: back to its table, to the title, to its story, to watching it, and on.

    `story`, `watch`, `analyse` and `chronicle` are None where there is no such way. `talk`: rivals may
    have the last word. `medals` are those that the game brought, `show_medals` leads to all.
    """

    look: Callable[[], None]
    to_title: Callable[[], None]
    story: Callable[[], None] | None = None
    watch: Callable[[], None] | None = None
    options: Sequence[ResultOption] = ()
    analyse: Callable[[], None] | None = None
    chronicle: Callable[[], None] | None = None
    talk: bool = True
    medals: Sequence[Achievement] = ()
    show_medals: Callable[[], None] = nothing


def play_again_options(
    words: Words, match: "Match", begin: Callable[["Match"], None]
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
            SAME_AGAIN,
            words("menu.again.same_tip"),
        ),
    )
