"""The cards out of play, leafed through by whoever wants to (I-16.4)."""

from functools import partial

from pygame import Rect, Surface

from game.titles.inkas.board.panels.trays import spent_cards
from game.titles.inkas.board.pieces.cards import draw_nameless
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.phrases import card_name
from game.ui.dialogs import Chooser, Option
from game.ui.look import Look
from game.ui.widget import nothing

_PICTURE = (150.0, 130.0)


def leaf_through(shown: BoardViewState) -> Chooser[str]:
    """All cards that are out of play, by their kinds."""
    words, spent = shown.words, spent_cards(shown)
    options = [
        Option(card, f"{card_name(words, card)} ×{spent[card]}", picture=partial(_draw, card))
        for card in CARDS
        if spent[card]
    ]
    way_out = words("table.ask.close"), words("table.ask.cancel_key")
    return Chooser(words("table.tray.ukhu"), options, _keep, nothing, picture_size=_PICTURE, way_out=way_out)


def _keep(card: str) -> None:
    """To choose a card only closes the pile."""


def _draw(card: str, surface: Surface, look: Look, area: Rect) -> None:
    draw_nameless(surface, look, card, area.center, area.height)
