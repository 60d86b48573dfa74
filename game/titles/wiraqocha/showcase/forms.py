"""The forms before a game."""

from typing import TYPE_CHECKING

from game.scenes.showcase_protocol import SEED, ShowcaseContext, do_nothing
from game.titles.wiraqocha.showcase.examples import content_of

if TYPE_CHECKING:
    from game.titles.wiraqocha.setup_form.new_game import NewGameScene


def new_game(show: ShowcaseContext) -> None:
    """The quick start."""
    from game.kit.forms.quick_start import QuickStartScene
    from game.titles.wiraqocha.setup_form.quick_game import quick_game

    game = quick_game(show.words, content_of(show))
    show.stack.push(QuickStartScene(show.words, game, lambda match: None, lambda choices: None, do_nothing))


def new_game_more(show: ShowcaseContext) -> None:
    """The whole form, with levels of several strengths."""
    scene = _form(show)
    for row, level in zip(scene.seats, ("", "surveyor", "empress"), strict=False):
        if level in row.player.shown:
            row.player.select(row.player.shown.index(level))


def _form(show: ShowcaseContext) -> "NewGameScene":
    from game.titles.wiraqocha.setup_form.new_game import NewGameScene

    content = content_of(show)
    scene = NewGameScene(show.words, content, lambda match: None, do_nothing, mods=show.offered_mods)
    show.stack.push(scene)
    scene.seed.set_text(str(SEED))
    scene.choices.seed = str(SEED)
    scene.repaint()
    return scene


def mods(show: ShowcaseContext) -> None:
    """The installed mods, those of the screen's content chosen."""
    _form(show).mods_button.act(None)


def house_rules(show: ShowcaseContext) -> None:
    _form(show).rules.act(None)
