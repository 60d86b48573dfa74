"""Lines of words and small signs: how wide each is, how they run over several rows, and how they are drawn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect, Surface

from game.i18n.words import Words
from game.titles.wiraqocha.board.art import picture, relic_drawing, thing_picture, token_picture
from game.titles.wiraqocha.board.glyphs import draw_dice_row
from game.titles.wiraqocha.board.log_lines import (
    CardSign,
    DiceSign,
    GoodsSign,
    MedalSign,
    RelicSign,
    Sign,
    TileSign,
    TokenSign,
    Wording,
)
from game.titles.wiraqocha.board.valley import draw_relic, draw_requirement
from game.titles.wiraqocha.content.definitions import Faces, Kind
from game.titles.wiraqocha.phrases import card_name
from game.titles.wiraqocha.rules.game import Game
from game.ui.colour import RGB
from game.ui.emblems import draw_medal
from game.ui.scale import Scale
from game.ui.shapes import frame
from game.ui.text import ELLIPSIS, draw_text, measure
from game.ui.theme import Role

ROW: Final = 30  # height of a row, in design units
_SIZE: Final = 16  # of its words
_DIE, _STEP = 21, 1.14  # a die's side, and from one die to the next in such sides
_PLATE = 0.66  # of a plate's size on the map
_PICTURE = 26  # side of any other picture
_TOKEN = 36  # height of a token's picture
_HANG = 10  # how far the rows after a line's first are set in
_AIR = 3  # room at either side of a picture, besides the space between words
_LOOSE: Final = "·"  # a mark that begins no row


@dataclass(frozen=True, slots=True)
class Run:
    """A sign, or one word, in its row: from the left, `x` and `width` in pixels."""

    sign: Sign
    row: int
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class Flow:
    """A line laid out in a width."""

    runs: tuple[Run, ...] = ()

    @property
    def rows(self) -> int:
        """How many rows it takes."""
        return max((run.row for run in self.runs), default=0) + 1

    @property
    def width(self) -> int:
        """The pixels of its longest row."""
        return max((run.x + run.width for run in self.runs), default=0)


class SignPainter:
    """Lays out and draws signs in the words, names and colours of one game."""

    def __init__(self, words: Words, emblems: Mapping[str, str], game: Game) -> None:
        """`emblems` by the colour of the seat."""
        self._words = words
        self._emblems = emblems
        self._game = game

    def flow(self, signs: Sequence[Sign], scale: Scale, width: int) -> Flow:
        """Lay signs out in rows no wider than `width` pixels."""
        space, hang = measure(" ", Role.BODY, scale, _SIZE)[0], scale.px(_HANG)
        runs: list[Run] = []
        row, x = 0, 0
        for sign, apart in _words_of(signs):
            wide = self.width(sign, scale)
            left = x + (space if apart and x else 0)
            if x and left + wide > width:
                if isinstance(sign, Wording) and sign.text == _LOOSE:
                    continue
                row, left = row + 1, hang
                if len(runs) > 1 and runs[-2].sign == Wording(_LOOSE) and isinstance(sign, Wording):
                    runs[-1] = replace(
                        runs[-1], row=row, x=hang
                    )  # what a part begins with stays with its words
                    left = hang + runs[-1].width + space
                    del runs[-2]
                elif runs[-1].sign == Wording(_LOOSE):
                    runs.pop()  # a row's end parts as well
            runs.append(Run(sign, row, left, wide))
            x = left + wide
        return Flow(tuple(runs))

    def cut(self, flow: Flow, scale: Scale, width: int) -> Flow:
        """As much of the first row as has room in so many pixels, with an ellipsis at its end."""
        end = Wording(ELLIPSIS)
        wide = self.width(end, scale)
        kept = [run for run in flow.runs if not run.row and run.x + run.width + wide <= width]
        left = max((run.x + run.width for run in kept), default=0)
        return Flow((*kept, Run(end, 0, left, wide)))

    def width(self, sign: Sign, scale: Scale) -> int:
        """How wide a sign is, in pixels."""
        px = scale.px
        match sign:
            case Wording(text):
                return measure(text, Role.BODY, scale, _SIZE)[0]
            case DiceSign(faces):
                return px(_DIE * (_STEP * (len(faces) - 1) + 1) + 2 * _AIR)
            case TileSign(label):
                asks = self._game.tiles[self._game.index[label]].requirement
                count = len(asks.faces) if isinstance(asks, Faces) else 0
                value = str(getattr(asks, "value", ""))
                return px(((30 * count if count else 22 * len(value)) + 22) * _PLATE + 2 * _AIR)
            case GoodsSign(name):
                drawn = _ink(thing_picture(scale.look, name, px(_PICTURE - 2)))
                return measure(sign.figure, Role.STRONG, scale, _SIZE)[0] + drawn.width + 2 * px(_AIR)
            case CardSign(card):
                return px(_PICTURE + 6) + measure(card_name(self._words, card), Role.STRONG, scale, _SIZE)[0]
            case TokenSign(kind, player):
                return _ink(self._token(kind, player, scale)).width + 2 * px(_AIR)
            case RelicSign() | MedalSign():
                return px(_PICTURE + _AIR)

    def _token(self, kind: Kind, player: str, scale: Scale) -> Surface:
        return token_picture(scale.look, kind, self._emblems[player], scale.px(_TOKEN))

    def draw(self, surface: Surface, flow: Flow, corner: tuple[int, int], scale: Scale, ink: RGB) -> None:
        """Draw a line that was laid out, its upper left corner at `corner`."""
        high = scale.px(ROW)
        for run in flow.runs:
            room = Rect(corner[0] + run.x, corner[1] + run.row * high, run.width, high)
            self._draw(surface, run.sign, room, scale, ink)

    def _draw(self, surface: Surface, sign: Sign, room: Rect, scale: Scale, ink: RGB) -> None:
        px, middle = scale.px, room.center
        match sign:
            case Wording(text):
                draw_text(surface, text, Role.BODY, scale, _ample(room), ink, size=_SIZE)
            case DiceSign(faces):
                draw_dice_row(surface, scale.look, faces, middle, px(_DIE))
            case TileSign(label):
                tile = replace(self._game.tiles[self._game.index[label]], effects=())
                draw_requirement(surface, tile, middle, px(100) * _PLATE / 100, scale)
            case TokenSign(kind, player):
                _stamp(surface, self._token(kind, player, scale), room.centerx, room.centery)
            case MedalSign(player):
                draw_medal(surface, scale.look, self._emblems[player], middle, px(_PICTURE) // 2 - px(1))
            case RelicSign(relic):
                relics = self._game.relics
                draw_relic(
                    surface, scale.look, relic_drawing(relics, relics.index(relic)), middle, px(_PICTURE)
                )
            case GoodsSign(name):
                figure = draw_text(surface, sign.figure, Role.STRONG, scale, _ample(room), ink, size=_SIZE)
                drawn = thing_picture(scale.look, name, px(_PICTURE - 2))
                left = figure.right + px(_AIR)
                _stamp(surface, drawn, left + _ink(drawn).width // 2, room.centery)
            case CardSign(card):
                self._draw_card(surface, card, room, scale, ink)

    def _draw_card(self, surface: Surface, card: str, room: Rect, scale: Scale, ink: RGB) -> None:
        """The picture of a card, and its name beside it."""
        px = scale.px
        box = Rect(room.x, 0, px(_PICTURE - 2), px(_PICTURE - 2))
        box.centery = room.centery
        surface.blit(picture(scale.look, f"card.{card}", box.size), box)
        frame(surface, box, scale.look.palette.outline, px(2), max(1, px(1.2)))
        words = Rect(box.right + px(6), room.y, room.right - box.right - px(6), room.height)
        said = card_name(self._words, card)
        draw_text(surface, said, Role.STRONG, scale, _ample(words), ink, size=_SIZE)


def _ink(drawn: Surface) -> Rect:
    """What of a picture is seen, in pixels: neither its margins nor its shadow."""
    return drawn.get_bounding_rect(min_alpha=128)


def _stamp(surface: Surface, drawn: Surface, x: int, y: int) -> None:
    """Draw a picture with the middle of what is seen of it at `x`, and its own middle at `y`."""
    surface.blit(drawn, (x - _ink(drawn).centerx, y - drawn.get_height() // 2))


def _ample(room: Rect) -> Rect:
    """Room enough for what was measured, to the last pixel."""
    return Rect(room.x, room.y, room.width + 2, room.height)


def _words_of(signs: Sequence[Sign]) -> Iterator[tuple[Sign, bool]]:
    """Signs and single words in order, each with whether it stands apart from what is before it."""
    apart = False
    for sign in signs:
        if not isinstance(sign, Wording):
            yield sign, apart
            apart = False
            continue
        for number, word in enumerate(sign.text.split(" ")):
            apart = apart or number > 0
            if word:
                yield Wording(word), apart
                apart = False
