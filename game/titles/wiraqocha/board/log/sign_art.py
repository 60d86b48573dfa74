"""The valley's signs in lines of the log: how wide each is, and how it is drawn."""

from collections.abc import Mapping
from dataclasses import replace

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.kit.board.line_signs import LineSign
from game.table.signs import AIR, PICTURE, SIZE, ample
from game.titles.wiraqocha.board.log.log_lines import (
    CardSign,
    DiceSign,
    GoodsSign,
    RelicSign,
    TileSign,
    TokenSign,
)
from game.titles.wiraqocha.board.pieces.art import card_picture, relic_drawing, thing_picture, token_picture
from game.titles.wiraqocha.board.pieces.glyphs import draw_dice_row
from game.titles.wiraqocha.board.valley.valley import draw_relic, draw_requirement
from game.titles.wiraqocha.content.definitions import ExactFaces, TokenKind
from game.titles.wiraqocha.phrases import card_name
from game.titles.wiraqocha.rules.game import Game
from game.ui.scale import Scale
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_DIE, _STEP = 21, 1.14  # a die's side, and from one die to the next in such sides
_PLATE = 0.66  # of a plate's size on the map
_TOKEN = 36  # height of a token's picture


class ValleySigns:
    """See `game.table.signs.SignArt`: in the words and colours of one game."""

    def __init__(self, words: Words, emblems: Mapping[str, str], game: Game) -> None:
        """`emblems` by the colour of the seat."""
        self._words = words
        self._emblems = emblems
        self._game = game

    def width(self, sign: LineSign, scale: Scale) -> int:
        px = scale.px
        match sign:
            case DiceSign(faces):
                return px(_DIE * (_STEP * (len(faces) - 1) + 1) + 2 * AIR)
            case TileSign(label):
                asks = self._game.tiles[self._game.index[label]].requirement
                count = len(asks.faces) if isinstance(asks, ExactFaces) else 0
                value = str(getattr(asks, "value", ""))
                return px(((30 * count if count else 22 * len(value)) + 22) * _PLATE + 2 * AIR)
            case GoodsSign(name):
                drawn = _ink(thing_picture(scale.look, name, px(PICTURE - 2)))
                return measure(sign.figure, Role.STRONG, scale, SIZE)[0] + drawn.width + 2 * px(AIR)
            case CardSign(card):
                return px(PICTURE + 6) + measure(card_name(self._words, card), Role.STRONG, scale, SIZE)[0]
            case TokenSign(kind, player):
                return _ink(self._token(kind, player, scale)).width + 2 * px(AIR)
        return px(PICTURE + AIR)

    def _token(self, kind: TokenKind, player: str, scale: Scale) -> Surface:
        return token_picture(scale.look, kind, self._emblems[player], scale.px(_TOKEN))

    def draw(self, surface: Surface, sign: LineSign, area: Rect, scale: Scale, ink: RGB) -> None:
        px, middle = scale.px, area.center
        match sign:
            case DiceSign(faces):
                draw_dice_row(surface, scale.look, faces, middle, px(_DIE))
            case TileSign(label):
                tile = replace(self._game.tiles[self._game.index[label]], effects=())
                draw_requirement(surface, tile, middle, px(100) * _PLATE / 100, scale)
            case TokenSign(kind, player):
                _stamp(surface, self._token(kind, player, scale), area.centerx, area.centery)
            case RelicSign(relic):
                relics = self._game.relics
                draw_relic(
                    surface, scale.look, relic_drawing(relics, relics.index(relic)), middle, px(PICTURE)
                )
            case GoodsSign(name):
                figure = draw_text(
                    surface, sign.figure, TextStyle(Role.STRONG, ink, size=SIZE), scale, ample(area)
                )
                drawn = thing_picture(scale.look, name, px(PICTURE - 2))
                left = figure.right + px(AIR)
                _stamp(surface, drawn, left + _ink(drawn).width // 2, area.centery)
            case CardSign(card):
                self._draw_card(surface, card, area, scale, ink)

    def _draw_card(self, surface: Surface, card: str, area: Rect, scale: Scale, ink: RGB) -> None:
        """The picture of a card, and its name beside it."""
        px = scale.px
        box = Rect(area.x, 0, px(PICTURE - 2), px(PICTURE - 2))
        box.centery = area.centery
        surface.blit(card_picture(scale.look, card, box.size), box)
        frame(surface, box, scale.look.palette.outline, px(2), max(1, px(1.2)))
        words = Rect(box.right + px(6), area.y, area.right - box.right - px(6), area.height)
        said = card_name(self._words, card)
        draw_text(surface, said, TextStyle(Role.STRONG, ink, size=SIZE), scale, ample(words))


def _ink(drawn: Surface) -> Rect:
    """What of a picture is seen, in pixels: neither its margins nor its shadow."""
    return drawn.get_bounding_rect(min_alpha=128)


def _stamp(surface: Surface, drawn: Surface, x: int, y: int) -> None:
    """Draw a picture with the middle of what is seen of it at `x`, and its own middle at `y`."""
    surface.blit(drawn, (x - _ink(drawn).centerx, y - drawn.get_height() // 2))
