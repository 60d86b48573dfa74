"""The card about a Technology card: its price, what it does with an example, what it would do for whoever looks."""

from collections.abc import Mapping, Sequence

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.panels.market import card_offer
from game.titles.wiraqocha.content.definitions import (
    Card,
    DeathRay,
    ExtraDie,
    Fortress,
    Income,
    Probe,
    SetDie,
    Shield,
    TokenKind,
    Tunneller,
    WhiteToken,
    Workshop,
)
from game.titles.wiraqocha.phrases import card_name, shortage, tile_name
from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import CAMP, NOBODY
from game.ui.emblems import seat_badge_name
from game.ui.tooltip import TipPicture, TipRow, Tone


class CardTips:
    """Puts cards into pictures and few words, for one game; `names` and `emblems` are those of the seats."""

    def __init__(self, words: Words, names: Mapping[str, str], emblems: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.emblems = emblems

    def head(self, card: Card) -> str:
        """Its name."""
        return card_name(self.words, card.name)

    def text(self, card: Card) -> str:
        """What it does."""
        return self.words(f"card.{card.name}.text")

    def rows(self, state: State, card: int, seat: int) -> tuple[TipRow, ...]:
        """Its price, its owner, an example, and what it would do now for the person at a `seat`."""
        definition = state.game.cards[card]
        owner = state.owner_of_card(card)
        found = [self._price(definition)]
        if owner not in (NOBODY, seat):
            badge = TipPicture(seat_badge_name(self.emblems[owner]))
            found.append(TipRow(self.names[state.game.colours[owner]], (badge,)))
        example = f"card.{definition.name}.example"
        if self.words.knows(example):
            found.append(TipRow(self.words(example), tone=Tone.ASIDE, parted=True))
        if owner in (NOBODY, seat):
            use = self.for_seat(state, definition, seat)
            found.append(TipRow(use, (TipPicture(seat_badge_name(self.emblems[seat])),), parted=True))
        if card in state.market:
            found += self._buying(state, definition, seat)
        return tuple(found)

    def _price(self, card: Card) -> TipRow:
        amounts = (
            ("wiraqocha/goods.cube", card.cost.resources),
            ("wiraqocha/goods.crystal", card.cost.somnium),
        )
        signs = tuple(TipPicture(name, str(amount)) for name, amount in amounts if amount)
        return TipRow(self.words(f"table.card_type.{card.type.value}"), signs)

    def _buying(self, state: State, card: Card, seat: int) -> list[TipRow]:
        """Whether the person at a seat can buy it, or what is missing."""
        found = card_offer(state, card, seat)
        if found.bought:
            return [TipRow(self.words("tips.buy.one_a_turn"), (TipPicture("icon.cross"),), Tone.BAD)]
        missing = shortage(self.words, found.cubes, found.crystals)
        if missing:
            return [TipRow(missing, (TipPicture("icon.cross"),), Tone.BAD)]
        if found.possible:
            return [TipRow(self.words("tips.buy.now"), (TipPicture("icon.tick"),), Tone.GOOD)]
        if decider(state) != seat:
            return []
        return [TipRow(self.words("tips.buy.later"), (TipPicture("icon.hourglass"),), Tone.ASIDE)]

    # what it would do

    def for_seat(self, state: State, card: Card, seat: int) -> str:
        """What it would do now for a seat, in one sentence."""
        match card.effect:
            case ExtraDie(cubes):
                return self.words("tips.use.extra_die", cubes=cubes, have=state.cubes[seat])
            case Income(cubes):
                return self.words("tips.use.income", count=cubes)
            case SetDie(face):
                return self._set_die(state, seat, face)
            case WhiteToken(kind):
                return self._white_token(state, kind)
            case Fortress():
                return self._fortress(state, seat)
            case Shield():
                return self._counted("shield", len(_tiles_of(state, seat)))
            case Workshop():
                return self._counted("workshop", sum(state.graveyard[seat]))
            case DeathRay():
                if state.ray_fired:
                    return self.words("tips.use.ray.fired")
                return self._counted("ray", len(_tiles_of_rivals(state, seat)))
            case Probe(face):
                protected = [
                    tile for tile in _tiles_of_rivals(state, seat) if state.protection(tile)[0] > face
                ]
                return self._counted("probe", len(protected), face=face)
            case Tunneller():
                camps = [tile for tile in _tiles_of_rivals(state, seat) if state.board[tile] & 7 == CAMP]
                return self._counted("tunneller", len(camps))

    def _counted(self, name: str, count: int, **more: object) -> str:
        """A sentence about so many things, or that about none."""
        if not count:
            return self.words(f"tips.use.{name}.none")
        return self.words(f"tips.use.{name}.some", count=count, **more)

    def _set_die(self, state: State, seat: int, face: int) -> str:
        low = [die for die in state.dice if die < face] if state.mover == seat else []
        if not low:
            return self.words("tips.use.set_die.later", face=face)
        return self.words("tips.use.set_die.now", die=min(low), face=face)

    def _fortress(self, state: State, seat: int) -> str:
        levels = {tile: state.protection(tile)[0] for tile in _tiles_of(state, seat)}
        best = max(levels, key=lambda tile: levels[tile], default=-1)
        if best < 0 or not levels[best]:
            return self.words("tips.use.fortress.none")
        label = tile_name(self.words, state.game.labels[best])
        return self.words("tips.use.fortress.some", tile=label, level=levels[best])

    def _white_token(self, state: State, kind: TokenKind) -> str:
        """What there is for a third token of its kind: relics, mountains or veins that nobody holds."""
        game = state.game
        free = [tile for tile in game.territories if state.board[tile] == NOBODY and tile != state.devastated]
        match kind:
            case TokenKind.ANDROID:
                return self._counted("android", sum(place == ON_TILE for place in state.relics))
            case TokenKind.MINER:
                points = max((game.extraction[tile] for tile in free), default=0)
                return self._counted("miner", points // game.figures.points_per_crystal)
            case _:
                return self._counted("juggernaut", sum(game.mountains >> tile & 1 for tile in free))


def _tiles_of(state: State, seat: int) -> list[int]:
    return [tile for tile, piece in enumerate(state.board) if piece != NOBODY and piece >> 3 == seat]


def _tiles_of_rivals(state: State, seat: int) -> list[int]:
    return [tile for tile, piece in enumerate(state.board) if piece != NOBODY and piece >> 3 != seat]
