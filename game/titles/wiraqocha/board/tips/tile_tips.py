"""The card about a tile: whose it is, what it gives, how well it is protected, what can be done there now."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.base.colour_sets import colour_of
from game.base.i18n.words import Words
from game.titles.wiraqocha.board.moves.payments import cheapest_payment
from game.titles.wiraqocha.board.pieces.art import relic_drawing
from game.titles.wiraqocha.content.definitions import (
    ExactFaces,
    Ground,
    Tile,
    TileEffect,
    TileEffectKind,
    TokenKind,
)
from game.titles.wiraqocha.phrases import relic_name
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, TokenAt
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import IS_ZEPPELIN_TYPE, KINDS
from game.ui.dice import face_picture
from game.ui.emblems import seat_badge_name
from game.ui.tooltip import TipPicture, TipRow, Tone

_AIMED: Mapping[type, tuple[str, str]] = {  # what needs no dice and no token: its words and its picture
    a.FireRay: ("ray", "wiraqocha/marker.death_ray"),
    a.UseProbe: ("probe", "wiraqocha/marker.probe"),
    a.MoveFortress: ("fortress", "wiraqocha/marker.flying_fortress"),
    a.Build: ("shield", "wiraqocha/marker.force_field"),
}
_HIGHEST = 6  # face of a die; only one that is raised beats it
_ROBBING: Mapping[type, str] = {a.Plunder: "rob", a.Tunnel: "tunnel"}


class TileTips:
    """Puts tiles into pictures and few words, for one game; `names` and `emblems` are those of the seats."""

    def __init__(self, words: Words, names: Mapping[str, str], emblems: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.emblems = emblems

    def head(self, tile: Tile) -> str:
        """What kind of tile it is."""
        terrain, ground = tile.terrain.value, tile.ground.value
        return self.words(
            "tips.tile", terrain=self.words(f"terrain.{terrain}"), ground=self.words(f"ground.{ground}")
        )

    def rows(
        self, state: State, tile: int, seat: int, actions: Sequence[Action] | None
    ) -> tuple[TipRow, ...]:
        """All that there is to say of a tile to the person at a `seat`, with their `actions`; None: not their turn."""
        definition = state.game.tiles[tile]
        found = [self._owner(state, tile), *self._asks(state, tile)]
        if state.devastated != tile:
            found += [self._gives(effect) for effect in definition.effects]
        relic = state.game.relic_on[tile]
        if relic >= 0 and state.relics[relic] == ON_TILE:
            drawing = relic_drawing(state.game.relics, relic)
            found.append(
                TipRow(
                    relic_name(self.words, state.game.relics[relic]),
                    (TipPicture(f"wiraqocha/relic.{drawing}"),),
                )
            )
        found += self._protection(state, tile, seat)
        if actions is not None and state.devastated != tile:
            found += self._now(state, tile, seat, actions)
        return tuple(found)

    def _token(self, kind: TokenKind, seat: int) -> TipPicture:
        return TipPicture(f"wiraqocha/token.{kind.value}.{colour_of(self.emblems[seat])}")

    def _owner(self, state: State, tile: int) -> TipRow:
        piece = state.board[tile]
        if tile == state.devastated:
            return TipRow(self.words("tips.waste"), (TipPicture("wiraqocha/marker.death_ray"),))
        if piece < 0:
            return TipRow(self.words("tips.free"))
        seat = piece >> 3
        badge = TipPicture(seat_badge_name(self.emblems[seat]))
        return TipRow(self.names[state.game.colours[seat]], (badge, self._token(KINDS[piece & 7], seat)))

    def _asks(self, state: State, tile: int) -> Iterator[TipRow]:
        """Which dice take it, and whether only a Zeppelin may."""
        definition, piece = state.game.tiles[tile], state.board[tile]
        match definition.requirement:
            case ExactFaces(faces):
                kind = "double" if len(set(faces)) == 1 else "run"
                yield TipRow(
                    self.words(f"tips.asks.{kind}"), tuple(TipPicture(face_picture(face)) for face in faces)
                )
            case total:
                yield TipRow(self._total(total.value), (TipPicture("icon.die"),))
        if definition.ground is Ground.MOUNTAIN or (piece >= 0 and IS_ZEPPELIN_TYPE[piece & 7]):
            yield TipRow(self.words("tips.asks.mountain"), (TipPicture("wiraqocha/ghost.zeppelin"),))

    def _total(self, value: int) -> str:
        """What dice make a sum: one die alone as far as a die goes."""
        kind = "alone" if value == 1 else "one_or_more" if value <= _HIGHEST else "total"
        return self.words(f"tips.asks.{kind}", value=value)

    def _gives(self, effect: TileEffect) -> TipRow:
        said = self.words(f"tips.gives.{effect.kind.value}", count=effect.amount)
        match effect.kind:
            case TileEffectKind.RESOURCES:
                return TipRow(said, (TipPicture("wiraqocha/goods.cube", f"+{effect.amount}"),))
            case TileEffectKind.DICE:
                return TipRow(said, (TipPicture("icon.die", f"+{effect.amount}"),))
            case TileEffectKind.REROLL:
                return TipRow(said, (TipPicture("icon.again"),))
            case TileEffectKind.EXTRACTION:
                return TipRow(said, (TipPicture("wiraqocha/goods.crystal"),))
            case TileEffectKind.PASSAGE:
                return TipRow(said, (TipPicture("icon.step_on"),))

    def _protection(self, state: State, tile: int, seat: int) -> Iterator[TipRow]:
        if state.shield == tile:
            yield TipRow(self.words("tips.guarded"), (TipPicture("wiraqocha/marker.force_field"),))
            return
        level, count = state.protection(tile)
        if not count:
            return
        signs = (
            TipPicture(face_picture(level)),
            *([TipPicture("wiraqocha/marker.flying_fortress")] if count > 1 else ()),
        )
        own = state.board[tile] >> 3 == seat
        if level == _HIGHEST:
            key = "tips.safe_six" if own else "tips.protected_six"
        else:
            key = "tips.safe" if own else "tips.protected"
        yield TipRow(self.words(key, count=count, level=level), signs)

    # what can be done there now

    def _now(self, state: State, tile: int, seat: int, actions: Sequence[Action]) -> list[TipRow]:
        label = state.game.labels[tile]
        here = [action for action in actions if getattr(action, "tile", None) == label]
        step = state.game.figures.step_cubes
        found = [
            *self._attacks(seat, here, step),
            *self._moves(seat, here),
            *self._dice(here),
            *self._powers(here),
        ]
        if not found:
            found = [TipRow(self.words("tips.now.nothing"), tone=Tone.ASIDE)]
        first = found[0]
        return [TipRow(first.text, first.signs, first.tone, parted=True), *found[1:]]

    def _row(self, name: str, signs: Sequence[TipPicture]) -> TipRow:
        return TipRow(self.words(f"tips.now.{name}"), tuple(signs), Tone.GOOD)

    def _attacks(self, seat: int, here: Sequence[Action], step: int) -> Iterator[TipRow]:
        """Taking the tile or robbing its Camp, with the dice that do it; `step` is what raising one costs."""
        conquests = [action for action in here if isinstance(action, a.Conquer)]
        if conquests:
            tokens = self._tokens(seat, (action.token for action in conquests))
            yield self._row("take", [*tokens, *_price(conquests, step)])
        for kind, name in _ROBBING.items():
            ways = [action for action in here if isinstance(action, kind)]
            if ways:
                yield self._row(name, _price(ways, step))

    def _tokens(self, seat: int, tokens: Iterable[TokenAt]) -> list[TipPicture]:
        return [self._token(kind, seat) for kind in dict.fromkeys(token.kind for token in tokens)]

    def _moves(self, seat: int, here: Sequence[Action]) -> Iterator[TipRow]:
        relieving = [action.token for action in here if isinstance(action, a.Exchange)]
        if relieving:
            yield self._row("relieve", self._tokens(seat, relieving))
        if any(isinstance(action, a.Pass) for action in here):
            yield self._row("pass", [self._token(TokenKind.EXPLORER, seat)])

    def _dice(self, here: Sequence[Action]) -> Iterator[TipRow]:
        faces = sorted({action.die for action in here if isinstance(action, a.Protect)})
        if faces:
            yield self._row("protect", [TipPicture(face_picture(face)) for face in faces])
        if any(isinstance(action, a.TakeBack) for action in here):
            yield self._row("take_back", [TipPicture("icon.die")])

    def _powers(self, here: Sequence[Action]) -> Iterator[TipRow]:
        for kind, (name, picture) in _AIMED.items():
            if any(isinstance(action, kind) for action in here):
                yield self._row(name, [TipPicture(picture)])


def _price(ways: Sequence[Action], step: int) -> list[TipPicture]:
    """The thriftiest dice among these ways, and the cubes that raise some of them."""
    payment = cheapest_payment(ways)
    if payment is None:
        return []
    dice = [TipPicture(face_picture(face)) for face in (*payment.using, *payment.beating)]
    return [*dice, TipPicture("wiraqocha/goods.cube", str(payment.raised * step))] if payment.raised else dice
