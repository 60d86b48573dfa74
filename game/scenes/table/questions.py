"""Questions about what a gesture means, as choosers with pictures of the real things."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Rect, Surface

from game.content.definitions import Kind
from game.phrases import card_name, dice_text, relic_name, tile_name, token_name
from game.rules.actions import (
    RESERVE,
    Action,
    Crystal,
    Hostage,
    Invention,
    Item,
    Plunder,
    Ransom,
    Relic,
    TokenAt,
    Tunnel,
)
from game.rules.state import State
from game.rules.tokens import CAMP, KINDS, NOBODY
from game.scenes.table.art import draw_thing, draw_token_in, picture, relic_drawing
from game.scenes.table.choices import Ask, Aspect, Choice, Deed
from game.scenes.table.payments import Payment
from game.scenes.table.small import draw_count, draw_flat_die
from game.scenes.table.valley import draw_relic
from game.ui import theme
from game.ui.dialogs import Chooser, Option
from game.ui.scale import Scale
from game.ui.shapes import frame
from game.ui.text import draw_text
from game.ui.theme import Livery, Role
from game.words import Words

Actions = tuple[Action, ...]
Picture = Callable[[Surface, Rect], None]


class TableChooser(Chooser[Actions]):
    """A chooser among actions that can say where its options are."""

    def option_rect(self, number: int) -> Rect:
        """The place of an option on the screen, counted from 0; scrolled into view."""
        self._list.point_at(number)
        return self._list._cell(number, self._list._origin())


class Questions:
    """Puts questions into words and pictures for one game."""

    def __init__(self, words: Words, names: Mapping[str, str], liveries: Mapping[str, Livery]) -> None:
        self.words = words
        self.names = names
        self.liveries = liveries

    def chooser(
        self, ask: Ask, state: State, scale: Scale, choose: Callable[[Actions], None]
    ) -> TableChooser:
        """The chooser of a question; `choose` gets the actions that the answer leaves."""
        options = [self._option(choice, state, scale) for choice in ask.choices]
        title = self.words(f"table.ask.{self._title(ask)}")
        wide = {Aspect.PAYMENT: 190, Aspect.DEED: 250}.get(ask.aspect, 150)
        return TableChooser(title, options, choose, on_cancel=_nothing, picture_size=(wide, 104))

    def _title(self, ask: Ask) -> str:
        sample = ask.choices[0]
        if isinstance(sample.actions[0], Ransom):
            return "ransom"
        return "item_back" if isinstance(sample.value, Kind) else ask.aspect.value

    def _option(self, choice: Choice, state: State, scale: Scale) -> Option[Actions]:
        value = choice.value
        label, detail = "", ""
        draw: Picture = _blank
        if isinstance(value, Deed):
            label, detail, draw = self._deed(value, choice.actions[0], state)
        elif isinstance(value, Payment):
            label, detail = self._payment_words(value, state)
            draw = partial(_draw_payment, value, state.game.figures.step_cubes, scale)
        elif isinstance(value, Kind):
            label = token_name(self.words, value)
            draw = partial(self._draw_token, value, state.game.colours[state.mover])
        elif isinstance(value, TokenAt):
            place = (
                self.words("place.reserve") if value.place == RESERVE else tile_name(self.words, value.place)
            )
            label, detail = token_name(self.words, value.kind), place
            draw = partial(self._draw_token, value.kind, state.game.colours[state.mover])
        elif isinstance(value, int):
            label, draw = str(value), partial(_draw_die, value)
        else:
            label, draw = self._item(value, choice.actions[0], state)
        return Option(choice.actions, label, detail, draw)

    def _deed(self, deed: Deed, action: Action, state: State) -> tuple[str, str, Picture]:
        tile = getattr(action, "tile", None)
        piece = state.board[state.game.index[tile]] if tile is not None else NOBODY
        cubes = state.game.figures.ransom_cubes
        token = token_name(self.words, KINDS[piece & 7]) if piece >= 0 else ""
        key = "conquer_camp" if deed is Deed.CONQUER and piece & 7 == CAMP else deed.value
        label = self.words(f"table.deed.{deed.value}", count=cubes)
        detail = self.words(f"table.deed.{key}_detail", token=token)
        return label, detail, partial(self._draw_deed, deed, piece, state)

    def _draw_deed(self, deed: Deed, piece: int, state: State, surface: Surface, rect: Rect) -> None:
        if deed in (Deed.PLUNDER, Deed.PAY_CRYSTAL):
            draw_thing(surface, "crystal", rect.center, rect.height * 0.9)
        elif deed is Deed.PAY_CUBES:
            draw_thing(surface, "cube", rect.center, rect.height * 0.8)
        elif deed is Deed.TUNNEL:
            _draw_card("transport_tunneller", surface, rect)
        elif piece >= 0:
            emblem = self.liveries[state.game.colours[piece >> 3]].emblem
            tilt = 62 if deed is Deed.CONQUER and piece & 7 != CAMP else 0
            draw_token_in(surface, KINDS[piece & 7], emblem, rect, tilt=tilt)

    def _item(self, item: Item, action: Action, state: State) -> tuple[str, Picture]:
        match item:
            case Crystal():
                return self.words("table.item.crystal"), _draw_crystal
            case Relic(name):
                relics = state.game.relics
                return relic_name(self.words, name), partial(
                    _draw_relic, relic_drawing(relics, relics.index(name))
                )
            case Invention(card):
                return card_name(self.words, card), partial(_draw_card, card)
            case Hostage():
                assert isinstance(action, Plunder | Tunnel)
                tile = state.game.index[action.tile]
                piece = state.hostages[state.board[tile] >> 3]
                colour = state.game.colours[piece >> 3]
                return self.words("table.item.hostage"), partial(self._draw_token, KINDS[piece & 7], colour)

    def _draw_token(self, kind: Kind, colour: str, surface: Surface, rect: Rect) -> None:
        draw_token_in(surface, kind, self.liveries[colour].emblem, rect)

    def _payment_words(self, payment: Payment, state: State) -> tuple[str, str]:
        label = self.words("table.pay.dice", dice=dice_text(payment.using))
        if not payment.beating:
            return label, ""
        key = "raised" if payment.raised else "beating"
        cubes = payment.raised * state.game.figures.step_cubes
        return label, self.words(f"table.pay.{key}", dice=dice_text(payment.beating), cubes=cubes)


def _nothing() -> None:
    return None


def _blank(surface: Surface, rect: Rect) -> None:
    return None


def _draw_crystal(surface: Surface, rect: Rect) -> None:
    draw_thing(surface, "crystal", rect.center, rect.height * 0.9)


def _draw_relic(drawing: str, surface: Surface, rect: Rect) -> None:
    draw_relic(surface, drawing, rect.center, rect.height * 0.95)


def _draw_die(face: int, surface: Surface, rect: Rect) -> None:
    draw_flat_die(surface, face, rect.center, rect.height * 0.7)


def _draw_card(name: str, surface: Surface, rect: Rect) -> None:
    size = (round(rect.height * 100 / 114), rect.height)
    place = surface.blit(picture(f"card.{name}", size), (rect.centerx - size[0] // 2, rect.y))
    frame(surface, place, theme.OUTLINE, 3, max(1, round(rect.height / 64)))


def _draw_payment(payment: Payment, step: int, scale: Scale, surface: Surface, rect: Rect) -> None:
    """The dice for the tile, a sign, the dice that beat, and below them the cubes."""
    marks = len(payment.using) + len(payment.beating) + (0.5 if payment.beating else 0)
    side = min(rect.height * 0.5, rect.width / marks / 1.14)
    cost = payment.raised * step
    y = rect.centery - (rect.height * 0.14 if cost else 0)
    x = rect.centerx - (marks - 1) * side * 1.14 / 2
    for face in payment.using:
        draw_flat_die(surface, face, (x, y), side)
        x += side * 1.14
    if payment.beating:
        sign = Rect(round(x - side * 0.57), round(y - side / 2), round(side * 0.57), round(side))
        draw_text(surface, "+", Role.FIGURE, scale, sign, theme.FADED_INK, "centre")
        x += side * 0.57
    for face in payment.beating:
        draw_flat_die(surface, face, (x, y), side)
        x += side * 1.14
    if cost:
        room = Rect(rect.centerx - scale.px(26), rect.bottom - scale.px(32), scale.px(80), scale.px(30))
        draw_count(surface, "cube", cost, room, scale, size=20)
