"""The fields of a position: how each part of a state stands there, and what it is where nothing is said."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Any, Final

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, ScalarNode, shown
from game.core.chance import SEED_LIMIT
from game.kit.rules.codecs import Each, Flag, Items, Mask, Places, Whole, Word, numbered
from game.kit.rules.positions import Field, attribute
from game.titles.wiraqocha.content.definitions import (
    ExtraDie,
    Fortress,
    Probe,
    SetDie,
    TokenKind,
    Tunneller,
    Workshop,
)
from game.titles.wiraqocha.rules import victory
from game.titles.wiraqocha.rules.change import count
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.preparation import allowance
from game.titles.wiraqocha.rules.setup import blank
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, UNPLACED, Counts, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, KIND_INDEX, KINDS, NOBODY, WHITE

PHASES: Final = {Phase.PREPARATION: "preparation", Phase.ACTIONS: "actions"}
_USES: Final = {
    "build": Use.BUILD,
    "sacrifice": Use.SACRIFICE,
    "recover": Use.RECOVER,
    "collect": Use.COLLECT,
    "muster": Use.MUSTER,
}
_CARD_USES: Final = {
    "factory": ExtraDie,
    "exoskeleton": SetDie,
    "probe": Probe,
    "tunnel": Tunneller,
    "fortress": Fortress,
    "workshop": Workshop,
}
_MARKERS: Final = ("force_field", "flying_fortress", "death_ray")
_LOST_MARKERS: Final = {"force_field": -2, "flying_fortress": -3}  # among the pieces that are lost
_MANY: Final = 10**6
_FACES: Final = Items(Whole(1, 6), 1)


class PieceCodec:
    """A token with its colour, `red camp`, or one of the words that stand for something else."""

    def __init__(self, game: Game, words: dict[str, int] | None = None) -> None:
        self._game = game
        self._words = words or {}

    def write(self, value: int) -> str:
        words = (word for word, meant in self._words.items() if meant == value)
        return next(words, "") or f"{self._game.colours[value >> 3]} {KINDS[value & 7].value}"

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        if isinstance(node, ScalarNode) and node.value in self._words:
            return self._words[node.text]
        words = reader.text(node, path).split()
        if len(words) != 2:
            reader.fault(path, "position.token", found=shown(node))
            return default
        parts = [ScalarNode(node.file, node.line, word, word) for word in words]
        colour = reader.word(parts[0], path, self._game.colours)
        kind = reader.word(parts[1], path, [kind.value for kind in TokenKind])
        if not colour or not kind:
            return default
        number = KIND_INDEX[TokenKind(kind)]
        if number in WHITE and number not in self._game.token_card:
            reader.fault(path, "position.no_card_for_token", token=kind)
            return default
        return self._game.colours.index(colour) << 3 | number


def position_fields(game: Game) -> tuple[Field[State, Any], ...]:
    """The fields in the order in which they are read, but what is of the game itself."""
    return (*_moment(game), *_on_the_board(game), *_things_owned(game), *_in_the_turn(game), *_end(game))


def _moment(game: Game) -> tuple[Field[State, Any], ...]:
    """Whose turn it is, what chance has done and will do, and the cards, which decide what tokens there are."""
    return (
        attribute("phase", Word({word: phase for phase, word in PHASES.items()}), always=True),
        attribute("to_move", Word(numbered(game.colours)), "mover", always=True),
        attribute("turn", Whole(1, _MANY), always=True),
        attribute("seed", Whole(0, SEED_LIMIT - 1)),
        attribute("drawn", Whole(0, _MANY)),
        attribute("rolls", _FACES, "loaded"),
        Field(
            "owned",
            Each(game.colours, Mask(_card_names(game))),
            attrgetter("cards"),
            _put_owned,
            always=True,
        ),
    )


def _on_the_board(game: Game) -> tuple[Field[State, Any], ...]:
    """Where the tokens are, on the board and beside it, and the markers of cards."""
    colours, piece = game.colours, PieceCodec(game)
    lost, tiles = PieceCodec(game, _LOST_MARKERS), Word(numbered(game.labels))
    return (
        Field(
            "board",
            Each(game.labels, piece, NOBODY),
            attrgetter("board"),
            partial(_standing, "board", game.labels),
        ),
        Field(
            "graveyard",
            Items(piece, NOBODY),
            lambda state: _tokens(state.graveyard),
            partial(_removed, "graveyard"),
        ),
        Field("lost", Items(lost, NOBODY), _lost, _put_lost),
        Field(
            "hostages",
            Each(colours, piece, NOBODY),
            attrgetter("hostages"),
            partial(_standing, "hostages", colours),
        ),
        Field("markers", Each(_MARKERS, tiles, UNPLACED), _markers, _put_markers, lambda _: (UNPLACED,) * 3),
        attribute("death_ray_fired", Flag(), "ray_fired"),
    )


def _things_owned(game: Game) -> tuple[Field[State, Any], ...]:
    """Cards that nobody has yet, cubes, crystals and relics."""
    names = _card_names(game)
    return (
        attribute("market", Places(names), always=True),
        attribute("deck", Places(names), always=True),
        _stocked("cubes", game, game.figures.cubes),
        _stocked("crystals", game, game.figures.crystals),
        Field("relics", Each(game.colours, Mask(game.relics)), _found_relics, _put_relics, always=True),
        Field(
            "lost_relics",
            Mask(game.relics),
            lambda state: _relics_of(state, GONE),
            _put_lost_relics,
            lambda _: 0,
        ),
    )


def _in_the_turn(game: Game) -> tuple[Field[State, Any], ...]:
    """The dice, on tiles and in the hand, and what has been done in this turn."""
    return (
        attribute("protecting", Each(game.labels, Whole(1, 6), absent=0), check=_check_protecting),
        Field("probed", Items(Word(numbered(game.labels)), UNPLACED), _probed, _put_probed),
        Field("dice", _FACES, attrgetter("dice"), _put_dice),
        attribute("set_aside", Whole(0, _MANY)),
        Field("used", Places(tuple(_uses(game))), _used, _put_used),
        attribute("ruins", Mask(game.labels), default=_ruins, always=True),
        attribute(
            "rerolls", Whole(0, _MANY), default=lambda state: game.reroll_rights(state.ruins), always=True
        ),
        Field(
            "allowance",
            Whole(0, _MANY, absent=-1),
            attrgetter("allowance"),
            _put_allowance,
            _allowance,
            always=True,
        ),
        attribute("exchanged", Mask(game.labels)),
    )


def _end(game: Game) -> tuple[Field[State, Any], ...]:
    """Who has won, and how."""
    return (
        attribute("winner", Word({**numbered(game.colours), NONE: NOBODY})),
        Field(
            "victory",
            Word({**{kind: kind for kind in victory.KINDS}, NONE: ""}),
            attrgetter("victory"),
            _put_victory,
            lambda _: "",
        ),
    )


def _card_names(game: Game) -> tuple[str, ...]:
    return tuple(card.name for card in game.cards)


def _put_dice(_: NodeReader, state: State, dice: tuple[int, ...]) -> State:
    return replace(state, dice=tuple(sorted(dice)))


def beginning(game: Game) -> State:
    """What a position says that says nothing: nothing has happened, and the first player acts."""
    return replace(blank(game, 0, 0, ()), turn=1, phase=Phase.ACTIONS)


def _bits(mask: int) -> Iterator[int]:
    return (place for place in range(mask.bit_length()) if mask >> place & 1)


# cards and tokens


def _own(reader: NodeReader, state: State, card: int, seat: int, place: NodePath) -> State:
    """Give a card, and the token that comes with it, to a seat, unless somebody else has it."""
    game, owner = state.game, state.owner_of_card(card)
    if owner == NOBODY:
        cards = [mask | (other == seat) << card for other, mask in enumerate(state.cards)]
        reserve = state.reserve
        for kind, wanted in game.token_card.items():
            reserve = count(reserve, seat, kind, int(wanted == card))
        return replace(state, cards=tuple(cards), reserve=reserve)
    if owner != seat:
        name, colour = game.cards[card].name, game.colours[owner]
        reader.fault(place, "position.card_of_another", card=name, player=colour)
    return state


def _put_owned(reader: NodeReader, state: State, masks: tuple[int, ...]) -> State:
    for seat, mask in enumerate(masks):
        for card in _bits(mask):
            state = _own(reader, state, card, seat, ("owned", state.game.colours[seat]))
    return state


def _placed(reader: NodeReader, state: State, key: str, pieces: Iterable[tuple[Any, int]]) -> State:
    """Tokens leave the reserves of their owners, of whom one with a white token has its card."""
    game = state.game
    for step, piece in pieces:
        if piece < 0:
            continue
        seat, kind = piece >> 3, piece & 7
        if kind in WHITE:
            state = _own(reader, state, game.token_card[kind], seat, (key, step))
        state = replace(state, reserve=count(state.reserve, seat, kind, -1))
        if state.reserve[seat][kind] < 0:
            player, token = game.colours[seat], KINDS[kind].value
            reader.fault((key, step), "position.too_many_tokens", player=player, token=token)
    return state


def _standing(
    key: str, words: tuple[str, ...], reader: NodeReader, state: State, pieces: tuple[int, ...]
) -> State:
    changed: dict[str, Any] = {key: pieces}
    return _placed(reader, replace(state, **changed), key, zip(words, pieces, strict=True))


def _tokens(counts: Counts) -> tuple[int, ...]:
    return tuple(
        seat << 3 | kind
        for seat, row in enumerate(counts)
        for kind, number in enumerate(row)
        for _ in range(number)
    )


def _removed(key: str, reader: NodeReader, state: State, pieces: tuple[int, ...]) -> State:
    """Tokens in the Graveyard or out of the game, where no Camp ever is (W-8.24, W-14.30)."""
    counts: Any = getattr(state, key)
    for number, piece in enumerate(pieces):
        if piece >= 0 and piece & 7 == CAMP:
            reader.fault((key, number), "position.camp_destroyed")
        elif piece >= 0:
            counts = count(counts, piece >> 3, piece & 7, +1)
    return _placed(reader, replace(state, **{key: counts}), key, enumerate(pieces))


def _lost(state: State) -> tuple[int, ...]:
    places = zip(_LOST_MARKERS.values(), (state.shield, state.fortress), strict=True)
    return (*_tokens(state.lost), *(marker for marker, place in places if place == GONE))


def _put_lost(reader: NodeReader, state: State, pieces: tuple[int, ...]) -> State:
    shield, fortress = (GONE if marker in pieces else UNPLACED for marker in _LOST_MARKERS.values())
    return _removed("lost", reader, replace(state, shield=shield, fortress=fortress), pieces)


# markers


def _markers(state: State) -> tuple[int, ...]:
    return tuple(max(place, UNPLACED) for place in (state.shield, state.fortress, state.devastated))


def _put_markers(reader: NodeReader, state: State, tiles: tuple[int, ...]) -> State:
    """Where the markers lie; whether the ray is fired follows from its marker, unless it is said."""
    game = state.game
    lost = (state.shield, state.fortress)
    for name, tile, cards, place in zip(
        _MARKERS, tiles, (game.shield_cards, game.fortress_cards), lost, strict=False
    ):
        if tile != UNPLACED:
            state = _owner_there(reader, state, name, tile, cards, place == GONE)
    shield, fortress = (place if tile == UNPLACED else tile for tile, place in zip(tiles, lost, strict=False))
    if shield == UNPLACED and any(mask & game.shield_cards for mask in state.cards):
        shield = GONE  # it is placed when bought, so it has been lost since (W-14.11, W-14.13)
    fired = tiles[2] != UNPLACED
    return replace(state, shield=shield, fortress=fortress, devastated=tiles[2], ray_fired=fired)


def _owner_there(reader: NodeReader, state: State, name: str, tile: int, cards: int, gone: bool) -> State:
    """A marker stands on a tile of its card's owner; the tile's holder is the owner where none is named."""
    place, holder = ("markers", name), state.board[tile]
    if gone:
        reader.fault(place, "position.marker_lost", marker=name)
    if holder == NOBODY:
        reader.fault(place, "position.marker_on_empty", tile=state.game.labels[tile])
    elif cards:
        return _own(reader, state, cards.bit_length() - 1, holder >> 3, place)
    return state


# goods


def _stocked(key: str, game: Game, stock: int) -> Field[State, Any]:
    """What each player has of a good of which the box holds so many."""

    def check(reader: NodeReader, state: State) -> None:
        found = sum(getattr(state, key))
        if found > stock:
            reader.fault((key,), "position.above_stock", found=found, stock=stock)

    return attribute(key, Each(game.colours, Whole(0, stock)), check=check, always=True)


def _relics_of(state: State, owner: int) -> int:
    return sum(1 << relic for relic, other in enumerate(state.relics) if other == owner)


def _found_relics(state: State) -> tuple[int, ...]:
    return tuple(_relics_of(state, seat) for seat in state.game.seats)


def _taken(reader: NodeReader, state: State, mask: int, owner: int, place: NodePath) -> State:
    relics = list(state.relics)
    for relic in _bits(mask):
        if relics[relic] >= 0:
            reader.fault(place, "position.relic_twice", relic=state.game.relics[relic])
        relics[relic] = owner
    return replace(state, relics=tuple(relics))


def _put_relics(reader: NodeReader, state: State, masks: tuple[int, ...]) -> State:
    for seat, mask in enumerate(masks):
        state = _taken(reader, state, mask, seat, ("relics", state.game.colours[seat]))
    return state


def _put_lost_relics(reader: NodeReader, state: State, mask: int) -> State:
    """A relic that nobody has found leaves the game with its tile (W-14.31)."""
    state = _taken(reader, state, mask, GONE, ("lost_relics",))
    relic = state.game.relic_on[state.devastated] if state.devastated >= 0 else -1
    if relic >= 0 and state.relics[relic] == ON_TILE:
        state = _taken(reader, state, 1 << relic, GONE, ("lost_relics",))
    return state


# dice and rights


def _check_protecting(reader: NodeReader, state: State) -> None:
    for label, face, piece in zip(state.game.labels, state.protecting, state.board, strict=True):
        if face and piece == NOBODY:
            reader.fault(("protecting", label), "position.die_on_empty", tile=label)


def _probed(state: State) -> tuple[int, ...]:
    tiles = [state.camp_tile(seat) for seat in _bits(state.probed)]
    return tuple(tile for tile in tiles if tile != UNPLACED)


def _put_probed(reader: NodeReader, state: State, tiles: tuple[int, ...]) -> State:
    probed = 0
    for number, tile in enumerate(tiles):
        piece = state.board[tile] if tile != UNPLACED else NOBODY
        if piece != NOBODY and piece & 7 == CAMP:
            probed |= 1 << (piece >> 3)
        elif tile != UNPLACED:
            reader.fault(("probed", number), "position.no_camp_to_probe", tile=state.game.labels[tile])
    return replace(state, probed=probed)


def _uses(game: Game) -> dict[str, tuple[int, int]]:
    """What each word of `used` stands for: a bit of `Use`, or the cards with an effect, or a card."""
    cards = {
        word: sum(1 << number for number, card in enumerate(game.cards) if isinstance(card.effect, effect))
        for word, effect in _CARD_USES.items()
    }
    cards |= {card.name: 1 << number for number, card in enumerate(game.cards)}
    return {
        **{word: (use, 0) for word, use in _USES.items()},
        **{word: (0, mask) for word, mask in cards.items()},
    }


def _used(state: State) -> tuple[int, ...]:
    """Uses by their words; a card that shares its effect with others goes by its own name."""
    rest, places = state.used_cards, []
    for place, (use, cards) in enumerate(_uses(state.game).values()):
        if state.used & use or (cards and rest & cards == cards):
            places.append(place)
            rest &= ~cards
    return tuple(places)


def _put_used(reader: NodeReader, state: State, places: tuple[int, ...]) -> State:
    """What is used up this turn; cards must be the mover's own (R-69)."""
    game, used, used_cards = state.game, 0, 0
    uses = list(_uses(game).items())
    for word, (use, cards) in [uses[place] for place in places]:
        own = cards & state.cards[state.mover]
        if not use | own:
            player = game.colours[state.mover]
            reader.fault(("used",), "position.used_not_owned", used=word, player=player)
        used |= use
        used_cards |= own
    return replace(state, used=used, used_cards=used_cards)


