"""Questions about what a gesture means, as choosers with pictures of the real things."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.board.board_chooser import BoardChooser
from game.titles.wiraqocha.board.layout.table_layout import PLATE_AT, TILE_UNITS
from game.titles.wiraqocha.board.moves.choices import (
    ActionKind,
    GestureAnswer,
    GestureOutcome,
    GestureQuestion,
    QuestionKind,
    Value,
    narrow,
    token_of,
)
from game.titles.wiraqocha.board.moves.payments import Payment
from game.titles.wiraqocha.board.pieces.art import (
    card_picture,
    draw_thing,
    draw_token_in,
    hexagon_mask,
    relic_drawing,
    tile_drawing,
    tile_picture,
)
from game.titles.wiraqocha.board.pieces.glyphs import draw_count, draw_flat_die
from game.titles.wiraqocha.board.valley.valley import draw_relic, draw_requirement, tile_frame
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.bots.departure_cost import cheapest_first, departure_cost
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.phrases import card_name, dice_text, relic_name, tile_in_text, token_name
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Action,
    Conquer,
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
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, KINDS, NOBODY
from game.ui.dialogs import Option
from game.ui.look import Look
from game.ui.scale import Scale
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

Actions = tuple[Action, ...]
Picture = Callable[[Surface, Look, Rect], None]

_SIZES = {
    QuestionKind.PAYMENT: (190, 104),
    QuestionKind.ACTION_KIND: (250, 104),
    QuestionKind.TOKEN: (190, 124),
}  # of the pictures
_USUAL, _WITH_USE = (150, 104), (240, 104)


class Questions:
    """Puts questions into words and pictures for one game."""

    def __init__(self, words: Words, emblems: Mapping[str, str], view: TableView) -> None:
        """`view` is the table that they are asked at."""
        self.words = words
        self.emblems = emblems
        self._view = view

    def chooser(
        self, question: GestureQuestion, state: State, scale: Scale, respond: Callable[[GestureOutcome], None]
    ) -> BoardChooser[Actions]:
        """The chooser of a question; `respond` gets what the answer leaves of it."""
        options = [self._option(choice, state, scale) for choice in _in_order(question, state)]
        words = self.words
        return BoardChooser(
            words(f"table.ask.{self._title(question)}"),
            options,
            lambda actions: respond(narrow(actions)),
            places=partial(self._tiles, state),
            mask=hexagon_mask,
            ring=tile_frame,
            way_out=(words("table.ask.cancel"), words("table.key.menu")),
            picture_size=self._size(question),
            spared=self._view.guide_place,
        )

    @staticmethod
    def _size(question: GestureQuestion) -> tuple[float, float]:
        """The size of the pictures; where Inventions are among them, what they do needs room below."""
        inventions = any(isinstance(choice.value, Invention) for choice in question.choices)
        return _WITH_USE if inventions else _SIZES.get(question.kind, _USUAL)

    def _tiles(self, state: State, actions: Actions) -> list[Rect]:
        """The tile that these actions are about, and the one that their token would leave."""
        action = actions[0]
        target, token = getattr(action, "tile", None), token_of(action)
        if target is None:
            return []
        alone = token is not None and all(token_of(other) == token for other in actions)
        labels = [target, *((token.place,) if token is not None and alone and token.place != RESERVE else ())]
        return [self._view.layout.tile_rect(state.game.index[label]) for label in labels]

    def _title(self, question: GestureQuestion) -> str:
        sample = question.choices[0]
        if isinstance(sample.actions[0], Ransom):
            return "ransom"
        return "item_back" if isinstance(sample.value, TokenKind) else question.kind.value

    def _option(self, choice: GestureAnswer, state: State, scale: Scale) -> Option[Actions]:
        label, detail, draw = self._look_of(choice.value, choice.actions[0], state, scale)
        return Option(choice.actions, label, detail, draw)

    def _look_of(self, value: Value, action: Action, state: State, scale: Scale) -> tuple[str, str, Picture]:
        """The words, the small words and the picture of an answer."""
        match value:
            case ActionKind():
                return self._action_kind(value, action, state)
            case Payment():
                picture = partial(_draw_payment, value, state.game.figures.step_cubes, scale)
                return *self._payment_words(value, state), picture
            case TokenKind():
                picture = partial(self._draw_token, value, state.game.colours[state.mover])
                return token_name(self.words, value), "", picture
            case TokenAt():
                label, detail = token_name(self.words, value.kind), self._origin(value, action, state)
                return label, detail, partial(self._draw_sent, value, state, scale)
            case int():
                return str(value), "", partial(_draw_die, value)
        label, draw = self._item(value, action, state)
        return label, self._use(value, state) if isinstance(value, Invention) else "", draw

    def _action_kind(self, kind: ActionKind, action: Action, state: State) -> tuple[str, str, Picture]:
        tile = getattr(action, "tile", None)
        piece = state.board[state.game.index[tile]] if tile is not None else NOBODY
        cubes = state.game.figures.ransom_cubes
        token = token_name(self.words, KINDS[piece & 7]) if piece >= 0 else ""
        key = "conquer_camp" if kind is ActionKind.CONQUER and piece & 7 == CAMP else kind.value
        label = self.words(f"table.action_kind.{kind.value}", count=cubes)
        detail = self.words(f"table.action_kind.{key}_detail", token=token)
        return label, detail, partial(self._draw_action_kind, kind, piece, state)

    def _draw_action_kind(
        self, kind: ActionKind, piece: int, state: State, surface: Surface, look: Look, rect: Rect
    ) -> None:
        if kind in (ActionKind.PLUNDER, ActionKind.PAY_CRYSTAL):
            draw_thing(surface, look, "crystal", rect.center, rect.height * 0.9)
        elif kind is ActionKind.PAY_CUBES:
            draw_thing(surface, look, "cube", rect.center, rect.height * 0.8)
        elif kind is ActionKind.TUNNEL:
            _draw_card("transport_tunneller", surface, look, rect)
        elif piece >= 0:
            emblem = self.emblems[state.game.colours[piece >> 3]]
            tilt = 62 if kind is ActionKind.CONQUER and piece & 7 != CAMP else 0
            draw_token_in(surface, look, KINDS[piece & 7], emblem, rect, tilt=tilt)

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

    def _use(self, item: Invention, state: State) -> str:
        """What an Invention does; nothing more, where it can be used only once and has been."""
        card = state.game.card_index[item.card]
        spent = state.ray_fired and state.game.ray_cards >> card & 1
        return self.words("tips.use.ray.fired" if spent else f"card.{item.card}.text")

    def _draw_token(self, kind: TokenKind, colour: str, surface: Surface, look: Look, rect: Rect) -> None:
        draw_token_in(surface, look, kind, self.emblems[colour], rect)

    def _draw_sent(
        self, token: TokenAt, state: State, scale: Scale, surface: Surface, look: Look, rect: Rect
    ) -> None:
        """A token on the tile that it would leave, or alone where it waits in the reserve."""
        colour = state.game.colours[state.mover]
        if token.place == RESERVE:
            self._draw_token(token.kind, colour, surface, look, rect)
            return
        number = state.game.index[token.place]
        radius = rect.height // 2
        drawn = tile_picture(scale.look, tile_drawing(scale.look, state.game.tiles[number]), radius)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        standing = Rect(0, 0, rect.width, round(radius * 1.2))
        standing.midbottom = rect.centerx, rect.centery + round(radius * 0.36)
        self._draw_token(token.kind, colour, surface, look, standing)
        plate = rect.centerx, rect.centery + PLATE_AT[1] * radius / TILE_UNITS
        draw_requirement(surface, state.game.tiles[number], plate, radius / TILE_UNITS, scale)

    def _origin(self, token: TokenAt, action: Action, state: State) -> str:
        """Where a token comes from, and what its owner no longer has when it goes."""
        words = self.words
        if token.place == RESERVE:
            return words("table.leave.reserve")
        assert isinstance(action, Conquer)
        game = state.game
        cost = departure_cost(state, token, game.index[action.tile])
        lost = [
            words(f"table.leave.{name}", count=number)
            for name, number in (
                ("dice", cost.dice),
                ("points", cost.points),
                ("cubes", cost.cubes),
                ("rerolls", cost.rerolls),
            )
            if number
        ]
        lost = [part.replace(" ", "\u00a0") for part in lost]  # a figure stays with its word
        lost += [words("table.leave.die", die=cost.die)] if cost.die else []
        lost += [words("table.leave.shield")] if cost.shield else []
        terrain = words(f"terrain.{game.tiles[game.index[token.place]].terrain.value}")
        key = "tile" if lost else "tile_free"
        return words(
            f"table.leave.{key}", tile=tile_in_text(words, token.place), terrain=terrain, lost=", ".join(lost)
        )

    def _payment_words(self, payment: Payment, state: State) -> tuple[str, str]:
        """What is left of the dice (never nothing: whatever else leaves a die makes that pointless), and what beats."""
        words, left = self.words, payment.left_of(state.dice)
        label = words("table.pay.leaves", dice=words.listed(left), count=len(left))
        if not payment.beating:
            return label, ""
        key = "raised" if payment.raised else "beating"
        cubes = payment.raised * state.game.figures.step_cubes
        return label, words(f"table.pay.{key}", dice=dice_text(payment.beating), cubes=cubes)


def _in_order(question: GestureQuestion, state: State) -> Sequence[GestureAnswer]:
    """The answers as they are offered: tokens by what their leaving costs, all else as the question has it."""
    if question.kind is not QuestionKind.TOKEN:
        return question.choices
    by_token = {choice.value: choice for choice in question.choices}
    sample = question.choices[0].actions[0]
    assert isinstance(sample, Conquer)
    tokens = [value for value in by_token if isinstance(value, TokenAt)]
    return [by_token[token] for token in cheapest_first(state, tokens, state.game.index[sample.tile])]


def _draw_crystal(surface: Surface, look: Look, rect: Rect) -> None:
    draw_thing(surface, look, "crystal", rect.center, rect.height * 0.9)


def _draw_relic(drawing: str, surface: Surface, look: Look, rect: Rect) -> None:
    draw_relic(surface, look, drawing, rect.center, rect.height * 0.95)


def _draw_die(face: int, surface: Surface, look: Look, rect: Rect) -> None:
    draw_flat_die(surface, look, face, rect.center, rect.height * 0.7)


def _draw_card(name: str, surface: Surface, look: Look, rect: Rect) -> None:
    size = (round(rect.height * 100 / 114), rect.height)
    place = surface.blit(card_picture(look, name, size), (rect.centerx - size[0] // 2, rect.y))
    frame(surface, place, look.palette.outline, 3, max(1, round(rect.height / 64)))


def _draw_payment(
    payment: Payment, step: int, scale: Scale, surface: Surface, look: Look, rect: Rect
) -> None:
    """The dice for the tile, a sign, the dice that beat, and below them the cubes."""
    marks = len(payment.using) + len(payment.beating) + (0.5 if payment.beating else 0)
    side = min(rect.height * 0.5, rect.width / marks / 1.14)
    cost = payment.raised * step
    y = rect.centery - (rect.height * 0.14 if cost else 0)
    x = rect.centerx - (marks - 1) * side * 1.14 / 2
    for face in payment.using:
        draw_flat_die(surface, scale.look, face, (x, y), side)
        x += side * 1.14
    if payment.beating:
        sign = Rect(round(x - side * 0.57), round(y - side / 2), round(side * 0.57), round(side))
        draw_text(surface, "+", TextStyle(Role.FIGURE, "faded_ink", "centre"), scale, sign)
        x += side * 0.57
    for face in payment.beating:
        draw_flat_die(surface, scale.look, face, (x, y), side)
        x += side * 1.14
    if cost:
        area = Rect(rect.centerx - scale.px(26), rect.bottom - scale.px(32), scale.px(80), scale.px(30))
        draw_count(surface, "cube", cost, area, scale, size=20)
