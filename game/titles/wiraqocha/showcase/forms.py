"""The form before a game."""

from game.scenes.showcase_protocol import ShowcaseContext
from game.showcase.forms import setup_form


def new_game_more(show: ShowcaseContext) -> None:
    """The whole form, with levels of several strengths."""
    for row, level in zip(setup_form(show).players.rows, ("", "surveyor", "empress"), strict=False):
        if level in row.player.shown:
            row.player.select(row.player.shown.index(level))


def house_rules(show: ShowcaseContext) -> None:
    from game.titles.wiraqocha.setup_form.new_game import RulesSheet

    (rules,) = (sheet for sheet in setup_form(show).sheets if isinstance(sheet, RulesSheet))
    rules.rules.act(None)