def _ruins(state: State) -> int:
    return state.holdings().held & state.game.ruins


def _allowance(state: State) -> int:
    return allowance(state) if state.used & Use.MUSTER else -1


def _put_allowance(reader: NodeReader, state: State, number: int) -> State:
    if state.used & Use.MUSTER:
        return replace(state, allowance=number)
    if number >= 0:
        reader.fault(("allowance",), "position.allowance")
    return state


# the end


def _put_victory(reader: NodeReader, state: State, kind: str) -> State:
    """A game is over where the position names the winner, who must meet a condition (W-15.1)."""
    if state.winner == NOBODY:
        if kind:
            reader.fault(("victory",), "position.victory", victory=kind)
        return state
    met = victory.victory_met(state, state.winner)
    if not met:
        reader.fault(("winner",), "position.winner", player=state.game.colours[state.winner])
    elif kind not in ("", met):
        reader.fault(("victory",), "position.victory", victory=kind)
    return replace(state, victory=met)


def with_cards_left(reader: NodeReader, root: MapNode, state: State) -> State:
    """What is not said: the first cards that nobody owns are on offer, the rest is the pile."""
    game, market, deck = state.game, state.market, state.deck
    cards = range(len(game.cards))
    taken = {card for card in cards if state.owner_of_card(card) != NOBODY}
    for key, said in (("market", market), ("deck", deck)):
        for card in said:
            if card in taken:
                reader.fault((key,), "position.card_elsewhere", card=game.cards[card].name)
        taken |= set(said)
    if "market" not in root.entries:
        market = tuple(card for card in cards if card not in taken)[: game.figures.market]
        taken |= set(market)
    elif len(market) > game.figures.market:
        reader.fault(("market",), "position.market_size", most=game.figures.market)
    if "deck" not in root.entries:
        deck = tuple(card for card in cards if card not in taken)
    return replace(state, market=market, deck=deck)
